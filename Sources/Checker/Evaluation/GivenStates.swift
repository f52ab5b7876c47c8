import CtlDiagnostics

extension KnownStates {
  /// All that steps, samples and openers give to a variable, also what is empty or 0, with the places.
  public func given(to variable: Int, in program: Program) -> [(value: Value, location: Location)] {
    let path = PartPath(root: Symbol(.variable, program.file, variable))
    let opened = program.given(toParameter: variable).map { (id: $0.value, home: program) }
    let outer = givenByOpener(to: variable, in: program)
    return (opened + outer + values(of: path, in: program, beyond: -2)).compactMap { one in
      one.home.constant(one.id).map {
        ($0, one.home.location(of: one.home.expression(one.id).origin))
      }
    }
  }
}

extension Program {
  /// What a variable that is told apart on its own is in a state, where it begins with another one, such as a
  /// parameter of the screen.
  func resolved(
    _ one: KnownStates.State.Element, in state: KnownStates.State
  ) -> KnownStates.State.Element {
    guard self.variables[one.variable].isAlone, one.home.file == self.file,
      let other = ownVariable(one.value), other != one.variable,
      let source = state.first(where: { $0.variable == other })
    else { return one }
    return (one.variable, source.value, source.home)
  }
}
