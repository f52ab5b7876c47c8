// One text at a time has the keyboard.

extension ControlTree {
  /// The keyboard goes from the text that has it, if that is another one; returns what it sends.
  mutating func endEditing(but name: Reference) -> [SentEvent] {
    guard let other = editedElement(but: name) else { return [] }
    return send(.dismissKeyboard, to: other)
  }

  private func editedElement(but name: Reference) -> Reference? {
    if let own = self.name, own != name, let input = control?.control as? any TextInput,
      input.isEditing
    {
      return own
    }
    for child in children {
      if let found = child.editedElement(but: name) { return found }
    }
    return nil
  }
}
