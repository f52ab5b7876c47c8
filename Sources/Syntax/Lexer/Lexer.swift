/// Raw pointers, because the appends and bounds checks of arrays cost twice the lexing itself.
/// Every read goes through `peek` or is guarded by `index < count`.
struct Lexer {
  let bytes: UnsafePointer<UInt8>
  let count: Int
  let kinds: UnsafeMutablePointer<TokenKind>
  let starts: UnsafeMutablePointer<UInt32>
  private let signs = Signs.shared
  var index = 0
  var tokenCount = 0
  var errors: [LexicalError] = []
  /// The open parentheses inside each open interpolation, innermost last.
  var interpolations: [Int] = []
  /// Whether a quote on this line was already taken for the end of an interpolated string.
  var hasClosedString = false
  /// The end of the last line without a closing foreign quotation mark.
  var unquotedEnd = 0
  /// The end of the file, once a `"""` or `<!--` without an end was found.
  var unclosedTriple = 0
  var unclosedMarkup = 0

  init(
    _ bytes: UnsafeBufferPointer<UInt8>, _ kinds: UnsafeMutablePointer<TokenKind>,
    _ starts: UnsafeMutablePointer<UInt32>
  ) {
    self.bytes = bytes.baseAddress ?? UnsafePointer(bitPattern: 1)!
    self.count = bytes.count
    self.kinds = kinds
    self.starts = starts
  }

  @inline(__always) func peek(_ offset: Int = 0) -> UInt8 {
    let position = index + offset
    return position < count ? bytes[position] : 0
  }

  @inline(__always) mutating func emit(_ kind: TokenKind, from start: Int) {
    kinds[tokenCount] = kind
    starts[tokenCount] = UInt32(truncatingIfNeeded: start)
    tokenCount += 1
  }

  mutating func report(_ kind: LexicalError.Kind, _ range: Range<Int>) {
    guard errors.count <= SyntaxTree.findingLimit else { return }
    errors.append(LexicalError(kind: kind, range: range))
  }

  mutating func run() {
    if count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF {
      index = 3
      emit(.whitespace, from: 0)
    }
    while index < count { token() }
    emit(.endOfFile, from: count)
  }

  private mutating func token() {
    let start = index
    let byte = bytes[index]
    switch byte {
    case 0x20, 0x09:
      index += 1
      while index + 8 <= count, word(at: index) == 0x2020_2020_2020_2020 { index += 8 }
      while index < count, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
      emit(.whitespace, from: start)
    case 0x0A, 0x0D:
      index += byte == 0x0D && peek(1) == 0x0A ? 2 : 1
      emit(.newline, from: start)
      if !interpolations.isEmpty { interpolations.removeAll() }
      hasClosedString = false
    case 0x61...0x7A, 0x41...0x5A, 0x5F:
      identifier(start)
    case 0x30...0x39: number(start)
    case 0x22:
      if tripleQuoted(start) { return }
      index += 1
      string(start, opening: .stringHead, whole: .string)
    case 0x60: quotedIdentifier(start)
    case 0x23: if !foreignComment(start) { color(start) }
    case 0x2F:
      if peek(1) == 0x2F {
        lineComment(start)
      } else if peek(1) == 0x2A {
        blockComment(start)
      } else {
        sign(start, byte)
      }
    case 0x7B: punctuation(.leftBrace, 1)
    case 0x7D: punctuation(.rightBrace, 1)
    case 0x28: leftParen(1)
    case 0x29: rightParen(start, 1)
    case 0x5B: punctuation(.leftBracket, 1)
    case 0x5D: punctuation(.rightBracket, 1)
    case 0x3A: punctuation(.colon, 1)
    case 0x3B: punctuation(.semicolon, 1)
    case 0x2C: punctuation(.comma, 1)
    case 0x40: punctuation(.at, 1)
    case 0x80...0xFF: beyondASCII(start)
    case 0x24 where peek(1) == 0x30 && !CharacterClass.isIdentifier(peek(2)):
      index += 2
      emit(.identifier, from: start)
    default: sign(start, byte)
    }
  }

