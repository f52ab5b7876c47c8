import CtlText
import Testing

@Suite struct OccurrencesTests {
  static let texts = [
    "", "a", "aa", "aab", "abab", "e\u{301}a", "ae\u{301}", "\r\n", "a\r\nb\n", "\n", "点击这里",
    "请点击此处，再点击",
    "👩‍👩‍👧a", "a👩‍👩‍👧", "👩", "Z\u{308}ab", "b\u{308}", "tap 点", "%d %", "--",
  ]

  /// The same as a search by characters, which a mark or the second half of a line end belongs to.
  @Test func findsWholeCharacters() {
    for text in Self.texts {
      for other in Self.texts {
        let (own, wanted) = (Array(text), Array(other))
        let first = (0...max(own.count - wanted.count, 0)).first {
          own[$0...].starts(with: wanted) && own.count - $0 >= wanted.count
        }
        let found = text.firstRange(of: other)
        #expect(
          found.map { text.distance(from: text.startIndex, to: $0.lowerBound) } == first,
          "\(text.debugDescription) \(other.debugDescription)")
        #expect(found.map { String(text[$0]) == other } ?? true)
        #expect(text.contains(other) == (first != nil))
        #expect("x\(text)"[...].dropFirst().contains(other) == (first != nil))
      }
    }
  }

  @Test(
    "every occurrence is replaced",
    arguments: [
      ("a-b-c", "-", "--", "a--b--c"), ("aaa", "aa", "b", "ba"), ("abc", "", "-", "abc"),
      ("a\r\nb\n", "\n", "", "a\r\nb"), ("abc", "d", "-", "abc"),
    ])
  func replaces(text: String, other: String, replacement: String, expected: String) {
    #expect(text.replacing(other, with: replacement) == expected)
  }

  @Test func joins() {
    #expect(["a", "", "b"].joined(separator: ", ") == "a, , b")
    #expect([String]().joined(separator: ", ") == "" && ["a", "b"].joined() == "ab")
  }
}
