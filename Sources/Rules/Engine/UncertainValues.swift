import CtlCatalogue
import CtlChecker

// What a variable is while a condition holds is not known when an event changes both.

/// What a case takes for so, beside what it says of variables.
struct CaseAssumptions {
  var conditions: [Assumption] = []
  /// What these say together.
  var facts = KnownFacts()
  /// Variables of enums, with the case that each is.
  var names: [(variable: Symbol, value: Value)] = []
  /// The variables that it gives values, each with its file.
  var stated: [(variable: Symbol, home: Program)] = []
  /// Whether these are the first values.
  var isStart = true

  init() {}

  init(
    _ chosen: [(choice: Choice, option: Choice.Option)], _ values: CaseValues,
    _ environment: any Environment
  ) {
    for (choice, option) in chosen {
      switch (choice.subject, option) {
      case (_, .state(let values, let place)):
        stated += values.map { ($0.variable, place.program) }
        if !values.allSatisfy({ $0.home.isFirst($0.value, of: $0.variable) }) { isStart = false }
      case (.name(let symbol, _), .value(let value)) where symbol.kind == .variable:
        names.append((symbol, value))
      case (.name(let symbol, _), .expression(let id, let place)) where symbol.kind == .variable:
        stated.append((symbol, place.program))
        if !place.program.isFirst(id, of: symbol) { isStart = false }
      case (_, .value(.bool)):
        if let (id, place) = choice.origin, case .bool(let holds)? = values.value(of: id, in: place)
        {
          conditions.append(Assumption(id, place, holds: holds))
        }
      case (.expression, .value(let value)):
        if case .enumCase = value, let (id, place) = choice.origin {
          facts.add(KnownFacts(id, place, .equal, value, environment))
        }
      default: break
      }
    }
    if !conditions.isEmpty { facts.add(KnownFacts(conditions, environment)) }
  }
}

extension CaseAssumptions {
  /// What is `nil` where a comparison with that holds.
  var missing: [(subject: Choice.Subject, option: Choice.Option)] {
    conditions.compactMap { one in
      let program = one.place.program
      let expression = program.expression(one.condition)
      let isEqual = expression.operation == .equal
      guard isEqual || expression.operation == .notEqual, one.holds == isEqual else { return nil }
      let operands = program.operandIDs(of: expression)
      guard operands.contains(where: { program.constant($0) == Value.none }),
        let name = operands.map(program.expression).first(where: { $0.operation == .symbol })
      else { return nil }
      return (.name(program.symbols[Int(name.payload)], frame: one.place.frame), .value(.none))
    }
  }
}

extension ElementCase {
  /// What the state of the case makes of a variable, also of one that is told apart on its own.
  func stated(
    _ variable: Symbol, in program: Program, _ known: KnownStates
  ) -> KnownStates.State.Element? {
    for (scope, state) in states {
      if let found = known.whole(state, of: scope, in: program)?
        .first(where: { $0.variable == Int(variable.index) })
      {
        return found
      }
    }
    return nil
  }
}

extension Program {
  fileprivate func isFirst(_ value: ExpressionID, of variable: Symbol) -> Bool {
    variable.file == self.file && self.tables.variables[Int(variable.index)].initialValue == value
  }
}

extension Walk {
  /// What the current case takes for so.
  var assumed: CaseAssumptions { current?.assumed ?? CaseAssumptions() }

  /// Whether one of the variables of a case may have become another one as its conditions came to hold.
  func isUncertain(_ assumed: CaseAssumptions) -> Bool {
    if assumed.conditions.isEmpty && assumed.names.isEmpty { return false }
    return assumed.stated.contains { isUncertain($0.variable, in: $0.home, assumed) }
  }

  /// Whether a variable may have become another one as its conditions came to hold.
  /// - Parameter around: The conditions around an element.
  func isUncertain(
    _ variable: Symbol, in program: Program, _ assumed: CaseAssumptions, around: [Assumption] = []
  ) -> Bool {
    if assumed.conditions.isEmpty && assumed.names.isEmpty && around.isEmpty { return false }
    guard variable.file == program.file else { return false }
    let together = memo.states.changedTogether(in: program)
    if together.isEmpty { return false }
    func isOther(_ symbol: Symbol) -> Bool {
      symbol.kind == .variable && symbol.file == variable.file
        && !assumed.stated.contains { $0.variable == symbol }
        && together.contains(Int(symbol.index), Int(variable.index))
    }
    let isNamed = assumed.names.contains { name in
      guard isOther(name.variable) else { return false }
      let first = program.variables[Int(name.variable.index)].initialValue
      return !assumed.isStart || first.flatMap { program.constant($0) } != name.value
    }
    return isNamed
      || (assumed.conditions + around).contains { one in
        dependOnName([one.condition], in: one.place, where: isOther)
          && !(assumed.isStart && holdsAtStart(one))
      }
  }

  private func holdsAtStart(_ one: Assumption) -> Bool {
    firstUses.firstValue(one.condition, of: one.place.program, in: one.place.frame)
      == .bool(one.holds)
  }
}
