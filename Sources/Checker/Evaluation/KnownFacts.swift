import CtlCatalogue

/// What conditions say together, while they are so, of the values that they are about: `n > 5` of `n`,
/// `names.isEmpty` of how many names there are, `load.isRunning` of the task. Here alone stands which conditions
/// exclude each other.
public struct KnownFacts: Sendable {
  /// Whether they cannot be so together.
  public var isImpossible: Bool {
    hasNone || alternatives.contains { $0.allSatisfy(excludes) }
  }
  private var hasNone = false
  /// What is so where one of some conditions is: one of each.
  private var alternatives: [[KnownFacts]] = []
  private var known: [(subject: Subject, allowed: AllowedValues)] = []

  enum Subject: Hashable, Sendable {
    case value(ExpressionForm)
    /// How many characters or items it has.
    case count(ExpressionForm)
    case task(Symbol, frame: Int32)
  }

  /// Nothing is known.
  public init() {}

  public init(_ assumptions: [Assumption], _ environment: any Environment) {
    self.init()
    var finder = FactFinder(environment: environment)
    for one in assumptions { add(finder.facts(one.condition, one.place, one.holds)) }
  }

  /// Of an expression that compares so with a value.
  public init(
    _ id: ExpressionID, _ place: Place, _ sign: Operation, _ value: Value,
    _ environment: any Environment
  ) {
    var finder = FactFinder(environment: environment)
    self = finder.facts(of: id, place, sign, value)
  }

  /// Of a text or a list that has something in it.
  public init(filled id: ExpressionID, _ place: Place, _ environment: any Environment) {
    var finder = FactFinder(environment: environment)
    self = finder.count(of: id, place, .greater, 0)
  }

  init(_ subject: Subject, _ allowed: AllowedValues?) {
    if let allowed { add(subject, allowed) }
  }

  static var impossible: KnownFacts {
    var facts = KnownFacts()
    facts.hasNone = true
    return facts
  }

  public var isEmpty: Bool { known.isEmpty && alternatives.isEmpty && !hasNone }

  public mutating func add(_ others: KnownFacts) {
    if others.hasNone { hasNone = true }
    for (subject, allowed) in others.known { add(subject, allowed) }
    alternatives += others.alternatives.prefix(max(8 - alternatives.count, 0))
  }

  private mutating func add(_ subject: Subject, _ allowed: AllowedValues) {
    if let place = known.firstIndex(where: { $0.subject == subject }) {
      known[place].allowed = known[place].allowed.intersection(allowed)
      if known[place].allowed.areNone { hasNone = true }
    } else {
      known.append((subject, allowed))
      if allowed.areNone { hasNone = true }
    }
  }

  /// Whether what is possible by itself is not so while these are.
  public func contradicts(_ others: KnownFacts) -> Bool {
    if isEmpty || others.isEmpty || isImpossible || others.isImpossible { return false }
    var both = self
    both.add(others)
    return both.isImpossible
  }

  /// Whether one of some alternatives is not so.
  private func excludes(_ one: KnownFacts) -> Bool {
    one.known.contains { subject, allowed in
      known.first { $0.subject == subject }?.allowed.intersection(allowed).areNone ?? false
    }
  }

  /// What is so where one of some is.
  static func any(_ all: [KnownFacts]) -> KnownFacts {
    let all = all.filter { !$0.isImpossible }
    guard let first = all.first else { return impossible }
    if all.count == 1 { return first }
    var result = KnownFacts()
    if all.count <= 16, all.allSatisfy({ !$0.isEmpty }) { result.alternatives = [all] }
    for (subject, allowed) in first.known {
      let union = all.dropFirst().reduce(Optional(allowed)) { union, other in
        let allowed = other.known.first { $0.subject == subject }?.allowed
        return allowed.flatMap { union?.union($0) }
      }
      if let union { result.add(subject, union) }
    }
    return result
  }

  static func all(_ all: [KnownFacts]) -> KnownFacts {
    var result = KnownFacts()
    for one in all { result.add(one) }
    return result
  }
}

/// Reads conditions.
struct FactFinder {
  let environment: ItemNames
  /// Names stand for expressions with names: their number may double with each.
  private var effort = 1_000

  init(environment: any Environment) { self.environment = ItemNames(environment) }

