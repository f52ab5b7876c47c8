/// Characters outside all tokens: stray characters, lookalikes of signs, bytes that are not UTF-8.
extension Lexer {
  mutating func beyondASCII(_ start: Int) {
    guard let (scalar, length) = UTF8Decoder.decode(bytes + index, count - index) else {
      skipInvalid()
      emit(.unknown, from: start)
      return
    }
    index += length
    if scalar.properties.isXIDStart {
      scanIdentifier()
      emit(.identifier, from: start)
    } else {
      index = start
      stray(start, scalar, length)
    }
  }

  /// A character that begins no token.
  mutating func stray(_ start: Int, _ scalar: Unicode.Scalar, _ length: Int) {
    if let kind = Lookalikes.sign(scalar), let sign = kind.spelling {
      report(.lookalike(sign: sign), start..<start + length)
      switch kind {
      case .leftParen: leftParen(length)
      case .rightParen: rightParen(start, length)
      default: punctuation(kind, length)
      }
    } else if Lookalikes.isSpace(scalar) {
      report(.lookalike(sign: " "), start..<start + length)
      punctuation(.whitespace, length)
    } else if let end = Lookalikes.isQuote(scalar) ? foreignString(start + length) : nil {
      report(.foreignQuotes(opening: length, closing: end.quote), start..<end.offset)
      emit(.string, from: start)
      index = end.offset
    } else {
      unknown(start, length)
    }
  }

  /// One token and one mistake for a run of characters.
  private mutating func unknown(_ start: Int, _ length: Int) {
    index += length
    if let last = errors.last, last.kind == .unknownCharacter, last.range.upperBound == start {
      errors[errors.count - 1] = LexicalError(
        kind: .unknownCharacter, range: last.range.lowerBound..<index)
    } else {
      report(.unknownCharacter, start..<index)
    }
    if tokenCount == 0 || kinds[tokenCount - 1] != .unknown { emit(.unknown, from: start) }
  }

  /// The end of a string in foreign quotation marks that began before `start`, on the same line.
  private mutating func foreignString(_ start: Int) -> (offset: Int, quote: Int)? {
    guard start > unquotedEnd else { return nil }
    var offset = start
    while offset < count, bytes[offset] != 0x0A, bytes[offset] != 0x0D, bytes[offset] != 0x22 {
      let decoded = UTF8Decoder.decode(bytes + offset, count - offset)
      if let (scalar, length) = decoded, Lookalikes.isQuote(scalar) {
        return (offset + length, length)
      }
      offset += decoded?.1 ?? 1
    }
    unquotedEnd = offset
    return nil
  }

  /// One mistake for a run of bytes that are not UTF-8.
  mutating func skipInvalid() {
    let start = index
    while index < count, bytes[index] >= 0x80,
      UTF8Decoder.decode(bytes + index, count - index) == nil
    { index += 1 }
    report(.notUTF8, start..<index)
  }
}
