import CtlDiagnostics
import CtlSyntax

/// The parts of a broken file that keep their bytes.
struct Kept {
  /// The members that keep their bytes, by node.
  private(set) var members: [Bool]
  /// The tokens that belong to no member, in order: they are between members.
  let strays: [Int]
}

extension Kept {
  /// The first stray token in a range of tokens.
  func firstStray(in tokens: Range<Int>) -> Int? {
    let index = strays.firstIndex(atOrAfter: tokens.lowerBound)
    return index < strays.count && strays[index] < tokens.upperBound ? strays[index] : nil
  }
}

/// A piece of a file or a block: a member, or a token between members.
struct Piece {
  let tokens: Range<Int>
  /// Nil for a token between members.
  let node: Int?
}

extension Kept {
  /// The members with a mistake of their own, and those that share a line with one or with a stray
  /// token, because the end of a line may decide how a broken part is read. A mistake inside a
  /// block is a mistake of the inner member alone, unless the block has no end. Nil when there are
  /// none.
  init?(_ tree: SyntaxTree) {
    let isSound =
      tree.findings.isEmpty
      && !tree.nodes.contains { $0.kind == .unexpected || $0.flags.contains(.hasError) }
    let joined = tree.joinedMembers
    if isSound, joined.isEmpty { return nil }
    members = [Bool](repeating: false, count: tree.nodes.count)
    strays = tree.strays()
    let parents = tree.parents()
    markBrokenNodes(tree, parents)
    markMistakes(tree, parents)
    for node in joined { members[node] = true }
    spread(tree, parents)
  }

  /// The same for whole declarations, optionally with those next to a mistake.
  func declarations(_ tree: SyntaxTree, withNeighbors: Bool) -> Kept {
    var kept = self
    for declaration in tree.children(of: 0) {
      let nodes = declaration..<declaration + Int(tree.nodes[declaration].size)
      kept.members[declaration] =
        nodes.contains { members[$0] } || firstStray(in: tree.nodes[declaration].tokens) != nil
    }
    if withNeighbors {
      let pieces = tree.pieces(of: 0, strays)
      let broken = pieces.indices.filter { kept.isKept(pieces[$0]) }
      for index in broken {
        if index > 0 { kept.keep(pieces[index - 1]) }
        if index + 1 < pieces.count { kept.keep(pieces[index + 1]) }
      }
    }
    kept.spread(tree, tree.parents())
    return kept
  }

  private mutating func mark(_ node: Int, _ tree: SyntaxTree, _ parents: [UInt32]) {
    var node = node
    while node > 0, !tree.isMember(node, parents) { node = Int(parents[node]) }
    if node > 0 { members[node] = true }
  }

  private mutating func markBrokenNodes(_ tree: SyntaxTree, _ parents: [UInt32]) {
    for index in tree.nodes.indices.dropFirst() {
      let node = tree.nodes[index]
      if node.kind == .unexpected || node.flags.contains(.hasError) || !tree.isWhole(index) {
        mark(index, tree, parents)
      }
    }
  }

  /// Marks the innermost members around broken tokens.
  private mutating func markMistakes(_ tree: SyntaxTree, _ parents: [UInt32]) {
    let tokens = tree.brokenTokens(besides: strays)
    var open: [Int] = []
    var node = 1
    for token in tokens {
      while node < tree.nodes.count, Int(tree.nodes[node].firstToken) <= token {
        while let last = open.last, tree.nodes[last].endToken <= tree.nodes[node].firstToken {
          open.removeLast()
        }
        if tree.isMember(node, parents) { open.append(node) }
        node += 1
      }
      while let last = open.last, Int(tree.nodes[last].endToken) <= token { open.removeLast() }
      if let last = open.last { members[last] = true }
    }
  }

  /// Marks whatever shares a line with something kept: its neighbours, and the member around it
  /// when a brace is on the line; and what is indented below something kept, which may be meant to
  /// be in it. Inner blocks come first.
  private mutating func spread(_ tree: SyntaxTree, _ parents: [UInt32]) {
    for node in tree.nodes.indices.reversed() where tree.nodes[node].kind == .block || node == 0 {
      let pieces = tree.pieces(of: node, strays)
      guard pieces.contains(where: isKept) else { continue }
      for (first, second) in zip(pieces, pieces.dropFirst()) where isKept(first) {
        if !tree.endsLine(first, second) { keep(second) }
      }
      for (first, second) in zip(pieces, pieces.dropFirst()).reversed() where isKept(second) {
        if !tree.endsLine(first, second) { keep(first) }
      }
      keepIndented(pieces, tree)
      guard node > 0, let first = pieces.first, let last = pieces.last else { continue }
      let block = tree.nodes[node].tokens
      let touchesBrace =
        isKept(first) && !tree.tokenKinds.endLine(block.lowerBound..<first.tokens.lowerBound)
        || isKept(last) && !tree.tokenKinds.endLine(last.tokens.upperBound..<block.upperBound)
      if touchesBrace { mark(node, tree, parents) }
    }
  }

  private mutating func keepIndented(_ pieces: [Piece], _ tree: SyntaxTree) {
    var column: Int?
    for piece in pieces {
      let here = tree.indentation(of: piece)
      if let outer = column, here.map({ $0 > outer }) ?? true {
        keep(piece)
      } else {
        column = isKept(piece) ? here : nil
      }
    }
  }

  private func isKept(_ piece: Piece) -> Bool { piece.node.map { members[$0] } ?? true }

  private mutating func keep(_ piece: Piece) {
    if let node = piece.node { members[node] = true }
  }
}

