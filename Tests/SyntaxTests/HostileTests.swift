import CtlDiagnostics
import CtlSyntax
import CtlTestSupport
import CtlText
import Foundation
import Testing

/// Input that no person writes, but that may arrive.
@Suite struct HostileTests {
  static func repeated(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  // MARK: Nesting

  /// A way to nest: the text before, the text of each level, the text in the middle, the text that
  /// closes each level, the text after.
  static let nestings:
    [(name: String, before: String, open: String, middle: String, close: String, after: String)] = [
      ("elements", "screen A {", "a {", "", "}", "}"),
      ("parentheses", "let a = ", "(", "1", ")", ""),
      ("square brackets", "let a = ", "[", "1", "]", ""),
      ("calls", "let a = ", "f(", "1", ")", ""),
      ("indices", "let a = ", "a[", "1", "]", ""),
      ("types", "screen A { var a: ", "[", "Int", "]", "}"),
      ("minus", "let a = ", "-", "1", "", ""),
      ("bang", "let a = ", "!", "b", "", ""),
      ("conditional", "let a = ", "a ? b : ", "c", "", ""),
      ("conditional inside", "let a = ", "a ? ", "b", " : c", ""),
      ("else if", "screen A { if a { }", " else if a { }", "", "", "}"),
      ("if", "screen A {", "if a {", "", "}", "}"),
      ("for", "screen A {", "for a in b {", "", "}", "}"),
      ("interpolations", "let a = ", "\"\\(", "1", ")\"", ""),
      ("elements as values", "screen A {", "a: b {", "", "}", "}"),
      ("mixed", "let a = ", "[-f((\"\\(", "1", ")\"))]", ""),
    ]

  @Test(arguments: nestings.indices, [100_000, 300]) func nesting(index: Int, depth: Int) {
    let nest = HostileTests.nestings[index]
    let closed =
      nest.before + HostileTests.repeated(nest.open, depth) + nest.middle
      + HostileTests.repeated(nest.close, depth) + nest.after
    let next = "\nlet next = 1\n"
    let tree = SyntaxTree.parse(closed + next)
    #expect(tree.findings.map(\.code.id) == ["limit/nesting"], "\(nest.name)")
    #expect(tree.verify() == [])
    // The text after it is not lost.
    #expect(
      tree.nodes.last(where: { $0.kind == .constantDeclaration }).map { Int($0.firstToken) }
        .map { tree.tokenRange($0).lowerBound } == closed.utf8.count + 1)

    let open = SyntaxTree.parse(nest.before + HostileTests.repeated(nest.open, depth))
    #expect(open.findings.map(\.code.id) == ["limit/nesting"], "\(nest.name), open")
    #expect(open.verify() == [])
  }

  @Test func nestingBelowTheLimitIsFine() {
    for nest in HostileTests.nestings {
      let depth = nest.name == "mixed" ? 40 : 120
      let text =
        nest.before + HostileTests.repeated(nest.open, depth) + nest.middle
        + HostileTests.repeated(nest.close, depth) + nest.after
      #expect(SyntaxTree.parse(text).findings.map(\.code.id) == [], "\(nest.name)")
    }
  }

  @Test func nestedCommentsHaveNoLimit() {
    let open = HostileTests.repeated("/*", 100_000)
    #expect(SyntaxTree.parse(open + HostileTests.repeated("*/", 100_000)).findings.isEmpty)
    #expect(SyntaxTree.parse(open).findings.map(\.code.id) == ["syntax/unterminated-comment"])
  }

  /// Editors parse on threads with small stacks.
  @Test func deepNestingFitsASmallStack() async {
    for nest in HostileTests.nestings {
      let text = nest.before + HostileTests.repeated(nest.open, 400)
      let found = await withCheckedContinuation { continuation in
        let thread = Thread {
          continuation.resume(returning: SyntaxTree.parse(text).findings.count)
        }
        thread.stackSize = 512 << 10
        thread.start()
      }
      #expect(found == 1, "\(nest.name)")
    }
  }

  // MARK: Size

