import CtlCatalogue

import struct CtlRuntime.LocaleIdentifier

/// What names are worth in the uses of components, before the app runs.
package final class UseValues: Environment {
  let expansion: Expansion
  package var effort = Effort(limit: 10_000)
  package let namedValues: NamedValues? = NamedValues(remembering: true)

  package init(_ expansion: Expansion) { self.expansion = expansion }

  /// The value of an expression, with effort of its own.
  func value(of id: ExpressionID, _ place: Place) -> Value? {
    effort = Effort(limit: 10_000)
    return value(id, place)
  }

  package func worth(of symbol: Symbol, _ place: Place) -> Worth {
    switch symbol.kind {
    case .constant: worth(ofConstant: symbol, place)
    case .parameter: expansion.worth(ofParameter: symbol, place)
    case .loopVariable: worth(ofUnwrapped: symbol, place)
    default: .unknown
    }
  }

  /// A value with a name is there: where it is known to be `nil`, nothing is shown.
  private func worth(ofUnwrapped symbol: Symbol, _ place: Place) -> Worth {
    guard let id = place.program.tables.named(symbol), value(named: id, place) != Value.none else {
      return .unknown
    }
    return .expression(id, place)
  }

  package func worth(of property: PropertyName, of element: Symbol, _ place: Place) -> Value? {
    nil
  }

  package func reading(of value: Value?) -> String? { expansion.reading(of: value) }

  /// That of the sources.
  package var locale: LocaleIdentifier? { "en" }
}

extension Expansion {
  /// What a parameter stands for: the argument of the use, or the default.
  public func worth(ofParameter symbol: Symbol, _ place: Place) -> Worth {
    guard place.frame >= 0, symbol.file == place.program.file else { return .unknown }
    if let argument = argument(Int(symbol.index), in: place.frame) {
      let use = frames[Int(place.frame)]
      return .expression(argument.expression, Place(use.callerProgram, frame: use.callerFrame))
    }
    let parameter = place.program.parameters[Int(symbol.index)]
    return parameter.defaultValue.map { .expression($0, place) }
      ?? (parameter.isNilByItself ? .value(.none) : .unknown)
  }
}
