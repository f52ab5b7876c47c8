/// Comments, strings and signs of other languages, each read as one token with one mistake.
extension Lexer {
  /// Whether only white space is before the current byte on its line.
  private var isFirstOnLine: Bool {
    var last = tokenCount - 1
    if last >= 0, kinds[last] == .whitespace { last -= 1 }
    return last < 0 || kinds[last] == .newline
  }

  /// `# text`, `<!-- text -->`; returns whether there is one.
  mutating func foreignComment(_ start: Int) -> Bool {
    switch bytes[index] {
    case 0x23 where peek(1) == 0x20 && isFirstOnLine: break
    case 0x3C where peek(1) == 0x21 && peek(2) == 0x2D && peek(3) == 0x2D:
      if start >= unclosedMarkup, let end = find([0x2D, 0x2D, 0x3E], from: start + 4) {
        report(.foreignComment(opening: 4, closing: 3), start..<end)
        emit(.blockComment, from: start)
        index = end
        return true
      }
      unclosedMarkup = count
    default: return false
    }
    let sign = bytes[start] == 0x3C ? 4 : 1
    while index < count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
    report(.foreignComment(opening: sign, closing: 0), start..<index)
    emit(.lineComment, from: start)
    return true
  }

  /// `"""text"""`, over any number of lines; returns whether it begins here.
  mutating func tripleQuoted(_ start: Int) -> Bool {
    guard peek(1) == 0x22, peek(2) == 0x22 else { return false }
    if start >= unclosedTriple, let end = find([0x22, 0x22, 0x22], from: start + 3) {
      index = end
      report(.tripleQuotes(isClosed: true), start..<end)
    } else {
      unclosedTriple = count
      while index < count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
      report(.tripleQuotes(isClosed: false), start..<index)
    }
    emit(.string, from: start)
    return true
  }

  /// What follows the first word of a text in back-quotes, and no name: a space or `! $ % ( , - . / : ?`.
  static let signsOfTexts: Set<UInt8> = [
    0x20, 0x21, 0x24, 0x25, 0x28, 0x2C, 0x2D, 0x2E, 0x2F, 0x3A, 0x3F,
  ]

  /// The end of `` `some text` `` on one line.
  func backQuotedString(_ start: Int) -> Int? {
    var offset = start + 1
    while offset < min(count, start + 200), bytes[offset] != 0x0A, bytes[offset] != 0x0D {
      if bytes[offset] == 0x22 { return nil }
      if bytes[offset] == 0x60 { return offset + 1 }
      offset += 1
    }
    return nil
  }

  /// `==`, `!=` and `...` with a sign too many or too few; returns whether there is one.
  mutating func foreignSign(_ byte: UInt8) -> Bool {
    switch (byte, peek(1), peek(2)) {
    case (0x3D, 0x3D, 0x3D): lookalike(.equal, 3)
    case (0x21, 0x3D, 0x3D): lookalike(.notEqual, 3)
    case (0x2E, 0x2E, let third) where third != 0x2E && third != 0x3C: lookalike(.closedRange, 2)
    default: return false
    }
    return true
  }

  private mutating func lookalike(_ kind: TokenKind, _ length: Int) {
    report(.lookalike(sign: kind.spelling ?? ""), index..<index + length)
    punctuation(kind, length)
  }

  /// The end of the first occurrence of some bytes.
  private func find(_ pattern: [UInt8], from start: Int) -> Int? {
    var offset = start
    while offset + pattern.count <= count {
      if bytes[offset] == pattern[0],
        pattern.indices.allSatisfy({ bytes[offset + $0] == pattern[$0] })
      {
        return offset + pattern.count
      }
      offset += 1
    }
    return nil
  }
}
