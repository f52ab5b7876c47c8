/// One of two opposite states, in a table row.
public struct Switch: TouchControl {
  public static let facts = ControlFacts(
    .switch, events: .value, defaultEvent: .valueChanged,
    traits: [.userInteractionEnabled, .button], fixedSize: FixedSize(width: 51, height: 31),
    hasBaseline: false, speech: Speech(kind: ("switch button", "切换按钮"), isButton: false))

  public var view = ViewProperties()
  public var control = ControlProperties()
  /// Whether it is on.
  public var isOn = false
  /// The names of the two states, off and on; always two.
  public var states = defaultStates {
    didSet { if states.count != 2 { states = oldValue } }
  }
  /// The elements that a change shows, hides, enables or disables.
  public var affects: [Reference] = []
  /// The color of the track while it is on.
  public var onTintColor: Color?

  private static let defaultStates = ["Off", "On"]

  public init() {}
  /// A switch that is on or off.
  public init(isOn: Bool, _ configure: (inout Self) -> Void = { _ in }) {
    self.isOn = isOn
    configure(&self)
  }

  /// The name of the current state.
  public var currentState: String { states[isOn ? 1 : 0] }

  /// A touch that lifts inside is a tap and toggles.
  public mutating func touch(_ touch: Touch) -> [ControlEvent] {
    let events = track(touch)
    guard events.contains(.touchUpInside) else { return events }
    isOn.toggle()
    return [.valueChanged] + events
  }

  /// The knob slides to one side; only the other state is a change.
  public mutating func slide(to isOn: Bool) -> [ControlEvent] {
    var events = track(.down) + track(.move(inside: true))
    guard !events.isEmpty else { return [] }
    if self.isOn != isOn {
      self.isOn = isOn
      events.append(.valueChanged)
    }
    return events + track(.up)
  }

  public mutating func send(_ interaction: Interaction) -> [ControlEvent] {
    switch interaction {
    case .drag(let side): side.isNaN ? [] : slide(to: side > 0.5)
    case .increment: slide(to: true)
    case .decrement: slide(to: false)
    default: sendTouch(interaction)
    }
  }

  public func accessibilityValue(in language: Language) -> String? {
    guard states == Self.defaultStates else { return currentState }
    return isOn ? language.say("on", "打开") : language.say("off", "关闭")
  }

  public var isNamedByRow: Bool { true }

  public static let allFields = fields([
    .stored("isOn", \.isOn), .stored("states", \.states), .stored("affects", \.affects),
    .stored("onTintColor", \.onTintColor),
  ])
}
