/// A text that people read or hear, as in the strings file of an app.
public struct LocalizableText: Sendable, Hashable {
  /// The text itself with `%lld` and `%@` for its values, or the key of `localized("key")`.
  public var key: String
  /// Its places, and their documentation.
  public var places: [String]
  /// Descriptions of its values.
  public var notes: [String] = []
  /// The values in it, in order.
  public var placeholders: [Value]
  /// Whether the key is the text in the language of the sources.
  public var isText: Bool

  public init(
    key: String, places: [String], notes: [String] = [], placeholders: [Value], isText: Bool
  ) {
    self.key = key
    self.places = places
    self.notes = notes
    self.placeholders = placeholders
    self.isText = isText
  }

  /// Whether it has letters beside its values; without them nothing is to translate: `●`, `%lld/10`.
  var hasWords: Bool {
    guard isText else { return true }
    var rest = key[...]
    while let sign = rest.firstIndex(of: "%") {
      if rest[..<sign].contains(where: \.isLetter) { return true }
      rest = rest[rest.index(after: sign)...].drop { $0.isNumber || $0 == "$" }
      rest = rest.dropFirst(["lld", "lf", "@"].first { rest.hasPrefix($0) }?.count ?? 0)
    }
    return rest.contains(where: \.isLetter)
  }

  public struct Value: Sendable, Hashable {
    /// `%lld` or `%@`.
    public var specifier: String
    /// The value as written in the file.
    public var source: String
    /// The type, as the language spells it.
    public var type: String
    /// Its name in the strings file.
    public var name: String
    /// Its documentation in the file.
    public var documentation: String?

    /// `%2$lld`: the same with its place, so that translations may change the order.
    func specifier(at index: Int) -> String { "%\(index + 1)$\(specifier.dropFirst())" }
  }
}

extension LocalizableText {
  /// The pieces of the key between the placeholders, with the placeholder before each piece.
  var pieces: [(placeholder: Value?, text: String)] {
    guard !placeholders.isEmpty else { return [(nil, key)] }
    var result: [(placeholder: Value?, text: String)] = [(nil, "")]
    var rest = key[...]
    var next = placeholders[...]
    while let percent = rest.firstIndex(of: "%") {
      result[result.count - 1].text += rest[..<percent]
      rest = rest[percent...]
      if let value = next.first, rest.hasPrefix(value.specifier) {
        next.removeFirst()
        rest = rest.dropFirst(value.specifier.count)
        result.append((value, ""))
      } else {
        result[result.count - 1].text += "%%"
        rest = rest.dropFirst(2)
      }
    }
    result[result.count - 1].text += rest
    return result
  }
}
