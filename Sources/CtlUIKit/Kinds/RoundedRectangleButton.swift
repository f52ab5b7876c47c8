#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import CtlRuntime
  import UIKit

  /// The former name of the system button.
  enum RoundedRectangleButtonKind: KindView {
    static func makeView(_ element: ControlElement<RoundedRectangleButtonKind>) -> UIButton {
      ButtonLook.makeView { [weak element] in element.map { ($0.model.button, $0) } }
    }

    static func style(
      _ view: UIButton, _ change: Change<RoundedRectangleButton>,
      _ element: ControlElement<RoundedRectangleButtonKind>
    ) {
      ButtonLook.style(
        view,
        Change(
          former: change.former?.button, current: change.current.button, isMoved: change.isMoved))
      change.of(\.button.width) { element.setWidth($0) }
    }
  }
#endif
