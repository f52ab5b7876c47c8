import CtlCatalogue
import CtlChecker
import CtlDiagnostics
import CtlSyntax

extension CodeActionProvider {
  /// Puts the elements in a stack, or under a condition.
  static let wrap = CodeActionProvider { context in
    guard let members = SelectedMembers(context), let container = members.container(context)
    else { return [] }
    var actions: [CodeAction] = []
    let holdsAll = container.map { Kind.named($0).children == .elements } ?? true
    if holdsAll {
      actions.append(
        CodeAction(
          title: Phrase(Message("wrap in a stack", "放入 stack")), kind: .rewrite,
          edits: [wrapped(members, "stack", context)]))
    }
    let condition = context.snapshot.visibleNames(in: context.path, context.index).first {
      $0.symbol.kind == .variable && context.snapshot.type(of: $0.symbol) == .bool
    }
    actions.append(
      CodeAction(
        title: Phrase(Message("wrap in `if`", "放入 `if`")), kind: .rewrite,
        edits: [wrapped(members, "if \(condition?.name.quotedIfKeyword ?? "true")", context)]))
    return actions
  }

  private static func wrapped(
    _ members: SelectedMembers, _ head: String, _ context: ActionContext
  ) -> Edit {
    if members.isOneLine {
      return context.edit(
        members.range, "\(head) { \(members.text(context, indentedBy: 0)) }")
    }
    let indentation = context.indentation(at: members.range.lowerBound)
    let end = context.lineEnd
    return context.edit(
      members.range,
      "\(head) {\(end)\(indentation)  \(members.text(context, indentedBy: 2))\(end)\(indentation)}")
  }
}
