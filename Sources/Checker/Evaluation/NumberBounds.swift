import CtlCatalogue

/// The numbers, durations or lengths that an expression can have, whatever the app does: what rules
/// judge, and where generated code needs no operator that stops at the ends of a type.
public struct NumberBounds: Sendable {
  /// Nothing is below the one or above the other. Values, so that whole numbers are exact.
  public let least, greatest: Value
  public let source: Source

  /// What is known of the ends.
  public enum Source: Sendable {
    /// They are those of the range of the variable or the field that the expression is.
    case range
    /// The app can bring the expression to both.
    case reached
    /// The expression may stay away from them.
    case around
    /// They are those of the type: nothing else bounds the expression.
    case type
    /// The same, and only the running app knows, or a component has no argument.
    case unknown
  }

  /// The variables and fields that the expression reads.
  var names: [Symbol] = []

  /// As numbers, points or milliseconds.
  public var ends: ClosedRange<Double> {
    let low = least.number ?? -.infinity
    return low...max(low, greatest.number ?? .infinity)
  }

  public var areReached: Bool { source == .range || source == .reached }

  /// What a comparison with other numbers always gives; nil when it depends.
  public func compared(_ operation: Operation, _ other: NumberBounds) -> Bool? {
    switch operation {
    case .less:
      if greatest.isLess(than: other.least) == true { return true }
      return least.isLess(than: other.greatest) == false ? false : nil
    case .equal:
      let isApart =
        greatest.isLess(than: other.least) == true || other.greatest.isLess(than: least) == true
      return isApart ? false : nil
    case .greater: return other.compared(.less, self)
    case .lessOrEqual, .greaterOrEqual, .notEqual:
      return compared(operation.negated, other).map { !$0 }
    default: return nil
    }
  }
}

extension Value {
  /// Whether it is below another value; nil for values without an order.
  public func isLess(than other: Value) -> Bool? { Arithmetic.isLess(self, other) }
}

extension Program {
  /// Nil unless it is a number, duration or length. For an optional: the bounds of its value.
  /// - Parameter trustsOpeners: Whether nothing but the screens of the file gives parameters their values.
  public func bounds(
    of id: ExpressionID, in expansion: Expansion? = nil, frame: Int32 = -1,
    assuming assumptions: [Assumption] = [], trustsOpeners: Bool = true
  ) -> NumberBounds? {
    var finder = BoundsFinder(expansion: expansion)
    finder.trustsOpeners = trustsOpeners
    finder.assumptions = assumptions
    return finder.bounds(id, Place(self, frame: frame))
  }

  /// Whether an operator or a function may give a whole number that does not fit, or divide by zero,
  /// where that of Swift would trap.
  public func mayOverflow(_ expression: Expression) -> Bool {
    var finder = BoundsFinder(expansion: nil)
    // The app may open the screen itself.
    finder.trustsOpeners = false
    guard expression.type == .int else { return false }
    return finder.result(of: expression, Place(self), depth: 0)?.mayOverflow ?? true
  }
}

private struct BoundsFinder {
  /// Has the arguments of components.
  let expansion: Expansion?
  /// Names stand for expressions with names: their number may double with each.
  private var effort = 1_000
  /// What is so where the expression stands.
  var assumptions: [Assumption] = []
  var trustsOpeners = true

  init(expansion: Expansion?) { self.expansion = expansion }

  typealias Result = (bounds: NumberBounds, mayOverflow: Bool)

  mutating func bounds(_ id: ExpressionID, _ place: Place, depth: Int = 0) -> NumberBounds? {
    guard let bounds = ownBounds(id, place, depth: depth) else { return nil }
    if assumptions.isEmpty || bounds.least == bounds.greatest { return bounds }
    let assumed = assumptions
    assumptions = []
    defer { assumptions = assumed }
    return assumed.reduce(bounds) { narrowed($0, of: id, place, by: $1, depth: depth + 1) }
  }

