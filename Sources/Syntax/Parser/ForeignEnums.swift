import CtlDiagnostics
import CtlText

/// Types of other languages that list their cases: `type Size { Small Medium }`, `type Size = Small | Medium`,
/// `enum Size { small | medium }`.
extension Parser {
  /// Reads such a type whole; returns whether one is here. The current token is its first word.
  mutating func parseForeignEnum(_ node: Int) -> Bool {
    guard brackets != nil, let name = nameOfForeignEnum(), let list = listOfCases(after: name)
    else { return false }
    let start = position
    var cases: [String] = []
    for token in list.cases {
      let spelled = word(token).filter { $0.isLetter || $0.isNumber || $0 == "_" }
      guard spelled.first?.isLetter == true else { return false }
      cases.append(spelled.prefix(1).lowercased() + spelled.dropFirst())
    }
    let range = bytes(start..<list.end + 1)
    let form = "enum \(word(name)) { \(cases.joined(separator: "; ")) }"
    let isLong = source.string(range).contains("\n")
    let text =
      isLong
      ? "enum \(word(name)) {\n" + cases.map { "  \($0)\n" }.joined() + "}" : form
    var edits = [edit(range, text)]
    for (token, name) in zip(list.cases, cases) where kind(ofToken: token) == .identifier {
      edits += uses(of: token, as: name, outside: start..<list.end + 1)
    }
    explained.append(range)
    builder.setKind(node, .unexpected)
    while position <= list.end, !isAtLimit { advance() }
    builder.cut(to: node + 1)
    reportForeign(
      bytes(start..<name + 1),
      Message("an enum lists its cases: `{form}`", "枚举列出它的成员：`{form}`")([
        "form": .text(form.count > 80 ? "enum \(word(name)) { … }" : form)
      ]),
      fixes: [
        writeFix(
          form.count > 80 ? "enum" : form,
          edits.sorted { $0.location.range.lowerBound < $1.location.range.lowerBound })
      ])
    return true
  }

  private mutating func nameOfForeignEnum() -> Int? {
    let words = ["type", "data", "typedef", "union", "enumeration", "choice", "typealias"]
    guard at(.enumKeyword) || at(.identifier) && words.contains(word(position)) else { return nil }
    let name = peekNext()
    return name.sameLine && name.kind == .identifier ? name.index : nil
  }

  /// The words or texts of the cases, and the last token.
  private mutating func listOfCases(after name: Int) -> (cases: [Int], end: Int)? {
    var next = peek(after: name)
    let isEnum = at(.enumKeyword)
    let isBlock = next.kind == .leftBrace && next.sameLine
    guard isBlock || next.kind == .assign else { return nil }
    var cases: [Int] = []
    var hasBars = false
    var last = next.index
    for _ in 0..<Parser.farReach {
      next = peek(after: last)
      switch next.kind {
      case .or: hasBars = true
      case .identifier where isBlock || cases.isEmpty || kind(ofToken: last) == .or:
        if [.colon, .leftParen].contains(peek(after: next.index).kind) { return nil }
        cases.append(next.index)
      case .string where !isBlock && (cases.isEmpty || kind(ofToken: last) == .or):
        cases.append(next.index)
      case .semicolon where isBlock, .comma where isBlock: break
      case .rightBrace where isBlock:
        // An enum without bars is one of this language.
        return cases.isEmpty || isEnum && !hasBars ? nil : (cases, next.index)
      default:
        // Words after the last case are another declaration.
        return isBlock || cases.count < 2 || kind(ofToken: last) == .or ? nil : (cases, last)
      }
      last = next.index
    }
    return nil
  }

  /// `.small` for each `Small` and `Size.Small` of the file.
  private mutating func uses(of token: Int, as name: String, outside: Range<Int>) -> [Edit] {
    let spelled = word(token)
    guard spelled != name else { return [] }
    var edits: [Edit] = []
    for other in tokens.kinds.indices
    where !outside.contains(other) && tokens.kinds[other] == .identifier && word(other) == spelled {
      let isMember = other > 0 && tokens.kinds[other - 1] == .dot
      edits.append(edit(tokenRange(other), isMember ? name : ".\(name)"))
    }
    return edits
  }
}
