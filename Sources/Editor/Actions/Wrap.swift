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
      // The elements stay beside or below each other.
      let kept = members.nodes.count > 1 ? gaps(around: members, context) : []
      let axes = members.nodes.count > 1 ? [[], ["axis: .vertical"]] : [[]]
      actions += axes.map {
        CodeAction(
          title: Phrase(Message("wrap in a stack", "放入 stack")), kind: .rewrite,
          edits: [wrapped(members, "stack", first: $0 + kept, context)])
      }
    }
    // They stay visible, too.
    let condition = context.snapshot.visibleNames(in: context.path, context.index).first {
      context.snapshot.beginsAsTrue($0.symbol)
    }
    actions.append(
      CodeAction(
        title: Phrase(Message("wrap in `if`", "放入 `if`")), kind: .rewrite,
        edits: [wrapped(members, "if \(condition?.name.quotedIfKeyword ?? "true")", context)]))
    return actions.map { action in
      var action = action
      action.isRefactoring = true
      return action
    }
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

  /// What the container around says of the places of its elements: they keep them.
  private static func gaps(around members: SelectedMembers, _ context: ActionContext) -> [String] {
    let tree = context.tree
    guard let position = context.path.firstIndex(of: members.owner),
      let holder = context.path[...position].last(where: { tree.nodes[$0].kind == .element }),
      let block = tree.child(of: holder, .block)
    else { return [] }
    let names = [PropertyName.spacing, .alignment].map(\.name)
    return tree.children(of: block).filter {
      tree.nodes[$0].kind == .property
        && names.contains(tree.name(ofToken: Int(tree.nodes[$0].firstToken)))
    }.map { tree.text(of: $0) }
  }

  private static func wrapped(
    _ members: SelectedMembers, _ head: String, first: [String] = [], _ context: ActionContext
  ) -> Edit {
    if members.isOneLine {
      return context.edit(
        members.range, "\(head) { \(members.text(context, indentedBy: 0)) }")
    }
    let indentation = context.indentation(at: members.range.lowerBound)
    let end = context.lineEnd
    let start = first.map { "\(end)\(indentation)  \($0)" }.joined()
    return context.edit(
      members.range,
      "\(head) {\(start)\(end)\(indentation)  \(members.text(context, indentedBy: 2))\(end)\(indentation)}"
    )
  }
}

extension EditorSnapshot {
  /// Whether a variable is true when its screen appears.
  fileprivate func beginsAsTrue(_ symbol: Symbol) -> Bool {
    guard symbol.kind == .variable, type(of: symbol) == .bool, let program = program(symbol.file),
      let value = program.variables[Int(symbol.index)].initialValue
    else { return false }
    return program.constant(value) == .bool(true)
  }
}
