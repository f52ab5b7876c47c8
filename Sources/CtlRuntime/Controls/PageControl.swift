/// Shows how many peer views are open and which one is shown, as a row of dots. It does not
/// navigate: the app hears `valueChanged` and shows the page.
public struct PageControl: TouchControl {
  public static let facts = ControlFacts(
    .pageControl, events: .value, defaultEvent: .valueChanged,
    traits: [.userInteractionEnabled, .adjustable], fixedSize: FixedSize(height: 37),
    similar: [.segmentedControl])

  /// From the middle of one dot to that of the next, in points; dots never move closer.
  public static let dotPitch = 16.0
  /// In points.
  public static let dotDiameter = 7.0
  /// No screen is wide enough for more.
  private static let mostDots = 65_536

  public var view = ViewProperties()
  public var control = ControlProperties()
  /// Never negative.
  public var numberOfPages = 0 {
    didSet {
      numberOfPages = max(0, numberOfPages)
      currentPage = pinned(currentPage)
    }
  }
  /// One of the pages; 0 when there is none.
  public var currentPage = 0 {
    didSet {
      currentPage = pinned(currentPage)
      displayedPage = currentPage
    }
  }
  /// The page whose dot is drawn as the current one.
  public private(set) var displayedPage = 0
  /// The color of the other dots; translucent when unset.
  public var pageIndicatorTintColor: Color?
  /// The color of the current dot; opaque when unset.
  public var currentPageIndicatorTintColor: Color?
  /// Whether it hides while there is one page only.
  public var hidesForSinglePage = false
  /// A tap then shows only after `updateCurrentPageDisplay()`.
  public var defersCurrentPageDisplay = false
  /// How the views relate; a hierarchy does not fit in a row of dots.
  public var views = Views.peers
  /// Whether people count views or choose among them.
  public var purpose = Purpose.count
  /// Where on the screen it stands.
  public var placement = Placement.betweenViewAndScreenBottom
  /// The views behind the dots, in order.
  public var pages: [Reference] = []
  /// In points; nil is the width of the container.
  public var width: Double?

  /// How the views behind the dots relate.
  public enum Views: String, Sendable, Hashable, Codable { case peers, hierarchy }
  /// What people use it for.
  public enum Purpose: String, Sendable, Hashable, Codable { case count, choose }
  /// Where it stands.
  public enum Placement: String, Sendable, Hashable, Codable {
    case betweenViewAndScreenBottom, top, middle, custom
  }

  public init() {}
  /// A dot for each page.
  public init(
    numberOfPages: Int, currentPage: Int = 0, _ configure: (inout Self) -> Void = { _ in }
  ) {
    self.init {
      $0.numberOfPages = numberOfPages
      $0.currentPage = currentPage
      configure(&$0)
    }
  }

  private func pinned(_ page: Int) -> Int { clamp(page, 0, max(0, numberOfPages - 1)) }

  public var isHidden: Bool {
    get { view.isHidden || (hidesForSinglePage && numberOfPages <= 1) }
    set { view.isHidden = newValue }
  }

  /// A tap beside the current dot: the page before it or the one after it, if there is one. A page
  /// further away cannot be reached with one tap.
  public mutating func tap(_ side: Side) -> [ControlEvent] {
    var events = track(.down)
    guard !events.isEmpty else { return [] }
    let (former, shown) = (currentPage, displayedPage)
    // Saturated: a page is at most Int.max - 1.
    currentPage += side == .left ? -1 : 1
    if defersCurrentPageDisplay { displayedPage = shown }
    if currentPage != former { events.append(.valueChanged) }
    return events + track(.up)
  }

  /// Shows the current page after a tap that was deferred.
  public mutating func updateCurrentPageDisplay() { displayedPage = currentPage }

  public mutating func send(_ interaction: Interaction) -> [ControlEvent] {
    switch interaction {
    case .decrement, .tapSegment(0): tap(.left)
    case .increment, .tapSegment(1): tap(.right)
    // A tap on the current dot is on neither side.
    case .tapSegment: []
    default: sendTouch(interaction)
    }
  }

  /// How many dots can be seen in a width; the others are clipped.
  public func visibleDots(in containerWidth: Double) -> Int {
    let fitting = Int(saturating: max(0, width ?? containerWidth) / Self.dotPitch)
    return min(numberOfPages, fitting, Self.mostDots)
  }

  /// One dot per page, from left to right in the order of opening, as far as they can be seen.
  public func dots(in containerWidth: Double, tint: Color = .white) -> [Dot] {
    let others = pageIndicatorTintColor ?? effectiveTint(inherited: tint).opacity(0.3)
    let current = currentPageIndicatorTintColor ?? effectiveTint(inherited: tint)
    return (0..<visibleDots(in: containerWidth)).map { page in
      let isCurrent = page == displayedPage
      return Dot(
        page: page, x: Double(page) * Self.dotPitch, isCurrent: isCurrent,
        color: isCurrent ? current : others)
    }
  }

  /// One dot as it is drawn.
  public struct Dot: Sendable, Hashable {
    /// The page it stands for, from 0.
    public var page: Int
    /// The left edge, from that of the first dot, in points.
    public var x: Double
    /// The dot of the page in view: opaque, the others are translucent.
    public var isCurrent: Bool
    /// The color it is drawn in.
    public var color: Color
  }

  public func accessibilityValue(in language: Language) -> String? {
    guard numberOfPages > 0 else { return nil }
    return language.say(
      "page \(currentPage + 1) of \(numberOfPages)", "第\(currentPage + 1)页，共\(numberOfPages)页")
  }

  public static var ownFields: [Field<Self>] {
    [
      .stored("numberOfPages", \.numberOfPages), .stored("currentPage", \.currentPage),
      .stored("displayedPage", \.storedDisplay),
      .stored("pageIndicatorTintColor", \.pageIndicatorTintColor),
      .stored("currentPageIndicatorTintColor", \.currentPageIndicatorTintColor),
      .stored("hidesForSinglePage", \.hidesForSinglePage),
      .stored("defersCurrentPageDisplay", \.defersCurrentPageDisplay), .stored("views", \.views),
      .stored("purpose", \.purpose), .stored("placement", \.placement), .stored("pages", \.pages),
      .stored("width", \.width),
    ]
  }

  /// `displayedPage`, pinned to the pages when it is read from a file.
  private var storedDisplay: Int {
    get { displayedPage }
    set { displayedPage = pinned(newValue) }
  }
}
