import CtlRuntime

extension ContactAddButton: UsedControl {
  static let use = KindUse {
    $0.open = { preview, behavior, node in preview.openContacts(behavior, node) }
  }
}

extension Behavior {
  /// Adds a contact to a text when the list of this contact add button is open.
  mutating func choose(_ contact: String, into text: inout Behavior) -> [ControlEvent] {
    guard var input = text.input else { return [] }
    let events = self[ContactAddButton.self]?.choose(contact, in: &input) ?? []
    text.control.control = input
    return events
  }

  /// The text with the contact.
  mutating func choose(_ contact: String, into text: String) -> String {
    var result = text
    self[ContactAddButton.self]?.choose(contact, into: &result)
    return result
  }
}
