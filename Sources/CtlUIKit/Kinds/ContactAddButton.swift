#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import CtlRuntime
  import UIKit

  /// Opens the contacts of the device; the chosen one goes to the text that the button adds to.
  enum ContactAddButtonKind: KindView {
    static func makeView(_ element: ControlElement<ContactAddButtonKind>) -> UIButton {
      UIButton(type: .contactAdd)
    }

    static func style(
      _ view: UIButton, _ change: Change<ContactAddButton>,
      _ element: ControlElement<ContactAddButtonKind>
    ) {
      change.of(\.isListOpen) { _ in
        element.context.afterUpdate(element) { [weak element] in
          if let element { chooseContact(for: element) }
        }
      }
    }

    /// A list that was open already opens with the screen.
    static func appeared(_ element: ControlElement<ContactAddButtonKind>) {
      // It may lie over the screen already, which has come back.
      if element.context.controller?.presentedViewController == nil { chooseContact(for: element) }
    }

    private static func chooseContact(for element: ControlElement<ContactAddButtonKind>) {
      guard element.model.isListOpen, let name = element.shown.name,
        element.context.controller?.viewIfLoaded?.window != nil
      else { return }
      let context = element.context
      context.presenter.open { [weak context] top in
        context?.contacts.chooseContact(from: top) { contact in
          context?.send(contact.map { .choose($0) } ?? .dismiss, name)
        }
      }
    }
  }
#endif
