#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import CtlRuntime
  import UIKit

  /// An alert or an action sheet of the system, shown while the screen says so.
  final class AlertElement: ScreenElement {
    private var presented: UIAlertController?
    private var actions: [ObjectIdentifier: UIAlertAction] = [:]

    override func layOut(_ children: [ScreenElement]) {
      super.layOut(children)
      visibilityChanged()
    }

    override func changed(from former: HostedElement) {
      presented?.title = shown.shell?.title
      presented?.message = shown.shell?.message
      presented?.view.tintColor = shown.shell?.tintColor.map { UIColor($0) }
    }

    override func changed(child: ScreenElement) {
      guard let button = child as? ControlElement<ButtonKind> else { return }
      actions[ObjectIdentifier(button)]?.isEnabled = button.model.isEnabled
    }

    override func visibilityChanged() {
      context.afterUpdate(self) { [weak self] in self?.present() }
    }

    /// Popovers open before it: it is over everything else.
    override func appeared() { visibilityChanged() }

    /// Opens or closes it, as the screen says.
    private func present() {
      if shown.isHidden {
        if let presented { context.presenter.close(presented) }
        presented = nil
      } else if let presented {
        context.presenter.open(presented)
      } else if context.controller?.viewIfLoaded?.window != nil {
        let alert = makeAlert()
        presented = alert
        context.presenter.open(alert)
      }
    }

    private func makeAlert() -> UIAlertController {
      let isSheet = shown.shell?.kind == .actionSheet
      let alert = UIAlertController(
        title: shown.shell?.title, message: shown.shell?.message,
        preferredStyle: isSheet ? .actionSheet : .alert)
      actions = [:]
      // UIKit takes one way out only.
      let out = children.lazy.compactMap { $0 as? ControlElement<ButtonKind> }
        .first { !$0.shown.isHidden && $0.model.role == .cancel }
      for case let button as ControlElement<ButtonKind> in children where !button.shown.isHidden {
        let style: UIAlertAction.Style =
          switch button.model.role {
          case .normal: .default
          case .cancel: button === out ? .cancel : .default
          case .destructive: .destructive
          }
        let action = UIAlertAction(title: button.model.currentTitle, style: style) {
          [weak self, weak button] _ in
          // The system has closed it already.
          self?.forget()
          if let button, let name = button.shown.name { button.context.send(.tap, name) }
        }
        action.isEnabled = button.model.isEnabled
        button.speak(to: action)
        actions[ObjectIdentifier(button)] = action
        alert.addAction(action)
      }
      alert.view.tintColor = shown.shell?.tintColor.map { UIColor($0) }
      alert.view.accessibilityIdentifier = shown.spoken.identifier ?? shown.name?.rawValue
      // A large screen shows a sheet as a popover: in the middle, because no element is its own. A
      // tap beside it would be an answer that the file does not have.
      alert.isModalInPresentation = true
      if let popover = alert.popoverPresentationController, let view = context.controller?.view {
        popover.sourceView = view
        popover.sourceRect = CGRect(x: view.bounds.midX, y: view.bounds.midY, width: 0, height: 0)
        popover.permittedArrowDirections = []
      }
      return alert
    }

    private func forget() {
      if let presented { context.presenter.forget(presented) }
      presented = nil
    }

    override func willRemove() {
      if let presented { context.presenter.close(presented) }
    }
  }

  extension ScreenElement {
    /// What VoiceOver says of a button of the system, and its name for tests.
    fileprivate func speak(to action: UIAlertAction) {
      let spoken = shown.spoken
      if spoken.name != action.title { action.accessibilityLabel = spoken.name }
      action.accessibilityHint = spoken.hint
      action.accessibilityIdentifier = spoken.identifier ?? shown.name?.rawValue
    }
  }
#endif
