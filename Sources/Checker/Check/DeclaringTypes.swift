import CtlCatalogue
import CtlDiagnostics
import CtlSyntax

/// Fixes that declare enums, cases and components, and that let a constant change.
extension Checker {
  /// `let limit = 3` as a variable, where something is bound to it.
  func variableFix(_ value: ExpressionID) -> [Fix] {
    let expression = tables.expressions[value.index]
    guard expression.operation == .symbol else { return [] }
    let symbol = tables.symbols[Int(expression.payload)]
    guard symbol.file == file else { return [] }
    if symbol.kind == .parameter { return bindingFix(tables.parameters[Int(symbol.index)]) }
    guard symbol.kind == .constant else { return [] }
    let node = tables.constants[Int(symbol.index)].origin.node
    // At the top of a file nothing changes.
    guard !tree.children(of: 0).contains(node) else { return [] }
    let word = Location(file, tree.tokenRange(firstToken(node)))
    return [
      Fix(Message("make it a `var`", "改为 `var`")(), .suggestion, [Edit(word, "var")])
    ]
  }

  /// A parameter of a component as a binding.
  private func bindingFix(_ parameter: ParameterDeclaration) -> [Fix] {
    guard body == .component,
      let type = parts(of: parameter.origin.node).last(where: {
        kind($0) != .name && !kind($0).isExpression
      })
    else { return [] }
    let place = tree.tokenRange(firstToken(type)).lowerBound
    return [
      Fix(
        Message("make it a `binding`", "改为 `binding`")(), .suggestion,
        [Edit(Location(file, place..<place), "binding ")])
    ]
  }

  /// An unknown case of an enum of this file, at its end.
  func declaration(ofCase name: String, of type: Type) -> [Fix] {
    guard type.unwrapped.base == .enumeration, type.unwrapped.file == file,
      Int(type.unwrapped.index) < tables.enumerations.count
    else { return [] }
    let enumeration = tables.enumerations[Int(type.unwrapped.index)]
    guard let block = tree.child(of: enumeration.origin.node, .block),
      let last = tree.children(of: block).filter({ kind($0) == .enumCase }).last
    else { return [] }
    let end = location(last).range.upperBound
    let brace = tree.tokenRange(firstToken(block)).upperBound
    let isInLine = !tree.source.bytes[brace..<end].contains(0x0A)
    let first = firstToken(last)
    let space =
      first > 0 && tree.tokenKinds[first - 1] == .whitespace ? tree.text(ofToken: first - 1) : ""
    let text = isInLine ? "; \(name)" : "\n\(space)\(name)"
    return [
      Fix(
        Message("add the case `{name}` to `{enum}`", "在 `{enum}` 中加上成员 `{name}`")([
          "name": .text(name), "enum": .text(self.text(enumeration.name)),
        ]), .suggestion, [Edit(Location(file, end..<end), text)])
    ]
  }

  /// An unknown type as an enum at the end of the file, with the case that is used at once.
  func declaration(ofType name: String, _ node: Int) -> [Fix] {
    guard isTypeName(name) else { return [] }
    var value = "first"
    var token = tree.significant(from: Int(nodes[node].endToken))
    if tree.tokenKinds[token] == .assign {
      token = tree.significant(from: token + 1)
      let next = tree.significant(from: token + 1)
      if tree.tokenKinds[token] == .identifier { return declaration(ofRecord: name, node) }
      guard tree.tokenKinds[token] == .dot, tree.tokenKinds[next] == .identifier else { return [] }
      value = text(ofToken: next)
    }
    // What is public needs public types.
    let owner = tree.children(of: 0).first { firstToken(node) < Int(nodes[$0].endToken) }
    let isPublic = owner.map { tree.child(of: $0, .access) != nil } ?? false
    return [
      atEnd(
        "\(isPublic ? "public " : "")enum \(name) {\n  \(value)\n}",
        Message("declare the enum `{name}`", "声明枚举 `{name}`"), name
      )
    ]
  }

  /// An unknown type as a record at the end of the file, when a value of it follows: its arguments are the
  /// fields.
  private func declaration(ofRecord name: String, _ type: Int) -> [Fix] {
    let value = type + Int(nodes[type].size)
    guard value < nodes.count, kind(value) == .postfixExpression,
      text(ofToken: firstToken(value)) == name, let list = tree.child(of: value, .arguments)
    else { return [] }
    var fields: [String] = []
    for argument in parts(of: list).compactMap({ Argument(tree, $0) }) {
      guard let label = argument.labelToken, let value = argument.value,
        let type = literalType(value)
      else { return [] }
      fields.append("  \(text(ofToken: label)): \(type)\n")
    }
    if fields.isEmpty { return [] }
    return [
      atEnd(
        "record \(name) {\n\(fields.joined())}",
        Message("declare the record `{name}`", "声明记录 `{name}`"), name)
    ]
  }

