import CtlDiagnostics
import CtlSyntax

extension CodeActionProvider {
  /// Closes the block that a person has just written, wherever the cursor is in it. The finding itself is
  /// at its `{`.
  static let closeBlock = CodeActionProvider { context in
    let touched = Set(context.touched)
    return context.findings.flatMap { finding -> [CodeAction] in
      guard finding.code == SyntaxCode.unclosed, !touched.contains(finding),
        finding.location.range.lowerBound <= context.range.lowerBound
      else { return [] }
      return finding.fixes.filter { fix in
        fix.edits.contains {
          context.range.upperBound <= context.lineEnd(after: $0.location.range.upperBound)
        }
      }.map {
        CodeAction(
          title: $0.title, kind: .quickFix, edits: $0.edits, isPreferred: finding.fixes.count == 1,
          finding: finding)
      }
    }
  }
}

extension ActionContext {
  /// The end of the line below an offset: where a person is who has just begun a new line.
  fileprivate func lineEnd(after offset: Int) -> Int {
    var end = offset
    for _ in 0..<2 {
      while end < bytes.count, bytes[end] != 0x0A { end += 1 }
      if end < bytes.count { end += 1 }
    }
    return end
  }
}
