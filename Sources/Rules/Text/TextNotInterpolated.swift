import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension Rule {
  static let textNotInterpolated = Rule(about, visits: .elements) { element in
    guard element.walk.memo.hasBraces else { return }
    for written in element.allWritten {
      for place in written.texts.flatMap(written.braces) where element.isDeclared(place.name) {
        let fixed = "\\(\(place.expression))"
        element.report(
          about, at: .value(written), ["name": .text(place.name)],
          label: Message("people read `{text}`", "用户会看到“{text}”")(
            ["text": .text(place.text)]),
          fixes: [
            element.fix(
              Message("write `{text}`", "改为“{text}”")(["text": .text(fixed)]), .suggestion,
              [.replaceBytes(place.range, fixed)])
          ])
        break
      }
    }
  }
}

/// `{minutes}`, `${minutes}`, `{{minutes}}` or `$minutes` in a text.
private struct Braces {
  var text: String
  /// The first name inside.
  var name: String
  var expression: String
  /// The bytes of the file.
  var range: Range<Int>
}

extension Written {
  /// Names in braces, as other languages put them into a text.
  fileprivate func braces(in id: ExpressionID) -> [Braces] {
    let expression = program.expression(id)
    guard control.frame < 0, hasBrace(id, expression) else { return [] }
    let bytes = program.origins.source.bytes
    let whole = program.origins.range(of: expression.origin, .whole)
    guard whole.count >= 4 else { return [] }
    var result: [Braces] = []
    var here = whole.lowerBound
    while here < whole.upperBound, result.count < 64 {
      if bytes[here] == 0x7B, let end = bytes[here..<whole.upperBound].firstIndex(of: 0x7D) {
        if let found = braces(here..<end + 1, bytes) { result.append(found) }
        here = end
      } else if bytes[here] == 0x24, let found = dollar(here, bytes[..<whole.upperBound]) {
        result.append(found)
      }
      here += 1
    }
    return result
  }

  /// `$name`
  private func dollar(_ start: Int, _ bytes: ArraySlice<UInt8>) -> Braces? {
    let name = bytes[(start + 1)...].prefix { $0.isWord }
    guard !name.isEmpty, name.count <= 80 else { return nil }
    let text = String(decoding: name, as: UTF8.self)
    return Braces(text: "$" + text, name: text, expression: text, range: start..<name.endIndex)
  }

  /// Whether a literal part of the text has a brace, which settles nearly every text.
  private func hasBrace(_ id: ExpressionID, _ expression: Expression) -> Bool {
    func hasBrace(_ id: ExpressionID) -> Bool {
      guard case .string(let text)? = program.constant(id) else { return false }
      return text.utf8.contains { $0 == 0x7B || $0 == 0x24 }
    }
    switch expression.operation {
    case .literal: return hasBrace(id)
    case .interpolation:
      return expression.operands.contains { hasBrace(ExpressionID(Int(program.operands[$0]))) }
    default: return false
    }
  }

  private func braces(_ range: Range<Int>, _ bytes: [UInt8]) -> Braces? {
    var (open, end) = (range.lowerBound, range.upperBound)
    // `{{name}}`
    if bytes[open + 1] == 0x7B, end < bytes.count, bytes[end] == 0x7D {
      open += 1
      end += 1
    }
    let inner = bytes[open + 1..<range.upperBound - 1]
    let inside = inner.drop { $0 == 0x20 }.prefix(inner.count)
    let name = inside.prefix { $0.isWord }
    guard let first = name.first, !(0x30...0x39).contains(first), inside.count <= 80,
      inside.allSatisfy({
        $0.isWord || [0x20, 0x28, 0x29, 0x2A, 0x2B, 0x2D, 0x2E, 0x2F].contains($0)
      })
    else { return nil }
    var start = range.lowerBound
    let before = start > 0 ? bytes[start - 1] : 0
    // A `\\u{…}`.
    if before == 0x75, start > 1, bytes[start - 2] == 0x5C { return nil }
    if before == 0x24 || before == 0x23 { start -= 1 }
    return Braces(
      text: String(decoding: bytes[start..<end], as: UTF8.self),
      name: String(decoding: name, as: UTF8.self),
      expression: String(decoding: inside, as: UTF8.self).trimmedEnd, range: start..<end)
  }
}

extension String {
  fileprivate var trimmedEnd: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}

extension UInt8 {
  fileprivate var isWord: Bool {
    (0x30...0x39).contains(self) || (0x41...0x5A).contains(self & 0xDF) || self == 0x5F
  }
}

extension PlacedElement {
  /// Whether a value of this name can be read here.
  fileprivate func isDeclared(_ name: String) -> Bool {
    guard let id = program.names.find(name) else { return false }
    if walk.memo.body(of: self).values.contains(name) { return true }
    if program.constants[program.fileConstants].contains(where: { $0.name == id }) { return true }
    var next = parent
    while let holder = next {
      if holder.form == .loop, program.loops[Int(holder.element.payload)].name == id { return true }
      next = holder.parent
    }
    return false
  }
}

private let about = Code(
  "text/not-interpolated", .warning,
  title: Message("a text shows `{name}` with `\\({name})`", "文本中用 `\\({name})` 显示“{name}”"),
  why: Message(
    "Braces are ordinary characters of a text, so people read the name of the variable instead of "
      + "its value. A value stands in `\\(…)`.",
    "花括号是文本中的普通字符，用户看到的会是变量名而不是它的值。值要写在 `\\(…)` 中。"),
  bad: [
    """
    screen Tea {
      var minutes = 3
      content {
        label "Minutes: {minutes}" { isHidden: minutes == 0 }
        //    ^^^^^^^^^^^^^^^^^^^^
        label "Draws ${minutes + 1} minutes"
        //    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        label "Draws {{ minutes }} minutes"
        //    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        label "Draws $minutes minutes"
        //    ^^^^^^^^^^^^^^^^^^^^^^^^
      }
    }
    """,
    """
    screen Tea {
      table {
        for kind in ["Assam", "Sencha"] {
          row "{kind}"
          //  ^^^^^^^^
          row "\\(kind)"
        }
      }
    }
    """,
  ],
  good: [
    """
    screen Tea {
      var minutes = 3
      content {
        label "Minutes: \\(minutes)"
        label "{curly}"
      }
    }
    """
  ], fix: .suggestion)
