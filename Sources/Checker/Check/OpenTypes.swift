import CtlDiagnostics
import CtlSyntax

/// Values that take their types from what stands beside them, and what says no type at all.
extension Checker {
  /// A value whose place says no type, so that it has to say one itself: `[.a, .b]` says none, and nor does
  /// what comes of it.
  mutating func settled(_ value: ExpressionID) -> ExpressionID {
    let expression = tables.expressions[value.index]
    guard expression.type.base == .anyMember, !expression.type.isPlain else { return value }
    let node = expression.origin.node
    report(
      Finding(
        LanguageCode.cannotInfer, at: location(node), ["text": .text(tree.text(of: node))],
        label: Message("this is {found}", "此处为{found}")(
          ["found": .phrase(describe(expression.type))]),
        notes: [
          Message(
            "A `.name` takes its type from its place; `Type.name` says it.",
            "`.名称` 的类型由所在位置决定；`类型.名称` 会写明类型。")()
        ]))
    return poison(node)
  }

  /// Whether a value takes its type from the one beside it: a literal, or a list of literals beside a list
  /// that says more.
  func isFlexible(_ node: Int, beside other: Int) -> Bool {
    let (node, other) = (inParentheses(node), inParentheses(other))
    return isFlexible(node)
      && (kind(node) != .listExpression || !isFlexible(other)
        || hasFraction(other) && !hasFraction(node))
  }

  /// What stands in the parentheses around a value.
  func inParentheses(_ node: Int) -> Int {
    var node = node
    while kind(node) == .parenthesized, let inner = tree.expression(in: node) { node = inner }
    return node
  }

  /// Whether one of the numbers in a list of literals is no whole number.
  private func hasFraction(_ node: Int) -> Bool {
    switch kind(node) {
    case .numberLiteral:
      WrittenNumber.isFraction(tree.source.bytes[tree.tokenRange(firstToken(node))])
    case .listExpression, .prefixExpression, .parenthesized:
      tree.children(of: node).contains { kind($0).isExpression && hasFraction($0) }
    default: false
    }
  }

  private func isFlexible(_ node: Int) -> Bool {
    switch kind(node) {
    case .caseExpression, .stringLiteral, .numberLiteral, .nilLiteral: true
    case .listExpression, .prefixExpression, .parenthesized:
      tree.children(of: node).allSatisfy { !kind($0).isExpression || isFlexible($0) }
    default: false
    }
  }

  /// `[[1], [0.5]]`: whole numbers in lists of literals beside lists of fractional numbers are such too.
  mutating func unifyLists(_ items: inout [ExpressionID]) {
    guard items.count > 1,
      var result = items.map({ type(of: $0) }).first(where: { $0.base == .int && $0.isList })
    else { return }
    let whole = result
    result.base = .double
    var places: [Int] = []
    for (place, item) in items.enumerated() where type(of: item) != result {
      guard type(of: item) == whole, isFlexible(tables.expressions[item.index].origin.node) else {
        return
      }
      places.append(place)
    }
    if places.count == items.count { return }
    for place in places {
      items[place] = expression(tables.expressions[items[place].index].origin.node, result)
    }
  }

  /// The type that a value gives the one beside it; nil where it says none itself.
  func typeBeside(_ value: ExpressionID) -> Type? {
    let type = type(of: value)
    return type.isList && (type.base == .nothing || type.base == .anyMember) ? nil : type
  }

  /// Whether nothing says what the items of a list would be, and it has none: `[]`, `[].reversed()`.
  func isEmptyList(_ id: ExpressionID) -> Bool {
    let type = type(of: id)
    return type.base == .nothing && type.isList && constant(id) == .list([])
  }

  mutating func emptyList(of type: Type, _ value: ExpressionID) -> ExpressionID {
    make(.list, type, tables.expressions[value.index].origin.node, operands: [])
  }

  /// An item of a list that never has one; returns whether it is.
  mutating func reportEmptyList(_ list: ExpressionID, _ index: ExpressionID, _ node: Int) -> Bool {
    guard isEmptyList(list), constant(index) == nil else { return false }
    report(
      Finding(
        LanguageCode.indexOutOfRange, at: location(node),
        Message("there is no element in a list that is always empty", "总是空的列表没有任何元素")()))
    return true
  }
}
