import CtlCatalogue

/// What names are worth when a screen is made: variables have their first values.
public final class FirstValues: Environment {
  public var effort = Effort(limit: 10_000)

  public init() {}

  public func worth(of symbol: Symbol, _ place: Place) -> Worth {
    switch symbol.kind {
    case .constant: return worth(ofConstant: symbol, place)
    case .variable where symbol.file == place.program.file:
      let variable = place.program.variables[Int(symbol.index)]
      // The opener of the screen says what it is.
      if variable.isParameter { return .unknown }
      if let value = variable.initialValue { return .expression(value, place) }
      // A date begins with the present, and a range may leave out the usual first value.
      return variable.range == nil && variable.type != .date && variable.type.base != .record
        ? .value(.initial(variable.type)) : .unknown
    default: return .unknown
    }
  }

  /// The words of other values depend on the language of the person.
  public func reading(of value: Value?) -> String? {
    switch value {
    case .some(.none), .bool, .int, .double, .string: value?.text
    default: nil
    }
  }

  public func worth(of property: PropertyName, of element: Symbol, _ place: Place) -> Value? { nil }

  public func worth(of state: TaskState, of task: Symbol, _ place: Place) -> Value? {
    state.atStart
  }

  public func worth(
    ofArgument position: Int, of task: Symbol, as type: Type, _ place: Place
  ) -> Value? { type.isOptional ? Value.none : nil }
}

/// The same in a use of a component: what names are worth there, and the first values of variables.
package final class FirstUses: Environment {
  private let uses: UseValues
  package var effort = Effort(limit: 10_000)
  package let namedValues: NamedValues? = NamedValues()

  package init(_ uses: UseValues) { self.uses = uses }

  /// The value of an expression when a screen is made.
  package func firstValue(_ id: ExpressionID, of program: Program, in frame: Int32) -> Value? {
    effort = Effort(limit: 10_000)
    uses.effort = effort
    return value(id, Place(program, frame: frame))
  }

  package func worth(of symbol: Symbol, _ place: Place) -> Worth {
    guard symbol.kind == .variable, symbol.file == place.program.file,
      let value = place.program.variables[Int(symbol.index)].initialValue
    else { return uses.worth(of: symbol, place) }
    return .expression(value, place)
  }

  package func worth(of property: PropertyName, of element: Symbol, _ place: Place) -> Value? {
    nil
  }

  package func reading(of value: Value?) -> String? { uses.reading(of: value) }
}
