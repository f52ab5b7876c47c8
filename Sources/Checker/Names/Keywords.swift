import CtlSyntax

/// The words of the language, which cannot be names of declarations.
public enum Keywords {
  public static func contains(_ name: String) -> Bool { words.contains(name) }

  private static let words = Set(TokenKind.keywords)
}
