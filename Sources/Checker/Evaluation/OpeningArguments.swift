extension Program {
  /// The arguments with which screens of this file open each screen of a file.
  func openings(ofScreensIn home: Program) -> [[[(variable: Int, value: ExpressionID)]]] {
    let parameters = home.screens.map { home.tables.parameters(of: $0) }
    var result: [[[(variable: Int, value: ExpressionID)]]] = parameters.map { _ in [] }
    if parameters.allSatisfy({ $0.isEmpty }) { return result }
    let opened = self.steps.compactMap { step -> (screen: Symbol, arguments: Range<Int>)? in
      if case .open(let opening) = step.form { (opening.screen, opening.arguments) } else { nil }
    }
    for opening in opened + heldScreens.map({ ($0.screen, $0.arguments) }) {
      guard opening.screen.kind == .screen, opening.screen.file == home.file,
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

/// What a screen of the file gives to a parameter of another one: a value, or the place that a binding follows.
public struct GivenValue: Sendable, Hashable {
  /// Poison where nothing is given.
  public var value: ExpressionID
  /// Whether nothing around the step decides whether it is taken.
  var isFree: Bool
}

extension Program {
  /// What each variable that is a parameter gets.
  func findGivenToParameters() -> [[GivenValue]] {
    guard self.variables.contains(where: \.isParameter) else { return [] }
    var result = [[GivenValue]](repeating: [], count: self.variables.count)
    func add(_ screen: Symbol, _ arguments: Range<Int>, isFree: Bool) {
      guard screen.file == self.file, self.screens.indices.contains(Int(screen.index)),
        !arguments.isEmpty
      else { return }
      let parameters = tables.parameters(of: self.screens[Int(screen.index)])
      for (parameter, operand) in zip(parameters, self.operands[arguments]) {
        var id = ExpressionID(Int(operand))
        if expression(id).operation == .poison {
          if self.variables[parameter].isBinding { continue }
          id = self.variables[parameter].initialValue ?? id
        }
        result[parameter].append(GivenValue(value: id, isFree: isFree))
      }
    }
    for element in self.elements where !element.handlers.isEmpty {
      var isAlways: Bool?
      for handler in self.handlers[element.handlers] {
        for step in handler.steps {
          guard case .open(let opening) = self.steps[step].form else { continue }
          let isFree = isAlways ?? isAlwaysThere(element)
          isAlways = isFree
          add(
            opening.screen, opening.arguments,
            isFree: isFree && step == handler.steps.lowerBound)
        }
      }
    }
    for held in heldScreens { add(held.screen, held.arguments, isFree: true) }
    return result
  }

  /// Whether no condition decides whether an element is there and can be used.
  private func isAlwaysThere(_ element: Element) -> Bool {
    var element = element
    while true {
      if element.form == .branch || element.form == .componentRoot { return false }
      let isConditional = self.properties[element.properties].contains {
        [.isEnabled, .isHidden, .isUserInteractionEnabled].contains($0.name)
          && !isConstant($0.expression)
      }
      if isConditional { return false }
      guard element.parent >= 0 else { return true }
      element = self.elements[Int(element.parent)]
    }
  }

  /// What the file gives to a parameter of a screen.
  public func given(toParameter variable: Int) -> [GivenValue] {
    tables.givenToParameters.isEmpty ? [] : tables.givenToParameters[variable]
  }

  /// The places that a binding follows.
  func placesOfBinding(_ variable: Int) -> [ExpressionID] {
    self.variables[variable].isBinding ? given(toParameter: variable).prefix(16).map(\.value) : []
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