  /// Those of a name or a field that a condition compares.
  private mutating func narrowed(
    _ bounds: NumberBounds, of id: ExpressionID, _ place: Place, by assumption: Assumption,
    depth: Int
  ) -> NumberBounds {
    guard depth < 64 else { return bounds }
    let program = assumption.place.program
    let condition = program.expression(assumption.condition)
    func inner(_ index: Int, _ holds: Bool) -> Assumption {
      Assumption(program.operand(index, of: condition), assumption.place, holds: holds)
    }
    switch condition.operation {
    case .not:
      return narrowed(bounds, of: id, place, by: inner(0, !assumption.holds), depth: depth + 1)
    case .and where assumption.holds, .or where !assumption.holds:
      return (0..<Int(condition.operandCount)).reduce(bounds) {
        narrowed($0, of: id, place, by: inner($1, assumption.holds), depth: depth + 1)
      }
    // One of them is so.
    case .or where assumption.holds, .and where !assumption.holds:
      let all = (0..<Int(condition.operandCount)).map {
        narrowed(bounds, of: id, place, by: inner($0, assumption.holds), depth: depth + 1)
      }
      return all.hull.map { bounds.between($0.least, $0.greatest) } ?? bounds
    case .call where assumption.holds && BuiltIn(condition)?.name == "contains":
      guard case .list(let items)? = program.constant(program.operand(0, of: condition)),
        place.program.isSame(id, place, as: program.operand(1, of: condition), assumption.place)
      else { return bounds }
      let all = items.map {
        bounds.narrowed(.equal, NumberBounds(least: $0, greatest: $0, source: .reached))
      }
      return all.hull.map { bounds.between($0.least, $0.greatest) } ?? bounds
    default: break
    }
    guard case .comparison? = condition.operation.form, condition.operandCount == 2 else {
      return bounds
    }
    let (left, right) = (program.operand(0, of: condition), program.operand(1, of: condition))
    let isLeft = place.program.isSame(id, place, as: left, assumption.place)
    guard isLeft || place.program.isSame(id, place, as: right, assumption.place),
      let other = self.bounds(isLeft ? right : left, assumption.place, depth: depth + 1)
    else { return bounds }
    var operation = condition.operation
    if !isLeft { operation = operation.mirrored }
    if !assumption.holds { operation = operation.negated }
    return bounds.narrowed(operation, other)
  }

  private mutating func ownBounds(_ id: ExpressionID, _ place: Place, depth: Int) -> NumberBounds? {
    let program = place.program
    let expression = program.expression(id)
    if let value = program.constant(id) {
      guard let number = value.number, !number.isNaN else { return nil }
      return NumberBounds(least: value, greatest: value, source: .reached)
    }
    guard expression.type.unwrapped.isMeasurable else { return nil }
    effort -= 1
    guard depth < 64, effort > 0 else { return all(expression.type, .unknown) }
    func declared(_ range: Value?, _ symbol: Symbol?) -> NumberBounds? {
      guard let range else { return all(expression.type, .type) }
      guard let ends = range.ends, let low = ends.first.number, let high = ends.last.number,
        low <= high
      else { return all(expression.type, .unknown) }
      return NumberBounds(
        least: ends.first, greatest: ends.last, source: .range, names: symbol.map { [$0] } ?? [])
    }
    switch expression.operation {
    case .symbol:
      let symbol = program.symbols[Int(expression.payload)]
      guard symbol.file == program.file else { return all(expression.type, .unknown) }
      switch symbol.kind {
      case .variable:
        let variable = program.variables[Int(symbol.index)]
        guard let range = variable.range else {
          let given = variable.isParameter ? bounds(ofParameter: symbol, place, depth: depth) : nil
          return given ?? all(expression.type, variable.isBinding ? .unknown : .type)
        }
        return program.constant(range).map { declared($0, symbol) }
          ?? all(expression.type, .unknown)
      case .loopVariable:
        let sequence = program.loops[Int(symbol.index)].sequence
        if program.tables.named(symbol) != nil {
          return bounds(sequence, place, depth: depth + 1)
        }
        guard program.expression(sequence).type.isRange else { return all(expression.type, .type) }
        guard let range = program.constant(sequence) else {
          return bounds(inRange: sequence, place, depth: depth) ?? all(expression.type, .type)
        }
        guard let result = declared(range, symbol), result.source == .range else {
          return all(expression.type, .type)
        }
        return NumberBounds(
          least: result.least, greatest: result.greatest, source: .reached, names: result.names)
      case .constant:
        return bounds(program.constants[Int(symbol.index)].value, place, depth: depth + 1)
      case .parameter:
        guard case .expression(let id, let next)? = expansion?.worth(ofParameter: symbol, place)
        else { return all(expression.type, .unknown) }
        return bounds(id, next, depth: depth + 1)
      default: return all(expression.type, .unknown)
      }
    case .field: return declared(program.range(ofField: expression), nil)
    case .computed:
      return program.valuesOfCases(of: expression).flatMap {
        bounds(ofCases: $0.values, in: $0.home)
      }
        ?? all(expression.type, .unknown)
    case .taskState where program.taskState(expression)?.state == .progress:
      return NumberBounds(least: .double(0), greatest: .double(1), source: .range)
    case .index: return all(expression.type, .type)
    case .toDouble:
      // The same number.
      return bounds(program.operand(0, of: expression), place, depth: depth + 1).map(\.fractional)
    default:
      return result(of: expression, place, depth: depth)?.bounds ?? all(expression.type, .unknown)
    }
  }

