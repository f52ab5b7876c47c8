extension Program {
  /// The arguments with which screens of the file open each of them.
  var openingsOfScreens: [[[(variable: Int, value: ExpressionID)]]] {
    let parameters = self.screens.map { tables.parameters(of: $0) }
    var result: [[[(variable: Int, value: ExpressionID)]]] = parameters.map { _ in [] }
    if parameters.allSatisfy({ $0.isEmpty }) { return result }
    let opened = self.steps.compactMap { step -> (screen: Symbol, arguments: Range<Int>)? in
      if case .open(let opening) = step.form { (opening.screen, opening.arguments) } else { nil }
    }
    for opening in opened + heldScreens.map({ ($0.screen, $0.arguments) }) {
      guard opening.screen.kind == .screen, opening.screen.file == self.file,
        case let index = Int(opening.screen.index), !parameters[index].isEmpty
      else { continue }
      result[index].append(
        zip(parameters[index], self.operands[opening.arguments]).compactMap { parameter, argument in
          let id = ExpressionID(Int(argument))
          return expression(id).operation == .poison ? nil : (variable: parameter, value: id)
        })
    }
    return result
  }
}

// What a `binding` parameter of a screen is where other screens of the file open it.
extension Program {
  /// The places that each variable is bound to by them.
  func findPlacesOfBindings() -> [[ExpressionID]] {
    var result = [[ExpressionID]](repeating: [], count: self.variables.count)
    let opened = self.steps.compactMap { step -> (screen: Symbol, arguments: Range<Int>)? in
      if case .open(let opening) = step.form { (opening.screen, opening.arguments) } else { nil }
    }
    for opening in opened + heldScreens.map({ ($0.screen, $0.arguments) })
    where opening.screen.file == self.file {
      for bound in boundArguments(opening.screen, opening.arguments) {
        result[bound.parameter].append(bound.argument)
      }
    }
    return result
  }

  /// The same of one variable.
  func placesOfBinding(_ variable: Int) -> ArraySlice<ExpressionID> {
    tables.placesOfBindings.isEmpty ? [] : tables.placesOfBindings[variable].prefix(16)
  }

  /// The first value of a variable, of a binding that of the variables that it is bound to, where they agree.
  public func firstValue(ofVariable variable: Int) -> ExpressionID? {
    if let own = self.variables[variable].initialValue { return own }
    let all = placesOfBinding(variable).map {
      ownVariable($0).flatMap { self.variables[$0].initialValue }
    }
    guard let first = all.first ?? nil, let value = constant(first),
      all.allSatisfy({ $0.flatMap(constant) == value })
    else { return nil }
    return first
  }

  /// The name of the variables that a binding is bound to, where they have one.
  public func outerName(ofBinding variable: Int) -> String? {
    let names = placesOfBinding(variable).map {
      ownVariable($0).map { text(self.variables[$0].name) }
    }
    guard let first = names.first, names.allSatisfy({ $0 == first }) else { return nil }
    return first
  }
}
