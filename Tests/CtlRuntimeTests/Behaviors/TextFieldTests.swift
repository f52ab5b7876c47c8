import CtlRuntime
import Testing

@Suite struct SearchBarTests {
  @Test(
    "one that takes no touches is not edited, and is again when it takes them",
    arguments: [
      { $0.isHidden = !$1 }, { $0.isUserInteractionEnabled = $1 },
    ] as [@Sendable (inout SearchBar, Bool) -> Void])
  func takesNoTouches(set: @Sendable (inout SearchBar, Bool) -> Void) {
    var bar = SearchBar()
    #expect(bar.send(.tap) == [.editingDidBegin] && bar.isEditing)
    set(&bar, false)
    #expect(!bar.isEditing && bar.endEditing() == [] && bar.send(.type("a")) == [])
    set(&bar, true)
    #expect(bar.isEditing && bar.send(.type("a")) == [.editingChanged] && bar.text == "a")
    #expect(bar.endEditing() == [.editingDidEnd] && !bar.isEditing)
  }
}

@Suite struct TextFieldTests {
  let user = TextField.InputPreferences(inputMethod: "Pinyin", layout: "QWERTY")

  /// A field during editing.
  func edited(_ text: String = "", _ configure: (inout TextField) -> Void = { _ in }) -> TextField {
    var field = TextField(text)
    configure(&field)
    _ = field.beginEditing()
    return field
  }

  @Test("textField.B1 a tap begins the editing, with the keyboard of its type")
  func tap() {
    var field = TextField { $0.keyboardType = .emailAddress }
    #expect(field.keyboard(for: user) == nil)
    #expect(field.tap() == [.touchDown, .touchUpInside, .editingDidBegin])
    #expect(field.isEditing && field.keyboard(for: user)?.type == .emailAddress)
    #expect(field.tap() == [.touchDown, .touchUpInside])
    #expect(field.insert("a") == [.editingChanged] && field.text == "a")
    #expect(field.insert("") == [])
  }

  @Test("textField.B2 dismissing the keyboard sends editingDidEnd, and Return does before it")
  func dismiss() {
    var field = edited("a")
    #expect(field.send(.dismissKeyboard) == [.editingDidEnd])
    #expect(!field.isEditing && field.keyboard(for: user) == nil)
    #expect(field.endEditing() == [] && field.insert("b") == [] && field.text == "a")
    _ = field.beginEditing()
    #expect(field.send(.pressReturn) == [.editingDidEndOnExit, .editingDidEnd])
    #expect(field.text == "a" && !field.isEditing)
  }

