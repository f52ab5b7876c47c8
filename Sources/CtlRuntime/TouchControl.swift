/// A kind whose base is UIControl: it has states, follows touches and tells targets.
public protocol TouchControl: Control {
  /// What every UIControl has.
  var control: ControlProperties { get set }
  var isEnabled: Bool { get set }

  /// What the kind makes of one phase of a touch.
  mutating func touch(_ touch: Touch) -> [ControlEvent]
}

/// What every UIControl has.
public struct ControlProperties: Sendable, Equatable {
  /// Disabling a control drops the touch it follows.
  public var isEnabled = true {
    didSet { if !isEnabled { endTracking() } }
  }
  /// The selected state.
  public var isSelected = false
  /// Whether a finger is on it.
  public var isHighlighted = false
  /// Who is told what.
  public var targets = TargetActions()
  var tracking = TouchTracking()

  /// Enabled and at rest.
  public init() {}

  mutating func endTracking() {
    guard tracking.isTracking else { return }
    tracking = TouchTracking()
    isHighlighted = false
  }

  /// The highlight that is not owed to a touch: a touch is not written to a file.
  var restingHighlight: Bool {
    get { isHighlighted && !tracking.isTracking }
    set { isHighlighted = newValue }
  }
}

extension TouchControl {
  public var isEnabled: Bool {
    get { control.isEnabled }
    set { control.isEnabled = newValue }
  }

  /// Entered by a tap; of no effect on most kinds.
  public var isSelected: Bool {
    get { control.isSelected }
    set { control.isSelected = newValue }
  }

  /// Temporary: while a touch is inside.
  public var isHighlighted: Bool {
    get { control.isHighlighted }
    set { control.isHighlighted = newValue }
  }

  /// Who is told of its events.
  public var targets: TargetActions {
    get { control.targets }
    set { control.targets = newValue }
  }

  /// All the states it is in; the empty set is normal.
  public var state: ControlState {
    var state = ControlState.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  public mutating func touch(_ touch: Touch) -> [ControlEvent] { track(touch) }

  /// A finger comes down on it and lifts again.
  public mutating func tap() -> [ControlEvent] { touch(.down) + touch(.up) }

  /// Does what a person does to the control; returns the events that follow, in order.
  public mutating func send(_ interaction: Interaction) -> [ControlEvent] {
    sendTouch(interaction)
  }

  /// The interactions that every UIControl takes.
  mutating func sendTouch(_ interaction: Interaction) -> [ControlEvent] {
    switch interaction {
    case .touch(let phase): touch(phase)
    case .tap: tap()
    case .release: touch(.up)
    default: []
    }
  }

  /// Follows a touch: highlighted while it is inside, selected once it was lifted inside.
  mutating func track(_ touch: Touch) -> [ControlEvent] {
    guard acceptsTouches else {
      control.endTracking()
      return []
    }
    let events = control.tracking.follow(touch)
    guard !events.isEmpty else { return [] }
    isHighlighted = control.tracking.isInside
    if events.contains(.touchUpInside) { isSelected = true }
    return events
  }

  /// What is written and read: the properties of its own, then those of every UIControl and
  /// element.
  public static var allFields: [Field<Self>] { ownFields + controlFields + viewFields }

  static var controlFields: [Field<Self>] {
    [
      .stored("isEnabled", \.control.isEnabled), .stored("isSelected", \.control.isSelected),
      .stored("isHighlighted", \.control.restingHighlight), Field("targets", \.control.targets),
    ]
  }
}
