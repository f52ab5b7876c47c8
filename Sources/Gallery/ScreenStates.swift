import CtlCatalogue
import CtlChecker
import CtlTerminal

/// The states that the conditions of a screen distinguish, as settings: those of its variables and
/// tasks that give it other elements, or the same ones in other states.
struct ScreenStates {
  private let program: Program
  private let screen: Int
  private let options: RenderOptions
  /// The values to try, by the index of the variable, in the order of the file.
  private var values: [(name: String, values: [String])] = []

  /// The most pictures that are tried.
  private static let effort = 32

  init(_ program: Program, _ screen: Int, _ options: RenderOptions) {
    self.program = program
    self.screen = screen
    self.options = options
    guard let scope = program.screen(screen)?.scope else { return }
    var reader = ConditionReader(program)
    reader.readAll()
    for index in scope.variables where reader.variables.contains(index) {
      let variable = program.variables[index]
      let values = candidates(variable.type, variable, reader.numbers[index] ?? [])
      self.values.append((program.text(variable.name), values))
    }
    // How far work for items is, only samples say.
    for index in scope.tasks where program.tasks[index].item == nil {
      let task = program.tasks[index]
      values.append(
        (
          program.text(task.name),
          task.hasOutcome ? ["running", "false", "failed(\"…\")"] : ["true"]
        ))
    }
  }

  /// What brings the screen into each of its other states, the simplest first.
  var settings: [[String]] {
    guard !values.isEmpty, let opening = signature([]) else { return [] }
    let single = values.flatMap { item in item.values.map { "\(item.name)=\($0)" } }
    var seen: Set<[Sight]> = [opening]
    var result: [[String]] = []
    var rest = Self.effort
    /// Takes a state that looks like none before.
    func attempt(_ settings: [String]) {
      guard rest > 0, result.count < Variant.stateLimit else { return }
      rest -= 1
      if let signature = signature(settings), seen.insert(signature).inserted {
        result.append(settings)
      }
    }
    for setting in single { attempt([setting]) }
    for (place, first) in values.enumerated() {
      for second in values[(place + 1)...] {
        for one in first.values {
          for other in second.values {
            attempt(["\(first.name)=\(one)", "\(second.name)=\(other)"])
          }
        }
      }
    }
    return result
  }

  /// The elements that are seen, with their states and what is on or off; nil when the settings are
  /// refused.
  private func signature(_ settings: [String]) -> [Sight]? {
    guard let tree = try? Terminal.tree(program, screen, settings, options) else { return nil }
    return tree.nodes.filter { !$0.isHidden }.map { node in
      Sight(
        key: node.key, states: node.states,
        switches: node.properties.filter {
          [.value(.bool(true)), .value(.bool(false))].contains($0.value)
        })
    }
  }

  private struct Sight: Hashable {
    let key: ElementKey
    let states: ControlState
    let switches: [RenderProperty]
  }

  private func candidates(_ type: Type, _ variable: Variable, _ numbers: Set<Double>) -> [String] {
    if type.isOptional { return ["nil"] + candidates(type.element, variable, numbers) }
    if type.isList { return ["[]"] }
    switch type.base {
    case .bool: return ["true", "false"]
    case .string: return [""]
    case .enumeration:
      guard let home = program.program(of: type.file),
        home.enumerations.indices.contains(Int(type.index))
      else { return [] }
      return home.enumCases[home.enumerations[Int(type.index)].cases].map { home.text($0.name) }
    case .int, .double:
      var ends: Set<Double> = []
      for number in numbers.sorted().prefix(4) { ends.formUnion([number - 1, number, number + 1]) }
      if let range = program.range(of: variable)?.ends {
        ends.formUnion([range.first, range.last].compactMap(\.number))
      }
      return ends.sorted().filter { abs($0) < 1e9 }.map { number in
        type.base == .int ? String(Int(number)) : Value.double(number).text ?? "0"
      }
    default: return []
    }
  }
}

/// Finds the variables that decide what is seen.
private struct ConditionReader {
  private let program: Program
  /// The variables of this file.
  private(set) var variables: Set<Int> = []
  /// The numbers that stand beside a variable.
  private(set) var numbers: [Int: Set<Double>] = [:]

  init(_ program: Program) { self.program = program }

  mutating func readAll() {
    for element in program.elements where element.form == .branch && element.payload >= 0 {
      read(ExpressionID(Int(element.payload)))
    }
    for entry in program.properties where entry.form == .property {
      // What a component is given may be its condition.
      let type = program.expression(entry.expression).type
      if entry.parameter >= 0 || type.isPlain && type.base == .bool { read(entry.expression) }
    }
    // What is chosen by a condition, or said by each case of an enum.
    for expression in program.expressions
    where expression.operation == .conditional || program.computedField(expression) != nil {
      if let condition = program.operandIDs(of: expression).first { read(condition) }
    }
  }

  private mutating func read(_ root: ExpressionID) {
    var pending = [root]
    var found: [Int] = []
    var constants: Set<Double> = []
    for _ in 0..<1_000 {
      guard let id = pending.popLast() else { break }
      let expression = program.expression(id)
      if let number = program.constant(id)?.number { constants.insert(number) }
      if expression.operation == .symbol {
        let symbol = program.symbols[Int(expression.payload)]
        guard symbol.file == program.file else { continue }
        switch symbol.kind {
        case .variable: found.append(Int(symbol.index))
        case .constant: pending.append(program.constants[Int(symbol.index)].value)
        default: break
        }
      }
      pending += program.operandIDs(of: expression)
    }
    for index in found {
      variables.insert(index)
      numbers[index, default: []].formUnion(constants)
    }
  }
}
