/// Lets a person ask for new content by dragging a table down from its top edge.
public struct RefreshControl: TouchControl {
  public static let facts = ControlFacts(
    .refreshControl, events: .value, defaultEvent: .valueChanged,
    traits: [.userInteractionEnabled])

  /// How far a table is dragged until the refresh begins, in points.
  public static let threshold = 60.0

  public var view = ViewProperties()
  public var control = ControlProperties()
  /// Setting it to false ends the refresh.
  public var isRefreshing = false {
    didSet { if !isRefreshing { pullDistance = 0 } }
  }
  /// Short, shown with the control.
  public var title: String?
  /// How far the table is dragged down now, in points.
  public package(set) var pullDistance = 0.0

  public init() {}

  /// Hidden until the table is dragged down, and again when the refresh has ended.
  public var isHidden: Bool {
    get { view.isHidden || !(isRefreshing || pullDistance > 0) }
    set { view.isHidden = newValue }
  }

  public var acceptsTouches: Bool { isEnabled && isUserInteractionEnabled && !view.isHidden }

  /// The title, while the control is visible.
  public var displayedTitle: String? { isHidden ? nil : title }

  /// The table is dragged down to a distance. From its top edge the control shows, and at the
  /// threshold the refresh begins at once, not at the release. A refresh in progress does not begin
  /// again; a table dragged from further down only scrolls.
  public mutating func pull(to distance: Double, fromTopEdge: Bool = true) -> [ControlEvent] {
    guard fromTopEdge, acceptsTouches, distance.isFinite else { return [] }
    var events = control.tracking.isTracking ? [] : track(.down)
    events += track(.move(inside: true))
    pullDistance = max(0, distance)
    guard !isRefreshing, pullDistance >= Self.threshold else { return events }
    isRefreshing = true
    return events + [.valueChanged]
  }

  /// The finger lifts: the table springs back.
  public mutating func release() -> [ControlEvent] { touch(.up) }

  public mutating func touch(_ touch: Touch) -> [ControlEvent] {
    let events = track(touch)
    if !control.tracking.isTracking { pullDistance = 0 }
    return events
  }

  /// The app refreshes by itself: the control shows and sends nothing.
  public mutating func beginRefreshing() { isRefreshing = true }

  /// The content is new: the control hides again.
  public mutating func endRefreshing() { isRefreshing = false }

  public mutating func send(_ interaction: Interaction) -> [ControlEvent] {
    switch interaction {
    case .pull(let distance): pull(to: distance) + release()
    default: sendTouch(interaction)
    }
  }

  public var ownText: String? { title }

  public func accessibilityValue(in language: Language) -> String? {
    language.progress(isRefreshing)
  }

  public static let allFields = fields([
    .stored("isRefreshing", \.isRefreshing), .stored("title", \.title),
  ])
}
