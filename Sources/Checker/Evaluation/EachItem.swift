import CtlDiagnostics

/// What the functions of lists come to.
extension Environment {
  func each(_ expression: Expression, _ place: Place) -> Outcome {
    let program = place.program
    let list = value(program.operand(0, of: expression), place)
    if list == Value.none { return .value(Value.none) }
    guard case .list(let items)? = list,
      program.itemCalls.indices.contains(Int(expression.payload))
    else { return .unknown }
    let call = program.itemCalls[Int(expression.payload)]
    let symbol = Symbol(.loopVariable, program.file, call.loop)
    let body = program.operand(1, of: expression)
    var results: [Value] = []
    results.reserveCapacity(items.count)
    for item in items {
      effort.items.append((symbol, item))
      defer { effort.items.removeLast() }
      guard effort.step(), let result = value(body, place) else { return .unknown }
      results.append(result)
    }
    return call.function.outcome(items, results, expression.type)
  }
}

extension ItemFunction {
  /// The result for the items of a list, and what is said of each.
  fileprivate func outcome(_ items: [Value], _ results: [Value], _ type: Type) -> Outcome {
    switch self {
    case .filter:
      return .value(.list(zip(items, results).filter { $1 == .bool(true) }.map(\.0)))
    case .count: return .value(.int(results.filter { $0 == .bool(true) }.count))
    case .contains: return .value(.bool(results.contains(.bool(true))))
    case .map:
      var room = Outcome.itemLimit
      let list = Value.list(results)
      return list.fits(&room) ? .value(list) : .unknown
    case .unique:
      var seen: Set<Value> = []
      return .value(.list(results.filter { seen.insert($0).inserted }))
    case .sorted:
      let order = results.indices.sorted { a, b in
        if Arithmetic.isLess(results[a], results[b]) == true { return true }
        return Arithmetic.isLess(results[b], results[a]) == true ? false : a < b
      }
      return .value(.list(order.map { items[$0] }))
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
          self == .min ? Arithmetic.isLess(value, best) : Arithmetic.isLess(best, value)
        guard let isBetter else { return .unknown }
        if isBetter { best = value }
      }
      return .value(best)
    }
  }
}
