/// Mutually exclusive choices side by side; each segment acts as a button.
public struct SegmentedControl: TouchControl {
  public static let facts = ControlFacts(
    .segmentedControl, events: .value, defaultEvent: .valueChanged,
    traits: [.userInteractionEnabled, .button], fixedSize: FixedSize(height: 29))

  /// `selectedSegmentIndex` when no segment is selected.
  public static let noSegment = -1

  public var view = ViewProperties()
  public var control = ControlProperties()
  /// A change after which the selected index has no segment deselects.
  public var segments: [Segment] = [] {
    didSet { selectedSegmentIndex = valid(selectedSegmentIndex) }
  }
  /// The selected segment, in a momentary control the one that was tapped last; `noSegment` when there is none,
  /// or for an invalid index.
  public var selectedSegmentIndex = noSegment {
    didSet { selectedSegmentIndex = valid(selectedSegmentIndex) }
  }
  /// Whether wider content gets a wider segment; keep segments equal.
  public var apportionsSegmentWidthsByContent = false
  /// If true, a segment looks selected only as long as the touch, and each tap sends an event.
  public var isMomentary = false
  /// The color behind the segments.
  public var backgroundColor: Color?
  /// The image behind the segments, for each state; make it resizable.
  public var backgroundImage = PerState<ImageReference>()
  /// The image between two segments, by the states of both.
  public var dividerImage = DividerImages()
  /// How far the content is moved from the center, right and down, in points.
  public var contentPositionAdjustment = Offset.zero
  /// In points; nil depends on the number of segments.
  public var width: Double? { didSet { width = notNegative(width) } }
  /// Whether the choices are closely related.
  public var choices = Choices.related
  /// How many segments may be chosen. In a file, a binding to an enum variable also makes its cases
  /// the segments.
  public var selection = Selection.exclusive
  /// Whether a person has checked the content on the custom background.
  public var contentPositionChecked = false
  private var pressedSegment: Int?

  /// Whether the choices belong together.
  public enum Choices: String, Sendable, Hashable, Codable, FieldStorable {
    case related, unrelated
  }
  /// How many segments may be chosen.
  public enum Selection: String, Sendable, Hashable, Codable, FieldStorable {
    case exclusive, multiple
  }

  /// One of the choices: a title or an image.
  public struct Segment: FieldCodable, Hashable, ExpressibleByStringLiteral {
    /// The text of the segment, if it has no image.
    public var title: String?
    /// The value for a variable that is bound to the selection; nil means the title.
    public var value: String?
    /// The image of the segment, if it has no text.
    public var image: ImageReference?
    /// Whether it can be chosen.
    public var isEnabled = true
    /// In points; 0 means an equal share. Never negative, always finite.
    public var width = 0.0 {
      didSet { if !(width >= 0 && width.isFinite) { width = oldValue } }
    }

    public init() {}
    /// A segment with a title.
    public init(_ title: String, value: String? = nil) {
      self.title = title
      self.value = value
    }
    /// A segment with an image.
    public init(image: ImageReference) { self.image = image }
    public init(stringLiteral value: String) { title = value }
    /// A segment, configured.
    public init(_ configure: (inout Self) -> Void) {
      self.init()
      configure(&self)
    }

    public static let allFields: [Field<Self>] = [
      .stored("title", \.title), .stored("value", \.value), .stored("image", \.image),
      .stored("isEnabled", \.isEnabled), .stored("width", \.width),
    ]
  }

  public init() {}
  /// A control with segments; titles can be written as strings.
  public init(
    _ segments: [Segment], selectedSegmentIndex: Int = noSegment,
    _ configure: (inout Self) -> Void = { _ in }
  ) {
    self.init {
      $0.segments = segments
      $0.selectedSegmentIndex = selectedSegmentIndex
      configure(&$0)
    }
  }

  private func valid(_ index: Int) -> Int {
    segments.indices.contains(index) ? index : Self.noSegment
  }

  /// The segment under a finger.
  public package(set) var touchedSegment: Int? {
    get { control.tracking.isInside ? pressedSegment : nil }
    set {
      pressedSegment = newValue
      control.showTouch(newValue != nil)
    }
  }

  /// A finger comes down on a segment. Ignored if the segment cannot be used.
  public mutating func press(_ segment: Int) -> [ControlEvent] {
    guard segments.indices.contains(segment), segments[segment].isEnabled,
      !control.tracking.isTracking
    else { return [] }
    let events = track(.down)
    if !events.isEmpty { pressedSegment = segment }
    return events
  }

  /// The finger lifts: inside, the segment is selected and the former one deselected. If it was
  /// selected already, nothing is sent.
  public mutating func release() -> [ControlEvent] { touch(.up) }

  /// A tap on a segment, from 0; ignored if the segment is disabled or does not exist.
  public mutating func tap(_ segment: Int) -> [ControlEvent] {
    let events = press(segment)
    return events.isEmpty ? [] : events + release()
  }

  public mutating func touch(_ touch: Touch) -> [ControlEvent] {
    if !control.tracking.isTracking { pressedSegment = nil }
    let events = track(touch)
    guard !control.tracking.isTracking else { return events }
    defer { pressedSegment = nil }
    guard events.contains(.touchUpInside), let pressed = pressedSegment,
      segments.indices.contains(pressed), isMomentary || pressed != selectedSegmentIndex
    else { return events }
    selectedSegmentIndex = pressed
    return [.valueChanged] + events
  }

