import CtlDiagnostics
import CtlText
import Testing

@Suite struct HumanRendererTests {
  @Test func showsPlaceLabelsNotesAndFixes() {
    let source = "state name: Text = \"Ann\"\nslider {\n  value: name\n}\n"
    var finding = Finding(
      sampleError, at: place("name\n", in: source), text("a slider takes a number"),
      label: text("text"),
      related: [.init(place("name", in: source), text("`name` is declared as text here"))],
      notes: [text("A slider shows a number."), text("One line.\nAnother line.")],
      fixes: [
        Fix(text("bind a number"), .suggestion, []), Fix(text("remove `value`"), .safe, []),
      ])
    #expect(
      render(finding, file(source)) == """
        error[type/mismatch]: a slider takes a number
         --> Main.ctl:3:10
          |
        1 | state name: Text = "Ann"
          |       ---- `name` is declared as text here
        3 |   value: name
          |          ^^^^ text
          = note: A slider shows a number.
          = note: One line.
                  Another line.
          = fix: bind a number (suggestion)
          = fix: remove `value` (safe)


        """)
    finding.severity = .warning
    #expect(
      render(finding, file(source), language: .simplifiedChinese) == """
        警告[type/mismatch]：a slider takes a number
         --> Main.ctl:3:10
          |
        1 | state name: Text = "Ann"
          |       ---- `name` is declared as text here
        3 |   value: name
          |          ^^^^ text
          = 说明：A slider shows a number.
          = 说明：One line.
                  Another line.
          = 修复：bind a number（需确认）
          = 修复：remove `value`（安全）


        """)
  }

  @Test func marksStandUnderWideCharactersAndTabs() {
    let source = "\tlabel \"中文👩‍👩‍👧e\u{301}\" bad\n"
    let finding = Finding(
      sampleError, at: place("bad", in: source), text("m"),
      related: [
        .init(place("文", in: source), text("a")), .init(place("e\u{301}", in: source), text("b")),
      ])
    #expect(
      render(finding, file(source)) == """
        error[type/mismatch]: m
         --> Main.ctl:1:38
          |
        1 |     label "中文👩‍👩‍👧e\u{301}" bad
          |              --  -  ^^^
          |              |   |
          |              |   b
          |              a


        """)
  }

  /// A tab reaches to the next multiple of four columns, whatever stands before it.
  @Test(arguments: [
    ("\t", 4), ("a\t", 4), ("abc\t", 4), ("abcd\t", 8), ("名\t", 4), ("ab名\t", 8), ("\t\t", 8),
    ("a\tb\t", 8), ("abcde\t\t", 12), ("e\u{301}a\t", 4),
  ])
  func tabsReachToTheNextStop(before: String, column: Int) throws {
    let source = before + "bad\n"
    let finding = Finding(sampleError, at: place("bad", in: source), text("m"))
    let lines = render(finding, file(source)).split(separator: "\n")
    let marks = try #require(lines.last { $0.contains("^") })
    #expect(marks == "  | " + String(repeating: " ", count: column) + "^^^")
    let text = try #require(lines.first { $0.hasPrefix("1 | ") }).dropFirst(4)
    #expect(String(text).displayWidth == column + 3)
  }

  /// In a line that is cut, each mark stands under its text, or under the part that is seen and `…`.
  @Test func marksStandUnderTheirTextsInCutLines() throws {
    let line = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
    let letters = Array(line)
    for focus in stride(from: 0, to: letters.count, by: 5) {
      for start in stride(from: 0, to: letters.count, by: 3) where start != focus {
        for length in 1...6 where start + length <= letters.count {
          let marked = start..<start + length
          if marked.contains(focus) { continue }
          let finding = Finding(
            sampleError, at: Location(FileID(0), focus..<focus + 1), text("m"),
            related: [.init(Location(FileID(0), marked), text("r"))])
          let rows = render(finding, file(line + "\n"), width: 36).split(separator: "\n")
          let place = try #require(rows.firstIndex { $0.hasPrefix("1 |") })
          let shown = Array(rows[place])
          let columns = rows[place + 1].enumerated().filter { $0.element == "-" }.map(\.offset)
          let above = String(columns.map { shown[$0] })
          let wanted = String(letters[marked])
          if String(shown).contains(wanted) {
            #expect(above == wanted, "\(rows[place])\n\(rows[place + 1])")
          } else {
            let seen = above.filter { $0 != "…" }
            #expect(
              above.contains("…") && (seen.isEmpty || wanted.contains(seen)),
              "\(rows[place])\n\(rows[place + 1])")
          }
        }
      }
    }
  }

  @Test func severalLabelsOnOneLineHangFromTheirMarks() {
    let source = "one two three\n"
    let finding = Finding(
      sampleError, at: place("two", in: source), text("m"), label: text("second"),
      related: [
        .init(place("three", in: source), text("third")),
        .init(place("one", in: source), text("first")),
        .init(place("one", in: source), text("again")),
      ])
    #expect(
      render(finding, file(source)) == """
        error[type/mismatch]: m
         --> Main.ctl:1:5
          |
        1 | one two three
          | --- ^^^ ----- third
          | |   |
          | |   second
          | again
          | first


        """)
  }

  @Test func overlappingMarksShowThePrimaryOne() {
    let source = "abcdef\n"
    let finding = Finding(
      sampleError, at: place("bc", in: source), text("m"), label: text("inner"),
      related: [.init(place("abcdef", in: source), text("outer"))])
    #expect(
      render(finding, file(source)) == """
        error[type/mismatch]: m
         --> Main.ctl:1:2
          |
        1 | abcdef
          | -^^---
          | ||
          | |inner
          | outer


        """)
  }

  @Test func rangesOverSeveralLinesShowTheirEnds() {
    let source = "a {\r\n  b\r\n  c\r\n  d\r\n  }\r\ntail\r\n"
    let long = Finding(
      sampleWarning, at: place("a {\r\n  b\r\n  c\r\n  d\r\n  }", in: source), text("m"),
      label: text("whole"), related: [.init(place("tail", in: source), text("after"))])
    #expect(
      render(long, file(source)) == """
        warning[touch/small-target]: m
         --> Main.ctl:1:1
          |
        1 | a {
          | ^^^
        ...
        5 |   }
          |   ^ whole
        6 | tail
          | ---- after


        """)
    let short = Finding(
      sampleWarning, at: place("b\r\n  c\r\n  d\r\n", in: source), text("m"), label: text("three"))
    #expect(
      render(short, file(source)) == """
        warning[touch/small-target]: m
         --> Main.ctl:2:3
          |
        2 |   b
          |   ^
        3 |   c
        4 |   d
          |   ^ three


        """)
    let folded = Finding(
      sampleWarning, at: place("b\r\n  c\r\n  d\r\n  }", in: source), text("m"), label: text("four")
    )
    #expect(
      render(folded, file(source)) == """
        warning[touch/small-target]: m
         --> Main.ctl:2:3
          |
        2 |   b
          |   ^
        ...
        5 |   }
          |   ^ four


        """)
  }

  /// Lines are left out with dots only inside of a range; between two places nothing is said.
  @Test func onlyRangesAreFolded() {
    let source = (1...20).map { "line\($0);\n" }.joined()
    for (first, last) in [(2, 4), (2, 5), (2, 8), (9, 15)] {
      for other in [1, 6, 12, 17, 20] where !(first...last).contains(other) {
        let start = source.range(of: "line\(first);")!.lowerBound
        let part = String(source[start..<source.range(of: "line\(last);")!.upperBound])
        let finding = Finding(
          sampleWarning, at: place(part, in: source), text("m"),
          related: [.init(place("line\(other);", in: source), text("o"))])
        let lines = render(finding, file(source)).split(separator: "\n").map(String.init)
        let dots = lines.indices.filter { lines[$0] == "..." }
        #expect(dots.count == (last - first > 2 ? 1 : 0), "\(first)...\(last), \(other)")
        for dot in dots {
          #expect(lines[dot + 1].contains("line\(last);"), "\(first)...\(last), \(other)")
        }
      }
    }
  }

  @Test func placesInOtherFilesHaveTheirOwnLines() {
    let main = "Counter {}\n"
    let other = String(repeating: "\n", count: 11) + "component Counter(count: Int) {}\n"
    let sources = [
      FileID(0): SourceText(path: "Main.ctl", bytes: Array(main.utf8)),
      FileID(1): SourceText(path: "Parts/Counter.ctl", bytes: Array(other.utf8)),
    ]
    let finding = Finding(
      sampleError, at: place("Counter", in: main), text("`count` is missing"),
      related: [
        .init(place("count", in: other, file: 1), text("`count` has no default")),
        .init(Location(FileID(7), 0..<3), text("in a file that is gone")),
      ])
    #expect(
      render(finding, sources) == """
        error[type/mismatch]: `count` is missing
          --> Main.ctl:1:1
           |
         1 | Counter {}
           | ^^^^^^^
          ::: Parts/Counter.ctl:12:19
           |
        12 | component Counter(count: Int) {}
           |                   ----- `count` has no default
           = note: in a file that is gone


        """)
  }

  @Test(arguments: [
    ("", 0..<0, "1:1", "1 |\n  | ^ here"),
    ("ab", 2..<2, "1:3", "1 | ab\n  |   ^ here"),
    ("ab\n", 3..<3, "2:1", "2 |\n  | ^ here"),
    ("ab", 40..<90, "1:3", "1 | ab\n  |   ^ here"),
    ("ab\r\ncd", 2..<4, "1:3", "1 | ab\n  |   ^ here"),
    ("ab\rcd", 3..<5, "2:1", "2 | cd\n  | ^^ here"),
    ("ab", 1..<900, "1:2", "1 | ab\n  |  ^ here"),
  ])
  func edgesOfTheFileAreShown(_ source: String, _ range: Range<Int>, _ at: String, _ lines: String)
  {
    let finding = Finding(
      sampleError, at: Location(FileID(0), range), text("m"), label: text("here"))
    #expect(
      render(finding, file(source))
        == "error[type/mismatch]: m\n --> Main.ctl:\(at)\n  |\n\(lines)\n\n")
  }

  @Test func longLinesAreCutAroundThePlace() {
    let source =
      String(repeating: "abcdefghi ", count: 100_000) + "HERE"
      + String(repeating: " jklmnopqr", count: 100_000)
    let finding = Finding(sampleError, at: place("HERE", in: source), text("m"), label: text("x"))
    let lines = render(finding, file(source), width: 44).split(separator: "\n")
    #expect(lines[3] == "1 | …defghi abcdefghi HERE jklmnopqr jklmno…")
    #expect(lines[4] == "  |                   ^^^^ x")
    let start = Finding(sampleError, at: Location(FileID(0), 0..<3), text("m"))
    #expect(
      render(start, file(source), width: 44).split(separator: "\n")[3...4] == [
        "1 | abcdefghi abcdefghi abcdefghi abcdefghi…", "  | ^^^",
      ])
    let end = Finding(
      sampleError, at: Location(FileID(0), source.utf8.count - 1..<source.utf8.count), text("m"),
      related: [.init(place("HERE", in: source), text("far"))])
    #expect(
      render(end, file(source), width: 44).split(separator: "\n")[3...5] == [
        "1 | …jklmnopqr jklmnopqr jklmnopqr jklmnopqr",
        "  | -                                      ^",
        "  | |",
      ])
    let wide = Finding(sampleError, at: Location(FileID(0), 10..<100), text("m"))
    #expect(
      render(wide, file(source), width: 44).split(separator: "\n")[3...4] == [
        "1 | …abcdefghi abcdefghi abcdefghi abcdefgh…",
        "  |  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^",
      ])
    let all = Finding(sampleError, at: Location(FileID(0), 0..<source.utf8.count), text("m"))
    #expect(
      render(all, file(source), width: 44).split(separator: "\n")[4]
        == "  | " + Substring(String(repeating: "^", count: 40)))
  }

  @Test func nothingInAFileActsOnTheTerminal() {
    let bytes: [UInt8] =
      Array("a\u{1B}[2J".utf8) + [0xFF, 0xC3] + Array("\u{202E}b\u{9B}x\u{0} z".utf8)
    let sources = [FileID(0): SourceText(path: "odd\u{1B}name\n.ctl", bytes: bytes)]
    let finding = Finding(
      sampleError, at: Location(FileID(0), bytes.count - 1..<bytes.count),
      text("seen \u{1B}[0m\nend"), label: text("z\u{7}"), notes: [text("n\u{200B}")])
    let shown = render(finding, sources)
    #expect(
      shown == """
        error[type/mismatch]: seen ␛[0m␊end
         --> odd␛name␊.ctl:1:17
          |
        1 | a␛[2J��\\u{202E}b\\u{9B}x␀ z
          |                          ^ z␇
          = note: n\\u{200B}


        """)
  }

  @Test func coloursMarkSeverityAndPlace() {
    let source = "one two\n"
    let finding = Finding(
      sampleAdvice, at: place("two", in: source), text("m"), label: text("l"),
      related: [.init(place("one", in: source), text("r"))])
    let shown = render(finding, file(source), color: true)
      .split(separator: "\u{1B}", omittingEmptySubsequences: false).joined(separator: "ESC")
    #expect(
      shown == """
        ESC[1;36madvice[text/case]ESC[0mESC[1m: mESC[0m
         ESC[1;34m--> ESC[0mMain.ctl:1:5
          ESC[1;34m|ESC[0m
        ESC[1;34m1 |ESC[0m one two
          ESC[1;34m|ESC[0m ESC[1;34m---ESC[0m ESC[1;36m^^^ESC[0m ESC[1;36mlESC[0m
          ESC[1;34m|ESC[0m ESC[1;34m|ESC[0m
          ESC[1;34m|ESC[0m ESC[1;34mrESC[0m


        """)
  }

  @Test func manyRelatedPlacesBecomeNotes() {
    let source = String(repeating: "x\n", count: 30)
    let finding = Finding(
      sampleError, at: Location(FileID(0), 0..<1), text("m"),
      related: (1..<20).map { .init(Location(FileID(0), 2 * $0..<2 * $0 + 1), text("r\($0)")) })
    let shown = render(finding, file(source))
    #expect(shown.contains("13 | x\n   | - r12\n   = note: Main.ctl:14:1: r13\n"))
  }

  @Test func summaryCountsInBothLanguages() {
    let at = Location(FileID(0), 0..<0)
    func findings(_ errors: Int, _ warnings: Int, _ advice: Int) -> [Finding] {
      [Finding](repeating: Finding(sampleError, at: at), count: errors)
        + [Finding](repeating: Finding(sampleWarning, at: at), count: warnings)
        + [Finding](repeating: Finding(sampleAdvice, at: at), count: advice)
    }
    let english = HumanRenderer()
    #expect(
      english.summary(findings(2, 1, 3), files: 4) == "2 errors, 1 warning, 3 advice in 4 files")
    #expect(english.summary(findings(1, 2, 0)) == "1 error, 2 warnings in 1 file")
    #expect(english.summary([], files: 0) == "no findings in 0 files")
    let chinese = HumanRenderer(language: .simplifiedChinese)
    #expect(chinese.summary(findings(2, 1, 3), files: 4) == "4 个文件中有 2 个错误、1 个警告、3 条建议")
    #expect(chinese.summary([], files: 3) == "3 个文件中没有发现问题")
  }
}
