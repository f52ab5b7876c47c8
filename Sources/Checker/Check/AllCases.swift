import CtlDiagnostics

/// `Strength.allCases`: the cases of an enum, in their order.
extension Checker {
  /// Those of an enum; nil when the name means something else.
  mutating func allCases(_ name: String, _ type: Type, _ node: Int) -> ExpressionID? {
    guard name == Expression.nameOfAllCases, let (program, cases) = cases(of: type), !cases.isEmpty,
      cases.count <= Checker.mostListedCases,
      member(tables.names.intern(name), of: cases, .enumCase, in: program) == nil
    else { return nil }
    // Each use is one more expression, however many cases there are.
    if let known = allCases[type] {
      var expression = tables.expressions[known.index]
      expression.origin = OriginID(node: node)
      tables.expressions.append(expression)
      return ExpressionID(tables.expressions.count - 1)
    }
    let operands = (0..<cases.count).map {
      literal(.enumCase(file: type.file, index: Int(type.index), case: $0), type, node)
    }
    let list = make(
      .list, type.list ?? .poison, node, operands: operands, payload: Expression.allCases)
    allCases[type] = list
    return list
  }

  /// The most cases of an enum that is listed so.
  private static let mostListedCases = 512
}
