#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit

  /// Opens and closes what lies over a screen, one after the other: UIKit opens nothing over a
  /// controller that is itself coming or going, and says nothing when it refuses.
  @MainActor
  final class Presenter {
    /// The controller of the screen.
    weak var controller: UIViewController?
    /// What is or will be open, in the order in which it was asked for.
    private var wanted: [UIViewController] = []
    /// What is opened once over the top: the screen does not say when it goes.
    private var guests: [(UIViewController) -> Void] = []
    private var closing: [UIViewController] = []

    /// Opens a controller when nothing over the screen moves. An alert is over everything else.
    func open(_ presented: UIViewController) {
      if !wanted.contains(presented) { wanted.append(presented) }
      update()
    }

    /// Opens something over everything that is open, when nothing moves.
    func open(_ guest: @escaping (_ top: UIViewController) -> Void) {
      guests.append(guest)
      update()
    }

    /// The screen is there again: what waits opens.
    func resume() { update() }

    /// Takes away what the screen has open, such as a popover, and goes on; it opens when the screen is
    /// there again.
    func stepAside(then body: @escaping () -> Void) {
      guard let over = controller?.presentedViewController, wanted.contains(over),
        !over.isBeingDismissed
      else { return body() }
      over.presentingViewController?.dismiss(animated: true, completion: body)
    }

    /// Closes a controller, and what was opened over it only for a moment.
    func close(_ presented: UIViewController) {
      wanted.removeAll { $0 === presented }
      closing.append(presented)
      update()
    }

    /// A person or the system has closed it already.
    func forget(_ presented: UIViewController) {
      wanted.removeAll { $0 === presented }
      update()
    }

    /// The controller over which the next one opens.
    var top: UIViewController? { chain.last }

    /// Whether no other screen was pushed over this one; one that goes is still in the window.
    private var isInFront: Bool {
      guard let front = controller?.navigationController?.topViewController else { return true }
      return controller?.isInside(front) == true
    }

    private var chain: [UIViewController] {
      var open = controller.map { [$0] } ?? []
      while let over = open.last?.presentedViewController { open.append(over) }
      return open
    }

    private func update() {
      guard controller?.viewIfLoaded?.window != nil, isInFront else { return }
      let open = chain
      if let moving = open.first(where: { $0.isBeingPresented || $0.isBeingDismissed }) {
        return wait(for: moving)
      }
      closing.removeAll { !open.contains($0) }
      if let gone = closing.first {
        gone.presentingViewController?.dismiss(animated: true) { [weak self] in self?.update() }
        return
      }
      guard let top = open.last else { return }
      let next = wanted.filter { !open.contains($0) }
      if let view = next.first(where: { !($0 is UIAlertController) }) {
        if !(top is UIAlertController) { present(view, over: top) }
      } else if !guests.isEmpty, !(top is UIAlertController) {
        guests.removeFirst()(top)
        update()
      } else if let alert = next.first {
        present(alert, over: top)
      }
    }

    private func present(_ next: UIViewController, over top: UIViewController) {
      top.present(next, animated: true) { [weak self] in self?.update() }
    }

    /// Goes on in the turn after a controller has come or gone.
    private func wait(for moving: UIViewController) {
      let isTold =
        moving.transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] _ in
          Task { @MainActor [weak self] in self?.update() }
        } ?? false
      if isTold { return }
      // A transition that is about to end, or has no animation, calls nothing.
      Task { @MainActor [weak self] in
        try? await Task.sleep(nanoseconds: 50_000_000)
        self?.update()
      }
    }
  }

  extension UIViewController {
    /// Whether another controller is this one or around it.
    func isInside(_ controller: UIViewController) -> Bool {
      var next: UIViewController? = self
      while let inside = next, inside !== controller { next = inside.parent }
      return next != nil
    }
  }
#endif
