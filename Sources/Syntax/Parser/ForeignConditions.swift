import CtlDiagnostics
import CtlText

/// Conditions of other languages around elements.
extension Parser {
  /// `flag && row "On"` where a member begins; returns whether it is one.
  mutating func parseShortCondition(_ node: Int) -> Bool {
    let start = position
    let sign = peekNext()
    let element = peek(after: sign.index)
    let text = peek(after: element.index)
    guard sign.kind == .and, element.sameLine, element.kind == .identifier,
      [.string, .stringHead, .leftBrace].contains(text.kind)
    else { return false }
    let end = lastOnLine(from: element.index)
    let range = bytes(start..<end + 1)
    let condition = "if \(word(start)) { \(self.text(element.index..<end + 1)) }"
    reportForeign(
      bytes(start..<sign.index + 1),
      Phrase(
        Message(
          "a condition stands around its elements: `if flag { … }`", "条件写在元素外面：`if flag { … }`")),
      fixes: [replaceFix(range, condition)])
    builder.setKind(node, .unexpected)
    skipLine(isWhole: true)
    builder.cut(to: node + 1)
    return true
  }
}
