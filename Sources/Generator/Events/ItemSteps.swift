import CtlChecker

/// What the steps of handlers do with the items of loops, and the values that `if let` names: a name is read
/// anew after a step that may have changed what it stands for.
struct ItemSteps {
  /// The last step that reads a name, and the last one that says it, by its place in `Program.loops`.
  private var (lastReads, lastUses): ([Int: Int], [Int: Int]) = ([:], [:])
  /// Whether a step before, or in another handler, may have changed a list.
  let isSafe: Bool

  /// - Parameter repeats: Whether the handlers may run several times, and in any order.
  init(_ program: Program, _ handlers: [Handler], repeats: Bool = false) {
    isSafe = repeats || handlers.reduce(0) { $0 + $1.steps.count } > 1
    guard isSafe else { return }
    for step in handlers.flatMap(\.steps) {
      let last = repeats ? Int.max : step
      let form = program.steps[step].form
      for loop in program.names(in: program.values(of: form)) {
        (lastReads[loop], lastUses[loop]) = (last, last)
      }
      for place in program.changed(by: form) {
        for loop in program.names(around: place) { lastUses[loop] = last }
      }
      // Which item waits is noted before the step.
      for receiver in program.receivers(of: form) {
        for loop in program.itemLoops(around: receiver.place) { lastReads[loop] = last }
      }
    }
  }

  /// The names that steps after this one read, as they are after it.
  /// - Parameter place: What the step changes; nil for a call of the app, which may change everything.
  /// - Parameter value: What the place gets.
  func refreshed(
    _ place: ExpressionID?, _ value: Code? = nil, after step: Int, _ scope: CodeScope
  ) -> [Statement] {
    let program = scope.program
    return lastUses.filter { $0.value > step }.keys.sorted().compactMap { loop in
      if let place, let value, let id = program.identity(in: place, of: loop) {
        return scope.changedItem(loop).map {
          .line(value.assigned(to: id.isEmpty ? $0 : "\($0).\(id)"))
        }
      }
      let isThrough = place.map { program.names(around: $0).contains(loop) } ?? false
      guard lastReads[loop, default: -1] > step, isThrough || program.mayChange(loop, with: place)
      else { return nil }
      return ItemSteps.refreshed(loop, scope)
    }
  }

  /// Whether a name that steps after this one say becomes what the step gives its item.
  func renames(_ place: ExpressionID, after step: Int, _ program: Program) -> Bool {
    lastUses.contains { $0.value > step && program.identity(in: place, of: $0.key) != nil }
  }

  /// The names that later steps read, after the parameters of a component have followed a change of one.
  func followed(after step: Int, _ scope: CodeScope) -> [Statement] {
    lastReads.filter { $0.value > step && scope.program.mayChange($0.key, with: nil) }.keys.sorted()
      .compactMap { ItemSteps.refreshed($0, scope) }
  }

  /// The items of loops after changes of a component have been copied to places.
  static func refreshed(
    _ loops: [Int], after places: [ExpressionID], _ scope: CodeScope
  ) -> [(loop: Int, statement: Statement)] {
    let program = scope.program
    return loops.compactMap { loop in
      let isThrough = places.contains { program.names(around: $0).contains(loop) }
      guard isThrough || places.contains(where: { program.mayChange(loop, with: $0) }) else {
        return nil
      }
      return refreshed(loop, scope).map { (loop, $0) }
    }
  }

  /// An item is found by what it is known by now, and stays what it was where it is gone.
  private static func became(
    _ loop: Int, _ values: [Int: String], _ scope: CodeScope
  ) -> [Statement] {
    guard let value = values[loop], let name = scope.changedItem(loop) else { return [] }
    return [.line(.text("\(name) = \(value)"))]
  }

  /// The names that steps say, after changes of a component have been copied to places.
  /// - Parameter values: What the component has made of items.
  func refreshed(
    after places: [ExpressionID], _ values: [Int: String], _ scope: CodeScope
  ) -> [Statement] {
    let program = scope.program
    return lastUses.keys.sorted().flatMap { loop -> [Statement] in
      let isRead = lastReads[loop] != nil
      let isThrough = places.contains { program.names(around: $0).contains(loop) }
      let mayChange =
        scope.follows(after: places) && program.mayChange(loop, with: nil)
        || places.contains { program.mayChange(loop, with: $0) }
      guard isThrough ? isRead || program.hasID(loop) : isRead && mayChange else { return [] }
      // What an item is known by may have changed too, but not where it is.
      scope.hasSafeItems = !isThrough || places.count > 1
      defer { scope.hasSafeItems = false }
      return ItemSteps.refreshed(loop, scope).map { statement in
        (places.count > 1 ? ItemSteps.became(loop, values, scope) : []) + [statement]
      } ?? []
    }
  }

