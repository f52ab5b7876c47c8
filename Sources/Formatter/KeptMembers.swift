import CtlDiagnostics
import CtlSyntax

extension SyntaxTree {
  /// The members that keep their bytes, by node: those with a mistake of their own, and those that
  /// share a line with one, because where a line ends may decide how a broken part is read. A
  /// mistake inside a block is a mistake of the inner member alone, unless the block has no end.
  /// Nil when there are none.
  func keptMembers() -> [Bool]? {
    let isSound =
      findings.isEmpty
      && !nodes.contains { $0.kind == .unexpected || $0.flags.contains(.hasError) }
    if isSound { return nil }
    var kept = [Bool](repeating: false, count: nodes.count)
    let parents = parents()
    markBrokenNodes(parents, &kept)
    markFindings(parents, &kept)
    markStrays(parents, &kept)
    spread(parents, &kept)
    return kept
  }

  private func isMember(_ node: Int, _ parents: [UInt32]) -> Bool {
    let parent = nodes[Int(parents[node])].kind
    return node > 0 && (parent == .block || parent == .file)
  }

  /// Marks the member that a node belongs to.
  private func mark(_ node: Int, _ parents: [UInt32], _ kept: inout [Bool]) {
    var node = node
    while node > 0, !isMember(node, parents) { node = Int(parents[node]) }
    if node > 0 { kept[node] = true }
  }

  private func markBrokenNodes(_ parents: [UInt32], _ kept: inout [Bool]) {
    for index in nodes.indices.dropFirst() {
      let node = nodes[index]
      if node.kind == .unexpected || node.flags.contains(.hasError) || !isWhole(index) {
        mark(index, parents, &kept)
      }
    }
  }

  /// Marks the members that findings stand in, and those right before them: what is missing is
  /// reported where it was missed, which may be at the next token.
  private func markFindings(_ parents: [UInt32], _ kept: inout [Bool]) {
    var tokens: [Int] = []
    for finding in findings {
      let code = finding.code.id
      // The place of a `{` without a partner is a guess from indentation; `isWhole` knows.
      if code == SyntaxCode.unclosed.id { continue }
      let range = finding.location.range
      let token = self.token(at: range.isEmpty ? max(0, range.lowerBound - 1) : range.lowerBound)
      // What is wrong in a comment stays in it.
      if !range.isEmpty, tokenKinds[token].isTrivia { continue }
      if !tokenKinds[token].isTrivia { tokens.append(token) }
      if SyntaxTree.codesOfTokens.contains(code) { continue }
      if let before = significant(before: token) { tokens.append(before) }
    }
    tokens.sort()
    var open: [Int] = []
    var node = 1
    for token in tokens {
      while node < nodes.count, Int(nodes[node].firstToken) <= token {
        while let last = open.last, nodes[last].endToken <= nodes[node].firstToken {
          open.removeLast()
        }
        if isMember(node, parents) { open.append(node) }
        node += 1
      }
      while let last = open.last, Int(nodes[last].endToken) <= token { open.removeLast() }
      if let last = open.last { kept[last] = true }
    }
  }

  /// Marks the member around tokens that belong to no member of its block; nothing else holds them.
  private func markStrays(_ parents: [UInt32], _ kept: inout [Bool]) {
    for node in nodes.indices where nodes[node].kind == .block {
      var token = Int(nodes[node].firstToken)
      let end = Int(nodes[node].endToken)
      func hasStray(before limit: Int) -> Bool {
        while token < limit {
          let kind = tokenKinds[token]
          let isBrace = kind == .leftBrace || kind == .rightBrace
          if !kind.isTrivia, kind != .semicolon, !isBrace { return true }
          token += 1
        }
        return false
      }
      var isBroken = false
      for child in children(of: node) {
        if hasStray(before: Int(nodes[child].firstToken)) { isBroken = true }
        token = max(token, Int(nodes[child].endToken))
      }
      if isBroken || hasStray(before: end) { mark(node, parents, &kept) }
    }
  }

  /// What is wrong with the very token that is shown.
  private static let codesOfTokens: Set<String> = [
    SyntaxCode.misplacedDeclaration.id, SyntaxCode.unterminatedString.id,
    SyntaxCode.unterminatedName.id, SyntaxCode.malformedColor.id,
  ]

  /// Marks what shares a line with a kept member: its neighbours, and the member around it when
  /// the line is that of a brace. Inner blocks come first.
  private func spread(_ parents: [UInt32], _ kept: inout [Bool]) {
    for node in nodes.indices.reversed() where nodes[node].kind == .block || node == 0 {
      var members: [Int] = []
      for child in children(of: node) { members.append(child) }
      guard members.contains(where: { kept[$0] }) else { continue }
      for index in members.indices.dropFirst() where kept[members[index - 1]] {
        if isBehind(members[index - 1], onLineOf: members[index]) { kept[members[index]] = true }
      }
      for index in members.indices.dropLast().reversed() where kept[members[index + 1]] {
        if isBehind(members[index], onLineOf: members[index + 1]) { kept[members[index]] = true }
      }
      guard node > 0, isWhole(node), let first = members.first, let last = members.last else {
        continue
      }
      let block = nodes[node]
      let touchesBrace =
        (kept[first] && !tokenKinds.endLine(Int(block.firstToken) + 1..<firstToken(first)))
        || (kept[last] && !tokenKinds.endLine(endToken(last)..<Int(block.endToken) - 1))
      if touchesBrace { mark(node, parents, &kept) }
    }
  }

  private func isBehind(_ first: Int, onLineOf second: Int) -> Bool {
    !tokenKinds.endLine(endToken(first)..<firstToken(second))
  }

  private func firstToken(_ node: Int) -> Int { Int(nodes[node].firstToken) }
  private func endToken(_ node: Int) -> Int { Int(nodes[node].endToken) }
}

extension RandomAccessCollection<TokenKind> where Index == Int {
  /// Whether what stands between two members ends a line: behind the last `;` there, if any.
  func endLine(_ gap: Range<Int>) -> Bool {
    for token in gap.reversed() {
      if self[token] == .newline { return true }
      if self[token] == .semicolon { return false }
    }
    return false
  }
}
