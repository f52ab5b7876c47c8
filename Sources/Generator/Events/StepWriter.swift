import CtlChecker

/// The steps of handlers as statements.
struct StepWriter {
  let scope: CodeScope
  private let items: ItemSteps
  /// Whether a step has code: a sample shows only some.
  private let writes: (Step) -> Bool
  var program: Program { scope.program }

  init(
    _ scope: CodeScope, _ items: ItemSteps, writes: @escaping (Step) -> Bool = { _ in true }
  ) {
    (self.scope, self.items, self.writes) = (scope, items, writes)
  }

  /// The steps of a handler: people see the result of those between two calls at once.
  /// - Parameter others: The names of what comes with the event.
  func handler(_ steps: Range<Int>, besides others: [String] = []) -> [Statement] {
    scope.hasSafeItems = items.isSafe
    defer { scope.hasSafeItems = false }
    // What a step reads from a control follows the step before it.
    let isJoined = !scope.isComponent && !readsControls(steps)
    return LeavingOnce(scope, program).around(steps) {
      naming(steps, besides: others) { isJoined ? joined(steps) : statements(steps) }
    }
  }

  /// Steps after the values that they need have got names. A name that no code uses is left out.
  private func naming(
    _ steps: Range<Int>, besides others: [String], _ body: () -> [Statement]
  ) -> [Statement] {
    var indices: [Int] = []
    var (taken, counts) = (Set(others), [String: Int]())
    for step in program.steps[steps] {
      guard case .name(let index, _) = step.form else { continue }
      let wanted = Identifier.lowerCamel(program.text(program.eventParameters[index].name))
      var name = scope.names?.local(wanted) ?? wanted
      while !taken.insert(name).inserted {
        let count = counts[wanted, default: 1] + 1
        counts[wanted] = count
        name = scope.names?.local("\(wanted)\(count)") ?? "\(wanted)\(count)"
      }
      indices.append(index)
      scope.eventParameters[index] = name
    }
    if indices.isEmpty { return body() }
    let names = Set(indices.compactMap { scope.eventParameters[$0] })
    scope.namesOfSteps = Set(scope.eventParameters.values)
    scope.namesOfValues = [:]
    scope.unusedNames = []
    let before = scope.used
    var (code, used) = scope.usedNames(of: names, in: body)
    // A name may be needed only by others.
    for index in indices.reversed() {
      guard let name = scope.eventParameters[index] else { continue }
      if used.contains(name) {
        used.formUnion(scope.namesOfValues[index] ?? [])
      } else {
        scope.unusedNames.insert(index)
      }
    }
    if !scope.unusedNames.isEmpty {
      scope.forgetUses(after: before)
      code = body()
    }
    scope.unusedNames = []
    // Those of the event that only such a value needs.
    for name in used.subtracting(names) { _ = scope.local(name) }
    return code
  }

  /// `let total: Double = price + tip`
  private func named(_ index: Int, _ value: ExpressionID) -> [Statement] {
    guard let name = scope.eventParameters[index], !scope.unusedNames.contains(index) else {
      return []
    }
    let (code, used) = scope.usedNames(of: scope.namesOfSteps) { scope.code(value) }
    scope.namesOfValues[index] = used
    let type = scope.types.name(program.eventParameters[index].type)
    return [.line(code.assigned(to: "let \(Identifier.quoted(name)): \(type)"))]
  }

  private func joined(_ steps: Range<Int>) -> [Statement] {
    var result: [Statement] = []
    var run: [Int] = []
    func endRun() {
      let code = run.flatMap { statements(at: $0) { statements($0) } }
      let isOne = run.reduce(0) { $0 + changes(inside(step: $1)) } < 2 || code.isEmpty
      result += isOne ? code : [.line("beginChanges()")] + code + [.line("endChanges()")]
      run = []
    }
    for index in program.outerSteps(in: steps) {
      if program.steps[inside(step: index)].allSatisfy({ isChange($0) || isPure($0) }) {
        run.append(index)
      } else {
        endRun()
        result += statements(at: index) { joined($0) }
      }
    }
    endRun()
    return result
  }

  private func inside(step index: Int) -> Range<Int> {
    index..<index + Int(program.steps[index].size)
  }

  /// How many variables steps change at most.
  private func changes(_ steps: Range<Int>) -> Int {
    program.outerSteps(in: steps).reduce(0) { count, index in
      let (then, otherwise) = program.branches(of: index)
      return count + (isChange(program.steps[index]) ? 1 : max(changes(then), changes(otherwise)))
    }
  }

  private func isChange(_ step: Step) -> Bool {
    switch step.form {
    case .assign, .change: true
    default: false
    }
  }

