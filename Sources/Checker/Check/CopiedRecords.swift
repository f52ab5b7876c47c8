import CtlDiagnostics

/// What a copy of a record has of the one that it copies.
extension Checker {
  /// A field of a record that is copied. Where the record is `nil` there is no copy.
  mutating func kept(
    _ slot: Int, _ type: Type, of original: ExpressionID, _ node: Int
  ) -> ExpressionID {
    if let value = value(of: slot, in: original) { return value }
    let isOptional = self.type(of: original).isOptional
    let field = make(
      .field, isOptional ? type.optional ?? .poison : type, node, operands: [original],
      payload: UInt32(slot))
    if !isOptional || type.isOptional { return field }
    let other = literal(standIn(for: type), type, node)
    return make(.orElse, type, node, operands: [field, other])
  }

  /// What a record that is written out has in a field. To ask the record itself would write it once for
  /// each field, and the record that it copies once for each field of that.
  private func value(of slot: Int, in original: ExpressionID) -> ExpressionID? {
    var expression = tables.expressions[original.index]
    // Where one that may be `nil` is copied, it is there.
    if expression.operation == .conditional, expression.type.isOptional {
      let sides = (0..<3).map { Int(tables.operands[Int(expression.firstOperand) + $0]) }
      guard constant(ExpressionID(sides[1])) == Value.none else { return nil }
      expression = tables.expressions[sides[2]]
    }
    guard expression.operation == .record, slot < Int(expression.operandCount) else { return nil }
    return ExpressionID(Int(tables.operands[Int(expression.firstOperand) + slot]))
  }

  /// A value that is never seen.
  private func standIn(for type: Type) -> Value {
    if type == .date { return DateTime("2001-01-01").map { .date($0) } ?? .none }
    if type == .image { return .image(ImageReference("")) }
    guard type.base == .record, type.isPlain, let (program, fields) = fields(of: type) else {
      return .initial(type)
    }
    let values = fields.map { index in
      let field = field(index, program)
      return field.defaultValue ?? standIn(for: field.type)
    }
    return .record(file: type.file, index: Int(type.index), values)
  }
}
