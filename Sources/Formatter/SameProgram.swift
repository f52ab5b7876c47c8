import CtlSyntax

extension SyntaxTree {
  /// Whether another tree has the same comments, the same tokens except for separators, and the
  /// same nodes over them.
  func isSameProgram(_ other: SyntaxTree) -> Bool {
    guard nodes.count == other.nodes.count, findings.count == other.findings.count,
      let places = places(in: other)
    else { return false }
    for (node, formatted) in zip(nodes, other.nodes) {
      guard node.kind == formatted.kind, node.size == formatted.size, node.flags == formatted.flags
      else { return false }
      // The file has all tokens; for other nodes an end counts by its last token.
      if node.kind == .file || node.firstToken == node.endToken { continue }
      guard places[Int(node.firstToken)] == formatted.firstToken,
        places[Int(node.endToken) - 1] == formatted.endToken - 1
      else { return false }
    }
    return true
  }

  /// The place of each token among those of another tree, or nil when they differ. Trivia and
  /// removed separators have the place of the token before them.
  private func places(in other: SyntaxTree) -> [UInt32]? {
    let count = tokenKinds.count
    var isSame = true
    let places = [UInt32](unsafeUninitializedCapacity: count) { places, initialized in
      initialized = count
      var next = 0
      var last: UInt32 = 0
      for token in 0..<count {
        let kind = tokenKinds[token]
        if kind != .whitespace, kind != .newline {
          while other.tokenKinds[next] == .whitespace || other.tokenKinds[next] == .newline {
            next += 1
          }
          if other.tokenKinds[next] == kind {
            if !kind.isTrivia { last = UInt32(truncatingIfNeeded: next) }
            if next < other.tokenKinds.count - 1 { next += 1 }
          } else if kind != .semicolon, kind != .comma {
            isSame = false
          }
        }
        places[token] = last
      }
      if next < other.tokenKinds.count - 1 { isSame = false }
    }
    return isSame ? places : nil
  }
}
