#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import CtlRuntime
  import UIKit

  /// Shows details of one item. The screen itself reveals the view.
  enum DetailDisclosureButtonKind: KindView {
    static func makeView(_ element: ControlElement<DetailDisclosureButtonKind>) -> UIButton {
      UIButton(type: .detailDisclosure)
    }

    static func style(
      _ view: UIButton, _ change: Change<DetailDisclosureButton>,
      _ element: ControlElement<DetailDisclosureButtonKind>
    ) {
      change.of(\.isRevealing) { isRevealing in
        guard change.former != nil else { return }
        element.context.prepareTransition(of: element, isFlip: false, isRevealing: isRevealing)
      }
    }
  }
#endif
