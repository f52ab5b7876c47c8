#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import CtlRuntime
  import UIKit

  /// Shows the configuration, possibly on the back of the view.
  enum InfoButtonKind: KindView {
    static func makeView(_ element: ControlElement<InfoButtonKind>) -> UIButton {
      UIButton(type: element.model.style == .light ? .infoLight : .infoDark)
    }

    static func style(
      _ view: UIButton, _ change: Change<InfoButton>, _ element: ControlElement<InfoButtonKind>
    ) {
      // UIKit draws both types alike today; what remains of a light one is its color.
      change.of(
        { [$0.view.tintColor, $0.style == .light ? .white : nil] },
        write: { colors in
          view.tintColor = colors.lazy.compactMap { $0 }.first.map { UIColor($0) }
        })
      change.of(\.isRevealing) { isRevealing in
        guard let former = change.former else { return }
        let transition = isRevealing ? change.current.transition : former.transition
        element.context.prepareTransition(
          of: element, isFlip: transition == .flip, isRevealing: isRevealing)
      }
    }
  }
#endif
