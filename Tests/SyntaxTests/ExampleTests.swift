import CtlDiagnostics
import CtlSyntax
import CtlTestSupport
import Testing

/// The examples in the documentation of each code have the marked findings.
@Suite struct ExampleTests {
  /// Codes that no text in a document can show: bytes that are not text, and sheer size.
  static let beyondText: Set<Code> = [
    SyntaxCode.encoding, SyntaxCode.nesting, SyntaxCode.fileSize, SyntaxCode.findings,
  ]

  @Test func everyCodeIsListedOnce() {
    #expect(Set(SyntaxCode.all).count == SyntaxCode.all.count)
  }

  @Test(arguments: SyntaxCode.all.map(\.id)) func badExamplesAreReported(id: String) throws {
    let code = try #require(SyntaxCode.all.first { $0.id == id })
    #expect(code.bad.isEmpty == ExampleTests.beyondText.contains(code))
    for example in code.bad {
      let findings = SyntaxTree.parse(example.source).findings
      let marks = Annotations.parse(example.source)
      #expect(!marks.isEmpty, "nothing is marked")
      #expect(findings.map(\.code.id) == marks.map { _ in id }, "\(example.source)")
      for (finding, mark) in zip(findings, marks) {
        // One caret marks a place without a width.
        let range = finding.location.range
        let shown = range.isEmpty ? range.lowerBound..<range.lowerBound + 1 : range
        #expect(shown == mark, "\(example.source)")
      }
    }
  }

  @Test(arguments: SyntaxCode.all.map(\.id)) func goodExamplesAreNot(id: String) throws {
    let code = try #require(SyntaxCode.all.first { $0.id == id })
    #expect(!code.good.isEmpty)
    for example in code.good {
      #expect(SyntaxTree.parse(example.source).findings.map { $0.message.text() } == [])
    }
  }

  @Test(arguments: SyntaxCode.all.map(\.id)) func fixesAreAnnounced(id: String) throws {
    let code = try #require(SyntaxCode.all.first { $0.id == id })
    let fixes = code.bad.flatMap { SyntaxTree.parse($0.source).findings.flatMap(\.fixes) }
    #expect(code.fix == fixes.map(\.safety).first)
  }

  @Test func marksAreRead() {
    let source = """
      let size = 12
          //^^
      // ^ text behind
      //<^^^
      //     ^
      next // ^^ no mark
      // no mark
      //
      """
    #expect(
      Annotations.marks(source).map { "\($0.range) \($0.text)" } == [
        "0..<3 ", "3..<4 text behind", "6..<8 ", "7..<8 ",
      ])
  }
}
