import CtlChecker

extension CodeScope {
  /// `Details(kind: kind)`: a screen with what it gets.
  /// - Parameter operands: One for each parameter; poison where the default holds.
  func screen(_ symbol: Symbol, _ operands: Range<Int>) -> Code? {
    guard let type = files.names(of: symbol.file)?.screens[Int(symbol.index)] else { return nil }
    let labels = files.screenParameterNames(of: symbol)
    let ranges = files.screenRanges(of: symbol)
    let arguments = zip(zip(labels, ranges), program.operands[operands]).flatMap {
      names, operand -> [CodeLayout] in
      let id = ExpressionID(Int(operand))
      guard program.expression(id).operation != .poison else { return [] }
      let value = code(id).labeled(Identifier.argument(names.0))
      guard let label = names.1, let range = boundRange(id) else { return [value] }
      return [value, .text("\(Identifier.argument(label)): ") + range]
    }
    return Code.call(type, arguments)
  }
}
