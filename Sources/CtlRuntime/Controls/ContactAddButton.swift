/// Adds a contact to a text without the keyboard: a tap opens the list of contacts.
public struct ContactAddButton: TouchControl {
  public static let facts = ControlFacts(
    .contactAddButton, events: .touch, defaultEvent: .touchUpInside,
    traits: [.userInteractionEnabled, .button], fixedSize: FixedSize(width: 22, height: 22),
    similar: [.textField])

  public var view = ViewProperties()
  public var control = ControlProperties()
  /// The text that a contact is added to; nil means the text element of the view around the button.
  public var addsTo: Reference?
  /// What a tap opens; always `.contacts`.
  public var reveals = Destination.contacts
  /// Whether the list of contacts is open.
  public private(set) var isListOpen = false

  /// What a tap opens.
  public enum Destination: String, Sendable, Hashable, Codable, FieldStorable { case contacts }

  public init() {}

  public mutating func touch(_ touch: Touch) -> [ControlEvent] {
    let events = track(touch)
    if events.contains(.touchUpInside) { isListOpen = true }
    return events
  }

  /// Adds a contact to a text field and closes the list. The events are the field's. A comma
  /// separates contacts. Nothing happens unless the list is open.
  public mutating func choose(_ contact: String, into field: inout TextField) -> [ControlEvent] {
    guard isListOpen else { return [] }
    isListOpen = false
    let before = field.text
    field.text = joined(before, contact)
    return field.text == before ? [] : [.editingChanged]
  }

  /// The same for any other text.
  public mutating func choose(_ contact: String, into text: inout String) {
    guard isListOpen else { return }
    isListOpen = false
    text = joined(text, contact)
  }

  /// Closes the list without a choice.
  public mutating func dismiss() { isListOpen = false }

  public mutating func send(_ interaction: Interaction) -> [ControlEvent] {
    if interaction == .dismiss { dismiss() }
    return sendTouch(interaction)
  }

  private func joined(_ text: String, _ contact: String) -> String {
    text.isEmpty || contact.isEmpty ? text + contact : text + ", " + contact
  }

  public static let allFields = fields([
    .stored("addsTo", \.addsTo), .stored("reveals", \.reveals),
    .stored("isListOpen", \.isListOpen),
  ])
}

extension ControlTree {
  /// The text field that a contact add button adds to: the one it names, else the one it is in,
  /// else the first of the nearest container that has one.
  func recipient(of name: Reference) -> Reference? {
    guard let path = path(to: name), let button = path.last?.control?[as: ContactAddButton.self]
    else { return nil }
    if let target = button.addsTo { return target }
    for element in path.reversed() {
      let field = element.controls.first { $0.control[as: TextField.self] != nil && $0.name != nil }
      if let field { return field.name }
    }
    return nil
  }

  mutating func choose(_ contact: String, with name: Reference) -> [SentEvent] {
    guard let target = recipient(of: name), var field = self[target]?[as: TextField.self],
      var button = self[name]?[as: ContactAddButton.self]
    else { return [] }
    let events = button.choose(contact, into: &field)
    // The field first: the button may be a part of it.
    self[target] = AnyControl(field)
    self[name] = AnyControl(button)
    return events.map { SentEvent(sender: target, event: $0) }
  }
}
