import CtlChecker
import CtlDiagnostics
import CtlRules
import CtlSyntax
import CtlTestSupport
import CtlText
import Testing

/// No source makes the checker or a rule trap, and every finding is inside the file.
@Suite struct RobustnessTests {
  static let sources =
    ProjectFiles.list("Samples", ".ctl") + ProjectFiles.list("Tests/Corpus/WellMade", ".ctl")

  func check(_ bytes: [UInt8], rules: Bool = true) {
    let tree = SyntaxTree.parse(SourceText(path: "Test.ctl", bytes: bytes))
    if let problem = tree.verify().first { Issue.record("\(problem)") }
    let program = Program.check(tree)
    let findings = rules ? RuleEngine.run(program).findings : program.findings
    for finding in findings {
      let places =
        [finding.location] + finding.related.map(\.location)
        + finding.fixes.flatMap { $0.edits.map(\.location) }
      for place in places where place.range.upperBound > bytes.count {
        Issue.record("\(finding.code.id) leaves the file")
      }
    }
    for element in program.elements where element.size == 0 { Issue.record("element without size") }
  }

  @Test("a binding is handed down through more components and screens than the stack is deep")
  func handedDown() {
    let components = (1...3_000).map {
      "component C\($0)(v: binding Int) { C\($0 - 1) { v <-> v } }"
    }
    let screens = (1...3_000).map {
      "screen S\($0)(v: binding Int) { content { button \"Go\" { on touchUpInside -> push S\($0 - 1)(v <-> v) } } }"
    }
    let source =
      """
      component C0(v: binding Int) { button "Go" { on touchUpInside -> v = 7 } }
      screen S0(v: binding Int) { content { button "Go" { on touchUpInside -> v = 7 } } }
      screen A {
        var a: Int = 0
        var b: Int = 0
        content {
          label "\\(a) \\(b)"
          C3000 { v <-> a }
          button "Go" { on touchUpInside -> push S3000(v <-> b) }
        }
      }
      """
    check(Array(((components + screens).joined(separator: "\n") + source).utf8))
  }

  /// Every program can be shown, with all that it names.
  @Test(arguments: sources) func dump(path: String) throws {
    let program = Program.check(
      SyntaxTree.parse(SourceText(path: path, bytes: try ProjectFiles.bytes(path))))
    let dump = program.dump()
    for element in program.elements {
      guard let name = element.name else { continue }
      #expect(dump.contains(program.text(name)), "\(path)")
    }
  }

  /// The samples cut at many places, the corpus at some; the rules check every fourth of them.
  @Test(arguments: sources) func truncation(path: String) throws {
    let bytes = try ProjectFiles.bytes(path)
    let step = Effort.stride(path.hasPrefix("Samples") ? 12 : 88)
    for end in stride(from: 0, to: bytes.count, by: step) {
      check(Array(bytes[..<end]), rules: end / step % 4 == 0)
    }
  }

  @Test(arguments: sources) func randomDamage(path: String) throws {
    let bytes = try ProjectFiles.bytes(path)
    var random = SeededGenerator(seed: 5)
    for _ in 0..<Effort.inputs(12) { check(Mutations.mutate(bytes, using: &random)) }
  }

  @Test func longChainsCostNoStack() {
    let constants = (0..<20_000).map { "let c\($0) = c\($0 + 1)" } + ["let c20000 = 1"]
    let program = Program.check(SyntaxTree.parse(constants.joined(separator: "\n")))
    #expect(program.findings.isEmpty)
    #expect(program.constant(program.constants[0].value) == .int(1))

    let components =
      (0..<5_000).map { "component C\($0)() { C\($0 + 1) }" } + [
        "component C5000() { label \"x\" }"
      ]
    let chain = Program.check(SyntaxTree.parse(components.joined(separator: "\n")))
    #expect(chain.findings.isEmpty)
    #expect(Expansion(chain, .component(0)).instances.count == 5_002)
  }

  @Test func expansionIsBounded() {
    let doubling =
      (0..<40).map { "component C\($0)() { C\($0 + 1); C\($0 + 1) }" } + [
        "component C40() { label \"x\" }"
      ]
    let source = (doubling + ["screen S { content { C0 } }"]).joined(separator: "\n")
    let findings = RuleEngine.run(Program.check(SyntaxTree.parse(source))).findings
    #expect(findings.contains { $0.code == LanguageCode.expansion })
  }

  @Test("lists that grow by a name each are worked out up to a million items in a file")
  func listsThatAreWorkedOut() {
    let names = (1..<2_500).map { "let l\($0) = l\($0 - 1) + [\"a\"]" }
    let program = Program.check(
      SyntaxTree.parse((["let l0 = [\"a\"]"] + names).joined(separator: "\n")))
    let count = program.tables.values.reduce(0) { sum, value in
      if case .list(let items) = value { sum + items.count } else { sum }
    }
    // A name has the storage of its list, and counts once more here; without a bound there are 6 million.
    #expect((2_000_000...2_200_000).contains(count), "\(count)")
    #expect(program.findings.allSatisfy { $0.severity != .error })
  }

  @Test func manyUnknownNames() {
    let lines = (0..<20_000).map { "  title\($0): name\($0)" }
    let source = "screen S {\n" + lines.joined(separator: "\n") + "\n}"
    #expect(Program.check(SyntaxTree.parse(source)).findings.count == 20_000)
  }
}
