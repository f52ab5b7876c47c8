/// Shows how many peer views are open and which one is shown, as a row of dots. It does not
/// navigate: the app hears `valueChanged` and shows the page.
public struct PageControl: TouchControl {
  public static let facts = ControlFacts(
    .pageControl, events: .value, defaultEvent: .valueChanged,
    traits: [.userInteractionEnabled, .adjustable], fixedSize: FixedSize(height: 37),
    hasBaseline: false)

  /// From the middle of one dot to that of the next, in points; dots are never closer.
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
  /// One of the pages; 0 when there are none.
  public var currentPage = 0 {
    didSet {
      currentPage = pinned(currentPage)
      displayedPage = currentPage
    }
  }
  /// The page of the current dot.
  public private(set) var displayedPage = 0
  /// The color of the other dots; translucent when unset.
  public var pageIndicatorTintColor: Color?
  /// The color of the current dot; opaque when unset.
  public var currentPageIndicatorTintColor: Color?
  /// Whether it hides while there is one page only.
  public var hidesForSinglePage = false
  /// If true, a tap is visible only after `updateCurrentPageDisplay()`.
  public var defersCurrentPageDisplay = false
  /// How the views relate; a hierarchy does not fit in a row of dots.
  public var views = Views.peers
  /// Whether people count the views or choose among them.
  public var purpose = Purpose.count
  /// Its place on the screen.
  public var placement = Placement.betweenViewAndScreenBottom
  /// The views of the dots, in order.
  public var pages: [Reference] = []
  /// In points; nil means the width of the container.
  public var width: Double? { didSet { width = notNegative(width) } }

  /// How the views of the dots relate.
  public enum Views: String, Sendable, Hashable, Codable, FieldStorable { case peers, hierarchy }
  /// What people use it for.
  public enum Purpose: String, Sendable, Hashable, Codable, FieldStorable { case count, choose }
  /// Its place on the screen.
  public enum Placement: String, Sendable, Hashable, Codable, FieldStorable {
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

  /// A tap beside the current dot: moves to the page before it or after it, if there is one. One
  /// tap never moves further.
  public mutating func tap(_ side: Side) -> [ControlEvent] {
    var events = track(.down)
    guard !events.isEmpty else { return [] }
    let (former, shown) = (currentPage, displayedPage)
    // Cannot overflow: a page is at most Int.max - 1.
    currentPage += side == .left ? -1 : 1
    if defersCurrentPageDisplay { displayedPage = shown }
    if currentPage != former { events.append(.valueChanged) }
    return events + track(.up)
  }

  /// Shows the current page after a deferred tap.
  public mutating func updateCurrentPageDisplay() { displayedPage = currentPage }

  public mutating func send(_ interaction: Interaction) -> [ControlEvent] {
    switch interaction {
    case .decrement, .tapSegment(0): tap(.left)
    case .increment, .tapSegment(1): tap(.right)
    // A tap on the current dot has no side.
    case .tapSegment: []
    default: sendTouch(interaction)
    }
  }

  /// How many dots are visible in a width; the others are clipped.
  public func visibleDots(in containerWidth: Double) -> Int {
    let room = min(width ?? containerWidth, containerWidth)
    let fitting = Int(saturating: max(0, room) / Self.dotPitch)
    return min(numberOfPages, fitting, Self.mostDots)
  }

  /// The pages whose dots are visible in a width, with the current one among them.
  public func visiblePages(in containerWidth: Double) -> Range<Int> {
    let count = visibleDots(in: containerWidth)
    let first = max(0, displayedPage - count + 1)
    return first..<first + count
  }

  /// The visible dots, one for each page, from left to right in the order of opening. No tint reaches them:
  /// those without a color of their own have the plain one.
  public func dots(in containerWidth: Double, plain: Color = .white) -> [Dot] {
    let others = pageIndicatorTintColor ?? plain.opacity(0.3)
    let current = currentPageIndicatorTintColor ?? plain
    let pages = visiblePages(in: containerWidth)
    return pages.map { page in
      let isCurrent = page == displayedPage
      return Dot(
        page: page, x: Double(page - pages.lowerBound) * Self.dotPitch, isCurrent: isCurrent,
        color: isCurrent ? current : others)
    }
  }

  /// One dot with its look.
  public struct Dot: Sendable, Hashable {
    /// The page of the dot, from 0.
    public var page: Int
    /// The left edge, relative to that of the first dot, in points.
    public var x: Double
    /// Whether its page is shown: then opaque, else translucent.
    public var isCurrent: Bool
    /// The color of the dot.
    public var color: Color
  }

  public func accessibilityValue(in language: Language) -> String? {
    guard numberOfPages > 0 else { return nil }
    return language.page(currentPage + 1, of: numberOfPages)
  }

  public static let allFields = fields([
    .stored("numberOfPages", \.numberOfPages), .stored("currentPage", \.currentPage),
    .stored("displayedPage", \.storedDisplay),
    .stored("pageIndicatorTintColor", \.pageIndicatorTintColor),
    .stored("currentPageIndicatorTintColor", \.currentPageIndicatorTintColor),
    .stored("hidesForSinglePage", \.hidesForSinglePage),
    .stored("defersCurrentPageDisplay", \.defersCurrentPageDisplay), .stored("views", \.views),
    .stored("purpose", \.purpose), .stored("placement", \.placement), .stored("pages", \.pages),
    .stored("width", \.width),
  ])

  /// `displayedPage`, pinned to the pages when it is decoded.
  private var storedDisplay: Int {
    get { displayedPage }
    set { displayedPage = pinned(newValue) }
  }
}
