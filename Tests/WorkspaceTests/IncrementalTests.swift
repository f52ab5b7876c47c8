import CtlDiagnostics
import CtlRules
import CtlSyntax
import CtlTestSupport
import CtlText
import CtlWorkspace
import Testing

/// A workspace after many edits gives the same results as one that sees only the last texts.
@Suite struct IncrementalTests {
  static let sources =
    Rule.all.flatMap { $0.code.bad + $0.code.good }.map(\.source)
    + Array(WorkspaceTests.app.values)
  static let edits = MemberEdits(sources)

  static func gallery(using random: inout SeededGenerator) -> [String: [UInt8]] {
    var files = WorkspaceTests.app.mapValues { Array($0.utf8) }
    files["Gallery.ctl"] =
      Array("import \"Theme.ctl\"\n".utf8) + edits.screen(12, using: &random)
    return files
  }

  @Test(arguments: 0..<12) func editsOfFilesEndAsTheTextsAlone(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<4 {
      var files = Self.gallery(using: &random)
      let paths = files.keys.sorted()
      var workspace = Workspace(root: ".")
      workspace.isWhole = true
      for path in paths { workspace.open(path, files[path] ?? []) }
      _ = workspace.check(paths)
      for _ in 0..<12 {
        // Several files may change before the next check.
        for _ in 0..<Int.random(in: 1...2, using: &random) {
          let path = paths.randomElement(using: &random) ?? ""
          let source = SourceText(path: path, bytes: files[path] ?? [])
          files[path] = Self.edits.edit(SyntaxTree.parse(source), using: &random)
          workspace.open(path, files[path] ?? [])
        }
        if Int.random(in: 0..<8, using: &random) == 0 {
          var settings = Settings()
          settings.edition = Bool.random(using: &random) ? .ios7 : .ios8
          workspace.setSettings(settings)
        }
        var fresh = Workspace(root: ".", settings: workspace.settings)
        fresh.isWhole = true
        for path in paths { fresh.open(path, files[path] ?? []) }
        let found = workspace.check(paths).map { $0?.findings ?? [] }
        let expected = fresh.check(paths).map { $0?.findings ?? [] }
        guard found != expected else { continue }
        Issue.record(
          "\(found)\nanew: \(expected)\n\(files.mapValues { String(decoding: $0, as: UTF8.self) })")
        return
      }
    }
  }
}
