import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension LiveScreen {
  /// Does what the handlers of an event say. Returns what was done, as people read it: calls of
  /// actions with their arguments, and variables with their new values.
  public mutating func perform(
    _ event: EventName, of node: Int, _ values: [Value] = []
  ) -> [String] {
    guard owns(node) else { return [] }
    let instance = Int(tree.nodes[node].instance)
    let evaluator = evaluator(at: node)
    let scope = evaluator.scope(of: instance)
    evaluator.hold(around: instance)
    var done: [String] = []
    for handler in scope.program.handlers[evaluator.element(of: instance).handlers]
    where handler.event == event {
      for (parameter, value) in zip(handler.parameters, values) {
        evaluator.eventValues[DeclarationKey(scope.program.file, parameter)] = value
      }
      evaluator.run(handler.steps, scope, &done)
    }
    if event == .touchUpInside, let step = revealed(by: node).flatMap({ evaluator.open($0, scope) })
    {
      done.append(step)
    }
    evaluator.receive(&done)
    take(from: evaluator)
    return done
  }

  /// The screen that a tap on an element opens by itself.
  public func revealed(by node: Int) -> Step.Opening? {
    guard owns(node) else { return nil }
    let instance = expansion.instances[Int(tree.nodes[node].instance)]
    return expansion.program(of: instance).revealed(by: instance.element)
  }

  /// Has what steps have done.
  mutating func take(from evaluator: Evaluator) {
    evaluator.settle()
    state.take(from: evaluator.state)
    requests += evaluator.requests
  }
}

extension Program {
  /// The place of the item of a list that has the `id` of a record.
  func index(of value: Value, in items: [Value], of type: Type) -> Int? {
    guard let id = idField(of: type), case .record(_, _, let own) = value else { return nil }
    return items.firstIndex {
      if case .record(_, _, let fields) = $0 { fields[id] == own[id] } else { false }
    }
  }
}

extension Evaluator {
  /// Does what a screen does when it appears.
  func appear(_ program: Program, _ screen: Int, _ done: inout [String]) {
    guard let root = program.screen(screen)?.root else { return }
    for handler in program.handlers[program.element(root).handlers] where handler.event == .appear {
      run(handler.steps, Place(program), &done)
    }
    if !done.isEmpty { receive(&done) }
  }

  /// Steps one after the other; each sees what those before it have done. Nesting is bounded by that of
  /// the source.
  func run(_ steps: Range<Int>, _ scope: Place, _ done: inout [String]) {
    let program = scope.program
    for index in program.outerSteps(in: steps) where runs(program.steps[index]) {
      switch program.steps[index].form {
      case .call(let call):
        done.append(self.call(call, scope))
        send(call, scope)
      case .assign(let place, let value):
        guard let value = self.value(value, scope), let name = write(value, to: place, scope) else {
          continue
        }
        done.append(name)
      case .change(let change, let place, let arguments):
        let values = program.operands[arguments].compactMap { value(ExpressionID(Int($0)), scope) }
        guard case .list(let items)? = value(place, scope), values.count == arguments.count,
          let result = change.apply(to: items, values),
          write(.list(result), to: place, scope) != nil
        else { continue }
        let list = zip(change.parameters, values).map { parameter, value in
          (parameter.label.map { "\($0): " } ?? "") + written(value)
        }
        done.append(
          "\(spelled(place, program)).\(change.rawValue)(\(list.joined(separator: ", ")))")
      case .open(let opening):
        if let step = open(opening, scope) { done.append(step) }
      case .finish(let result):
        let value = value(result, scope)
        requests.append(.leave(value))
        done.append("finish(\(value.map { written($0) } ?? "…"))")
      case .close:
        requests.append(.leave(nil))
        done.append("close")
      case .start(let start):
        if let step = self.start(start, scope) { done.append(step) }
      case .cancel(let task, let item):
        if let step = cancel(task, item, scope) { done.append(step) }
      case .name(let index, let value):
        eventValues[DeclarationKey(program.file, index)] = self.value(value, scope)
      case .choice(let condition, _):
        let (then, otherwise) = program.branches(of: index)
        guard case .bool(let isTrue)? = value(condition, scope) else { continue }
        if isTrue { hold(by: condition, scope) }
        run(isTrue ? then : otherwise, scope, &done)
      }
    }
  }

