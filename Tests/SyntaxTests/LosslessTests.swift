import CtlDiagnostics
import CtlSyntax
import CtlTestSupport
import CtlText
import Testing

/// The tree contains all bytes and is well formed, whatever the bytes.
@Suite struct LosslessTests {
  static let samples =
    ProjectFiles.list("Samples", ".ctl") + ProjectFiles.list("Tests/Corpus/WellMade", ".ctl")
  static let goldens = ProjectFiles.list("Tests/SyntaxTests/Goldens", ".ctl")
  /// One file with everything, and one for each construct.
  static let constructs = ProjectFiles.list("Tests/SyntaxTests/Goldens/ok", ".ctl")

  @discardableResult
  func check(_ pieces: some Sequence<UInt8>, _ comment: @autoclosure () -> String) -> SyntaxTree {
    let bytes = Array(pieces)
    let tree = SyntaxTree.parse(SourceText(path: "Test.ctl", bytes: bytes))
    var problems = tree.verify()
    for finding in tree.findings {
      let range = finding.location.range
      if range.upperBound > bytes.count { problems.append("a finding ends at \(range.upperBound)") }
    }
    if tree.nodes.contains(where: { $0.kind == .unexpected }), tree.findings.isEmpty {
      problems.append("something was skipped in silence")
    }
    if !problems.isEmpty {
      Issue.record("\(comment()): \(problems.prefix(3))\n\(String(decoding: bytes, as: UTF8.self))")
    }
    return tree
  }

  @Test(arguments: samples) func samplesParseWithoutFindings(path: String) throws {
    let tree = SyntaxTree.parse(SourceText(path: path, bytes: try ProjectFiles.bytes(path)))
    #expect(tree.verify() == [])
    #expect(tree.findings.map { "\($0.location.range) \($0.message.text())" } == [])
  }

  @Test func theFirstTokenStandsBeforeTheSecond() {
    let tree = check("let a = 1".utf8, "first token")
    let second = tree.significant(from: 1)
    #expect(tree.significant(before: second) == 0)
    #expect(tree.significant(before: 0) == nil)
  }

  @Test(arguments: goldens) func tokensAreTheFile(path: String) throws {
    let bytes = try ProjectFiles.bytes(path)
    let tree = SyntaxTree.parse(SourceText(path: path, bytes: bytes))
    let together = (0..<tree.tokenCount).flatMap { bytes[tree.tokenRange($0)] }
    #expect(together == bytes)
  }

  /// Every eighth byte, with `EFFORT=8` every one.
  @Test(arguments: constructs) func truncation(path: String) throws {
    let bytes = try ProjectFiles.bytes(path)
    for end in stride(from: 0, to: bytes.count, by: Effort.stride(8)) {
      check(Array(bytes[..<end]), "\(path) cut at \(end)")
    }
  }

  /// Every token once left out, doubled, and replaced by one of another kind.
  @Test(arguments: constructs) func everyTokenFlipped(path: String) throws {
    let bytes = try ProjectFiles.bytes(path)
    let tree = SyntaxTree.parse(SourceText(path: path, bytes: bytes))
    let others = ["{", "}", "(", ")", "if", "x", "\"", ":", "$", "1"]
    for token in 0..<tree.tokenCount where !tree.tokenKinds[token].isTrivia {
      let range = tree.tokenRange(token)
      let before = Array(bytes[..<range.lowerBound])
      let after = Array(bytes[range.upperBound...])
      check(before + after, "\(path) without token \(token)")
      check(before + bytes[range] + [0x20] + bytes[range] + after, "\(path) with \(token) twice")
      let other = Array(others[token % others.count].utf8)
      check(before + other + after, "\(path) with another token \(token)")
    }
  }

  /// One missing brace or parenthesis is one mistake, most of the time with one finding.
  @Test func oneMissingBracketIsOneMistake() throws {
    var findings: [Int] = []
    var worst = (count: 0, place: "")
    for path in LosslessTests.samples {
      let bytes = try ProjectFiles.bytes(path)
      let tree = SyntaxTree.parse(SourceText(path: path, bytes: bytes))
      var interpolations = 0
      for token in 0..<tree.tokenCount {
        switch tree.tokenKinds[token] {
        case .stringHead: interpolations += 1
        case .stringTail: interpolations -= 1
        // Without a bracket, an interpolated value may be text too, which is not a mistake.
        case _ where interpolations > 0: break
        case .leftBrace, .rightBrace, .leftParen, .rightParen, .leftBracket, .rightBracket:
          let range = tree.tokenRange(token)
          let broken = check(
            Array(bytes[..<range.lowerBound]) + bytes[range.upperBound...],
            "\(path) without \(token)")
          #expect(!broken.findings.isEmpty)
          findings.append(broken.findings.count)
          if broken.findings.count > worst.count {
            worst = (broken.findings.count, "\(path) without \(token)")
          }
        default: break
        }
      }
    }
    let total = findings.count
    #expect(findings.filter { $0 == 1 }.count * 100 >= total * 95)
    #expect(worst.count <= 5, "\(worst.place)")
  }

  @Test(arguments: samples + constructs) func randomDamage(path: String) throws {
    let bytes = try ProjectFiles.bytes(path)
    var random = SeededGenerator(seed: 7)
    for round in 0..<100 {
      check(Mutations.mutate(bytes, using: &random), "\(path) round \(round)")
    }
  }

  @Test func randomBytes() {
    var random = SeededGenerator(seed: 11)
    for round in 0..<4000 {
      let count = Int.random(in: 0...80, using: &random)
      check((0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }, "round \(round)")
    }
  }
}
