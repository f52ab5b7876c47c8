/// Chains: `chosen?.name.trimmed().isEmpty`. After `?.` the whole may be `nil`, and needs no other `?`
/// for members that are always there.
extension ProgramTables {
  /// Whether a value may be `nil` only because the chain before it may be.
  /// - Parameter field: The type of a field by its record and place.
  func continuesChain(_ id: ExpressionID, field: (Type, Int) -> Type?) -> Bool {
    let expression = expressions[id.index]
    guard expression.operandCount > 0 else { return false }
    let all = operands[expression.operands].map { expressions[Int($0)].type }
    guard all[0].isOptional else { return false }
    let own: Type?
    switch expression.operation {
    case .field, .computed: own = field(all[0].unwrapped, Int(expression.payload))
    case .call: own = BuiltIn(expression)?.result([all[0].unwrapped] + all.dropFirst())
    case .each: own = itemCalls[Int(expression.payload)].function.result(all[0].unwrapped, all[1])
    default: return false
    }
    return own?.isOptional == false
  }
}

extension Program {
  /// Whether a value may be `nil` only because the chain before it may be, as in `chosen?.name`.
  public func continuesChain(_ id: ExpressionID) -> Bool {
    tables.continuesChain(id) { type, slot in
      guard let (home, members) = members(of: type), slot < members.count else { return nil }
      return home.fields[members.lowerBound + slot].type
    }
  }
}
