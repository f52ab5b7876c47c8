extension ForeignWords {
  /// Whether a name that is called after a value is one of its members, here or in other languages.
  public static func isMember(_ name: String) -> Bool {
    ["toString", "join"].contains(name) || members[name] != nil || listMembers[name] != nil
      || isOwnMember(name)
  }

  /// Whether it is one of this language.
  static func isOwnMember(_ name: String) -> Bool { ownMembers.contains(name) }

  private static let ownMembers: Set<String> = [
    "formatted", "joined", "uppercased", "lowercased", "trimmed", "prefix",
    "suffix",
    "map", "filter", "sorted", "reversed", "first", "contains", "sum", "min", "max",
  ]

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
