import CtlChecker
import CtlDiagnostics

extension Rule {
  static let textFieldClearButtonMissing = Rule(
    about, visits: .kinds([.textField]), having: [.clearButtonMode]
  ) { field in
    guard let mode = field.written(.clearButtonMode), mode.value == .member("never"),
      field.bool(.isEnabled) == true, !field.isSet(.rightView), !field.isEmptyInCase
    else { return }
    field.report(
      about, at: .value(mode), label: Message("it never shows", "从不显示")(),
      fixes: [field.replaceValue(mode, with: ".whileEditing", .suggestion)])
  }
}

extension PlacedElement {
  /// Whether the current case is one in which nothing is in a text field: it has no Clear button then.
  var isEmptyInCase: Bool {
    guard let text = written(.text), text.isBinding else { return false }
    let filled = KnownFacts(
      filled: text.entry.expression, CtlChecker.Place(program, frame: frame), walk.usedValues)
    return walk.assumed.facts.contradicts(filled)
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
    var words: String = ""
    content {
      textField "Words" {
        text <-> words
        clearButtonMode: words.isEmpty ? .never : .whileEditing
      }
    }
    """,
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
