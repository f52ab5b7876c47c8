import CtlCatalogue
import CtlChecker
import CtlSyntax

extension Control {
  /// At the root of a screen or component: the constraints of all its layouts.
  var constraints: ArraySlice<Constraint> {
    guard index == 0 else { return [] }
    switch walk.expansion.root {
    case .screen(let index): return program.constraints[program.screens[index].scope.constraints]
    case .component(let index):
      return program.constraints[program.components[index].scope.constraints]
    }
  }

  /// Whether an operand of a constraint is an element of a kind; false for the superview.
  func `is`(_ operand: ElementID?, _ kind: KindName) -> Bool {
    guard let operand else { return false }
    let element = program.element(operand)
    return element.form == .kind && element.kind == kind
  }
}

extension Constraint {
  /// The name of the kind in the catalogue; nil for an equation.
  var kindName: String? {
    if case .kind(let index, _) = form { return LayoutKind.all[index].name }
    return nil
  }

  /// The places in an equation where an anchor is written: the whole `element.anchor`, its element
  /// and the anchor alone.
  static func anchors(_ tree: SyntaxTree, of node: Int) -> [(node: Int, name: String, token: Int)] {
    var result: [(node: Int, name: String, token: Int)] = []
    for child in node..<node + Int(tree.nodes[node].size)
    where tree.nodes[child].kind == .postfixExpression {
      guard let base = tree.child(of: child, .nameExpression),
        let suffix = tree.child(of: child, .memberSuffix)
      else { continue }
      let token = tree.significant(from: Int(tree.nodes[suffix].firstToken) + 1)
      result.append((child, tree.name(ofToken: Int(tree.nodes[base].firstToken)), token))
    }
    return result
  }
}
