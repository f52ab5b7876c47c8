import CtlDiagnostics
import CtlSyntax
import CtlTestSupport
import CtlText
import Testing

/// The tokens of each kind of text: their kinds and texts, without white space.
@Suite struct LexerTests {
  func tokens(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    let list = TokenList(bytes)
    return list.kinds.indices.dropLast().compactMap { token in
      let range = Int(list.starts[token])..<Int(list.starts[token + 1])
      let kind = list.kinds[token]
      return kind == .whitespace
        ? nil : "\(kind) \(String(decoding: bytes[range], as: UTF8.self))"
    }
  }

  func errors(_ text: String) -> [String] {
    TokenList(Array(text.utf8)).errors.map { "\($0.kind) \($0.range)" }
  }

  /// Lines of sound files and of beginners, and lines with mistakes.
  static let lines: [String] = {
    let paths =
      ProjectFiles.list("Tests/Corpus/Beginners", ".ctl")
      + ProjectFiles.list("Tests/Corpus/WellMade", ".ctl")
    let texts = paths.compactMap { try? ProjectFiles.text($0) }
    let lines = texts.flatMap { $0.split(separator: "\n").map(String.init) }
    let mistakes = [
      #"label "Copies: \(copies" {"#, #"text: "\(a) of \(b""#, #"label "Tea"#, #"text: "\(f(a"#,
      "label `name", "label “Tea", "label 'Tea'", "tintColor: #GG", "value: 0x",
    ]
    return Set(lines).sorted() + [[String]](repeating: mistakes, count: 100).flatMap { $0 }
  }()

  /// What begins or ends something that goes over lines.
  static let openers = ["/*", "*/", "\"\"\"", "'''", "<!--", "-->", "--[["]

