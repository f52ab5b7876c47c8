import CtlCatalogue

import struct CtlRuntime.LocaleIdentifier

// What a condition says of an item says something of what the item is: of the record whose field is worked out,
// and of the item that a function finds.

/// What names are worth, and which items those of records and functions are meanwhile.
final class ItemNames: Environment {
  private let base: any Environment
  fileprivate var items: [Symbol: (id: ExpressionID, place: Place)] = [:]

  init(_ base: any Environment) { self.base = base }

  var effort: Effort {
    get { base.effort }
    set { base.effort = newValue }
  }

  /// What a name is worth may depend on the item.
  var namedValues: NamedValues? { items.isEmpty ? base.namedValues : nil }

  func known(_ id: ExpressionID, _ place: Place) -> Value? { base.known(id, place) }

  func worth(of symbol: Symbol, _ place: Place) -> Worth {
    items[symbol].map { .expression($0.id, $0.place) } ?? base.worth(of: symbol, place)
  }

  func worth(of property: PropertyName, of element: Symbol, _ place: Place) -> Value? {
    base.worth(of: property, of: element, place)
  }

  func worth(of state: TaskState, of task: Symbol, _ place: Place) -> Value? {
    base.worth(of: state, of: task, place)
  }

  func worth(
    ofArgument position: Int, of task: Symbol, as type: Type, _ place: Place
  ) -> Value? {
    base.worth(ofArgument: position, of: task, as: type, place)
  }

  func worth(
    of expression: Expression, forItem item: ExpressionID, _ place: Place
  ) -> Outcome? {
    base.worth(of: expression, forItem: item, place)
  }

  func reading(of value: Value?) -> String? { base.reading(of: value) }

  var locale: LocaleIdentifier? { base.locale }

  var presentDate: Value { base.presentDate }
}

extension FactFinder {
  /// What is so where something is of a field that is worked out: of the record, or of the case of an enum that
  /// has such a value.
  /// - Parameter allowed: The values that the field may have.
  mutating func workedOut(
    _ expression: Expression, _ place: Place, _ allowed: AllowedValues?,
    _ facts: (inout FactFinder, ExpressionID, Place) -> KnownFacts
  ) -> KnownFacts {
    let base = place.program.operand(0, of: expression)
    let type = place.program.expression(base).type
    if type.isOptional { return KnownFacts() }
    if let (home, values) = place.program.valuesOfCases(of: expression) {
      guard let allowed, let cases = cases(of: type, place), cases.count == values.count else {
        return KnownFacts()
      }
      let possible = zip(cases, values).filter { _, id in
        guard let value = home.constant(id), let one = AllowedValues(.equal, value) else {
          return true
        }
        return !allowed.intersection(one).areNone
      }
      return KnownFacts(.value(form(base, place).form), .only(possible.map(\.0)))
    }
    guard let (home, item, value) = place.program.computation(of: expression) else {
      return KnownFacts()
    }
    let (record, around) = named(base, place)
    return with(item, record, around) { facts(&$0, value, Place(home)) }
  }

  /// What the functions say that leave items out of a list: all of it is so of an item of it.
  mutating func said(
    of item: ExpressionID, by list: ExpressionID, _ place: Place, depth: Int
  ) -> KnownFacts {
    var result = KnownFacts()
    var (list, around) = (list, place)
    for _ in 0..<16 {
      (list, around) = named(list, around)
      let program = around.program
      let expression = program.expression(list)
      guard expression.constant < 0, program.tables.givesItems(expression) else { break }
      if expression.operation == .each,
        case let call = program.itemCalls[Int(expression.payload)],
        call.function == .filter || call.function == .first
      {
        let body = program.operand(1, of: expression)
        let own = Symbol(.loopVariable, program.file, call.loop)
        result.add(
          with(own, item, place) { [around] in $0.facts(body, around, true, depth: depth + 1) })
      }
      list = program.operand(0, of: expression)
    }
    return result
  }

  /// What is found while an item is so named; nothing of an item inside of another one of its kind.
  private mutating func with(
    _ item: Symbol, _ id: ExpressionID, _ place: Place, _ find: (inout FactFinder) -> KnownFacts
  ) -> KnownFacts {
    if let known = environment.items[item] {
      let isSame =
        known.id == id && known.place.program === place.program
        && known.place.frame == place.frame
      return isSame ? find(&self) : KnownFacts()
    }
    environment.items[item] = (id, place)
    defer { environment.items[item] = nil }
    return find(&self)
  }
}
