import CtlChecker
import CtlRuntime

/// The functions of lists that look at each item.
extension Interpretation {
  func eachItem(_ expression: CtlChecker.Expression, _ place: Place) -> Datum {
    let program = place.program
    let operands = program.operandIDs(of: expression)
    let call = program.itemCalls[Int(expression.payload)]
    let list = evaluate(operands[0], place)
    // After `?.`.
    if list == .none { return .none }
    let items = self.items(of: list)
    let before = place.loops[call.loop]
    defer { place.loops[call.loop] = before }
    let said = items.enumerated().map { round, item in
      place.loops[call.loop] = (item, round)
      return evaluate(operands[1], place)
    }
    switch call.function {
    case .filter: return .list(zip(items, said).filter { $1.bool }.map(\.0))
    case .count: return .int(said.filter(\.bool).count)
    case .contains: return .bool(said.contains { $0.bool })
    case .firstIndex: return said.firstIndex { $0.bool }.map { .int($0) } ?? Datum.none
    case .first: return zip(items, said).first { $1.bool }?.0 ?? Datum.none
    case .map: return .list(said)
    case .flatMap:
      return .list(said.reduce(into: []) { if case .list(let own) = $1 { $0 += own } })
    case .sorted:
      let order = said.indices.sorted {
        call.isDescending ? isLess(said[$1], said[$0]) : isLess(said[$0], said[$1])
      }
      return .list(order.map { items[$0] })
    case .sum:
      return said.reduce(initial(expression.type.unwrapped, program)) { arithmetic(.add, $0, $1) }
    case .unique:
      return .list(said.reduce(into: []) { if !$0.contains($1) { $0.append($1) } })
    case .min: return said.min { isLess($0, $1) } ?? .none
    case .max: return said.max { isLess($0, $1) } ?? .none
    }
  }
}

extension CtlRuntime.DateTime {
  /// What a function of a date gives.
  func calendar(_ name: String, months: Datum?) -> Datum {
    switch name {
    case "startOfDay": .date(startOfDay)
    case "startOfMonth": .date(startOfMonth)
    case "year": .int(year)
    case "month": .int(month)
    case "day": .int(day)
    case "weekday": .int(weekday)
    case "hour": .int(hour)
    case "minute": .int(minute)
    case "daysInMonth": .int(daysInMonth)
    default: if case .int(let months)? = months { .date(adding(months: months)) } else { .none }
    }
  }
}