  /// Whether a step does nothing by itself.
  private func isPure(_ step: Step) -> Bool {
    switch step.form {
    case .choice, .name: true
    default: false
    }
  }

  private func readsControls(_ steps: Range<Int>) -> Bool {
    var pending = program.steps[steps].flatMap { step -> [ExpressionID] in
      switch step.form {
      case .assign(_, let value): [value]
      case .change(_, _, let arguments):
        program.operands[arguments].map { ExpressionID(Int($0)) }
      case .choice(let condition, _): [condition]
      case .name(_, let value): [value]
      default: []
      }
    }
    while let id = pending.popLast() {
      let expression = program.expression(id)
      if expression.operation == .elementProperty, ElementRead(program, expression)?.bound == nil {
        return true
      }
      pending += program.operandIDs(of: expression)
    }
    return false
  }

  private func statements(_ steps: Range<Int>) -> [Statement] {
    program.outerSteps(in: steps).flatMap { statements(at: $0) { statements($0) } }
  }

  /// - Parameter inner: The code of the steps of a branch.
  private func statements(
    at index: Int, inner: (Range<Int>) -> [Statement]
  ) -> [Statement] {
    guard writes(program.steps[index]) else { return [] }
    switch program.steps[index].form {
    case .call(let call):
      guard let statement = self.call(call) else { return [] }
      return [statement]
        + (program.actions[Int(call.action.index)].isEvent ? [] : refreshed(nil, after: index))
    case .assign(let place, let value):
      let before = scope.used
      let target = name(of: place)
      // What an item gets is worked out once, before the list changes.
      let isNamed =
        !program.isConstant(value) && items.renames(place, after: index, program)
      let name = scope.names?.local("changed") ?? "changed"
      let given = isNamed ? Code(name) : scope.code(value)
      let code = given.assigned(to: target)
      // Swift does not allow that a variable gets itself.
      if code.flat == "\(target) = \(target)" {
        scope.forgetUses(after: before)
        return settled(place)
      }
      let result =
        [.line(code)] + kept(place, target) + settled(place)
        + refreshed(place, given, after: index)
      guard isNamed else { return result }
      return [
        .block(
          .text("do"), [.line(scope.code(value).assigned(to: "let \(name)"))] + result,
          inline: false)
      ]
    case .change(let change, let place, let arguments):
      let values = zip(change.parameters, program.operands[arguments]).map { parameter, operand in
        let code = scope.code(ExpressionID(Int(operand)))
        guard let label = parameter.label else { return code.layout() }
        return code.labeled(change.isSafe ? label : StepWriter.safe(label))
      }
      return [.line(Code(name(of: place)).method(change.rawValue, values).layout())]
        + refreshed(place, after: index)
    case .open(let opening):
      return open(opening).map { $0 + refreshed(nil, after: index) } ?? []
    case .finish(let value):
      return LeavingOnce.first(
        BoundRoutes(scope).update
          + [asked("finish", ["&self", scope.code(value).labeled("with")])]
          + refreshed(nil, after: index), scope)
    case .close:
      return LeavingOnce.first(
        BoundRoutes(scope).update + [asked("close", ["&self"])] + refreshed(nil, after: index),
        scope)
    case .start(let start): return self.start(start)
    case .cancel(let task, let item):
      guard let name = scope.names?.tasks[Int(task.index)] else { return [] }
      return [.line(.text("\(scope.workName(scope.member(name), for: item)).cancel()"))]
    case .choice: return choice(index, inner)
    case .name(let index, let value): return named(index, value)
    }
  }

  private func refreshed(
    _ place: ExpressionID?, _ value: Code? = nil, after step: Int
  ) -> [Statement] {
    let names = items.refreshed(place, value, after: step, scope)
    guard let place, items.isSafe else { return names }
    let followed = scope.followed(after: [place])
    return names + followed + (followed.isEmpty ? [] : items.followed(after: step, scope))
  }

  /// The methods of the runtime that leave a list as it is when it has no such index.
  private static func safe(_ label: String) -> String {
    "if" + label.prefix(1).uppercased() + label.dropFirst()
  }

  /// Moves a two-way parameter back into the range of its variable, which steps after this one see.
  private func kept(_ place: ExpressionID, _ target: String) -> [Statement] {
    let expression = program.expression(place)
    guard case .component(let index) = scope.owner, expression.operation == .symbol,
      let component = scope.files.component(index)
    else { return [] }
    let symbol = program.symbols[Int(expression.payload)]
    guard symbol.kind == .parameter, let names = scope.names,
      let name = names.parameters[Int(symbol.index)],
      scope.files.facts.givesRange(Int(symbol.index), of: component)
    else { return [] }
    let range = names.local("range")
    let clamped = Code.call(scope.function("clamp"), [.text(target), .text("to: \(range)")])
    return [
      .block(
        .text("if let \(range) = \(name)Range"), [.line(clamped.assigned(to: target))], inline: true
      )
    ]
  }

