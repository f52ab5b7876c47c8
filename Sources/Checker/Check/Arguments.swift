import CtlDiagnostics
import CtlSyntax

/// The arguments of actions, tasks and screens.
extension Checker {
  /// What a call gives its arguments to.
  struct Callee {
    var name: NameID
    var origin: OriginID
    /// Where its parameters stand: those of a screen are variables.
    var kind: MemberList.Kind
    var parameters: Range<Int>
    /// The program that declares it; nil is this file.
    var program: Program?
  }

  /// A parameter as a call sees it.
  struct CalleeParameter {
    var name: NameID
    var origin: OriginID
    var type: Type
    var isNeeded: Bool
    /// Whether the callee may change it: only screens do.
    var isBinding = false
  }

  func parameter(_ index: Int, of callee: Callee) -> CalleeParameter {
    if callee.kind == .variable {
      let variable = callee.program?.variables[index] ?? tables.variables[index]
      return CalleeParameter(
        name: variable.name, origin: variable.origin, type: variable.type,
        isNeeded: variable.isNeeded, isBinding: variable.isBinding)
    }
    let parameter = parameter(index, callee.program)
    return CalleeParameter(
      name: parameter.name, origin: parameter.origin, type: parameter.type,
      isNeeded: parameter.isNeeded)
  }

  func text(_ name: NameID, of callee: Callee) -> String {
    callee.program?.text(name) ?? text(name)
  }

  private func name(of index: Int, _ callee: Callee) -> String {
    text(parameter(index, of: callee).name, of: callee)
  }

  /// Where something of a callee was declared.
  private func declared(_ origin: OriginID, _ callee: Callee) -> [Finding.Related] {
    declared(callee.program.map { $0.location(of: origin, .name) } ?? location(origin, .name))
  }

  func declared(_ place: Location?) -> [Finding.Related] {
    place.map { [Finding.Related($0, Message("declared here", "声明于此")())] } ?? []
  }

  /// One expression for each parameter, in its order; nil where the call gives none.
  /// - Parameter needsAll: Whether what has no default must be there.
  mutating func arguments(
    _ list: [Argument], of callee: Callee, _ token: Int, _ node: Int, needsAll: Bool = true
  ) -> [ExpressionID?] {
    noteBound(list)
    var given = [ExpressionID?](repeating: nil, count: callee.parameters.count)
    var hasProblem = false
    for (position, argument) in list.enumerated() {
      guard let value = argument.value else {
        hasProblem = true
        continue
      }
      let name = argument.labelToken.map { self.name(ofToken: $0) }
      guard let name,
        let index = member(name, of: callee.parameters, callee.kind, in: callee.program)
      else {
        hasProblem = true
        reportWrongArgument(argument, position, list, callee)
        _ = expression(value, .anything)
        continue
      }
      let slot = index - callee.parameters.lowerBound
      let parameter = parameter(index, of: callee)
      let place = declared(parameter.origin, callee)
      let result = screenArgument(
        argument, value,
        for: ArgumentParameter(
          name: text(name), type: parameter.type, isBinding: parameter.isBinding, place: place))
      if given[slot] != nil {
        hasProblem = true
        reportGivenTwice(argument, text(name))
      }
      given[slot] = result
    }
    if needsAll, !hasProblem { reportMissingArguments(given, list, callee, token, node) }
    return given
  }

  /// Puts expressions into the operands of the program.
  mutating func operands(_ list: [ExpressionID]) -> Range<Int> {
    let first = tables.operands.count
    for value in list { tables.operands.append(value.rawValue) }
    return list.isEmpty ? 0..<0 : first..<tables.operands.count
  }

  // MARK: Findings

  mutating func reportGivenTwice(_ argument: Argument, _ name: String) {
    reportArgument(
      location(argument.node),
      Message("`{name}` is given twice", "参数“{name}”重复")(["name": .text(name)]))
  }

  private mutating func reportMissingArguments(
    _ given: [ExpressionID?], _ list: [Argument], _ callee: Callee, _ token: Int, _ node: Int
  ) {
    let missing = zip(callee.parameters, given).compactMap { index, value in
      value == nil && parameter(index, of: callee).isNeeded ? index : nil
    }
    guard let first = missing.first else { return }
    reportMissing(
      missing.map { index in
        let parameter = parameter(index, of: callee)
        return (text(parameter.name, of: callee), parameter.type, parameter.isBinding)
      }, list, token, node,
      related: declared(parameter(first, of: callee).origin, callee))
  }

