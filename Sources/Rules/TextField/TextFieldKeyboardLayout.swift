import CtlCatalogue
import CtlDiagnostics

extension Rule {
  static let textFieldKeyboardLayout = Rule(
    about, visits: .kinds([.textField]), having: [.keyboardLayout, .inputMethod, .keyboardLanguage]
  ) { field in
    for name in [PropertyName.keyboardLayout, .inputMethod, .keyboardLanguage] {
      guard let written = field.written(name) else { continue }
      field.report(
        about, at: .property(written), label: Message("has no effect", "没有效果")(),
        fixes: [field.delete(written)])
    }
  }
}

private let about = Code(
  "text-field/keyboard-layout", .error,
  title: Message(
    "the keyboard layout and input method follow the language settings of the user",
    "键盘布局和输入方法取决于用户的语言设置，不能指定"),
  why: Message(
    "People type in the languages that they have set up, with the layout they know. An app says "
      + "what kind of text it expects, with `keyboardType`; it cannot say how people type it.",
    "用户使用自己设置的语言和熟悉的布局输入。应用可以用 `keyboardType` 说明需要哪类内容，但不能决定用户如何输入。"),
  citation: .guidelines("Text Field > Guidelines"),
  bad: .inScreen(
    """
    content {
      textField "Message" {
        inputMethod: "pinyin"
        //<^^^^^^^^^^^^^^^^^^^^^
      }
    }
    """,
    """
    content {
      textField "Message" { keyboardLayout: "qwerty"; maxLength: 80 }
      //                    ^^^^^^^^^^^^^^^^^^^^^^^^
    }
    """),
  good: .inContent(
    """
    textField "Message" { keyboardType: .default }
    """), fix: .safe)
