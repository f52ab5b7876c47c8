/// One line of text that a person types.
public struct TextField: ContentAligning {
  public static let facts = ControlFacts(
    .textField, events: .editing, defaultEvent: .editingDidEnd,
    traits: [.userInteractionEnabled], fixedSize: FixedSize(height: 30),
    speech: Speech(kind: ("text field", "文本栏")))

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
  /// Whether dots stand for the text, as for a password.
  public var isSecureTextEntry = false
  /// In characters; nil means any length, a negative value 0.
  public var maxLength: Int? {
    didSet {
      if let length = maxLength, length < 0 { maxLength = 0 }
      text = fitting(text)
    }
  }
  /// In points; nil means the width of the container.
  public var width: Double? { didSet { width = notNegative(width) } }
  /// Where the next character goes, 0...`text.count` in characters.
  public private(set) var cursor = 0
  fileprivate var styles: StyledText?
  private var ownKeyboardType: KeyboardType?
  private var hasFocus = false

  /// As UIKit's `UIKeyboardType`.
  public enum KeyboardType: String, Sendable, Hashable, Codable, CaseIterable, FieldStorable {
    case `default`
    case url = "URL"
    case numberPad, phonePad, emailAddress, decimalPad, numbersAndPunctuation, namePhonePad
    case asciiCapable, twitter, webSearch
  }

  /// When a view at an end of the field is visible.
  public enum ViewMode: String, Sendable, Hashable, Codable, CaseIterable, FieldStorable {
    case never, whileEditing, unlessEditing, always

    func shows(isEditing: Bool) -> Bool {
      self == .always || self == (isEditing ? .whileEditing : .unlessEditing)
    }
  }

  /// As UIKit's `UITextField.BorderStyle`.
  public enum BorderStyle: String, Sendable, Hashable, Codable, CaseIterable, FieldStorable {
    case none, line, bezel, roundedRect
  }

  /// The kind of text.
  public enum Content: String, Sendable, Hashable, Codable, CaseIterable, FieldStorable {
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
      let line = newValue.withoutLineBreaks.prefix(text.count)
      // Characters may have joined where a line break was.
      styles = line.plain == text ? line : StyledText([.init(text)])
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
      .stored("keyboardType", \.ownKeyboardType, shown: \.keyboardType),
      .stored("clearButtonMode", \.clearButtonMode),
      .stored("leftView", \.leftView), .stored("rightView", \.rightView),
      .stored("leftViewMode", \.leftViewMode), .stored("rightViewMode", \.rightViewMode),
      .stored("borderStyle", \.borderStyle), .stored("content", \.content),
      .stored("isSecureTextEntry", \.isSecureTextEntry),
      .stored("width", \.width),
    ] + alignmentFields)
}

extension TextField: SpokenDifferently {
  /// People hear that nobody sees what they type.
  package var ownSpeech: Speech {
    isSecureTextEntry ? Speech(kind: ("secure text field", "安全文本栏")) : Self.facts.speech
  }
}

extension TextField {
  /// What is drawn: the text, or a dot for each of its characters.
  public var shownText: String {
    isSecureTextEntry ? String(repeating: "•", count: text.count) : text
  }

  /// Its styles, as far as they are drawn.
  package var shownStyles: StyledText? { isSecureTextEntry ? nil : styles }

  /// Visible only while there is no text.
  public var showsPlaceholder: Bool { text.isEmpty && placeholder != nil }

  /// Visible as its mode says, while there is text; at the right end.
  public var showsClearButton: Bool {
    !text.isEmpty && clearButtonMode.shows(isEditing: isEditing)
  }

  /// Whether the left end shows what stands there.
  package var showsLeftView: Bool { leftViewMode.shows(isEditing: isEditing) }
  /// Whether the right end shows what stands there.
  package var showsRightView: Bool { rightViewMode.shows(isEditing: isEditing) }

  /// The visible view at the left end; it shows what the field is for.
  public var visibleLeftView: AccessoryView? {
    showsLeftView ? leftView : nil
  }