  mutating func facts(
    _ id: ExpressionID, _ place: Place, _ holds: Bool, depth: Int = 0
  ) -> KnownFacts {
    effort -= 1
    guard depth < 64, effort > 0 else { return KnownFacts() }
    let program = place.program
    if let constant = program.constant(id) {
      return constant == .bool(!holds) ? .impossible : KnownFacts()
    }
    let expression = program.expression(id)
    let operands = program.operandIDs(of: expression)
    switch expression.operation {
    case .not: return facts(operands[0], place, !holds, depth: depth + 1)
    case .and, .or:
      var parts: [KnownFacts] = []
      for id in operands { parts.append(facts(id, place, holds, depth: depth + 1)) }
      return (expression.operation == .and) == holds ? .all(parts) : .any(parts)
    case .conditional:
      var sides: [KnownFacts] = []
      for (index, isSo) in [(1, true), (2, false)] {
        var side = facts(operands[0], place, isSo, depth: depth + 1)
        side.add(facts(operands[index], place, holds, depth: depth + 1))
        sides.append(side)
      }
      return .any(sides)
    case .symbol:
      let symbol = program.symbols[Int(expression.payload)]
      if case .expression(let next, let home) = environment.worth(of: symbol, place) {
        return facts(next, home, holds, depth: depth + 1)
      }
    // An indicator names the task during which it is there.
    case .reference:
      let symbol = program.symbols[Int(expression.payload)]
      return symbol.kind == .task ? task(symbol, place, .isRunning, holds) : KnownFacts()
    case .each where expression.type == .bool:
      return found(by: expression, id, place, holds ? .greater : .equal, 0)
    case .computed where expression.type == .bool:
      var result = KnownFacts(.value(form(id, place).form), .only([.bool(holds)]))
      result.add(
        workedOut(expression, place, AllowedValues(.equal, .bool(holds))) {
          $0.facts($1, $2, holds, depth: depth + 1)
        })
      return result
    case .taskState:
      if let (task, state) = program.taskState(expression), expression.type == .bool,
        program.itemOfTask(readBy: expression) == nil
      {
        return self.task(task, place, state, holds)
      }
    case .call:
      switch BuiltIn(expression)?.name {
      case "isEmpty": return count(of: operands[0], place, holds ? .equal : .greater, 0)
      case "contains" where program.expression(operands[0]).type.isList:
        guard case .list(let items)? = value(operands[0], place), items.count <= 64 else { break }
        let all = items.map { facts(of: operands[1], place, holds ? .equal : .notEqual, $0) }
        return holds ? .any(all) : .all(all)
      default: break
      }
    default:
      guard case .comparison? = expression.operation.form, operands.count == 2 else { break }
      for (one, other) in [(1, 0), (0, 1)] {
        guard let value = value(operands[one], place) else { continue }
        let sign = one == 1 ? expression.operation : expression.operation.mirrored
        return facts(
          of: operands[other], place, holds ? sign : sign.negated, value, depth: depth + 1)
      }
    }
    let (form, isOpposite) = self.form(id, place)
    return KnownFacts(.value(form), .only([.bool(holds != isOpposite)]))
  }

  /// Of a value that compares so with another one.
  mutating func facts(
    of id: ExpressionID, _ place: Place, _ sign: Operation, _ value: Value, depth: Int = 0
  ) -> KnownFacts {
    let (id, place) = named(id, place)
    let expression = place.program.expression(id)
    if case .bool(let truth) = value, expression.type == .bool {
      return facts(id, place, (sign == .equal) == truth, depth: depth + 1)
    }
    let operands = place.program.operandIDs(of: expression)
    if case .int(let number) = value {
      let comparison = LinearComparison(id: id, sign: sign, number: number)
      switch depth < 64 ? comparison.inner(in: place.program) : nil {
      case .comparison(let inner)?:
        return facts(of: inner.id, place, inner.sign, .int(inner.number), depth: depth + 1)
      case .decided(let isSo)?: return isSo ? KnownFacts() : .impossible
      case nil: break
      }
    }
    let function = BuiltIn(expression)?.name
    if function == "count", case .int(let number) = value {
      return count(of: operands[0], place, sign, number)
    }
    if expression.operation == .each {
      switch (place.program.itemCalls[Int(expression.payload)].function, value) {
      case (.count, .int(let number)): return found(by: expression, id, place, sign, number)
      case (.first, .none), (.firstIndex, .none):
        var result = found(by: expression, id, place, sign == .equal ? .equal : .greater, 0)
        if sign == .notEqual { result.add(said(of: id, by: id, place, depth: depth + 1)) }
        return result
      default: break
      }
    }
    var result = KnownFacts(.value(form(id, place).form), AllowedValues(sign, value))
    if let cases = cases(of: expression.type, place) {
      result.add(KnownFacts(.value(form(id, place).form), .only(cases)))
    }
    if case .range(let low, let high, _)? = range(of: expression, place),
      let low = AllowedValues(.greaterOrEqual, low),
      let high = AllowedValues(.lessOrEqual, high)
    {
      result.add(KnownFacts(.value(form(id, place).form), low.intersection(high)))
    }
    if expression.operation == .computed {
      result.add(
        workedOut(expression, place, AllowedValues(sign, value)) {
          $0.facts(of: $1, $2, sign, value, depth: depth + 1)
        })
    }
    // A text is as long as the one that it is.
    if let number = value.count, sign == .equal || sign == .notEqual && number == 0 {
      result.add(count(of: id, place, sign, number))
    }
    // An end of a list is there where the list has items.
    if let function, ["first", "last", "min", "max"].contains(function), operands.count == 1,
      place.program.expression(operands[0]).type.isList, sign == .equal || value == .none
    {
      let isThere = (value == .none) == (sign == .notEqual)
      result.add(count(of: operands[0], place, isThere ? .greater : .equal, 0))
      if isThere { result.add(said(of: id, by: operands[0], place, depth: depth + 1)) }
    }
    return result
  }

