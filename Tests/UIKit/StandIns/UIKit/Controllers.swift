public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen = 0
  case pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
  case automatic = -2
}

@MainActor
open class UIViewController: UIResponder {
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
  public required init?(coder: NSCoder) { nil }
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  private var loaded: UIView?
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loaded
    }
    set { loaded = newValue }
  }
  open var viewIfLoaded: UIView? { loaded }
  open var isViewLoaded: Bool { loaded != nil }
  open func loadView() { loaded = UIView() }
  open func loadViewIfNeeded() {
    guard loaded == nil else { return }
    loadView()
    loaded?.controller = self
    viewDidLoad()
  }
  open func viewDidLoad() {}
  open func viewDidLayoutSubviews() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open fileprivate(set) var isMovingFromParent = false
  open private(set) var isBeingDismissed = false
  open var title: String? { didSet { navigationItem.title = title } }
  open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
  open fileprivate(set) weak var parent: UIViewController?
  open private(set) var children: [UIViewController] = []
  open func addChild(_ childController: UIViewController) {
    precondition(childController.parent == nil, "a controller is in one other")
    childController.parent = self
    children.append(childController)
  }
  open func didMove(toParent parent: UIViewController?) {}
  open var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var preferredContentSize = CGSize.zero
  open private(set) lazy var popoverPresentationController: UIPopoverPresentationController? =
    UIPopoverPresentationController()
  open var isModalInPresentation = false
  open var presentationController: UIPresentationController? { popoverPresentationController }
  open private(set) var isBeingPresented = false
  /// What this controller presents, or one around it.
  open var presentedViewController: UIViewController? {
    presented ?? parent?.presentedViewController
  }
  private var presented: UIViewController?
  /// What presents this controller, or one around it.
  open var presentingViewController: UIViewController? {
    presenting ?? parent?.presentingViewController
  }
  private weak var presenting: UIViewController?
  open private(set) var transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  /// Whether animations over this controller end only when a test says so.
  public var holdsTransitions = false
  private var held: [() -> Void] = []
  private var bottom: UIViewController { presentingViewController?.bottom ?? self }
  /// The animations that were started end, for tests.
  public func endTransitions() {
    let ending = held
    held = []
    for end in ending { end() }
  }
  private func move(_ isAnimated: Bool, _ end: @escaping () -> Void) {
    let bottom = bottom
    guard isAnimated, bottom.holdsTransitions else { return end() }
    let coordinator = Coordinator()
    transitionCoordinator = coordinator
    bottom.held.append { [weak self] in
      self?.transitionCoordinator = nil
      end()
      coordinator.end()
    }
  }
  /// Whether the transition has no coordinator, for tests.
  public var tellsNobody = false { didSet { transitionCoordinator = nil } }
  private final class Coordinator: NSObject, UIViewControllerTransitionCoordinator {
    private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    func animate(
      alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
      completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
      animation?(self)
      if let completion { completions.append(completion) }
      return true
    }
    func end() { for completion in completions { completion(self) } }
  }
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    // UIKit says so in the log only.
    precondition(presentedViewController == nil, "a controller presents one other")
    precondition(
      !isBeingPresented && !isBeingDismissed && viewControllerToPresent !== self,
      "nothing is presented over a controller that moves")
    presented = viewControllerToPresent
    viewControllerToPresent.presenting = self
    view.window?.addSubview(viewControllerToPresent.view)
    viewControllerToPresent.isBeingPresented = true
    viewControllerToPresent.move(flag) {
      viewControllerToPresent.isBeingPresented = false
      completion?()
    }
  }
  /// Takes away what this controller presents, with everything over that; else itself.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard let presented = presentedViewController else {
      presentingViewController?.dismiss(animated: flag, completion: completion)
      return
    }
    presented.isBeingDismissed = true
    presented.move(flag) { [self] in
      for over in presented.chain.reversed() {
        over.view.removeFromSuperview()
        over.viewDidDisappear(flag)
        over.presenting?.presented = nil
        over.presenting = nil
      }
      self.presented = nil
      presented.isBeingDismissed = false
      completion?()
    }
  }
  private var chain: [UIViewController] { [self] + (presentedViewController?.chain ?? []) }
  /// A person swipes it away, for tests.
  public func swipeAway() {
    dismiss(animated: true)
    if let presentation = presentationController {
      presentation.delegate?.presentationControllerDidDismiss(presentation)
    }
  }
}

