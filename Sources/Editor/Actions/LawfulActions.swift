import CtlDiagnostics
import CtlSyntax
import CtlText
import CtlWorkspace

extension EditorSnapshot {
  /// The project with other texts, and the findings of those files.
  func checked(_ texts: [String: [UInt8]]) -> (workspace: Workspace, findings: [Finding]) {
    var next = workspace
    for (path, bytes) in texts { next.open(path, bytes) }
    let files = next.check(texts.keys.sorted())
    return (next, files.flatMap { $0?.findings ?? [] })
  }

  /// Larger files are only parsed again: an answer must not wait for a whole check of each action.
  private static let checkLimit = 200_000
  private static let soundLimit = 20_000

  /// Whether an action does what its kind promises: a fix removes its finding, a refactoring keeps
  /// the findings, and neither leaves a file that has new errors. In a sound file most actions know
  /// what they do, and only their syntax is tried; one with errors, or with names that it cannot know,
  /// is checked again.
  func isLawful(_ action: CodeAction) -> Bool {
    guard case .edits(let edits) = action.change, !edits.isEmpty else { return true }
    var texts: [String: [UInt8]] = [:]
    var before: [Finding] = []
    var hasErrors = false
    for (id, own) in Dictionary(grouping: edits, by: \.location.file) {
      guard let checked = file(id), let source = workspace.source(id),
        let bytes = Edit.apply(own, to: source.bytes)
      else { return false }
      texts[checked.path] = bytes
      before += checked.findings
      hasErrors =
        hasErrors || checked.findings.contains { $0.severity == .error }
        || checked.program.imported.values.contains(where: \.hasSyntaxMistakes)
    }
    let size = texts.values.reduce(0) { $0 + $1.count }
    let isTried = action.needsTrial || action.isRefactoring
    let limit = hasErrors ? Self.checkLimit : isTried ? Self.soundLimit : 0
    guard size <= limit else {
      let syntax = before.filter { $0.code.id.hasPrefix("syntax/") }
      return texts.allSatisfy { path, bytes in
        SyntaxTree.parse(SourceText(path: path, bytes: bytes)).findings.count <= syntax.count
      }
    }
    if let file = action.newFile { texts[file.path] = Array(file.text.utf8) }
    let (law, after) = (FixLaw(before: before), checked(texts).findings)
    if action.isRefactoring { return law.keeps(after) }
    return law.allows(
      after, removing: action.finding.map { [$0] } ?? [], allowingAdvice: action.mayAddAdvice)
  }
}

extension CodeAction {
  /// Whether nothing changes but where things are written.
  fileprivate var isRefactoring: Bool {
    switch kind {
    case .extract, .inline, .move: true
    case .quickFix, .rewrite, .fixAll, .organizeImports, .addImports, .removeImports: false
    }
  }

  fileprivate var mayAddAdvice: Bool {
    switch kind {
    case .quickFix: needsTrial || !isPreferred
    case .rewrite, .addImports, .removeImports: true
    case .extract, .inline, .move, .fixAll, .organizeImports: false
    }
  }
}
