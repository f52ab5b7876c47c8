#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import CtlRuntime
  import UIKit

  /// A view that floats above the screen while the button that reveals it says so; one that no button
  /// reveals opens with the screen. Where little room is, it is a sheet.
  final class PopoverElement: ArrangedElement, UIPopoverPresentationControllerDelegate {
    private var presented: UIViewController?

    override func apply(to view: UIView, from former: HostedElement?) {
      super.apply(to: view, from: former)
      // The presentation hides and shows it.
      view.isHidden = false
    }

    override func visibilityChanged() {
      context.afterUpdate(self) { [weak self] in self?.present() }
    }

    override func appeared() { present() }

    /// Opens or closes it, as the screen says.
    private func present() {
      if shown.isHidden {
        if let presented { context.presenter.close(presented) }
        presented = nil
      } else if let presented {
        context.presenter.open(presented)
      } else if let controller = context.controller, controller.viewIfLoaded?.window != nil {
        let content = UIViewController()
        content.view.backgroundColor = .systemBackground
        content.view.embed(view)
        content.modalPresentationStyle = .popover
        content.preferredContentSize = view.systemLayoutSizeFitting(
          UIView.layoutFittingCompressedSize)
        let source = button?.view ?? controller.view
        content.popoverPresentationController?.sourceView = source
        content.popoverPresentationController?.sourceRect = source?.bounds ?? .zero
        content.popoverPresentationController?.delegate = self
        presented = content
        context.presenter.open(content)
        // Its views may be new, outside of an update.
        context.finish()
      }
    }

    private var button: ScreenElement? { shown.name.flatMap { context.button(revealing: $0) } }

    override func willRemove() {
      if let presented { context.presenter.close(presented) }
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      if let presented { context.presenter.forget(presented) }
      presented = nil
      if let name = button?.shown.name { context.send(.dismiss, name) }
    }
  }

  extension UIView {
    /// Shows another view at the top of this one, inside of the margins of the system. A sheet may be
    /// higher than what is in it.
    func embed(_ view: UIView) {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor),
        view.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor),
        view.bottomAnchor.constraint(
          lessThanOrEqualTo: safeAreaLayoutGuide.bottomAnchor, constant: 0),
      ])
    }
  }
#endif
