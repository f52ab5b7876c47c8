/// Puts white space, separators and comments between the tokens of a random program.
struct ProgramLayout {
  private let style: RandomProgram.Style
  private var random: SeededGenerator
  private var result = ""
  private var comments = 0
  /// The brackets that are open, innermost last.
  private var open: [String] = []
  private let lineEnd: String

  init(style: RandomProgram.Style, seed: UInt64) {
    self.style = style
    random = SeededGenerator(seed: seed &+ 0x5EED)
    lineEnd = style != .plain && Int.random(in: 0..<6, using: &random) == 0 ? "\r\n" : "\n"
  }

  mutating func text(_ tokens: [RandomProgram.Token]) -> String {
    if style == .messy, chance(10) { result += "\u{FEFF}" }
    if style != .plain { space(mayEndLine: true) }
    for (index, token) in tokens.enumerated() {
      if "}])".contains(token.text) { open.removeLast() }
      separate(token, isFirst: index == 0)
      result += token.text
      if "{[(".contains(token.text) { open.append(token.text) }
    }
    if style != .plain { space(mayEndLine: true) }
    if style == .plain || chance(80) { result += lineEnd }
    return result
  }

  private mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &random) < percent
  }

  /// Whether a line may end anywhere, because a parenthesis or square bracket is open.
  private var isInBrackets: Bool { open.last == "(" || open.last == "[" }

  private mutating func separate(_ token: RandomProgram.Token, isFirst: Bool) {
    if token.text == "?." { return }
    if style == .plain {
      switch token.separation {
      case .joined, .continued: if !isFirst { result += " " }
      case .member, .end(separator: ";"):
        if !isFirst { result += lineEnd + String(repeating: "  ", count: open.count) }
      case .end: result += " "
      }
      return
    }
    switch token.separation {
    case .joined:
      // A closing bracket is inside itself.
      space(mayEndLine: isInBrackets || ")]".contains(token.text))
      keepApart(token)
    case .continued:
      space(mayEndLine: true)
      keepApart(token)
    case .end(let separator):
      // The comma after a case is on its line.
      space(mayEndLine: separator == ";" || token.text != "}")
      if chance(15) { result += separator }
      space(mayEndLine: true)
    case .member:
      if isFirst { return }
      space(mayEndLine: true)
      if chance(80) || !(result.hasSuffix("}") || result.hasSuffix("{")) {
        result += chance(70) ? lineEnd : ";"
      }
      space(mayEndLine: true)
    }
  }

  /// A space where two tokens would become one.
  private mutating func keepApart(_ token: RandomProgram.Token) {
    guard let last = result.unicodeScalars.last, let first = token.text.unicodeScalars.first
    else { return }
    let brackets = "()[]{},;: \n\r\t"
    if !brackets.unicodeScalars.contains(last), !brackets.unicodeScalars.contains(first) {
      result += " "
    }
  }

  /// White space of all kinds and, in the style that has them, comments.
  private mutating func space(mayEndLine: Bool) {
    for _ in 0..<Int.random(in: 0...2, using: &random) {
      switch Int.random(in: 0..<8, using: &random) {
      case 0, 1, 2, 3: result += " "
      case 4: result += "\t"
      case 5: if mayEndLine { result += lineEnd }
      case 6: if mayEndLine, chance(30) { result += lineEnd + lineEnd + "   " + lineEnd }
      default: comment(mayEndLine: mayEndLine)
      }
    }
  }

  private mutating func comment(mayEndLine: Bool) {
    guard style == .commented else { return }
    if let last = result.unicodeScalars.last, "/*".unicodeScalars.contains(last) { result += " " }
    comments += 1
    if mayEndLine, chance(60) {
      // A comment after an operator must not turn into a longer one.
      if let last = result.unicodeScalars.last, last == "/" { result += " " }
      result += (chance(25) ? "/// " : "// ") + "comment \(comments)"
      if chance(10) { result += "  " }
      result += lineEnd
    } else {
      switch Int.random(in: 0..<6, using: &random) {
      case 0: result += "/* comment \(comments)\(lineEnd)   of two lines */"
      case 1: result += "/* comment /* \(comments) */ nested */"
      default: result += "/* comment \(comments) */"
      }
    }
  }
}
