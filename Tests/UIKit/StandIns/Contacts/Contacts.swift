import Foundation

// A stand-in for what `CtlUIKit` uses of Contacts.

open class CNLabeledValue<ValueType: NSCopying>: NSObject {
  public let value: ValueType
  public init(label: String?, value: ValueType) { self.value = value }
}

open class CNContact: NSObject {
  open fileprivate(set) var name = ""
  open fileprivate(set) var addresses: [CNLabeledValue<NSString>] = []
  open var givenName: String { name }
  open var emailAddresses: [CNLabeledValue<NSString>] { addresses }
}

open class CNMutableContact: CNContact {
  open override var givenName: String {
    get { name }
    set { name = newValue }
  }
  open override var emailAddresses: [CNLabeledValue<NSString>] {
    get { addresses }
    set { addresses = newValue }
  }
}

public enum CNContactFormatterStyle: Int { case fullName, phoneticFullName }

open class CNContactFormatter: Formatter {
  open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
    contact.givenName
  }
}
