import CtlDiagnostics
import CtlSyntax

/// What the opener of a screen knows of it, and the arguments that it gives.
extension Checker {
  /// What the opener of a screen knows of it.
  struct ScreenHead {
    struct Parameter {
      var name: String
      var type: Type
      var isNeeded: Bool
      var place: Location?
    }

    var name: String
    var symbol: Symbol
    var place: Location?
    var parameters: [Parameter]
    var result: Type?
  }

  mutating func screenHead(_ token: Int) -> ScreenHead? {
    let name = name(ofToken: token)
    guard let symbol = fileScope[name] else {
      let isUnseen = reportUnseen(token, [.screen]) { $0.undeclared(token) }
      if isUnseen || mayBeDeclared(name) { return nil }
      let near = suggestion(token, text(name), names(of: .screen, in: fileScope))
      report(
        Finding(
          ControlCode.unresolvedReference, at: location(ofToken: token), notDeclared(text(name)),
          label: near.label ?? Phrase(Message("no screen of this name", "没有此名称的界面")),
          fixes: near.fixes))
      return nil
    }
    guard symbol.kind == .screen else {
      refer(token, symbol)
      report(
        Finding(
          LanguageCode.typeMismatch, at: location(ofToken: token),
          ["expected": .words("a screen", "界面"), "found": .phrase(describe(symbol))],
          related: place(symbol)))
      return nil
    }
    return screenHead(of: symbol)
  }

  func screenHead(of symbol: Symbol) -> ScreenHead? {
    if symbol.file == file { return ScreenHead(tables, symbol) { location($0, .name) } }
    guard let program = tables.imported[symbol.file] else { return nil }
    return ScreenHead(program.tables, symbol) { program.location(of: $0, .name) }
  }

  // MARK: Arguments

  /// One expression for each parameter, in its order; poison where the default holds.
  mutating func screenArguments(
    _ arguments: [Argument], _ head: ScreenHead, _ token: Int, _ node: Int
  ) -> [ExpressionID] {
    var given = [ExpressionID?](repeating: nil, count: head.parameters.count)
    var isReported = false
    for (position, argument) in arguments.enumerated() {
      guard let value = argument.value else {
        isReported = true
        continue
      }
      let label = argument.labelToken.map { text(ofToken: $0) }
      guard let slot = head.parameters.firstIndex(where: { $0.name == label }) else {
        isReported = true
        reportScreenArgument(argument, label, position, head)
        _ = expression(value, .anything)
        continue
      }
      let type = head.parameters[slot].type
      let result = coerce(expression(value, type), to: type, .argument(label ?? ""))
      if given[slot] != nil {
        isReported = true
        reportArgument(
          location(argument.node),
          Message("`{name}` is given twice", "参数“{name}”重复")(["name": .text(label ?? "")]))
      }
      given[slot] = result
    }
    let missing = head.parameters.indices.filter {
      given[$0] == nil && head.parameters[$0].isNeeded
    }
    if let first = missing.first, !isReported {
      reportArgument(
        location(ofToken: token),
        Message("missing argument: {names}", "缺少参数：{names}")([
          "names": .list(missing.map { "`\(head.parameters[$0].name)`" })
        ]), related: declared(head.parameters[first].place),
        fixes: fillFix(
          missing.map { (head.parameters[$0].name, head.parameters[$0].type) }, node, arguments))
    }
    return given.map { $0 ?? poison(node) }
  }

  /// Puts expressions into the operands of the program.
  mutating func operands(_ list: [ExpressionID]) -> Range<Int> {
    let first = tables.operands.count
    for value in list { tables.operands.append(value.rawValue) }
    return list.isEmpty ? 0..<0 : first..<tables.operands.count
  }

  func declared(_ place: Location?) -> [Finding.Related] {
    place.map { [Finding.Related($0, Message("declared here", "声明于此")())] } ?? []
  }

  private mutating func reportScreenArgument(
    _ argument: Argument, _ label: String?, _ position: Int, _ head: ScreenHead
  ) {
    if let label, let token = argument.labelToken {
      let near = suggestion(token, label, head.parameters.map(\.name))
      reportArgument(
        location(ofToken: token),
        Message("`{action}` has no parameter `{name}`", "“{action}”没有参数“{name}”")(
          ["action": .text(head.name), "name": .text(label)]), label: near.label,
        related: declared(head.place),
        fixes: near.fixes.isEmpty ? [renaming(argument, head)] : near.fixes)
    } else if head.parameters.indices.contains(position) {
      let name = head.parameters[position].name
      let start = location(argument.node).range.lowerBound
      reportArgument(
        location(argument.node),
        Message("arguments are written with their names: `{name}:`", "参数需要写出名称：`{name}:`")(
          ["name": .text(name)]),
        fixes: [
          Fix(
            Message("add `{name}:`", "加上 `{name}:`")(["name": .text(name)]), .suggestion,
            [Edit(Location(file, start..<start), "\(name): ")])
        ])
    } else {
      reportArgument(
        location(argument.node),
        Message("`{action}` takes {count} arguments", "“{action}”接受 {count} 个参数")(
          ["action": .text(head.name), "count": .number(head.parameters.count)]),
        related: declared(head.place), fixes: [deletion(of: argument)])
    }
  }

  /// Gives an unknown argument the name of the only parameter; deletes it where there are others.
  private func renaming(_ argument: Argument, _ head: ScreenHead) -> Fix {
    guard head.parameters.count == 1, let label = argument.labelToken else {
      return deletion(of: argument)
    }
    return replacement(label, head.parameters[0].name)
  }
}

extension Checker.ScreenHead {
  fileprivate init(
    _ tables: ProgramTables, _ symbol: Symbol, _ location: (OriginID) -> Location?
  ) {
    let screen = tables.screens[Int(symbol.index)]
    name = tables.names.text(screen.name)
    self.symbol = symbol
    place = location(screen.origin)
    parameters = tables.parameters(of: screen).map { index in
      let variable = tables.variables[index]
      return Parameter(
        name: tables.names.text(variable.name), type: variable.type,
        isNeeded: variable.isNeeded, place: location(variable.origin))
    }
    result = screen.result
  }
}
