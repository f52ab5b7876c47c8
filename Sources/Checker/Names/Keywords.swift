import CtlSyntax

/// The words of the language, which no declaration can have as its name.
public enum Keywords {
  public static func contains(_ name: String) -> Bool { words.contains(name) }

  private static let words = Set(TokenKind.keywords)
}
