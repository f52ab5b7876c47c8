import CtlChecker

extension Written {
  /// The text of a string literal, with `{` for interpolated and escaped parts.
  var maskedText: MaskedText? { program.origins.maskedText(of: expression.origin) }

  /// A text as far as it is known: the value, else the text with `{` for unknown parts.
  var titleText: String? {
    value == nil ? maskedText?.text : string
  }

  /// The text of a short string literal without escapes, which a fix can rewrite.
  var plainLiteral: String? {
    guard let string, string.utf8.count <= 256, maskedText?.text == string else { return nil }
    return string
  }
}
