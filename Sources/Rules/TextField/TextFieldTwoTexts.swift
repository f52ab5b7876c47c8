import CtlDiagnostics

extension Rule {
  static let textFieldTwoTexts = Rule(
    about, visits: .kinds([.textField]), having: [.attributedText]
  ) { field in
    guard let text = field.written(.text), let styled = field.written(.attributedText),
      styled.value != .some(.none)
    else { return }
    // What people type is in the variable, so the other one goes.
    let (kept, dropped) = text.isBinding ? (text, styled) : (styled, text)
    field.report(
      about, at: .property(dropped),
      related: [.init(kept.location, Message("here is the other one", "另一个在此")())],
      fixes: [field.delete(dropped, .suggestion)])
  }
}

private let about = Code(
  "text-field/two-texts", .error,
  title: Message(
    "a text field has `text` or `attributedText`, not both",
    "文本框只能有 `text` 和 `attributedText` 中的一个"),
  why: Message(
    "Both are the one text that the field shows; `attributedText` is that text in several styles. "
      + "With both, one would silently replace the other.",
    "两者都是文本框显示的那段文本，`attributedText` 是它带多种样式的形式。同时写出时，其中一个会悄悄替换另一个。"),
  bad: .inContent(
    having: "var name: String = \"Ann\"",
    """
    label nameLabel "Name"
    textField {
      text: "Ann"
      //<^^^^^^^^^^^
      attributedText: [styled("Ann", emphasis: .bold)]
      describedBy: nameLabel
    }
    textField {
      text <-> name
      attributedText: [styled("Ann", emphasis: .bold)]
      //<^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      describedBy: nameLabel
    }
    """),
  good: .inContent(
    """
    label nameLabel "Name"
    textField {
      attributedText: ["Ann ", styled("Lee", emphasis: .bold)]
      describedBy: nameLabel
    }
    """), fix: .suggestion)
