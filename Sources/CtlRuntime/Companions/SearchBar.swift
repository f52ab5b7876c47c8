/// The words that people look for: a companion of the text field, not one of the controls.
public struct SearchBar: Control {
  public static let facts = ControlFacts(
    .searchBar, isUIControl: false,
    events: [.editingDidBegin, .editingChanged, .editingDidEnd, .editingDidEndOnExit],
    defaultEvent: .editingChanged, traits: [.userInteractionEnabled, .searchField],
    fixedSize: FixedSize(height: 44), speech: Speech(name: ("Search", "搜索")))

  public var view = ViewProperties()
  /// The field inside.
  private var field = TextField { $0.clearButtonMode = .always }

  public init() {}

  /// The typed words, on one line.
  public var text: String {
    get { field.text }
    set { field.text = newValue }
  }

  /// The hint that shows while the bar is empty.
  public var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }

  /// Whether the bar is being edited; a hidden one never is.
  public var isEditing: Bool { acceptsTouches && field.isEditing }

  /// Visible while there are words.
  public var showsClearButton: Bool { field.showsClearButton }

  /// Takes the focus, and with it the keyboard.
  public mutating func beginEditing() -> [ControlEvent] {
    acceptsTouches ? field.beginEditing() : []
  }

  /// Gives up the focus.
  public mutating func endEditing() -> [ControlEvent] { isEditing ? field.endEditing() : [] }

  /// A tap begins editing; the Search key ends it.
  public mutating func send(_ interaction: Interaction) -> [ControlEvent] {
    guard acceptsTouches else { return [] }
    return interaction == .tap ? beginEditing() : sendTyping(interaction)
  }

  /// Of the field inside only its editing events are told.
  private mutating func sendTyping(_ interaction: Interaction) -> [ControlEvent] {
    field.send(interaction).filter { Self.facts.events.contains($0.name) }
  }

  /// The words, or the hint while there are none.
  public func accessibilityValue(in language: Language) -> String? {
    field.accessibilityValue(in: language)
  }

  public static let allFields = fields([
    .stored("text", \.text), .stored("placeholder", \.placeholder),
  ])
}

extension SearchBar: TextInput {
  package var textCursor: Int? { field.textCursor }
  package mutating func moveCursor(by offset: Int) { field.moveCursor(by: offset) }
}