  /// A variable of a component that begins with what may change follows it until a step sets it, also to
  /// the value that it has.
  private func settled(_ place: ExpressionID) -> [Statement] {
    let expression = program.expression(place)
    guard case .component = scope.owner, expression.operation == .symbol,
      case let symbol = program.symbols[Int(expression.payload)], symbol.kind == .variable,
      case let variable = program.variables[Int(symbol.index)],
      let initial = variable.initialValue, !program.isConstant(initial)
    else { return [] }
    let path = scope.statePath(of: variable.name)
    return [.line(.call("interface.setValue", [.text(name(of: place)), .text("of: \(path)")]))]
  }

  /// A call of the app.
  private func asked(_ name: String, _ arguments: [CodeLayout]) -> Statement {
    scope.options.asked(.call("actions.\(name)", arguments))
  }

  private func name(of place: ExpressionID) -> String { scope.target(place) }

  private func call(_ call: Step.Call) -> Statement? {
    guard call.action.file == program.file,
      let name = scope.names?.actions[Int(call.action.index)]
    else { return nil }
    let action = program.actions[Int(call.action.index)]
    let labels = ActionNames(program, action).labels
    let arguments = zip(labels, program.operands[call.arguments]).map { label, operand in
      scope.code(ExpressionID(Int(operand))).labeled(Identifier.argument(label))
    }
    if action.isEvent {
      guard let sent = scope.names?.sent else { return nil }
      let event = "." + Identifier.memberName(name)
      let value = arguments.isEmpty ? CodeLayout.text(event) : .call(event, arguments)
      return .line(Code(scope.member(sent)).method("append", [value]).layout())
    }
    return asked(Identifier.memberName(name), [.text("&self")] + arguments)
  }

  /// `actions.open(.details(Details(kind: kind)), from: &self)`
  /// after noting which items wait for the result.
  func open(_ opening: Step.Opening) -> [Statement]? {
    guard let item = scope.routes?.item(of: opening, program),
      let screen = scope.screen(opening.screen, opening.arguments)
    else { return nil }
    var values = [screen.layout()]
    if opening.way == .popover { values.append("from: sender.reference") }
    let route = Code.call(".\(Identifier.memberName(item.name))", values)
    // The items of this opening: others may lead to the same route.
    let loops = program.receivers(of: .open(opening)).flatMap {
      program.itemLoops(around: $0.place)
    }
    let notes = zip(item.waiting.map(\.name), loops).compactMap { name, loop -> Statement? in
      scope.id(ofItem: loop).map {
        .line(.text("\(scope.member(scope.waiting(name))) = \($0)"))
      }
    }
    return notes + [asked("open", [route.layout(), "from: &self"])]
  }

  /// `if` with its `else if`s; a known condition chooses its steps here.
  private func choice(_ index: Int, _ inner: (Range<Int>) -> [Statement]) -> [Statement] {
    var parts: [(condition: CodeLayout?, body: [Statement])] = []
    var before: [Set<String>] = []
    var current: Int? = index
    while let step = current, case .choice(let condition, _) = program.steps[step].form {
      current = nil
      let (then, otherwise) = program.branches(of: step)
      let known = scope.knownCondition(condition)
      if known != false { before.append(scope.used) }
      switch known {
      case true?:
        parts.append((nil, inner(then)))
        continue
      case false?: break
      case nil: parts.append(branch(condition) { inner(then) })
      }
      let rest = program.outerSteps(in: otherwise)
      if rest.count == 1, case .choice = program.steps[rest[0]].form {
        current = rest[0]
      } else if !rest.isEmpty {
        before.append(scope.used)
        parts.append((nil, inner(otherwise)))
      }
    }
    while let last = parts.last, last.body.isEmpty {
      parts.removeLast()
      scope.forgetUses(after: before.removeLast())
    }
    guard let first = parts.first else { return [] }
    if first.condition == nil { return first.body }
    return [.chain(parts)]
  }

  /// The head and the steps of a branch.
  private func branch(
    _ condition: ExpressionID, _ body: () -> [Statement]
  ) -> (condition: CodeLayout?, body: [Statement]) {
    let (head, steps) = scope.branch(
      condition,
      named: { place in
        let wanted = Identifier.lowerCamel(program.text(program.loops[place].name))
        return scope.names?.local(wanted, besides: Array(scope.unwrapped.values)) ?? wanted
      }, body)
    return (head, steps)
  }
}

extension ListChange {
  /// Whether it needs no index.
  fileprivate var isSafe: Bool { parameters.allSatisfy(\.isItem) }
}
