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
    public func show(_ controller: UIViewController, as route: some ScreenRoute) {
      switch route.presentation {
      case .push:
        guard let navigation = navigationController else {
          return present(controller, animated: true)
        }
        navigation.pushViewController(controller, animated: true)
      case .sheet: present(controller, animated: true)
      case .popover(let element):
        controller.modalPresentationStyle = .popover
        let source = view(of: element) ?? view
        controller.popoverPresentationController?.sourceView = source
        controller.popoverPresentationController?.sourceRect = source?.bounds ?? .zero
        present(controller, animated: true)
      }
    }

    /// Takes this screen away: back to the one that pushed it, or down from the one under it.
    public func leave() {
      if let navigation = navigationController, navigation.viewControllers.count > 1 {
        navigation.popViewController(animated: true)
      } else {
        dismiss(animated: true)
      }
    }
  }
#endif