  /// Those of what the cases of an enum say.
  private func bounds(ofCases values: [ExpressionID], in home: Program) -> NumberBounds? {
    var each: [NumberBounds] = []
    for id in values {
      guard let value = home.constant(id), let number = value.number, !number.isNaN else {
        return nil
      }
      each.append(NumberBounds(least: value, greatest: value, source: .reached))
    }
    return each.hull
  }

  /// Those of what the screens of the file give a parameter: to a binding all the same, else all together.
  private mutating func bounds(
    ofParameter symbol: Symbol, _ place: Place, depth: Int
  ) -> NumberBounds? {
    let isBinding = place.program.variables[Int(symbol.index)].isBinding
    let given = place.program.given(toParameter: Int(symbol.index)).prefix(isBinding ? 16 : 17)
    guard isBinding || trustsOpeners, given.count <= 16 else { return nil }
    var all: [NumberBounds] = []
    for one in given {
      guard let bounds = bounds(one.value, Place(place.program), depth: depth + 1),
        bounds.source != .unknown, isBinding ? bounds.source != .around : bounds.source != .type
      else { return nil }
      all.append(bounds)
    }
    guard let first = all.first, let hull = all.hull else { return nil }
    let areSame = all.allSatisfy { $0.ends == first.ends && $0.source == first.source }
    if isBinding && (!areSame || first.source == .reached) { return nil }
    // What is constant is told where it is given.
    if !isBinding, all.allSatisfy({ $0.least == $0.greatest }) { return nil }
    let areReached = given.allSatisfy(\.isFree) && all.allSatisfy(\.areReached)
    return NumberBounds(
      least: hull.least, greatest: hull.greatest,
      source: isBinding ? first.source : !areReached ? .around : areSame ? first.source : .reached,
      names: [symbol])
  }

  /// Those of the numbers of a range whose ends are no constants.
  private mutating func bounds(
    inRange id: ExpressionID, _ place: Place, depth: Int
  ) -> NumberBounds? {
    let expression = place.program.expression(id)
    guard let isClosed = expression.operation.rangeIsClosed,
      let low = bounds(place.program.operand(0, of: expression), place, depth: depth + 1),
      let high = bounds(place.program.operand(1, of: expression), place, depth: depth + 1),
      low.areReached, high.areReached, low.least.isLess(than: high.greatest) == true
    else { return nil }
    let end = NumberBounds(least: low.least, greatest: high.greatest, source: .reached)
    let numbers = isClosed ? end : end.narrowed(.less, high)
    return NumberBounds(
      least: numbers.least, greatest: numbers.greatest,
      source: Set(low.names).isDisjoint(with: high.names) ? .reached : .around,
      names: low.names + high.names)
  }

