import CtlCatalogue

/// Words of documents that are no kinds and no properties.
enum DocumentWords {
  /// Objects that show nothing, and behave as every app's do.
  static let invisible: Set<String> = [
    "placeholder", "viewControllerPlaceholder", "exit", "navigationController",
    "tabBarController", "splitViewController",
  ]

  /// Whether an item of a bar only keeps others apart.
  static func isSpace(_ element: Int, _ tree: XMLTree) -> Bool {
    tree.has("systemItem", "flexibleSpace", element)
      || tree.has("systemItem", "fixedSpace", element)
  }

  /// Objects of every document, which stand for what is outside of it.
  static let standIns: Set<String> = ["placeholder", "exit"]

  /// Children that are read, and those with no effect on what is checked or drawn.
  static let knownChildren: Set<String> = [
    "rect", "autoresizingMask", "constraints", "connections", "accessibility", "state", "segments",
    "textInputTraits", "string", "mutableString", "attributedString",
    "userDefinedRuntimeAttributes", "viewLayoutGuide", "layoutGuides", "navigationItem",
    "tabBarItem", "point", "nil", "value", "date", "extendedEdge", "userGuides",
    "freeformSimulatedSizeMetrics", "nilSimulatedSizeMetrics", "tableViewCellContentView",
    "collectionViewCellContentView", "buttonConfiguration", "offsetWrapper",
  ]

  /// Attributes of the tool itself, and those that say what is so for every element of their kind.
  static let plain: Set<String> = [
    "id", "key", "tableViewCell", "systemItem", "contentMode", "opaque", "clipsSubviews",
    "multipleTouchEnabled", "clearsContextBeforeDrawing", "customModule", "customModuleProvider",
    "userLabel", "fixedFrame", "misplaced", "ambiguous", "verifyAmbiguity",
    "translatesAutoresizingMaskIntoConstraints", "baselineAdjustment",
    "adjustsLetterSpacingToFitWidth", "segmentControlStyle", "catalog",
    "horizontalTextureStretch", "verticalTextureStretch", "placeholderIntrinsicWidth",
    "placeholderIntrinsicHeight", "sceneMemberID", "preservesSuperviewLayoutMargins",
    "insetsLayoutMarginsFromSafeArea", "dataMode", "simulatedAppContext",
    "reversesTitleShadowWhenHighlighted", "textLabel", "detailTextLabel", "imageView",
    "usesAttributedText", "secureTextEntry", "alwaysBounceVertical",
    "alwaysBounceHorizontal", "estimatedRowHeight", "estimatedSectionHeaderHeight",
    "estimatedSectionFooterHeight", "hidesAccessoryWhenEditing", "contentViewInsetsToSafeArea",
    "storyboardIdentifier",
    "useStoryboardIdentifierAsRestorationIdentifier", "storyboardName", "referencedIdentifier",
  ]

  /// The sizes that only the tool draws.
  static let plainSizes: Set<String> = ["intrinsicContentSize", "freeformSize", "customSize"]

  /// The values that Xcode writes when no other one was chosen, with spaces between them; some are only
  /// those of one element.
  private static let usual: [String: String] = [
    "lineBreakMode": "tailTruncation", "button.lineBreakMode": "middleTruncation",
    "modalPresentationStyle": "automatic", "segue.modalPresentationStyle": "automatic pageSheet",
    "modalTransitionStyle": "coverVertical", "animates": "YES",
    "automaticallyAdjustsScrollViewInsets": "NO", "definesPresentationContext": "YES",
    "showSeguePresentationStyle": "single", "adjustsFontSizeToFit": "NO",
    "minimumFontSize": "17", "textAlignment": "left natural",
    "contentHorizontalAlignment": "center",
    "contentVerticalAlignment": "center", "horizontalHuggingPriority": "250 251",
    "verticalHuggingPriority": "250 251", "horizontalCompressionResistancePriority": "750",
    "verticalCompressionResistancePriority": "750", "autoresizesSubviews": "YES",
    "selectionStyle": "default blue", "indentationWidth": "10 0.0", "indentationLevel": "0 1",
    "rowHeight": "44 -1", "sectionHeaderHeight": "10 18 22 28 -1",
    "sectionFooterHeight": "10 18 22 28 -1", "separatorStyle": "default singleLine",
    "style": "plain IBUITableViewCellStyleDefault", "alpha": "1", "bounces": "YES",
    "bouncesZoom": "YES", "showsHorizontalScrollIndicator": "YES",
    "showsVerticalScrollIndicator": "YES", "shouldIndentWhileEditing": "YES",
    "delaysContentTouches": "YES", "canCancelContentTouches": "YES",
  ]

  /// Whether an attribute has a value that was not chosen.
  static func isUsual(_ name: String, _ value: String, in tag: String) -> Bool {
    (usual["\(tag).\(name)"] ?? usual[name]).map {
      $0.split(separator: " ").contains { $0 == value }
    } ?? false
  }

  /// The words of a text as one name of at most so many characters; nil when nothing of it can stand in a
  /// name. Names in code are long.
  static func identifier(_ text: String, limit: Int = 100) -> String? {
    var name = ""
    var isStart = false
    for character in text.drop(while: { !$0.isASCII || !$0.isLetter }) where name.count < limit {
      let isPart =
        character.isASCII && (character.isLetter || character.isNumber || character == "_")
      if isPart { name += isStart ? character.uppercased() : String(character) }
      isStart = !isPart
    }
    guard let first = name.first else { return nil }
    return first.lowercased() + name.dropFirst()
  }

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
