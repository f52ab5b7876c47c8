import CtlDiagnostics
import CtlText

/// `switch mode { case .day: "A" default: "B" }` as a value.
extension Parser {
  /// Reads a choice among cases in the place of a value; returns whether one is here.
  mutating func parseForeignSwitch() -> Bool {
    guard brackets != nil, at(.identifier), ["switch", "when", "match"].contains(word(position)),
      isSwitchStatement()
    else { return false }
    let start = position
    let rest = open(.unexpected)
    while !at(.leftBrace), !isAtLimit { advance() }
    let brace = position
    let subject = text(start + 1..<brace).filter { $0 != " " && $0 != "(" && $0 != ")" }
    skipBalanced()
    close(rest)
    let choice = choice(of: subject, brace + 1..<max(brace + 1, previousEnd - 1))
    reportForeign(
      tokenRange(start),
      Phrase(
        Message(
          "a choice in a value is written `condition ? this : that`", "值中的选择写作 `条件 ? 这个 : 那个`")),
      fixes: choice.map { [writeFix($0, [edit(bytes(from: start), $0)])] } ?? [])
    return true
  }

  /// `mode == .day ? "A" : "B"`; nil when a case has more than one value, or when none is left over.
  private mutating func choice(of subject: String, _ tokens: Range<Int>) -> String? {
    var branches: [(pattern: String, value: String)] = []
    var token = tokens.lowerBound
    while token < tokens.upperBound, branches.count < 12 {
      if kind(ofToken: token).isTrivia || kind(ofToken: token) == .semicolon {
        token += 1
        continue
      }
      let sign = (token..<tokens.upperBound).first {
        [.colon, .arrow].contains(kind(ofToken: $0))
          || kind(ofToken: $0) == .assign && kind(ofToken: $0 + 1) == .greater
      }
      guard let sign else { return nil }
      var first = sign + (kind(ofToken: sign) == .assign ? 2 : 1)
      var pattern = text(token..<sign).trimmedSpaces
      if pattern.hasPrefix("case ") { pattern = String(pattern.dropFirst(5)).trimmedSpaces }
      while first < tokens.upperBound, kind(ofToken: first).isTrivia { first += 1 }
      var end = first
      while end < tokens.upperBound,
        ![.newline, .semicolon, .comma].contains(kind(ofToken: end)), word(end) != "case",
        word(end) != "default" || end == first
      {
        end += 1
      }
      let value = first < end ? text(first..<end).trimmedSpaces : ""
      guard !value.isEmpty, !pattern.contains("{"), !value.contains("{") else { return nil }
      branches.append((pattern, value))
      token = end + (end < tokens.upperBound && kind(ofToken: end) == .comma ? 1 : 0)
    }
    guard branches.count > 1, let last = branches.popLast() else { return nil }
    return branches.map { "\(subject) == \($0.pattern) ? \($0.value) : " }.joined() + last.value
  }
}
