@MainActor
public struct UIViewAnimations {
  /// The transitions that were started, for tests.
  public static var transitions: [UIView.AnimationOptions] = []
}

@MainActor
open class UIView: UIResponder {
  public struct AnimationOptions: OptionSet, Sendable, Hashable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
  }
  public static let layoutFittingCompressedSize = CGSize.zero

  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }
  public required init?(coder: NSCoder) { nil }
  public override convenience init() { self.init(frame: .zero) }

  open var frame: CGRect
  open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
  open private(set) weak var superview: UIView?
  open private(set) var subviews: [UIView] = []
  open var window: UIWindow? { superview?.window }
  open override var next: UIResponder? { superview }
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }
  open var contentMode = ContentMode.scaleToFill
  open var clipsToBounds = false
  open var isHidden = false
  open var alpha = CGFloat(1)
  open var isUserInteractionEnabled = true
  open var tintColor: UIColor!
  open var backgroundColor: UIColor?
  open var translatesAutoresizingMaskIntoConstraints = true
  public let layer = CALayer()
  public let traitCollection = UITraitCollection()
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
  open var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 8, leading: 8, bottom: 8, trailing: 8)

  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
  }
  open func removeFromSuperview() {
    // As in UIKit, what leaves the window gives up the focus.
    if window != nil { resignInside() }
    superview?.willRemoveSubview(self)
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }
  open func willRemoveSubview(_ subview: UIView) {}
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    resignInside()
    return true
  }
  private func resignInside() {
    if isFirstResponder { resignFirstResponder() }
    for view in subviews { view.resignInside() }
  }
  /// The controller whose view it is.
  weak var controller: UIViewController?
  open var layoutGuides: [UILayoutGuide] = []
  open func layoutIfNeeded() {
    layoutSubviews()
    for view in subviews { view.layoutIfNeeded() }
    controller?.viewDidLayoutSubviews()
  }
  open func layoutSubviews() {}
  open func setNeedsLayout() {}
  /// Only where the views stand counts here, not how far they have moved.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    let here = UIAccessibility.convertToScreenCoordinates(.zero, in: self).origin
    let there = view.map { UIAccessibility.convertToScreenCoordinates(rect, in: $0) } ?? rect
    return CGRect(
      x: there.origin.x - here.x, y: there.origin.y - here.y, width: rect.width,
      height: rect.height)
  }
  /// What is inside, one below the other; a line of text is as wide as its letters, for tests.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    if isHidden { return .zero }
    let inside = subviews.map { $0.systemLayoutSizeFitting(targetSize) }
    return inside.reduce(into: ownSize) {
      $0 = CGSize(width: max($0.width, $1.width), height: $0.height + $1.height)
    }
  }
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let size = systemLayoutSizeFitting(targetSize)
    let lines = (size.width / max(targetSize.width, 1)).rounded(.up)
    return CGSize(width: targetSize.width, height: size.height * lines)
  }
  var ownSize: CGSize { .zero }
  public static let noIntrinsicMetric: CGFloat = -1
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  open func invalidateIntrinsicContentSize() {}
  open func isDescendant(of view: UIView) -> Bool {
    self === view || (superview?.isDescendant(of: view) ?? false)
  }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// A language from right to left, for tests.
  public func mirror() {
    traitCollection.direction = .rightToLeft
    for view in subviews { view.mirror() }
  }
  /// Another size of text, for tests.
  public func change(_ category: UIContentSizeCategory) {
    traitCollection.category = category
    traitCollectionDidChange(nil)
    for view in subviews { view.change(category) }
  }

  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}

  public let topAnchor = NSLayoutYAxisAnchor()
  public let bottomAnchor = NSLayoutYAxisAnchor()
  public let leadingAnchor = NSLayoutXAxisAnchor()
  public let trailingAnchor = NSLayoutXAxisAnchor()
  public let leftAnchor = NSLayoutXAxisAnchor()
  public let rightAnchor = NSLayoutXAxisAnchor()
  public let centerXAnchor = NSLayoutXAxisAnchor()
  public let centerYAnchor = NSLayoutYAxisAnchor()
  public let firstBaselineAnchor = NSLayoutYAxisAnchor()
  public let lastBaselineAnchor = NSLayoutYAxisAnchor()
  public let widthAnchor = NSLayoutDimension()
  public let heightAnchor = NSLayoutDimension()
  public let safeAreaLayoutGuide = UILayoutGuide()
  public let layoutMarginsGuide = UILayoutGuide()
  public let keyboardLayoutGuide = UIKeyboardLayoutGuide()

  // Real UIKit declares these in UIAccessibility, on NSObject.
  open var isAccessibilityElement = false
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  open var accessibilityTraits = UIAccessibilityTraits.none
  open var accessibilityIdentifier: String?
  open var accessibilityContainerType = UIAccessibilityContainerType.none
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  open var showsLargeContentViewer = false
  open var largeContentTitle: String?

  open var interactions: [any UIInteraction] = []
  open func addInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: self)
    interactions.append(interaction)
    interaction.didMove(to: self)
  }
  open func removeInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: nil)
    interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }

  open class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    UIViewAnimations.transitions.append(options)
    animations?()
    completion?(true)
  }
}