  /// How many characters or items there are.
  mutating func count(
    of id: ExpressionID, _ place: Place, _ sign: Operation, _ number: Int, depth: Int = 0
  ) -> KnownFacts {
    var result = count(form(id, place).form, sign, number)
    // Items of a view are items of its list.
    let (id, place) = named(id, place)
    let expression = place.program.expression(id)
    if expression.operation == .computed, depth < 64 {
      result.add(
        workedOut(expression, place, nil) {
          $0.count(of: $1, $2, sign, number, depth: depth + 1)
        })
    }
    if depth < 64, expression.constant < 0, isAtLeastOne(sign, number),
      place.program.tables.keepsItems(expression)
    {
      let list = place.program.operand(0, of: expression)
      result.add(count(of: list, place, .greater, 0, depth: depth + 1))
    }
    return result
  }

  private func count(_ form: ExpressionForm, _ sign: Operation, _ number: Int) -> KnownFacts {
    var result = KnownFacts(.count(form), AllowedValues(.greaterOrEqual, .int(0)))
    result.add(KnownFacts(.count(form), AllowedValues(sign, .int(number))))
    return result
  }

  /// How many items a function finds: as many as `filter` gives.
  private mutating func found(
    by expression: Expression, _ id: ExpressionID, _ place: Place, _ sign: Operation, _ number: Int
  ) -> KnownFacts {
    let form = ExpressionForm.of(id, place, environment, as: .filter).form
    var result = count(form, sign, number)
    if isAtLeastOne(sign, number) {
      result.add(count(of: place.program.operand(0, of: expression), place, .greater, 0))
    }
    return result
  }

  /// Whether a count that compares so is not 0.
  private func isAtLeastOne(_ sign: Operation, _ number: Int) -> Bool {
    guard let none = AllowedValues(.equal, .int(0)),
      let some = AllowedValues(.greaterOrEqual, .int(0)),
      let allowed = AllowedValues(sign, .int(number))
    else { return false }
    return allowed.intersection(none).areNone && !allowed.intersection(some).areNone
  }

  /// All values of an enum.
  func cases(of type: Type, _ place: Place) -> [Value]? {
    guard type.isPlain, type.base == .enumeration,
      let home = place.program.program(of: type.file),
      home.enumerations.indices.contains(Int(type.index)),
      case let cases = home.enumerations[Int(type.index)].cases, cases.count <= 64
    else { return nil }
    return cases.indices.map {
      .enumCase(file: type.file, index: Int(type.index), case: $0 - cases.lowerBound)
    }
  }

  /// It is in one of its states at a time.
  private func task(
    _ symbol: Symbol, _ place: Place, _ state: TaskState, _ holds: Bool
  ) -> KnownFacts {
    let value = Value.member(state.rawValue)
    return KnownFacts(
      .task(symbol, frame: place.frame), AllowedValues(holds ? .equal : .notEqual, value))
  }

  func form(_ id: ExpressionID, _ place: Place) -> (form: ExpressionForm, isOpposite: Bool) {
    ExpressionForm.of(id, place, environment)
  }

  private func value(_ id: ExpressionID, _ place: Place) -> Value? {
    if let constant = place.program.constant(id) { return constant }
    environment.effort = Effort(limit: 1_000)
    return environment.value(id, place)
  }

  /// What a name stands for, and the whole number that counts as another one.
  func named(_ id: ExpressionID, _ place: Place) -> (ExpressionID, Place) {
    var (id, place) = (id, place)
    for _ in 0..<64 {
      let expression = place.program.expression(id)
      if expression.constant >= 0 { break }
      if expression.operation == .toDouble {
        id = place.program.operand(0, of: expression)
      } else if expression.operation == .symbol,
        case .expression(let next, let home) = environment.worth(
          of: place.program.symbols[Int(expression.payload)], place)
      {
        (id, place) = (next, home)
      } else {
        break
      }
    }
    return (id, place)
  }

  /// The range of the variable that an expression is.
  private func range(of expression: Expression, _ place: Place) -> Value? {
    guard expression.operation == .symbol, !expression.type.isOptional,
      case let symbol = place.program.symbols[Int(expression.payload)], symbol.kind == .variable,
      symbol.file == place.program.file,
      let range = place.program.range(
        of: place.program.variables[Int(symbol.index)]), let ends = range.ends
    else { return nil }
    return .range(ends.first, ends.last, isClosed: true)
  }
}

extension Value {
  /// How many characters or items it has.
  fileprivate var count: Int? {
    switch self {
    case .string(let text): text.count
    case .list(let items): items.count
    default: nil
    }
  }
}
