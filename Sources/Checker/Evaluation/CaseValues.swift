import CtlCatalogue
import CtlDiagnostics

import struct CtlRuntime.LocaleIdentifier

/// What names are worth in one case: with one option of each choice.
public final class CaseValues: Environment {
  private let uses: UseValues
  /// What names and expressions are; the last one of a subject counts.
  private let given: [(subject: Choice.Subject, option: Choice.Option)]
  public let namedValues: NamedValues? = NamedValues(remembering: true)
  private let hasExpressions: Bool
  public var effort = Effort(limit: 10_000)

  public convenience init(
    _ expansion: Expansion, _ options: [(subject: Choice.Subject, option: Choice.Option)]
  ) {
    self.init(UseValues(expansion), options)
  }

  private init(
    _ uses: UseValues, _ options: [(subject: Choice.Subject, option: Choice.Option)]
  ) {
    self.uses = uses
    given = options
    hasExpressions = options.contains { if case .expression = $0.subject { true } else { false } }
  }

  /// The case without what may change while people look: a value of truth that depends on the state
  /// is meant to change, and no rule takes one of its values for the only one.
  public var withoutState: CaseValues {
    CaseValues(uses, given.filter { $0.subject.isRepeated })
  }

  /// The case with one more option, which counts more than the others.
  public func adding(_ subject: Choice.Subject, _ option: Choice.Option) -> CaseValues {
    CaseValues(uses, given + [(subject, option)])
  }

  /// The value of an expression where a condition is so or not, and nothing else is known.
  public static func value(
    of id: ExpressionID, where condition: ExpressionID, is truth: Bool, _ place: Place,
    _ expansion: Expansion
  ) -> Value? {
    let uses = UseValues(expansion)
    let (form, isOpposite) = ExpressionForm.of(condition, place, uses)
    return CaseValues(uses, [(.expression(form), .value(.bool(truth != isOpposite)))])
      .value(of: id, in: place)
  }

  /// Whether variables have values in it.
  public var hasState: Bool { given.contains { $0.subject.isState($0.option) } }

  /// The case without the values of variables.
  public var withoutVariables: CaseValues {
    CaseValues(uses, given.filter { !$0.subject.isState($0.option) })
  }

  /// Whether a condition is not what the values of variables make it.
  public func contradicts(_ choices: [Choice]) -> Bool {
    guard hasExpressions, hasState else { return false }
    let others = CaseValues(
      uses,
      given.filter { if case .expression = $0.subject { $0.option.isWritten } else { true } })
    return choices.contains { choice in
      guard let (id, place) = choice.origin,
        case .bool(let chosen)? = value(of: id, in: place),
        case .bool(let computed)? = others.value(of: id, in: place)
      else { return false }
      return chosen != computed
    }
  }

  private func option(of form: ExpressionForm) -> Choice.Option? {
    given.last { if case .expression(form) = $0.subject { true } else { false } }?.option
  }

  private func option(of symbol: Symbol, _ frame: Int32) -> Choice.Option? {
    for index in given.indices.reversed() {
      if case .state(let values, let place) = given[index].option {
        guard place.frame == frame, let value = values.last(where: { $0.variable == symbol })
        else { continue }
        return .expression(value.value, Place(value.home, frame: frame))
      } else if case .name(symbol, frame: frame) = given[index].subject {
        return given[index].option
      }
    }
    return nil
  }

  public func known(_ id: ExpressionID, _ place: Place) -> Value? {
    let expression = place.program.expression(id)
    if expression.constant >= 0 { return uses.known(id, place) }
    guard hasExpressions, expression.type.canBeChosen || expression.operation == .field else {
      return nil
    }
    let (form, isOpposite) = ExpressionForm.of(id, place, uses)
    let value: Value
    switch option(of: form) {
    case .value(let chosen)?: value = chosen
    case .expression(let id, let place)?, .later(let id, let place)?: return uses.known(id, place)
    case .state?, .itself?, nil: return nil
    }
    if case .bool(let truth) = value { return .bool(truth != isOpposite) }
    return value
  }

  public func worth(of symbol: Symbol, _ place: Place) -> Worth {
    switch option(of: symbol, place.frame) {
    case .value(let value): .value(value)
    case .expression(let id, let place), .later(let id, let place): .expression(id, place)
    case .state, .itself, nil: uses.worth(of: symbol, place)
    }
  }

  public func worth(of property: PropertyName, of element: Symbol, _ place: Place) -> Value? { nil }

  /// That of the sources.
  public var locale: LocaleIdentifier? { "en" }

  public func reading(of value: Value?) -> String? { uses.reading(of: value) }

  private func renewEffort() {
    effort = Effort(limit: 10_000)
    uses.effort = effort
  }

  /// The value of an expression in this case. A text or a list that is empty in a state waits for another one.
  public func value(of id: ExpressionID, in place: Place) -> Value? {
    renewEffort()
    guard let value = value(id, place) else { return nil }
    return value.isEmptyContent && isOfState(id, place) ? nil : value
  }

  /// Whether a state says what an expression is.
  private func isOfState(_ id: ExpressionID, _ place: Place) -> Bool {
    var (id, place) = (id, place)
    while effort.step(), let next = next(id, place) {
      if next.isOfState { return true }
      (id, place) = (next.id, next.place)
    }
    return false
  }

