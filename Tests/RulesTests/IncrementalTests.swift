import CtlChecker
import CtlDiagnostics
import CtlRules
import CtlSyntax
import CtlTestSupport
import CtlText
import Testing

/// What rules conclude after an edit is what they conclude from the text alone, however much of it
/// was taken over from before.
@Suite struct IncrementalTests {
  static let sources =
    (ExampleTests.bad + ExampleTests.good).map(\.example.source)
    + AcceptanceTests.cases.map(\.source)
  static let edits = MemberEdits(sources)

  /// Edits one text again and again; says how many of the edits stayed within an element.
  static func follow(
    _ bytes: [UInt8], _ settings: Settings, edits count: Int, _ random: inout SeededGenerator
  ) -> Int {
    var program = Program.check(parse(bytes))
    var results = RuleEngine.run(program, settings: settings)
    var local = 0
    for _ in 0..<count {
      let before = program.tree.source
      let bytes = edits.edit(program.tree, using: &random)
      let next = Program.check(parse(bytes))
      let change = next.change(since: program)
      if change != nil { local += 1 }
      results = RuleEngine.run(next, settings: settings, after: change.map { (results, $0) })
      let fresh = RuleEngine.run(next, settings: settings)
      program = next
      guard results.findings != fresh.findings else { continue }
      Issue.record(
        """
        taken over: \(difference(results.findings, fresh.findings))
        anew: \(difference(fresh.findings, results.findings))
        before:\n\(before.string(0..<before.bytes.count))
        after:\n\(String(decoding: bytes, as: UTF8.self))
        """)
      return local
    }
    return local
  }

  static func parse(_ bytes: [UInt8]) -> SyntaxTree {
    SyntaxTree.parse(SourceText(path: "Test.ctl", bytes: bytes))
  }

  static func difference(_ some: [Finding], _ others: [Finding]) -> [String] {
    some.filter { !others.contains($0) }.map { "\($0.code.id) \($0.location.range) \($0.fixes)" }
  }

  @Test(arguments: 0..<8) func editsOfExamplesEndAsTheTextAlone(seed: UInt64) {
    var settings = Settings()
    if seed.isMultiple(of: 2) { settings.edition = .ios7 }
    let local = Self.edits.followed(40, of: Self.sources, seed: seed) { bytes, random in
      Self.follow(bytes, settings, edits: 12, &random)
    }
    #expect(local > 40)
  }

  @Test(arguments: 0..<12) func editsOfScreensEndAsTheTextAlone(seed: UInt64) {
    let local = Self.edits.followedScreens(4, seed: seed) { bytes, random in
      Self.follow(bytes, Settings(), edits: 25, &random)
    }
    #expect(local > 20)
  }
}
