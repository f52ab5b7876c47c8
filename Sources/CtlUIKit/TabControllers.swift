#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import CtlRuntime
  import UIKit

  /// Makes the controller of a screen that a tab holds.
  public typealias TabMaker<Model: TabbedScreen> = @MainActor (Model.HeldTab) -> UIViewController

  /// The controllers of the screens that tabs hold. Each tab has a navigation controller of its own, which
  /// stays while another tab is chosen.
  @MainActor
  protocol TabControllers: AnyObject {
    /// The controller of a tab; nil for one that has elements of its own.
    func controller(of tab: Reference) -> UINavigationController?
    /// Gives the screens in use what the outer screen has for them now.
    func update()
    /// The tabs go for good.
    func end()
  }

  /// The same for a screen of one type.
  final class HeldTabs<Model: TabbedScreen>: TabControllers {
    private let read: () -> Model
    private let make: TabMaker<Model>
    private var controllers: [Reference: UINavigationController] = [:]
    /// What each tab in use got last.
    private var given: [Reference: Model.HeldTab] = [:]

    init(read: @escaping () -> Model, make: @escaping TabMaker<Model>) {
      self.read = read
      self.make = make
    }

    func controller(of tab: Reference) -> UINavigationController? {
      if let known = controllers[tab] { return known }
      guard let held = read().tabScreens.first(where: { $0.reference == tab }) else { return nil }
      let first = make(held)
      let made =
        first as? UINavigationController ?? UINavigationController(rootViewController: first)
      controllers[tab] = made
      given[tab] = held
      return made
    }

    func update() {
      for held in read().tabScreens {
        guard let controller = controllers[held.reference], given[held.reference] != held else {
          continue
        }
        given[held.reference] = held
        var change = TabChange()
        held.visit(&change)
        if let first = controller.viewControllers.first { change.apply(first) }
      }
    }

    func end() {
      for case let screen as any EndingScreen in controllers.values.flatMap(\.viewControllers) {
        screen.end()
      }
    }
  }

  /// The change of a screen in use to what its tab, or the screen that opened it, has for it now.
  struct TabChange: ScreenTabVisitor {
    var apply: @MainActor (UIViewController) -> Void = { _ in }

    mutating func visit<Model: ScreenModel>(
      _ screen: Model, update: @escaping @Sendable (inout Model) -> Void
    ) {
      apply = { ($0 as? ScreenViewController<Model>)?.follow(update) }
    }
  }

  /// A controller whose work can be stopped, whatever its screen is.
  @MainActor
  protocol EndingScreen {
    func end()
  }

  extension ScreenViewController: EndingScreen {}

  extension ScreenViewController where Model: TabbedScreen {
    /// A screen with tabs that hold screens, which the controller keeps. It stands at the root of a window
    /// or of a sheet, as a `UITabBarController` does.
    ///
    ///     ScreenViewController(App(), actions: guide) { tab in
    ///       switch tab {
    ///       case .shop(let shop): ScreenViewController(shop, actions: guide)
    ///       case .news(let news): ScreenViewController(news)
    ///       }
    ///     }
    ///
    /// - Parameter tab: Makes the controller of a tab, when the tab is chosen for the first time. It gets a
    ///   navigation controller, unless it is one.
    public convenience init(
      _ screen: Model, actions: Model.Actions, images: any ImageSource = SystemImages(),
      contacts: any ContactSource = SystemContacts(),
      tab: @escaping TabMaker<Model>
    ) {
      self.init(screen, actions: actions, images: images, contacts: contacts)
      hold(tab)
    }

    /// The same for a screen that the app keeps elsewhere and changes when it wants.
    @available(iOS 17, tvOS 17, visionOS 1, macOS 14, *)
    public convenience init(
      _ observed: ObservedScreen<Model>, images: any ImageSource = SystemImages(),
      contacts: any ContactSource = SystemContacts(),
      tab: @escaping TabMaker<Model>
    ) {
      self.init(observed, images: images, contacts: contacts)
      hold(tab)
    }

    private func hold(_ tab: @escaping TabMaker<Model>) {
      // Only the controller keeps them, so they do not keep it.
      tabs = HeldTabs<Model>(read: { [weak self] in self?.screen ?? Model() }, make: tab)
    }
  }

  extension ScreenViewController where Model: TabbedScreen, Model.Actions == Void {
    /// A screen without actions, with tabs that hold screens.
    public convenience init(
      _ screen: Model, images: any ImageSource = SystemImages(),
      contacts: any ContactSource = SystemContacts(),
      tab: @escaping TabMaker<Model>
    ) {
      self.init(screen, actions: (), images: images, contacts: contacts, tab: tab)
    }
  }
#endif
