import CtlTestSupport

/// Writes random sentences of the grammar document.
struct SentenceGenerator {
  private let productions: [String: GrammarDocument.Production]
  /// The height of the smallest tree of each production.
  private var heights: [String: Int] = [:]
  private var random: SeededGenerator
  private var text = ""
  private var last = ""
  /// The brackets and interpolations that are open, innermost last.
  private var open: [Bracket] = []

  private enum Bracket { case free, block, interpolation }
  private typealias Expression = GrammarDocument.Expression

  /// The words and literals, inside which nothing is inserted.
  static let lexicalPart = 2

  init(_ document: GrammarDocument, seed: UInt64) {
    productions = Dictionary(uniqueKeysWithValues: document.productions.map { ($0.name, $0) })
    random = SeededGenerator(seed: seed)
    var changed = true
    while changed {
      changed = false
      for production in document.productions {
        let height = self.height(production.body) + 1
        if height < heights[production.name, default: 1000] {
          heights[production.name] = height
          changed = true
        }
      }
    }
  }

  /// The next sentence of a production; `size` bounds how deep it is.
  mutating func sentence(of name: String, size: Int) -> String {
    (text, last, open) = ("", "", [])
    write(.reference(name), size)
    return text
  }

  // MARK: Sizes

  private func height(_ expression: Expression) -> Int {
    switch expression {
    case .terminal, .special, .optional, .repetition: 0
    case .reference(let name): heights[name, default: 1000]
    case .choice(let parts): parts.map(height).min() ?? 0
    case .sequence(let parts): parts.map(height).max() ?? 0
    case .exclusion(let part, _): height(part)
    }
  }

  // MARK: Syntax

  private mutating func write(_ expression: Expression, _ size: Int) {
    switch expression {
    case .terminal(let sign): append(sign)
    case .reference("newline"): appendNewline()
    case .reference("memberSuffix"):
      // Nothing stands inside of `?.` or before it.
      if Bool.random(using: &random) {
        text += "?."
        last = "."
      } else {
        append(".")
      }
      write(.reference("codeWord"), size - 1)
    case .reference(let name):
      guard let production = productions[name] else { return append("⟨\(name)⟩") }
      if production.part == SentenceGenerator.lexicalPart {
        append(word(.reference(name)), name)
      } else {
        write(production.body, size - 1)
      }
    case .sequence(let parts): for part in parts { write(part, size) }
    case .choice(let parts): write(pick(parts, size), size)
    case .optional(let part):
      if height(part) < size, Bool.random(using: &random) { write(part, size) }
    case .repetition(let part):
      guard height(part) < size else { return }
      for _ in 0..<Int.random(in: 0...3, using: &random) { write(part, size) }
    case .exclusion(let part, let other): append(except(part, other))
    case .special(let description): append("⟨\(description)⟩")
    }
  }

  private mutating func pick(_ parts: [Expression], _ size: Int) -> Expression {
    let smallest = parts.map(height).min() ?? 0
    let fitting = parts.filter { height($0) < size || height($0) == smallest }
    return fitting.randomElement(using: &random) ?? parts[0]
  }

  private mutating func append(_ token: String, _ name: String = "") {
    if !text.isEmpty { text += gap(before: token) }
    switch (name, token) {
    case ("stringHead", _): open.append(.interpolation)
    case ("stringTail", _), ("", ")"), ("", "]"), ("", "}"): _ = open.popLast()
    case ("", "("), ("", "["): open.append(.free)
    case ("", "{"): open.append(.block)
    default: break
    }
    text += token
    last = token
  }

  private mutating func appendNewline() {
    if Int.random(in: 0..<8, using: &random) == 0 { text += " // " + word(.reference("unit")) }
    text += word(.reference("newline"))
    if Int.random(in: 0..<8, using: &random) == 0 { text += "/// documentation\n" }
    last = "\n"
  }

  private mutating func gap(before token: String) -> String {
    let mayTouch =
      ["(", "[", "."].contains(last) || ["(", "[", ")", "]", ",", ":", ";"].contains(token)
      || last == "\n"
    switch Int.random(in: 0..<12, using: &random) {
    case 0...2 where mayTouch: return ""
    case 3: return "  "
    case 4: return "\t"
    case 5: return " /* comment */ "
    case 6 where open.last == .free && !open.contains(.interpolation):
      return [" // comment\n", "\n", "\r\n  "].randomElement(using: &random) ?? "\n"
    default: return " "
    }
  }

  // MARK: Words and literals

  private mutating func word(_ expression: Expression) -> String {
    switch expression {
    case .terminal(let text): return text
    case .reference(let name): return productions[name].map { word($0.body) } ?? "⟨\(name)⟩"
    case .sequence(let parts):
      var result = ""
      for part in parts { result += word(part) }
      return result
    case .choice(let parts): return word(parts.randomElement(using: &random) ?? parts[0])
    case .optional(let part): return Bool.random(using: &random) ? word(part) : ""
    case .repetition(let part):
      var result = ""
      for _ in 0..<Int.random(in: 0...3, using: &random) { result += word(part) }
      return result
    case .exclusion(let part, let other): return except(part, other)
    case .special(let description): return special(description)
    }
  }

  private mutating func except(_ part: Expression, _ other: Expression) -> String {
    let excluded = Set(strings(other))
    while true {
      let candidate = word(part)
      if !excluded.contains(candidate) { return candidate }
    }
  }

  private func strings(_ expression: Expression) -> [String] {
    GrammarDocument.terminals(expression)
      + GrammarDocument.references(expression).flatMap { name in
        productions[name].map { strings($0.body) } ?? []
      }
  }

  private mutating func special(_ description: String) -> String {
    let choices: [String] =
      switch description {
      case "horizontal tab": ["\t"]
      case "LF": ["\n"]
      case "CR LF": ["\r\n"]
      case "CR": ["\r"]
      case "XID_Start": ["a", "m", "Z", "é", "名", "ж"]
      case "XID_Continue": ["a", "z", "B", "7", "_", "\u{301}", "前"]
      case "any character but CR and LF": ["a", " ", "\"", "}", "\\", "🦊", "\u{202E}"]
      case "any character, but no end or beginning of a comment": ["a", " ", "\"", "\n", "字"]
      case "any character but a quote, a backslash, CR and LF": ["a", " ", "(", "}", "//", "🦊"]
      default: ["⟨\(description)⟩"]
      }
    return choices.randomElement(using: &random) ?? ""
  }
}
