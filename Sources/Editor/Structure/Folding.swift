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
  /// How many tokens before each one have a line end in them: searching every block for one would read
  /// every token once for each level.
  let lineEnds: [UInt32]

  init(tree: SyntaxTree) {
    self.tree = tree
    var count: UInt32 = 0
    lineEnds = (0...tree.tokenCount).map { token in
      defer { if token < tree.tokenCount, Folder.endsLine(tree, token) { count += 1 } }
      return count
    }
  }

  private static func endsLine(_ tree: SyntaxTree, _ token: Int) -> Bool {
    switch tree.tokenKinds[token] {
    case .newline: true
    case .blockComment: tree.source.bytes[tree.tokenRange(token)].contains(0x0A)
    default: false
    }
  }

  mutating func add(_ range: Range<Int>, _ kind: FoldingRange.Kind) {
    guard tree.source.bytes[range].contains(where: { $0 == 0x0A || $0 == 0x0D }) else { return }
    ranges.append(FoldingRange(range: range, kind: kind))
  }

  mutating func brackets() {
    for node in tree.nodes {
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
      guard first < end, lineEnds[Int(node.firstToken)] < lineEnds[Int(node.endToken)] else {
        continue
      }
      ranges.append(FoldingRange(range: first..<end, kind: .block))
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
