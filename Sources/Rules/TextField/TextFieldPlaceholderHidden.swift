import CtlDiagnostics

extension Rule {
  static let textFieldPlaceholderHidden = Rule(
    about, visits: .kinds([.textField]), having: [.placeholder]
  ) { field in
    guard let placeholder = field.written(.placeholder), placeholder.value != .some(.none),
      let text = field.written(.text) ?? field.written(.attributedText),
      text.isFilled
    else { return }
    field.report(
      about, at: .value(placeholder), label: Message("never seen at first", "一开始不会显示")(),
      related: [.init(text.valueLocation, Message("there is text already", "已有文本")())],
      cause: text)
  }
}

extension Written {
  /// Whether some of the text is known; of a text in several styles, whether some part of it is.
  fileprivate var isFilled: Bool {
    if !(plainText ?? knownText).isEmpty { return true }
    return expression.type.base == .run
      && texts.contains { id in
        control.walk.text(of: id, in: program, control.frame)?.isEmpty == false
      }
  }
}

private let about = Code(
  "text-field/placeholder-hidden", .advice,
  title: Message("the placeholder is only visible while the field is empty", "已有文本，占位符文本不会显示"),
  why: Message(
    "The field starts with text in it, so people do not see the hint at first. What they must "
      + "know belongs in a label beside the field.",
    "文本框一开始就有文本，用户首次看到时占位符文本并不显示。必须让用户知道的内容应写在旁边的标签里。"),
  citation: .guidelines("Text Field > Guidelines"),
  bad: [
    """
    screen Profile {
      content {
        textField {
          text: "Ann"
          placeholder: "Name"
          //           ^^^^^^
        }
      }
    }
    """,
    """
    screen Profile {
      var name: String = ""
      content {
        textField {
          attributedText: ["Ms ", styled("\\(name)", font: .headline)]
          placeholder: "Name"
          //           ^^^^^^
        }
      }
    }
    """,
    """
    component Entry(start: String = "") {
      textField "Name" { text: start }
    }

    screen Profile {
      content {
        Entry { start: "Ann" }
        //             ^^^^^
      }
    }
    """,
  ],
  good: .inContent(
    having: "var name: String = \"Ann\"",
    """
    textField "Name" { text: "" }
    textField "Name" { text <-> name }
    """))
