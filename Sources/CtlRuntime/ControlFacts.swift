/// The facts that apply to every control of a kind.
public struct ControlFacts: Sendable {
  /// The kind.
  public let kind: ControlKind
  /// Whether UIControl is the base: states, control events and target–action apply.
  public let isUIControl: Bool
  /// Whether a person can touch it.
  public let isInteractive: Bool
  /// The events that it sends, in the order of UIControl.
  public let events: [ControlEvent.Name]
  /// The event of handlers that name none.
  public let defaultEvent: ControlEvent.Name?
  /// The default traits for VoiceOver.
  public let traits: AccessibilityTraits
  /// The size, in points, if the system draws the kind in one size.
  public let fixedSize: FixedSize
  /// Whether the layout has a baseline for it.
  public let hasBaseline: Bool
  /// What VoiceOver says about every control of the kind.
  package let speech: Speech

  init(
    _ kind: ControlKind, isUIControl: Bool = true, isInteractive: Bool = true,
    events: [ControlEvent.Name], defaultEvent: ControlEvent.Name? = nil,
    traits: AccessibilityTraits, fixedSize: FixedSize = .none, hasBaseline: Bool = true,
    speech: Speech = .plain
  ) {
    self.kind = kind
    self.isUIControl = isUIControl
    self.isInteractive = isInteractive
    self.events = events
    self.defaultEvent = defaultEvent
    self.traits = traits
    self.fixedSize = fixedSize
    self.hasBaseline = hasBaseline
    self.speech = speech
  }
}
