import CtlSyntax

extension Formatter {
  /// Whether members stay on their line because nothing parts them.
  public static func keepsJoinedMembers(_ tree: SyntaxTree) -> Bool { !tree.joinedMembers.isEmpty }
}

extension SyntaxTree {
  /// The members of longer blocks that share a line with the one before without a `;` between them: `row "Wifi"
  /// switch { … }`, `label "Say "hello" to me"`. They may be meant as one, and only the line says so.
  var joinedMembers: [Int] {
    var result: [Int] = []
    var newlines: [Int]?
    for node in nodes.indices where nodes[node].kind == .block {
      var last: Int?
      for member in children(of: node) {
        defer { last = member }
        guard let before = last, isJoined(before, member) else { continue }
        let counts = newlines ?? newlineCounts
        newlines = counts
        let block = nodes[node].tokens
        if counts[block.lowerBound] < counts[block.upperBound] { result += [before, member] }
      }
    }
    return result
  }

  private func isJoined(_ first: Int, _ second: Int) -> Bool {
    let gap = nodes[first].tokens.upperBound..<nodes[second].tokens.lowerBound
    guard !nodes[first].tokens.isEmpty, gap.lowerBound <= gap.upperBound,
      // An element with a block has an end that everybody sees.
      tokenKinds[gap.lowerBound - 1] != .rightBrace,
      // Cases of an enum have commas.
      tokenKinds[gap.lowerBound - 1] != .comma
    else { return false }
    return tokenKinds[gap].allSatisfy { $0 != .newline && $0 != .semicolon && $0 != .comma }
  }

  /// How many lines end before each token.
  private var newlineCounts: [Int] {
    var counts = [0]
    for kind in tokenKinds { counts.append(counts[counts.count - 1] + (kind == .newline ? 1 : 0)) }
    return counts
  }
}
