#if canImport(UIKit)
  import CtlRuntime
  import UIKit

  /// An alert or an action sheet of the system, shown while the screen says so.
  final class AlertElement: ScreenElement {
    private var presented: UIAlertController?

    override func layOut(_ children: [ScreenElement]) {
      super.layOut(children)
      visibilityChanged()
    }

    override func changed(from former: HostedElement) {
      presented?.title = shown.shell?.title
      presented?.message = shown.shell?.message
    }

    override func visibilityChanged() {
      context.afterUpdate(self) { [weak self] in self?.present() }
    }

    /// Opens or closes it, as the screen says.
    func present() {
      guard let controller = context.controller, controller.viewIfLoaded?.window != nil else {
        return
      }
      if shown.isHidden {
        presented?.dismiss(animated: true)
        presented = nil
      } else if presented == nil {
        let alert = makeAlert()
        presented = alert
        // It lies over a popover or a view that is presented already.
        var top: UIViewController = controller
        while let over = top.presentedViewController { top = over }
        top.present(alert, animated: true)
      }
    }

    private func makeAlert() -> UIAlertController {
      let isSheet = shown.shell?.kind == .actionSheet
      let alert = UIAlertController(
        title: shown.shell?.title, message: shown.shell?.message,
        preferredStyle: isSheet ? .actionSheet : .alert)
      for case let button as ControlElement<ButtonKind> in children where !button.shown.isHidden {
        let action = UIAlertAction(title: button.model.currentTitle, style: .default) {
          [weak self, weak button] _ in
          // The system has closed it already.
          self?.presented = nil
          if let button, let name = button.shown.name { button.context.send(.tap, name) }
        }
        action.isEnabled = button.model.isEnabled
        alert.addAction(action)
      }
      // A large screen needs a place for its arrow.
      alert.popoverPresentationController?.sourceView = context.controller?.view
      return alert
    }

    override func willRemove() { presented?.dismiss(animated: true) }
  }
#endif
