// Texts in texts. The search of the standard library belongs to its regular expressions, which make a
// program larger and take long to begin. These are found before it, because they are about strings alone.

extension Substring {
  /// Where another text first stands in it, as whole characters.
  public func firstRange(of other: String) -> Range<Index>? {
    if other.isEmpty { return startIndex..<startIndex }
    var (text, other) = (self, other)
    var start = 0
    while let place = text.withUTF8({ text in
      other.withUTF8 { text.firstPlace(of: $0, from: start) }
    }) {
      let first = utf8.index(startIndex, offsetBy: place)
      let end = utf8.index(first, offsetBy: other.utf8.count)
      if beginsCharacter(at: first), beginsCharacter(at: end) { return first..<end }
      start = place + 1
    }
    return nil
  }

  public func contains(_ other: String) -> Bool { firstRange(of: other) != nil }

  /// Whether no character goes on there: a mark that belongs to the letter before it, or the second half of a
  /// line end.
  private func beginsCharacter(at index: Index) -> Bool {
    if index == startIndex || index == endIndex { return true }
    switch utf8[index] {
    case 0x0A: return utf8[utf8.index(before: index)] != 0x0D
    case 0..<0x80: return true
    default: return index.samePosition(in: base) != nil
    }
  }
}

extension String {
  /// Where another text first stands in it, as whole characters.
  public func firstRange(of other: String) -> Range<Index>? { self[...].firstRange(of: other) }

  public func contains(_ other: String) -> Bool { self[...].contains(other) }

  /// With another text wherever one stands.
  public func replacing(_ other: String, with replacement: String) -> String {
    var rest = self[...]
    guard !other.isEmpty, var found = rest.firstRange(of: other) else { return self }
    var result = ""
    while true {
      result += rest[..<found.lowerBound]
      result += replacement
      rest = rest[found.upperBound...]
      guard let next = rest.firstRange(of: other) else { return result + rest }
      found = next
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func firstPlace(of other: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    var place = start
    while place + other.count <= count {
      var length = 0
      while length < other.count, self[place + length] == other[length] { length += 1 }
      if length == other.count { return place }
      place += 1
    }
    return nil
  }
}

extension [String] {
  /// All of them in one text. That of the standard library looks up types when it is first called.
  public func joined(separator: String = "") -> String {
    guard let first else { return "" }
    var result = first
    result.reserveCapacity(reduce(separator.utf8.count * count) { $0 + $1.utf8.count })
    for text in dropFirst() {
      result += separator
      result += text
    }
    return result
  }
}
