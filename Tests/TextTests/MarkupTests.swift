import CtlText
import Testing

@Suite struct MarkupTests {
  @Test(arguments: [
    ("a<b>&\"c\"", "a&lt;b&gt;&amp;&quot;c&quot;"), ("'é😀'", "'é😀'"),
    ("a\u{0}b\u{1B}", "a\u{FFFD}b\u{FFFD}"),
    ("\u{FFFE}\u{FFFF}\u{FFFD}\u{FFBE}", "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFBE}"), ("a\n\tb", "a\n\tb"),
    ("", ""),
  ])
  func textsAreEscaped(_ text: String, _ expected: String) {
    #expect(Markup.escaped(text) == expected)
  }

  @Test func attributesKeepTheirLineBreaks() {
    #expect(Markup.escaped("a\nb\t", keepsBreaks: false) == "a&#10;b&#9;")
  }

  @Test func hashesAreTheSameEverywhere() {
    #expect(
      StableHash("a".utf8).text == "af63dc4c8601ec8c" && StableHash().text == "cbf29ce484222325")
    var parts = StableHash()
    parts.add(part: Array("ab".utf8))
    parts.add(part: Array("c".utf8))
    var others = StableHash()
    others.add(part: Array("a".utf8))
    others.add(part: Array("bc".utf8))
    #expect(parts != others)
  }
}
