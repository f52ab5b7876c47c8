// What the language does with texts, besides what strings of Swift do.

extension String {
  /// Without the white space at its ends.
  public func trimmed() -> String {
    var rest = self[...]
    while rest.first?.isWhitespace == true { rest.removeFirst() }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }

  /// Whether another text is in it; an empty one is in each.
  public func contains(text: String) -> Bool {
    text.isEmpty || indices.contains { self[$0...].starts(with: text) }
  }

  /// What stands between the occurrences of another text; an empty text occurs nowhere. What Swift has for it
  /// belongs to its regular expressions, which make a program larger.
  package func parts(between text: String) -> [Substring] {
    if text.isEmpty { return [self[...]] }
    var parts: [Substring] = []
    var (start, place) = (startIndex, startIndex)
    while place < endIndex {
      guard self[place...].starts(with: text) else {
        place = index(after: place)
        continue
      }
      parts.append(self[start..<place])
      place = index(place, offsetBy: text.count)
      start = place
    }
    return parts + [self[start...]]
  }

  /// With another text in place of every occurrence of one; an empty text occurs nowhere.
  public func replacing(_ text: String, with other: String) -> String {
    parts(between: text).joined(separator: other)
  }
}

extension Int {
  /// The whole number that a person wrote; nil for any other text. White space around it does not
  /// matter.
  public init?(reading text: String) {
    self.init(text.trimmed())
  }
}

extension Double {
  /// The number that a person wrote, with digits, a sign and a fraction after `.`; nil for any other
  /// text. White space around it does not matter.
  public init?(reading text: String) {
    let text = text.trimmed()
    // Swift reads words such as `nan` and hexadecimal digits too.
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) || [0x2B, 0x2D, 0x2E].contains($0) }),
      let number = Double(text), number.isFinite
    else { return nil }
    self = number
  }
}

extension String {
  /// Its first characters; none for a number below 1.
  public func prefix(atMost count: Int) -> String { String(prefix(Swift.max(count, 0))) }

  /// Its last characters; none for a number below 1.
  public func suffix(atMost count: Int) -> String { String(suffix(Swift.max(count, 0))) }
}

// MARK: - Lists

extension BidirectionalCollection {
  /// Its first items; none for a number below 1.
  public func prefix(atMost count: Int) -> [Element] { Array(prefix(Swift.max(count, 0))) }

  /// Its last items; none for a number below 1.
  public func suffix(atMost count: Int) -> [Element] { Array(suffix(Swift.max(count, 0))) }
}

extension Sequence where Element == Int {
  /// All together; the sum stops at the ends of `Int`.
  public func sum() -> Int { reduce(0) { $0.adding($1) } }
}

extension Sequence where Element == Double {
  /// All together.
  public func sum() -> Double { reduce(0, +) }
}

extension Sequence where Element == Duration {
  /// All together; the sum stops at the ends of what whole milliseconds can say.
  public func sum() -> Duration { reduce(.zero) { $0.adding($1) } }
}

extension Sequence where Element: Hashable {
  /// Its items, each once, in their order.
  public func unique() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