extension SyntaxTree {
  fileprivate func isMember(_ node: Int, _ parents: [UInt32]) -> Bool {
    let parent = nodes[Int(parents[node])].kind
    return node > 0 && (parent == .block || parent == .file)
  }

  fileprivate func endsLine(_ first: Piece, _ second: Piece) -> Bool {
    tokenKinds.endLine(first.tokens.upperBound..<second.tokens.lowerBound)
  }

  /// The bytes before the first piece of a line.
  fileprivate func indentation(of piece: Piece) -> Int? {
    let before = piece.tokens.lowerBound - 1
    if before < 0 || tokenKinds[before] == .newline { return 0 }
    guard tokenKinds[before] == .whitespace, before == 0 || tokenKinds[before - 1] == .newline
    else { return nil }
    return tokenRange(before).count
  }

  /// Whether white space contains characters that only look like it.
  func isStrange(_ token: Int) -> Bool {
    tokenKinds[token] == .whitespace
      && source.bytes[tokenRange(token)].contains { $0 != 0x20 && $0 != 0x09 }
      && !(token == 0 && source.bytes.starts(with: Formatter.byteOrderMark))
  }

  /// The tokens of the file and of blocks that are neither members, braces nor separators.
  fileprivate func strays() -> [Int] {
    var strays: [Int] = []
    for node in nodes.indices where nodes[node].kind == .block || node == 0 {
      var gap = nodes[node].tokens
      if node > 0, tokenKinds[gap.lowerBound] == .leftBrace {
        gap = gap.lowerBound + 1..<gap.upperBound
        if isWhole(node) { gap = gap.lowerBound..<gap.upperBound - 1 }
      }
      func collect(upTo end: Int) {
        for token in gap.lowerBound..<max(gap.lowerBound, end) {
          switch tokenKinds[token] {
          case .semicolon, .endOfFile: break
          case .whitespace: if isStrange(token) { strays.append(token) }
          case let kind: if !kind.isTrivia { strays.append(token) }
          }
        }
      }
      for child in children(of: node) {
        collect(upTo: Int(nodes[child].firstToken))
        gap = max(gap.lowerBound, Int(nodes[child].endToken))..<gap.upperBound
      }
      collect(upTo: gap.upperBound)
    }
    return strays.sorted()
  }

  /// The pieces of the file or a block, in order.
  fileprivate func pieces(of node: Int, _ strays: [Int]) -> [Piece] {
    var pieces: [Piece] = []
    var token = nodes[node].tokens.lowerBound
    func addStrays(upTo end: Int) {
      var index = strays.firstIndex(atOrAfter: token)
      while index < strays.count, strays[index] < end {
        pieces.append(Piece(tokens: strays[index]..<strays[index] + 1, node: nil))
        index += 1
      }
    }
    for child in children(of: node) {
      let tokens = nodes[child].tokens
      addStrays(upTo: tokens.lowerBound)
      pieces.append(Piece(tokens: tokens, node: child))
      token = max(token, tokens.upperBound)
    }
    addStrays(upTo: nodes[node].tokens.upperBound)
    return pieces
  }

  /// The tokens of findings, and those right before them: a missing token is reported where it was
  /// missed, which may be at the next token. In order; stray tokens, which have a list of their
  /// own, are left out.
  fileprivate func brokenTokens(besides strays: [Int]) -> [Int] {
    var tokens: [Int] = []
    for finding in findings {
      let code = finding.code.id
      // The place of a `{` without a partner is a guess from indentation; `isWhole` knows.
      if code == SyntaxCode.unclosed.id { continue }
      let range = finding.location.range
      let token = self.token(at: range.isEmpty ? max(0, range.lowerBound - 1) : range.lowerBound)
      // A mistake in a comment stays in it.
      if !range.isEmpty, tokenKinds[token].isComment { continue }
      if strays.contains(sorted: token) { continue }
      if !tokenKinds[token].isTrivia || isStrange(token) { tokens.append(token) }
      if SyntaxTree.codesOfTokens.contains(code) { continue }
      if let before = significant(before: token), !strays.contains(sorted: before) {
        tokens.append(before)
      }
    }
    // Nothing more is reported past the limit.
    if let last = findings.last, last.code.id == SyntaxCode.findings.id {
      let start = token(at: last.location.range.lowerBound)
      for child in children(of: 0) where nodes[child].endToken > start {
        tokens.append(Int(nodes[child].firstToken))
      }
    }
    return tokens.sorted()
  }

  /// The codes of mistakes in exactly the token that is shown.
  private static let codesOfTokens: Set<String> = [
    SyntaxCode.misplacedDeclaration.id, SyntaxCode.unterminatedString.id,
    SyntaxCode.unterminatedName.id, SyntaxCode.malformedColor.id,
  ]
}

extension Node {
  var tokens: Range<Int> { Int(min(firstToken, endToken))..<Int(endToken) }
}

extension RandomAccessCollection<TokenKind> where Index == Int {
  /// Whether the gap between two members ends a line: after its last `;`, if it has one.
  func endLine(_ gap: Range<Int>) -> Bool {
    for token in gap.reversed() {
      if self[token] == .newline { return true }
      if self[token] == .semicolon { return false }
    }
    return false
  }
}

extension [Int] {
  /// The first place in an ascending list whose number is at least a given one.
  func firstIndex(atOrAfter number: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low
  }

  fileprivate func contains(sorted number: Int) -> Bool {
    let index = firstIndex(atOrAfter: number)
    return index < count && self[index] == number
  }
}
