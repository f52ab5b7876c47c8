import CtlRuntime

extension ContactAddButton: UsedControl {
  static let use = KindUse {
    $0.systemName = ("Add Contact", "添加联系人")
    $0.open = { preview, behavior, node in
      preview.chooser = Preview.Held(behavior: behavior, key: preview.live.tree.nodes[node].key)
      preview.prompt = ""
    }
  }
}

extension Behavior {
  /// Adds a contact to a text when the list of this contact add button is open.
  mutating func choose(_ contact: String, into text: inout Behavior) -> [ControlEvent] {
    guard var input = text.input else { return [] }
    let before = input.text
    self[ContactAddButton.self]?.choose(contact, into: &input.text)
    text.control.control = input
    return input.text == before ? [] : [.editingChanged]
  }
}