  /// The place of the value: the branch that is taken, the item of the loop. The last one in the body
  /// of `wanted`; nil when the value does not come from there.
  public func source(of id: ExpressionID, in place: Place, within wanted: Place) -> ExpressionID? {
    renewEffort()
    var (id, place) = (id, place)
    var best: ExpressionID?
    var (isChosen, isOfState) = (true, false)
    while effort.step() {
      let isInside = place.frame == wanted.frame && place.program.file == wanted.program.file
      if isInside, isChosen || best == nil { best = id }
      isChosen = false
      guard let next = next(id, place) else { break }
      isChosen = next.isChosen
      isOfState = isOfState || next.isOfState
      if isOfState, next.place.program.constant(next.id)?.isEmptyContent == true { break }
      (id, place) = (next.id, next.place)
    }
    return best
  }

  /// The place that says what a variable is in this case, where an expression shows one.
  public func stateLocation(of id: ExpressionID, in place: Place) -> Location? {
    stateLocations(of: id, in: place).first
  }

  /// The same with the places that say what that is made of: what another screen gives a parameter with which
  /// the variable begins.
  public func stateLocations(of id: ExpressionID, in place: Place) -> [Location] {
    renewEffort()
    var result: [Location] = []
    var (id, place) = (id, place)
    while effort.step(), let next = next(id, place) {
      let expression = place.program.expression(id)
      let isState =
        expression.operation == .symbol
        ? place.program.symbols[Int(expression.payload)].kind == .variable
        : expression.operation == .field
      if isState {
        result.append(
          next.place.program.location(of: next.place.program.expression(next.id).origin))
      }
      (id, place) = (next.id, next.place)
    }
    return result
  }

  private typealias Next = (id: ExpressionID, place: Place, isChosen: Bool, isOfState: Bool)

  private func next(_ id: ExpressionID, _ place: Place) -> Next? {
    let program = place.program
    let expression = program.expression(id)
    switch expression.operation {
    case .conditional:
      guard case .bool(let condition)? = value(program.operand(0, of: expression), place) else {
        return nil
      }
      return (program.operand(condition ? 1 : 2, of: expression), place, true, false)
    case let operation where operation.replacesMissing:
      guard let left = value(program.operand(0, of: expression), place) else { return nil }
      return (program.operand(left == .none ? 1 : 0, of: expression), place, true, false)
    case .symbol:
      let symbol = program.symbols[Int(expression.payload)]
      guard case .expression(let id, let next) = worth(of: symbol, place) else { return nil }
      let isItem = symbol.kind == .loopVariable && program.tables.named(symbol) == nil
      let isLater = if case .later? = option(of: symbol, place.frame) { true } else { false }
      return (id, next, isItem, symbol.kind == .variable || isLater)
    // A text of nothing but another text.
    case .interpolation where expression.operandCount == 1:
      let part = program.operand(0, of: expression)
      return program.expression(part).type == .string ? (part, place, false, false) : nil
    case .toDouble: return (program.operand(0, of: expression), place, false, false)
    case .field:
      if hasExpressions, case let form = ExpressionForm.of(id, place, uses).form,
        case .expression(let id, let next)? = option(of: form)
      {
        return (id, next, false, true)
      }
      return field(expression, place)
    // It is what its case says, or its record makes it.
    case .computed:
      let base = program.operand(0, of: expression)
      if case .enumCase(_, _, let item)? = value(base, place),
        let (home, id) = program.value(ofCase: item, expression)
      {
        return (id, Place(home, frame: place.frame), true, false)
      }
      return (base, place, false, false)
    default: return nil
    }
  }

  /// The expression of a field in the record that is written out.
  private func field(_ expression: Expression, _ place: Place) -> Next? {
    var (id, around) = (place.program.operand(0, of: expression), place)
    var isOfState = false
    while effort.step() {
      let record = around.program.expression(id)
      if record.operation == .record {
        let slot = Int(expression.payload)
        return slot < Int(record.operandCount)
          ? (around.program.operand(slot, of: record), around, false, isOfState) : nil
      }
      guard let next = next(id, around) else { return nil }
      (id, around) = (next.id, next.place)
      isOfState = isOfState || next.isOfState
    }
    return nil
  }
}

extension Type {
  /// Whether it is that of a condition, of what `??` replaces, of a position, or has fields for its cases.
  fileprivate var canBeChosen: Bool {
    isOptional || base == .bool || base == .int || base == .enumeration
  }
}

extension Expansion {
  /// A value as people read it: of a case of an enum its text.
  func reading(of value: Value?) -> String? {
    guard case .enumCase? = value else { return value?.text }
    return declaration(ofCase: value)?.item.label
  }

  /// Where the case of an enum is declared that a value is.
  package func location(ofCase value: Value?) -> Location? {
    declaration(ofCase: value).map { $0.home.location(of: $0.item.origin, .member) }
  }

  private func declaration(ofCase value: Value?) -> (home: Program, item: EnumerationCase)? {
    guard case .enumCase(let file, let enumeration, let index)? = value,
      let program = program.program(of: file)
        ?? frames.lazy.compactMap({ $0.program.program(of: file) }).first,
      program.enumerations.indices.contains(enumeration)
    else { return nil }
    let cases = program.enumerations[enumeration].cases
    guard index >= 0, index < cases.count else { return nil }
    return (program, program.enumCases[cases.lowerBound + index])
  }
}
