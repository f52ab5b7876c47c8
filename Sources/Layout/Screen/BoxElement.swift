import CtlCatalogue
import CtlChecker

import struct CtlRuntime.Button
import struct CtlRuntime.Slider

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
  /// - Parameter around: The kind that it stands in.
  public init(_ element: some BoxElement, parent: Int, in around: KindName?) {
    self.init(kind: element.kind, parent: parent)
    func number(_ name: PropertyName, _ range: ClosedRange<Double>) -> Double? {
      guard let number = element.value(name)?.number, !number.isNaN else { return nil }
      return min(max(number, range.lowerBound), range.upperBound)
    }
    let known = Kind.named(kind)
    // A width of its own does not depend on the contents.
    if known.naturalSize.width == nil { (text, isTextKnown) = element.shownText }
    if known.layout.content == .pages {
      pages = Int(number(.numberOfPages, 0...1000) ?? 3)
      switch element.value(.placement) {
      case .member("top")?: placement = .top
      case .member("middle")?: placement = .middle
      case .member("custom")?: placement = .flow
      default: break
      }
    }
    lines = Int(number(.numberOfLines, 0...1000) ?? 1)
    if case .font(let font)? = element.value(.font) {
      fontSize = font.points
      isBold = font == .textStyle("headline")
    }
    // The way out of an alert is bold, too.
    let isAnswer = around.map { Kind.named($0).isModal } == true
    if element.value(.emphasis) == .bool(true)
      || isAnswer && element.value(.role) == .member("cancel")
    {
      isBold = true
    }
    isCancel = kind == .button && element.value(.role) == .member("cancel")
    if kind == .slider {
      let ends = [PropertyName.minimumValueImage, .maximumValueImage].filter(element.isSet)
      endImages = Double(ends.count) * Slider.imageMargin
    }
    hasImage = element.isSet(.image)
    sharesByContent = element.value(.apportionsSegmentWidthsByContent) == .bool(true)
    isPaging = element.value(.isMomentary) == .bool(true)
    let isUsuallyVertical = known.property(named: .axis)?.defaultValue == .member("vertical")
    isVertical =
      element.value(.axis).map { $0 == .member("vertical") } ?? isUsuallyVertical
    spacing = number(.spacing, 0...1000) ?? 0
    if case .member(let name)? = element.value(.alignment) { alignment = Alignment(rawValue: name) }
    margins = number(.margins, 0...1000) ?? 0
    if kind == .scrollView {
      margins = number(.contentInset, 0...1000) ?? 0
      scroll = Scroll(
        isPaged: element.value(.isPagingEnabled) == .bool(true),
        page: Int(number(.currentPage, 0...100_000) ?? 0),
        offset: number(.contentOffset, 0...1e9) ?? 0)
    }
    if kind == .button {
      isWayOut = Button.isWayOut(
        isCancel: element.value(.role) == .member("cancel"), title: element.shownText.text)
    }
    if case .member(let style)? = element.value(.style) {
      styleSize = known.styleSizes.first { $0.key == style }?.value
    }
    func length(_ name: PropertyName) -> Double? {
      guard known.property(named: name)?.isMisplaced == false else { return nil }
      return element.value(name)?.number.flatMap { $0 > 0 && $0 < 100_000 ? $0 : nil }
    }
    width = length(.width)
    height = length(.height)
    subtitle = element.value(.subtitle)?.words ?? ""
    // A text that only the running app knows has one line.
    let hasFooter = element.isSet(.footer) || element.isSet(.message)
    footer = (element.value(.footer) ?? element.value(.message))?.words ?? (hasFooter ? " " : "")
    if case .member(let sign)? = element.value(.accessory) { hasAccessory = sign != "none" }
    hasGround = [.view, .content, .scrollView].contains(kind) && element.isSet(.background)
    if element.value(.border) == .bool(true) || element.isSet(.backgroundImage) { edges = 16 }
    isHidden = LayoutBox.isHidden(element)
    describedBy = element.instance(.describedBy)
    valueLabel = element.instance(.valueLabel)
  }

  /// Whether an element certainly takes no space.
  public static func isHidden(_ element: some BoxElement) -> Bool {
    func holds(_ name: PropertyName) -> Bool { element.value(name) == .bool(true) }
    if holds(.isHidden) { return true }
    let conditions = Kind.named(element.kind).layout.isHiddenWhile
    return !conditions.isEmpty
      && conditions.allSatisfy { condition in
        switch condition {
        case .holds(let name): holds(name)
        case .always: true
        case .fails(let name): element.value(name) == .bool(false)
        case .atMost(let name, let limit): element.value(name)?.number.map { $0 <= limit } ?? false
        }
      }
  }
}
