import CtlDiagnostics
import CtlRules
import CtlSyntax

extension CodeActionProvider {
  /// Each fix of each finding here.
  static let fixes = CodeActionProvider { context in
    context.touched.flatMap { finding in
      finding.fixes.enumerated().map { position, fix in
        var action = CodeAction(
          title: fix.title, kind: .quickFix, edits: fix.edits,
          isPreferred: position == 0 && (fix.safety == .safe || finding.fixes.count == 1),
          finding: finding)
        action.needsTrial = fix.safety == .suggestion
        return action
      }
    }
  }

  /// All fixes of a code that occurs here more than once, and all safe fixes of the file.
  static let fixAll = CodeActionProvider { context in
    var actions: [CodeAction] = []
    var seen: Set<String> = []
    for finding in context.touched
    where !finding.fixes.isEmpty && seen.insert(finding.code.id).inserted {
      let same = context.findings.filter { $0.code == finding.code }
      let application = FixApplication(same, upTo: .suggestion)
      guard application.appliedCount > 1 else { continue }
      var action = CodeAction(
        title: Message("fix all `{code}` in this file", "修复此文件中的所有“{code}”")(
          ["code": .text(finding.code.id)]), kind: .quickFix,
        edits: application.files.flatMap { application.edits[$0] ?? [] }.map(\.withoutFields),
        finding: application.applied[0])
      action.others = Array(application.applied.dropFirst())
      action.needsTrial = true
      actions.append(action)
    }
    if context.findings.contains(where: \.hasSafeFix) {
      actions.append(
        CodeAction(
          title: Phrase(Message("apply all safe fixes in this file", "应用此文件中所有安全的修复")),
          kind: .fixAll, change: .fixAll))
    }
    return actions
  }

  /// `@allow` before the element or declaration that a finding is in.
  static let allow = CodeActionProvider { context in
    var seen: Set<String> = []
    return context.touched.compactMap { finding in
      guard Codes.isAllowable(finding.code), seen.insert(finding.code.id).inserted else {
        return nil
      }
      let tree = context.tree
      let token = tree.token(at: finding.location.range.lowerBound)
      // Attributes stand before a member of a block or of the file, never before a value or `else`.
      let path = tree.path(toToken: token)
      let holder = zip(path, path.dropFirst()).reversed().first { parent, node in
        guard [.block, .file].contains(tree.nodes[parent].kind) else { return false }
        switch tree.nodes[node].kind {
        case .element, .screenDeclaration, .componentDeclaration, .enumDeclaration,
          .enumCase, .recordDeclaration,
          .appearanceDeclaration, .styleDeclaration, .ifStatement, .forStatement, .slot:
          return true
        default: return false
        }
      }?.1
      guard let holder else { return nil }
      let start = tree.range(of: holder).lowerBound
      let line = context.lineStart(start)
      let isFirst = context.bytes[line..<start].allSatisfy { $0 == 0x20 || $0 == 0x09 }
      let attribute = "@allow(\(finding.code.id), because: \"reason\")"
      let separator = isFirst ? context.lineEnd + context.indentation(at: start) : " "
      return CodeAction(
        title: Message("allow `{code}` here", "在此允许“{code}”")(
          ["code": .text(finding.code.id)]), kind: .quickFix,
        edits: [context.edit(start..<start, attribute + separator, fields: ["reason"])],
        finding: finding)
    }
  }
}
