import CtlDiagnostics

extension Rule {
  static let textFieldClearButtonMissing = Rule(
    about, visits: .kinds([.textField]), having: [.clearButtonMode]
  ) { field in
    guard let mode = field.written(.clearButtonMode), mode.value == .member("never"),
      field.bool(.isEnabled) == true, !field.isSet(.rightView)
    else { return }
    field.report(
      about, at: .value(mode), label: Message("it never shows", "从不显示")(),
      fixes: [field.replaceValue(mode, with: ".whileEditing", .suggestion)])
  }
}

private let about = Code(
  "text-field/clear-button-missing", .advice,
  title: Message("offer the Clear button where it is appropriate", "建议在适当时显示清除按钮"),
  why: Message(
    "To start over, people would have to delete letter after letter. The Clear button does it "
      + "with one tap, and nothing else needs its place.",
    "没有清除按钮时，用户要重新输入就得逐个删除字符。清除按钮轻击一下即可，而且右侧没有其他内容。"),
  citation: .guidelines("Text Field > Guidelines"),
  bad: .inContent(
    """
    textField "Title" { clearButtonMode: .never }
    //                                   ^^^^^^
    """),
  good: .inScreen(
    """
    content {
      textField "Title" { clearButtonMode: .whileEditing }
      textField "Author"
      textField "Loan" { clearButtonMode: .never; isEnabled: false }
      textField "Series" {
        clearButtonMode: .never
        rightView: bookmarksButton
        rightViewMode: .always
      }
    }
    """), fix: .suggestion)
