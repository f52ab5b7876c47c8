import CtlText

/// The tokens of a file: kinds and starts side by side; a token ends where the next one starts, and
/// the last one is `endOfFile`.
public struct TokenList: Sendable {
  public let kinds: [TokenKind]
  public let starts: [UInt32]
  /// Mistakes that no parser can repair: bytes that are not UTF-8, strings and comments without an
  /// end.
  public let errors: [LexicalError]
}

public struct LexicalError: Sendable, Hashable {
  public let kind: Kind
  public let range: Range<Int>

  public enum Kind: Sendable, Hashable {
    case notUTF8, unknownCharacter, unterminatedString, unterminatedComment, unterminatedName
    case malformedColor, malformedNumber
    /// A character that looks like a sign of the language, or like a space.
    case lookalike(sign: String)
    /// A string in quotation marks of another kind, with their lengths in bytes.
    case foreignQuotes(opening: Int, closing: Int)
    /// A comment between signs of another language, with their lengths in bytes.
    case foreignComment(opening: Int, closing: Int)
    /// A string between three quotation marks.
    case tripleQuotes(isClosed: Bool)
  }
}

extension TokenList {
  /// The bytes of a token.
  func range(of token: Int) -> Range<Int> {
    Int(starts[token])..<Int(token + 1 < starts.count ? starts[token + 1] : starts[token])
  }

  /// Splits any bytes into tokens, in one pass. Files longer than 4 GiB are not supported; the
  /// parser refuses them long before.
  public init(_ bytes: [UInt8]) {
    // Only the last token is empty, so the number of bytes bounds the number of tokens; memory that
    // is never written is never committed.
    let capacity = bytes.count + 2
    let kinds = UnsafeMutablePointer<TokenKind>.allocate(capacity: capacity)
    let starts = UnsafeMutablePointer<UInt32>.allocate(capacity: capacity)
    defer {
      kinds.deallocate()
      starts.deallocate()
    }
    let (count, errors) = bytes.withUnsafeBufferPointer { bytes in
      var lexer = Lexer(bytes, kinds, starts)
      lexer.run()
      return (lexer.tokenCount, lexer.errors)
    }
    self.kinds = Array(UnsafeBufferPointer(start: kinds, count: count))
    self.starts = Array(UnsafeBufferPointer(start: starts, count: count))
    self.errors = errors
  }

  /// Whether a string has no end, and nothing in it: the beginning of a text may be missing.
  var hasLoneQuote: Bool {
    errors.contains { $0.kind == .unterminatedString && $0.range.count == 1 }
  }

  /// A file that is too large to be read: one token holds all of it.
  init(unread count: Int) {
    kinds = count > 0 ? [.unknown, .endOfFile] : [.endOfFile]
    starts = count > 0 ? [0, UInt32(truncatingIfNeeded: count)] : [0]
    errors = []
  }
}
