import CtlCatalogue
import CtlChecker

extension Written {
  /// Whether a condition is true, or may become so: it follows what people do, a task or data of the app. A
  /// variable that has its own name here is what the file makes of it.
  var mayBeTrue: Bool {
    if let value { return value == .bool(true) }
    // Arguments of arguments may name one many times.
    var effort = Effort(limit: 1_000)
    return !isOfStyle && control.walk.mayBeTrue(entry.expression, control.scope, &effort)
  }
}

extension Walk {
  fileprivate func mayBeTrue(_ id: ExpressionID, _ place: Place, _ effort: inout Effort) -> Bool {
    if let known = place.program.constant(id) { return known == .bool(true) }
    guard effort.enter() else { return false }
    defer { effort.leave() }
    let expression = place.program.expression(id)
    func operand(_ index: Int, _ effort: inout Effort) -> Bool {
      mayBeTrue(place.program.operand(index, of: expression), place, &effort)
    }
    switch expression.operation {
    case .conditional: return operand(1, &effort) || operand(2, &effort)
    case .and: return operand(0, &effort) && operand(1, &effort)
    case .or: return operand(0, &effort) || operand(1, &effort)
    case .symbol:
      let symbol = place.program.symbols[Int(expression.payload)]
      if symbol.kind == .parameter,
        case .expression(let next, let outer) = expansion.worth(ofParameter: symbol, place)
      {
        return mayBeTrue(next, outer, &effort)
      }
      return expansion.variable(id, of: place.program, in: place.frame).map {
        mayBecomeTrue($0.index, of: $0.program)
      } ?? false
    // The cases of an element have the items of a list, and the cases of an enum.
    case .field, .index: return false
    case .computed where place.program.readsCase(expression): return false
    default:
      return dependOnName([id], in: place) { [.variable, .element, .task].contains($0.kind) }
    }
  }

  /// Whether a variable is true at first or in a state that the file names, or gets what is not known.
  private func mayBecomeTrue(_ variable: Int, of home: Program) -> Bool {
    let first = home.variables[variable].initialValue.map { home.constant($0) == .bool(true) }
    if first == true { return true }
    if memo.states.values(of: variable, in: home).contains(where: { $0.value == .bool(true) }) {
      return true
    }
    return memo.variablesToTurn(in: home).contains(variable)
  }
}

extension Memo {
  /// The variables of a file that controls and other screens are bound to, and those that steps make something
  /// else than false.
  fileprivate func variablesToTurn(in home: Program) -> Set<Int> {
    if let known = turned[home.file] { return known }
    let parameters = home.variables.indices.filter { home.variables[$0].isBinding }
    let variables = changes(in: home).variables(setOtherThan: .bool(false)).union(parameters)
    turned[home.file] = variables
    return variables
  }
}
