import CtlDiagnostics
import CtlSyntax

/// `Card { title: "A" }` where the component has `var title: String`: the variable is meant to be a parameter.
extension Checker {
  static let parametersForm = Phrase(
    Message(
      "it is a variable; parameters stand in parentheses after the name of a component",
      "它是变量；参数写在组件名称后的括号中"))

  /// The variable of a name in the component of a use, which is of this file.
  func variable(_ name: NameID, ofComponent use: Element) -> Variable? {
    let symbol = tables.componentUses[Int(use.payload)]
    let found = scopes[tables.components[Int(symbol.index)].root.index]?[name]
    return found?.kind == .variable ? tables.variables[Int(found?.index ?? 0)] : nil
  }

  /// Whether no member before one gives a variable of the same component a value: all are one mistake.
  mutating func isFirstGiven(_ variable: Variable, _ use: Element, _ member: Int) -> Bool {
    suggestionsLeft -= tables.elements.count
    guard suggestionsLeft >= 0 else { return true }
    let symbol = tables.componentUses[Int(use.payload)]
    for other in tables.elements
    where other.form == .componentUse && other.payload >= 0
      && tables.componentUses[Int(other.payload)] == symbol
    {
      if let first = given(other).first { return first.member == member }
    }
    return true
  }

  /// The members of a use that give variables a value.
  private mutating func given(_ use: Element) -> [(member: Int, variable: Variable)] {
    guard let block = tree.child(of: use.origin.node, .block) else { return [] }
    var result: [(member: Int, variable: Variable)] = []
    for member in tree.children(of: block) where kind(member) == .property {
      let name = name(ofToken: firstToken(member))
      if let variable = variable(name, ofComponent: use) { result.append((member, variable)) }
    }
    return result
  }

  /// Makes parameters of the variables that a use gives values.
  mutating func parametersFix(_ use: Element) -> [Fix] {
    let symbol = tables.componentUses[Int(use.payload)]
    let component = tables.components[Int(symbol.index)].origin.node
    guard let name = tree.child(of: component, .name).map({ firstToken($0) }) else { return [] }
    var declared: [String] = []
    var origins: [OriginID] = []
    for (_, variable) in given(use) {
      let node = variable.origin.node
      // What the component changes is none of its parameters, or a place of the screen.
      guard kind(node) == .variableDeclaration, let type = typeText(variable),
        !changes(variable.name, in: nodes[component])
      else { return [] }
      let value = VariableDeclaration(unchecked: tree, node).initialValue
      let rest = value.map { " = \(tree.text(of: $0))" } ?? ""
      declared.append("\(text(variable.name)): \(type)\(rest)")
      origins.append(variable.origin)
    }
    let list = declared.joined(separator: ", ")
    let end = tree.tokenRange(name).upperBound
    let place = parameterPlace(component)
    let insertion = Edit(
      Location(file, (place?.place ?? end)..<(place?.place ?? end)),
      place.map { $0.separator + list } ?? "(\(list))")
    let form = "\(text(ofToken: name))(\(list))"
    return [
      Fix(
        Message("write `{text}`", "改为 `{text}`")(["text": .text(form)]), .suggestion,
        [insertion] + SyntaxOrigins(tree).deletions(of: origins))
    ]
  }
}
