import CtlDiagnostics

extension Rule {
  static let textFieldLargeInput = Rule(
    about, visits: .kinds([.textField]), having: [.content, .maxLength, .placeholder]
  ) { field in
    if let content = field.written(.content), content.value == .member("longText") {
      field.report(
        about, at: .value(content),
        label: Message("use a `textView`", "请使用 `textView`")())
    } else if let written = field.written(.maxLength), let length = field.number(.maxLength),
      length > field.settings[.textFieldMaxLength]
    {
      field.report(
        about, at: .value(written),
        label: Message("more than {limit} characters", "超过 {limit} 个字符")(
          ["limit": .number(field.settings[.textFieldMaxLength])]))
    } else if let hint = field.written(.placeholder), LongAnswers.asks(hint.knownText) {
      field.report(
        about, at: .value(hint), label: Message("asks for a long text", "要求输入较长的文字")())
    }
  }
}

private let about = Code(
  "text-field/large-input", .advice,
  title: Message("a text field suits a small amount of information", "文本框用于获取用户输入的少量信息"),
  why: Message(
    "Only a few words of the text are visible at a time. People who write more lose track of "
      + "what they have written; a text view shows it.",
    "文本框每次只能显示几个词。输入较多内容时，用户看不到前面写了什么；文本视图可以完整显示。"),
  citation: .guidelines("Text Field > Guidelines"),
  bad: .inContent(
    """
    textField "About You" { content: .longText }
    //                               ^^^^^^^^^
    """,
    """
    textField "About You" { maxLength: 141 }
    //                                 ^^^
    """,
    """
    textField { placeholder: "Tell us in detail what happened" }
    //                       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
    """,
    """
    textField { placeholder: "不少于五百字" }
    //                       ^^^^^^^^^^^^^^^^^^^^
    """),
  good: .inContent(
    """
    textField "About You" { maxLength: 140 }
    textField { placeholder: "At least 8 characters" }
    textField { placeholder: "详细地址" }
    textView { accessibility { label: "About You" } }
    """))
