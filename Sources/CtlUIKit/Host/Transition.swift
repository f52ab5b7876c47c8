#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import CtlRuntime
  import UIKit

  // How a view that a button reveals appears.

  extension ScreenContext {
    /// The next changes of visibility appear with a transition, and VoiceOver goes to what appeared.
    ///
    /// A push moves the revealed view alone, in from the end of the line. The screen under it stays as
    /// it is: it is still the same one, so a swipe from the edge leaves the whole screen, and the
    /// button that revealed the view hides it. A flip turns the part of the screen around both.
    func prepareTransition(of button: ScreenElement, isFlip: Bool, isRevealing: Bool) {
      guard let revealed = revealed(by: button), let stage = stage(of: button, revealed),
        let view = isFlip ? stage.viewIfLoaded : revealed.viewIfLoaded, view.window != nil
      else { return }
      afterUpdate(button) {
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let isFromLeft = isRevealing == isMirrored
        if UIAccessibility.isReduceMotionEnabled {
          UIView.transition(
            with: stage.viewIfLoaded ?? view, duration: 0.2, options: .transitionCrossDissolve
          ) {}
        } else if isFlip {
          UIView.transition(
            with: view, duration: 0.5,
            options: isFromLeft ? .transitionFlipFromLeft : .transitionFlipFromRight
          ) {}
        } else {
          let push = CATransition()
          push.type = .push
          push.subtype = isFromLeft ? .fromLeft : .fromRight
          push.duration = 0.3
          view.layer.add(push, forKey: nil)
        }
        UIAccessibility.post(
          notification: .layoutChanged,
          argument: isRevealing ? revealed.viewIfLoaded : button.viewIfLoaded)
      }
    }

    private func revealed(by button: ScreenElement) -> ScreenElement? {
      (button.shown.control?.control as? any Revealing)?.reveals.flatMap { self[$0] }
    }

    /// The smallest element around a button and what it reveals.
    private func stage(of button: ScreenElement, _ revealed: ScreenElement) -> ScreenElement? {
      var next = button.parent
      while let element = next {
        if element.all.contains(where: { $0 === revealed }) { return element }
        next = element.parent
      }
      return nil
    }
  }
#endif
