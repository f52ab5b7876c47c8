/// Changes a value in small steps with two buttons, minus and plus. It never shows the value.
public struct Stepper: TouchControl {
  public static let facts = ControlFacts(
    .stepper, events: .value, defaultEvent: .valueChanged,
    traits: [.userInteractionEnabled, .adjustable], fixedSize: FixedSize(width: 94, height: 29),
    hasBaseline: false)

  public var view = ViewProperties()
  public var control = ControlProperties()
  private var number = BoundedNumber(minimum: 0, maximum: 100, value: 0)
  /// Above 0 and finite; any other value is ignored.
  public var stepValue = 1.0 {
    didSet { if !(stepValue > 0 && stepValue.isFinite) { stepValue = oldValue } }
  }
  /// Whether every change while held is sent, or one event at release.
  public var isContinuous = true
  /// Whether holding a button repeats the step.
  public var autorepeat = true
  /// Whether the minimum follows the maximum and the reverse.
  public var wraps = false
  /// The icon of the button that adds, for each state.
  public var incrementImage: PerState<ImageReference> = "plus"
  /// The icon of the button that subtracts, for each state.
  public var decrementImage: PerState<ImageReference> = "minus"
  /// The image behind everything except the divider, for each state.
  public var backgroundImage = PerState<ImageReference>()
  /// The left segment is minus. Both cannot be highlighted: such an image is not kept.
  public var dividerImage = DividerImages() {
    didSet { dividerImage.removeBothHighlighted() }
  }
  /// For icons without a mode of their own.
  public var renderingMode = ImageReference.RenderingMode.automatic
  /// The label that shows the value.
  public var valueLabel: Reference?
  /// How far people move the value; large changes suit a slider.
  public var changes = Changes.small
  fileprivate var hold: Hold?

  /// The two buttons, in their order from left to right.
  public enum Segment: Int, Sendable, Hashable, Codable, CaseIterable { case decrement, increment }

  /// How far people move the value.
  public enum Changes: String, Sendable, Hashable, Codable, FieldStorable { case small, large }

  /// A finger on a button.
  fileprivate struct Hold: Sendable, Equatable {
    var segment: Segment
    /// How long it has been inside the button.
    var time = Duration.zero
    /// The last value that was sent.
    var sentValue: Double
  }

  public init() {}
  /// A stepper with a range and a value, which is clamped.
  public init(
    value: Double, in range: ClosedRange<Double> = 0...100, step: Double = 1,
    _ configure: (inout Self) -> Void = { _ in }
  ) {
    self.init {
      $0.stepValue = step
      $0.minimumValue = range.lowerBound
      $0.maximumValue = range.upperBound
      $0.value = value
      configure(&$0)
    }
  }

  /// Within the bounds; NaN is ignored.
  public var value: Double {
    get { number.value }
    set { number.setValue(newValue) }
  }
  private var given: Double {
    get { number.given }
    set { number.setValue(newValue) }
  }

  /// Below the maximum, which it pushes to a step above when it reaches it. Finite.
  public var minimumValue: Double {
    get { number.minimum }
    set { number.setMinimum(newValue, gap: stepValue) }
  }

  /// Above the minimum, which it pushes to a step below when it reaches it. Finite.
  public var maximumValue: Double {
    get { number.maximum }
    set { number.setMaximum(newValue, gap: stepValue) }
  }

  /// The button under a finger; never both.
  public var pressedSegment: Segment? { control.tracking.isInside ? hold?.segment : nil }

  /// The value after one step: at the end of the range it wraps, or stays at the bound.
  public func value(after segment: Segment) -> Double {
    switch segment {
    case .increment:
      let next = value + stepValue
      return next > maximumValue ? (wraps ? minimumValue : maximumValue) : next
    case .decrement:
      let next = value - stepValue
      return next < minimumValue ? (wraps ? maximumValue : minimumValue) : next
    }
  }

  /// A finger comes down on a button: one step. Ignored while a finger is down already.
  public mutating func press(_ segment: Segment) -> [ControlEvent] {
    guard !control.tracking.isTracking else { return [] }
    let events = track(.down)
    guard !events.isEmpty else { return [] }
    hold = Hold(segment: segment, sentValue: value)
    return events + step(segment)
  }

  /// Time passes. With `autorepeat` a held button takes the steps that are due, see `Autorepeat`;
  /// the result depends on the time held, not on how it is divided into calls.
  public mutating func advance(by time: Duration) -> [ControlEvent] {
    guard acceptsTouches, autorepeat, let segment = pressedSegment, let held = hold?.time else {
      return []
    }
    let now = clamp(held + clamp(time, .zero, Autorepeat.longestHold), held, Autorepeat.longestHold)
    hold?.time = now
    var events: [ControlEvent] = []
    for _ in Autorepeat.repeats(heldFor: held)..<Autorepeat.repeats(heldFor: now) {
      let before = value
      events += step(segment)
      // At a bound further steps change nothing.
      if value == before { break }
    }
    return events
  }

  /// The finger lifts. A stepper that is not continuous now sends the change, if there was one.
  public mutating func release() -> [ControlEvent] { touch(.up) }

  public mutating func touch(_ touch: Touch) -> [ControlEvent] {
    if !control.tracking.isTracking { hold = nil }
    let events = track(touch)
    guard !control.tracking.isTracking else { return events }
    defer { hold = nil }
    guard let hold, hold.sentValue != value, !events.isEmpty else { return events }
    return [.valueChanged] + events
  }

