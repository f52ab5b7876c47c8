import CtlChecker

/// Lists whose type Swift would choose by what follows them: it takes `[1, 2]` for a list of `Int?` where a
/// closure after it compares the items with one.
extension CodeScope {
  /// A list before a function of its items, with its type where Swift has a choice: `([1, 2] as [Int])`.
  func typed(_ id: ExpressionID, _ code: Code) -> Code {
    let type = program.expression(id).type
    guard type.isList, ![.nothing, .anyMember].contains(type.base), isOpen(id) else { return code }
    let list = code.layout(atLeast: .addition)
    return Code(.text("(") + list + .text(" as \(types.name(type)))"), .primary)
  }

  /// Whether a list is made of literals only.
  private func isOpen(_ id: ExpressionID) -> Bool {
    var pending = [id]
    while let next = pending.popLast() {
      let expression = program.expression(next)
      let operands = program.operandIDs(of: expression)
      if case .list(let items)? = program.constant(next), isPure(next) {
        // An empty one is written with its type.
        if items.isEmpty { return false }
        continue
      }
      switch expression.operation {
      case .list: continue
      case .add: pending += operands
      case .conditional where operands.count == 3:
        if let known = knownCondition(operands[0]) {
          pending.append(operands[known ? 1 : 2])
        } else {
          pending += operands[1...]
        }
      case .call where !operands.isEmpty: pending.append(operands[0])
      default:
        guard let value = localValue(expression) else { return false }
        pending.append(value)
      }
    }
    return true
  }
}
