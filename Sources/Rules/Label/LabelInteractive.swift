import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension Rule {
  static let labelInteractive = Rule(about, visits: .kinds([.label])) { label in
    label.reportInteraction(about) { handler in
      handler.event == .touchUpInside || handler.event == .touchDown ? label.asButton : nil
    }
    label.reportRequest(in: label.written(.text), about)
    if let editable = label.written(.editable),
      editable.value == .bool(true)
    {
      label.report(
        about, at: .property(editable),
        label: Message("a label cannot be edited", "标签无法编辑")(),
        notes: [Message("A text field takes input.", "文本框可以输入文字。")()],
        fixes: [label.delete(editable, .suggestion)])
    }
  }
}

extension PlacedElement {
  /// The label as a button with the same text, if nothing else sets the look of the label and no
  /// name refers to it.
  fileprivate var asButton: Fix? {
    let button = Kind.named(.button)
    guard element.name == nil, element.size == 1,
      handlers.allSatisfy({ $0.event.map { button.events.events.contains($0) } ?? false }),
      allWritten.allSatisfy({
        $0.name == .text || $0.entry.group == .accessibility
          || Kind.commonProperties.map(\.name).contains($0.name)
      })
    else { return nil }
    let texts = allWritten(.text).filter { $0.entry.form == .property }
    return changeKind(
      to: .button,
      and: texts.map { .replace($0.origin, .word, PropertyName.title.name) })
  }
}

private let about = Code(
  "label/interactive", .error,
  title: Message(
    "users cannot interact with a label except to copy its text",
    "标签不支持除文本复制以外的用户交互行为"),
  why: Message(
    "A label shows static text. Nothing about it tells people that they could tap or edit it, and it "
      + "sends no events: the action would never run. A button starts actions, a text field takes "
      + "input.",
    "标签显示静态文本，外观上看不出可以轻击或编辑，也不会发送事件，因此动作永远不会执行。"
      + "执行动作请用按钮，输入文字请用文本框。"),
  citation: .guidelines("Label > Appearance and Behavior"),
  bad: .inScreen(
    """
    action open()
    content {
      label "Read the Terms" {
        on touchUpInside -> open()
        //<^^^^^^^^^^^^^^^^^^^^^^^^^^
      }
    }
    """,
    """
    action open()
    content {
      label { text: "Read the Terms"; on touchDown -> open() }
      //                              ^^^^^^^^^^^^^^^^^^^^^^
    }
    """,
    """
    content {
      label "Name" { editable: true; isCopyable: true }
      //             ^^^^^^^^^^^^^^
    }
    """,
    """
    content {
      label "Forgot Your Password?" { isUserInteractionEnabled: true }
      //                                                        ^^^^
    }
    """,
    """
    content {
      label "Read the Terms" { accessibility { traits: [.button] } }
      //                                                ^^^^^^^
    }
    """,
    """
    content {
      label "Tap this text to read the terms."
      //    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
    }
    """),
  good: .inScreen(
    """
    content {
      label "Version 2" { isCopyable: true; isUserInteractionEnabled: true; editable: false }
      label "Tap this text to copy it." { isCopyable: true }
      label "Tap the text field to write."
    }
    """), fix: .suggestion)