  /// Whatever is wrong with a line, the next one is read as if it stood alone.
  @Test func aLineIsReadAlone() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<Effort.inputs(3_000) {
      let lines = (0..<3).map { _ in
        let line = Self.lines.randomElement(using: &random) ?? ""
        let isCut = Int.random(in: 0..<4, using: &random) == 0
        return isCut ? String(line.prefix(Int.random(in: 0...line.count, using: &random))) : line
      }
      let text = lines.joined(separator: "\n") + "\n"
      if Self.openers.contains(where: { text.contains($0) }) { continue }
      var (expected, problems, start) = ([String](), [String](), 0)
      for line in lines {
        expected += tokens(line) + ["newline \n"]
        problems += TokenList(Array(line.utf8)).errors.map {
          "\($0.kind) \($0.range.lowerBound + start)..<\($0.range.upperBound + start)"
        }
        start += line.utf8.count + 1
      }
      #expect(tokens(text) == expected, "\(text)")
      #expect(errors(text) == problems, "\(text)")
    }
  }

  @Test(
    arguments: [
      ("1...20", ["number 1", "closedRange ...", "number 20"]),
      ("1..<20", ["number 1", "halfOpenRange ..<", "number 20"]),
      ("1.5...2.5", ["number 1.5", "closedRange ...", "number 2.5"]),
      ("1.5", ["number 1.5"]), ("1_000", ["number 1_000"]), ("0x2A", ["number 0x2A"]),
      ("1e3", ["number 1e3"]), ("1.5E-3", ["number 1.5E-3"]), ("1e", ["quantity 1e"]),
      ("0x_F", ["number 0x_F"]), ("007", ["number 007"]), ("1.", ["number 1", "dot ."]),
      ("1.a", ["number 1", "dot .", "identifier a"]), (".5", ["dot .", "number 5"]),
      ("1-2", ["number 1", "minus -", "number 2"]), ("-1", ["minus -", "number 1"]),
      ("15min", ["quantity 15min"]), ("1h30min", ["quantity 1h30min"]),
      ("44pt", ["quantity 44pt"]), ("0.5s", ["quantity 0.5s"]), ("5µs", ["quantity 5µs"]),
      ("1h0.5min", ["quantity 1h0.5min"]),
      ("1pt...2pt", ["quantity 1pt", "closedRange ...", "quantity 2pt"]),
    ] as [(String, [String])])
  func numbers(text: String, expected: [String]) {
    #expect(tokens(text) == expected)
    #expect(errors(text) == [])
  }

  @Test(arguments: [
    ("#FFF", true), ("#FF9500", true), ("#ff9500cc", true), ("#FF95", false), ("#", false),
    ("#GGG", false), ("#FFFFFFFFF", false),
  ])
  func colors(text: String, isWellFormed: Bool) {
    #expect(tokens(text) == ["color \(text)"])
    #expect(errors(text) == (isWellFormed ? [] : ["malformedColor 0..<\(text.utf8.count)"]))
  }

  @Test(
    arguments: [
      (#""plain""#, [#"string "plain""#]),
      (#""a \" b""#, [#"string "a \" b""#]),
      (#""\\""#, [#"string "\\""#]),
      (#""// no { comment }""#, [#"string "// no { comment }""#]),
      (
        #""a \(b) c""#,
        [#"stringHead "a \("#, "identifier b", #"stringTail ) c""#]
      ),
      (
        #""\(a)\(b)""#,
        [
          #"stringHead "\("#, "identifier a", #"stringMiddle )\("#, "identifier b",
          #"stringTail )""#,
        ]
      ),
      (
        #""\(f(a, (b)))""#,
        [
          #"stringHead "\("#, "identifier f", "leftParen (", "identifier a", "comma ,",
          "leftParen (", "identifier b", "rightParen )", "rightParen )", #"stringTail )""#,
        ]
      ),
      (
        #""a \("b \(c) d") e""#,
        [
          #"stringHead "a \("#, #"stringHead "b \("#, "identifier c", #"stringTail ) d""#,
          #"stringTail ) e""#,
        ]
      ),
      // The quote closes the string when it can mean nothing else.
      (#""a \(b" c"#, [#"stringHead "a \("#, "identifier b", #"stringTail ""#, "identifier c"]),
      (
        "\"a \\(b\nc)",
        [#"stringHead "a \("#, "identifier b", "newline \n", "identifier c", "rightParen )"]
      ),
    ] as [(String, [String])])
  func strings(text: String, expected: [String]) {
    #expect(tokens(text) == expected)
    #expect(errors(text) == [])
  }

  @Test func keywordsAreWholeWords() {
    for keyword in TokenKind.keywords {
      #expect(tokens(keyword) == ["\(keyword)Keyword \(keyword)"])
      for name in [
        keyword + "s", keyword + "_", keyword.uppercased(), "x" + keyword, keyword + "é",
      ] {
        #expect(tokens(name) == ["identifier \(name)"])
      }
      #expect(tokens("`\(keyword)`") == ["quotedIdentifier `\(keyword)`"])
    }
  }

  @Test func signsAreReadLongestFirst() {
    for kind in TokenKind.allCases where !kind.isKeyword {
      guard let spelling = kind.spelling else { continue }
      #expect(tokens(spelling) == ["\(kind) \(spelling)"])
    }
    #expect(tokens("<->->=") == ["bind <->", "arrow ->", "assign ="])
    #expect(tokens("a<-1") == ["identifier a", "less <", "minus -", "number 1"])
    #expect(tokens("....") == ["closedRange ...", "dot ."])
    #expect(tokens("???") == ["coalesce ??", "question ?"])
  }

  @Test(arguments: [
    ("`in", "unterminatedName 0..<3"), ("`", "unterminatedName 0..<1"),
    ("``", "unterminatedName 0..<2"), ("`1a`", "unterminatedName 0..<4"),
    ("\"abc", "unterminatedString 0..<4"), ("\"abc\n", "unterminatedString 0..<4"),
    ("\"abc\\", "unterminatedString 0..<5"), ("/* /* */", "unterminatedComment 0..<2"),
    ("/*", "unterminatedComment 0..<2"), ("0x", "malformedNumber 0..<2"),
    ("0xFG", "malformedNumber 0..<4"), ("$$~", "unknownCharacter 0..<3"),
    ("\u{0}", "unknownCharacter 0..<1"), ("\u{202E}", "unknownCharacter 0..<3"),
    ("\u{2028}", #"lookalike(sign: " ") 0..<3"#), ("：", #"lookalike(sign: ":") 0..<3"#),
    ("'a'", "foreignQuotes(opening: 1, closing: 1) 0..<3"),
    ("“a”", "foreignQuotes(opening: 3, closing: 3) 0..<7"), ("'a", "unknownCharacter 0..<1"),
  ])
  func mistakes(text: String, expected: String) { #expect(errors(text) == [expected]) }

  @Test(
    arguments: [
      ([0xFF], 0..<1), ([0xC0, 0x80], 0..<2), ([0xE0, 0x80, 0x80], 0..<3),
      ([0xED, 0xA0, 0x80], 0..<3), ([0xF4, 0x90, 0x80, 0x80], 0..<4), ([0xE4, 0xBD], 0..<2),
      ([0x80], 0..<1), ([0xF8, 0x88, 0x80, 0x80, 0x80], 0..<5),
    ] as [([UInt8], Range<Int>)])
  func notUTF8(bytes: [UInt8], expected: Range<Int>) {
    for (before, after) in [("", ""), ("\"", "\""), ("// ", "\n"), ("/*", "*/"), ("a", "b")] {
      let list = TokenList(Array(before.utf8) + bytes + Array(after.utf8))
      let offset = before.utf8.count
      #expect(list.errors.map(\.kind) == [.notUTF8])
      #expect(
        list.errors.first?.range == expected.lowerBound + offset..<expected.upperBound + offset)
    }
  }

  @Test func bidirectionalControlsInTextAreText() {
    #expect(errors("// \u{202E} \u{2066}\n\"\u{200F}\u{202B}\"") == [])
    #expect(SyntaxTree.parse("let a = \"\u{202E}\"").tokenDump().contains("202E"))
  }

  @Test func lineEnds() {
    #expect(
      tokens("a\nb\r\nc\rd\u{FEFF}") == [
        "identifier a", "newline \n", "identifier b", "newline \r\n", "identifier c", "newline \r",
        "identifier d",
      ])
    #expect(errors("\u{FEFF}a") == [])
    #expect(errors("a\u{FEFF}") == [#"lookalike(sign: " ") 1..<4"#])
  }
}
