import CtlCatalogue
import CtlDiagnostics
import CtlSyntax

/// What a binding of another type means.
extension Checker {
  /// `selectedSegmentIndex <-> shown` with a case of an enum: the property that keeps such a value.
  func otherBinding(of type: Type, _ token: Int, _ element: Element) -> Suggestion? {
    let kind = Kind.named(element.kind)
    let written = PropertyName(name: text(ofToken: token))
    let others = kind.properties.filter { other in
      other.isBindable && !other.isMisplaced && other.name != written && !type.isOptional
        && canBind(type, to: PropertyTypes.type(of: other.name, in: element.kind), other.name)
    }
    guard others.count == 1, let here = others.first?.name.name else { return nil }
    return (
      Message("`{name}` keeps such a value", "这样的值由 `{name}` 保存")(["name": .text(here)]),
      [replacement(token, here)]
    )
  }

  /// `text <-> entry.note` with a `String?`: a value that is always there, and begins empty.
  func neverNil(_ value: ExpressionID, _ type: Type, _ expected: Type) -> Suggestion? {
    guard type.isOptional, fits(type.element, expected), let empty = Checker.plainValue(expected),
      let declared = declaredType(of: value)
    else { return nil }
    let written = tree.text(of: declared.type)
    guard written.hasSuffix("?") else { return nil }
    var text = String(written.dropLast())
    var end = location(declared.type).range.upperBound
    let isNil = declared.first.map { kind($0) == .nilLiteral }
    if isNil == true, let first = declared.first { end = location(first).range.upperBound }
    if isNil ?? true { text += " = \(empty)" }
    let range = location(declared.type).range.lowerBound..<end
    return (
      Phrase(
        Message(
          "it may be `nil`, and a control always has a value", "它可能为 `nil`，而控件总有值")),
      [
        Fix(
          Message("declare it as `{text}`", "声明为 `{text}`")(["text": .text(text)]), .suggestion,
          [Edit(Location(file, range), text)])
      ]
    )
  }

  /// How the variable is to be declared, for a property that keeps values of another type.
  func otherType(
    _ type: Type, _ expected: Type, _ value: ExpressionID, _ property: PropertyName
  ) -> Phrase? {
    guard !expected.isOptional, let wanted = spelled(expected) else { return nil }
    if type.isNumber, property == .selection {
      return Message(
        "`selection` is the chosen value, a text or a case; `selectedRows` counts the rows",
        "`selection` 是选中的值，即文字或枚举成员；行号用 `selectedRows`")()
    }
    if expected == .double, type == .duration {
      return number(of: value, in: "1s")
    }
    if expected == .string, type.isNumber {
      let written = tree.text(of: tables.expressions[value.index].origin.node)
      return Message(
        "bind a `String`; `{type}({name})` reads it then", "请绑定 `String`；之后用 `{type}({name})` 读取")(
          ["type": .text(spelled(type) ?? ""), "name": .text(written)])
    }
    return Message("declare it as `{type}`", "请声明为 `{type}`")(["type": .text(wanted)])
  }

  /// `value <-> position / 1s`: a control of numbers keeps a number.
  func numberOfDuration(_ value: ExpressionID) -> Phrase? {
    let expression = tables.expressions[value.index]
    guard expression.operation == .divide else { return nil }
    let length = ExpressionID(Int(tables.operands[Int(expression.firstOperand)]))
    guard type(of: length) == .duration else { return nil }
    let unit = ExpressionID(Int(tables.operands[Int(expression.firstOperand) + 1]))
    return number(of: length, in: tree.text(of: tables.expressions[unit.index].origin.node))
  }

  private func number(of length: ExpressionID, in unit: String) -> Phrase {
    Message(
      "declare it as `Double`: `{unit} * {name}` is the time then",
      "请声明为 `Double`：时长就是 `{unit} * {name}`")([
        "unit": .text(unit),
        "name": .text(tree.text(of: tables.expressions[length.index].origin.node)),
      ])
  }

  /// The written type of a variable or field of the file, and its first value.
  private func declaredType(of value: ExpressionID) -> (type: Int, first: Int?)? {
    let expression = tables.expressions[value.index]
    switch expression.operation {
    case .symbol:
      let symbol = tables.symbols[Int(expression.payload)]
      guard symbol.kind == .variable, symbol.file == file, !isParameter(symbol) else { return nil }
      let view = VariableDeclaration(
        unchecked: tree, tables.variables[Int(symbol.index)].origin.node)
      return view.type.map { ($0, view.initialValue) }
    case .field:
      let record = self.type(
        of: ExpressionID(Int(tables.operands[Int(expression.firstOperand)])))
      guard let (program, fields) = fields(of: record), program == nil else { return nil }
      let field = tables.fields[fields.lowerBound + Int(expression.payload)]
      let view = RecordFieldSyntax(unchecked: tree, field.origin.node)
      return view.type.map { ($0, view.defaultValue) }
    default: return nil
    }
  }
}
