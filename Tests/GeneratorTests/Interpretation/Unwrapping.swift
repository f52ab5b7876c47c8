import CtlChecker

/// Values that `if let` names: steps see them as they were, with what the steps change in them.
extension Interpretation {
  /// The item of a loop, or the value that `if let` names.
  func item(of loop: Int, _ place: Place) -> Datum {
    guard place.program.loops[loop].isUnwrapping else { return place.loops[loop]?.value ?? .none }
    if let value = place.held[loop] { return value }
    let value = evaluate(place.program.loops[loop].sequence, place)
    return value == .none ? initial(place.program.loops[loop].type, place.program) : value
  }

  func hold(around index: Int, _ place: Place) {
    var conditions: [ExpressionID] = []
    var parent = place.program.elements[index].parent
    while parent >= 0 {
      let element = place.program.elements[Int(parent)]
      if element.form == .branch, element.payload >= 0 {
        conditions.append(ExpressionID(Int(element.payload)))
      }
      parent = element.parent
    }
    place.held = [:]
    for condition in conditions.reversed() { hold(by: condition, place) }
  }

  func hold(by condition: ExpressionID, _ place: Place) {
    let program = place.program
    guard let loop = program.tables.unwrapping(by: condition) else { return }
    place.held[loop] = evaluate(program.loops[loop].sequence, place)
  }

  /// A place as it is now, whatever steps hold.
  func current(_ id: ExpressionID, _ place: Place) -> Datum {
    let program = place.program
    let expression = program.expression(id)
    let operands = program.operandIDs(of: expression)
    if expression.operation == .field {
      guard case .record(let fields) = current(operands[0], place) else { return .none }
      return fields.element(at: Int(expression.payload)) ?? .none
    }
    guard expression.operation == .symbol,
      let value = program.tables.unwrapped(program.symbols[Int(expression.payload)])
    else { return evaluate(id, place) }
    return current(value, place)
  }

  func assign(_ value: Datum, unwrapped loop: Int, _ place: Place) {
    let source = place.program.loops[loop].sequence
    if current(source, place) == .none { return }
    assign(value, to: source, place)
    if place.held[loop] != nil { place.held[loop] = current(source, place) }
  }
}
