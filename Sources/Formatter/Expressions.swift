import CtlSyntax

extension Builder {
  /// An expression; the gap before it is already written.
  mutating func expression(_ node: Int) {
    switch nodes[node].kind {
    case .listExpression, .parenthesized, .indexSuffix, .arguments: brackets(node)
    case .binaryExpression: binary(node)
    case .conditionalExpression: conditional(node)
    case .prefixExpression:
      take()
      gap(.none)
      expression(node + 1)
    case .postfixExpression: postfix(node)
    case .element: parts(node)
    case .interpolatedString: interpolated(node)
    default: tight(node)
    }
  }

  /// A value and what is asked of it. Of several calls that do not fit, each has a line of its own.
  private mutating func postfix(_ node: Int) {
    var calls = 0
    var child = sibling(node + 1)
    while child < sibling(node) {
      if isCall(child, in: node) { calls += 1 }
      child = sibling(child)
    }
    let isChain = calls > 1
    if isChain { document.add(.open) }
    expression(node + 1)
    if isChain { document.add(.indent) }
    child = sibling(node + 1)
    while child < sibling(node) {
      gap(isChain && isCall(child, in: node) ? .softline : .none)
      expression(child)
      child = sibling(child)
    }
    if isChain {
      document.add(.dedent)
      document.add(.close)
    }
  }

  /// Whether it is the `.name` before arguments.
  private func isCall(_ suffix: Int, in node: Int) -> Bool {
    let next = sibling(suffix)
    return next < sibling(node) && nodes[suffix].kind == .memberSuffix
      && kinds[firstToken(suffix)] == .dot && nodes[next].kind == .arguments
  }

  /// The tokens of a type, a rule code or a `.member` without spaces.
  mutating func tight(_ node: Int) {
    take()
    let end = endToken(node)
    while significant < end {
      gap(.none)
      take()
    }
  }

  /// A string ends on its line, and so do its expressions. One with a comment stays as it is.
  private mutating func interpolated(_ node: Int) {
    let end = endToken(node)
    for token in firstToken(node)..<end where kinds[token].isComment {
      return takeVerbatim(upTo: end)
    }
    let wasInString = isInString
    isInString = true
    take()
    var child = node + 1
    while child < sibling(node) {
      gap(.none)
      expression(child)
      gap(.none)
      take()
      child = sibling(child)
    }
    isInString = wasInString
  }

  /// Operands of one level; lines break before the operators, at all of them or at none.
  private mutating func binary(_ node: Int) {
    let operation = kinds[significant(from: endToken(node + 1))]
    if operation.level == .range { return range(node) }
    document.add(.open)
    var child = node + 1
    expression(child)
    child = sibling(child)
    document.add(.indent)
    while child < sibling(node) {
      gap(.line)
      take()
      gap(.space)
      expression(child)
      child = sibling(child)
    }
    document.add(.dedent)
    document.add(.close)
  }

  /// Ranges have no spaces.
  private mutating func range(_ node: Int) {
    var child = node + 1
    expression(child)
    child = sibling(child)
    while child < sibling(node) {
      gap(.none)
      take()
      gap(.none)
      expression(child)
      child = sibling(child)
    }
  }

  /// `condition ? value : value`, with lines that break before `?` and `:`. A chain breaks before
  /// each `:` first, so that it reads as a table of conditions.
  private mutating func conditional(_ node: Int) {
    var condition = node + 1
    var value = sibling(condition)
    var otherwise = sibling(value)
    let isChain = nodes[otherwise].kind == .conditionalExpression
    document.add(.open)
    var isFirst = true
    while true {
      if isChain { document.add(.open) }
      expression(condition)
      document.add(.indent)
      gap(.line)
      take()
      gap(.space)
      expression(value)
      if isChain {
        document.add(.dedent)
        document.add(.close)
      }
      if isChain, isFirst { document.add(.indent) }
      isFirst = false
      gap(.line)
      take()
      gap(.space)
      guard nodes[otherwise].kind == .conditionalExpression else { break }
      condition = otherwise + 1
      value = sibling(condition)
      otherwise = sibling(value)
    }
    expression(otherwise)
    document.add(.dedent)
    document.add(.close)
  }

  // MARK: Brackets

  /// `@name(code, argument)`
  mutating func attribute(_ node: Int) {
    take()
    gap(.none)
    take()
    let end = endToken(node)
    guard significant < end else { return }
    gap(.none)
    brackets(items: node + 2, sibling(node), fills: false)
  }

  /// Items in parentheses or brackets, separated by commas: on one line, or one item on each line.
  mutating func brackets(_ node: Int) {
    brackets(items: node + 1, sibling(node), fills: isNumbers(node))
  }

  private mutating func brackets(items: Int, _ end: Int, fills: Bool) {
    document.add(.open)
    take()
    document.add(.indent)
    var item = items
    if item < end { gap(.softline) }
    while item < end {
      bracketItem(item)
      item = sibling(item)
      guard item < end else { break }
      gap(.none)
      take()
      gap(fills ? .fill : .item)
    }
    gap(items < end ? .softline : .none, dropping: .comma, closing: true)
    take()
    document.add(.close)
  }

  private mutating func bracketItem(_ node: Int) {
    switch nodes[node].kind {
    case .argument, .parameter: parts(node)
    default: expression(node)
    }
  }

  /// Whether a list contains only numbers: those fill their lines.
  private func isNumbers(_ node: Int) -> Bool {
    guard nodes[node].kind == .listExpression else { return false }
    var item = node + 1
    while item < sibling(node) {
      let literal = nodes[item].kind == .prefixExpression ? item + 1 : item
      guard nodes[literal].kind == .numberLiteral || nodes[literal].kind == .quantityLiteral
      else { return false }
      item = sibling(item)
    }
    return true
  }
}
