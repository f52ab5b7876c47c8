/// A kind based on `UIControl`: it has states, follows touches and tells targets.
public protocol TouchControl: Control {
  /// The properties of every `UIControl`.
  var control: ControlProperties { get set }
  var isEnabled: Bool { get set }

  /// The response of the kind to one phase of a touch.
  mutating func touch(_ touch: Touch) -> [ControlEvent]
}

/// The properties of every `UIControl`.
public struct ControlProperties: Sendable, Equatable {
  /// Disabling a control cancels its touch.
  public var isEnabled = true {
    didSet { if !isEnabled { endTracking() } }
  }
  /// The selected state.
  public var isSelected = false { didSet { isSelectedByTouch = false } }
  /// Whether only a tap selected it, which shows nowhere and is for no one to hear.
  var isSelectedByTouch = false
  /// Whether a finger is on it.
  public var isHighlighted = false
  /// The targets of its events.
  public var targets = TargetActions()
  var tracking = TouchTracking()

  /// Enabled and at rest.
  public init() {}

  mutating func endTracking() {
    guard tracking.isTracking else { return }
    tracking = TouchTracking()
    isHighlighted = false
  }

  /// Looks as with a finger on it, or without one.
  mutating func showTouch(_ isTouched: Bool) {
    tracking = TouchTracking()
    if isTouched { _ = tracking.follow(.down) }
    isHighlighted = isTouched
  }

  /// The highlight that does not come from a touch: touches are not encoded.
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

  /// Set by a tap; has no effect on most kinds.
  public var isSelected: Bool {
    get { control.isSelected }
    set { control.isSelected = newValue }
  }

  /// Temporary: while a touch is inside.
  public var isHighlighted: Bool {
    get { control.isHighlighted }
    set { control.isHighlighted = newValue }
  }

  /// The targets of its events.
  public var targets: TargetActions {
    get { control.targets }
    set { control.targets = newValue }
  }

  /// All its current states; the empty set is normal.
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

  /// Does what a person does to the control; returns the resulting events, in order.
  public mutating func send(_ interaction: Interaction) -> [ControlEvent] {
    sendTouch(interaction)
  }

  /// The interactions of every `UIControl`.
  mutating func sendTouch(_ interaction: Interaction) -> [ControlEvent] {
    switch interaction {
    case .touch(let phase): touch(phase)
    case .tap: tap()
    case .release: touch(.up)
    default: []
    }
  }

  /// Follows a touch: highlighted while it is inside, selected after it was lifted inside.
  mutating func track(_ touch: Touch) -> [ControlEvent] {
    guard acceptsTouches else {
      control.endTracking()
      return []
    }
    let events = control.tracking.follow(touch)
    guard !events.isEmpty else { return [] }
    isHighlighted = control.tracking.isInside
    if events.contains(.touchUpInside), !isSelected {
      isSelected = true
      control.isSelectedByTouch = true
    }
    return events
  }

  /// All fields of a kind: its own, then those of every `UIControl` and element.
  static func fields(_ own: [Field<Self>]) -> [Field<Self>] { own + controlFields + viewFields }

  static var controlFields: [Field<Self>] {
    [
      .stored("isEnabled", \.control.isEnabled), .stored("isSelected", \.control.isSelected),
      .stored("isSelectedByTouch", \.control.isSelectedByTouch),
      .stored("isHighlighted", \.control.restingHighlight), Field("targets", \.control.targets),
    ]
  }
}
