/// One line of text that a person types.
public struct TextField: ContentAligning {
  public static let facts = ControlFacts(
    .textField, events: .editing, defaultEvent: .editingDidEnd,
    traits: [.userInteractionEnabled], fixedSize: FixedSize(height: 30),
    similar: [.picker, .datePicker, .contactAddButton])

  public var view = ViewProperties()
  public var control = ControlProperties()
  public var alignment = ContentAlignment()
  /// One line, at most `maxLength` characters: line breaks are removed, and a text that is too long
  /// is cut at the end. A new text drops `attributedText` and puts the cursor at the end.
  public var text = "" {
    didSet {
      text = fitting(text)
      guard text != oldValue else { return }
      styles = nil
      cursor = text.count
    }
  }
  /// The hint that shows while the field is empty.
  public var placeholder: String?
  /// The keyboard that suits the text: that of `content` until another one is set.
  public var keyboardType: KeyboardType {
    get { ownKeyboardType ?? content.keyboardType }
    set { ownKeyboardType = newValue }
  }
  /// When the Clear button is visible at the right end.
  public var clearButtonMode = ViewMode.never
  /// Shows what the field is for.
  public var leftView: AccessoryView?
  /// Offers a feature, such as a Bookmarks button.
  public var rightView: AccessoryView?
  /// When the view at the left end is visible.
  public var leftViewMode = ViewMode.never
  /// When the view at the right end is visible.
  public var rightViewMode = ViewMode.never
  /// The border; a text field has rounded corners.
  public var borderStyle = BorderStyle.roundedRect
  /// The kind of text; the keyboard follows from it.
  public var content = Content.text
  /// In characters; nil means any length, a negative value 0.
  public var maxLength: Int? {
    didSet {
      if let length = maxLength, length < 0 { maxLength = 0 }
      text = fitting(text)
    }
  }
  /// In points; nil means the width of the container.
  public var width: Double?
  /// Where the next character goes, 0...`text.count` in characters.
  public private(set) var cursor = 0
  private var styles: StyledText?
  private var ownKeyboardType: KeyboardType?
  private var hasFocus = false

  /// As UIKit's `UIKeyboardType`.
  public enum KeyboardType: String, Sendable, Hashable, Codable, CaseIterable {
    case `default`
    case url = "URL"
    case numberPad, phonePad, emailAddress, decimalPad, numbersAndPunctuation, namePhonePad
    case asciiCapable, twitter, webSearch
  }

  /// When a view at an end of the field is visible.
  public enum ViewMode: String, Sendable, Hashable, Codable, CaseIterable {
    case never, whileEditing, unlessEditing, always

    func shows(isEditing: Bool) -> Bool {
      self == .always || self == (isEditing ? .whileEditing : .unlessEditing)
    }
  }

  /// As UIKit's `UITextField.BorderStyle`.
  public enum BorderStyle: String, Sendable, Hashable, Codable, CaseIterable {
    case none, line, bezel, roundedRect
  }

  /// The kind of text.
  public enum Content: String, Sendable, Hashable, Codable, CaseIterable {
    case text, url, pin, phone, email, number, date, time, dateTime, longText

    /// The keyboard with the keys for such a text.
    public var keyboardType: KeyboardType {
      switch self {
      case .url: .url
      case .pin, .number: .numberPad
      case .phone: .phonePad
      case .email: .emailAddress
      case .text, .date, .time, .dateTime, .longText: .default
      }
    }
  }

  public init() {}
  /// A field with a text, with the cursor at its end.
  public init(
    _ text: String, placeholder: String? = nil, _ configure: (inout Self) -> Void = { _ in }
  ) {
    self.init {
      $0.text = text
      $0.placeholder = placeholder
      configure(&$0)
    }
  }

  /// The text with its styles; setting it sets the text, and any other text drops it. Line breaks
  /// and a text that is too long are cut here too.
  public var attributedText: StyledText? {
    get { styles }
    set {
      guard let newValue else {
        styles = nil
        return
      }
      text = newValue.plain
      styles = newValue.plain == text ? newValue : StyledText([.init(text)])
    }
  }

  private func fitting(_ text: String) -> String {
    let line = text.contains(where: \.isNewline) ? text.filter { !$0.isNewline } : text
    guard let maxLength, line.count > maxLength else { return line }
    return String(line.prefix(maxLength))
  }

  // MARK: Editing

  /// A disabled or hidden field is never being edited.
  public var isEditing: Bool { hasFocus && acceptsTouches }

  /// The keyboard appears. Nothing is sent when it is already up.
  public mutating func beginEditing() -> [ControlEvent] {
    guard acceptsTouches, !hasFocus else { return [] }
    hasFocus = true
    cursor = text.count
    return [.editingDidBegin]
  }

  /// The keyboard is dismissed, and the app handles the input.
  public mutating func endEditing() -> [ControlEvent] {
    guard isEditing else { return [] }
    hasFocus = false
    return [.editingDidEnd]
  }

  /// The Return key: it never enters a line break, it ends editing.
  public mutating func pressReturn() -> [ControlEvent] {
    isEditing ? [.editingDidEndOnExit] + endEditing() : []
  }

  /// Types or pastes text at the cursor.
  public mutating func insert(_ string: String) -> [ControlEvent] {
    guard isEditing else { return [] }
    var line = string.filter { !$0.isNewline }
    if let maxLength { line = String(line.prefix(max(0, maxLength - text.count))) }
    return replace(head: String(text.prefix(cursor)) + line, tail: text.dropFirst(cursor))
  }

  /// The Delete key: removes the character before the cursor.
  public mutating func deleteBackward() -> [ControlEvent] {
    guard isEditing, cursor > 0 else { return [] }
    return replace(head: String(text.prefix(cursor - 1)), tail: text.dropFirst(cursor))
  }

  /// The Clear button, when visible, empties the field, even if an image covers it.
  public mutating func clear() -> [ControlEvent] {
    acceptsTouches && showsClearButton ? replace(head: "", tail: "") : []
  }

  /// Moves the cursor by characters, within the text.
  public mutating func moveCursor(by offset: Int) {
    cursor = clamp(cursor + clamp(offset, -text.count, text.count), 0, text.count)
  }

  private mutating func replace(head: String, tail: Substring) -> [ControlEvent] {
    let before = text
    text = head + tail
    guard text != before else { return [] }
    // Characters may have joined across the cursor, such as a letter and its accent.
    cursor = min(head.count, text.count)
    return [.editingChanged]
  }

  /// A tap begins editing.
  public mutating func touch(_ touch: Touch) -> [ControlEvent] {
    let events = track(touch)
    return events.contains(.touchUpInside) ? events + beginEditing() : events
  }

  public mutating func send(_ interaction: Interaction) -> [ControlEvent] {
    switch interaction {
    case .type(let string): insert(string)
    case .deleteBackward: deleteBackward()
    case .clear: clear()
    case .pressReturn: pressReturn()
    case .dismissKeyboard: endEditing()
    default: sendTouch(interaction)
    }
  }

  public static let allFields = fields(
    [
      .stored("maxLength", \.maxLength), .stored("text", \.text),
      .stored("attributedText", \.attributedText), .stored("placeholder", \.placeholder),
      .stored("keyboardType", \.keyboardType), .stored("clearButtonMode", \.clearButtonMode),
      .stored("leftView", \.leftView), .stored("rightView", \.rightView),
      .stored("leftViewMode", \.leftViewMode), .stored("rightViewMode", \.rightViewMode),
      .stored("borderStyle", \.borderStyle), .stored("content", \.content),
      .stored("width", \.width),
    ] + alignmentFields)
}