  @Test("another text takes the keyboard, and another tab; other controls leave it")
  func oneHasTheKeyboard() {
    var screen = Interface()
    let description = ControlTree(.screen) {
      ControlTree(.tabBar, name: "tabs") {
        ControlTree(.tab, "One", name: "one") {
          ControlTree("name", TextField())
          ControlTree("notes", TextView())
          ControlTree("go", Button("Go"))
        }
        ControlTree(.tab, "Two", name: "two") {}
      }
    }
    screen.update(to: description)
    func isEditing(_ name: Reference) -> Bool {
      name == "name"
        ? screen[TextField.self, name].isEditing : screen[TextView.self, name].isEditing
    }
    #expect(screen.send(.tap, to: "name").last?.event == .editingDidBegin)
    #expect(screen.send(.tap, to: "go").map(\.event) == [.touchDown, .touchUpInside])
    #expect(isEditing("name"))
    #expect(
      screen.send(.tap, to: "notes") == [
        .init(sender: "name", event: .editingDidEnd),
        .init(sender: "notes", event: .editingDidBegin),
      ])
    #expect(!isEditing("name") && isEditing("notes"))
    #expect(
      screen.send(.tap, to: "two") == [
        .init(sender: "notes", event: .editingDidEnd), .init(sender: "tabs", event: .valueChanged),
      ])
    #expect(!isEditing("notes"))
  }

  @Test("VoiceOver says that a text is secure")
  func secure() {
    var field = TextField("abc") { $0.accessibilityLabel = "Code" }
    #expect(field.spoken(in: .english) == "Code, abc, text field")
    field.isSecureTextEntry = true
    #expect(field.spoken(in: .english) == "Code, •••, secure text field")
    #expect(field.spoken(in: .simplifiedChinese).hasSuffix("安全文本栏"))
  }

  @Test(
    "textField.B3 a line break never enters",
    arguments: ["\n", "\r", "\r\n", "\u{2028}", "\u{2029}", "\u{85}", "\u{B}", "\u{C}"])
  func oneLine(lineBreak: String) {
    var field = edited("a")
    #expect(field.insert("b\(lineBreak)c") == [.editingChanged] && field.text == "abc")
    #expect(field.insert(lineBreak) == [])
    field.text = "d\(lineBreak)e"
    #expect(field.text == "de")
    field.attributedText = StyledText([.init("f\(lineBreak)", font: .headline), .init("g")])
    #expect(field.text == "fg" && field.attributedText?.plain == "fg")
  }

  @Test("textField.B4 the placeholder shows while there is no text")
  func placeholder() {
    var field = edited { $0.placeholder = "Name" }
    #expect(field.showsPlaceholder)
    _ = field.insert("A")
    #expect(!field.showsPlaceholder)
    _ = field.deleteBackward()
    #expect(field.showsPlaceholder && !TextField().showsPlaceholder)
  }

  @Test("textField.B5 the Clear button shows by its mode while there is text, and empties it")
  func clear() {
    for (mode, editing, resting) in [
      (TextField.ViewMode.never, false, false), (.whileEditing, true, false),
      (.unlessEditing, false, true), (.always, true, true),
    ] {
      var field = TextField("text") {
        $0.clearButtonMode = mode
        $0.rightView = .image("covering")
        $0.rightViewMode = .always
      }
      #expect(field.showsClearButton == resting)
      _ = field.beginEditing()
      #expect(field.showsClearButton == editing)
      #expect(field.clear() == (editing ? [.editingChanged] : []))
      #expect(field.text == (editing ? "" : "text"))
      #expect(editing == false || !field.showsClearButton)
    }
    var field = TextField("text") { $0.clearButtonMode = .always }
    field.isEnabled = false
    #expect(field.clear() == [] && field.text == "text")
  }

  @Test("textField.B6 the left end shows what it is for, the right end features")
  func ends() {
    var field = TextField {
      $0.leftView = .image(ImageReference("magnifier", role: .purpose))
      $0.rightView = .bookmarksButton
    }
    #expect(field.visibleLeftView == nil && field.visibleRightView == nil)
    field.leftViewMode = .always
    field.rightViewMode = .whileEditing
    #expect(field.visibleLeftView == field.leftView && field.visibleRightView == nil)
    _ = field.beginEditing()
    #expect(field.visibleRightView == .bookmarksButton)
    field.rightView = .element(ControlTree("add", ContactAddButton()))
    #expect(field.visibleRightView == field.rightView)
  }

  @Test("textField.B7 keyboard layout and input method follow the person")
  func input() {
    let field = edited { $0.keyboardType = .url }
    #expect(field.keyboard(for: user)?.preferences == user)
    let names = Set(TextField.allFields.map(\.name))
    #expect(names.isDisjoint(with: ["inputMethod", "keyboardLayout", "keyboardLanguage"]))
  }

  @Test("textField.B8 its height is fixed and its corners are rounded")
  func shape() {
    #expect(TextField.facts.fixedSize == FixedSize(height: 30))
    #expect(TextField().borderStyle == .roundedRect && TextField().hasRoundedCorners)
    #expect(!TextField.allFields.contains { $0.name == "height" })
  }

  @Test("textField.B9 the content alignment applies to its text")
  func alignment() {
    var field = TextField("text")
    let bounds = Rect(x: 0, y: 0, width: 200, height: 31)
    let size = Size(width: 50, height: 11)
    #expect(field.textFrame(of: size, in: bounds).x == 75)
    field.contentHorizontalAlignment = .right
    field.contentVerticalAlignment = .top
    #expect(field.textFrame(of: size, in: bounds) == Rect(x: 150, y: 0, width: 50, height: 11))
  }

  @Test("the text keeps to its length, counted in characters")
  func maxLength() {
    var field = edited("ab") { $0.maxLength = 3 }
    #expect(field.insert("👨‍👩‍👧xyz") == [.editingChanged] && field.text == "ab👨‍👩‍👧")
    #expect(field.insert("z") == [])
    field.maxLength = 1
    #expect(field.text == "a")
    field.maxLength = -7
    #expect(field.text == "" && field.maxLength == 0)
  }

  @Test("typing goes to the cursor")
  func cursor() {
    var field = edited("helo")
    field.moveCursor(by: -1)
    _ = field.insert("l")
    #expect(field.text == "hello" && field.cursor == 4)
    _ = field.deleteBackward()
    #expect(field.text == "helo" && field.cursor == 3)
    field.moveCursor(by: .min)
    #expect(field.cursor == 0 && field.deleteBackward() == [])
    field.moveCursor(by: .max)
    #expect(field.cursor == 4)
    // An accent joins the letter before it.
    _ = field.insert("e") + field.insert("\u{301}")
    #expect(field.text == "heloé" && field.cursor == 5)
  }

  @Test("styles last until the text is another one")
  func styles() {
    var field = edited()
    field.attributedText = StyledText([.init("bold", font: .headline), .init(" plain")])
    #expect(field.text == "bold plain")
    _ = field.insert("!")
    #expect(field.text == "bold plain!" && field.attributedText == nil)
  }

  @Test("a styled text is cut with its styles, and is as long as the text")
  func cutStyles() throws {
    var field = TextField()
    field.maxLength = 6
    let link = StyledText.Run("plain\nand more", emphasis: .italic, link: "https://example.org")
    field.attributedText = StyledText([.init("bold", font: .headline), link])
    #expect(field.text == "boldpl" && field.attributedText?.runs.map(\.text) == ["bold", "pl"])
    #expect(field.attributedText?.runs.last?.emphasis == .italic)
    let value = try #require(field.attributedText)
    #expect(StyledText.made(from: value.fieldValue) == value)
  }
}
