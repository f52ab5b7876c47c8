extension ForeignWords {
  /// `n` for `String(n)` and `n.toString()`: a value that a text shows as it is.
  public static func converted(by text: String) -> String {
    for call in ["String(", "str("] where text.hasPrefix(call) && text.hasSuffix(")") {
      let value = text.dropFirst(call.count).dropLast()
      if !value.contains(where: { "(),:".contains($0) }) { return String(value) }
    }
    for call in [".toString()", ".description"] where text.hasSuffix(call) {
      return String(text.dropLast(call.count))
    }
    return text
  }
}