  public mutating func send(_ interaction: Interaction) -> [ControlEvent] {
    switch interaction {
    case .tapSegment(let segment): tap(segment)
    case .press(let segment): press(segment)
    case .increment: tap(selectedSegmentIndex + 1)
    case .decrement: tap(selectedSegmentIndex - 1)
    // A tap must be on a segment.
    case .tap: []
    default: sendTouch(interaction)
    }
  }

  /// The title or the image's name, and its place among the segments.
  public func accessibilityValue(in language: Language) -> String? {
    guard !isMomentary, segments.indices.contains(selectedSegmentIndex) else { return nil }
    let segment = segments[selectedSegmentIndex]
    let position = language.position(selectedSegmentIndex + 1, of: segments.count)
    return [segment.title ?? segment.image?.name, position].compactMap { $0 }
      .joined(separator: language.comma)
  }

  /// Segments of text are the answers to the title of a row.
  public var isNamedByRow: Bool { segments.allSatisfy { $0.title?.isEmpty == false } }

  public static let allFields = fields([
    .stored("segments", \.segments), .stored("isMomentary", \.isMomentary),
    .stored("selectedSegmentIndex", \.selectedSegmentIndex),
    .stored("apportionsSegmentWidthsByContent", \.apportionsSegmentWidthsByContent),
    .stored("backgroundColor", \.backgroundColor),
    .perState("backgroundImage", \.backgroundImage),
    .perPair("dividerImage", \.dividerImage),
    .stored("contentPositionAdjustment", \.contentPositionAdjustment), .stored("width", \.width),
    .stored("choices", \.choices), .stored("selection", \.selection),
    .stored("contentPositionChecked", \.contentPositionChecked),
  ])
}

extension SegmentedControl {
  /// The states of one segment; disabled when there is no such segment.
  public func state(ofSegment segment: Int) -> ControlState {
    guard segments.indices.contains(segment) else { return .disabled }
    var state = self.state.intersection(.disabled)
    if !segments[segment].isEnabled { state.insert(.disabled) }
    if segment == selectedSegmentIndex, !isMomentary { state.insert(.selected) }
    if segment == touchedSegment { state.insert(.highlighted) }
    return state
  }

  /// The background of one segment.
  public func currentBackgroundImage(ofSegment segment: Int) -> ImageReference? {
    backgroundImage[state(ofSegment: segment)]
  }

  /// The divider on the right of a segment; nil after the last one.
  public func currentDividerImage(after segment: Int) -> ImageReference? {
    guard segment >= 0, segment < segments.count - 1 else { return nil }
    return dividerImage[left: state(ofSegment: segment), right: state(ofSegment: segment + 1)]
  }

  /// The width of each segment: an equal share of the total. Segments with a width of their own
  /// take it, and the others share the rest; by content, they share in proportion to their titles.
  public func segmentWidths(in total: Double) -> [Double] {
    let free = segments.filter { $0.width == 0 }
    let rest = max(0, total - segments.reduce(0) { $0 + $1.width })
    func weight(_ segment: Segment) -> Double {
      apportionsSegmentWidthsByContent ? Double(max(1, segment.title?.displayColumns ?? 2)) : 1
    }
    let weights = free.reduce(0) { $0 + weight($1) }
    return segments.map { $0.width > 0 ? $0.width : rest * weight($0) / weights }
  }

  /// The frame of each segment in the control, from left to right.
  public func segmentFrames(in bounds: Rect) -> [Rect] {
    var x = bounds.x
    return segmentWidths(in: width ?? bounds.width).map { width in
      defer { x += width }
      return Rect(x: x, y: bounds.y, width: width, height: bounds.height)
    }
  }

  /// The middle of a segment's content: that of the segment, plus the adjustment.
  public func contentCenter(ofSegment segment: Int, in bounds: Rect) -> Point? {
    let frames = segmentFrames(in: bounds)
    guard frames.indices.contains(segment) else { return nil }
    let center = frames[segment].center
    return Point(
      x: center.x + contentPositionAdjustment.x, y: center.y + contentPositionAdjustment.y)
  }
}

extension SegmentedControl {
  /// The cases of an enum become the segments, their labels in the app's translation.
  public mutating func offer<C: Choice>(
    _ type: C.Type, in strings: LocalizedStrings = LocalizedStrings()
  ) {
    segments = C.allCases.map { Segment(strings[$0.label]) }
  }

  /// Selects the segment with a value, or else with a title; none when there is no such segment.
  public mutating func select(_ value: String) {
    selectedSegmentIndex = segments.firstIndex { ($0.value ?? $0.title) == value } ?? Self.noSegment
  }

  /// The value of the selected segment, which is its title when it has no other.
  public var selectedValue: String? {
    let segment = segments.element(at: selectedSegmentIndex)
    return segment?.value ?? segment?.title
  }

  /// The title of the selected segment.
  public var selectedTitle: String? {
    segments.indices.contains(selectedSegmentIndex) ? segments[selectedSegmentIndex].title : nil
  }
}

extension SegmentedControl.Segment: FieldStorable {
  package static func made(from value: FieldValue) -> Self? {
    guard case .fields(let fields) = value else { return nil }
    var result = Self()
    for field in allFields {
      if let value = fields[field.name] { _ = field.set(&result, value, FieldStates()) }
    }
    return result
  }
  package var fieldValue: FieldValue {
    .fields(
      Self.allFields.reduce(into: [:]) { $0[$1.name] = $1.get(self, FieldStates()) })
  }
}

extension SegmentedControl: Segmented {}
