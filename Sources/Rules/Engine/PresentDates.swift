import CtlChecker

/// A date that lies some time from the present: `now`, `today + 24h`.
struct PresentDate {
  /// Milliseconds after `now`, or after the beginning of its day.
  private let offset: Int
  private let isOfDay: Bool
  private static let day = 86_400_000

  /// Whether it is later at any time of any day.
  static func > (date: PresentDate, other: PresentDate) -> Bool {
    // `now` is up to a day after `today`.
    guard date.isOfDay, !other.isOfDay else { return date.offset > other.offset }
    let (earliest, overflow) = date.offset.subtractingReportingOverflow(day)
    return !overflow && earliest >= other.offset
  }
}

extension PresentDate {
  /// Whether it is on a later day, whatever the time of day is now.
  func isOnLaterDay(than other: PresentDate) -> Bool {
    let (difference, overflow) = offset.subtractingReportingOverflow(other.offset)
    let margin = isOfDay == other.isOfDay ? 0 : PresentDate.day
    return !overflow && difference - margin >= PresentDate.day
  }

  /// Nil for every other expression.
  init?(_ id: ExpressionID, _ place: Place, in expansion: Expansion) {
    var (id, place) = (id, place)
    var offset = 0
    for _ in 0..<64 {
      let program = place.program
      let expression = program.expression(id)
      if let isOfDay = program.isPresentDay(expression) {
        (self.offset, self.isOfDay) = (offset, isOfDay)
        return
      }
      switch expression.operation {
      case .symbol:
        let symbol = program.symbols[Int(expression.payload)]
        if symbol.kind == .constant, symbol.file == program.file {
          id = program.constants[Int(symbol.index)].value
        } else if symbol.kind == .parameter,
          case .expression(let next, let outer) = expansion.worth(ofParameter: symbol, place)
        {
          (id, place) = (next, outer)
        } else {
          return nil
        }
      case .add, .subtract:
        guard case .duration(let time)? = program.constant(program.operand(1, of: expression))
        else { return nil }
        let (sum, overflow) =
          expression.operation == .add
          ? offset.addingReportingOverflow(time) : offset.subtractingReportingOverflow(time)
        if overflow { return nil }
        (id, offset) = (program.operand(0, of: expression), sum)
      default: return nil
      }
    }
    return nil
  }
}

extension Program {
  /// False for `now`, true for `today`, which is the beginning of the day of `now`; nil for all else.
  fileprivate func isPresentDay(_ expression: Expression) -> Bool? {
    switch expression.operation {
    case .symbol:
      let symbol = self.symbols[Int(expression.payload)]
      let isPresent =
        symbol.kind == .variable && symbol.file == self.file
        && self.variables[Int(symbol.index)].isPresent
      return isPresent ? false : nil
    case .call where BuiltIn(expression)?.function.name == "startOfDay":
      return isPresentDay(self.expression(operand(0, of: expression))) == false ? true : nil
    default: return nil
    }
  }
}
