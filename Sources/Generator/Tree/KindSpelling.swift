import CtlCatalogue
import CtlChecker

/// The catalogue's kinds and properties as the runtime spells them.
enum KindSpelling {
  /// The runtime's type of a control or companion; nil for containers, parts and unknown kinds.
  static func type(of element: Element) -> String? {
    element.form == .kind ? type(of: element.kind) : nil
  }

  static func type(of kind: KindName) -> String? {
    switch Kind.named(kind).role {
    case .control, .companion: Identifier.upperCamel(kind.name)
    case .container, .part: nil
    }
  }

  /// A member of a case set.
  static func member(_ name: String) -> String { name == "URL" ? "url" : name }

  /// The runtime property for a property of a control.
  struct Property {
    /// Follows the control: `isOn`, `view.isHidden`.
    var path: String
    /// Whether it may be nil.
    var isOptional: Bool
    var form: Form

    enum Form {
      case plain
      /// A type of the runtime around the value: `LocaleIdentifier`.
      case wrapped(String)
      case expectedDuration
      case view
      /// A task that starts and stops the control.
      case task
    }
  }

  /// Nil when the runtime derives it, or when it belongs to the element around the control.
  static func property(_ name: PropertyName, of kind: KindName) -> Property? {
    guard let known = Kind.named(kind).property(named: name), !known.isMisplaced else { return nil }
    let isOptional = isOptional(known, kind)
    func make(_ form: Property.Form) -> Property {
      Property(path: name.name, isOptional: isOptional, form: form)
    }
    switch (kind, name) {
    case (.datePicker, .wheels), (.contactAddButton, .reveals),
      (.networkActivityIndicator, .duration), (.picker, .wheels), (.picker, .selection),
      (.accessibility, _), (.segment, _), (.wheel, _):
      return nil
    case (.datePicker, .locale): return make(.wrapped("LocaleIdentifier"))
    case (.textField, .attributedText): return make(.wrapped("StyledText"))
    case (_, .duration): return make(.expectedDuration)
    case (_, .while): return make(.task)
    case (.textField, .leftView), (.textField, .rightView): return make(.view)
    default: return make(.plain)
    }
  }

  /// Whether the runtime's property may be nil.
  private static func isOptional(_ property: CtlCatalogue.Property, _ kind: KindName) -> Bool {
    if property.keying != .single { return true }
    switch property.type {
    case .color, .image, .reference, .view, .length: return true
    case .string:
      return [.placeholder, .timeZone, .attributedText].contains(property.name)
        || kind == .refreshControl
    case .int: return property.name == .maxLength
    case .date: return property.name != .date
    default: return false
    }
  }

  /// Whether other properties of the control limit it; it is then written after them.
  static func isLate(_ name: PropertyName, of kind: KindName) -> Bool {
    Kind.named(kind).property(named: name)?.limitedBy.isEmpty == false
  }

  /// Properties that people change; the others only follow the file.
  static let taken: Set<PropertyName> = [
    .value, .isOn, .date, .countDownDuration, .currentPage, .text, .selectedRows,
    .selectedSegmentIndex, .selection, .isSelected, .isRefreshing,
  ]
}
