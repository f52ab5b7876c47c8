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
    if holdsAll, members.nodes.allSatisfy({ mayStand($0, in: Kind.named(.stack), context.tree) }) {
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

  /// Whether an element, or each in a condition or a loop, may stand in a kind.
  private static func mayStand(_ node: Int, in holder: Kind, _ tree: SyntaxTree) -> Bool {
    guard tree.nodes[node].kind != .element else {
      return tree.kind(ofOwner: node).map(Kind.named).map {
        holder.holds($0) && $0.belongs(in: holder)
      } ?? true
    }
    var open = Array(tree.children(of: node))
    while let node = open.popLast() {
      if tree.nodes[node].kind == .element {
        guard mayStand(node, in: holder, tree) else { return false }
      } else {
        open += tree.children(of: node)
      }
    }
    return true
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
