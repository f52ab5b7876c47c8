import CtlCatalogue

/// Finds what the values of an element depend on.
public struct ChoiceFinder {
  private let uses: UseValues
  private let states: KnownStates
  /// Whether the values count that variables have in the states of the screen.
  private var findsStates = true
  /// Whether the expression is a part of a text.
  private var isPart = false
  /// Whether the expression is a condition, or a part of one.
  private var isCondition = false
  private var effort = Effort(limit: 2_000)
  public private(set) var choices: [Choice] = []

  public init(_ expansion: Expansion, _ states: KnownStates) {
    uses = UseValues(expansion)
    self.states = states
  }

  /// Adds what the value of a property depends on; `states` says whether it is more than what people
  /// wrote or did.
  public mutating func find(_ id: ExpressionID, _ place: Place, states: Bool) {
    let expression = place.program.expression(id)
    // What compares is true and false in turn.
    let isNamed = [.symbol, .field, .computed].contains(expression.operation)
    findsStates = states && (expression.type.base != .bool || isNamed)
    isPart = false
    find(id, place)
  }

  /// Adds what an expression depends on. True when that decides its value.
  @discardableResult
  private mutating func find(_ id: ExpressionID, _ place: Place) -> Bool {
    let program = place.program
    let expression = program.expression(id)
    if expression.constant >= 0 { return true }
    guard effort.enter() else { return false }
    defer { effort.leave() }
    func operand(_ index: Int) -> ExpressionID { program.operand(index, of: expression) }
    switch expression.operation {
    case .poison, .element, .systemView, .reference, .elementProperty, .taskState: return false
    case .literal: return true
    case .symbol: return find(program.symbols[Int(expression.payload)], place)
    case .conditional:
      let isDecided = decide(operand(0), place)
      let first = find(operand(1), place)
      return find(operand(2), place) && first && isDecided
    case let operation where operation.replacesMissing:
      let isDecided =
        find(operand(0), place)
        || add(program.missing(of: operand(0)), place, [.value(.none)])
      return find(operand(1), place) && isDecided
    case .index:
      guard find(operand(0), place), let items = items(of: operand(0), place) else { return false }
      return find(operand(1), place)
        || add(operand(1), place, items.indices.map { .value(.int($0)) })
    case .each: return find(operand(0), place)
    case .computed:
      let (base, type) = (operand(0), program.expression(operand(0)).type)
      if find(base, place) { return true }
      // Each case may be there.
      return addCases(
        of: type, .expression(ExpressionForm.of(base, place, uses).form), place,
        origin: (base, place))
    case .field:
      let isDecided = find(operand(0), place)
      addWritten(id, place)
      // The app may change the fields of a variable, but its items have the fields that the file gives them
      // where no control and no step changes these.
      guard isDecided, let (path, home) = uses.expansion.partPath(id, in: place) else {
        return isDecided
      }
      return path.steps.contains(PartPath.item)
        && !states.mayChange(path, in: home.program)
    // A text of nothing but another text is that one.
    case .interpolation
    where expression.operandCount == 1 && program.expression(operand(0)).type == .string:
      return find(operand(0), place)
    default:
      var isDecided = true
      let wasPart = isPart
      isPart = isPart || expression.type.base == .string
      for id in program.operandIDs(of: expression) where !find(id, place) { isDecided = false }
      isPart = wasPart
      return isDecided
    }
  }

  /// Adds what a condition depends on, and when that does not decide it, the condition itself.
  private mutating func decide(_ id: ExpressionID, _ place: Place) -> Bool {
    let program = place.program
    let expression = program.expression(id)
    switch expression.operation {
    case .not, .and, .or:
      var isDecided = true
      for id in program.operandIDs(of: expression) where !decide(id, place) { isDecided = false }
      return isDecided
    default:
      // It is true and false in turn, whatever the file names.
      let was = (findsStates, isCondition)
      (findsStates, isCondition) = (false, true)
      defer { (findsStates, isCondition) = was }
      return find(id, place) || add(id, place, [.value(.bool(true)), .value(.bool(false))])
    }
  }

  private mutating func find(_ symbol: Symbol, _ place: Place) -> Bool {
    let subject = Choice.Subject.name(symbol, frame: place.frame)
    switch symbol.kind {
    case .loopVariable:
      if let value = place.program.tables.named(symbol) { return find(value, place) }
      if isKnown(subject) { return true }
      guard symbol.file == place.program.file else { return false }
      let items =
        (items(of: place.program.loops[Int(symbol.index)].sequence, place) ?? [])
        + added(symbol, place)
      guard (1...Choice.limit).contains(items.count) else { return false }
      add(subject, items)
      var isDecided = true
      for item in items {
        switch item {
        case .expression(let id, let place), .later(let id, let place):
          if !find(id, place) { isDecided = false }
        default: break
        }
      }
      return isDecided
    case .variable:
      guard symbol.file == place.program.file else { return false }
      let type = place.program.variables[Int(symbol.index)].type
      if !type.isPlain || type.base != .enumeration { return findState(symbol, place) }
      return isKnown(subject) || addCases(of: type, subject, place)
    default:
      if case .expression(let id, let next) = uses.worth(of: symbol, place) {
        return find(id, next)
      }
      // A component by itself may be given any of them: what they decide goes together.
      guard isCondition, symbol.kind == .parameter, place.frame < 0,
        symbol.file == place.program.file
      else {
        return false
      }
      let type = place.program.parameters[Int(symbol.index)].type
      return type.isPlain && (isKnown(subject) || addCases(of: type, subject, place))
    }
  }

