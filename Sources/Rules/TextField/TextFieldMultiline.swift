import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension Rule {
  static let textFieldMultiline = Rule(
    about, visits: .kinds([.textField]),
    having: [.text, .attributedText, .placeholder, .lines, .numberOfLines]
  ) { field in
    for name in [PropertyName.text, .attributedText, .placeholder] {
      guard let written = field.written(name),
        let text = field.initial(name)?.plainText
          ?? written.words.map({ _ in written.outlinedText }),
        text.utf8.contains(where: { $0 < 0x20 || $0 >= 0x80 }), text.contains(where: \.isNewline)
      else { continue }
      field.report(
        about, at: .value(written), label: Message("has a line break", "含有换行")(),
        fixes: joined(written))
    }
    if let written = field.written(.text), written.isBinding,
      let state = (written.inStates + written.inItems).first(where: { $0.value.isMultiline })
    {
      field.report(
        about, at: .value(written), label: Message("has a line break", "含有换行")(),
        related: written.related(toState: state.location))
    }
    for name in [PropertyName.lines, .numberOfLines] {
      guard let written = field.written(name), written.value != .int(1) else { continue }
      field.report(
        about, at: .property(written),
        label: Message("a `textView` has many lines", "`textView` 可以有多行")(),
        fixes: [field.delete(written, .suggestion)])
    }
  }
}

extension Value {
  fileprivate var isMultiline: Bool { plainText?.contains(where: \.isNewline) ?? false }
}

/// Spaces instead of the line breaks of a string literal.
private func joined(_ written: Written) -> [Fix?] {
  guard written.maskedText != nil else { return [] }
  var result = ""
  var rest = written.valueText[...]
  while let character = rest.popFirst() {
    guard character == "\\", let escaped = rest.popFirst() else {
      result.append(character)
      continue
    }
    switch escaped {
    case "n", "r": if result.last != " " { result.append(" ") }
    // Another spelling of a character, perhaps of a line break.
    case "u": return []
    default: result += "\\\(escaped)"
    }
  }
  return [
    written.control.fix(
      Message("put it on one line", "改为一行")(), .safe, [written.replacing(with: result)])
  ]
}

private let about = Code(
  "text-field/multiline", .error,
  title: Message("a text field holds a single line", "文本框只能有单行文本"),
  why: Message(
    "A text field is always one line high. A line break hides the text after it, and people "
      + "cannot type another one; longer text belongs in a text view.",
    "文本框始终只有一行高。换行之后的内容会被隐藏，用户也无法再输入换行；较长的文本应使用文本视图。"),
  citation: .guidelines("Text Field"),
  bad: [
    #"""
    screen Mail {
      content {
        textField "Name\nor Address"
        //        ^^^^^^^^^^^^^^^^^^
      }
    }
    """#,
    """
    screen Mail {
      content {
        textField "Address" {
          numberOfLines: 3
          //<^^^^^^^^^^^^^^^^
        }
      }
    }
    """,
    #"""
    screen Mail {
      var greeting: String = ""
      sample "Letter" { greeting: "Hello\nDear" }
      content {
        textField { text <-> greeting; placeholder: "Greeting" }
        //                   ^^^^^^^^
      }
    }
    """#,
    #"""
    let greeting = "Hello\nDear"

    screen Mail {
      content {
        label caption "Greeting"
        textField { text: greeting; describedBy: caption }
        //                ^^^^^^^^
      }
    }
    """#,
  ],
  good: .inContent(
    """
    textField "Name or Address"
    """), fix: .safe)
