import CtlSyntax

extension Builder {
  mutating func file() {
    next = fileStart
    if beginsAfterNewline { document.add(.newline) }
    let end = kinds.count - 1
    members(of: 0, endingAt: end, isFile: true)
    if !endsInsideComment, !document.commands.isEmpty { document.add(.newline) }
  }

  // MARK: Lists of members

  /// The members of the file or of a block, each on a line of its own, and the comments after the
  /// last one.
  private mutating func members(of node: Int, endingAt end: Int, isFile: Bool) {
    var place = isFile ? MemberPlace.startOfFile : .startOfBlock
    var child = node + 1
    let endNode = sibling(node)
    while true {
      let start = child < endNode ? firstToken(child) : end
      if let kept, let first = kept.firstStray(in: next..<start) {
        memberGap(place, to: first)
        keep(&child, endNode, upTo: end)
      } else if child == endNode {
        break
      } else {
        memberGap(place, to: start)
        if kept?.members[child] == true {
          keep(&child, endNode, upTo: end)
        } else {
          member(child)
          child = sibling(child)
        }
      }
      place = .afterMember
    }
    memberGap(place, to: end, closing: true)
  }

  /// Writes the kept pieces that share a line, from the next token on, with the indentation of that
  /// line and the `;` after the last piece. `child` is the next member.
  private mutating func keep(_ child: inout Int, _ endNode: Int, upTo limit: Int) {
    guard let kept else { return }
    let isAfterSpace = next > fileStart && kinds[next - 1] == .whitespace
    let space = isAfterSpace ? next - 1 : next
    let beginsLine = space == fileStart || kinds[space - 1] == .newline
    var end = next
    while true {
      let start = child < endNode ? firstToken(child) : limit
      let following: Int
      if let stray = kept.firstStray(in: end..<start) {
        following = stray
      } else {
        following = start
        guard child < endNode, kept.members[child] else { break }
      }
      if following > next, kinds.endLine(end..<following) { break }
      if following < start {
        end = following + 1
      } else {
        end = max(end, endToken(child))
        child = sibling(child)
      }
    }
    var token = end
    let start = child < endNode ? firstToken(child) : limit
    let stray = kept.firstStray(in: end..<start) ?? start
    while token < stray, kinds[token].isTrivia || kinds[token] == .semicolon {
      token += 1
      if kinds[token - 1] == .semicolon { end = token }
    }
    if beginsLine { next = space }
    takeVerbatim(upTo: end, beginsLine ? .kept : .verbatim)
  }

  // MARK: Members

  private mutating func member(_ node: Int) {
    let isChain =
      nodes[node].kind == .ifStatement
      || nodes[node].kind == .forStatement && hasMoreThanItsBlock(node)
    if isChain { statement(node) } else { parts(node) }
  }

  /// Whether a loop has a condition or an `else`.
  private func hasMoreThanItsBlock(_ loop: Int) -> Bool {
    var child = loop + 1
    var values = 0
    while child < sibling(loop) {
      if nodes[child].kind == .elseClause { return true }
      if nodes[child].kind.isExpression { values += 1 }
      child = sibling(child)
    }
    return values > 1
  }

  /// The tokens and children of a node on one line, with single spaces.
  mutating func parts(_ node: Int) {
    var child = node + 1
    let endNode = sibling(node)
    let end = endToken(node)
    var isFirst = true
    var isAfterAttribute = false
    var isAfterDot = false
    while true {
      let token = significant
      guard token < end else { return }
      if child < endNode, firstToken(child) == token {
        let kind = nodes[child].kind
        if !isFirst { gap(isAfterAttribute ? .newline : isAfterDot ? .none : spaceBefore(kind)) }
        part(child)
        isAfterAttribute = kind == .attribute
        isAfterDot = false
        child = sibling(child)
      } else {
        // The comma after a case is a separator.
        if kinds[token] == .comma { return }
        isAfterDot = kinds[token] == .dot
        let isTight = isAfterDot || kinds[token] == .colon
        if !isFirst { gap(isAfterAttribute ? .newline : isTight ? .none : .space) }
        take()
        isAfterAttribute = false
      }
      isFirst = false
    }
  }

  @inline(__always) private func spaceBefore(_ kind: NodeKind) -> Gap {
    switch kind {
    case .arguments, .parameters, .stateKeys, .eventParameters: .none
    case .block: .brace
    default: .space
    }
  }

  private mutating func part(_ node: Int) {
    switch nodes[node].kind {
    case .attribute: attribute(node)
    case .block: block(node)
    case .parameters, .eventParameters, .arguments, .stateKeys: brackets(node)
    case .namedType, .listType, .optionalType: tight(node)
    case .parameter, .argument, .actionCall, .assignment, .change, .opening, .cancellation,
      .priority:
      parts(node)
    default: expression(node)
    }
  }

