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
    case .control, .companion: Kind.named(kind).swiftName
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
    guard Kind.named(kind).role != .part, let known = Kind.named(kind).property(named: name),
      !known.isMisplaced, known.runtime != .absent
    else { return nil }
    return Property(path: name.name, isOptional: isOptional(known), form: form(known))
  }

  private static func form(_ property: CtlCatalogue.Property) -> Property.Form {
    if case .wrapped(let name) = property.runtime { return .wrapped(name) }
    return switch property.type {
    case .durationOr: .expectedDuration
    case .reference(.task): .task
    case .view: .view
    default: .plain
    }
  }

  /// Whether the runtime's property may be nil.
  private static func isOptional(_ property: CtlCatalogue.Property) -> Bool {
    if property.keying != .single || property.runtime == .optional { return true }
    return switch property.type {
    case .color, .image, .reference, .view, .length: true
    case .string, .int, .date: property.defaultValue == .absent
    default: false
    }
  }

  /// Whether other properties of the control limit it; it is then written after them.
  static func isLate(_ name: PropertyName, of kind: KindName) -> Bool {
    Kind.named(kind).property(named: name)?.limitedBy.isEmpty == false
  }

  /// Whether what people do to an element goes into the variable that a property is bound to; the other
  /// properties only follow the file.
  static func takes(_ entry: PropertyEntry, of element: Element) -> Bool {
    guard entry.form == .binding, element.form == .kind else { return false }
    return Kind.named(element.kind).role == .container
      ? takenOfContainers.contains(entry.name) : taken.contains(entry.name)
  }

  private static let taken: Set<PropertyName> = [
    .value, .isOn, .date, .countDownDuration, .currentPage, .text, .selectedRows,
    .selectedSegmentIndex, .selection, .isSelected, .isRefreshing, .isRevealing,
  ]

  private static let takenOfContainers: Set<PropertyName> = [
    .isPresented, .selectedIndex, .currentPage, .contentOffset,
  ]
}
