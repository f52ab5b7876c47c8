import CtlTestSupport

/// The grammar document as a value: productions, their examples and their parts.
struct GrammarDocument {
  indirect enum Expression {
    case choice([Expression])
    case sequence([Expression])
    case optional(Expression)
    case repetition(Expression)
    case exclusion(Expression, without: Expression)
    case terminal(String)
    case reference(String)
    case special(String)
  }

  struct Production {
    let name: String
    /// The number of its section.
    let part: Int
    let examples: [String]
    let body: Expression
  }

  private(set) var productions: [Production] = []

  struct Problem: Error {
    let text: String
  }

  init() throws { try self.init(text: ProjectFiles.text("Grammar/ctl.ebnf")) }

  init(text: String) throws {
    var reader = Reader(text: Array(text))
    while let production = try reader.production() { productions.append(production) }
  }

  /// The words and signs in quotation marks in an expression.
  static func terminals(_ expression: Expression) -> [String] {
    switch expression {
    case .terminal(let text): [text]
    case .choice(let parts), .sequence(let parts): parts.flatMap(terminals)
    case .optional(let part), .repetition(let part): terminals(part)
    case .exclusion(let part, let other): terminals(part) + terminals(other)
    case .reference, .special: []
    }
  }

  static func references(_ expression: Expression) -> [String] {
    switch expression {
    case .reference(let name): [name]
    case .choice(let parts), .sequence(let parts): parts.flatMap(references)
    case .optional(let part), .repetition(let part): references(part)
    case .exclusion(let part, _): references(part)
    case .terminal, .special: []
    }
  }
}

/// Reads the notation of ISO/IEC 14977, as much of it as the document uses.
private struct Reader {
  let text: [Character]
  var index = 0
  var part = 0
  var examples: [String] = []

  typealias Expression = GrammarDocument.Expression

  mutating func production() throws -> GrammarDocument.Production? {
    examples = []
    try skip()
    guard index < text.count else { return nil }
    let name = word()
    let shown = examples
    try expect("=")
    let body = try choice()
    try expect(";")
    return GrammarDocument.Production(name: name, part: part, examples: shown, body: body)
  }

  private mutating func choice() throws -> Expression {
    var parts = [try sequence()]
    while try take("|") { parts.append(try sequence()) }
    return parts.count == 1 ? parts[0] : .choice(parts)
  }

  private mutating func sequence() throws -> Expression {
    var parts = [try term()]
    while try take(",") { parts.append(try term()) }
    return parts.count == 1 ? parts[0] : .sequence(parts)
  }

  private mutating func term() throws -> Expression {
    let part = try factor()
    return try take("-") ? .exclusion(part, without: try factor()) : part
  }

  private mutating func factor() throws -> Expression {
    try skip()
    guard index < text.count else { throw GrammarDocument.Problem(text: "unfinished production") }
    switch text[index] {
    case "(":
      return try bracketed("(", ")")
    case "[": return .optional(try bracketed("[", "]"))
    case "{": return .repetition(try bracketed("{", "}"))
    case "\"", "'", "?":
      let mark = text[index]
      index += 1
      let start = index
      while index < text.count, text[index] != mark { index += 1 }
      let content = String(text[start..<min(index, text.count)])
      index += 1
      if mark == "?" { return .special(String(content.dropFirst().dropLast())) }
      return .terminal(content)
    default:
      let name = word()
      if name.isEmpty {
        throw GrammarDocument.Problem(text: "unexpected \(String(text[index...].prefix(30)))")
      }
      return .reference(name)
    }
  }

  private mutating func bracketed(_ open: String, _ close: String) throws -> Expression {
    try expect(open)
    let inner = try choice()
    try expect(close)
    return inner
  }

  private mutating func word() -> String {
    let start = index
    while index < text.count, text[index].isLetter || text[index].isNumber { index += 1 }
    return String(text[start..<index])
  }

  private mutating func take(_ sign: Character) throws -> Bool {
    try skip()
    guard index < text.count, text[index] == sign else { return false }
    index += 1
    return true
  }

  private mutating func expect(_ sign: String) throws {
    guard try take(Character(sign)) else {
      throw GrammarDocument.Problem(
        text: "expected \(sign) at \(String(text[index...].prefix(30)))")
    }
  }

  /// Skips white space and comments, and remembers examples and headings.
  private mutating func skip() throws {
    while index < text.count {
      if text[index].isWhitespace {
        index += 1
      } else if text[index...].starts(with: "(*") {
        var end = index + 2
        while end < text.count, !text[end...].starts(with: "*)") { end += 1 }
        comment(String(text[(index + 2)..<end]))
        index = end + 2
      } else {
        return
      }
    }
  }

  private mutating func comment(_ text: String) {
    let trimmed = text.drop { $0 == " " }
    if trimmed.hasPrefix("example: ") {
      examples.append(String(trimmed.dropFirst(9).dropLast()))
    }
    for line in text.split(separator: "\n") {
      if let number = line.first?.wholeNumberValue, line.dropFirst().hasPrefix("  ") {
        part = number
      }
    }
  }
}
