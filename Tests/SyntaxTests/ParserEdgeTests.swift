import CtlSyntax
import CtlTestSupport
import CtlText
import Testing

/// The limits of the parser: nodes without tokens, separators, files without a parse.
@Suite struct ParserEdgeTests {
  @Test(arguments: [
    "label \"a \\(b", "label \"a \\(b\n", "x: foo(a\n", "x: [a\n\n", "@allow(a\n", "on a(b\n",
  ])
  func unexpectedNodesHoldTokens(text: String) {
    let tree = SyntaxTree.parse("screen A {\n\(text)")
    let empty = tree.nodes.filter { $0.kind == .unexpected && $0.firstToken == $0.endToken }
    #expect(empty == [])
    #expect(tree.verify() == [])
  }

  /// A rule code ends before an interpolation, whose parts mean nothing without each other.
  @Test func ruleCodesHoldNoInterpolation() {
    #expect(!SyntaxTree.parse("@allow(a \"\\(b\n, c: \"\")\nlet a = 1").findings.isEmpty)
  }

  /// A handler without its `on` is one, whether its name begins the line, the file or neither.
  @Test(arguments: ["tap -> run()", "\n  tap -> run()", "tap -> run("])
  func handlersWithoutOn(text: String) {
    for (before, after) in [("", ""), ("button {", "}"), ("screen A { button { ", " } }")] {
      let tree = SyntaxTree.parse(before + text + after)
      #expect(tree.nodes.filter { $0.kind == .actionCall }.count == 1, "\(before)")
      #expect(tree.verify() == [])
    }
  }

  /// The same in a file as in a block.
  @Test func separatorsThatSeparateNothing() {
    #expect(SyntaxTree.parse(";;let a = 1;;\n;let b = 2;").findings == [])
    #expect(SyntaxTree.parse("screen A {;;a: 1;;}").findings == [])
  }

  @Test func tooLargeFilesKeepTheirBytes() {
    let bytes = [UInt8](repeating: 0x0A, count: SyntaxTree.fileSizeLimit + 1)
    let tree = SyntaxTree.parse(SourceText(path: "Large.ctl", bytes: bytes))
    #expect(tree.source.bytes.count == bytes.count)
    #expect(tree.verify() == [])
    #expect(tree.findings.map(\.code.id) == [SyntaxCode.fileSize.id])
  }
}
