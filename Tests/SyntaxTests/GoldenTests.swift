import CtlDiagnostics
import CtlSyntax
import CtlTestSupport
import CtlText
import Foundation
import Testing

/// The tree and the findings of every file in `Goldens`, next to it as text. `UPDATE=1` writes
/// them; a missing one is written, and fails once.
@Suite struct GoldenTests {
  static let ok = ProjectFiles.list("Tests/SyntaxTests/Goldens/ok", ".ctl")
  static let err = ProjectFiles.list("Tests/SyntaxTests/Goldens/err", ".ctl")

  @Test(arguments: ok) func soundFile(path: String) throws {
    let tree = try parse(path)
    #expect(tree.findings.map { $0.message.text() } == [])
    try compare(path, tree)
  }

  @Test(arguments: err) func brokenFile(path: String) throws {
    let tree = try parse(path)
    #expect(!tree.findings.isEmpty)
    try compare(path, tree)
  }

  @Test func thereAreMany() {
    #expect(GoldenTests.ok.count >= 10)
    #expect(GoldenTests.err.count >= 60)
  }

  /// Safe fixes leave a file with fewer findings.
  @Test(arguments: err) func safeFixesHelp(path: String) throws {
    let tree = try parse(path)
    for finding in tree.findings {
      for fix in finding.fixes where fix.safety == .safe {
        let fixed = try #require(Edit.apply(fix.edits, to: tree.source.bytes))
        let after = SyntaxTree.parse(SourceText(path: path, bytes: fixed))
        #expect(
          after.findings.count < tree.findings.count,
          "\(finding.message.text()): \(fix.title.text())")
      }
    }
  }

  private func parse(_ path: String) throws -> SyntaxTree {
    let tree = SyntaxTree.parse(SourceText(path: path, bytes: try ProjectFiles.bytes(path)))
    #expect(tree.verify() == [])
    return tree
  }

  private func compare(_ path: String, _ tree: SyntaxTree) throws {
    let golden = path.dropLast(4) + ".tree"
    let url = ProjectFiles.url(String(golden))
    let text = GoldenTests.findings(tree) + tree.dump()
    let old = try? String(contentsOf: url, encoding: .utf8)
    if old == text { return }
    if old == nil || ProjectFiles.isUpdating {
      try text.write(to: url, atomically: true, encoding: .utf8)
    }
    if !ProjectFiles.isUpdating {
      Issue.record("\(golden) \(old == nil ? "was missing" : "differs"); run with UPDATE=1")
    }
  }

  /// The findings as a person sees them: the line, and carets under the place.
  private static func findings(_ tree: SyntaxTree) -> String {
    let lines = tree.source.lineTable()
    var result = ""
    for finding in tree.findings {
      let range = finding.location.range
      let (line, column) = lines.position(at: range.lowerBound)
      let bytes = tree.source.bytes[lines.range(ofLine: line)].prefix { $0 != 10 && $0 != 13 }
      let place = tree.source.string(lines.range(ofLine: line).lowerBound..<range.lowerBound)
      let marked = tree.source.string(range).count
      result += "\(line + 1):\(column + 1) \(finding.code.id): \(finding.message.text())\n"
      result += "    \(String(decoding: bytes, as: UTF8.self))\n"
      result += "    " + String(place.map { $0 == "\t" ? "\t" : " " })
      result += String(repeating: "^", count: max(1, marked)) + "\n"
      for related in finding.related {
        let (line, column) = lines.position(at: related.location.range.lowerBound)
        result += "  at \(line + 1):\(column + 1): \(related.message.text())\n"
      }
      for fix in finding.fixes { result += "  fix (\(fix.safety)): \(fix.title.text())\n" }
    }
    return result.isEmpty ? "" : result + "\n"
  }
}
