/// One of the 18 controls of the guidelines, as a value.
///
/// Properties have UIKit's names and defaults. Every write clamps to the range, so that a value is
/// always valid. What a person does is a mutating method that returns the events it sent, in order;
/// an ignored interaction returns none.
public protocol Control: FieldCodable, Equatable {
  /// The facts that apply to every control of the kind.
  static var facts: ControlFacts { get }

  /// The properties of every element, control or not.
  var view: ViewProperties { get set }

  /// Whether it is invisible; some kinds also hide by themselves.
  var isHidden: Bool { get set }
  /// Disabled: drawn gray, ignores touches. Always true for kinds that are not `UIControl`s.
  var isEnabled: Bool { get }
  /// Whether a touch reaches the control.
  var acceptsTouches: Bool { get }
  /// Whether the selected state is visible and should be spoken.
  var showsSelection: Bool { get }
  /// Its own tint; nil is the one of its superview.
  var ownTint: Color? { get }
  /// The text the control shows by itself, its name when it has no accessibility label.
  var ownText: String? { get }

  /// The name of its image, which VoiceOver reads when nothing else names the control.
  var imageName: String? { get }
  /// Whether VoiceOver passes over it, because it only adorns the screen.
  var isPassedOver: Bool { get }
  /// Whether the title of its row names it, also beside other inputs.
  var isNamedByRow: Bool { get }

  /// The current value as VoiceOver speaks it; nil when the name is enough.
  func accessibilityValue(in language: Language) -> String?

  /// Does what a person does to the control; returns the resulting events, in order.
  mutating func send(_ interaction: Interaction) -> [ControlEvent]
}

/// The properties of every element.
public struct ViewProperties: Sendable, Equatable {
  /// Nil is the tint of the superview.
  public var tintColor: Color?
  /// Whether it is invisible.
  public var isHidden = false
  /// Whether touches reach it.
  public var isUserInteractionEnabled = true
  /// Where the layout put it, in screen coordinates.
  public var frame = Rect.zero
  /// The label beside it that describes it.
  public var describedBy: Reference?
  /// The properties for VoiceOver.
  public var accessibility = Accessibility()

  /// An element at first: visible, touchable, not placed yet.
  public init() {}
}

extension Control {
  /// A control with the defaults, then configured: `Stepper { $0.maximumValue = 20 }`.
  public init(_ configure: (inout Self) -> Void) {
    self.init()
    configure(&self)
  }

  /// Its kind.
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

  /// Always false for kinds that do not respond to touches.
  public var isUserInteractionEnabled: Bool {
    get { Self.facts.isInteractive && view.isUserInteractionEnabled }
    set { if Self.facts.isInteractive { view.isUserInteractionEnabled = newValue } }
  }

  /// The label beside it that describes it.
  public var describedBy: Reference? {
    get { view.describedBy }
    set { view.describedBy = newValue }
  }

  public var isEnabled: Bool { true }
  public var showsSelection: Bool { false }
  public var ownTint: Color? { tintColor }
  public var ownText: String? { nil }
  public var imageName: String? { nil }
  public var isPassedOver: Bool { false }
  public var isNamedByRow: Bool { false }
  public func accessibilityValue(in language: Language) -> String? { nil }
  /// Does what a person does to the control; returns the resulting events, in order.
  public mutating func send(_ interaction: Interaction) -> [ControlEvent] { [] }

  public var acceptsTouches: Bool { isEnabled && isUserInteractionEnabled && !isHidden }

  /// Its own tint, else that of its superview.
  public func effectiveTint(inherited: Color) -> Color { ownTint ?? inherited }

  /// All fields of a kind: its own, then those of every element.
  static func fields(_ own: [Field<Self>]) -> [Field<Self>] { own + viewFields }

  static var viewFields: [Field<Self>] {
    [
      .stored("tintColor", \.view.tintColor), .stored("isHidden", \.view.isHidden),
      .stored("isUserInteractionEnabled", \.isUserInteractionEnabled),
      Field("frame", \.view.frame), .stored("describedBy", \.view.describedBy),
      Field("accessibility", \.view.accessibility),
    ]
  }
}
