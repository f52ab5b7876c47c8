/// Uses of components in random programs: their arguments, what fills their slots, and the handlers that
/// receive their events.
extension RandomTypedProgram {
  mutating func use() {
    guard let component = pick(sight.components) else { return }
    var arguments: [String] = []
    for parameter in component.parameters {
      if parameter.isBinding {
        guard let variable = bindable(parameter.type) else { return }
        arguments.append("\(parameter.name) <-> \(variable)")
      } else if !parameter.hasDefault || chance(50) {
        arguments.append("\(parameter.name): \(expression(parameter.type, 2))")
      }
    }
    let name = chance(50) ? " \(self.name())" : ""
    block("\(component.name)\(name)") { program in
      for argument in arguments { program.line(argument) }
      for event in component.events where program.chance(70) { program.receive(event) }
      for slot in component.slots where program.chance(60) {
        guard let slot else {
          program.elements(in: .view)
          continue
        }
        program.block(slot) { $0.elements(in: .view) }
      }
    }
  }

  /// `on retry(count1) -> …`, with names for the first values of an event.
  private mutating func receive(_ event: RandomScope.Action) {
    guard let action = pick(scope.actions) else { return }
    let values = scope.values
    defer { scope.values = values }
    let known = event.parameters.prefix(Int.random(in: 0...event.parameters.count, using: &random))
    let names = known.enumerated().map { place, parameter in
      let name = "value\(count)\(place)"
      scope.values.append(RandomValue(name: name, type: parameter.1))
      return name
    }
    let head = "on \(event.name)" + (names.isEmpty ? "" : "(\(names.joined(separator: ", ")))")
    line(chance(60) ? "\(head) -> \(step(action))" : "\(head) { \(steps(2, action)) }")
  }

  /// A slot, with contents of its own or without, alone or in a container or a condition.
  mutating func slot(_ head: String) {
    func itself(_ program: inout Self) {
      if program.chance(50) {
        program.block(head) { $0.elements(in: .view) }
      } else {
        program.line(head)
      }
    }
    switch Int.random(in: 0..<3, using: &random) {
    case 0: block("stack", itself)
    case 1: block("if \(expression(.bool, 2))", itself)
    default: itself(&self)
    }
  }
}
