import CtlDiagnostics
import CtlSyntax

/// Names for values that are worked out wherever they stand, so that names of names of names may become very
/// long: `let` in screens, among elements and in records.
extension Checker {
  /// How many parts expressions have, with those of the names in them.
  func length(of expressions: Range<Int>) -> Int {
    var length = expressions.count
    for expression in tables.expressions[expressions] {
      switch expression.operation {
      case .symbol:
        let symbol = tables.symbols[Int(expression.payload)]
        length += lengthBehind(symbol)
      case .field:
        // A record that is copied with other fields is asked for each field that stays.
        let base = tables.expressions[Int(tables.operands[Int(expression.firstOperand)])]
        if base.operation == .symbol { length += lengthBehind(tables.symbols[Int(base.payload)]) }
      case .computed:
        let base = ExpressionID(Int(tables.operands[Int(expression.firstOperand)]))
        if let (program, members) = members(of: type(of: base).unwrapped) {
          length += field(members.lowerBound + Int(expression.payload), program).length
        }
      default: break
      }
    }
    return length
  }

  private func lengthBehind(_ symbol: Symbol) -> Int {
    if symbol.kind == .constant, symbol.file == file {
      return tables.constants[Int(symbol.index)].length
    }
    return tables.local(symbol) != nil ? localLengths[Int(symbol.index)] ?? 0 : 0
  }

  /// Reports a name for too much.
  mutating func isShort(_ length: Int, _ node: Int) -> Bool {
    guard length > Checker.longestName else { return true }
    report(
      Finding(
        LanguageCode.operands, at: location(node),
        Message(
          "this name stands for an expression of more than {count} parts, with the names in it",
          "连同其中的名称，这个名称代表的表达式超过 {count} 个部分")(["count": .number(Checker.longestName)]),
        label: Message(
          "each use computes it again; make it simpler", "每次使用名称都会重新计算；请简化它")()))
    return false
  }

  private static let longestName = 10_000
}