  /// A value as a place takes it: a variable and a field keep their range.
  private func kept(_ value: Value, at bound: BoundPlace) -> Value {
    range(of: bound).map { value.clamped(to: $0) } ?? value
  }

  /// The variable after a place in it has got a value; nil when it has no such place.
  func whole(_ value: Value, at bound: BoundPlace) -> Value? {
    bound.written(kept(value, at: bound), in: self.value(at: bound))
  }

  /// Gives a variable a value, in its range; returns both as people read them.
  private func write(_ value: Value, to place: ExpressionID, _ scope: Place) -> String? {
    guard let bound = self.place(of: place, scope) else { return nil }
    let value = kept(value, at: bound)
    guard let whole = bound.written(value, in: self.value(at: bound)) else { return nil }
    set(bound.place, whole)
    settle()
    refresh(after: place, scope)
    let name =
      bound.path.isEmpty
      ? bound.home.program.text(bound.variable.name)
      : spelled(place, scope.program)
    return "\(name) = \(written(value))"
  }

  /// Puts what a screen or a task gives back into its place.
  func take(_ value: Value, _ receiver: Step.Receiver, _ scope: Place) {
    var value = value
    if receiver.way != .set {
      let item = scope.program.expression(receiver.place).type.element
      guard case .list(var items)? = self.value(receiver.place, scope) else { return }
      if receiver.way == .add {
        items.append(value.fitting(item))
      } else if receiver.way == .addAll {
        if case .list(let all) = value { items += all }
      } else {
        guard let index = scope.program.index(of: value, in: items, of: item) else { return }
        items[index] = value
      }
      value = .list(items)
    }
    _ = write(value, to: receiver.place, scope)
  }

  /// `accounts[0].isShared`
  func spelled(_ place: ExpressionID, _ program: Program) -> String {
    var (id, parts) = (place, [String]())
    while true {
      let expression = program.expression(id)
      let operands = program.operandIDs(of: expression)
      switch expression.operation {
      case .field: parts.append(".\(program.name(ofField: expression) ?? "")")
      case .index:
        parts.append("[\(program.source(of: program.expression(operands[1]).origin))]")
      case .symbol:
        // What may be `nil`, and has its name from `?.`.
        let symbol = program.symbols[Int(expression.payload)]
        if let value = program.tables.unwrapped(symbol),
          program.expression(value).origin == expression.origin
        {
          parts.append("?")
          id = value
          continue
        }
        fallthrough
      default:
        parts.append(program.source(of: expression.origin))
        return parts.reversed().joined()
      }
      id = operands[0]
    }
  }

  /// `action(name: value)` when it is called.
  private func call(_ call: Step.Call, _ scope: Place) -> String {
    guard let program = scope.program.program(of: call.action.file) else { return "" }
    let action = program.actions[Int(call.action.index)]
    let arguments = zip(action.parameters, call.arguments).map { parameter, operand in
      let id = ExpressionID(Int(scope.program.operands[operand]))
      let value = value(id, scope).map { written($0) } ?? "…"
      return "\(program.text(program.parameters[parameter].name)): \(value)"
    }
    return "\(program.text(action.name))(\(arguments.joined(separator: ", ")))"
  }

  /// A value as people write it.
  /// - Parameter inFile: As it stands in a file, where dates are not in the language of the person.
  func written(_ value: Value, inFile: Bool = false) -> String {
    expansion.program.spelled(value) { part in
      switch part {
      case .date where !inFile: text(of: part)
      case .double(let number):
        // No more digits than needed.
        text(of: .double(abs(number) < 1e12 ? (number * 10_000).rounded() / 10_000 : number))
      case .localized: text(of: part)
      default: nil
      }
    } ?? "…"
  }
}
