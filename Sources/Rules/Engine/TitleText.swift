import CtlChecker

extension Written {
  /// The text of a string literal, with `{` for interpolated and escaped parts.
  var maskedText: MaskedText? { program.origins.maskedText(of: expression.origin) }

  /// A text as far as its words are the app's own: the value, with `{` for unknown parts, and for data beside
  /// words of the file.
  var titleText: String? {
    if value == nil { return maskedText?.text }
    let parts =
      expression.operation == .interpolation ? program.operandIDs(of: expression) : []
    let (walk, frame) = (control.walk, control.frame)
    guard parts.contains(where: { program.isConstant($0) }),
      parts.contains(where: { walk.isData($0, program, frame) })
    else { return string }
    return parts.map { part in
      walk.isData(part, program, frame) ? "{" : walk.text(of: part, in: program, frame) ?? "{"
    }.joined()
  }

  /// The text of a short string literal without escapes, which a fix can rewrite.
  var plainLiteral: String? {
    guard let string, string.utf8.count <= 256, maskedText?.text == string else { return nil }
    return string
  }
}

extension Walk {
  /// Whether a value comes from the items of a variable: the file only begins with some.
  fileprivate func isData(_ id: ExpressionID, _ program: Program, _ frame: Int32) -> Bool {
    var pending = [(id, program, frame)]
    for _ in 0..<256 {
      guard let (id, program, frame) = pending.popLast() else { return false }
      if program.isConstant(id) { continue }
      let expression = program.expression(id)
      guard expression.operation == .symbol else {
        pending += program.operandIDs(of: expression).map { ($0, program, frame) }
        continue
      }
      let symbol = program.symbols[Int(expression.payload)]
      switch symbol.kind {
      case .loopVariable where symbol.file == program.file:
        let source = program.tables.source(ofLoop: Int(symbol.index))
        if isVariable(source, program, frame) { return true }
        pending.append((source, program, frame))
      case .parameter:
        if let entry = expansion.argument(Int(symbol.index), in: frame) {
          let use = expansion.frames[Int(frame)]
          pending.append((entry.expression, use.callerProgram, use.callerFrame))
        }
      default: continue
      }
    }
    return false
  }

  /// Whether a list is in a variable of the screen or component, or in a part of one.
  private func isVariable(_ id: ExpressionID, _ program: Program, _ frame: Int32) -> Bool {
    var (id, program, frame) = (id, program, frame)
    for _ in 0..<256 {
      let expression = program.expression(id)
      if [.field, .index].contains(expression.operation) {
        id = program.operandIDs(of: expression)[0]
        continue
      }
      guard expression.operation == .symbol else { return false }
      let symbol = program.symbols[Int(expression.payload)]
      switch symbol.kind {
      case .variable: return true
      case .loopVariable where symbol.file == program.file:
        id = program.tables.source(ofLoop: Int(symbol.index))
      case .parameter:
        guard let entry = expansion.argument(Int(symbol.index), in: frame) else { return false }
        let use = expansion.frames[Int(frame)]
        (id, program, frame) = (entry.expression, use.callerProgram, use.callerFrame)
      default: return false
      }
    }
    return false
  }
}
