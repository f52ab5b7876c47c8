import CtlDiagnostics
import CtlSyntax

extension EditorSnapshot {
  /// The ranges that a selection at an offset grows to, the smallest first, each inside the next;
  /// the last is the file.
  public func selectionRanges(at offset: Int, in file: FileID) -> [Range<Int>] {
    guard let tree = program(file)?.tree, offset >= 0, offset <= tree.source.bytes.count else {
      return []
    }
    var ranges: [Range<Int>] = []
    func add(_ range: Range<Int>) {
      guard range.lowerBound <= offset, offset <= range.upperBound, !range.isEmpty else { return }
      if let last = ranges.last {
        guard range != last, range.lowerBound <= last.lowerBound,
          last.upperBound <= range.upperBound
        else { return }
      }
      ranges.append(range)
    }
    let token = tree.wordToken(at: offset) ?? tree.token(at: offset)
    if tree.tokenKinds[token] == .string {
      let range = tree.tokenRange(token)
      if range.count >= 2 { add(range.lowerBound + 1..<range.upperBound - 1) }
    }
    switch tree.tokenKinds[token] {
    case .whitespace, .newline, .endOfFile: break
    default: add(tree.tokenRange(token))
    }
    for node in tree.path(toToken: token).reversed() {
      let range = tree.range(of: node)
      if tree.nodes[node].kind == .block, tree.isClosed(node), range.count >= 2 {
        add(range.lowerBound + 1..<range.upperBound - 1)
      }
      add(range)
      // A member with the comments that belong to it.
      if let start = documentationStart(node, tree) { add(start..<range.upperBound) }
    }
    add(0..<tree.source.bytes.count)
    return ranges
  }

  private func documentationStart(_ node: Int, _ tree: SyntaxTree) -> Int? {
    var token = Int(tree.nodes[node].firstToken) - 1
    var start: Int?
    while token >= 0, tree.tokenKinds[token].isTrivia {
      if tree.tokenKinds[token] == .docComment { start = tree.tokenRange(token).lowerBound }
      if tree.tokenKinds[token] == .newline, token > 0, tree.tokenKinds[token - 1] == .newline {
        break
      }
      token -= 1
    }
    return start
  }
}
