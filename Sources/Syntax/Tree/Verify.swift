extension SyntaxTree {
  /// What is wrong with the shape of the tree; empty for every tree of the parser. Tests call it on
  /// everything they parse.
  public func verify() -> [String] {
    var problems: [String] = []
    verifyTokens(&problems)
    guard let root = nodes.first, root.kind == .file, Int(root.size) == nodes.count else {
      return problems + ["the first node is not a file that holds all others"]
    }
    var open: [(node: Int, end: Int, nextToken: UInt32)] = []
    for (index, node) in nodes.enumerated() {
      while let last = open.last, last.end <= index { open.removeLast() }
      let end = index + Int(node.size)
      if node.size == 0 || end > (open.last?.end ?? nodes.count) {
        return problems + ["node \(index) (\(node.kind)) has the size \(node.size)"]
      }
      if node.firstToken > node.endToken || Int(node.endToken) > tokenKinds.count {
        problems.append("node \(index) (\(node.kind)) ends before it begins")
      }
      if let parent = open.last {
        let holder = nodes[parent.node]
        if node.firstToken < parent.nextToken || node.endToken > holder.endToken {
          problems.append("node \(index) (\(node.kind)) leaves its place in \(holder.kind)")
        }
        if !NodeKind.allows(node, in: holder.kind) {
          problems.append("\(node.kind) is no child of \(holder.kind)")
        }
        open[open.count - 1].nextToken = node.endToken
      }
      open.append((index, end, node.firstToken))
    }
    return problems
  }

  private func verifyTokens(_ problems: inout [String]) {
    if tokenStarts.first != 0 { problems.append("the tokens do not begin with the file") }
    if tokenKinds.count != tokenStarts.count {
      problems.append("kinds and starts differ in number")
    }
    if tokenKinds.last != .endOfFile { problems.append("the last token does not end the file") }
    if Int(tokenStarts.last ?? 0) != source.bytes.count {
      problems.append("the tokens do not end with the file")
    }
    for index in tokenStarts.indices.dropFirst() where tokenStarts[index] <= tokenStarts[index - 1]
    {
      if tokenKinds[index] != .endOfFile || tokenStarts[index] < tokenStarts[index - 1] {
        problems.append("token \(index - 1) is empty")
      }
    }
  }
}

extension NodeKind {
  /// Whether a node fits the table; a misplaced member, or a parameter that is written as one, fits only
  /// because it is marked as one.
  fileprivate static func allows(_ node: Node, in holder: NodeKind) -> Bool {
    if node.kind == .unexpected || children[holder, default: []].contains(node.kind) { return true }
    let isMember = members.contains(node.kind) || node.kind == .parameter
    return (holder == .file || holder == .block) && isMember && node.flags.contains(.hasError)
  }
}
