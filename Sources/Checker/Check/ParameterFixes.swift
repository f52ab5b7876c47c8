import CtlDiagnostics
import CtlSyntax

/// A variable of a screen that a component of the file names: it becomes a parameter of the component.
extension Checker {
  /// Declares the parameter, and gives it the variable in every use.
  func parameterFix(_ token: Int, _ variable: Variable) -> [Fix] {
    guard let component = component(around: token), let type = typeText(variable),
      let parameter = parameterPlace(component), let uses = uses(of: component, seeing: variable),
      !uses.isEmpty
    else { return [] }
    let name = text(variable.name)
    let isChanged = changes(variable.name, in: nodes[component])
    let declared = "\(name): \(isChanged ? "binding " : "")\(type)"
    let given = isChanged ? "\(name) <-> \(name)" : "\(name): \(name)"
    guard
      let edits = SyntaxOrigins(tree).edits(
        for: uses.map { .addFirst(given, to: OriginID(node: $0)) })
    else { return [] }
    let edit = Edit(
      Location(file, parameter.place..<parameter.place), parameter.separator + declared)
    return [
      Fix(
        Message("add the parameter `{text}`", "加上参数 `{text}`")(["text": .text(declared)]),
        .suggestion, (edits + [edit]).sorted { $0.location < $1.location })
    ]
  }

  private func component(around token: Int) -> Int? {
    tree.children(of: 0).first {
      kind($0) == .componentDeclaration && !hasError($0) && Int(nodes[$0].firstToken) <= token
        && token < Int(nodes[$0].endToken)
    }
  }

  /// The type as the file writes it, or that of the literal that the variable begins with.
  func typeText(_ variable: Variable) -> String? {
    guard kind(variable.origin.node) == .variableDeclaration else { return nil }
    let view = VariableDeclaration(unchecked: tree, variable.origin.node)
    if let type = view.type { return tree.text(of: type) }
    return view.initialValue.flatMap(literalType)
  }

  /// Where a parameter is added, and what stands before it.
  func parameterPlace(_ component: Int) -> (place: Int, separator: String)? {
    guard let list = tree.child(of: component, .parameters) else { return nil }
    let end = Int(nodes[list].endToken) - 1
    guard tree.tokenKinds[end] == .rightParen, let before = tree.significant(before: end) else {
      return nil
    }
    return (
      tree.tokenRange(before).upperBound, tree.tokenKinds[before] == .leftParen ? "" : ", "
    )
  }

  /// The uses of a component; nil when one stands where the variable is not known.
  private func uses(of component: Int, seeing variable: Variable) -> [Int]? {
    var result: [Int] = []
    for element in tables.elements where element.form == .componentUse {
      guard case let symbol = tables.componentUses[Int(element.payload)], symbol.file == file,
        tables.components[Int(symbol.index)].origin.node == component
      else { continue }
      var root = element
      while root.parent >= 0 { root = tables.elements[Int(root.parent)] }
      guard root.form == .kind, root.payload >= 0,
        let found = scopes[tables.screens[Int(root.payload)].root.index]?[variable.name],
        found.kind == .variable
      else { return nil }
      result.append(element.origin.node)
    }
    return result
  }

  /// Whether a name is bound or changed somewhere in a node.
  func changes(_ name: NameID, in node: Node) -> Bool {
    (Int(node.firstToken)..<Int(node.endToken)).contains { token in
      guard tree.tokenKinds[token] == .identifier, text(ofToken: token) == text(name) else {
        return false
      }
      let next = tree.significant(from: token + 1)
      if tree.tokenKinds[next].isAssignment { return true }
      if tree.significant(before: token).map({ tree.tokenKinds[$0] == .bind }) == true {
        return true
      }
      let steps = ["toggle", "append", "insert", "remove", "removeAll", "move"]
      return tree.tokenKinds[next] == .dot
        && steps.contains(text(ofToken: tree.significant(from: next + 1)))
    }
  }
}
