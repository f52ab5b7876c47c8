import Foundation

// A stand-in for what `CtlUIKit` uses of Contacts.

open class CNLabeledValue<ValueType: NSCopying>: NSObject {
  public let value: ValueType
  public init(label: String?, value: ValueType) { self.value = value }
}

open class CNContact: NSObject {
  open var givenName = ""
  open var emailAddresses: [CNLabeledValue<NSString>] = []
}

public enum CNContactFormatterStyle: Int { case fullName, phoneticFullName }

open class CNContactFormatter: Formatter {
  open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
    contact.givenName
  }
}
