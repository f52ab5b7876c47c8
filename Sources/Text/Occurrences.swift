// Texts in texts, by characters. The module `_StringProcessing` has these too, but one use of it links
// regular expressions, their parser and its tables into an executable: more than a megabyte.

extension StringProtocol {
  /// Where a text is first; an empty one is at the start.
  public func firstRange(of text: some StringProtocol) -> Range<Index>? {
    var start = startIndex
    while !self[start...].starts(with: text) {
      if start == endIndex { return nil }
      formIndex(after: &start)
    }
    return start..<index(start, offsetBy: text.count)
  }

  /// Whether a text is in it; an empty one is in each.
  public func contains(_ text: String) -> Bool { firstRange(of: text) != nil }

  public func contains(_ text: Substring) -> Bool { firstRange(of: text) != nil }

  /// What stands between the occurrences of a text, which is not empty.
  public func parts(around text: some StringProtocol) -> [SubSequence] {
    var parts: [SubSequence] = []
    var rest = self[...]
    while let range = rest.firstRange(of: text) {
      parts.append(rest[..<range.lowerBound])
      rest = rest[range.upperBound...]
    }
    return parts + [rest]
  }
}

extension String {
  /// With another text in the place of the first occurrences of one, which is not empty.
  public func replacing(_ text: String, with other: String, maxReplacements: Int = .max) -> String {
    var result = ""
    var rest = self[...]
    for _ in 0..<maxReplacements {
      guard let range = rest.firstRange(of: text) else { break }
      result += rest[..<range.lowerBound] + other
      rest = rest[range.upperBound...]
    }
    return result + rest
  }
}