  /// The visible view at the right end; it offers a feature.
  public var visibleRightView: AccessoryView? {
    showsRightView ? rightView : nil
  }

  /// Whether it is drawn with rounded corners.
  public var hasRoundedCorners: Bool { borderStyle == .roundedRect }

  /// The person's own settings for typing; the field cannot change them.
  public struct InputPreferences: Sendable, Hashable, Codable {
    /// How characters are typed, such as `pinyin`.
    public var inputMethod: String
    /// The layout of the keys, such as `QWERTY`.
    public var layout: String

    /// The settings of a person.
    public init(inputMethod: String, layout: String) {
      self.inputMethod = inputMethod
      self.layout = layout
    }
  }

  /// The keyboard on the screen: the field decides its type, the person decides the rest.
  public struct Keyboard: Sendable, Hashable {
    /// Its keys, decided by the field.
    public var type: KeyboardType
    /// Its layout and input method, decided by the person.
    public var preferences: InputPreferences
  }

  /// Nil while the field is not edited.
  public func keyboard(for preferences: InputPreferences) -> Keyboard? {
    isEditing ? Keyboard(type: keyboardType, preferences: preferences) : nil
  }

  /// The frame of a text of a size in the field, by the content alignment.
  public func textFrame(of size: Size, in bounds: Rect) -> Rect {
    alignment.frame(of: size, in: bounds)
  }

  public var ownText: String? { nil }

  /// The text, or the placeholder while there is none.
  public func accessibilityValue(in language: Language) -> String? {
    text.isEmpty ? placeholder : shownText
  }
}

extension TextField {
  /// The controls at both ends, the left one first.
  var accessories: [ControlTree] {
    [leftView, rightView].compactMap {
      if case .element(let element) = $0 { element } else { nil }
    }
  }

  /// Changes one of these controls, by its number; the body also gets whether it is visible.
  mutating func changeAccessory(_ index: Int, _ body: (inout ControlTree, Bool) -> Void) {
    let isLeft = if case .element = leftView { index == 0 } else { false }
    guard case .element(var element) = isLeft ? leftView : rightView else { return }
    body(&element, (isLeft ? visibleLeftView : visibleRightView) != nil)
    if isLeft { leftView = .element(element) } else { rightView = .element(element) }
  }
}

extension AnyControl {
  /// The controls at the ends of a text field; no other control has any.
  var accessories: [ControlTree] {
    self[as: TextField.self]?.accessories ?? []
  }

  /// The same control; an element at an end is left out, but not the place that it has.
  var withoutAccessories: AnyControl {
    guard var field = self[as: TextField.self], !field.accessories.isEmpty else { return self }
    func place(_ view: AccessoryView?) -> AccessoryView? {
      if case .element(let element)? = view {
        .element(ControlTree(.view, name: element.name))
      } else {
        view
      }
    }
    (field.leftView, field.rightView) = (place(field.leftView), place(field.rightView))
    return AnyControl(field)
  }

  /// Changes one of them, by its number; the body also gets whether it is visible.
  mutating func changeAccessory(_ index: Int, _ body: (inout ControlTree, Bool) -> Void) {
    self[as: TextField.self]?.changeAccessory(index, body)
  }

  /// Takes those of a description, each changed.
  mutating func keepAccessories(of other: AnyControl, _ change: (ControlTree) -> ControlTree) {
    guard var field = self[as: TextField.self], let described = other[as: TextField.self] else {
      return
    }
    func changed(_ view: AccessoryView?) -> AccessoryView? {
      if case .element(let element)? = view { .element(change(element)) } else { view }
    }
    field.leftView = changed(described.leftView)
    field.rightView = changed(described.rightView)
    self[as: TextField.self] = field
  }
}

/// The view at an end of a text field.
public indirect enum AccessoryView: Sendable, Equatable, Codable {
  case image(ImageReference)
  /// A control with its name, a tree of one.
  case element(ControlTree)
  /// The Clear button of the system.
  case clearButton
  /// The Bookmarks button of the system.
  case bookmarksButton
}

extension TextField: TextInput {
  package var textCursor: Int? { cursor }
}
