import CtlChecker
import CtlDiagnostics
import CtlSyntax

extension CodeActionProvider {
  /// The arguments that a call or a use does not have yet, when the cursor is in its parentheses or its
  /// braces. The finding itself is at the name before them.
  static let fillCall = CodeActionProvider { context in
    let tree = context.tree
    let around = context.path.reversed().lazy.compactMap { node -> Range<Int>? in
      guard [.arguments, .block].contains(tree.nodes[node].kind) else { return nil }
      return tree.range(of: node)
    }.first
    let touched = Set(context.touched)
    guard let around, around.lowerBound < context.range.lowerBound,
      context.range.upperBound < around.upperBound,
      let name = tree.significant(before: tree.token(at: around.lowerBound))
    else { return [] }
    let place = tree.tokenRange(name)
    return context.findings.filter {
      $0.code == LanguageCode.arguments && $0.location.range == place && !touched.contains($0)
    }.flatMap { finding in
      finding.fixes.map { fix in
        var action = CodeAction(
          title: fix.title, kind: .quickFix, edits: fix.edits,
          isPreferred: finding.fixes.count == 1, finding: finding)
        action.needsTrial = true
        return action
      }
    }
  }
}
