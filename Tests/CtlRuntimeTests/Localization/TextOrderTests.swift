import Testing

@testable import CtlRuntime

struct TextOrderTests {

  @Test(arguments: [
    ("Zoe", "apple"), ("Item 10", "Item 2"), ("Emil", "emil"), ("resumé", "resume"),
    ("Ötzi", "Oskar"), ("上海", "北京"), ("北京", "apple"), ("ёлка", "елка"), ("10", "9"), ("a1", "a"),
    ("20 apples", "3 apples"), ("１０", "9"), ("カ", "い"), ("naïve", "naive"), ("Zebra", "zebra"),
    ("0010", "9"),
  ])
  func comesAfter(_ last: String, _ first: String) {
    #expect(first.comesBefore(last))
    #expect(!last.comesBefore(first))
  }

  @Test func composedAndDecomposedAreTheSame() {
    for (whole, parts) in [("é", "e\u{301}"), ("Ǖ", "U\u{308}\u{304}"), ("が", "か\u{3099}")] {
      #expect(!whole.comesBefore(parts) && !parts.comesBefore(whole))
    }
    #expect("e\u{301}a".comesBefore("éb") && "éa".comesBefore("e\u{301}b"))
  }

  /// Any two texts are in one order, and three of them too.
  @Test func isATotalOrder() {
    let letters = [
      "a", "A", "ä", "b", "é", "e", "ß", "s", "1", "0", "2", " ", "-", "京", "カ", "か", "\u{301}",
      "ø",
    ]
    var state: UInt64 = 7
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
    let texts = (0..<90).map { _ in
      (0..<random(5)).map { _ in letters[random(letters.count)] }.joined()
    }
    for first in texts {
      for second in texts {
        let (isBefore, isAfter) = (first.comesBefore(second), second.comesBefore(first))
        #expect(isBefore != isAfter || !isBefore && first == second, "\(first) \(second)")
        guard isBefore else { continue }
        for third in texts where second.comesBefore(third) {
          #expect(first.comesBefore(third), "\(first) \(second) \(third)")
        }
      }
    }
  }

  /// Texts of ASCII are compared byte by byte. Joiners, which have no place, lead to the general way.
  @Test func theFastWayIsTheSame() {
    var random = SeededGenerator(state: 11)
    let signs = Array("aAbBzZ019 -_.'(%+~\u{7f}\t")
    func text() -> [Character] {
      (0..<Int.random(in: 0...6, using: &random)).compactMap { _ in
        signs.randomElement(using: &random)
      }
    }
    func joined(_ text: [Character]) -> String { text.map { "\($0)\u{200d}" }.joined() }
    for _ in 0..<20_000 {
      let (first, second) = (text(), text())
      #expect(
        String(first).comesBefore(String(second)) == joined(first).comesBefore(joined(second)),
        "\(String(first)) \(String(second))")
    }
  }

  @Test(arguments: [
    ("Jürgen Müller", "muller"), ("Straße", "STRASSE"), ("Café", "cafe\u{301}"), ("北京市", "京"),
    ("anything", ""), ("Ｗｉｄｅ", "wide"), ("Æther", "aeth"),
  ])
  func finds(_ text: String, _ query: String) { #expect(text.matches(search: query)) }

  @Test(arguments: [("Müller", "muler"), ("", "a"), ("ab", "abc"), ("Room 12", "room12")])
  func doesNotFind(_ text: String, _ query: String) { #expect(!text.matches(search: query)) }
}
