/// One property of a kind: what may be written, what holds when nothing is. An immutable class, as
/// `Kind` is: handing one around costs one reference.
public final class Property: Sendable {
  public let name: PropertyName
  public let type: ValueType
  /// What holds when the file says nothing.
  public let defaultValue: DefaultValue
  /// The values that it takes; nil when the type says it all.
  public let range: ValueRange?
  /// The properties of the same element, or the parts, that decide which values it takes: they are
  /// set before it.
  public let limitedBy: [PropertyName]
  public let documentation: Localized
  /// Whether one value, a value per control state, or a value per pair of states is held.
  public let keying: Keying
  /// Whether `<->` may bind it to a variable.
  public let isBindable: Bool
  /// Whether `appearance kind { … }` may set it (tint, images, fonts, colours).
  public let isAppearance: Bool
  public let access: Access
  /// What it rests on: 000 the guidelines of iOS 7, 001 those of iOS 8, 002 UIKit's pages about
  /// controls, 003 the Chinese guidelines, 004 UIKit's page about steppers, U UIKit itself,
  /// P this language.
  public let source: String

  public init(
    _ name: PropertyName, _ type: ValueType, default defaultValue: DefaultValue = .absent,
    range: ValueRange? = nil, limitedBy: [PropertyName] = [], keying: Keying = .single,
    bindable: Bool = false,
    appearance: Bool = false,
    access: Access = .settable, source: String = "", _ documentation: Localized
  ) {
    self.name = name
    self.type = type
    self.defaultValue = defaultValue
    self.range = range
    self.limitedBy = limitedBy
    self.documentation = documentation
    self.keying = keying
    self.isBindable = bindable
    self.isAppearance = appearance
    self.access = access
    self.source = source
  }

  /// A property that does not belong to the kind but that people write there: the checker lets any
  /// value pass, and the rule named speaks instead of `control/unknown-property`.
  public static func misplaced(_ name: PropertyName, rule: String) -> Property {
    Property(name, .anything, access: .misplaced(rule: rule), Localized("", ""))
  }

  /// Whether the kind does not really have it.
  public var isMisplaced: Bool {
    if case .misplaced = access { true } else { false }
  }

  /// The rule that speaks when it is written; nil when it may be.
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

  public enum Access: Sendable, Equatable {
    case settable
    /// Known, readable, and reported by the rule named when it is written.
    case automatic(rule: String)
    /// Unknown to the kind, and reported by the rule named when it is written.
    case misplaced(rule: String)
  }
}

/// The type that a property takes, in the words of the language.
public indirect enum ValueType: Sendable, Hashable {
  case bool, int, double, string, color, image, date, duration, length, font
  /// One of the members of a case set of the catalogue, written `.member`.
  case oneOf(CaseSet)
  /// A literal number or a member: `duration: 10s`, `duration: .unknown`.
  case durationOr(CaseSet)
  case list(ValueType)
  /// The bare name of an element, task, screen, view or container, limited to what is named.
  case reference(ReferenceTarget)
  /// An element or image written in place, or the bare name of a system button.
  case view
  /// Two numbers: `[0, 1]`.
  case offset
  /// Anything at all: a misplaced property, or one whose value only a rule of its own judges.
  case anything
}

/// What a reference may name.
public enum ReferenceTarget: String, Sendable {
  /// Any element of a screen, containers included, also `Screen.element`.
  case element
  case label
  case task
  /// A screen or a view; what a button reveals.
  case destination
}

/// What holds when a property is not written.
public indirect enum DefaultValue: Sendable, Hashable {
  /// Nothing: `nil`, or derived while running.
  case absent
  case bool(Bool)
  case int(Int)
  /// Also the seconds of a duration and the points of a length.
  case double(Double)
  case string(String)
  case member(String)
  /// An image by its name.
  case image(String)
  case list([DefaultValue])
  /// Taken from the superview (tint).
  case inherited
  /// It follows from something else.
  case derived(Derivation)
  /// The kind cannot do without it.
  case required
}

/// A closed set of members, written `.member` in a file.
public struct CaseSet: Sendable, Hashable {
  public let name: String
  public let members: [String]

  public init(_ name: String, _ members: [String]) {
    self.name = name
    self.members = members
  }
}
