import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension Rule {
  static let textMarkup = Rule(about, visits: .elements) { element in
    guard element.walk.memo.hasMarkup else { return }
    for written in element.allWritten {
      guard let (range, text, meant) = written.texts.lazy.compactMap(written.markup).first else {
        continue
      }
      element.report(
        about, at: .value(written), ["text": .text(text)],
        notes: text.hasPrefix("%")
          ? [Message("A value stands in a text as `\\(value)`.", "值写在文字中：`\\(值)`。")()] : [],
        fixes: [
          meant.flatMap { meant in
            element.fix(
              meant.isEmpty
                ? Message("delete it", "删除它")()
                : Message("write `{text}`", "改为“{text}”")(["text": .text(meant)]), .suggestion,
              [.replaceBytes(range, meant)])
          }
        ])
    }
  }
}

extension Written {
  /// The first sign in the text that other languages read as something else, with what it means here.
  fileprivate func markup(
    in id: ExpressionID
  ) -> (range: Range<Int>, text: String, meant: String?)? {
    let expression = program.expression(id)
    guard control.frame < 0, hasSign(id, expression) else { return nil }
    let bytes = program.origins.source.bytes
    let whole = program.origins.range(of: expression.origin, .whole)
    var index = whole.lowerBound
    while index < whole.upperBound {
      for sign in Sign.all where bytes[index...].starts(with: sign.start.utf8) {
        let rest = bytes[index..<min(index + 40, whole.upperBound)]
        let end =
          sign.isTag
          ? rest.firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 } : index + sign.start.utf8.count
        guard let end, end <= whole.upperBound,
          sign.isTag ? sign.isName(rest) : sign.meant != nil || !bytes[end].isLetter
        else { continue }
        let range = index..<end
        return (range, String(decoding: bytes[range], as: UTF8.self), sign.meant)
      }
      index += 1
    }
    return nil
  }

  /// Whether a literal part has such a sign, which settles nearly every text.
  private func hasSign(_ id: ExpressionID, _ expression: Expression) -> Bool {
    func hasSign(_ id: ExpressionID) -> Bool {
      guard case .string(let text)? = program.constant(id) else { return false }
      return text.utf8.contains { $0 == 0x3C || $0 == 0x26 || $0 == 0x25 }
    }
    switch expression.operation {
    case .literal: return hasSign(id)
    case .interpolation:
      return expression.operands.contains { hasSign(ExpressionID(Int(program.operands[$0]))) }
    default: return false
    }
  }
}

/// A sign with a meaning in HTML or in formats of C.
private struct Sign: Sendable {
  let start: String
  /// Nil when only the person knows.
  let meant: String?
  var isTag = false

  /// Whether the name of the tag ends where it should.
  func isName(_ rest: ArraySlice<UInt8>) -> Bool {
    guard let next = rest.dropFirst(start.utf8.count).first else { return false }
    return next == 0x3E || next == 0x20 || next == 0x2F
  }

  static let all: [Sign] =
    [
      ("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">"), ("&nbsp;", "\u{A0}"), ("&quot;", "\\\""),
      ("&apos;", "'"), ("&copy;", "©"), ("&hellip;", "…"), ("&mdash;", "—"), ("&ndash;", "–"),
    ].map { Sign(start: $0.0, meant: $0.1) }
    + [
      "%@", "%lld", "%ld", "%1$@", "%2$@", "%d", "%s", "%i", "%f", "%u", "%1$d", "%1$s", "%.0f",
      "%.1f", "%.2f",
    ].map { Sign(start: $0, meant: nil) }
    + [("<br", "\\n")].map { Sign(start: $0.0, meant: $0.1, isTag: true) }
    + [
      "b", "i", "u", "p", "em", "strong", "span", "a", "font", "small", "div", "h1", "h2", "h3",
      "li", "ul", "sub", "sup", "code",
    ].flatMap {
      [
        Sign(start: "<\($0)", meant: "", isTag: true),
        Sign(start: "</\($0)", meant: "", isTag: true),
      ]
    }
}

private let about = Code(
  "text/markup", .warning,
  title: Message("people read `{text}` as it stands", "用户会原样看到“{text}”"),
  why: Message(
    "A text is shown letter by letter: tags, entities and formats of other languages mean nothing "
      + "in it. A value stands in `\\(…)`, a line break is `\\n`, and fonts and colors are properties.",
    "文本会逐字显示：其他语言的标签、实体和格式在其中没有含义。值写在 `\\(…)` 中，换行写作 `\\n`，字体和颜色是属性。"),
  bad: [
    """
    screen Tea {
      content {
        label "Fish &amp; Chips"
        //    ^^^^^^^^^^^^^^^^^^
        label "One<br>two"
        //    ^^^^^^^^^^^^
        label "One<br/>two"
        //    ^^^^^^^^^^^^^
      }
    }
    """,
    """
    screen Tea {
      content {
        label "%@ is ready"
        //    ^^^^^^^^^^^^^
      }
    }
    """,
  ],
  good: [
    """
    screen Tea {
      let kind = "Assam"
      content {
        label "Fish & Chips, 5 % off"
        label "One\\ntwo"
        label "\\(kind) is ready <3"
      }
    }
    """
  ], fix: .suggestion)
