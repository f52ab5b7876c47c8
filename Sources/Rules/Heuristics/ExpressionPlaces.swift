import CtlCatalogue
import CtlChecker

/// Where the expressions of a file stand, and what is so there. Made where a rule asks, in one pass.
struct ExpressionPlaces {
  /// What is so where an expression counts.
  struct Standing {
    let facts: [Fact]
    let element: Int
    /// The variables that steps before it change.
    var changed: Set<Int> = []
  }

  private enum Root {
    case element(Int)
    /// The condition of a branch.
    case condition(Int)
    case step(Int, handler: Int)
  }

  private let program: Program
  /// The expression around each, or -1.
  private var parents: [Int32]
  private var roots: [ExpressionID: Root] = [:]
  /// The names that stand for expressions, and the uses of each.
  private var names: [ExpressionID: Symbol] = [:]
  private var uses: [Symbol: [ExpressionID]] = [:]
  /// The handlers that change each variable, and the names in the steps of each.
  private var changers: [Int: [Int]] = [:]
  private var named: [Int: Set<Symbol>] = [:]

  init(_ program: Program) {
    self.program = program
    let tables = program.tables
    parents = Array(repeating: -1, count: tables.expressions.count)
    for (index, expression) in tables.expressions.enumerated() {
      for operand in tables.operands[expression.operands] { parents[Int(operand)] = Int32(index) }
      guard expression.operation == .symbol, expression.constant < 0 else { continue }
      let symbol = tables.symbols[Int(expression.payload)]
      if let value = program.value(named: symbol) {
        names[value] = symbol
        uses[symbol, default: []].append(ExpressionID(index))
      }
    }
    for (index, element) in tables.elements.enumerated() {
      for entry in tables.properties[element.properties] {
        roots[entry.expression] = .element(index)
      }
      if element.form == .branch, element.payload >= 0 {
        roots[ExpressionID(Int(element.payload))] = .condition(index)
      }
      if element.form == .loop {
        roots[tables.loops[Int(element.payload)].sequence] = .element(index)
      }
    }
    for (index, handler) in tables.handlers.enumerated() {
      for step in handler.steps { add(step, of: index) }
    }
  }

  private mutating func add(_ step: Int, of handler: Int) {
    let form = program.steps[step].form
    for id in program.valuesRead(by: form) {
      if roots[id] == nil { roots[id] = .step(step, handler: handler) }
      let names = program.namesRead(by: id) ?? []
      named[handler, default: []].formUnion(names.map(program.symbol))
    }
    for place in program.changed(by: form) {
      guard let variable = program.ownVariable(place) else { continue }
      if changers[variable]?.last != handler { changers[variable, default: []].append(handler) }
    }
  }

  /// Whether an event that changes a variable also looks at a name.
  func isChanged(_ variable: Int, with name: Symbol) -> Bool {
    changers[variable]?.contains { named[$0]?.contains(name) == true } ?? false
  }

  /// Where an expression counts: where it is written, of what `let` gives a name where that is used. Nil where
  /// not all of these are known.
  func standings(of id: ExpressionID) -> [Standing]? {
    var result: [Standing] = []
    var open: [(id: ExpressionID, facts: [Fact])] = [(id, [])]
    for _ in 0..<256 {
      guard var (id, facts) = open.popLast() else { return result }
      while roots[id] == nil, case let parent = Int(parents[id.index]), parent >= 0 {
        facts += self.facts(around: id, in: program.expressions[parent])
        id = ExpressionID(parent)
      }
      if let root = roots[id] {
        result.append(standing(at: root, facts))
      } else if let name = names[id] {
        open += uses[name, default: []].map { ($0, facts) }
      } else {
        return nil
      }
    }
    return nil
  }

  /// What is so of an operand that is looked at.
  private func facts(around id: ExpressionID, in expression: Expression) -> [Fact] {
    let operands = program.operandIDs(of: expression)
    guard let first = operands.first, first != id else { return [] }
    let holds: Bool
    switch expression.operation {
    case .conditional: holds = operands[1] == id
    case .and: holds = true
    case .or: holds = false
    default: return []
    }
    return program.parts(of: Fact(first, holds))
  }

  private func standing(at root: Root, _ facts: [Fact]) -> Standing {
    switch root {
    case .element(let index):
      return Standing(facts: facts + self.facts(at: index, [.isHidden]), element: index)
    case .condition(let branch):
      return Standing(
        facts: facts + program.facts(reaching: branch) + program.facts(around: branch),
        element: branch)
    case .step(let step, let handler):
      let whole = program.handlers[handler]
      var facts = facts
      var changed: Set<Int> = []
      for index in whole.steps where index < step {
        let outer = program.steps[index]
        for place in program.changed(by: outer.form) {
          if let variable = program.ownVariable(place) { changed.insert(variable) }
        }
        guard case .choice(let condition, let otherwise) = outer.form,
          step < index + Int(outer.size)
        else { continue }
        facts += program.parts(of: Fact(condition, step < Int(otherwise)))
      }
      return Standing(
        facts: facts + self.facts(at: whole.element.index, [.isHidden, .isEnabled]),
        element: whole.element.index, changed: changed)
    }
  }

  /// What is so where an element stands, while some of its own properties let it be there.
  private func facts(at index: Int, _ names: [PropertyName]) -> [Fact] {
    guard program.elements[index].form == .kind else { return program.facts(around: index) }
    let own = names.compactMap { name in
      program.written(name, of: index).map { Fact($0.expression, name != .isHidden) }
    }
    return own.flatMap { program.parts(of: $0) } + program.facts(around: index)
  }

  /// Whether what stands around an element may ask for a name in a way that is not known: an argument of a
  /// component, or what presents it.
  func mayBeAsked(for name: Symbol, around element: Int) -> Bool {
    var index = element
    while index >= 0 {
      let holder = program.elements[index]
      let isAsked = program.properties[holder.properties].contains { entry in
        program.expression(entry.expression).type == .bool
          && ![.isHidden, .isEnabled].contains(entry.name)
          && program.namesRead(by: entry.expression)?.contains { program.symbol(of: $0) == name }
            != false
      }
      if isAsked { return true }
      index = Int(holder.parent)
    }
    return false
  }
}
