import CtlChecker
import CtlDiagnostics

extension Rule {
  static let textFieldClearButtonLeft = Rule(
    about, visits: .kinds([.textField]), having: [.leftView]
  ) { field in
    guard let view = field.written(.leftView) else { return }
    let isOfSystem = view.systemView == "clearButton"
    guard isOfSystem || field.hasOwnClearButton(view) else { return }
    field.report(
      about, at: .value(view), label: Message("at the left end", "位于左侧")(),
      fixes: fixes(field, isOfSystem ? .safe : .suggestion),
      atMost: isOfSystem ? .error : .warning)
  }
}

extension PlacedElement {
  /// Whether a button in a view at an end of the field does nothing but to empty its text.
  func hasOwnClearButton(_ view: Written) -> Bool {
    guard let text = written(.text), let element = view.elementValue else { return false }
    return element.withContents.contains { button in
      guard button.is(.button) || button.is(.roundedRectangleButton) else { return false }
      let steps = button.handlers.flatMap { button.runningSteps(of: $0) }.filter { !$0.isAnswered }
      return !steps.isEmpty
        && steps.allSatisfy { step in
          value(step, gives: text).map { step.program.constantString($0) == "" } ?? false
        }
    }
  }

  /// The element and those in it: of a stack, of a component.
  var withContents: [PlacedElement] {
    [self] + inside.prefix(64).map { PlacedElement(walk: walk, index: $0) }
  }
}

/// `clearButtonMode` adds the button, unless something else is at the right end then.
private func fixes(_ field: PlacedElement, _ safety: Safety) -> [Fix?] {
  let written = field.allWritten.filter { $0.name == .leftView || $0.name == .leftViewMode }
  let hasRoom =
    !field.isSet(.rightView)
    || OverlayModes(field.member(.rightViewMode)).intersection(.whileEditing).isEmpty
  let isShown = field.member(.clearButtonMode) != "never"
  guard isShown || (hasRoom && !field.isWritten(.clearButtonMode)) else { return [] }
  let members = MemberChanges(
    deleting: Set(written.map(\.origin)),
    adding: isShown ? [] : ["clearButtonMode: .whileEditing"])
  let title = Message("use `{member}`", "改用 `{member}`")(["member": "clearButtonMode"])
  return [field.fix(title, safety, [.rewrite(field.element.origin, members)])]
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
    var name: String = ""
    content {
      textField "Title" {
        text <-> name
        leftView: button "Clear" { on touchUpInside -> name = "" }
        //        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        leftViewMode: .always
      }
    }
    """,
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
