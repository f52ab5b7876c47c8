import CtlDiagnostics
import CtlSyntax

extension Formatter {
  /// The edits that format a file: each replaces the white space between two tokens, with the
  /// separators in it, so that no edit touches a name, a string or a comment. In ascending order.
  public static func edits(_ tree: SyntaxTree) -> [Edit] {
    let source = tree.source.bytes
    let output = format(tree)
    if source == output { return [] }
    let isSound = tree.findings.isEmpty
    var edits: [Edit] = []
    var sourceEnd = source.starts(with: byteOrderMark) ? 3 : 0
    var outputEnd = sourceEnd
    for token in 0..<tree.tokenCount {
      let kind = tree.tokenKinds[token]
      if kind == .newline || (kind == .whitespace && (isSound || !tree.isStrange(token))) {
        continue
      }
      let range = tree.tokenRange(token)
      var outputStart = outputEnd
      while outputStart < output.count, isSpace(output[outputStart]) { outputStart += 1 }
      if kind == .semicolon || kind == .comma,
        outputStart == output.count || output[outputStart] != source[range.lowerBound]
      {
        continue
      }
      if source[sourceEnd..<range.lowerBound] != output[outputEnd..<outputStart] {
        edits.append(
          edit(tree, sourceEnd..<range.lowerBound, output, outputEnd..<outputStart))
      }
      sourceEnd = range.upperBound
      outputEnd = outputStart + range.count
    }
    return edits
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  /// The edit without its equal beginning and end; it never separates a CR from its LF.
  private static func edit(
    _ tree: SyntaxTree, _ range: Range<Int>, _ output: [UInt8], _ outputRange: Range<Int>
  ) -> Edit {
    let source = tree.source.bytes
    var (start, end) = (range.lowerBound, range.upperBound)
    var (outputStart, outputEnd) = (outputRange.lowerBound, outputRange.upperBound)
    while start < end, outputStart < outputEnd, source[start] == output[outputStart],
      source[start] != 0x0D
    {
      start += 1
      outputStart += 1
    }
    while start < end, outputStart < outputEnd, source[end - 1] == output[outputEnd - 1],
      source[end - 1] != 0x0A
    {
      end -= 1
      outputEnd -= 1
    }
    let text = String(decoding: output[outputStart..<outputEnd], as: UTF8.self)
    return Edit(Location(tree.file, start..<end), text)
  }

  // MARK: Parts of a file

  /// The edits of the members that a range of bytes touches, taken as whole lines. They are those
  /// edits of the whole file that are in these members or right before them.
  public static func edits(_ tree: SyntaxTree, range: Range<Int>) -> [Edit] {
    let extent = tree.membersTouching(range)
    return edits(tree).filter {
      $0.location.range.lowerBound >= extent.lowerBound
        && $0.location.range.upperBound <= extent.upperBound
    }
  }

  /// The edits for a character that was just typed before an offset. A `}` formats the block it
  /// closes; a line end formats the member on the line that it ended, and indents the new line.
  /// Empty for every other character.
  public static func edits(_ tree: SyntaxTree, typed character: UInt8, at offset: Int) -> [Edit] {
    guard offset > 0, offset <= tree.source.bytes.count else { return [] }
    switch character {
    case 0x7D:
      let token = tree.token(at: offset - 1)
      guard tree.tokenKinds[token] == .rightBrace else { return [] }
      let inBlock = tree.block(endingAt: token).map { edits(tree, range: tree.range(of: $0)) } ?? []
      // Where a block around it is still open, its own line is all that can be indented.
      let line = tree.lineBounds(offset..<offset).lowerBound..<offset - 1
      let isIndented = inBlock.contains { $0.location.range.upperBound == line.upperBound }
      guard !isIndented, !tree.findings.isEmpty, tree.trimmedEnd(line) == line.lowerBound,
        let own = tree.indentationEdit(line.lowerBound)
      else { return inBlock }
      return (inBlock.filter { !$0.location.range.overlaps(line) } + [own]).sorted {
        $0.location.range.lowerBound < $1.location.range.lowerBound
      }
    case 0x0A, 0x0D:
      // The editor may have indented the new line already.
      var offset = offset
      while offset > 0, [0x20, 0x09].contains(tree.source.bytes[offset - 1]) { offset -= 1 }
      guard offset > 0 else { return [] }
      var end = offset - 1
      if end > 0, tree.source.bytes[end] == 0x0A, tree.source.bytes[end - 1] == 0x0D { end -= 1 }
      let previous = tree.lineBounds(end..<end)
      let contents = previous.lowerBound..<tree.trimmedEnd(previous)
      let before = edits(tree, range: contents).filter {
        $0.location.range.upperBound <= contents.upperBound
      }
      return before + [tree.indentationEdit(offset)].compactMap { $0 }
    default: return []
    }
  }
}

extension SyntaxTree {
  /// The bytes from after the token before the first member that the lines of a range touch, to the
  /// end of the last one and the comments on its line. The members are those of the innermost block
  /// with all of these lines between its braces.
  fileprivate func membersTouching(_ range: Range<Int>) -> Range<Int> {
    let count = source.bytes.count
    let lower = min(max(range.lowerBound, 0), count)
    var upper = min(max(range.upperBound, lower), count)
    // A selection of whole lines ends where the next line begins, and does not include that line.
    if upper > lower, source.bytes[upper - 1] == 0x0A { upper -= 1 }
    if upper > lower, source.bytes[upper - 1] == 0x0D { upper -= 1 }
    let lines = lineBounds(lower..<upper)
    var container = 0
    while let inner = innerBlock(of: container, holding: lines) { container = inner }
    var first: Int?
    var last: Int?
    var before = container == 0 ? 0 : tokenRange(Int(nodes[container].firstToken)).upperBound
    var after = container == 0 ? count : tokenRange(Int(nodes[container].endToken) - 1).lowerBound
    for child in children(of: container) {
      let range = self.range(of: child)
      if range.upperBound < lines.lowerBound {
        before = range.upperBound
      } else if range.lowerBound > lines.upperBound {
        after = range.lowerBound
        break
      } else {
        if first == nil { first = child }
        last = child
      }
    }
    guard let last else { return before..<max(before, after) }
    var end = self.range(of: last).upperBound
    var token = Int(nodes[last].endToken)
    while token < tokenCount, tokenKinds[token].isTrivia, tokenKinds[token] != .newline {
      if tokenKinds[token] != .whitespace { end = tokenRange(token).upperBound }
      token += 1
    }
    // After the last member of a file only the end is left to format.
    if container == 0, significant(from: token) == tokenCount - 1 { end = count }
    return before..<max(before, end)
  }

