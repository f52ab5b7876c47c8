/// Opens a separate view with more about one item.
public struct DetailDisclosureButton: TouchControl {
  public static let facts = ControlFacts(
    .detailDisclosureButton, events: .touch, defaultEvent: .touchUpInside,
    traits: [.userInteractionEnabled, .button], fixedSize: FixedSize(width: 22, height: 22),
    hasBaseline: false, speech: Speech(name: ("More Info", "更多信息")))

  public var view = ViewProperties()
  public var control = ControlProperties()
  /// The item of the details; nil means the row or annotation around the button.
  public var item: Reference?
  /// The view it opens.
  public var reveals: Reference?
  /// Whether that view is open: a tap opens it, and another one closes it.
  public var isRevealing = false

  public init() {}

  public mutating func touch(_ touch: Touch) -> [ControlEvent] { toggle(touch) }

  /// The view that it opened closes.
  public mutating func dismiss() { isRevealing = false }

  public mutating func send(_ interaction: Interaction) -> [ControlEvent] {
    if interaction == .dismiss { dismiss() }
    return sendTouch(interaction)
  }

  public static let allFields = fields([
    .stored("item", \.item), .stored("reveals", \.reveals), .stored("isRevealing", \.isRevealing),
  ])
}

extension DetailDisclosureButton: Revealing {
  /// Details are never on the back of a view.
  public var isFlipped: Bool { false }
}
