import CtlDiagnostics

extension Rule {
  static let textFieldNotRounded = Rule(about, visits: .kinds([.textField]), having: [.borderStyle])
  { field in
    guard let style = field.written(.borderStyle), case .member(let name)? = style.value,
      name != "roundedRect"
    else { return }
    field.report(
      about, at: .value(style), label: Message("square corners", "直角")(),
      looks: [.borderStyle],
      fixes: [field.replaceValue(style, with: ".roundedRect", .suggestion)])
  }
}

private let about = Code(
  "text-field/not-rounded", .advice,
  title: Message("a text field has rounded corners", "文本框应使用圆角边框"),
  why: Message(
    "The rounded frame is how people know at a glance that something can be typed here. Without it "
      + "a field looks like a label or a heading.",
    "圆角边框让用户一眼看出此处可以输入。没有它，文本框看起来像标签或标题。"),
  citation: .guidelines("Text Field > Appearance and Behavior"),
  bad: .inScreen(
    """
    content {
      textField "Address" {
        borderStyle: .line
        //           ^^^^^
      }
    }
    """),
  good: .inContent(
    """
    textField "Address"
    textField "Subject" { borderStyle: .roundedRect }
    """), fix: .suggestion)
