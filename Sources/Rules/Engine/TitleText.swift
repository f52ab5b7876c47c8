import CtlChecker

extension Written {
  /// The text of a string written right here, with `{` for what is interpolated and what is escaped.
  var maskedText: MaskedText? { program.origins.maskedText(of: expression.origin) }

  /// A text as far as it is known: the value, else the text with `{` for unknown parts.
  var titleText: String? {
    value == nil ? maskedText?.text : string
  }

  /// The text of a string literal that stands right here, is short and has no escapes, so that a fix
  /// can rewrite it.
  var plainLiteral: String? {
    guard let string, string.utf8.count <= 256, maskedText?.text == string else { return nil }
    return string
  }
}