  /// The longest sign that stands here.
  private mutating func sign(_ start: Int, _ byte: UInt8) {
    if foreignSign(byte) || foreignComment(start) { return }
    let word = UInt32(byte) | UInt32(peek(1)) << 8 | UInt32(peek(2)) << 16
    var next = Int(signs.first[Int(byte)])
    while next < signs.all.count {
      let sign = signs.all[next]
      if word & sign.mask == sign.word { return punctuation(sign.token, Int(sign.length)) }
      if UInt8(truncatingIfNeeded: sign.word) != byte { break }
      next += 1
    }
    stray(start, Unicode.Scalar(byte), 1)
  }

  @inline(__always) mutating func punctuation(_ kind: TokenKind, _ length: Int) {
    emit(kind, from: index)
    index += length
  }

  mutating func leftParen(_ length: Int) {
    if let last = interpolations.indices.last { interpolations[last] += 1 }
    punctuation(.leftParen, length)
  }

  mutating func rightParen(_ start: Int, _ length: Int) {
    if let last = interpolations.indices.last {
      if interpolations[last] == 0 {
        interpolations.removeLast()
        index += length
        string(start, opening: .stringMiddle, whole: .stringTail)
        return
      }
      interpolations[last] -= 1
    }
    punctuation(.rightParen, length)
  }

  // MARK: Names

  private mutating func identifier(_ start: Int) {
    scanIdentifier()
    let length = index - start
    // No keyword has a capital, a digit or an underscore; most names of more than one word do.
    guard length >= 2, length <= 13 else { return emit(.identifier, from: start) }
    var first: UInt64 = 0
    if start + 8 <= count {
      first = word(at: start) & (length < 8 ? 1 << UInt64(length * 8) - 1 : .max)
    } else {
      for place in 0..<min(length, 8) { first |= UInt64(bytes[start + place]) << UInt64(place * 8) }
    }
    emit(Keywords.kind(of: bytes + start, first, length: length), from: start)
  }

  /// Eight bytes, the first one lowest.
  @inline(__always) private func word(at index: Int) -> UInt64 {
    UInt64(
      littleEndian: UnsafeRawPointer(bytes + index).loadUnaligned(as: UInt64.self))
  }

  @inline(__always) mutating func scanIdentifier() {
    while index < count {
      let byte = bytes[index]
      if byte < 0x80 {
        guard CharacterClass.isIdentifier(byte) else { return }
        index += 1
      } else {
        guard let (scalar, length) = UTF8Decoder.decode(bytes + index, count - index),
          scalar.properties.isXIDContinue
        else { return }
        index += length
      }
    }
  }

  private var startsIdentifier: Bool {
    guard let (scalar, _) = UTF8Decoder.decode(bytes + index, count - index) else { return false }
    return scalar == "_" || scalar.properties.isXIDStart
  }

  private mutating func quotedIdentifier(_ start: Int) {
    index += 1
    let isName = startsIdentifier
    scanIdentifier()
    if isName, peek() == 0x60 {
      index += 1
    } else {
      if Lexer.signsOfTexts.contains(peek()), let end = backQuotedString(start) {
        report(.foreignQuotes(opening: 1, closing: 1), start..<end)
        emit(.string, from: start)
        index = end
        return
      }
      if peek() == 0x60 { index += 1 }
      report(.unterminatedName, start..<index)
    }
    emit(.quotedIdentifier, from: start)
  }

  // MARK: Literals

  private mutating func number(_ start: Int) {
    if bytes[index] == 0x30, peek(1) == 0x78 || peek(1) == 0x58 {
      index += 2
      let digits = index
      var isWellFormed = true
      while CharacterClass.isIdentifier(peek()) {
        if !CharacterClass.isHexDigit(peek()), peek() != 0x5F { isWellFormed = false }
        index += 1
      }
      if !isWellFormed || index == digits { report(.malformedNumber, start..<index) }
      emit(.number, from: start)
      return
    }
    digits()
    if peek() == 0x2E, CharacterClass.isDigit(peek(1)) {
      index += 1
      digits()
    }
    if peek() | 0x20 == 0x65 {
      let sign = peek(1) == 0x2B || peek(1) == 0x2D ? 1 : 0
      if CharacterClass.isDigit(peek(1 + sign)) {
        index += 1 + sign
        digits()
      }
    }
    let numberEnd = index
    scanIdentifier()
    guard index > numberEnd else {
      emit(.number, from: start)
      return
    }
    // `1h30.5min`
    while peek() == 0x2E, CharacterClass.isDigit(peek(1)) {
      index += 1
      scanIdentifier()
    }
    emit(.quantity, from: start)
  }