  /// Adds the cases of an enum; false for other types, and where there are too many.
  private mutating func addCases(
    of type: Type, _ subject: Choice.Subject, _ place: Place,
    origin: (id: ExpressionID, place: Place)? = nil
  ) -> Bool {
    guard let (_, enumeration) = place.program.enumeration(of: type.unwrapped),
      (1...Choice.limit).contains(enumeration.cases.count)
    else { return false }
    let cases = enumeration.cases.indices.map { item in
      Value.enumCase(
        file: type.file, index: Int(type.index), case: item - enumeration.cases.lowerBound)
    }
    add(
      subject, ((type.isOptional ? [.none] : []) + cases).map { .value($0) }, origin: origin)
    return true
  }

  /// Adds the states of the screen or component that has a variable. Never decides: the app may give it
  /// any other value.
  private mutating func findState(_ symbol: Symbol, _ place: Place) -> Bool {
    let program = place.program
    let index = Int(symbol.index)
    // Inside of a text is what people wrote, and a condition may be either. A parameter is what openers say.
    let counts = findsStates || program.variables[index].isParameter && !isCondition
    guard counts, !isPart, let (scope, known) = states.states(of: index, in: program) else {
      return false
    }
    let variable = program.variables[index]
    // Of very many variables nearly none belong together.
    if variable.isAlone || known.contains(where: { $0.count > Choice.limit }) {
      let values = states.each(of: index, in: program)
      add(
        .name(symbol, frame: place.frame),
        values.map { .expression($0.value, Place($0.home, frame: place.frame)) })
      return false
    }
    let subject = Choice.Subject.state(Symbol(.variable, program.file, scope), frame: place.frame)
    if isKnown(subject) { return false }
    add(subject, states.named(of: scope, in: program).map { .state($0, place) })
    return false
  }

  /// Adds what steps give to a field, beside what it is by itself.
  private mutating func addWritten(_ id: ExpressionID, _ place: Place) {
    guard findsStates, !isPart, let (path, home) = uses.expansion.partPath(id, in: place) else {
      return
    }
    // Whole items are those of the loop.
    let item = path.steps.lastIndex(of: PartPath.item) ?? -1
    let values = states.values(of: path, in: home.program, beyond: item)
    if values.isEmpty { return }
    let options = values.map { Choice.Option.expression($0.id, Place($0.home)) }
    add(.expression(ExpressionForm.of(id, place, uses).form), [.itself] + options)
  }

  /// The items that steps add to the list of a loop.
  private func added(_ item: Symbol, _ place: Place) -> [Choice.Option] {
    let list = place.program.tables.source(ofLoop: Int(item.index))
    guard findsStates, !isPart, let (path, home) = uses.expansion.partPath(list, in: place) else {
      return []
    }
    return states.values(of: path + PartPath.item, in: home.program, beyond: -2).map {
      .later($0.id, Place($0.home))
    }
  }

  /// The items of a list or range, where their number is known and not too large.
  private func items(of id: ExpressionID, _ place: Place) -> [Choice.Option]? {
    var (id, place) = (id, place)
    for _ in 0..<256 {
      let program = place.program
      let expression = program.expression(id)
      if expression.operation == .list {
        guard (1...Choice.limit).contains(Int(expression.operandCount)) else { return nil }
        return program.operandIDs(of: expression).map { .expression($0, place) }
      }
      if expression.operation == .symbol {
        let symbol = program.symbols[Int(expression.payload)]
        if symbol.kind == .variable, symbol.file == program.file,
          let start = program.variables[Int(symbol.index)].initialValue
        {
          id = start
          continue
        }
        if case .expression(let next, let around) = uses.worth(of: symbol, place) {
          (id, place) = (next, around)
          continue
        }
      }
      let value = uses.value(id, place) ?? FirstUses(uses).value(id, place)
      return value.flatMap { items(of: $0) }
    }
    return nil
  }

  private func items(of value: Value) -> [Choice.Option]? {
    switch value {
    case .list(let items):
      return (1...Choice.limit).contains(items.count) ? items.map { .value($0) } : nil
    case .range(.int(let low), .int(let high), let isClosed):
      let (difference, overflow) = high.subtractingReportingOverflow(low)
      guard !overflow, (0..<Choice.limit).contains(difference) else { return nil }
      let items = isClosed ? Array(low...high) : Array(low..<high)
      return items.isEmpty ? nil : items.map { .value(.int($0)) }
    default: return nil
    }
  }

  private mutating func add(
    _ subject: Choice.Subject, _ options: [Choice.Option],
    origin: (id: ExpressionID, place: Place)? = nil
  ) {
    if isKnown(subject) { return }
    choices.append(Choice(subject: subject, options: options, origin: origin))
  }

  /// An element has few choices: `effort` bounds them.
  private func isKnown(_ subject: Choice.Subject) -> Bool {
    choices.contains { $0.subject == subject }
  }

  private mutating func add(
    _ id: ExpressionID, _ place: Place, _ options: [Choice.Option]
  ) -> Bool {
    add(.expression(ExpressionForm.of(id, place, uses).form), options, origin: (id, place))
    return true
  }
}

extension Variable {
  /// Whether its values are told apart on their own: a text that people or the app write, and a value of truth,
  /// which conditions take both ways. A parameter is what the opener says.
  var isAlone: Bool { (type == .bool || type == .string) && !isParameter }
}

extension Program {
  /// What is `nil` when the value is: `ep` of `ep?.title`.
  fileprivate func missing(of id: ExpressionID) -> ExpressionID {
    var id = id
    while [.field, .call].contains(expression(id).operation),
      let first = operandIDs(of: expression(id)).first, expression(first).type.isOptional
    {
      id = first
    }
    return id
  }
}
