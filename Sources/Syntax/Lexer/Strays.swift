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
    if fullWidth(start) { return }
    if let kind = Lookalikes.sign(scalar), let sign = kind.spelling {
      report(.lookalike(sign: sign), start..<start + length)
      punctuation(kind, length)
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

  /// `２８`, `：`, `－＞`: full-width forms, read as the number or the sign that they stand for; returns
  /// whether they are one.
  private mutating func fullWidth(_ start: Int) -> Bool {
    var ends = [start]
    var text: [UInt8] = []
    while text.count < 24, let (byte, length) = halfWidth(ends[text.count]) {
      text.append(byte)
      ends.append(ends[text.count - 1] + length)
    }
    guard let first = text.first else { return false }
    if CharacterClass.isDigit(first) {
      let isNumber = { CharacterClass.isDigit($0) || $0 == 0x2E }
      text = Array(text.prefix(while: isNumber))
      index = ends[text.count]
      // The rest may be as usual: `２.5`, `２８pt`.
      while isNumber(peek()) { index += 1 }
      let rest = ends[text.count]
      let end = index
      scanIdentifier()
      text += UnsafeBufferPointer(start: bytes + rest, count: index - rest)
      report(.lookalike(sign: String(decoding: text, as: UTF8.self)), ends[0]..<index)
      emit(index > end ? .quantity : .number, from: start)
      return true
    }
    for count in stride(from: min(3, text.count), to: 0, by: -1) {
      let spelling = String(decoding: text[..<count], as: UTF8.self)
      guard let kind = TokenKind.allCases.first(where: { $0.spelling == spelling }) else {
        continue
      }
      let length = ends[count] - start
      report(.lookalike(sign: spelling), start..<start + length)
      switch kind {
      case .leftParen: leftParen(length)
      case .rightParen: rightParen(start, length)
      default: punctuation(kind, length)
      }
      return true
    }
    return false
  }

  /// The ASCII character of a full-width form and the length of that.
  private func halfWidth(_ offset: Int) -> (UInt8, Int)? {
    guard offset < count, bytes[offset] >= 0x80,
      let (scalar, length) = UTF8Decoder.decode(bytes + offset, count - offset),
      let byte = Lookalikes.halfWidth(scalar)
    else { return nil }
    return (byte, length)
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