@MainActor
open class UINavigationController: UIViewController {
  open private(set) var viewControllers: [UIViewController] = []
  open var topViewController: UIViewController? { viewControllers.last }
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }
  public required init?(coder: NSCoder) { nil }
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    viewControllers.append(viewController)
    viewController.parent = self
    view.addSubview(viewController.view)
  }
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard viewControllers.count > 1, let last = viewControllers.popLast() else { return nil }
    last.view.removeFromSuperview()
    last.isMovingFromParent = true
    last.viewDidDisappear(animated)
    last.isMovingFromParent = false
    last.parent = nil
    return last
  }
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    var popped: [UIViewController] = []
    while topViewController !== viewController, let last = popViewController(animated: animated) {
      popped.insert(last, at: 0)
    }
    return popped
  }
  open override func viewWillAppear(_ animated: Bool) {
    viewControllers.last?.viewWillAppear(animated)
  }
  open override func viewDidAppear(_ animated: Bool) {
    viewControllers.last?.viewDidAppear(animated)
  }
  open override func viewDidDisappear(_ animated: Bool) {
    viewControllers.last?.viewDidDisappear(animated)
  }
}

@MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
}
@MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

@MainActor
open class UIPresentationController: NSObject {
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
}
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let any = UIPopoverArrowDirection(rawValue: 15)
}
@MainActor
open class UIPopoverPresentationController: UIPresentationController {
  open var sourceView: UIView?
  open var sourceRect = CGRect.zero
  open var permittedArrowDirections = UIPopoverArrowDirection.any
}

@MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {}
@MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

@MainActor
open class UIBarItem: NSObject {
  open var title: String?
  open var image: UIImage?
}

@MainActor
open class UIBarButtonItem: UIBarItem {
  open var customView: UIView?
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
  open class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem() }
}

@MainActor
open class UINavigationItem: NSObject {
  public init(title: String) { self.title = title }
  open var title: String?
  open var leftBarButtonItems: [UIBarButtonItem]?
  open var rightBarButtonItems: [UIBarButtonItem]?
  open var leftItemsSupplementBackButton = false
}

public enum UIBarPosition: Int, Sendable { case any, bottom, top, topAttached }

@MainActor
public protocol UIBarPositioning: NSObjectProtocol {
  var barPosition: UIBarPosition { get }
}

@MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

@MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {}

@MainActor
open class UINavigationBar: UIView, UIBarPositioning {
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { nil }
  open weak var delegate: (any UINavigationBarDelegate)?
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }
  open private(set) var items: [UINavigationItem]?
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
}

@MainActor
open class UIToolbar: UIView {
  open var barTintColor: UIColor?
  open private(set) var items: [UIBarButtonItem]?
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    for view in subviews { view.removeFromSuperview() }
    self.items = items
    for item in items ?? [] { if let view = item.customView { addSubview(view) } }
  }
}

@MainActor
open class UITabBarItem: NSObject {
  open var title: String?
  open var image: UIImage?
  open var badgeValue: String?
  open var isEnabled = true
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityIdentifier: String?
  public init(title: String?, image: UIImage?, tag: Int) {
    (self.title, self.image) = (title, image)
  }
}

@MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

@MainActor
open class UITabBar: UIView {
  open weak var delegate: (any UITabBarDelegate)?
  open private(set) var items: [UITabBarItem]?
  open weak var selectedItem: UITabBarItem?
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    self.items = items
    if let selectedItem, items?.contains(selectedItem) != true { self.selectedItem = nil }
  }
  /// A tap, for tests.
  public func tap(_ index: Int) {
    guard let item = items?[index], item.isEnabled else { return }
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
  }
}

@MainActor
open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable { case `default`, cancel, destructive }
  public let title: String?
  public let style: Style
  open var isEnabled = true
  // Real UIKit declares these in UIAccessibility, on NSObject.
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityIdentifier: String?
  let handler: ((UIAlertAction) -> Void)?
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style, self.handler) = (title, style, handler)
  }
}

@MainActor
open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable { case actionSheet, alert }
  open var message: String?
  public let preferredStyle: Style
  open private(set) var actions: [UIAlertAction] = []
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.preferredStyle = preferredStyle
    self.message = message
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }
  public required init?(coder: NSCoder) { nil }
  open func addAction(_ action: UIAlertAction) {
    precondition(
      action.style != .cancel || !actions.contains { $0.style == .cancel },
      "UIKit throws when an alert has two actions with the style cancel")
    actions.append(action)
  }
  /// A person taps a button, for tests: the system closes the alert first.
  public func tap(_ title: String) {
    guard let action = actions.first(where: { $0.title == title }), action.isEnabled else { return }
    dismiss(animated: true)
    action.handler?(action)
  }
}

@MainActor
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {}

@MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  weak open private(set) var delegate: (any UILargeContentViewerInteractionDelegate)?
  weak open private(set) var view: UIView?
  public init(delegate: (any UILargeContentViewerInteractionDelegate)?) { self.delegate = delegate }
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}