  /// Arguments that a call or a record needs.
  mutating func reportMissing(
    _ missing: [(name: String, type: Type, isBinding: Bool)], _ list: [Argument], _ token: Int,
    _ node: Int,
    related: [Finding.Related]
  ) {
    reportArgument(
      location(ofToken: token),
      Message("missing argument: {names}", "缺少参数：{names}")([
        "names": .list(missing.map { "`\($0.name)`" })
      ]), related: related, fixes: fillFix(missing, node, list))
  }

  mutating func reportWrongArgument(
    _ argument: Argument, _ position: Int, _ list: [Argument], _ callee: Callee,
    orElse other: Fix? = nil
  ) {
    let related = declared(callee.origin, callee)
    if let token = argument.labelToken {
      let label = text(ofToken: token)
      if isForSettingLikeParameter(label, of: callee) { return }
      let names = suggestionsLeft < 0 ? [] : callee.parameters.map { name(of: $0, callee) }
      let near = suggestion(token, label, names)
      reportArgument(
        location(ofToken: token),
        Message("`{action}` has no parameter `{name}`", "“{action}”没有参数“{name}”")(
          ["action": .text(text(callee.name, of: callee)), "name": .text(label)]),
        label: near.label, related: related,
        fixes: near.fixes.isEmpty ? [other ?? renaming(argument, list, callee)] : near.fixes)
    } else if position < callee.parameters.count {
      let parameter = parameter(callee.parameters.lowerBound + position, of: callee)
      let name = text(parameter.name, of: callee) + (parameter.isBinding ? " <->" : ":")
      reportArgument(
        location(argument.node),
        Message("arguments are written with their names: `{name}`", "参数需要写出名称：`{name}`")(
          ["name": .text(name)]), fixes: [naming(argument, name)])
    } else {
      reportArgument(
        location(argument.node),
        Message("`{action}` takes {count} arguments", "“{action}”接受 {count} 个参数")([
          "action": .text(text(callee.name, of: callee)),
          "count": .number(callee.parameters.count),
        ]), related: related, fixes: [deletion(of: argument)])
    }
  }

  // MARK: Fixes

  /// Writes the name of a parameter before its argument.
  /// - Parameter name: With the sign after it.
  func naming(_ argument: Argument, _ name: String) -> Fix {
    let start = location(argument.node).range.lowerBound
    return Fix(
      Message("add `{name}`", "加上 `{name}`")(["name": .text(name)]), .suggestion,
      [Edit(Location(file, start..<start), "\(name) ")])
  }

  /// Gives an unknown argument the name of the first parameter that has no argument; deletes it where
  /// all have theirs, and among very many, which are no call with a slip.
  private func renaming(_ argument: Argument, _ list: [Argument], _ callee: Callee) -> Fix {
    guard list.count <= 256 else { return deletion(of: argument) }
    let given = Set(list.compactMap { $0.labelToken.map { text(ofToken: $0) } })
    let free = callee.parameters.lazy.map { name(of: $0, callee) }.first { !given.contains($0) }
    guard let label = argument.labelToken, let free else { return deletion(of: argument) }
    return replacement(label, free)
  }

  /// Deletes an argument with the comma beside it.
  func deletion(of argument: Argument) -> Fix {
    let first = argument.firstToken
    var range = tree.tokenRange(first).lowerBound..<location(argument.node).range.upperBound
    let after = tree.significant(from: Int(nodes[argument.node].endToken))
    if let before = tree.significant(before: first), tree.tokenKinds[before] == .comma {
      range = tree.tokenRange(before).lowerBound..<range.upperBound
    } else if tree.tokenKinds[after] == .comma {
      let next = tree.significant(from: after + 1)
      range = range.lowerBound..<tree.tokenRange(next).lowerBound
    }
    return Fix(
      Phrase(Message("delete it", "删除它")), .suggestion, [Edit(Location(file, range), "")])
  }
}
