import CtlChecker
import CtlDiagnostics

extension Rule {
  static let textFieldClearButtonLeft = Rule(
    about, visits: .kinds([.textField]), having: [.leftView]
  ) { field in
    guard let view = field.written(.leftView), view.systemView == "clearButton" else { return }
    field.report(
      about, at: .value(view), label: Message("at the left end", "位于左侧")(), fixes: fixes(field))
  }
}

/// `clearButtonMode` adds the button, unless something else is at the right end then.
private func fixes(_ field: PlacedElement) -> [Fix?] {
  let written = field.allWritten.filter { $0.name == .leftView || $0.name == .leftViewMode }
  let hasRoom =
    !field.isSet(.rightView)
    || OverlayModes(field.member(.rightViewMode)).intersection(.whileEditing).isEmpty
  let isShown = field.member(.clearButtonMode) != "never"
  guard isShown || (hasRoom && !field.isWritten(.clearButtonMode)) else { return [] }
  let members = MemberChanges(
    deleting: Set(written.map(\.entry.origin)),
    adding: isShown ? [] : ["clearButtonMode: .whileEditing"])
  let title = Message("use `{member}`", "改用 `{member}`")(["member": "clearButtonMode"])
  return [field.fix(title, .safe, [.rewrite(field.element.origin, members)])]
}

private let about = Code(
  "text-field/clear-button-left", .error,
  title: Message("the Clear button belongs at the right end", "清除按钮应位于文本框右侧"),
  why: Message(
    "The Clear button is part of the field: the system draws it at the right end and empties the "
      + "text when it is tapped. There is no such button to put at the left end.",
    "清除按钮是文本框的一部分：系统在右侧显示它，轻击后清空文本。左侧没有这样的按钮可用。"),
  citation: .guidelines("Text Field > Guidelines"),
  bad: .inScreen(
    """
    content {
      textField "Title" {
        leftView: clearButton
        //        ^^^^^^^^^^^
        leftViewMode: .always
      }
    }
    """,
    """
    content {
      textField "Title" { leftView: clearButton }
      //                            ^^^^^^^^^^^
    }
    """),
  good: .inContent(
    """
    textField "Title" { clearButtonMode: .whileEditing }
    """), fix: .safe)