  /// The block with an end that has a range between its braces, among those nearest below a node.
  private func innerBlock(of node: Int, holding range: Range<Int>) -> Int? {
    var node = node
    while let child = children(of: node).first(where: { holds($0, range) }) {
      if nodes[child].kind == .block {
        let last = Int(nodes[child].endToken) - 1
        guard isWhole(child),
          tokenRange(Int(nodes[child].firstToken)).upperBound <= range.lowerBound,
          range.upperBound <= tokenRange(last).lowerBound
        else { return nil }
        return child
      }
      node = child
    }
    return nil
  }

  private func holds(_ node: Int, _ range: Range<Int>) -> Bool {
    let own = self.range(of: node)
    return own.lowerBound <= range.lowerBound && range.upperBound <= own.upperBound
  }

  fileprivate func block(endingAt token: Int) -> Int? {
    nodes.indices.last {
      nodes[$0].kind == .block && Int(nodes[$0].endToken) == token + 1 && isWhole($0)
    }
  }

  // MARK: Lines

  /// A range widened to whole lines, without the last line end.
  fileprivate func lineBounds(_ range: Range<Int>) -> Range<Int> {
    let bytes = source.bytes
    var start = range.lowerBound
    while start > 0, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D { start -= 1 }
    var end = range.upperBound
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    return start..<end
  }

  fileprivate func trimmedEnd(_ range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound, source.bytes[end - 1] == 0x20 || source.bytes[end - 1] == 0x09 {
      end -= 1
    }
    return end
  }

  /// Indents the line that begins at an offset by the brackets that are open there.
  fileprivate func indentationEdit(_ offset: Int) -> Edit? {
    let bytes = source.bytes
    var end = offset
    while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
    var level = 0
    for token in tokenKinds.indices where Int(tokenStarts[token]) < offset {
      // A line inside a comment keeps its indentation.
      if tokenKinds[token] == .blockComment, tokenRange(token).upperBound > offset { return nil }
      level = max(0, level + tokenKinds[token].nesting)
    }
    let next = token(at: end)
    if Int(tokenStarts[next]) == end, tokenKinds[next].nesting < 0 { level = max(0, level - 1) }
    let text = String(repeating: " ", count: min(level * Formatter.indentation, Formatter.width))
    guard text.utf8.count != end - offset || bytes[offset..<end].contains(0x09) else { return nil }
    return Edit(Location(file, offset..<end), text)
  }
}

extension TokenKind {
  fileprivate var nesting: Int {
    switch self {
    case .leftBrace, .leftParen, .leftBracket: 1
    case .rightBrace, .rightParen, .rightBracket: -1
    default: 0
    }
  }
}
