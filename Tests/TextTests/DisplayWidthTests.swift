import CtlText
import Testing

@Suite struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("中文", 4), ("한국어", 6), ("ｆｕｌｌ", 8), ("ｶﾀｶﾅ", 4), ("e\u{301}", 1),
    ("\u{301}", 0), ("a\u{200B}b", 2), ("\u{1B}[0m\n", 3), ("é", 1), ("한", 2), ("क्षि", 3),
    ("😀", 2), ("👍🏽", 2), ("👩‍👩‍👧‍👦", 2), ("❤", 1), ("❤️", 2), ("❤️‍🔥", 2), ("👩‍❤️‍👨", 2), ("1️⃣", 2),
    ("🇩🇪🇨🇳", 4), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2), ("🏳️‍🌈", 2), ("a🏽", 3), ("中\u{200D}🔥", 4), ("☺︎", 1), ("→…│█", 4),
    ("🧑🏽‍💻 x 文", 7), ("\u{FEFF}a", 1), ("\u{110BD}", 1),
  ])
  func countsTheColumnsOfATerminal(_ text: String, _ columns: Int) {
    #expect(text.displayWidth == columns)
    #expect(text.reduce(0) { $0 + $1.displayWidth } == columns)
  }

  @Test func prefixKeepsWholeClusters() {
    let text = "a中👩‍👩‍👧e\u{301}z"
    #expect(text.prefix(columns: -1) == "")
    #expect(text.prefix(columns: 0) == "")
    #expect(text.prefix(columns: 2) == "a")
    #expect(text.prefix(columns: 3) == "a中")
    #expect(text.prefix(columns: 4) == "a中")
    #expect(text.prefix(columns: 5) == "a中👩‍👩‍👧")
    #expect(text.prefix(columns: 6) == "a中👩‍👩‍👧e\u{301}")
    #expect(text.prefix(columns: .max) == text)
  }

  @Test func truncationFitsAndShowsThatItCut() {
    #expect("abcdef".truncated(columns: 6) == "abcdef")
    #expect("abcdef".truncated(columns: 5) == "abcd…")
    #expect("中文字".truncated(columns: 5) == "中文…")
    #expect("中文字".truncated(columns: 4) == "中…")
    #expect("中文字".truncated(columns: 1) == "…")
    #expect("中文字".truncated(columns: 0) == "")
    #expect("".truncated(columns: -3) == "")
  }

  @Test(arguments: [
    ("plain 中文 é 😀", nil), ("\u{1B}[2J", "␛[2J"), ("\0\t\r\n\u{7F}", "␀␉␍␊␡"),
    ("\u{9B}31m", "\\u{9B}31m"), ("a\u{202E}b", "a\\u{202E}b"),
    ("\u{2066}x\u{2069}", "\\u{2066}x\\u{2069}"),
    ("a\u{200B}b\u{FEFF}", "a\\u{200B}b\\u{FEFF}"), ("a\u{200D}b", "a\\u{200D}b"),
    ("👩‍👩‍👧", nil), ("می‌خواهم", nil), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", nil), ("x\u{E0041}", "x\\u{E0041}"),
    ("a\u{2028}b", "a\\u{2028}b"), ("\u{AD}", "\\u{AD}"),
  ])
  func whatActsOnATerminalBecomesVisible(_ text: String, _ expected: String?) {
    #expect(text.neutralised() == expected ?? text)
    #expect(text.isTerminalSafe == (expected == nil))
    #expect(text.neutralised().isTerminalSafe)
  }

  @Test func newlinesCanBeKept() {
    #expect("a\nb\r\nc\td".neutralised(keepingNewlines: true) == "a\nb\nc␉d")
  }

  @Test func cellsCoverEveryByteOfHostileText() {
    var random = SeededRandom(7)
    let pieces: [[UInt8]] = [
      [0x61], [0xCC, 0x81], [0xE4, 0xB8, 0xAD], Array("👩‍👩‍👧".utf8), [0xFF], [0xE2, 0x80], [0x1B],
      [0xE2, 0x80, 0xAE], [0xED, 0xA0, 0x80], [0xF0, 0x9F, 0x87, 0xA9], [0xF4, 0x90, 0x80, 0x80],
      [0xC0, 0x80], [0xE2, 0x80, 0x8D], [0xEF, 0xB8, 0x8F], [0x0D, 0x0A], [0xD8, 0x80],
    ]
    for _ in 0..<2000 {
      let bytes = (0..<random.below(12)).flatMap { _ in pieces[random.below(pieces.count)] }
      var position = 0
      var shown = ""
      var columns = 0
      for cell in DisplayCells(bytes[...]) {
        #expect(cell.range.lowerBound == position && !cell.range.isEmpty)
        position = cell.range.upperBound
        columns += cell.columns
        let text = cell.replacement ?? String(decoding: bytes[cell.range], as: UTF8.self)
        #expect(text.isTerminalSafe)
        #expect(text.displayWidth == cell.columns)
        shown += text
      }
      #expect(position == bytes.count)
      #expect(!shown.utf8.contains { $0 < 0x20 || $0 == 0x7F })
    }
  }
}
