import CtlChecker

extension CodeScope {
  /// `Details(kind: kind)`: a screen with what it gets.
  /// - Parameter operands: One for each parameter; poison where the default holds.
  func screen(_ symbol: Symbol, _ operands: Range<Int>) -> Code? {
    guard let type = files.names(of: symbol.file)?.screens[Int(symbol.index)] else { return nil }
    let labels = files.screenParameterNames(of: symbol)
    let arguments = zip(labels, program.operands[operands]).compactMap {
      label, operand -> CodeLayout? in
      let id = ExpressionID(Int(operand))
      guard program.expression(id).operation != .poison else { return nil }
      return code(id).labeled(Identifier.argument(label))
    }
    return Code.call(type, arguments)
  }
}