  private static func refreshed(_ loop: Int, _ scope: CodeScope) -> Statement? {
    guard let name = scope.changedItem(loop),
      let place = scope.place(ofItem: Symbol(.loopVariable, scope.program.file, loop))
    else { return nil }
    return .line(.text("\(name) = \(place)"))
  }
}

extension Program {
  /// What a step that changes a place also changes in a name: `id` when the item gets another one, nothing
  /// when it becomes another item; nil when the item stays the same.
  fileprivate func identity(in place: ExpressionID, of loop: Int) -> String? {
    guard let id = idField(of: tables.loops[loop].type) else { return nil }
    let expression = expression(place)
    if expression.operation == .symbol {
      return tables.symbols[Int(expression.payload)] == Symbol(.loopVariable, tables.file, loop)
        ? "" : nil
    }
    guard expression.operation == .field, Int(expression.payload) == id,
      let base = operandIDs(of: expression).first
    else { return nil }
    return identity(in: base, of: loop) == "" ? RecordField.identity : nil
  }

  /// The names of loops and of `if let` in expressions.
  fileprivate func names(in values: [ExpressionID]) -> Set<Int> {
    var (pending, result) = (values, Set<Int>())
    while let id = pending.popLast() {
      let expression = expression(id)
      if expression.operation == .symbol {
        let symbol = tables.symbols[Int(expression.payload)]
        if symbol.kind == .loopVariable { result.insert(Int(symbol.index)) }
      }
      pending += operandIDs(of: expression)
    }
    return result
  }

  /// What a step reads.
  func values(of form: Step.Form) -> [ExpressionID] {
    func all(_ range: Range<Int>) -> [ExpressionID] {
      tables.operands[range].map { ExpressionID(Int($0)) }
    }
    return switch form {
    case .call(let call): all(call.arguments)
    case .assign(let place, let value): [value] + indices(in: place)
    case .change(_, let place, let arguments): all(arguments) + indices(in: place)
    case .choice(let condition, _): [condition]
    case .name(_, let value): [value]
    case .open(let opening): all(opening.arguments)
    case .finish(let value): [value]
    case .start(let start): all(start.arguments)
    case .cancel(_, let item): item.map { [$0] } ?? []
    case .close: []
    }
  }

  /// The indices in the name of a place.
  private func indices(in place: ExpressionID) -> [ExpressionID] {
    var result: [ExpressionID] = []
    var id = place
    while true {
      let expression = expression(id)
      guard [.field, .index].contains(expression.operation) else { return result }
      let operands = operandIDs(of: expression)
      result += operands.dropFirst()
      id = operands[0]
    }
  }
}

extension Program {
  /// The way from a variable to a part of it: fields, and -1 for an item.
  private typealias Path = (root: Symbol?, parts: [Int])

  /// The names that a place is in, from the inside out.
  fileprivate func names(around place: ExpressionID) -> [Int] { way(to: place).names }

  /// The variable or parameter that a place is in.
  func root(of place: ExpressionID) -> Symbol? { way(to: place).path.root }

  private func path(ofName loop: Int) -> Path {
    let (root, parts) = way(to: tables.source(ofLoop: loop)).path
    return (root, tables.loops[loop].isUnwrapping ? parts : parts + [-1])
  }

  private func way(to place: ExpressionID) -> (path: Path, names: [Int]) {
    var (id, parts, names) = (place, [Int](), [Int]())
    while true {
      let expression = expression(id)
      switch (expression.operation, operandIDs(of: expression).first) {
      case (.field, let base?): (id, parts) = (base, parts + [Int(expression.payload)])
      case (.index, let base?): (id, parts) = (base, parts + [-1])
      case (.symbol, _):
        let symbol = tables.symbols[Int(expression.payload)]
        guard symbol.kind == .loopVariable, symbol.file == tables.file else {
          return ((symbol, parts.reversed()), names)
        }
        let loop = Int(symbol.index)
        names.append(loop)
        if !tables.loops[loop].isUnwrapping { parts.append(-1) }
        id = tables.source(ofLoop: loop)
      default: return ((nil, []), names)
      }
    }
  }

  /// Whether a change of a place may change the item of a loop that has an `id`; without one a name stays
  /// what it was.
  fileprivate func mayChange(_ loop: Int, with place: ExpressionID?) -> Bool {
    let own = path(ofName: loop)
    guard hasID(loop), let root = own.root, [.variable, .parameter].contains(root.kind) else {
      return false
    }
    guard let place else { return true }
    let path = way(to: place).path
    return path.root == root && zip(path.parts, own.parts).allSatisfy { $0 == $1 }
  }

  fileprivate func hasID(_ loop: Int) -> Bool { idField(of: tables.loops[loop].type) != nil }
}
