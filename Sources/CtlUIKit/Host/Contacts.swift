#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import CtlRuntime
  import UIKit

  /// Where the contacts come from that a contact add button offers.
  @MainActor
  public protocol ContactSource {
    /// Lets a person choose a contact; the answer is its text, or nil when none was chosen.
    func chooseContact(
      from controller: UIViewController, answer: @escaping @MainActor (String?) -> Void)
  }

  #if canImport(ContactsUI)
    import Contacts
    import ContactsUI

    /// The contacts of the device. The picker of the system needs no permission.
    public struct SystemContacts: ContactSource {
      public init() {}

      public func chooseContact(
        from controller: UIViewController, answer: @escaping @MainActor (String?) -> Void
      ) {
        let picker = ContactPicker()
        let answering = ContactAnswer(answer)
        picker.answering = answering
        picker.delegate = answering
        picker.presentationController?.delegate = answering
        controller.present(picker, animated: true)
      }
    }

    /// The picker of the system, which keeps no delegate by itself.
    private final class ContactPicker: CNContactPickerViewController {
      var answering: ContactAnswer?
    }

    /// Waits for the choice, and answers once.
    @MainActor
    private final class ContactAnswer: NSObject, CNContactPickerDelegate,
      UIAdaptivePresentationControllerDelegate
    {
      private var answer: (@MainActor (String?) -> Void)?

      init(_ answer: @escaping @MainActor (String?) -> Void) { self.answer = answer }

      // The picker says nowhere that it calls these on the main actor, where it does.
      nonisolated func contactPicker(
        _ picker: CNContactPickerViewController, didSelect contact: CNContact
      ) {
        let name = CNContactFormatter.string(from: contact, style: .fullName)
        let text = contact.emailAddresses.first.map { "\($0.value)" } ?? name
        MainActor.assumeIsolated { finish(text) }
      }

      nonisolated func contactPickerDidCancel(_ picker: CNContactPickerViewController) {
        MainActor.assumeIsolated { finish(nil) }
      }

      /// A person has swiped the picker away.
      func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        finish(nil)
      }

      private func finish(_ contact: String?) {
        let answer = answer
        self.answer = nil
        answer?(contact)
      }
    }
  #else
    /// There are no contacts here: none is chosen.
    public struct SystemContacts: ContactSource {
      public init() {}

      public func chooseContact(
        from controller: UIViewController, answer: @escaping @MainActor (String?) -> Void
      ) {
        answer(nil)
      }
    }
  #endif
#endif
