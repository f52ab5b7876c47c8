/// One of the 18 controls of the guidelines, as a value.
///
/// Properties have UIKit's names and defaults. Ranges are kept on every write, by clamping, so that
/// a value is valid at all times. What a person does is a mutating method that returns the events
/// it sent, in order; an interaction that is ignored returns none.
public protocol Control: FieldCodable, Equatable {
  /// What holds for every control of the kind.
  static var facts: ControlFacts { get }
  /// The kind's own stored properties; see `Field`.
  static var ownFields: [Field<Self>] { get }

  /// What every element has, controls or not.
  var view: ViewProperties { get set }

  /// Whether it cannot be seen; some kinds also hide by themselves.
  var isHidden: Bool { get set }
  /// Disabled: drawn gray, ignores touches. Always true for kinds that are not UIControls.
  var isEnabled: Bool { get }
  /// Whether a touch reaches the control.
  var acceptsTouches: Bool { get }
  /// Whether the selected state can be seen and is worth being spoken.
  var showsSelection: Bool { get }
  /// The text the control shows by itself, its name when it has no accessibility label.
  var ownText: String? { get }

  /// The current value as VoiceOver speaks it; nil when the name says it all.
  func accessibilityValue(in language: Language) -> String?

  /// Does what a person does to the control; returns the events that follow, in order.
  mutating func send(_ interaction: Interaction) -> [ControlEvent]
}

/// What every element has.
public struct ViewProperties: Sendable, Equatable {
  /// Nil is the tint of the superview.
  public var tintColor: Color?
  /// Whether it cannot be seen.
  public var isHidden = false
  /// Whether touches reach it.
  public var isUserInteractionEnabled = true
  /// Where the layout put it, in screen coordinates.
  public var frame = Rect.zero
  /// The label beside it that says what it is.
  public var describedBy: Reference?
  /// What VoiceOver is told.
  public var accessibility = Accessibility()

  /// What an element starts with: seen, touchable, at no place yet.
  public init() {}
}

extension Control {
  /// A control with the defaults, then configured: `Stepper { $0.maximumValue = 20 }`.
  public init(_ configure: (inout Self) -> Void) {
    self.init()
    configure(&self)
  }

  /// Which of the kinds it is.
  public var kind: ControlKind { Self.facts.kind }

  /// The color of what can be touched; nil is the tint of the superview.
  public var tintColor: Color? {
    get { view.tintColor }
    set { view.tintColor = newValue }
  }

  public var isHidden: Bool {
    get { view.isHidden }
    set { view.isHidden = newValue }
  }

  /// Fixed to false for the kinds that nobody can touch.
  public var isUserInteractionEnabled: Bool {
    get { Self.facts.isInteractive && view.isUserInteractionEnabled }
    set { view.isUserInteractionEnabled = newValue }
  }

  /// The label beside it that says what it is.
  public var describedBy: Reference? {
    get { view.describedBy }
    set { view.describedBy = newValue }
  }

  public var isEnabled: Bool { true }
  public var showsSelection: Bool { false }
  public var ownText: String? { nil }
  public func accessibilityValue(in language: Language) -> String? { nil }
  /// Does what a person does to the control; returns the events that follow, in order.
  public mutating func send(_ interaction: Interaction) -> [ControlEvent] { [] }

  public var acceptsTouches: Bool { isEnabled && isUserInteractionEnabled && !isHidden }

  /// Its own tint, else that of its superview.
  public func effectiveTint(inherited: Color) -> Color { tintColor ?? inherited }

  /// What is written and read: the properties of its own, then those of every element.
  public static var allFields: [Field<Self>] { ownFields + viewFields }

  static var viewFields: [Field<Self>] {
    [
      .stored("tintColor", \.view.tintColor), .stored("isHidden", \.view.isHidden),
      .stored("isUserInteractionEnabled", \.view.isUserInteractionEnabled),
      Field("frame", \.view.frame), .stored("describedBy", \.view.describedBy),
      Field("accessibility", \.view.accessibility),
    ]
  }
}
