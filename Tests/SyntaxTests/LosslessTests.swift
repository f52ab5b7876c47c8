import CtlSyntax
import CtlTestSupport
import CtlText
import Testing

/// Whatever the bytes, the tree holds all of them and is well formed.
@Suite struct LosslessTests {
  static let sources =
    ProjectFiles.list("Samples", ".ctl") + ProjectFiles.list("Tests/Corpus", ".ctl")

  func check(_ bytes: [UInt8], _ comment: @autoclosure () -> String) {
    let tree = SyntaxTree.parse(SourceText(path: "Test.ctl", bytes: bytes))
    let problems = tree.verify()
    if !problems.isEmpty {
      Issue.record("\(comment()): \(problems.prefix(3))\n\(String(decoding: bytes, as: UTF8.self))")
    }
  }

  @Test(arguments: sources) func samplesParseWithoutFindings(path: String) throws {
    let tree = SyntaxTree.parse(SourceText(path: path, bytes: try ProjectFiles.bytes(path)))
    #expect(tree.verify() == [])
    #expect(tree.findings.map { "\($0.location.range) \($0.message.text())" } == [])
  }

  @Test(arguments: sources) func truncationAtEveryByte(path: String) throws {
    let bytes = try ProjectFiles.bytes(path)
    for end in 0..<bytes.count { check(Array(bytes[..<end]), "\(path) cut at \(end)") }
  }

  @Test(arguments: sources) func randomDamage(path: String) throws {
    let bytes = try ProjectFiles.bytes(path)
    var random = SeededGenerator(seed: 7)
    for round in 0..<400 {
      check(Mutations.mutate(bytes, using: &random), "\(path) round \(round)")
    }
  }

  @Test func randomBytes() {
    var random = SeededGenerator(seed: 11)
    for round in 0..<2000 {
      let count = Int.random(in: 0...80, using: &random)
      check((0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }, "round \(round)")
    }
  }
}
