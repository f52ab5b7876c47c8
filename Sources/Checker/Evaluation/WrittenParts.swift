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
  /// Whether a component writes it, to what a use binds.
  var isBound = false
}

/// What the steps of screens and components write.
final class WrittenParts {
  private var byComponent: [Symbol: [WrittenPart]] = [:]

  /// What the steps inside an element write, also those of components through their bindings.
  func all(inside root: ElementID, in program: Program) -> [WrittenPart] {
    var result: [WrittenPart] = []
    for index in root.index..<root.index + Int(program.element(root).size) {
      let element = program.elements[index]
      for handler in program.tables.handlers[element.handlers] {
        result += program.lasting(in: handler.steps)
      }
      if element.form == .componentUse { result += written(by: element, in: program) }
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
    return bound.flatMap { parameter, path in
      let root = Symbol(.parameter, symbol.file, Int(parameter))
      return written(by: symbol, in: program).lazy.filter { $0.path.root == root }.map {
        WrittenPart(
          path: PartPath(root: path.root, steps: path.steps + $0.path.steps), value: $0.value,
          home: $0.home, isBound: true)
      }
    }
  }

  private func written(by component: Symbol, in program: Program) -> [WrittenPart] {
    if let known = byComponent[component] { return known }
    // One that contains itself has been reported.
    byComponent[component] = []
    guard let home = program.program(of: component.file),
      home.components.indices.contains(Int(component.index))
    else { return [] }
    let result = all(inside: home.components[Int(component.index)].root, in: home)
    byComponent[component] = result
    return result
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
