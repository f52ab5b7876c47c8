import CtlCatalogue
import CtlChecker
import CtlDiagnostics
import CtlSyntax

/// The words of calls that belong to no declaration.
extension EditorSnapshot {
  /// The label of an argument: what is called.
  func label(_ argument: Int, _ path: [Int], _ index: FileIndex) -> Subject? {
    let tree = index.tree
    guard path.count >= 3 else { return nil }
    if path.contains(where: { tree.nodes[$0].kind == .attribute }) { return .keyword("@allow") }
    if let place = path.lastIndex(where: { tree.nodes[$0].kind == .stateKeys }), place > 0 {
      let name = tree.name(ofToken: wordToken(tree, path[place - 1]))
      return property(name, tree.owner(ofBlockIn: path[..<(place - 1)]), tree)
    }
    let owner = path[path.count - 3]
    switch tree.nodes[owner].kind {
    case .taskDeclaration: return .keyword("task")
    default: break
    }
    let list = path[path.count - 2]
    guard let callee = tree.significant(before: Int(tree.nodes[list].firstToken)) else {
      return nil
    }
    let name = tree.name(ofToken: callee)
    if path.contains(where: { tree.nodes[$0].kind == .change }), ListChange(rawValue: name) != nil {
      return .change(name)
    }
    if let function = itemFunction(name, owner, index) { return .each(function) }
    if Function.all.contains(where: { $0.style == name }) { return .form(name) }
    return Function.named(name).isEmpty ? nil : .builtIn(name)
  }

  /// The function of a call that looks at each item.
  func itemFunction(_ name: String, _ call: Int, _ index: FileIndex) -> ItemFunction? {
    guard let function = ItemFunction.named(name) else { return nil }
    // A call that does not fit has no type; the other functions have these names too.
    if function == .filter || function == .map { return function }
    let program = index.program
    return program.expressions.contains {
      $0.operation == .each && $0.origin.node == call
        && program.itemCalls[Int($0.payload)].function == function
    } ? function : nil
  }

  /// `.currency` of `price.formatted(.currency("EUR"))`
  func form(_ name: String, _ node: Int, _ tree: SyntaxTree) -> Subject? {
    guard let open = tree.significant(before: Int(tree.nodes[node].firstToken)),
      tree.tokenKinds[open] == .leftParen, let callee = tree.significant(before: open)
    else { return nil }
    let function = tree.name(ofToken: callee)
    let isForm = Function.all.contains { $0.name == function && $0.style == name }
    return isForm ? .form(name) : nil
  }
}
