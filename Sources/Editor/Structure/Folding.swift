import CtlDiagnostics
import CtlSyntax

/// Lines that may be hidden.
public struct FoldingRange: Sendable, Hashable {
  /// From the end of the visible text on the first line to the start of that on the last.
  public let range: Range<Int>
  public let kind: Kind

  public enum Kind: Sendable { case block, comment, imports, region }
}

extension EditorSnapshot {
  /// The ranges that can be folded: blocks, brackets, runs of comments and imports, and the lines
  /// between `// region` and `// endregion`; in the order of the file, each of more than one line.
  public func foldingRanges(in file: FileID) -> [FoldingRange] {
    guard let tree = program(file)?.tree else { return [] }
    var folder = Folder(tree: tree)
    folder.brackets()
    folder.comments()
    folder.imports()
    return folder.ranges.sorted {
      ($0.range.lowerBound, -$0.range.upperBound) < ($1.range.lowerBound, -$1.range.upperBound)
    }
  }
}

private struct Folder {
  let tree: SyntaxTree
  var ranges: [FoldingRange] = []

  mutating func add(_ range: Range<Int>, _ kind: FoldingRange.Kind) {
    guard tree.source.bytes[range].contains(where: { $0 == 0x0A || $0 == 0x0D }) else { return }
    ranges.append(FoldingRange(range: range, kind: kind))
  }

  mutating func brackets() {
    for (index, node) in tree.nodes.enumerated() {
      switch node.kind {
      case .block, .listExpression, .parameters, .arguments: break
      default: continue
      }
      guard node.endToken > node.firstToken + 1 else { continue }
      let first = tree.tokenRange(Int(node.firstToken)).upperBound
      let last = tree.tokenRange(Int(node.endToken) - 1)
      let isClosed = [.rightBrace, .rightParen, .rightBracket].contains(
        tree.tokenKinds[Int(node.endToken) - 1])
      let end = isClosed ? last.lowerBound : last.upperBound
      // Searching every node for a line end would read every byte once for each level.
      guard first < end, spansLines(index) else { continue }
      ranges.append(FoldingRange(range: first..<end, kind: .block))
    }
  }

  private func spansLines(_ node: Int) -> Bool {
    let tokens = Int(tree.nodes[node].firstToken)..<Int(tree.nodes[node].endToken)
    return tokens.contains {
      tree.tokenKinds[$0] == .newline
        || tree.tokenKinds[$0] == .blockComment
          && tree.source.bytes[tree.tokenRange($0)].contains(0x0A)
    }
  }

  mutating func comments() {
    var regions: [Int] = []
    var run: Range<Int>?
    func isRegion(_ text: String, _ word: String) -> Bool {
      let text = text.drop { $0 == "/" || $0 == " " || $0 == "#" }
      return text == word || text.hasPrefix(word + " ") || text.hasPrefix(word + ":")
    }
    for token in 0..<tree.tokenCount {
      let range = tree.tokenRange(token)
      switch tree.tokenKinds[token] {
      case .lineComment, .docComment:
        let text = tree.text(ofToken: token)
        if isRegion(text, "region") {
          flush(&run)
          regions.append(range.upperBound)
        } else if isRegion(text, "endregion") {
          flush(&run)
          if let start = regions.popLast() { add(start..<range.lowerBound, .region) }
        } else if let open = run {
          run = open.lowerBound..<range.upperBound
        } else if isFirstOnLine(token) {
          run = range
        }
      case .blockComment: add(range, .comment)
      case .whitespace: break
      case .newline:
        if token > 0, tree.tokenKinds[token - 1] == .newline { flush(&run) }
      default: flush(&run)
      }
    }
    flush(&run)
  }

  private func isFirstOnLine(_ token: Int) -> Bool {
    var token = token - 1
    while token >= 0, tree.tokenKinds[token] == .whitespace { token -= 1 }
    return token < 0 || tree.tokenKinds[token] == .newline
  }

  private mutating func flush(_ run: inout Range<Int>?) {
    if let range = run { add(range, .comment) }
    run = nil
  }

  mutating func imports() {
    var run: Range<Int>?
    for child in tree.children(of: 0) {
      if tree.nodes[child].kind == .importDeclaration {
        let range = tree.range(of: child)
        run = (run?.lowerBound ?? range.lowerBound)..<range.upperBound
      } else {
        if let range = run { add(range, .imports) }
        run = nil
      }
    }
    if let range = run { add(range, .imports) }
  }
}
