import CtlChecker

/// Lists: their functions, and the places of their items.
extension CodeScope {
  /// Where a binding writes: `copies`, `settings.volume`, `accounts[index].isShared`.
  func target(_ id: ExpressionID) -> String {
    let expression = program.expression(id)
    let operands = program.operandIDs(of: expression)
    if expression.operation == .field, let base = operands.first {
      return target(base) + "." + fieldName(expression, of: program.expression(base).type)
    }
    if expression.operation == .index, operands.count == 2 {
      let place = code(operands[1]).labeled("at").flat
      return target(operands[0])
        + "[\(place), default: \(types.defaultValue(expression.type))]"
    }
    guard expression.operation == .symbol,
      let counter = counter(of: program.symbols[Int(expression.payload)])
    else { return code(id).layout().flat }
    let symbol = program.symbols[Int(expression.payload)]
    let list = target(program.loops[Int(symbol.index)].sequence)
    // A step before this one may have changed the list.
    if hasSafeItems, let item = name(of: symbol) {
      return "\(list)[at: \(local(counter)), default: \(item)]"
    }
    _ = local(counter + CodeScope.checked)
    return "\(list)[\(local(counter))]"
  }

  /// The name of an item that code gives a value to, which is the item as it is then.
  func changedItem(_ symbol: Symbol) -> String? {
    guard let counter = counter(of: symbol) else { return nil }
    _ = local(counter + CodeScope.changed)
    return name(of: symbol)
  }

  /// Ends the name that stands for an item which gets a value.
  static let changed = "="

  /// A value before a member: `chosen?` before one that it has only when it is there.
  func chained(_ id: ExpressionID) -> Code {
    let value = code(id, typed: false)
    guard program.expression(id).type.isOptional, !program.continuesChain(id) else { return value }
    return Code(value.layout(atLeast: .primary) + .text("?"), .primary)
  }

  /// Ends the name that stands for an index which has to be in its list.
  static let checked = "?"

  /// `accounts.filter({ $0.isShared })`
  func each(_ expression: Expression, _ operands: [ExpressionID]) -> Code {
    unshown {
      let call = program.itemCalls[Int(expression.payload)]
      let list = chained(operands[0])
      let item = itemName(of: call.loop)
      func body(_ name: String) -> (layout: CodeLayout, isUsed: Bool) {
        let outer = items[call.loop]
        items[call.loop] = name
        let (layout, isUsed) = uses(CodeScope.item(call.loop)) {
          code(operands[1], typed: false).layout()
        }
        items[call.loop] = outer
        return (layout, isUsed)
      }
      func closure() -> CodeLayout {
        let (layout, isUsed) = body(item)
        let head = !isUsed ? "_ in " : item == "$0" ? "" : "\(item) in "
        return .text("{ \(head)") + layout + .text(" }")
      }
      switch call.function {
      case .filter, .map: return list.method(call.function.name, [closure()])
      case .count: return list.method("filter", [closure()]).member("count")
      case .contains: return list.method("contains", [.text("where: ") + closure()])
      case .sorted:
        let (first, second) = (body("$0"), body("$1"))
        guard first.isUsed else { return list }
        return list.method(
          "sorted",
          [.text("by: { ") + first.layout + .text(" < ") + second.layout + .text(" }")])
      case .unique: return list.method("map", [closure()]).method("unique", [])
      case .min, .max: return list.method("map", [closure()]).method(call.function.name, [])
      case .sum:
        let values = list.method("map", [closure()])
        let type = expression.type.unwrapped
        let adds = type == .int || type == .duration
        return values.method(
          "reduce",
          [
            .text(types.defaultValue(type)), adds ? "{ $0.adding($1) }" : "+",
          ])
      }
    }
  }

  private static func item(_ loop: Int) -> String { "$\(loop)" + checked }

  /// What the item of a function of lists is called here; nil outside of one.
  func itemName(_ loop: Int) -> String? {
    guard let name = items[loop] else { return nil }
    _ = local(CodeScope.item(loop))
    return name
  }
}
