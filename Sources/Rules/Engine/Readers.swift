import CtlCatalogue
import CtlChecker
import CtlDiagnostics

/// What an element makes of the value of a variable.
struct Reader {
  /// The position of the element.
  let index: Int
  let form: Form

  enum Form {
    case property(PropertyEntry)
    /// It is there, or not.
    case condition
    /// It shows the items of a list.
    case items
    /// It passes the value on, or decides by it.
    case handler
  }
}

extension Walk {
  /// The variable of a place: of a field, an item or a binding parameter that of the whole.
  func root(of id: ExpressionID, in place: CtlChecker.Place) -> Symbol? {
    var (id, place) = (id, place)
    for _ in 0..<256 {
      let program = place.program
      let expression = program.expression(id)
      switch expression.operation {
      case .field, .index: id = program.operand(0, of: expression)
      case .symbol:
        let symbol = program.symbols[Int(expression.payload)]
        switch symbol.kind {
        case .variable: return symbol
        case .loopVariable where symbol.file == program.file:
          id = program.loops[Int(symbol.index)].sequence
        case .parameter:
          guard case .expression(let next, let outer) = expansion.worth(ofParameter: symbol, place)
          else { return nil }
          (id, place) = (next, outer)
        default: return nil
        }
      default: return nil
      }
    }
    return nil
  }

  /// The elements that read a variable. A search of the whole screen: for rules about what is rare.
  func readers(of variable: Symbol) -> [Reader] {
    var result: [Reader] = []
    for index in sites.indices {
      let site = sites[index]
      let place = CtlChecker.Place(
        expansion.program(of: site.instance), frame: site.instance.frame)
      func reads(_ ids: [ExpressionID]) -> Bool {
        dependOnName(ids, in: place) { $0 == variable }
      }
      let payload = Int(site.element.payload)
      switch site.element.form {
      case .branch:
        if payload >= 0, reads([ExpressionID(payload)]) {
          result.append(Reader(index: index, form: .condition))
        }
      case .loop:
        if reads([place.program.loops[payload].sequence]) {
          result.append(Reader(index: index, form: .items))
        }
      case .kind:
        for position in site.properties {
          let entry = cascade.property(position)
          if reads([entry.expression]) {
            result.append(Reader(index: index, form: .property(entry)))
          }
        }
      default: break
      }
      for handler in place.program.handlers[site.element.handlers]
      where reads(place.program.valuesRead(by: handler)) {
        result.append(Reader(index: index, form: .handler))
      }
    }
    return result
  }
}

extension Program {
  /// What the steps of a handler read.
  fileprivate func valuesRead(by handler: Handler) -> [ExpressionID] {
    tables.steps[handler.steps].flatMap { step -> [ExpressionID] in
      let arguments: Range<Int>
      switch step.form {
      case .call(let call): arguments = call.arguments
      case .open(let opening): arguments = opening.arguments
      case .start(let start): arguments = start.arguments
      case .assign(_, let value), .finish(let value), .choice(let value, _): return [value]
      case .change(_, _, let values): arguments = values
      case .close, .cancel: return []
      }
      return tables.operands[arguments].map { ExpressionID(Int($0)) }
    }
  }
}

extension PlacedElement {
  /// Where the expressions of the element stand.
  var scope: CtlChecker.Place { CtlChecker.Place(program, frame: frame) }
}

extension Written {
  /// What samples make of the variable that it is bound to, and where.
  var inSamples: [(value: Value, location: Location)] {
    guard isBinding,
      let bound = control.walk.expansion.variable(
        entry.expression, of: program, in: control.frame)
    else { return [] }
    let home = bound.program
    return home.sampleValues.compactMap { sample in
      guard home.variables[sample.variable].origin == bound.variable.origin,
        let value = home.constant(sample.expression)
      else { return nil }
      return (value, home.location(of: home.expression(sample.expression).origin))
    }
  }
}
