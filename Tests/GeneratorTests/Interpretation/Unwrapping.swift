import CtlChecker

/// Values that `if let` names: steps see them as they were, with what the steps change in them.
extension Interpretation {
  /// The item of a loop, or the value that `if let` names.
  func item(of loop: Int, _ place: Place) -> Datum {
    guard place.program.loops[loop].form != .loop else { return place.loops[loop]?.value ?? .none }
    if let value = place.held[loop] { return value }
    let value = evaluate(place.program.loops[loop].sequence, place)
    if place.program.loops[loop].form == .name { return value }
    return value == .none ? initial(place.program.loops[loop].type, place.program) : value
  }

  func hold(around index: Int, _ place: Place) {
    var conditions: [ExpressionID] = []
    var locals: [Int] = []
    var parent = place.program.elements[index].parent
    while parent >= 0 {
      let element = place.program.elements[Int(parent)]
      locals +=
        place.program.tables.localNames.filter { $0.element.index == Int(parent) }.map(\.loop)
        .reversed()
      if element.form == .branch, element.payload >= 0 {
        conditions.append(ExpressionID(Int(element.payload)))
      }
      parent = element.parent
    }
    place.held = [:]
    for condition in conditions.reversed() { hold(by: condition, place) }
    for loop in locals.reversed() {
      place.held[loop] = evaluate(place.program.loops[loop].sequence, place)
    }
  }

  func hold(by condition: ExpressionID, _ place: Place) {
    let program = place.program
    for loop in program.tables.unwrappings(by: condition) {
      place.held[loop] = evaluate(program.loops[loop].sequence, place)
    }
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
    guard expression.operation == .symbol else { return evaluate(id, place) }
    let symbol = program.symbols[Int(expression.payload)]
    if let value = program.tables.unwrapped(symbol) { return current(value, place) }
    guard symbol.kind == .loopVariable, let source = place.sources[Int(symbol.index)] else {
      return evaluate(id, place)
    }
    let list = current(program.tables.source(ofLoop: Int(symbol.index)), place)
    return list.items.element(at: source) ?? .none
  }

  func put(_ value: Datum, unwrapped loop: Int, _ place: Place) {
    let source = place.program.loops[loop].sequence
    let now = current(source, place)
    guard now != .none, place.held[loop].map({ isSame(now, $0, loop, place) }) ?? true else {
      return
    }
    put(value, to: source, place)
    if place.held[loop] != nil { place.held[loop] = current(source, place) }
  }

  // MARK: Identity

  /// Whether two values are one record, as far as an `id` tells.
  private func isSame(_ a: Datum, _ b: Datum, _ loop: Int, _ place: Place) -> Bool {
    identity(of: a, loop, place) == identity(of: b, loop, place)
  }

  /// What the item of a loop, or what `if let` names, is known by.
  func identity(of item: Datum, _ loop: Int, _ place: Place) -> Datum? {
    switch (place.program.identity(ofLoop: loop), item) {
    case (.field(let id), .record(let fields)): return fields[id]
    case (.value, _): return item
    default: return nil
    }
  }

  /// The name under which a use keeps its variables.
  func statePath(of index: Int, _ place: Place) -> String {
    let rounds = place.loops(around: index).map { loop in
      let (item, round) = place.loops[loop] ?? (.none, 0)
      let id = identity(of: item, loop, place)?.id
      return "[\(id.map { ElementName.item($0) } ?? "\(round)")]"
    }.joined()
    return (place.statePath.isEmpty ? "" : place.statePath + ".") + (place.names[index] ?? "")
      + rounds
  }

  /// Records with an `id` are where they are now, in this place and in those that use it; one that is gone
  /// stays what it was.
  func follow(_ place: Place) {
    if let home = place.use?.place { follow(home) }
    let program = place.program
    for loop in Set(place.sources.keys).union(place.held.keys).sorted() {
      guard program.loops[loop].form != .name,
        program.idField(of: program.loops[loop].type) != nil,
        isPlace(program.tables.source(ofLoop: loop), place)
      else { continue }
      let now = evaluate(program.tables.source(ofLoop: loop), place)
      if let held = place.held[loop] {
        if now != .none, isSame(now, held, loop, place) { place.held[loop] = now }
      } else if let round = place.loops[loop], let source = place.sources[loop] {
        let items = now.items
        let isThere =
          items.element(at: source).map { isSame($0, round.value, loop, place) } ?? false
        let found =
          isThere ? source : items.firstIndex { isSame($0, round.value, loop, place) } ?? -1
        place.sources[loop] = found
        if let item = items.element(at: found) { place.loops[loop]?.value = item }
      }
    }
  }

  /// Whether steps can change what an expression names.
  private func isPlace(_ id: ExpressionID, _ place: Place) -> Bool {
    let program = place.program
    let expression = program.expression(id)
    if [.field, .index].contains(expression.operation) {
      return isPlace(program.operandIDs(of: expression)[0], place)
    }
    guard expression.operation == .symbol else { return false }
    let symbol = program.symbols[Int(expression.payload)]
    if symbol.kind == .loopVariable {
      return isPlace(program.tables.source(ofLoop: Int(symbol.index)), place)
    }
    return symbol.kind == .variable || symbol.kind == .parameter
  }
}
