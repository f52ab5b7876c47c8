import CtlDiagnostics
import CtlSyntax

/// Arguments that are values, and those that are places: of components and of screens.
extension Checker {
  /// A parameter as an argument sees it.
  struct ArgumentParameter {
    var name: String
    var type: Type
    var isBinding: Bool
    /// Where it was declared.
    var place: [Finding.Related]
  }

  /// What `name: value` or `name <-> variable` gives; nil after a report.
  /// - Parameter token: The name.
  mutating func argument(
    _ node: Int, _ token: Int, _ value: Int, for parameter: ArgumentParameter, isBinding: Bool
  ) -> ExpressionID? {
    guard parameter.isBinding == isBinding else {
      reportSign(node, token, parameter)
      _ = expression(value, parameter.type)
      return nil
    }
    guard isBinding else {
      return coerce(
        expression(value, parameter.type), to: parameter.type, .argument(parameter.name))
    }
    guard let (target, type) = bindingTarget(value, wanted: parameter.type) else { return nil }
    if !type.isPoison, !parameter.type.isPoison, type != parameter.type {
      report(
        Finding(
          LanguageCode.bindingType, at: location(value),
          [
            "name": .text(parameter.name), "expected": .phrase(describe(parameter.type)),
            "found": .phrase(describe(type)),
          ], label: fieldHint(parameter, type, value), related: parameter.place))
    }
    return target
  }

  /// The field of a record that has the name and the type of a parameter: `target <-> item` for `item.target`.
  private func fieldHint(_ parameter: ArgumentParameter, _ type: Type, _ value: Int) -> Phrase? {
    guard type.isPlain, type.base == .record, let (program, fields) = fields(of: type),
      fields.contains(where: {
        fieldName($0, program) == parameter.name && field($0, program).type == parameter.type
      })
    else { return nil }
    return Message("bind it to the field: `{place}`", "请绑定到字段：`{place}`")([
      "place": .text("\(tree.text(of: value)).\(parameter.name)")
    ])
  }

  /// The same for a screen, whose place must be found again when the screen has changed it.
  mutating func screenArgument(
    _ argument: Argument, _ value: Int, for parameter: ArgumentParameter
  ) -> ExpressionID {
    guard let token = argument.labelToken,
      let given = self.argument(
        argument.node, token, value, for: parameter, isBinding: argument.isBinding)
    else { return poison(value) }
    guard argument.isBinding else { return given }
    let type = type(of: given)
    return type.isPoison || type != parameter.type || isFoundAgain(given, byChangeOf: argument)
      ? given : poison(value)
  }

  /// Reports arguments that give a screen one place twice, or a place and a part of it: the screen would
  /// change both, and each takes away what the other one has changed.
  mutating func reportOverlaps(_ given: [ExpressionID], _ parameters: Range<Int>, of callee: Callee)
  {
    var whole: [BoundPath: ExpressionID] = [:]
    var around: [BoundPath: ExpressionID] = [:]
    for (index, place) in zip(parameters, given) {
      guard parameter(index, of: callee).isBinding,
        tables.expressions[place.index].operation != .poison, let path = boundPath(place)
      else { continue }
      let prefixes = (0...path.steps.count).map {
        BoundPath(root: path.root, steps: Array(path.steps.prefix($0)))
      }
      if let other = around[path] ?? prefixes.lazy.compactMap({ whole[$0] }).first {
        let node = tables.expressions[place.index].origin.node
        let first = tables.expressions[other.index].origin.node
        report(
          Finding(
            LanguageCode.overlappingBindings, at: location(node),
            ["place": .text(tree.text(of: node))],
            related: [
              Finding.Related(
                location(first),
                Message("the screen has it by this one already", "界面已通过此参数得到它")())
            ]))
      }
      whole[path] = place
      for prefix in prefixes { around[prefix] = place }
    }
  }

  /// A variable, and how it leads to a part of it.
  private struct BoundPath: Hashable {
    enum Step: Hashable {
      case field(UInt32)
      case item(ofLoop: UInt32)
    }

    var root: Symbol
    var steps: [Step]
  }

  private func boundPath(_ place: ExpressionID) -> BoundPath? {
    var id = tables.withoutUnwrapping(place)
    var steps: [BoundPath.Step] = []
    for _ in 0..<256 {
      let expression = tables.expressions[id.index]
      if expression.operation == .field {
        steps.append(.field(UInt32(expression.payload)))
        id = ExpressionID(Int(tables.operands[Int(expression.firstOperand)]))
      } else if expression.operation == .symbol {
        let symbol = tables.symbols[Int(expression.payload)]
        guard let list = tables.list(ofItem: id) else {
          return BoundPath(root: symbol, steps: steps.reversed())
        }
        steps.append(.item(ofLoop: UInt32(symbol.index)))
        id = list
      } else {
        return nil
      }
      id = tables.withoutUnwrapping(id)
    }
    return nil
  }

  /// Notes that the signs of arguments are compared with what is declared.
  mutating func noteBound(_ arguments: [Argument]) {
    for argument in arguments where argument.isBinding {
      if let sign = sign(of: argument) { boundSigns.append(sign) }
    }
  }

  private func sign(of argument: Argument) -> Range<Int>? {
    argument.labelToken.map { tree.tokenRange(tree.significant(from: $0 + 1)) }
  }

  /// `max(minutes <-> 3)`: reports other arguments with `<->`, unless something is said of them.
  mutating func reportBoundArguments() {
    let compared = Set(boundSigns)
    for node in nodes.indices where nodes[node].kind == .argument {
      let argument = Argument(unchecked: tree, node)
      guard argument.isBinding, let token = argument.labelToken, let sign = sign(of: argument),
        !compared.contains(sign), !hasError(node), case let range = location(node).range,
        !tables.findings.contains(where: { $0.location.range.overlaps(range) })
      else { continue }
      reportSign(
        node, token,
        ArgumentParameter(name: text(ofToken: token), type: .poison, isBinding: false, place: []))
    }
  }

  /// `name: variable` for a binding, `name <-> value` for another parameter.
  private mutating func reportSign(_ node: Int, _ token: Int, _ parameter: ArgumentParameter) {
    reportArgument(
      location(ofToken: token),
      Message(
        parameter.isBinding
          ? "`{name}` is a binding: write `{name} <-> variable`"
          : "`{name}` takes a value: write `{name}: value`",
        parameter.isBinding
          ? "“{name}”是绑定：请写 `{name} <-> 变量`" : "“{name}”接受值：请写 `{name}: 值`")(
          ["name": .text(parameter.name)]), related: parameter.place,
      fixes: signFix(node, token, parameter.isBinding ? "<->" : ":"))
  }

  func signFix(_ node: Int, _ token: Int, _ sign: String) -> [Fix] {
    let next = tree.significant(from: token + 1)
    guard tree.tokenKinds[next] == .colon || tree.tokenKinds[next] == .bind else { return [] }
    let text = sign == ":" ? ":" : " <->"
    let start = tree.tokenRange(token).upperBound
    let end = tree.tokenRange(next).upperBound
    return [
      Fix(
        Message("write `{sign}`", "改为“{sign}”")(["sign": .text(sign)]), .suggestion,
        [Edit(Location(file, start..<end), text)])
    ]
  }
}
