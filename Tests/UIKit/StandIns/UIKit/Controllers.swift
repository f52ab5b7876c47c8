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
    viewDidLoad()
  }
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open fileprivate(set) var isMovingFromParent = false
  open private(set) var isBeingDismissed = false
  open var title: String? { didSet { navigationItem.title = title } }
  open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
  open fileprivate(set) weak var parent: UIViewController?
  open var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var preferredContentSize = CGSize.zero
  open private(set) lazy var popoverPresentationController: UIPopoverPresentationController? =
    UIPopoverPresentationController()
  open private(set) var presentedViewController: UIViewController?
  open private(set) weak var presentingViewController: UIViewController?
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    presentedViewController = viewControllerToPresent
    viewControllerToPresent.presentingViewController = self
    view.window?.addSubview(viewControllerToPresent.view)
    completion?()
  }
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    let presenting = presentingViewController ?? self
    let presented = presenting.presentedViewController
    presented?.view.removeFromSuperview()
    presented?.isBeingDismissed = true
    presented?.viewDidDisappear(flag)
    presented?.isBeingDismissed = false
    presenting.presentedViewController = nil
    completion?()
  }
  /// A person swipes it away, for tests.
  public func swipeAway() {
    dismiss(animated: true)
    if let presentation = popoverPresentationController {
      presentation.delegate?.presentationControllerDidDismiss(presentation)
    }
  }
}

@MainActor
open class UINavigationController: UIViewController {
  open private(set) var viewControllers: [UIViewController] = []
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
  open override func viewWillAppear(_ animated: Bool) {
    viewControllers.last?.viewWillAppear(animated)
  }
  open override func viewDidAppear(_ animated: Bool) {
    viewControllers.last?.viewDidAppear(animated)
  }
}

@MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
}
@MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

@MainActor open class UIPresentationController: NSObject {}
@MainActor
open class UIPopoverPresentationController: UIPresentationController {
  open var sourceView: UIView?
  open var sourceRect = CGRect.zero
  open weak var delegate: (any UIPopoverPresentationControllerDelegate)?
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
  open var rightBarButtonItems: [UIBarButtonItem]?
}

@MainActor
open class UINavigationBar: UIView {
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
  open func addAction(_ action: UIAlertAction) { actions.append(action) }
  /// A person taps a button, for tests: the system closes the alert first.
  public func tap(_ title: String) {
    guard let action = actions.first(where: { $0.title == title }), action.isEnabled else { return }
    dismiss(animated: true)
    action.handler?(action)
  }
}
