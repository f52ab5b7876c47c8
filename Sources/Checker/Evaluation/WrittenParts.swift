import CtlDiagnostics

/// A value that a step gives to a part.
struct WrittenPart {
  var path: PartPath
  let value: ExpressionID
  let home: Program
  /// Whether a component or another screen writes it, to what a use or an opener binds.
  var isBound = false
}

/// What the steps of screens and components write.
final class WrittenParts {
  private var byHolder: [Symbol: [WrittenPart]] = [:]
  private let carried: CarriedValues

  init(_ carried: CarriedValues) { self.carried = carried }

  /// What the steps inside an element write, also those of components through their bindings.
  func all(inside root: ElementID, in program: Program) -> [WrittenPart] {
    for use in uses(inside: root, in: program) { find(use.holder, in: program) }
    return found(inside: root, in: program)
  }

  private func found(inside root: ElementID, in program: Program) -> [WrittenPart] {
    var result: [WrittenPart] = []
    for index in root.index..<root.index + Int(program.element(root).size) {
      for handler in program.tables.handlers[program.elements[index].handlers] {
        result += program.lasting(in: handler.steps)
        result += awaited(by: handler, in: program)
      }
      for use in program.boundUses(by: index) { result += written(by: use) }
      if result.count > WrittenParts.limit { return Array(result.prefix(WrittenParts.limit)) }
    }
    return result
  }

  private static let limit = 1_024

  /// What comes to a handler later, as far as the files say it: the value of a task, the result of a screen.
  private func awaited(by handler: Handler, in program: Program) -> [WrittenPart] {
    program.steps[handler.steps].flatMap { step -> [WrittenPart] in
      guard let target = step.form.receiver, let path = program.partPath(target.place) else {
        return []
      }
      return carried.values(awaitedBy: step.form, in: program).flatMap { value in
        switch target.way {
        case .set: [WrittenPart(path: path, value: value.id, home: value.home)]
        case .add, .replace:
          [WrittenPart(path: path + PartPath.item, value: value.id, home: value.home)]
        case .addAll:
          value.home.parts(of: value.id, along: [PartPath.item]).map {
            WrittenPart(path: path + PartPath.item, value: $0, home: value.home)
          }
        }
      }
    }
  }

  private func uses(inside root: ElementID, in program: Program) -> [BoundUse] {
    (root.index..<root.index + Int(program.element(root).size)).flatMap(program.boundUses)
  }

  /// What a component or a screen writes to what is bound to it.
  private func written(by use: BoundUse) -> [WrittenPart] {
    use.bound.flatMap { root, path in
      (byHolder[use.holder] ?? []).lazy.filter { $0.path.root == root }.map {
        WrittenPart(
          path: PartPath(root: path.root, steps: path.steps + $0.path.steps), value: $0.value,
          home: $0.home, isBound: true)
      }
    }
  }

  /// Finds what a component or a screen writes, after what those write that it uses. A binding may be handed
  /// down through more of them than the stack is deep.
  private func find(_ holder: Symbol, in program: Program) {
    var open: [(holder: Symbol, root: ElementID, home: Program, next: ArraySlice<BoundUse>)] = []
    func begin(_ holder: Symbol, in program: Program) {
      // A component that contains itself has been reported; screens may open each other.
      guard byHolder[holder] == nil else { return }
      byHolder[holder] = []
      guard let home = program.program(of: holder.file), let root = home.tables.root(of: holder)
      else { return }
      open.append((holder, root, home, uses(inside: root, in: home)[...]))
    }
    begin(holder, in: program)
    while let last = open.last {
      if let use = open[open.count - 1].next.popFirst() {
        begin(use.holder, in: last.home)
      } else {
        byHolder[last.holder] = found(inside: last.root, in: last.home)
        open.removeLast()
      }
    }
  }
}

/// A component or a screen, with what is bound to its parameters.
struct BoundUse {
  let holder: Symbol
  let bound: [(root: Symbol, path: PartPath)]
}

