import CtlDiagnostics

/// A part of what a variable or a parameter holds: `file.share`, the share of any of `files`.
struct PartPath: Hashable {
  var root: Symbol
  /// Fields by their places, and `item`.
  var steps: [Int] = []

  /// Any item of a list.
  static let item = -1

  static func + (path: PartPath, step: Int) -> PartPath {
    PartPath(root: path.root, steps: path.steps + [step])
  }
}

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

  /// What the steps inside an element write, also those of components through their bindings.
  func all(inside root: ElementID, in program: Program) -> [WrittenPart] {
    var result: [WrittenPart] = []
    for index in root.index..<root.index + Int(program.element(root).size) {
      let element = program.elements[index]
      for handler in program.tables.handlers[element.handlers] {
        result += program.lasting(in: handler.steps)
        for step in program.steps[handler.steps] {
          guard case .open(let opening) = step.form else { continue }
          result += written(by: opening.screen, opening.arguments, in: program)
        }
      }
      if element.form == .componentUse { result += written(by: element, in: program) }
      if let held = program.heldScreen(by: ElementID(index)) {
        result += written(by: held.screen, held.arguments, in: program)
      }
      if result.count > WrittenParts.limit { return Array(result.prefix(WrittenParts.limit)) }
    }
    return result
  }

  private static let limit = 1_024

  /// What a component writes to what a use binds to it.
  private func written(by use: Element, in program: Program) -> [WrittenPart] {
    guard use.payload >= 0 else { return [] }
    let bound = program.properties[use.properties].compactMap { argument in
      argument.form == .binding && argument.parameter >= 0
        ? program.partPath(argument.expression).map { (argument.parameter, $0) } : nil
    }
    if bound.isEmpty { return [] }
    let symbol = program.componentUses[Int(use.payload)]
    return written(
      by: symbol, bound.map { (Symbol(.parameter, symbol.file, Int($0.0)), $0.1) }, in: program)
  }

  /// What a screen writes to what its opener binds.
  private func written(
    by screen: Symbol, _ arguments: Range<Int>, in program: Program
  ) -> [WrittenPart] {
    let bound = program.boundArguments(screen, arguments).compactMap { argument in
      program.partPath(argument.argument).map {
        (Symbol(.variable, screen.file, argument.parameter), $0)
      }
    }
    return bound.isEmpty ? [] : written(by: screen, bound, in: program)
  }

  private func written(
    by holder: Symbol, _ bound: [(root: Symbol, path: PartPath)], in program: Program
  ) -> [WrittenPart] {
    bound.flatMap { root, path in
      written(by: holder, in: program).lazy.filter { $0.path.root == root }.map {
        WrittenPart(
          path: PartPath(root: path.root, steps: path.steps + $0.path.steps), value: $0.value,
          home: $0.home, isBound: true)
      }
    }
  }

  private func written(by holder: Symbol, in program: Program) -> [WrittenPart] {
    if let known = byHolder[holder] { return known }
    // A component that contains itself has been reported; screens may open each other.
    byHolder[holder] = []
    guard let home = program.program(of: holder.file),
      let root = home.tables.root(of: holder)
    else { return [] }
    let result = all(inside: root, in: home)
    byHolder[holder] = result
    return result
  }
}

extension ProgramTables {
  /// The element of a component or a screen.
  fileprivate func root(of holder: Symbol) -> ElementID? {
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

  /// The part that an expression is; nil for what is computed.
  func partPath(_ id: ExpressionID, depth: Int = 0) -> PartPath? {
    let id = withoutUnwrapping(id)
    let expression = expression(id)
    guard depth < 64 else { return nil }
    switch expression.operation {
    case .field:
      return partPath(operand(0, of: expression), depth: depth + 1)
        .map { $0 + Int(expression.payload) }
    case .index:
      return partPath(operand(0, of: expression), depth: depth + 1).map { $0 + PartPath.item }
    case .symbol:
      let symbol = self.symbols[Int(expression.payload)]
      guard symbol.file == self.file else { return nil }
      switch symbol.kind {
      case .variable, .parameter: return PartPath(root: symbol)
      case .loopVariable:
        if let value = tables.local(symbol) { return partPath(value, depth: depth + 1) }
        return partPath(tables.source(ofLoop: Int(symbol.index)), depth: depth + 1)
          .map { $0 + PartPath.item }
      default: return nil
      }
    default: return nil
    }
  }

  /// The parts of a value along some steps, where it is written out: a field of a record, the items of a list.
  func parts(of value: ExpressionID, along steps: some Collection<Int>) -> [ExpressionID] {
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
    default: return []
    }
  }
}
