import CtlSyntax

extension SyntaxTree {
  /// Whether a node has all the parts of its kind. The parser has reported a missing part; the
  /// builder may rely on the others.
  func isWhole(_ index: Int) -> Bool {
    let node = nodes[index]
    var count = 0
    var last = index
    for child in children(of: index) {
      count += 1
      last = child
    }
    // The end of the last child, or the start of the node.
    let lastEnd = last == index ? node.firstToken : nodes[last].endToken
    func ends(with kind: TokenKind) -> Bool {
      node.endToken > lastEnd && node.endToken - node.firstToken > 1
        && tokenKinds[Int(node.endToken) - 1] == kind
    }
    switch node.kind {
    case .block: return ends(with: .rightBrace)
    case .arguments, .parameters, .stateKeys, .eventParameters: return ends(with: .rightParen)
    case .parenthesized: return count == 1 && ends(with: .rightParen)
    case .listExpression: return ends(with: .rightBracket)
    case .indexSuffix, .listType: return count == 1 && ends(with: .rightBracket)
    case .attribute:
      guard count > 0, nodes[index + 1].kind == .name else { return false }
      return count == 1 && lastEnd == node.endToken || ends(with: .rightParen)
    case .binaryExpression: return count > 1 && lastEnd == node.endToken
    case .conditionalExpression: return count == 3 && lastEnd == node.endToken
    case .prefixExpression, .argument, .elseClause:
      return count == 1 && lastEnd == node.endToken
    case .postfixExpression: return count > 1
    case .property, .binding: return expression(in: index) != nil
    case .assignment: return count == 2 && lastEnd == node.endToken
    case .change: return count == 1
    case .forStatement: return child(of: index, .block) != nil
    case .condition: return expression(in: index) != nil
    case .ifStatement: return expression(in: index) != nil && child(of: index, .block) != nil
    default: return true
    }
  }
}
