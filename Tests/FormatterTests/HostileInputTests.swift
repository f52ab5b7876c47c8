import CtlFormatter
import CtlSyntax
import CtlTestSupport
import Testing

/// Deep, long and strange files: no trap, no hang, and output that is bounded by the input.
@Suite(.timeLimit(.minutes(30))) struct HostileInputTests {
  static let count = 1_000 * Effort.inputs(3)

  static func many(_ text: String) -> String { String(repeating: text, count: count) }

  static let files: [(name: String, text: String)] = [
    ("deep blocks", "screen A " + many("{a") + many("}")),
    ("deep blocks without end", "screen A " + many("{a\n")),
    ("deep blocks on one line", "screen A {" + many("a {") + "b: 1" + many("}") + "}"),
    ("deep lists", "let a = " + many("[") + many("]")),
    ("deep lists without end", "let a = " + many("[")),
    ("deep parentheses", "let a = " + many("(") + "1" + many(")")),
    ("deep calls", "let a = " + many("f(") + "1" + many(")")),
    ("deep types", "screen A { var a: " + many("[") + "Int" + many("]") + "}"),
    ("signs", "let a = " + many("-") + "1"),
    ("conditions", "let a = " + many("b ? c : ") + "d"),
    ("conditions inside", "let a = " + many("b ? ") + "c" + many(" : d")),
    ("else if", "screen A { if a {} " + many("else if b { c: 1 } ") + "}"),
    ("a long sum", "let a = 1" + many(" + 1")),
    ("a long sum of products", "let a = 1" + many(" + 1 * 2")),
    ("a long list", "let a = [" + many("1, ") + "]"),
    ("a long list of lists", "let a = [" + many("[1, [2, 3]], ") + "]"),
    ("a long path", "let a = b" + many(".c[0](d)")),
    ("many members on a line", "screen A {" + many("a: 1; ") + "}"),
    ("many separators", "screen A {" + many(";") + "}"),
    ("many attributes", many("@allow(x) ") + "let a = 1"),
    ("many comments", "let a =" + many("/* c */") + "1" + many("// c\n")),
    ("nested comments", many("/*") + many("*/")),
    ("empty lines", "let a = 1" + many("\n") + "let b = 2"),
    ("white space", "let a =" + many(" \t") + "1"),
    ("interpolations", "let a = \"" + many("\\(b)") + "\""),
    ("open interpolations", "let a = " + many("\"\\(")),
    ("closing brackets", many(")") + many("]") + many("}")),
    ("broken lines", many("x: )\n")),
    ("broken members in a block", "screen A {\n" + many("x: )\n") + "}"),
    ("broken and sound members", "screen A {\n" + many("x: )\ny:1\n") + "}"),
  ]

  @Test(arguments: files.indices) func staysBounded(index: Int) {
    let (name, source) = HostileInputTests.files[index]
    let output = checkFormatting(Array(source.utf8), name)
    #expect(output.count <= source.utf8.count * 80 + 1000, "\(name)")
  }

  /// Lines stop moving to the right, so that no file grows without bound.
  @Test func indentationIsBounded() {
    let depth = 200
    let source =
      "screen A {" + String(repeating: "a {\n", count: depth)
      + String(repeating: "b: 1\n", count: 2000) + String(repeating: "}\n", count: depth) + "}"
    let output = checkFormatting(Array(source.utf8), "deep")
    let longest = text(output).split(separator: "\n").map(\.count).max() ?? 0
    #expect(longest <= Formatter.width + 5)
  }

  @Test func filesThatAreTooLargeStayAsTheyAre() {
    let bytes = [UInt8](repeating: 0x20, count: SyntaxTree.fileSizeLimit + 1)
    let tree = parse(bytes)
    #expect(Formatter.format(tree) == bytes)
  }
}