  /// An unknown element as a component at the end of the file, with what is set there as parameters.
  func declaration(ofComponent name: String, _ node: Int) -> [Fix] {
    guard isTypeName(name), !hasError(node), tree.child(of: node, .name) == nil else { return [] }
    var parameters: [String] = []
    var text: String?
    let block = tree.child(of: node, .block)
    for member in block.map({ parts(of: $0) }) ?? [] {
      let isBinding = kind(member) == .binding
      guard isBinding || kind(member) == .property, let value = tree.expression(in: member),
        let type = isBinding ? writtenType(value) : literalType(value) ?? writtenType(value)
      else { return [] }
      let label = self.text(ofToken: firstToken(member))
      if type == "String", text == nil { text = label }
      parameters.append("\(label): \(isBinding ? "binding " : "")\(type)")
    }
    let list = parameters.isEmpty ? "" : "(\(parameters.joined(separator: ", ")))"
    let label = text.map { "\\(\($0))" } ?? name
    return [
      atEnd(
        "component \(name)\(list) {\n  label \"\(label)\"\n}",
        Message("declare the component `{name}`", "声明组件 `{name}`"), name)
    ]
  }

  /// An unknown screen that is opened or held, at the end of the file, with the arguments as parameters.
  /// - Parameter covers: Whether it needs a way out.
  func declaration(ofScreen name: String, _ arguments: [Argument], covers: Bool) -> [Fix] {
    guard isTypeName(name) else { return [] }
    var parameters: [String] = []
    var shown: [String] = []
    for argument in arguments {
      guard let token = argument.labelToken, let value = argument.value,
        let type = literalType(value) ?? writtenType(value)
      else { return [] }
      let label = text(ofToken: token)
      parameters.append("\(label): \(argument.isBinding ? "binding " : "")\(type)")
      if ["String", "Int", "Double"].contains(type) { shown.append("\\(\(label))") }
    }
    let list = parameters.isEmpty ? "" : "(\(parameters.joined(separator: ", ")))"
    let text = shown.isEmpty ? name : shown.joined(separator: " ")
    let out = covers ? "    button \"Done\" { on touchUpInside -> close }\n" : ""
    return [
      atEnd(
        "screen \(name)\(list) \"\(name)\" {\n  content {\n    label \"\(text)\"\n\(out)  }\n}",
        Message("declare the screen `{name}`", "声明界面 `{name}`"), name)
    ]
  }

  /// An unknown style for a kind of element, at the end of the file.
  func declaration(ofStyle name: String, for kind: KindName) -> [Fix] {
    guard isPlainName(name) else { return [] }
    let look = Kind.named(kind).property(named: .font) == nil ? "" : "  font: .headline\n"
    return [
      atEnd(
        "style \(name): \(kind.name) {\n\(look)}",
        Message("declare the style `{name}`", "声明样式 `{name}`"), name)
    ]
  }

  /// The type of a literal, as a file writes it.
  func literalType(_ node: Int) -> String? {
    switch kind(node) {
    case .stringLiteral, .interpolatedString: "String"
    case .boolLiteral: "Bool"
    case .colorLiteral: "Color"
    case .numberLiteral: tree.text(of: node).contains(".") ? "Double" : "Int"
    default: nil
    }
  }

  /// The type of a variable or constant of the screen around a name, as it is written there; names have
  /// no types yet.
  private func writtenType(_ node: Int) -> String? {
    guard kind(node) == .nameExpression,
      let owner = tree.children(of: 0).first(where: { firstToken(node) < Int(nodes[$0].endToken) }),
      let block = tree.child(of: owner, .block)
    else { return nil }
    let name = tree.name(ofToken: firstToken(node))
    let declaration = parts(of: block).first { member in
      [.variableDeclaration, .constantDeclaration].contains(kind(member))
        && tree.child(of: member, .name).map { tree.name(ofToken: firstToken($0)) == name } == true
    }
    guard let declaration else { return nil }
    let view = VariableDeclaration(unchecked: tree, declaration)
    return view.type.map { tree.text(of: $0) } ?? view.initialValue.flatMap { literalType($0) }
  }

  /// `component Bar(most: limit)`: the name of a constant in the place of a type.
  mutating func meaning(ofDefault token: Int, _ name: String, _ node: Int) -> Suggestion? {
    guard fileScope[self.name(ofToken: token)]?.kind == .constant,
      let sign = tree.significant(before: token), tree.tokenKinds[sign] == .colon
    else { return nil }
    let declaration = tree.children(of: 0).first { member in
      kind(member) == .constantDeclaration
        && tree.child(of: member, .name).map { tree.name(ofToken: firstToken($0)) == name } == true
    }
    let type = declaration.flatMap {
      VariableDeclaration(unchecked: tree, $0).initialValue.flatMap { literalType($0) }
    }
    return (
      Message("a type stands before the default: `{type} = {name}`", "默认值之前要写类型：`{type} = {name}`")(
        [
          "type": .text(type ?? "Int"), "name": .text(name),
        ]), type.map { [rewrite(node, "\($0) = \(name)")] } ?? []
    )
  }

  /// Whether a name looks like one of a type, and not like a word of another language.
  private func isTypeName(_ name: String) -> Bool {
    name.first?.isUppercase == true && name.utf8.count > 2
      && name.utf8.allSatisfy {
        ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A || $0 >= 0x30 && $0 <= 0x39
      }
  }

  private func atEnd(_ text: String, _ title: Message, _ name: String) -> Fix {
    let end = tree.source.bytes.count
    let endsLine = tree.source.bytes.last == 0x0A
    return Fix(
      title(["name": .text(name)]), .suggestion,
      [Edit(Location(file, end..<end), (endsLine ? "\n" : "\n\n") + text + "\n")])
  }
}
