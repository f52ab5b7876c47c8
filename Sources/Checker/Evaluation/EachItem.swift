import CtlDiagnostics

import func CtlRuntime.numbers

/// What the functions of lists come to.
extension Environment {
  /// - Parameter say: What an expression says of an item, instead of its value.
  package func each(
    _ expression: Expression, _ place: Place,
    by say: ((ExpressionID, Place) -> Value?)? = nil
  ) -> Outcome {
    let program = place.program
    let sequence = outcome(program.operand(0, of: expression), place)
    if sequence.value == Value.none { return .value(Value.none) }
    guard let items = sequence.items,
      program.itemCalls.indices.contains(Int(expression.payload))
    else { return .unknown }
    guard let results = results(of: expression, items, place, by: say) else { return .unknown }
    let call = program.itemCalls[Int(expression.payload)]
    return call.outcome(items, results, expression.type)
  }

  /// What is said of each item.
  func results(
    of expression: Expression, _ items: [Value], _ place: Place,
    by say: ((ExpressionID, Place) -> Value?)? = nil
  ) -> [Value]? {
    let program = place.program
    let call = program.itemCalls[Int(expression.payload)]
    let symbol = Symbol(.loopVariable, program.file, call.loop)
    let body = program.operand(1, of: expression)
    var results: [Value] = []
    results.reserveCapacity(items.count)
    for item in items {
      effort.items.append((symbol, item))
      defer { effort.items.removeLast() }
      guard effort.step(), let result = say.map({ $0(body, place) }) ?? value(body, place) else {
        return nil
      }
      results.append(result)
    }
    return results
  }
}

extension Outcome {
  /// The items of a list, or the numbers of a range that a loop goes through.
  fileprivate var items: [Value]? {
    switch value {
    case .list(let items): items
    case .range where problem == .emptyRange: []
    case .range(.int(let lower), .int(let upper), let isClosed):
      (isClosed ? numbers(lower, through: upper) : numbers(lower, below: upper)).map { .int($0) }
    default: nil
    }
  }
}

extension ItemFunction {
  /// The places of items in the order of what is said of each; of two that are the same, the first stays first.
  static func order(_ results: [Value], isDescending: Bool = false) -> [Int] {
    results.indices.sorted { a, b in
      let (first, second) = isDescending ? (b, a) : (a, b)
      if Arithmetic.isLess(results[first], results[second]) == true { return true }
      return Arithmetic.isLess(results[second], results[first]) == true ? false : a < b
    }
  }
}

extension ItemCall {
  /// The places of the items that `filter` or `sorted(by:)` gives, from what is said of each.
  func order(_ results: [Value]) -> [Int] {
    function == .filter
      ? results.indices.filter { results[$0] == .bool(true) }
      : ItemFunction.order(results, isDescending: isDescending)
  }

  /// The result for the items of a list, and what is said of each.
  fileprivate func outcome(_ items: [Value], _ results: [Value], _ type: Type) -> Outcome {
    switch function {
    case .filter, .sorted: return .value(.list(order(results).map { items[$0] }))
    case .count: return .value(.int(results.filter { $0 == .bool(true) }.count))
    case .contains: return .value(.bool(results.contains(.bool(true))))
    case .first:
      return .value(results.firstIndex(of: .bool(true)).map { items[$0] } ?? Value.none)
    case .firstIndex:
      return .value(results.firstIndex(of: .bool(true)).map { .int($0) } ?? Value.none)
    case .map: return .list(results)
    case .flatMap:
      var items: [Value] = []
      for case .list(let own) in results { items += own }
      return .list(items)
    case .unique:
      var seen: Set<Value> = []
      return .value(.list(results.filter { seen.insert($0).inserted }))
    case .sum:
      var sum = Value.initial(type.unwrapped)
      for result in results {
        guard let next = Arithmetic.add(sum, result).value else { return .unknown }
        sum = next
      }
      return .value(sum)
    case .min, .max:
      guard var best = results.first else { return .value(Value.none) }
      for value in results.dropFirst() {
        let isBetter =
          function == .min ? Arithmetic.isLess(value, best) : Arithmetic.isLess(best, value)
        guard let isBetter else { return .unknown }
        if isBetter { best = value }
      }
      return .value(best)
    }
  }
}
