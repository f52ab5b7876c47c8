/// Adds a contact to a text without the keyboard: a tap opens the list of contacts.
public struct ContactAddButton: TouchControl {
  public static let facts = ControlFacts(
    .contactAddButton, events: .touch, defaultEvent: .touchUpInside,
    traits: [.userInteractionEnabled, .button], fixedSize: FixedSize(width: 22, height: 22),
    hasBaseline: false, speech: Speech(name: ("Add Contact", "添加联系人")))

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

  /// Adds a contact to a text and closes the list. A comma separates contacts. Nothing happens unless
  /// the list is open.
  public mutating func choose(_ contact: String, into text: inout String) {
    guard isListOpen else { return }
    isListOpen = false
    text = text.isEmpty || contact.isEmpty ? text + contact : text + ", " + contact
  }

  /// The same for a text field; the events are the field's.
  public mutating func choose(_ contact: String, into field: inout TextField) -> [ControlEvent] {
    choose(contact, in: &field)
  }

  /// The same for any control that people type into.
  package mutating func choose<Input: TextInput>(
    _ contact: String, in input: inout Input
  ) -> [ControlEvent] {
    let before = input.text
    choose(contact, into: &input.text)
    return input.text == before ? [] : [.editingChanged]
  }

  /// Closes the list without a choice.
  public mutating func dismiss() { isListOpen = false }

  public mutating func send(_ interaction: Interaction) -> [ControlEvent] {
    if interaction == .dismiss { dismiss() }
    return sendTouch(interaction)
  }

  public static let allFields = fields([
    .stored("addsTo", \.addsTo), .stored("reveals", \.reveals),
    .stored("isListOpen", \.isListOpen),
  ])
}

extension ControlTree {
  /// The text that a contact add button adds to: the one it names, else the one it is in, else the
  /// first of the nearest container that has one.
  private func recipient(of name: Reference) -> Reference? {
    guard let path = path(to: name), let button = path.last?.control?[as: ContactAddButton.self]
    else { return nil }
    return button.addsTo ?? path.reversed().lazy.compactMap(\.firstText).first
  }

  /// The first element with a name that people type into.
  private var firstText: Reference? {
    for child in children {
      if let found = child.firstText { return found }
    }
    switch content {
    case .control(let control): return control.control is any TextInput ? name : nil
    case .container(let container): return container.acceptsKeyboardInput ? name : nil
    }
  }

  mutating func choose(_ contact: String, with name: Reference) -> [SentEvent] {
    guard var button = self[name]?[as: ContactAddButton.self] else { return [] }
    var events: [ControlEvent] = []
    let target = recipient(of: name)
    if let target {
      change(target) { element, _ in
        switch element.content {
        case .control(var control):
          guard var input = control.control as? any TextInput else { return }
          events = button.choose(contact, in: &input)
          control.control = input
          element.content = .control(control)
        case .container(var container):
          button.choose(contact, into: &container.text)
          element.content = .container(container)
        }
      }
    }
    button.dismiss()
    // After the text: the button may be a part of it.
    self[name] = AnyControl(button)
    return events.map { SentEvent(sender: target ?? name, event: $0) }
  }
}
