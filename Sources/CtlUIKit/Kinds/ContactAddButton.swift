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
      change.of(\.isListOpen) { isOpen in
        guard isOpen else { return }
        element.context.afterUpdate(element) { [weak element] in
          if let element { chooseContact(for: element) }
        }
      }
    }

    private static func chooseContact(for element: ControlElement<ContactAddButtonKind>) {
      guard let name = element.shown.name, let controller = element.context.presenter.top else {
        return
      }
      let context = element.context
      context.contacts.chooseContact(from: controller) { contact in
        context.send(contact.map { .choose($0) } ?? .dismiss, name)
      }
    }
  }
#endif
