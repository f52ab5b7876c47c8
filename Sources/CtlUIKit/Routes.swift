#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import CtlRuntime
  import UIKit

  // Screens that open screens. The app's coordinator decides which controller shows a screen; these
  // methods bring it there and back.
  extension ScreenViewController {
    /// Shows a controller as the route of this screen says.
    ///
    ///     func open(_ route: TeaRoute, from screen: inout Tea) {
    ///       switch route {
    ///       case .details(let details): tea.show(ScreenViewController(details), as: route)
    ///       }
    ///     }
    ///
    /// What lies over the screen, such as a popover with the button that asks, stays under a sheet; under
    /// a pushed screen it would be in the way, so it goes until people come back.
    public func show(_ controller: UIViewController, as route: some ScreenRoute) {
      present(controller, as: route)
    }

    private func present(_ controller: UIViewController, as route: some ScreenRoute) {
      switch route.presentation {
      case .push:
        guard let navigation = navigationController else { return showOver(controller) }
        presenter.stepAside { navigation.pushViewController(controller, animated: true) }
      case .sheet: showOver(controller)
      case .popover(let element):
        controller.modalPresentationStyle = .popover
        let source = view(of: element) ?? view
        controller.popoverPresentationController?.sourceView = source
        controller.popoverPresentationController?.sourceRect = source?.bounds ?? .zero
        showOver(controller)
      }
    }

    /// Takes this screen away: back to the one that pushed it, or down from the one under it.
    ///
    /// What was opened over it goes with it. The first screen of a tab stays: nothing opened it.
    public func leave() {
      if isFirstOfTab { return }
      guard let navigation = navigationController,
        let place = navigation.viewControllers.firstIndex(where: { isInside($0) }), place > 0
      else {
        presentingViewController?.dismiss(animated: true)
        return
      }
      let back = { [weak navigation] in
        guard let navigation, navigation.viewControllers.indices.contains(place) else { return }
        navigation.popToViewController(navigation.viewControllers[place - 1], animated: true)
      }
      guard let over = presentedViewController, !over.isBeingDismissed else { return back() }
      over.presentingViewController?.dismiss(animated: true, completion: back)
    }

    private var isFirstOfTab: Bool {
      guard let stack = navigationController, let first = stack.viewControllers.first else {
        return false
      }
      return stack.parent is any EndingScreen && isInside(first)
    }

    private func showOver(_ controller: UIViewController) {
      presenter.open { $0.present(controller, animated: true) }
    }
  }

  extension ScreenViewController where Model: OpeningScreen {
    /// Shows a controller as the route of this screen says. While it is there, its screen has what the places of
    /// its `binding` parameters have here.
    public func show(_ controller: UIViewController, as route: Model.OpenedRoute) {
      var given = route
      opened.append(
        OpenedController(controller) { [weak self] controller in
          guard let self else { return }
          var now = given
          screen.give(to: &now)
          if now == given { return }
          given = now
          var change = TabChange()
          now.visit(&change)
          change.apply(controller)
        })
      present(controller, as: route)
    }
  }

  /// The controller of an opened screen, while that is there.
  @MainActor
  final class OpenedController {
    private(set) weak var controller: UIViewController?
    private let follow: (UIViewController) -> Void

    init(_ controller: UIViewController, _ follow: @escaping (UIViewController) -> Void) {
      (self.controller, self.follow) = (controller, follow)
    }

    func update() {
      guard let controller else { return }
      let first = (controller as? UINavigationController)?.viewControllers.first
      follow(first ?? controller)
    }
  }
#endif
