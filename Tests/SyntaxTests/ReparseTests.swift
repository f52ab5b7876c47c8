import CtlDiagnostics
import CtlTestSupport
import CtlText
import Testing

@testable import CtlSyntax

/// A tree that was parsed after an edit is the tree of the text alone.
@Suite struct ReparseTests {
  static let sources: [String] =
    SyntaxCode.all.flatMap { ($0.bad + $0.good).map(\.source) }
    + ["Samples", "Tests/Corpus/WellMade"].flatMap { folder in
      ProjectFiles.list(folder, ".ctl").compactMap { try? ProjectFiles.text($0) }
    }
  static let edits = MemberEdits(sources)

  /// Edits a text again and again; says how many edits needed only a part of it.
  static func follow(_ bytes: [UInt8], edits count: Int, _ random: inout SeededGenerator) -> Int {
    var tree = SyntaxTree.parse(SourceText(path: "Test.ctl", bytes: bytes))
    var parts = 0
    for _ in 0..<count {
      let source = SourceText(path: "Test.ctl", bytes: edits.edit(tree, using: &random))
      let (next, change) = SyntaxTree.parse(source, after: tree)
      let fresh = SyntaxTree.parse(source)
      if SyntaxTree.reparse(source, tree.file, tree) != nil { parts += 1 }
      let problem = next.difference(to: fresh) ?? change.flatMap { $0.problem(tree, next) }
      if let problem {
        Issue.record(
          """
          \(problem)
          before:\n\(tree.source.string(0..<tree.source.bytes.count))
          after:\n\(source.string(0..<source.bytes.count))
          """)
        return parts
      }
      tree = next
    }
    return parts
  }

  /// Where a brace, a quote or a line comes or goes, in texts that are broken already.
  @Test(arguments: SyntaxCode.all.flatMap(\.bad).map(\.source))
  func signsComeAndGo(source: String) {
    let bytes = Array(source.utf8)
    let old = SyntaxTree.parse(SourceText(path: "Test.ctl", bytes: bytes))
    for place in stride(from: 0, through: bytes.count, by: 3) {
      for sign in ["{", "}", "\"", "\n", "x", ""] {
        var edited = bytes
        if sign.isEmpty, place < edited.count {
          edited.remove(at: place)
        } else {
          edited.insert(contentsOf: Array(sign.utf8), at: place)
        }
        let source = SourceText(path: "Test.ctl", bytes: edited)
        let (next, change) = SyntaxTree.parse(source, after: old)
        let problem =
          next.difference(to: SyntaxTree.parse(source)) ?? change.flatMap { $0.problem(old, next) }
        if let problem { Issue.record("`\(sign)` at \(place): \(problem)") }
      }
    }
  }

  @Test(arguments: 0..<8) func editsOfExamplesEndAsTheTextAlone(seed: UInt64) {
    let parts = Self.edits.followed(60, of: Self.sources, seed: seed) { bytes, random in
      Self.follow(bytes, edits: 15, &random)
    }
    #expect(parts > 100)
  }

  @Test(arguments: 0..<8) func editsOfScreensEndAsTheTextAlone(seed: UInt64) {
    let parts = Self.edits.followedScreens(12, seed: seed) { bytes, random in
      Self.follow(bytes, edits: 40, &random)
    }
    #expect(parts > 20)
  }
}

extension SyntaxTree {
  /// What differs first; nil when nothing does.
  fileprivate func difference(to other: SyntaxTree) -> String? {
    if tokenKinds != other.tokenKinds || tokenStarts != other.tokenStarts { return "other tokens" }
    if nodes != other.nodes {
      let index = zip(nodes, other.nodes).enumerated().first { $1.0 != $1.1 }?.offset ?? -1
      return "other nodes, from \(index) on:\n\(dump())\nanew:\n\(other.dump())"
    }
    if findings != other.findings {
      return "findings: \(findings)\nanew: \(other.findings)"
    }
    return isMatched == other.isMatched ? nil : "whether brackets match"
  }
}

extension BlockChange {
  /// What is wrong with it; nil when everything outside of it is the same in both trees.
  fileprivate func problem(_ old: SyntaxTree, _ new: SyntaxTree) -> String? {
    if old.source.bytes[..<bytes.old.lowerBound] != new.source.bytes[..<bytes.new.lowerBound]
      || old.source.bytes[bytes.old.upperBound...] != new.source.bytes[bytes.new.upperBound...]
    {
      return "the texts differ outside of \(bytes)"
    }
    for (index, node) in old.nodes.enumerated() {
      guard let moved = nodes.moved(index) else { continue }
      var expected = node
      if index < nodes.old.lowerBound, index + Int(node.size) > nodes.old.lowerBound {
        expected.size = UInt32(Int(node.size) + nodes.delta)
      }
      expected.firstToken = UInt32(tokens.moved(Int(node.firstToken)) ?? 0)
      expected.endToken = UInt32(tokens.moved(Int(node.endToken)) ?? 0)
      if new.nodes[moved] != expected { return "node \(index) differs: \(self)" }
    }
    return nil
  }
}
