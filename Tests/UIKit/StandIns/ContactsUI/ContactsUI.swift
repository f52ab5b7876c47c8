import Contacts
import UIKit

// A stand-in for what `CtlUIKit` uses of ContactsUI.

public protocol CNContactPickerDelegate: NSObjectProtocol {
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
  func contactPickerDidCancel(_ picker: CNContactPickerViewController)
}

@MainActor
open class CNContactPickerViewController: UIViewController {
  open weak var delegate: (any CNContactPickerDelegate)?
}
