import CtlSyntax
import CtlTestSupport
import CtlText
import Testing

/// The grammar document and the parser agree.
@Suite struct GrammarTests {
  let document: GrammarDocument
  let productions: [String: GrammarDocument.Production]

  init() throws {
    document = try GrammarDocument()
    productions = Dictionary(
      document.productions.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  @Test func everyNameIsDefinedOnce() {
    #expect(productions.count == document.productions.count)
    for production in document.productions {
      for name in GrammarDocument.references(production.body) {
        #expect(productions[name] != nil, "\(name), used by \(production.name), is not defined")
      }
    }
  }

  @Test func everyProductionIsUsed() {
    var reached: Set<String> = ["file", "whitespace", "lineComment", "docComment", "blockComment"]
    var waiting = Array(reached)
    while let name = waiting.popLast() {
      guard let production = productions[name] else { continue }
      for reference in GrammarDocument.references(production.body)
      where reached.insert(reference).inserted { waiting.append(reference) }
    }
    #expect(document.productions.map(\.name).filter { !reached.contains($0) } == [])
  }

  // MARK: Sentences

  @Test(arguments: [4, 8, 12, 15]) func randomSentencesParse(size: Int) {
    var generator = SentenceGenerator(document, seed: UInt64(size))
    var failures = 0
    for _ in 0..<800 where failures < 3 {
      let sentence = generator.sentence(of: "file", size: size)
      let tree = SyntaxTree.parse(sentence)
      let problems =
        tree.verify() + tree.findings.map { "\($0.location.range) \($0.message.text())" }
      if !problems.isEmpty {
        failures += 1
        Issue.record("\(problems.prefix(3))\n\(sentence)")
      }
    }
  }

  @Test func sentencesAreLargeEnough() {
    var generator = SentenceGenerator(document, seed: 1)
    var kinds: Set<NodeKind> = []
    for _ in 0..<400 {
      kinds.formUnion(
        SyntaxTree.parse(generator.sentence(of: "file", size: 19)).nodes.map(\.kind))
    }
    #expect(Set(NodeKind.allCases).subtracting(kinds) == [.unexpected])
  }

  // MARK: The table

  /// The kind of node that a production makes.
  func kind(of name: String) -> NodeKind? {
    for kind in NodeKind.allCases {
      let spelling = "\(kind)"
      if name == spelling { return kind }
    }
    return NodeKind.allCases.first { kind in
      let spelling = "\(kind)"
      return name.hasSuffix(spelling.prefix(1).uppercased() + spelling.dropFirst())
    }
  }

  func children(_ expression: GrammarDocument.Expression) -> Set<NodeKind> {
    var found: Set<NodeKind> = []
    var seen: Set<String> = []
    var waiting = GrammarDocument.references(expression)
    while let name = waiting.popLast() {
      guard seen.insert(name).inserted, let production = productions[name] else { continue }
      if let kind = kind(of: name) {
        found.insert(kind)
      } else if production.part != SentenceGenerator.lexicalPart {
        waiting += GrammarDocument.references(production.body).filter {
          $0 != "attribute" || !isMember(name)
        }
      }
    }
    return found
  }

  /// Whether a production puts attributes before members.
  func isMember(_ name: String) -> Bool {
    guard case .sequence(let parts)? = productions[name]?.body,
      case .repetition(.sequence(let first))? = parts.first,
      case .reference("attribute")? = first.first
    else { return false }
    return true
  }

  @Test func childrenAgreeWithTheTable() {
    var table: [NodeKind: Set<NodeKind>] = [:]
    for production in document.productions {
      if let kind = kind(of: production.name), production.part != SentenceGenerator.lexicalPart {
        table[kind, default: []].formUnion(children(production.body))
      }
      if isMember(production.name) {
        for member in children(production.body) where member != .attribute {
          table[member, default: []].insert(.attribute)
        }
      }
    }
    for kind in NodeKind.allCases where kind != .unexpected {
      let documented = table[kind]
      #expect(documented != nil, "no production makes \(kind)")
      let actual = NodeKind.children[kind] ?? []
      #expect((documented ?? []).subtracting(actual) == [], "only the document: in \(kind)")
      #expect(actual.subtracting(documented ?? []) == [], "only the table: in \(kind)")
    }
  }

  // MARK: Words and signs

  @Test func wordsAndSignsAreTheTokens() {
    let syntactic = document.productions.filter { $0.part != SentenceGenerator.lexicalPart }
    let signs = Set(syntactic.flatMap { GrammarDocument.terminals($0.body) })
    let words = Set(productions["keyword"].map { GrammarDocument.terminals($0.body) } ?? [])
    #expect(words == Set(TokenKind.keywords))
    #expect(signs.union(words) == Set(TokenKind.allCases.compactMap(\.spelling)))
  }

  @Test func precedenceIsInOrder() throws {
    guard case .choice(let levels)? = productions["binaryOperator"]?.body else {
      Issue.record("binaryOperator is no choice")
      return
    }
    let operators = levels.map { level in
      GrammarDocument.references(level).flatMap {
        productions[$0].map { GrammarDocument.terminals($0.body) } ?? []
      }
    }
    for (index, loose) in operators.enumerated() {
      for first in loose {
        for second in loose { #expect(shape("a \(first) b \(second) c") == [3, 0, 0, 0]) }
        for tight in operators[(index + 1)...].joined() {
          #expect(shape("a \(first) b \(tight) c") == [2, 0, 2, 0, 0])
          #expect(shape("a \(tight) b \(first) c") == [2, 2, 0, 0, 0])
        }
        #expect(shape("a ? b \(first) c : d") == [3, 0, 2, 0, 0, 0])
        #expect(shape("-a \(first) !b") == [2, 1, 0, 1, 0])
      }
    }
    #expect(shape("a ? b : c ? d : e") == [3, 0, 0, 3, 0, 0, 0])
    #expect(shape("-a.b") == [1, 2, 0, 0])
  }

  /// How many children each node of an expression has, in pre-order.
  func shape(_ expression: String) -> [Int] {
    let tree = SyntaxTree.parse("let x = \(expression)")
    guard tree.findings.isEmpty, let declaration = tree.child(of: 0, .constantDeclaration),
      let value = tree.expression(in: declaration)
    else { return [] }
    let nodes = value..<value + Int(tree.nodes[value].size)
    return nodes.map { node in tree.children(of: node).reduce(0) { count, _ in count + 1 } }
  }

  // MARK: Examples

  /// Places for an example.
  static let places = [
    "@", "@\nscreen S { }", "@ screen S { }", "screen S {\n@\n}", "enum E {\n@\n}",
    "screen S { label { x: @ } }",
    "screen S { layout {\n@\n} }", "screen S @", "screen S { label @ }", "screen S { var x: @ }",
    "screen S { var @: Int }", "screen S { action a@ }", "screen S { action a(@) }",
    "screen S { x@: 1 }", "screen S { x: a@ }", "screen S { x: a(@) }", "screen S { x: .@ }",
    "screen S { label { on e@ -> a } }", "screen S { label { on e -> @ } }",
    "screen S { if a { } @ }", "screen S { if a, @ { } }",
    "screen S { layout { pin width(a) == 1 @ } }",
    "@allow(@)\nscreen S { }", "component C @", "appearance label @", "enum E @",
    "appearance label {\n@\n}", "screen S { accessibility @ }",
    "screen S { accessibility {\n@\n} }",
    "screen S { layout @ }", "screen S { layout { a.b @ c } }", "screen S { layout { a.b == @ } }",
    "screen S { x: a @ b }", "screen S { a: 1 @ b: 2 }", "component C {\n@\n}",
    "record R @", "record R {\n@\n}",
    "screen S { label { on e @ } }", "screen S { label { on e {\n@\n} } }",
    "screen S { label { on e { if a { } @ } } }", "screen S { label { on e -> a @ b } }",
  ]

  @Test func everyExampleIsRead() {
    for production in document.productions {
      let kind = kind(of: production.name)
      if production.part != SentenceGenerator.lexicalPart {
        #expect(!production.examples.isEmpty, "\(production.name) has no example")
      }
      for example in production.examples {
        let fits = GrammarTests.places.contains { place in
          let at = place.hasPrefix("@allow") ? place.lastIndex(of: "@") : place.firstIndex(of: "@")
          guard let at else { return false }
          let before = String(place[..<at])
          let tree = SyntaxTree.parse(before + example + place[place.index(after: at)...])
          guard tree.findings.isEmpty else { return false }
          let start = before.utf8.count
          let range = start..<start + example.utf8.count
          return kind == nil || production.part == SentenceGenerator.lexicalPart
            || tree.nodes.indices.contains {
              tree.nodes[$0].kind == kind && tree.range(of: $0) == range
            }
        }
        #expect(fits, "\(production.name): \(example)")
      }
    }
  }
}
