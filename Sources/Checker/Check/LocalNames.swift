import CtlDiagnostics
import CtlSyntax

/// `let` among the elements of a condition or a loop: a name for a value, known to what is inside.
extension Checker {
  mutating func checkLocalNames(_ id: ElementID) {
    guard !localNames.isEmpty, let nodes = localNames[id.index] else { return }
    let end = id.index + Int(tables.elements[id.index].size)
    var declared: [NameID: Int] = [:]
    for token in nodes.reversed().compactMap({ ConstantDeclaration(unchecked: tree, $0).nameToken })
    {
      laterNames[name(ofToken: token)] = token
    }
    defer { laterNames = [:] }
    for node in nodes {
      muted(hasError(node)) { $0.checkLocalName(node, id, end, &declared) }
    }
  }

  private mutating func checkLocalName(
    _ node: Int, _ id: ElementID, _ end: Int, _ declared: inout [NameID: Int]
  ) {
    let view = ConstantDeclaration(unchecked: tree, node)
    let wanted = view.type.map { type($0) }
    let first = tables.expressions.count
    var value = view.value.map { expression($0, wanted) } ?? poison(node)
    if let wanted { value = coerce(value, to: wanted, .initialValue) }
    guard let token = view.nameToken else { return }
    let name = name(ofToken: token)
    laterNames[name] = nil
    if let other = declared[name] {
      report(
        Finding(
          LanguageCode.duplicateName, at: location(ofToken: token), ["name": .text(text(name))],
          related: [
            Finding.Related(location(ofToken: other), Message("first declared here", "首次声明于此")())
          ]))
      return
    }
    declared[name] = token
    if !isShort(first..<tables.expressions.count, node) { value = poison(node) }
    let loop = tables.loops.count
    tables.loops.append(
      Loop(
        name: name, origin: OriginID(node: node), type: wanted ?? type(of: value), sequence: value,
        form: .name))
    tables.localNames.append(LocalName(element: id, loop: loop))
    activeLoops.append((name, loop, end))
  }

  /// A value is worked out wherever its name stands, so names of names of names may become very long.
  private mutating func isShort(_ expressions: Range<Int>, _ node: Int) -> Bool {
    var length = expressions.count
    for expression in tables.expressions[expressions] where expression.operation == .symbol {
      let symbol = tables.symbols[Int(expression.payload)]
      if tables.local(symbol) != nil { length += localLengths[Int(symbol.index)] ?? 0 }
    }
    localLengths[tables.loops.count] = length
    guard length > Checker.longestLocal else { return true }
    report(
      Finding(
        LanguageCode.operands, at: location(node),
        Message(
          "this name stands for an expression of more than {count} parts, with the names in it",
          "连同其中的名称，这个名称代表的表达式超过 {count} 个部分")(["count": .number(Checker.longestLocal)]),
        label: Message(
          "a `let` of the screen is worked out once", "界面的 `let` 只计算一次")()))
    return false
  }

  private static let longestLocal = 1_000
}