  private mutating func digits() {
    while CharacterClass.isDigit(peek()) || peek() == 0x5F { index += 1 }
  }

  private mutating func color(_ start: Int) {
    index += 1
    while CharacterClass.isIdentifier(peek()) { index += 1 }
    let length = index - start - 1
    let wellFormed =
      (length == 3 || length == 6 || length == 8)
      && (start + 1..<index).allSatisfy { CharacterClass.isHexDigit(bytes[$0]) }
    if !wellFormed { report(.malformedColor, start..<index) }
    emit(.color, from: start)
  }

  /// Reads to the end of a string, or to its next interpolation. `index` is after the opening
  /// quote, or after the parenthesis that closed an interpolation.
  private mutating func string(_ start: Int, opening: TokenKind, whole: TokenKind) {
    while index < count {
      switch bytes[index] {
      case 0x22:
        index += 1
        emit(whole, from: start)
        return
      case 0x5C:
        if peek(1) == 0x28 {
          index += 2
          interpolations.append(0)
          emit(opening, from: start)
          return
        }
        index += 1
        if index < count, bytes[index] != 0x0A, bytes[index] != 0x0D, bytes[index] < 0x80 {
          index += 1
        }
      case 0x0A, 0x0D:
        endUnterminated(start, whole)
        return
      case 0x80...0xFF: skipScalar()
      default: index += 1
      }
    }
    endUnterminated(start, whole)
  }

  /// Inside an interpolation, a quote without a partner on its line is taken for the end of the
  /// outer string, whose parenthesis is missing: `"Copies: \(copies" {`.
  private mutating func endUnterminated(_ start: Int, _ kind: TokenKind) {
    if kind == .string, !interpolations.isEmpty, !hasClosedString {
      hasClosedString = true
      interpolations.removeLast()
      emit(.stringTail, from: start)
      index = start + 1
      return
    }
    // Only the end of a text stands before a block: `row Tea" {`.
    if kind == .string, let end = blockAfterQuote(start) { index = end }
    report(.unterminatedString, start..<index)
    emit(kind, from: start)
  }

  /// The end of a quote after which nothing stands on its line, or a block; the line is not read again and
  /// again, since it has no other quote.
  private func blockAfterQuote(_ start: Int) -> Int? {
    var place = start + 1
    while place < index, bytes[place] == 0x20 || bytes[place] == 0x09 { place += 1 }
    guard place == index || bytes[place] == 0x7B,
      (place..<index).allSatisfy({ bytes[$0] < 0x80 && bytes[$0] != 0x5C })
    else { return nil }
    return start + 1
  }

  // MARK: Comments

  private mutating func lineComment(_ start: Int) {
    let isDocumentation = peek(2) == 0x2F && peek(3) != 0x2F
    while index < count, bytes[index] != 0x0A, bytes[index] != 0x0D {
      if bytes[index] < 0x80 { index += 1 } else { skipScalar() }
    }
    emit(isDocumentation ? .docComment : .lineComment, from: start)
  }

  private mutating func blockComment(_ start: Int) {
    index += 2
    var depth = 1
    while index < count, depth > 0 {
      let byte = bytes[index]
      if byte == 0x2A, peek(1) == 0x2F {
        depth -= 1
        index += 2
      } else if byte == 0x2F, peek(1) == 0x2A {
        depth += 1
        index += 2
      } else if byte < 0x80 {
        index += 1
      } else {
        skipScalar()
      }
    }
    if depth > 0 { report(.unterminatedComment, start..<min(start + 2, count)) }
    emit(.blockComment, from: start)
  }

  /// Steps over one scalar inside a string or comment; each run of bytes that are not UTF-8 is
  /// reported once.
  private mutating func skipScalar() {
    if let (_, length) = UTF8Decoder.decode(bytes + index, count - index) {
      index += length
      return
    }
    skipInvalid()
  }
}
