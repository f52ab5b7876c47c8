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
    /// What the app shows once: the screen does not say when it goes.
    private var guests: [UIViewController] = []
    private var closing: [UIViewController] = []

    /// Opens a controller when nothing over the screen moves. An alert is over everything else.
    func open(_ presented: UIViewController) {
      if !wanted.contains(presented) { wanted.append(presented) }
      update()
    }

    /// Shows a controller of the app over everything that is open, when nothing moves.
    func show(_ guest: UIViewController) {
      guests.append(guest)
      update()
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

    private var chain: [UIViewController] {
      var open = controller.map { [$0] } ?? []
      while let over = open.last?.presentedViewController { open.append(over) }
      return open
    }

    private func update() {
      guard controller?.viewIfLoaded?.window != nil else { return }
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
      let next =
        wanted.first { !open.contains($0) && !($0 is UIAlertController) }
        ?? guests.first ?? wanted.first { !open.contains($0) }
      guard let next, next is UIAlertController || !(top is UIAlertController) else { return }
      guests.removeAll { $0 === next }
      top.present(next, animated: true) { [weak self] in self?.update() }
    }

    /// Goes on in the turn after a controller has come or gone.
    private func wait(for moving: UIViewController) {
      let isTold =
        moving.transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] _ in
          Task { @MainActor [weak self] in self?.update() }
        } ?? false
      if isTold { return }
      // A transition that is about to end, or has no animation, tells nobody.
      Task { @MainActor [weak self] in
        try? await Task.sleep(nanoseconds: 50_000_000)
        self?.update()
      }
    }
  }
#endif