extension Program {
  /// What an element opens, uses or holds with a binding.
  func boundUses(by index: Int) -> [BoundUse] {
    let element = self.elements[index]
    var result: [BoundUse] = []
    for handler in tables.handlers[element.handlers] {
      for step in self.steps[handler.steps] {
        guard case .open(let opening) = step.form else { continue }
        result.append(boundUse(of: opening.screen, opening.arguments))
      }
    }
    if element.form == .componentUse, element.payload >= 0 {
      let symbol = self.componentUses[Int(element.payload)]
      let bound = self.properties[element.properties].compactMap { argument in
        argument.form == .binding && argument.parameter >= 0
          ? partPath(argument.expression).map {
            (root: Symbol(.parameter, symbol.file, Int(argument.parameter)), path: $0)
          } : nil
      }
      result.append(BoundUse(holder: symbol, bound: bound))
    }
    if let held = heldScreen(by: ElementID(index)) {
      result.append(boundUse(of: held.screen, held.arguments))
    }
    return result.filter { !$0.bound.isEmpty }
  }

  private func boundUse(of screen: Symbol, _ arguments: Range<Int>) -> BoundUse {
    let bound = boundArguments(screen, arguments).compactMap { argument in
      partPath(argument.argument).map {
        (root: Symbol(.variable, screen.file, argument.parameter), path: $0)
      }
    }
    return BoundUse(holder: screen, bound: bound)
  }
}

extension ProgramTables {
  /// The element of a component or a screen.
  func root(of holder: Symbol) -> ElementID? {
    let index = Int(holder.index)
    if holder.kind == .screen { return screens.indices.contains(index) ? screens[index].root : nil }
    return components.indices.contains(index) ? components[index].root : nil
  }
}

extension Program {
  /// What some steps write, without what later steps replace.
  func lasting(in range: Range<Int>) -> [WrittenPart] {
    var result: [WrittenPart?] = []
    var places: [PartPath: [Int]] = [:]
    func replace(_ path: PartPath) {
      for place in places.removeValue(forKey: path) ?? [] { result[place] = nil }
    }
    func write(_ part: WrittenPart) {
      places[part.path, default: []].append(result.count)
      result.append(part)
    }
    for index in outerSteps(in: range) {
      switch self.steps[index].form {
      case .assign(let place, let value):
        guard let path = partPath(place) else { continue }
        replace(path)
        write(WrittenPart(path: path, value: value, home: self))
      case .change(let change, let place, let arguments):
        guard let path = partPath(place) else { continue }
        for (parameter, argument) in zip(change.parameters, self.operands[arguments])
        where parameter.isItem {
          let item = ExpressionID(Int(argument))
          write(WrittenPart(path: path + PartPath.item, value: item, home: self))
        }
      case .choice:
        let branches = branches(of: index)
        let (then, otherwise) = (lasting(in: branches.then), lasting(in: branches.otherwise))
        if !then.isEmpty && !otherwise.isEmpty {
          Set(then.map(\.path)).intersection(otherwise.map(\.path)).forEach(replace)
        }
        (then + otherwise).forEach(write)
      default: lasting(in: index + 1..<index + Int(self.steps[index].size)).forEach(write)
      }
    }
    return result.compactMap { $0 }
  }

  /// The names that a list is, or is put together of: `items += value`.
  func namedParts(of value: ExpressionID, depth: Int = 0) -> [ExpressionID] {
    let expression = expression(value)
    switch expression.operation {
    case .symbol: return [value]
    case .add where expression.type.isList && depth < 16:
      return operandIDs(of: expression).flatMap { namedParts(of: $0, depth: depth + 1) }
    default: return []
    }
  }

  /// The parts of a value along some steps, where it is written out: a field of a record, the items of a list.
  package func parts(of value: ExpressionID, along steps: some Collection<Int>) -> [ExpressionID] {
    guard let step = steps.first else { return [value] }
    let expression = expression(value)
    let operands = operandIDs(of: expression)
    let rest = steps.dropFirst()
    switch expression.operation {
    case .list where step == PartPath.item:
      return operands.prefix(Choice.limit).flatMap { parts(of: $0, along: rest) }
    case .record where operands.indices.contains(step):
      return parts(of: operands[step], along: rest)
    case .conditional: return operands.dropFirst().flatMap { parts(of: $0, along: steps) }
    // What `+=` adds to a list.
    case .add where expression.type.isList:
      return operands.flatMap { parts(of: $0, along: steps) }
    default: return []
    }
  }
}
