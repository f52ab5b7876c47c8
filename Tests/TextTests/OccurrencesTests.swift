import CtlText
import Testing

struct OccurrencesTests {
  @Test func textsAreFoundByCharacters() {
    #expect("Wi-Fi".contains("-F") && "Wi-Fi".contains("") && !"".contains("-"))
    #expect(!"a\r\nb".contains("\n"))
    #expect(!"e\u{301}".contains("e") && "e\u{301}".contains("\u{E9}"))
    #expect("aaa".parts(around: "aa") == ["", "a"])
    #expect("aaa".replacing("a", with: "ba", maxReplacements: 2) == "babaa")
    #expect("$0.name".replacing("$0", with: "$1") == "$1.name")
  }

  /// The standard library finds the same in lists of characters.
  @Test func theStandardLibraryFindsTheSame() {
    var random = SeededRandom(7)
    let characters: [Character] = ["a", "b", "\n", "\r\n", "é", "e\u{301}", "e", "码", "🇨🇳", "🇨"]
    func text(_ count: Int) -> [Character] {
      (0..<count).map { _ in characters[random.below(characters.count)] }
    }
    for _ in 0..<5_000 {
      // Characters may become one where they meet.
      let whole = Array(String(text(random.below(12))))
      let part = Array(String(text(1 + random.below(3))))
      let (string, other) = (String(whole), String(part))
      let range = string.firstRange(of: other).map {
        string[..<$0.lowerBound].count..<string[..<$0.upperBound].count
      }
      #expect(range == whole.firstRange(of: part))
      #expect(string.contains(other) == whole.contains(part))
      #expect(string.parts(around: other).map(Array.init) == split(whole, part))
      #expect(
        string.replacing(other, with: "+") == String(whole.replacing(part, with: ["+"])))
    }
  }

  private func split(_ whole: [Character], _ part: [Character]) -> [[Character]] {
    whole.split(separator: part, omittingEmptySubsequences: false).map(Array.init)
  }
}
