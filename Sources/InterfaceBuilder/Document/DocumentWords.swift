import CtlCatalogue

/// Words of documents that are no kinds and no properties.
enum DocumentWords {
  /// Objects that show nothing, and behave as every app's do.
  static let invisible: Set<String> = [
    "placeholder", "viewControllerPlaceholder", "exit", "navigationController",
    "tabBarController", "splitViewController",
  ]

  /// Children that are read, and those with no effect on what is checked or drawn.
  static let knownChildren: Set<String> = [
    "rect", "autoresizingMask", "constraints", "connections", "accessibility", "state", "segments",
    "textInputTraits", "string", "mutableString", "attributedString", "fontDescription",
    "userDefinedRuntimeAttributes", "viewLayoutGuide", "layoutGuides", "navigationItem",
    "tabBarItem", "point", "size", "nil", "value", "date", "extendedEdge", "userGuides",
    "freeformSimulatedSizeMetrics", "nilSimulatedSizeMetrics", "tableViewCellContentView",
    "collectionViewCellContentView", "buttonConfiguration", "imageReference", "offsetWrapper",
  ]

  /// Attributes with no effect on what is checked or drawn: the tool's own, and those whose value
  /// every control of the kind has.
  static let plain: Set<String> = [
    "id", "key", "tableViewCell", "systemItem", "changesSelectionAsPrimaryAction",
    "contentMode", "opaque", "clipsSubviews", "multipleTouchEnabled",
    "clearsContextBeforeDrawing", "autoresizesSubviews", "customClass", "customModule",
    "customModuleProvider", "userLabel", "tag", "fixedFrame", "misplaced", "ambiguous",
    "verifyAmbiguity", "translatesAutoresizingMaskIntoConstraints", "horizontalHuggingPriority",
    "verticalHuggingPriority", "horizontalCompressionResistancePriority",
    "verticalCompressionResistancePriority", "contentHorizontalAlignment",
    "contentVerticalAlignment", "lineBreakMode", "baselineAdjustment", "adjustsFontSizeToFit",
    "minimumFontSize", "adjustsLetterSpacingToFitWidth", "segmentControlStyle", "image", "catalog",
    "horizontalTextureStretch", "verticalTextureStretch", "restorationIdentifier",
    "reuseIdentifier", "placeholderIntrinsicWidth", "placeholderIntrinsicHeight", "sceneMemberID",
    "preservesSuperviewLayoutMargins", "insetsLayoutMarginsFromSafeArea", "dataMode",
    "simulatedAppContext", "layoutMarginsFollowReadableWidth", "springLoaded",
    "showsTouchWhenHighlighted", "reversesTitleShadowWhenHighlighted", "textLabel",
    "detailTextLabel", "imageView", "usesAttributedText", "title", "secureTextEntry",
    "bounces", "bouncesZoom", "alwaysBounceVertical", "alwaysBounceHorizontal",
    "showsHorizontalScrollIndicator", "showsVerticalScrollIndicator", "indicatorStyle",
    "separatorStyle", "rowHeight", "sectionHeaderHeight", "sectionFooterHeight",
    "estimatedRowHeight", "estimatedSectionHeaderHeight", "estimatedSectionFooterHeight",
    "selectionStyle", "indentationWidth", "indentationLevel", "hidesAccessoryWhenEditing",
    "shouldIndentWhileEditing", "delaysContentTouches", "canCancelContentTouches",
    "keyboardDismissMode", "contentInsetAdjustmentBehavior", "contentViewInsetsToSafeArea",
  ]

  /// The event that stands for one of Interface Builder that the catalogue does not have; without
  /// one, the event that a kind has for it. Nil for what means several events.
  static func event(_ name: String?, of kind: KindName) -> EventName? {
    if let name, name != "primaryActionTriggered" { return nil }
    if Kind.named(kind).takesText { return .editingDidEndOnExit }
    return Kind.named(kind).defaultEvent
  }
}

/// What leads from one element of a document to another.
struct DocumentReferences {
  private(set) var ids: [String: Int] = [:]
  private(set) var outlets: [Int: [String]] = [:]

  init(_ tree: XMLTree) {
    var targets: [(id: String, property: String)] = []
    for element in tree.elements.indices {
      if let id = tree.value("id", of: element), ids[id] == nil { ids[id] = element }
      guard tree.isNamed(element, "outlet") || tree.isNamed(element, "outletCollection"),
        let target = tree.value("destination", of: element),
        let property = tree.value("property", of: element)
      else { continue }
      targets.append((target, property))
    }
    for target in targets {
      if let element = ids[target.id] { outlets[element, default: []].append(target.property) }
    }
  }
}

/// The colours that a document gives names to.
struct DocumentColors {
  private(set) var named: [String: Int] = [:]

  init(_ tree: XMLTree) {
    guard let resources = tree.child("resources", of: 0) else { return }
    for resource in tree.children(of: resources) {
      guard tree.isNamed(resource, "namedColor") || tree.isNamed(resource, "systemColor"),
        let name = tree.value("name", of: resource), let color = tree.child("color", of: resource)
      else { continue }
      named[name] = color
    }
  }
}
