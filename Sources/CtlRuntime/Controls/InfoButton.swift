/// Shows the configuration of the app, possibly on the back of the view.
public struct InfoButton: TouchControl {
  public static let facts = ControlFacts(
    .infoButton, events: .touch, defaultEvent: .touchUpInside,
    traits: [.userInteractionEnabled, .button], fixedSize: FixedSize(width: 22, height: 22),
    hasBaseline: false, speech: Speech(name: ("More Info", "更多信息")))

  public var view = ViewProperties()
  public var control = ControlProperties()
  /// Dark on light content, light on dark content.
  public var style = Style.dark
  /// The view it shows.
  public var reveals: Reference?
  /// The contents of that view; details of an item have a button of their own.
  public var revealsKind = Content.configuration
  /// How it opens: pushed, or by flipping the view over.
  public var transition = Transition.push
  /// Whether that view is shown: a tap shows it, and another one hides it.
  public var isRevealing = false

  /// The background that it suits.
  public enum Style: String, Sendable, Hashable, Codable, CaseIterable, FieldStorable {
    /// For light content.
    case dark
    /// For dark content.
    case light
  }

  /// The contents of the view that it shows.
  public enum Content: String, Sendable, Hashable, Codable, CaseIterable, FieldStorable {
    case configuration, options, itemDetails, other
  }

  /// How the view that it shows appears.
  public enum Transition: String, Sendable, Hashable, Codable, CaseIterable, FieldStorable {
    case push
    /// The view turns and shows its back.
    case flip
  }

  public init() {}

  /// Whether the view around it shows its back.
  public var isFlipped: Bool { isRevealing && transition == .flip }

  public mutating func touch(_ touch: Touch) -> [ControlEvent] { toggle(touch) }

  /// The view that it showed closes, or turns to its front.
  public mutating func dismiss() { isRevealing = false }

  public mutating func send(_ interaction: Interaction) -> [ControlEvent] {
    if interaction == .dismiss { dismiss() }
    return sendTouch(interaction)
  }

  public static let allFields = fields([
    .stored("style", \.style), .stored("reveals", \.reveals),
    .stored("revealsKind", \.revealsKind),
    .stored("transition", \.transition), .stored("isRevealing", \.isRevealing),
  ])
}

extension InfoButton: Revealing {}