  /// What an operator or a function gives, whatever is known about its result.
  mutating func result(of expression: Expression, _ place: Place, depth: Int) -> Result? {
    let program = place.program
    if let results = BuiltIn(expression)?.results, case .within(let range) = results {
      let bounds = NumberBounds(
        least: .int(range.lowerBound), greatest: .int(range.upperBound), source: .around)
      return (bounds, false)
    }
    var operands: [NumberBounds] = []
    let ids = program.operandIDs(of: expression)
    let isChoice = expression.operation == .conditional
    let assumed = assumptions
    defer { assumptions = assumed }
    for (index, id) in ids.enumerated() where !isChoice || index > 0 {
      if isChoice { assumptions = assumed + [Assumption(ids[0], place, holds: index == 1)] }
      guard let operand = bounds(id, place, depth: depth + 1) else { return nil }
      operands.append(operand)
    }
    switch expression.operation {
    case _ where isChoice || expression.operation.replacesMissing:
      return operands.hull.map { ($0, false) }
    case .negate:
      return combined(operands, [operands.map(\.least), operands.map(\.greatest)]) {
        expression.operation.prefix?.apply($0[0]) ?? .unknown
      }
    case .call:
      guard let builtIn = BuiltIn(expression), case .ofEnds? = builtIn.results else { return nil }
      let reading = Reading(type: expression.type, environment: nil)
      var corners = [operands.map(\.least), operands.map(\.greatest)]
      if operands.count == 1, operands[0].ends.contains(0) {
        corners.append([operands[0].least.zero])
      }
      guard
        let result = combined(operands, corners, { builtIn.apply($0, reading) })
      else { return nil }
      // `Double(n)` is the same number.
      return operands.count == 1 && expression.type == .double && operands[0].whole != nil
        ? (operands[0].fractional, false) : result
    default:
      guard case .arithmetic(_, _, let divides)? = expression.operation.form, operands.count == 2
      else { return nil }
      if divides, operands[1].ends.contains(0) {
        return all(expression.type, .unknown).map { ($0, true) }
      }
      if let results = expression.operation.binary?.results, let left = operands[0].whole,
        let right = operands[1].whole
      {
        let range = results(left, right)
        let bounds = NumberBounds(
          least: .int(range.lowerBound), greatest: .int(range.upperBound), source: .around,
          names: operands.flatMap(\.names))
        // Swift traps where the quotient does not fit.
        return (bounds, right.contains(-1) && left.lowerBound == .min)
      }
      let corners = [operands[0].least, operands[0].greatest].flatMap { left in
        [[left, operands[1].least], [left, operands[1].greatest]]
      }
      let result = combined(operands, corners) { expression.operation.outcome($0[0], $0[1]) }
      // What is divided by what varies is most often a part of it.
      guard divides, let result, operands[1].least != operands[1].greatest else { return result }
      let bounds = NumberBounds(
        least: result.bounds.least, greatest: result.bounds.greatest, source: .around,
        names: result.bounds.names)
      return (bounds, result.mayOverflow)
    }
  }

  /// The least and the greatest of what some operands give.
  private func combined(
    _ operands: [NumberBounds], _ corners: [[Value]], _ apply: ([Value]) -> Outcome
  ) -> Result? {
    var mayOverflow = false
    var results: [NumberBounds] = []
    for corner in corners {
      let outcome = apply(corner)
      guard let value = outcome.value, value.number?.isNaN == false else { return nil }
      if outcome.problem != nil { mayOverflow = true }
      results.append(NumberBounds(least: value, greatest: value, source: .reached))
    }
    guard let hull = results.hull else { return nil }
    let names = operands.flatMap(\.names)
    // What is read twice has one value at a time.
    let areFree = Set(names).count == names.count && operands.allSatisfy(\.areReached)
    let bounds = NumberBounds(
      least: hull.least, greatest: hull.greatest, source: areFree ? .reached : .around,
      names: names)
    return (bounds, mayOverflow)
  }

  private func all(_ type: Type, _ source: NumberBounds.Source) -> NumberBounds? {
    let plain = type.unwrapped
    guard plain.isMeasurable else { return nil }
    let ends: (Value, Value) =
      switch plain {
      case .int: (.int(.min), .int(.max))
      case .duration: (.duration(.min), .duration(.max))
      case .length: (.length(-.infinity), .length(.infinity))
      default: (.double(-.infinity), .double(.infinity))
      }
    return NumberBounds(least: ends.0, greatest: ends.1, source: source)
  }
}
