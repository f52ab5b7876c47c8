import CtlChecker
import CtlDiagnostics

extension Written {
  /// What the items of a list are of which it is bound to one, or to a field of one, and what says so.
  var inItems: [(value: Value, location: Location)] {
    guard isBinding else { return [] }
    let (id, place) = control.followed(entry.expression)
    let expression = place.program.expression(id)
    let isItem =
      expression.operation == .symbol
      && place.program.symbols[Int(expression.payload)].kind == .loopVariable
    guard isItem || [.field, .index].contains(expression.operation) else { return [] }
    var finder = ChoiceFinder(control.walk.expansion, control.walk.memo.states)
    finder.find(id, place, states: true)
    var cases: [[(Choice.Subject, Choice.Option)]] = [[]]
    for choice in finder.choices where cases.count * choice.options.count <= Choice.limit {
      cases = cases.flatMap { chosen in choice.options.map { chosen + [(choice.subject, $0)] } }
    }
    return cases.compactMap { chosen in
      let values = CaseValues(control.walk.expansion, chosen)
      guard !chosen.isEmpty, let value = values.value(of: id, in: place) else { return nil }
      let source = values.source(of: id, in: place, within: place) ?? id
      return (value, place.program.location(of: place.program.expression(source).origin))
    }
  }
}
