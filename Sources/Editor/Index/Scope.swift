import CtlCatalogue
import CtlChecker
import CtlDiagnostics
import CtlSyntax

/// A visible name at a place.
struct VisibleName {
  let name: String
  let symbol: Symbol
}

extension EditorSnapshot {
  /// The visible names inside nodes of a file, innermost first; a hidden name is left out.
  ///
  /// - Parameters:
  ///   - path: the nodes around the place, the file first.
  ///   - member: the tokens of the handler that may name the values of an event.
  func visibleNames(in path: [Int], _ index: FileIndex, member: Range<Int>? = nil) -> [VisibleName]
  {
    let program = index.program
    var result: [VisibleName] = []
    var seen: Set<String> = []
    func add(_ name: String, _ symbol: Symbol) {
      if seen.insert(name).inserted { result.append(VisibleName(name: name, symbol: symbol)) }
    }
    func add(_ kind: Symbol.Kind, _ range: Range<Int>, _ name: (Int) -> NameID) {
      for item in range { add(program.text(name(item)), Symbol(kind, program.file, item)) }
    }
    let handler = path.last { index.tree.nodes[$0].kind == .handler }.map {
      Int(index.tree.nodes[$0].firstToken)..<Int(index.tree.nodes[$0].endToken)
    }
    if member != nil || handler != nil {
      for (item, parameter) in program.eventParameters.enumerated() {
        let token = parameter.origin.token
        guard member?.contains(token) == true || handler?.contains(token) == true,
          !parameter.isOfStep || index.tree.block(ofToken: token).map(path.contains) == true
        else { continue }
        add(program.text(parameter.name), Symbol(.eventParameter, program.file, item))
      }
    }
    for (item, loop) in program.loops.enumerated().reversed() where loop.form == .name {
      let token = Int(index.tree.nodes[loop.origin.node].firstToken)
      guard index.tree.block(ofToken: token).map(path.contains) == true else { continue }
      add(program.text(loop.name), Symbol(.loopVariable, program.file, item))
    }
    for (place, node) in path.enumerated().reversed()
    where [.forStatement, .ifStatement].contains(index.tree.nodes[node].kind) {
      // A name is not known in `else`.
      if place + 1 < path.count, index.tree.nodes[path[place + 1]].kind == .elseClause { continue }
      // A loop with `where` or `else` is several elements.
      // Those that stand after a comma are named beside the first one.
      let parts =
        [node]
        + index.tree.children(of: node).filter {
          index.tree.nodes[$0].kind == .condition
        }
      // In its own list or value, a name is not known yet.
      for (item, loop) in program.loops.enumerated()
      where parts.contains(loop.origin.node)
        && !path.contains(program.expression(loop.sequence).origin.node)
      {
        add(.loopVariable, item..<item + 1) { program.loops[$0].name }
        if parts.count == 1 { break }
      }
    }
    if let record = path.last(where: { index.tree.nodes[$0].kind == .recordDeclaration }),
      let declared = program.records.first(where: { $0.origin.node == record })
    {
      add(.field, declared.members) { program.fields[$0].name }
    }
    // Only a `let` of an enum reads its fields, and no block of a case.
    if let place = path.lastIndex(where: { index.tree.nodes[$0].kind == .enumDeclaration }),
      !path[place...].contains(where: { index.tree.nodes[$0].kind == .enumCase }),
      let declared = program.enumerations.first(where: { $0.origin.node == path[place] })
    {
      add(.field, declared.fields) { program.fields[$0].name }
    }
    if let (scope, root, parameters) = scope(of: path, index) {
      add(.parameter, parameters) { program.parameters[$0].name }
      add(.variable, scope.variables) { program.variables[$0].name }
      add(.constant, scope.constants) { program.constants[$0].name }
      add(.action, scope.actions) { program.actions[$0].name }
      add(.task, scope.tasks) { program.tasks[$0].name }
      add(.style, scope.styles) { program.styles[$0].name }
      for item in root.index..<root.index + Int(program.element(root).size)
      where program.elements[item].name != nil {
        add(program.text(program.elements[item].name), Symbol(.element, program.file, item))
      }
    }
    for (name, symbol) in program.visibleExports { add(name, symbol) }
    return result
  }

  /// The screen or component around a place.
  func scope(
    of path: [Int], _ index: FileIndex
  ) -> (scope: Scope, root: ElementID, parameters: Range<Int>)? {
    let program = index.program
    guard path.count > 1 else { return nil }
    let origin = OriginID(node: path[1])
    if let screen = program.screens.first(where: { $0.origin == origin }) {
      return (screen.scope, screen.root, 0..<0)
    }
    if let component = program.components.first(where: { $0.origin == origin }) {
      return (component.scope, component.root, component.parameters)
    }
    return nil
  }
}

extension SyntaxTree {
  /// The block of steps or members that the declaration at a token stands in.
  fileprivate func block(ofToken token: Int) -> Int? {
    path(toToken: token).last { nodes[$0].kind == .block }
  }
}