  /// `if` or `for`, its blocks and its `else` clauses: all on one line, or none.
  private mutating func statement(_ statement: Int) {
    let isGroup = isOneLineChain(statement)
    var isOpen = false
    var node = statement
    while true {
      var child = node + 1
      let endNode = sibling(node)
      while nodes[child].kind == .attribute {
        attribute(child)
        gap(.newline)
        child = sibling(child)
      }
      take()
      gap(.space)
      if nodes[node].kind == .forStatement { document.add(.open) }
      child = head(child, isNamed: nodes[node].kind == .ifStatement)
      while nodes[child].kind == .condition {
        // The comma before it.
        gap(.none)
        take()
        gap(.space)
        _ = head(child + 1, isNamed: true)
        child = sibling(child)
      }
      if nodes[child].kind.isExpression {
        // The condition of a loop, after `where`, which begins a line where both do not fit on one.
        document.add(.indent)
        gap(.line)
        take()
        gap(.space)
        expression(child)
        document.add(.dedent)
        child = sibling(child)
      }
      if nodes[node].kind == .forStatement { document.add(.close) }
      gap(.brace)
      if isGroup, !isOpen {
        document.add(.openBody)
        isOpen = true
      }
      block(child, isGroup ? .inGroup : .lines)
      child = sibling(child)
      guard child < endNode else { break }
      gap(.brace)
      take()
      gap(.brace)
      let branch = child + 1
      if nodes[branch].kind == .block {
        block(branch, isGroup ? .inGroup : .lines)
        break
      }
      node = branch
    }
    if isOpen { document.add(.close) }
  }

  /// `let chosen = accounts.first`, `account in accounts`, or a value alone; returns what follows.
  /// - Parameter isNamed: Whether `let` stands before a name.
  private mutating func head(_ first: Int, isNamed: Bool) -> Int {
    var child = first
    if nodes[child].kind == .name {
      // `let` before the name, then `=`; `in` after that of a loop.
      if isNamed {
        take()
        gap(.space)
      }
      take()
      gap(.space)
      take()
      gap(.space)
      child = sibling(child)
    }
    // Deeper than the block below, to set the condition apart from its members.
    let isDeeper =
      nodes[child].kind == .binaryExpression || nodes[child].kind == .conditionalExpression
    if isDeeper { document.add(.indent) }
    expression(child)
    if isDeeper { document.add(.dedent) }
    return sibling(child)
  }

  private mutating func isOneLineChain(_ statement: Int) -> Bool {
    var node = statement
    while true {
      var child = node + 1
      var following: Int?
      while child < sibling(node) {
        if nodes[child].kind == .block, !isOneLine(child) { return false }
        if nodes[child].kind == .elseClause {
          let branch = child + 1
          if nodes[branch].kind == .ifStatement {
            following = branch
          } else if !isOneLine(branch) {
            return false
          }
        }
        child = sibling(child)
      }
      guard let following else { return true }
      node = following
    }
  }

  // MARK: Blocks

  enum BlockLayout {
    /// On one line where a person wrote it so and it fits.
    case own
    /// Part of a group that is on one line or not.
    case inGroup
    case lines
  }

  mutating func block(_ node: Int, _ layout: BlockLayout = .own) {
    let end = endToken(node) - 1
    if isEmpty(node) {
      take()
      next = end
      take()
      return
    }
    guard layout == .inGroup || (layout == .own && isOneLine(node)) else {
      take()
      document.add(.indent)
      members(of: node, endingAt: end, isFile: false)
      document.add(.dedent)
      document.add(.newline)
      take()
      return
    }
    if layout == .own { document.add(.openBody) }
    let separators: Separators = hasCases(node) ? [.semicolon, .comma] : .semicolon
    take()
    document.add(.indent)
    gap(.line, dropping: separators)
    var child = node + 1
    while true {
      member(child)
      child = sibling(child)
      guard child < sibling(node) else { break }
      next = significant
      if separators.contains(kinds[next]) {
        document.add(.separator, starts[next], starts[next + 1])
        next += 1
      }
      gap(.line, dropping: separators)
    }
    gap(.line, dropping: separators, closing: true)
    take()
    if layout == .own { document.add(.close) }
  }

  /// Whether the members are those of an enum, whose fields may stand before its cases.
  private func hasCases(_ block: Int) -> Bool {
    var child = block + 1
    while child < sibling(block), nodes[child].kind == .constantDeclaration {
      child = sibling(child)
    }
    return child < sibling(block) && nodes[child].kind == .enumCase
  }

  /// No member and no comment.
  private func isEmpty(_ block: Int) -> Bool {
    guard nodes[block].size == 1 else { return false }
    for token in firstToken(block)..<endToken(block) where kinds[token].isComment { return false }
    return true
  }

  /// Whether a person wrote a block without a comment on one line, and each of its members could
  /// begin a line.
  private mutating func isOneLine(_ block: Int) -> Bool {
    if nodes[block].size == 1 { return isEmpty(block) }
    var child = sibling(block + 1)
    while child < sibling(block) {
      if kinds[firstToken(child)].continuesLine { return false }
      child = sibling(child)
    }
    return isOnOneLine(firstToken(block)..<endToken(block))
  }

  /// Whether tokens have no line end and no comment among them. Blocks in blocks ask about the same
  /// tokens again, so the last answer is kept.
  private mutating func isOnOneLine(_ tokens: Range<Int>) -> Bool {
    if searched.contains(tokens.lowerBound) { return tokens.upperBound <= searched.upperBound }
    var token = tokens.lowerBound
    while token < tokens.upperBound, kinds[token] != .newline, !kinds[token].isComment {
      token += 1
    }
    searched = tokens.lowerBound..<token
    return token == tokens.upperBound
  }
}