public enum UIAccessibilityContainerType: Int, Sendable {
  case none, dataTable, list, landmark, semanticGroup
}

public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let none: UIAccessibilityTraits = []
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

@MainActor
open class UIAccessibilityCustomAction: NSObject {
  public typealias Handler = (_ customAction: UIAccessibilityCustomAction) -> Bool
  open var name: String
  open var actionHandler: Handler?
  public init(name: String, actionHandler: Handler?) {
    (self.name, self.actionHandler) = (name, actionHandler)
    super.init()
  }
}

public enum UIAccessibility {
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let layoutChanged = Notification(rawValue: 1001)
  }
  @MainActor public static var isReduceMotionEnabled: Bool { reducesMotion }
  /// What the person has set, for tests.
  @MainActor public static var reducesMotion = false
  @MainActor public static func post(notification: Notification, argument: Any?) {
    posted.append(argument as? UIView)
  }
  /// Where VoiceOver was sent, for tests.
  @MainActor public static var posted: [UIView?] = []
}

@MainActor
open class UIWindow: UIView {
  weak var firstResponder: UIResponder?
  open override var window: UIWindow? { self }
  open var rootViewController: UIViewController? {
    didSet {
      guard let controller = rootViewController else { return }
      addSubview(controller.view)
      controller.viewWillAppear(false)
      controller.viewDidAppear(false)
    }
  }
}

@MainActor
public protocol UIInteraction: NSObjectProtocol {
  var view: UIView? { get }
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}

@MainActor
open class UIImageView: UIView {
  open var image: UIImage?
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: .zero)
  }
  public required init?(coder: NSCoder) { nil }
}

/// Tables and text views narrow the delegate, as only Objective-C can for stored properties: here each
/// class has an accessor of its own for the same one.
@MainActor
public protocol Scrolling: AnyObject {
  var scrollDelegate: (any UIScrollViewDelegate)? { get set }
}

extension Scrolling {
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}

@MainActor
open class UIScrollView: UIView, Scrolling {
  public weak var scrollDelegate: (any UIScrollViewDelegate)?
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }
  public let contentLayoutGuide = UILayoutGuide()
  public let frameLayoutGuide = UILayoutGuide()
  open var keyboardDismissMode = KeyboardDismissMode.none
  open var contentOffset = CGPoint.zero
  open var contentSize = CGSize.zero
  open private(set) var adjustedContentInset = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let refreshControl { addSubview(refreshControl) }
    }
  }
  open var isScrollEnabled = true
  open var isPagingEnabled = false
  open private(set) var isTracking = false
  open private(set) var isDecelerating = false
  /// How often it moved by itself, for tests.
  public private(set) var animations = 0
  /// What was scrolled into view, for tests.
  public private(set) var shownRects: [CGRect] = []
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { shownRects.append(rect) }
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
    if animated { animations += 1 }
  }
  /// A finger drags the contents, and lifts, for tests.
  public func drag(to point: CGPoint) {
    contentOffset = point
    scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: isPagingEnabled)
    if isPagingEnabled { scrollDelegate?.scrollViewDidEndDecelerating(self) }
  }
}

@MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
}

@MainActor
open class UIStackView: UIView {
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
  }
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init(coder: NSCoder) { super.init(frame: .zero) }
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  open private(set) var arrangedSubviews: [UIView] = []
  open var axis = NSLayoutConstraint.Axis.horizontal
  open var spacing: CGFloat = 0
  open var alignment = Alignment.fill
  open var distribution = Distribution.fill
  open var isLayoutMarginsRelativeArrangement = false

  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    precondition(stackIndex <= arrangedSubviews.count)
    if view.superview === self {
      arrangedSubviews.removeAll { $0 === view }
    } else {
      addSubview(view)
    }
    view.translatesAutoresizingMaskIntoConstraints = false
    arrangedSubviews.insert(view, at: min(stackIndex, arrangedSubviews.count))
  }
  open func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    arrangedSubviews.removeAll { $0 === subview }
  }
}

extension UIAccessibility {
  /// The window of tests is as large as the screen.
  @MainActor
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    var (x, y) = (rect.origin.x, rect.origin.y)
    var next: UIView? = view
    while let view = next {
      x += view.frame.origin.x
      y += view.frame.origin.y
      next = view.superview
    }
    return CGRect(x: x, y: y, width: rect.width, height: rect.height)
  }
}
