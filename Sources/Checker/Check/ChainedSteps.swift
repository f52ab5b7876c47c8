import CtlSyntax

/// Changes of a part of what may be `nil`: `chosen?.name = "A"` is a step inside of an `if let`.
extension Checker {
  /// A place without its `?.`, and what has to hold for it: what may be `nil` has a name there, which the file does
  /// not say.
  mutating func unwrapped(
    _ place: ExpressionID, _ node: Int
  ) -> (place: ExpressionID, condition: ExpressionID?) {
    var fields: [Expression] = []
    var base = place
    while tables.expressions[base.index].operation == .field {
      fields.append(tables.expressions[base.index])
      base = ExpressionID(Int(tables.operands[Int(fields[fields.count - 1].firstOperand)]))
    }
    let isChain = fields.contains { field in
      type(of: ExpressionID(Int(tables.operands[Int(field.firstOperand)]))).isOptional
    }
    if !isChain { return (place, nil) }
    var condition: ExpressionID?
    var name = named(base)
    for field in fields.reversed() {
      if type(of: base).isOptional {
        let (value, isThere) = unwrapping(base, name, node)
        base = value
        condition =
          condition.map {
            make(
              .and, .bool, node, operands: [$0, isThere], payload: ProgramTables.joined)
          } ?? isThere
      }
      guard let (program, members) = members(of: type(of: base)) else { return (place, nil) }
      let declared = self.field(members.lowerBound + Int(field.payload), program)
      base = make(
        .field, declared.type, field.origin.node, operands: [base], payload: field.payload)
      name = program.map { tables.names.intern($0.text(declared.name)) } ?? declared.name
    }
    return (base, condition)
  }

  /// The name of a variable, for the value in it.
  private mutating func named(_ value: ExpressionID) -> NameID {
    let expression = tables.expressions[value.index]
    if expression.operation == .symbol {
      let symbol = tables.symbols[Int(expression.payload)]
      switch symbol.kind {
      case .variable where symbol.file == file: return tables.variables[Int(symbol.index)].name
      case .parameter where symbol.file == file: return tables.parameters[Int(symbol.index)].name
      default: break
      }
    }
    return tables.names.intern("value")
  }

  private mutating func unwrapping(
    _ value: ExpressionID, _ name: NameID, _ node: Int
  ) -> (value: ExpressionID, isThere: ExpressionID) {
    let loop = tables.loops.count
    let type = type(of: value)
    tables.loops.append(
      Loop(
        name: name, origin: OriginID(node: node), type: type.element, sequence: value,
        form: .unwrapping))
    let isThere = make(
      .notEqual, .bool, node, operands: [value, literal(.none, type, node)],
      payload: UInt32(loop + 1))
    // A log says it as the file does.
    let place = tables.expressions[value.index].origin.node
    return (use(Symbol(.loopVariable, file, loop), place, nil), isThere)
  }

  /// The steps of a change, inside of the condition with which it may begin.
  mutating func closingChoice(_ body: (inout Checker) -> Void) {
    let first = tables.steps.count
    body(&self)
    let count = tables.steps.count
    guard first < count, case .choice(let condition, 0) = tables.steps[first].form else { return }
    if count == first + 1 {
      tables.steps.removeLast()
      return
    }
    tables.steps[first].form = .choice(condition, otherwise: UInt32(count))
    tables.steps[first].size = UInt32(count - first)
  }
}