  /// One step, and an event if it changed the value and events are sent while held.
  private mutating func step(_ segment: Segment) -> [ControlEvent] {
    let before = value
    value = value(after: segment)
    let after = value
    guard isContinuous, after != before else { return [] }
    hold?.sentValue = after
    return [.valueChanged]
  }

  public mutating func send(_ interaction: Interaction) -> [ControlEvent] {
    switch interaction {
    case .increment: press(.increment) + release()
    case .decrement: press(.decrement) + release()
    case .press(let index): Segment(rawValue: index).map { press($0) } ?? []
    case .tapSegment(let index): Segment(rawValue: index).map { press($0) + release() } ?? []
    case .wait(let time): advance(by: time)
    // A tap on neither button does nothing.
    case .tap: []
    default: sendTouch(interaction)
    }
  }

  public func accessibilityValue(in language: Language) -> String? { value.plainText }

  public static let allFields = fields([
    .stored("stepValue", \.stepValue), .stored("minimumValue", \.minimumValue),
    .stored("maximumValue", \.maximumValue), .held("value", \.value, given: \.given),
    .stored("isContinuous", \.isContinuous), .stored("autorepeat", \.autorepeat),
    .stored("wraps", \.wraps), .perState("incrementImage", \.incrementImage),
    .perState("decrementImage", \.decrementImage),
    .perState("backgroundImage", \.backgroundImage),
    .perPair("dividerImage", \.dividerImage), .stored("renderingMode", \.renderingMode),
    .stored("valueLabel", \.valueLabel), .stored("changes", \.changes),
  ])
}

extension Stepper {
  /// The states of one button: highlighted while a finger is on it, disabled where it cannot step.
  public func state(of segment: Segment) -> ControlState {
    var state = self.state.subtracting(.highlighted)
    if pressedSegment == segment { state.insert(.highlighted) }
    if isAtEnd(segment) { state.insert(.disabled) }
    return state
  }

  /// Whether a button would leave the range.
  public func isAtEnd(_ segment: Segment) -> Bool { value(after: segment) == value }

  /// An icon with its look.
  public struct Icon: Sendable, Equatable {
    /// The image.
    public var image: ImageReference
    /// The color of the silhouette; nil for an image in its own colors.
    public var templateColor: Color?
  }

  /// The icon of a button. The plus and minus of the system always have the tint; an image of the
  /// app has it in a toolbar, or when its mode says so.
  public func icon(of segment: Segment, inToolbar: Bool, tint: Color) -> Icon? {
    let images = segment == .increment ? incrementImage : decrementImage
    guard let image = images[state(of: segment)] else { return nil }
    let isSystemImage = image.name == (segment == .increment ? "plus" : "minus")
    let isTemplate = image.isTemplate(inToolbar: inToolbar, inherited: renderingMode)
    let isOriginal = image.renderingMode == .alwaysOriginal || renderingMode == .alwaysOriginal
    return Icon(
      image: image,
      templateColor: isTemplate || (isSystemImage && !isOriginal)
        ? effectiveTint(inherited: tint) : nil)
  }

  /// The fill of a button: a translucent tint while it is pressed.
  public func fill(of segment: Segment, tint: Color) -> Color? {
    pressedSegment == segment ? effectiveTint(inherited: tint).opacity(0.25) : nil
  }

  /// The background in its current state.
  public var currentBackgroundImage: ImageReference? { backgroundImage[state] }

  /// The part of the background under a button, in the state of the button.
  public func currentBackgroundImage(of segment: Segment) -> ImageReference? {
    backgroundImage[state(of: segment)]
  }

  /// The divider for the current states of the buttons. That one of them cannot step matters only to a
  /// divider of its own.
  public var currentDividerImage: ImageReference? {
    func press(_ segment: Segment) -> ControlState {
      pressedSegment == segment ? .highlighted : .normal
    }
    return dividerImage.ownImage(left: state(of: .decrement), right: state(of: .increment))
      ?? (isEnabled ? nil : dividerImage.ownImage(left: .disabled, right: .disabled))
      ?? dividerImage[left: press(.decrement), right: press(.increment)]
  }

  /// The frames of the parts, in the coordinates of the bounds.
  public struct Layout: Sendable, Equatable {
    /// The button that subtracts.
    public var decrement: Rect
    /// The line between the buttons.
    public var divider: Rect
    /// The button that adds.
    public var increment: Rect

    /// The area of the background image: everything except the divider.
    public var background: [Rect] { [decrement, increment] }
  }

  /// Minus on the left, plus on the right, a divider of one point between them.
  public func layout(in bounds: Rect) -> Layout {
    let dividerWidth = clamp(bounds.width, 0, 1)
    let width = max(0, (bounds.width - dividerWidth) / 2)
    var (decrement, divider, increment) = (bounds, bounds, bounds)
    decrement.width = width
    divider.x = decrement.maxX
    divider.width = dividerWidth
    increment.x = divider.maxX
    increment.width = width
    return Layout(decrement: decrement, divider: divider, increment: increment)
  }
}

extension Stepper: Segmented {
  package var touchedSegment: Int? {
    get { pressedSegment?.rawValue }
    set {
      hold = newValue.flatMap { Segment(rawValue: $0) }.map { Hold(segment: $0, sentValue: value) }
      control.showTouch(hold != nil)
    }
  }
}
