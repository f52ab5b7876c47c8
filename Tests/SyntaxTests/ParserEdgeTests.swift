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

  /// What has fields is a record, also when the first of them may be missing.
  @Test(arguments: ["mail: String", "mail?: String", "mail?: [String]"])
  func foreignRecords(field: String) {
    for word in ["struct", "interface", "class"] {
      let tree = SyntaxTree.parse("\(word) Account { \(field); id: Int }")
      #expect(tree.findings.first?.message.text() == "`\(word)` is `record` here")
    }
  }

  /// What is too deep is passed over with the whole texts in it, and said once.
  @Test(arguments: [("(", ")"), ("[", "]"), ("!", "")])
  func deepTextsArePassedOver(open: String, close: String) {
    for text in [#""a \(1) b""#, #""a \(1) b \(2) c" + "d""#, #""\("x \(1)")" + "y""#] {
      for (before, after) in [("", ""), (#""begins \("#, #") ends""#)] {
        for depth in SyntaxTree.nestingLimit - 4...SyntaxTree.nestingLimit + 4 {
          let deep =
            String(repeating: open, count: depth) + text + String(repeating: close, count: depth)
          let tree = SyntaxTree.parse("let a = \(before)\(deep)\(after)\nlet b = 1\n")
          #expect(tree.verify() == [])
          let skipped = tree.nodes.indices.filter { tree.nodes[$0].kind == .unexpected }
          #expect(
            tree.findings.map(\.code.id) == skipped.prefix(1).map { _ in SyntaxCode.nesting.id })
          for node in skipped {
            // A text that begins in it ends in it.
            let quotes = tree.text(of: node).count { $0 == "\"" }
            #expect(quotes.isMultiple(of: 2), "\(depth) \(text)")
          }
          #expect(tree.nodes.count { $0.kind == .constantDeclaration } == 2, "\(depth) \(text)")
        }
      }
    }
  }

  /// A parenthesis on the next line begins something else.
  @Test(arguments: ["pin width", "pin equal", "pin unknown"])
  func argumentsBeginOnTheLine(constraint: String) {
    let tree = SyntaxTree.parse("screen A {\n  layout {\n    \(constraint)\n    (a) == 8\n  }\n}")
    let texts = tree.nodes.indices.filter { tree.nodes[$0].kind == .constraint }.map {
      tree.text(of: $0)
    }
    #expect(texts.first == constraint, "\(texts)")
    #expect(!tree.findings.isEmpty && tree.verify() == [])
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
