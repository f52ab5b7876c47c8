import CtlDiagnostics
import CtlSyntax

/// `if let name = value`
extension Checker {
  /// Types the value, and declares its name; returns the condition and the place of the name in `loops`.
  mutating func unwrapping(
    _ view: IfStatement, _ token: Int
  ) -> (condition: ExpressionID, loop: Int) {
    let node = view.condition
    let value =
      node.map { node in
        wanting(isUnknownName(node) ? Type.string.optional : nil) { $0.expression(node, nil) }
      } ?? poison(view.node)
    let type = type(of: value)
    let loop = tables.loops.count
    tables.loops.append(
      Loop(
        name: name(ofToken: token), origin: OriginID(node: view.node),
        type: type.isOptional ? type.element : .poison, sequence: value, isUnwrapping: true))
    if type.isPoison { return (poison(view.node), loop) }
    guard type.isOptional else {
      reportNeverNil(value, token)
      return (poison(view.node), loop)
    }
    let place = node ?? view.node
    let condition = make(
      .notEqual, .bool, place, operands: [value, literal(.none, type, place)],
      payload: UInt32(loop + 1))
    return (condition, loop)
  }

  private mutating func reportNeverNil(_ value: ExpressionID, _ token: Int) {
    let node = tables.expressions[value.index].origin.node
    reportNeverNil(
      value, at: node,
      label: testOfEmptiness(value).map {
        Message("ask `{text}` without a name", "请不命名地写 `{text}`")(["text": .text("if !\($0)")])
      })
  }

  /// A value that is asked for `nil` and is always there.
  mutating func reportNeverNil(
    _ value: ExpressionID, at node: Int, label: Phrase? = nil, fixes: [Fix] = []
  ) {
    let written = tree.text(of: tables.expressions[value.index].origin.node)
    report(
      Finding(
        LanguageCode.operands, at: location(node),
        Message(
          "`{value}` is never `nil`: its type is not optional", "`{value}` 不会是 `nil`：其类型不是可选的")([
            "value": .text(written)
          ]), label: label, fixes: fixes))
  }

  /// What a text or a list is asked instead: whether it is empty.
  func testOfEmptiness(_ value: ExpressionID) -> String? {
    let type = type(of: value)
    guard type == .string || type.isList else { return nil }
    return tree.text(of: tables.expressions[value.index].origin.node) + ".isEmpty"
  }
}
