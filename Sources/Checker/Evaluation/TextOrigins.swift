// What people type, and what an app loads, is data: it is shown as it is, also where it only passes through a
// `let`. Texts of the sources are looked up.

extension Program {
  /// Where the texts of an expression come from.
  struct TextOrigins {
    /// Those that have to be looked up.
    var hasTexts = false
    /// Those that `localized` has looked up.
    var hasKeys = false
    var hasData = false

    /// Whether each has to be looked up by itself.
    var isMixed: Bool { hasTexts && (hasKeys || hasData) }
  }

  /// Whether an expression has texts to look up beside others, so that each has to be looked up by itself.
  func mixesTexts(_ id: ExpressionID) -> Bool {
    let expression = expression(id)
    switch expression.operation {
    case .list, .conditional: break
    case .symbol where tables.symbols[Int(expression.payload)].kind == .constant: break
    default: guard expression.passesTexts else { return false }
    }
    return textOrigins(of: id).isMixed
  }

  /// Whether a constant has texts of the sources.
  func holdsTexts(constant: Int) -> Bool {
    let value = tables.constants[constant].value
    if let name = name(heldBy: constant) { return namesTexts(name) }
    return textOrigins(of: value).hasTexts
  }

  /// What a constant only names: a variable, another constant, or a part of one.
  func name(heldBy constant: Int) -> ExpressionID? {
    let value = tables.constants[constant].value
    if self.constant(value) != nil, isPure(value) { return nil }
    let expression = expression(value)
    switch expression.operation {
    case .symbol, .field, .index: return value
    case .each, .call: return tables.givesItems(expression) ? value : nil
    default: return nil
    }
  }

  func textOrigins(of id: ExpressionID) -> TextOrigins {
    var origins = TextOrigins()
    var seen: Set<Symbol> = []
    var pending = [(program: self, id: id)]
    while let (program, id) = pending.popLast() {
      for source in program.allSources(of: id) {
        guard case .symbol(let symbol) = source else {
          switch source {
          case .data: origins.hasData = true
          case .localized: origins.hasKeys = true
          case .written: break
          default: origins.hasTexts = true
          }
          continue
        }
        guard seen.count < 64, seen.insert(symbol).inserted,
          let home = program.program(of: symbol.file)
        else { continue }
        switch symbol.kind {
        case .variable: origins.hasData = true
        case .field:
          if home.showsTexts(field: Int(symbol.index)) {
            origins.hasTexts = true
          } else {
            origins.hasData = true
          }
        case .constant: pending.append((home, home.tables.constants[Int(symbol.index)].value))
        case .loopVariable where home.file == program.file:
          pending.append((program, home.tables.loops[Int(symbol.index)].sequence))
        default: break
        }
      }
    }
    return origins
  }
}

extension Program {
  /// The constant that an expression is a part of, or the values of the cases of an enum, and the fields that lead
  /// to it: of records that stand in the file, the texts are texts of the app.
  func constantRoots(of id: ExpressionID) -> (values: [Value], fields: [Int])? {
    var (id, fields) = (id, [Int]())
    for _ in 0..<64 {
      if let value = constant(id) { return ([value], fields.reversed()) }
      let expression = expression(id)
      switch expression.operation {
      case .symbol:
        let symbol = tables.symbols[Int(expression.payload)]
        if symbol.kind == .constant, let home = program(of: symbol.file) {
          let value = home.constant(home.constants[Int(symbol.index)].value)
          return value.map { ([$0], fields.reversed()) }
        }
        guard symbol.kind == .loopVariable, symbol.file == self.file else { return nil }
        id = tables.loops[Int(symbol.index)].sequence
      case .computed:
        guard let (home, all) = valuesOfCases(of: expression) else { return nil }
        let values = all.compactMap(home.constant)
        return values.count == all.count ? (values, fields.reversed()) : nil
      case .field, .index, .each, .call:
        let isField = expression.operation == .field
        guard isField || expression.operation == .index || tables.givesItems(expression),
          let base = operandIDs(of: expression).first
        else { return nil }
        if isField { fields.append(Int(expression.payload)) }
        id = base
      default: return nil
      }
    }
    return nil
  }
}

extension Value {
  /// What fields of records lead to, in all items of lists.
  func parts(_ fields: ArraySlice<Int>) -> [Value] {
    switch self {
    case .list(let items): items.flatMap { $0.parts(fields) }
    case .record(_, _, let values):
      if let field = fields.first, values.indices.contains(field) {
        values[field].parts(fields.dropFirst())
      } else {
        []
      }
    default: fields.isEmpty ? [self] : []
    }
  }
}