  /// Time that grows with the square of the input would take minutes on these.
  @Test(
    .timeLimit(.minutes(30)),
    arguments: [
      ("let a = 1", "+1"), ("let a = [", "1,"), ("let a = a", ".b"), ("let a = a", "()"),
      ("let a = a", "[0]"), ("let a = 1", " + 1 * 2 == 3 ?? 4"), ("let ", "a"), ("let a = \"", "x"),
      ("let a = ", "/**/"), ("let a = ", "\n"), ("", "a/**/"), ("", "a\n"), ("screen A {", "b "),
      ("screen A {", "b 1 "), ("screen A { a: ", "b "), ("", "screen A {\n"), ("", "{"), ("", "}"),
      ("", "screen A { b {\n}\n"), ("", "screen A {\n b {\n }\n\n"), ("", "screen A\n b\n}\n"),
      ("screen A {\n", "{\n }\n"), ("screen A {\n", " b {\n }}\n"), ("", "("), ("", ")"),
      ("", "(]"),
      ("let a = ", "(\n"), ("let a = ", "(1 2 "), ("let a = f(", "g(1 2, "), ("let a = [", "1 2 "),
      ("let a = [", "1,,"), ("let a = \"", "\\(a b)"), ("let a = ", "\"\\("),
      ("let a = ", "\"\\(\""),
      ("let a = \"\\(", "\"\\"), ("", "\0"), ("", "\0 "), ("", "$\n"), ("", "'"), ("", "“ "),
      ("", "`"),
      ("", "\""), ("", "\"\n"), ("", "@"), ("", "@allow("), ("", ";"), ("", ":"), ("", "x:"),
      ("", "x("),
      ("screen A { layout {", "a == "), ("screen A { layout {", "pin "),
      ("screen A {", "on a -> b "),
      ("screen A {", "else "), ("screen A {", "if "), ("screen A {", "for "), ("enum A {", "a "),
      ("enum A {", "= "), ("component A(", "b "), ("component A(", "b: C, "),
      ("screen A { x: ", "(1 ) ("),
      ("", "//\n"), ("", "///\n"), ("", "\r"), ("", "名"), ("", "é "), ("", "x } "), ("", "x = 1 "),
      ("screen A {", "a.b"), ("screen A {", "a(\"\" "), ("screen A {", "a: {"),
      ("screen A {\n", "a {\n} }\n"),
    ] as [(String, String)])
  func longInput(before: String, unit: String) {
    let text = before + HostileTests.repeated(unit, 60_000 / unit.utf8.count)
    let tree = SyntaxTree.parse(text)
    #expect(tree.verify().prefix(3) == [])
    #expect(tree.findings.count <= SyntaxTree.findingLimit + 1)
  }

  @Test func aMillionOperandsAndElements() {
    for (before, unit) in [("let a = 1", "+1"), ("let a = [0", ",1"), ("let a = a", ".b")] {
      let tree = SyntaxTree.parse(
        before + HostileTests.repeated(unit, 1_000_000) + (unit == ",1" ? "]" : ""))
      #expect(tree.findings.isEmpty)
      #expect(tree.nodes.count > 1_000_000)
    }
  }

  /// Careless code would move a long list once for each of the parentheses around it.
  @Test func largeOperandsAreNotMoved() {
    let depth = 200
    let list = "[" + HostileTests.repeated("1,", 30_000) + "]"
    let text =
      "let a = " + HostileTests.repeated("(", depth) + list
      + HostileTests.repeated(" + 1)[0].b", depth) + " ?? 2"
    let tree = SyntaxTree.parse(text)
    #expect(tree.findings.isEmpty)
    #expect(tree.verify() == [])
    #expect(tree.nodes.filter { $0.kind == .postfixExpression }.count == depth)
    #expect(tree.nodes.filter { $0.kind == .binaryExpression }.count == depth + 1)
  }

  @Test func filesHaveALimit() {
    let tree = SyntaxTree.parse(
      SourceText(
        path: "A.ctl", bytes: [UInt8](repeating: 0x20, count: SyntaxTree.fileSizeLimit + 1)))
    #expect(tree.findings.map(\.code.id) == ["limit/file-size"])
    #expect(tree.verify() == [])
  }

  @Test func findingsHaveALimit() {
    let tree = SyntaxTree.parse(HostileTests.repeated("let a = $\nlet = 1\n", 2000))
    #expect(tree.findings.count == SyntaxTree.findingLimit + 1)
    #expect(tree.findings.last?.code == SyntaxCode.findings)
  }

  // MARK: Bytes

  @Test func bytesOfEveryKind() {
    let odd: [[UInt8]] = [
      [0xEF, 0xBB, 0xBF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE4, 0xBD],
      [0xFF], [0x00], [0x0D], [0x0D, 0x0A], [0x0A], [0xE2, 0x80, 0xA8], [0xE2, 0x80, 0xAE],
      [0xC2, 0xA0], [0x0B], [0x22], [0x5C], [0x28], [0x29], [0x7B], [0x7D], [0x2F, 0x2A],
    ]
    var random = SeededGenerator(seed: 3)
    for round in 0..<4000 {
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 1...24, using: &random) {
        bytes +=
          Int.random(in: 0...2, using: &random) == 0
          ? [UInt8.random(in: 0x20...0x7E, using: &random)]
          : odd.randomElement(using: &random) ?? []
      }
      let tree = SyntaxTree.parse(SourceText(path: "A.ctl", bytes: bytes))
      #expect(tree.verify() == [], "round \(round)")
    }
  }
}
