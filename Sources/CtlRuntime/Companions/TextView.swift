/// Text of many lines that a person types: a companion of the text field, not one of the controls.
public struct TextView: Control {
  public static let facts = ControlFacts(
    .textView, isUIControl: false,
    events: [.editingDidBegin, .editingChanged, .editingDidEnd], defaultEvent: .editingDidEnd,
    traits: [.userInteractionEnabled], speech: Speech(kind: ("text field", "文本栏")))

  public var view = ViewProperties()
  /// The typed text.
  public var text = ""
  /// A text style, which follows Dynamic Type, or a font.
  public var font = Font.body
  /// The color of the text.
  public var textColor: Color?
  /// How the text is aligned within its width.
  public var textAlignment = Label.TextAlignment.left
  /// The keyboard that suits the text.
  public var keyboardType = TextField.KeyboardType.default
  private var hasFocus = false

  public init() {}

  /// A hidden view is never being edited.
  public var isEditing: Bool { hasFocus && acceptsTouches }

  /// Takes the focus, and with it the keyboard.
  public mutating func beginEditing() -> [ControlEvent] {
    guard acceptsTouches, !hasFocus else { return [] }
    hasFocus = true
    return [.editingDidBegin]
  }

  /// Gives up the focus.
  public mutating func endEditing() -> [ControlEvent] {
    guard isEditing else { return [] }
    hasFocus = false
    return [.editingDidEnd]
  }

  /// A tap begins editing; typing adds to the end. The Return key enters a line break.
  public mutating func send(_ interaction: Interaction) -> [ControlEvent] {
    switch interaction {
    case .tap: beginEditing()
    case .type(let string): edit(text + string)
    case .pressReturn: edit(text + "\n")
    case .deleteBackward: edit(String(text.dropLast()))
    case .dismissKeyboard: endEditing()
    default: []
    }
  }

  private mutating func edit(_ new: String) -> [ControlEvent] {
    guard isEditing, new != text else { return [] }
    text = new
    return [.editingChanged]
  }

  public func accessibilityValue(in language: Language) -> String? { text.isEmpty ? nil : text }

  public static let allFields = fields([
    .stored("text", \.text), .stored("font", \.font), .stored("textColor", \.textColor),
    .stored("textAlignment", \.textAlignment), .stored("keyboardType", \.keyboardType),
  ])
}

extension TextView: TextInput {
  package var textCursor: Int? { nil }
  package mutating func moveCursor(by offset: Int) {}
}
