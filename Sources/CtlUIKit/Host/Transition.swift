#if canImport(UIKit)
  import CtlRuntime
  import UIKit

  // How a view that a button reveals appears.

  extension ScreenContext {
    /// The next changes of visibility appear with a transition.
    func prepareTransition(of button: ScreenElement, isFlip: Bool, isRevealing: Bool) {
      guard let view = stage(of: button)?.viewIfLoaded, view.window != nil else { return }
      afterUpdate(button) {
        if UIAccessibility.isReduceMotionEnabled {
          UIView.transition(with: view, duration: 0.2, options: .transitionCrossDissolve) {}
        } else if isFlip {
          UIView.transition(
            with: view, duration: 0.5,
            options: isRevealing ? .transitionFlipFromRight : .transitionFlipFromLeft
          ) {}
        } else {
          let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
          let push = CATransition()
          push.type = .push
          push.subtype = isRevealing == isMirrored ? .fromLeft : .fromRight
          push.duration = 0.3
          view.layer.add(push, forKey: nil)
        }
      }
    }

    /// The smallest element around a button and what it reveals.
    private func stage(of button: ScreenElement) -> ScreenElement? {
      let name = (button.shown.control?.control as? any Revealing)?.reveals
      guard let back = name.flatMap({ self[$0] }) else { return nil }
      var next = button.parent
      while let element = next {
        if element.all.contains(where: { $0 === back }) { return element }
        next = element.parent
      }
      return nil
    }
  }
#endif
