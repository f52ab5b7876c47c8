/// Modules: what others may name, and what is imported from them.
extension Parser {
  /// Whether the name of a module is here, and nothing after it: `import BankKit`.
  var isAtModule: Bool {
    mutating get {
      guard at(.identifier) || at(.quotedIdentifier), !isAtLineStart else { return false }
      let next = peekNext()
      return !next.sameLine || next.kind == .semicolon || next.kind == .endOfFile
    }
  }

  /// What stands before the keyword of a declaration of the file.
  mutating func beginDeclaration() {
    endAtNextDeclaration()
    parseAccess()
  }

  /// `public` before a declaration.
  private mutating func parseAccess() {
    if isAtAccess() { leaf(.access) }
  }

  /// Whether a declaration begins here with `public`.
  mutating func isAtAccess() -> Bool {
    guard at(.identifier) else { return false }
    let next = peekNext()
    guard next.sameLine, next.kind.beginsPublicDeclaration, isAtPublic else {
      return false
    }
    // `screen: 1` would be a property.
    let after = peek(after: next.index).kind
    return after != .colon && after != .bind
  }

  private var isAtPublic: Bool {
    mutating get { source.bytes[tokenRange(position)].elementsEqual("public".utf8) }
  }
}

extension TokenKind {
  /// Whether it is the keyword of a declaration that may be public.
  var beginsPublicDeclaration: Bool {
    switch self {
    case .screenKeyword, .componentKeyword, .enumKeyword, .recordKeyword, .styleKeyword,
      .letKeyword, .appearanceKeyword:
      true
    default: false
    }
  }
}
