import CtlCatalogue
import CtlChecker

/// The properties of an element that its box depends on. Rules read them from a program, pictures
/// from a tree at a state.
public protocol BoxElement {
  var kind: KindName { get }
  /// The value of a property; nil when it has none, or when only the running app knows it.
  func value(_ name: PropertyName) -> Value?
  /// Whether a property is set.
  func isSet(_ name: PropertyName) -> Bool
  /// The element's own text, and whether that is known for certain.
  var shownText: (text: String, isKnown: Bool) { get }
  /// The instance of the element that a property names; -1 for none.
  func instance(_ name: PropertyName) -> Int32
}

extension LayoutBox {
  public init(_ element: some BoxElement, parent: Int) {
    self.init(kind: element.kind, parent: parent)
    func number(_ name: PropertyName, _ range: ClosedRange<Double>) -> Double? {
      guard let number = element.value(name)?.number, !number.isNaN else { return nil }
      return min(max(number, range.lowerBound), range.upperBound)
    }
    switch kind {
    // Their size does not depend on their contents.
    case .textField, .textView, .refreshControl: break
    default: (text, isTextKnown) = element.shownText
    }
    switch kind {
    case .label:
      lines = Int(number(.numberOfLines, 0...1000) ?? 1)
      if case .font(let font)? = element.value(.font) { fontSize = font.points }
    case .button, .roundedRectangleButton: hasImage = element.isSet(.image)
    case .segmentedControl: isPaging = element.value(.isMomentary) == .bool(true)
    case .pageControl: pages = Int(number(.numberOfPages, 0...1000) ?? 3)
    case .stack:
      isVertical = element.value(.axis) == .member("vertical")
      spacing = number(.spacing, 0...1000) ?? 0
    default: break
    }
    if let width = element.value(.width)?.number, width > 0, width < 100_000 { self.width = width }
    isHidden = LayoutBox.isHidden(element)
    describedBy = element.instance(.describedBy)
    valueLabel = element.instance(.valueLabel)
  }

  /// Whether an element certainly takes no space.
  public static func isHidden(_ element: some BoxElement) -> Bool {
    func holds(_ name: PropertyName) -> Bool { element.value(name) == .bool(true) }
    func fails(_ name: PropertyName) -> Bool { element.value(name) == .bool(false) }
    if holds(.isHidden) { return true }
    switch element.kind {
    case .activityIndicator: return fails(.isAnimating) && holds(.hidesWhenStopped)
    case .networkActivityIndicator: return fails(.isVisible)
    case .refreshControl: return fails(.isRefreshing)
    case .pageControl:
      return holds(.hidesForSinglePage) && element.value(.numberOfPages)?.number ?? 2 <= 1
    default: return false
    }
  }
}
