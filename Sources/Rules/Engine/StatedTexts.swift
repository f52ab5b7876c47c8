import CtlChecker
import CtlDiagnostics

extension Written {
  /// The text with what variables in it are at first, in samples and after steps, and what says so. A part
  /// that is not known even then is left out.
  var statedTexts: [(text: String, location: Location)] {
    guard value == nil, let (expression, place) = words else { return [] }
    let (walk, states) = (control.walk, control.walk.memo.states)
    let parts = place.program.operandIDs(of: expression)
    let shown = walk.variables(in: parts, place)
    let conditions = walk.conditions(around: control.index)
    var seen: [Symbol] = []
    var result: [(text: String, location: Location)] = []
    for (variable, home) in shown where !seen.contains(variable) {
      guard let (scope, known) = states.states(of: Int(variable.index), in: home.program)
      else { continue }
      let all = shown.filter { $0.place.frame == home.frame }.map(\.symbol)
      seen += all
      let current = walk.current?.values ?? CaseValues(walk.expansion, [])
      for state in known {
        let then = current.adding(state, of: scope, in: home)
        let isThere = conditions.allSatisfy {
          then.value(of: $0.condition, in: $0.place) != .bool(!$0.holds)
        }
        guard isThere, let cause = state.cause(of: all.map { Int($0.index) }, in: home.program)
        else { continue }
        let text = parts.map { part in
          then.reading(of: then.value(of: part, in: place))
            ?? walk.text(of: part, in: place.program, place.frame) ?? ""
        }
        result.append((text.joined(), cause))
      }
    }
    return result
  }
}

extension CaseValues {
  /// The case in a state of the scope with a first variable.
  func adding(_ state: KnownStates.State, of scope: Int, in home: CtlChecker.Place) -> CaseValues {
    func name(_ index: Int) -> Symbol { Symbol(.variable, home.program.file, index) }
    return adding(
      .state(name(scope), frame: home.frame),
      .state(state.map { (variable: name($0.variable), value: $0.value, home: $0.home) }, home))
  }
}

extension KnownStates.State {
  /// The place of the value of one of some variables: of one that has another value than at first, if there
  /// is such a one.
  /// - Parameter program: The program of the variables; a value may stand in another one.
  fileprivate func cause(of variables: [Int], in program: Program) -> Location? {
    let own = filter { variables.contains($0.variable) }
    let later = own.first {
      $0.home.file != program.file || program.variables[$0.variable].initialValue != $0.value
    }
    return (later ?? own.first).map { $0.home.location(of: $0.home.expression($0.value).origin) }
  }
}
