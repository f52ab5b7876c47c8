/// One property of a kind: its allowed values and its default. An immutable class, like `Kind`:
/// passing one costs one reference.
public final class Property: Sendable {
  public let name: PropertyName
  public let type: ValueType
  /// The value when the file sets none.
  public let defaultValue: DefaultValue
  /// The allowed values; nil when the type is enough.
  public let range: ValueRange?
  /// The properties of the same element, or the parts, that limit its values: they are set before
  /// it.
  public let limitedBy: [PropertyName]
  /// The property of the same element whose variable decides it when nothing says it: its range,
  /// or its place among its cases.
  public let followsBinding: PropertyName?
  /// The property of the same element that decides it, whatever else is said, when it is set.
  public let decidedBy: PropertyName?
  /// Whether nothing but the property itself, a style or an appearance says what it is worth: no other
  /// property of the element, and no element around it.
  public let isAlone: Bool
  public let documentation: Localized
  /// Whether it has one value, a value for each control state, or a value for each pair of states.
  public let keying: Keying
  /// Whether `<->` may bind it to a variable.
  public let isBindable: Bool
  /// Whether `appearance kind { … }` may set it (tint, images, fonts, colours).
  public let isAppearance: Bool
  public let access: Access
  /// How the control of the runtime has it.
  public let runtime: Runtime
  /// Its sources: 000 the guidelines of iOS 7, 001 those of iOS 8, 002 UIKit's pages about
  /// controls, 003 the Chinese guidelines, 004 UIKit's page about steppers, U UIKit itself, P this
  /// language.
  public let source: String

  public init(
    _ name: PropertyName, _ type: ValueType, default defaultValue: DefaultValue = .absent,
    range: ValueRange? = nil, limitedBy: [PropertyName] = [],
    followsBinding: PropertyName? = nil, decidedBy: PropertyName? = nil, keying: Keying = .single,
    bindable: Bool = false,
    appearance: Bool = false,
    access: Access = .settable, runtime: Runtime = .plain, source: String = "",
    _ documentation: Localized
  ) {
    self.name = name
    self.type = type
    self.defaultValue = defaultValue
    self.range = range
    self.limitedBy = limitedBy
    self.followsBinding = followsBinding
    self.decidedBy = decidedBy
    isAlone = decidedBy == nil && followsBinding == nil && !defaultValue.isInherited
    self.documentation = documentation
    self.keying = keying
    self.isBindable = bindable
    self.isAppearance = appearance
    self.access = access
    self.runtime = runtime
    self.source = source
  }

  /// A property that people write in the kind by mistake: the checker allows any value, and the
  /// given rule reports it instead of `control/unknown-property`.
  public static func misplaced(_ name: PropertyName, rule: String) -> Property {
    Property(name, .anything, access: .misplaced(rule: rule), Localized("", ""))
  }

  /// Whether it holds for everything inside an element until something says another value.
  public var isInherited: Bool { defaultValue.isInherited }

  /// Whether the kind does not really have it.
  public var isMisplaced: Bool {
    if case .misplaced = access { true } else { false }
  }

  /// The rule that reports it; nil when it may be written.
  public var reportingRule: String? {
    switch access {
    case .settable: nil
    case .automatic(let rule), .misplaced(let rule): rule
    }
  }

  public enum Keying: String, Sendable {
    case single
    /// `title(highlighted): …`; a missing state falls back to normal.
    case state
    /// `dividerImage(left: normal, right: highlighted): …`
    case statePair
  }

  public enum Runtime: Sendable, Equatable {
    case plain
    /// Nil without a value.
    case optional
    /// In a type of the runtime around the value.
    case wrapped(String)
    /// It does not: the control derives it, or has it under other names.
    case absent
  }

  public enum Access: Sendable, Equatable {
    case settable
    /// Known, readable, and reported by the given rule when it is written.
    case automatic(rule: String)
    /// Unknown to the kind, and reported by the given rule when it is written.
    case misplaced(rule: String)
  }
}

/// The type of a property.
public indirect enum ValueType: Sendable, Hashable {
  case bool, int, double, string, color, image, date, duration, length, font
  /// A part of a text in one style: a text, or `styled("text", font: .headline)`.
  case run
  /// A member of a case set of the catalogue, written `.member`.
  case oneOf(CaseSet)
  /// A literal number or a member: `duration: 10s`, `duration: .unknown`.
  case durationOr(CaseSet)
  case list(ValueType)
  /// The bare name of an element, task, screen, view or container, limited to a target.
  case reference(ReferenceTarget)
  /// An element or image as a value, or the bare name of a system button.
  case view
  /// Two numbers: `[0, 1]`.
  case offset
  /// Any value: for a misplaced property, or one whose value is checked only by a rule.
  case anything

  /// The closed set of its values, or of those in it.
  public var caseSet: CaseSet? {
    switch self {
    case .oneOf(let set), .durationOr(let set): set
    case .list(let element): element.caseSet
    default: nil
    }
  }
}

/// The possible targets of a reference.
public enum ReferenceTarget: String, Sendable {
  /// Any element of a screen, containers included, also `Screen.element`.
  case element
  case label
  case task
  /// A screen or a view that a button reveals.
  case destination
  /// A screen with its arguments, as a step opens one: `Details(kind: kind)`.
  case screen
}

/// The value of a property that is not written.
public indirect enum DefaultValue: Sendable, Hashable {
  /// Nothing: `nil`, or derived while running.
  case absent
  case bool(Bool)
  case int(Int)
  /// Also the seconds of a duration and the points of a length.
  case double(Double)
  case string(String)
  case member(String)
  /// An image, by its name.
  case image(String)
  case list([DefaultValue])
  /// Taken from the superview (tint).
  case inherited
  /// It follows from something else.
  case derived(Derivation)
  /// The kind needs a value.
  case required

  var isInherited: Bool { if case .inherited = self { true } else { false } }
}

/// A closed set of members, written `.member` in a file.
public struct CaseSet: Sendable, Hashable {
  public let name: String
  /// The type of the runtime.
  public let swiftName: String
  public let members: [String]
  /// The members that are only the old names of others.
  public let deprecated: Set<String>

  public init(
    _ name: String, swift: String? = nil, _ members: [String], deprecated: Set<String> = []
  ) {
    self.name = name
    self.deprecated = deprecated
    swiftName = swift ?? name
    self.members = members
  }
}
