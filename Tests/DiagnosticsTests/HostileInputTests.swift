import CtlDiagnostics
import CtlText
import Testing

/// Every report is complete, whatever the bytes and the places.
@Suite struct HostileInputTests {
  private static let pieces: [[UInt8]] = [
    Array("abc ".utf8), [0x09], [0x0A], [0x0D, 0x0A], [0x0D], [0x1B], [0x00], [0xFF], [0xE4, 0xB8],
    Array("中".utf8), Array("👩‍👩‍👧".utf8), Array("🇩🇪".utf8), Array("e\u{301}".utf8),
    Array("\u{301}".utf8),
    Array("\u{202E}".utf8), Array("\u{200D}".utf8), Array("\u{9B}".utf8), [0xF0, 0x9F],
    [0xED, 0xA0, 0x80],
    Array("{\"}".utf8),
  ]

  @Test func everyReportOfRandomBytesIsWhole() throws {
    var random = Random(29)
    for _ in 0..<150 {
      let bytes = (0..<random.below(60)).flatMap { _ in Self.pieces[random.below(Self.pieces.count)]
      }
      let text = String(decoding: bytes, as: UTF8.self)
      let sources = [FileID(0): SourceText(path: text, bytes: bytes)]
      func location() -> Location {
        let start = random.below(bytes.count + 5)
        return Location(FileID(random.below(8) / 7), start..<start + random.below(30))
      }
      func phrase() -> Phrase { Message("{text}", "{text}")(["text": .text(text)]) }
      let findings = (0..<3).map { _ in
        Finding(
          sampleError, at: location(), phrase(), label: random.below(3) == 0 ? nil : phrase(),
          related: (0..<random.below(5)).map { _ in .init(location(), phrase()) },
          notes: [phrase()], fixes: [Fix(phrase(), .safe, [Edit(location(), text)])])
      }
      for width in [0, 20, 44, 100] {
        let shown = HumanRenderer(width: width).render(findings, sources: sources)
        try expectSafe(shown)
      }
      try expectSafe(GitHubReport().render(findings, sources: sources))
      try expectSafe(CompilerReport().render(findings, sources: sources))
      let json = try JSONReader.parse(JSONReport().render(findings, sources: sources))
      #expect(json.elements?.count == 3)
      #expect(json.elements?.first?["message"]?.string == text)
      let log = SARIFReport(version: "1").render(findings, sources: sources)
      _ = try JSONReader.parse(log)
      _ = FixApplication(findings).apply(to: FileID(0), bytes)
    }
  }

  /// The marks are under the place, by the width of the text drawn before it.
  @Test func marksStandWhereThePlaceIsDrawn() throws {
    var random = Random(31)
    for _ in 0..<400 {
      let line = (0..<random.below(40)).flatMap { _ in Self.pieces[random.below(Self.pieces.count)]
      }
      .filter { $0 != 0x0A && $0 != 0x0D }
      let source = line + Array(" @@ ".utf8) + line
      let place = Location(FileID(0), line.count + 1..<line.count + 3)
      let shown = HumanRenderer(width: [30, 1000][random.below(2)]).render(
        [Finding(sampleError, at: place, text("m"))],
        sources: [FileID(0): SourceText(path: "x", bytes: source)])
      let rows = String(decoding: shown, as: UTF8.self).split(separator: "\n")
      let before = try #require(rows[3].split(separator: "@@").first)
      let marks = try #require(rows[4].split(separator: "^").first)
      #expect(marks.utf8.count == before.displayWidth, "\(rows[3])")
    }
  }

  @Test func wideMapsOfManyFindingsOnOneLongLineStayCheap() {
    let source = String(repeating: "中文 a ", count: 50_000)
    let findings = (0..<500).map { index in
      Finding(sampleError, at: Location(FileID(0), index * 900..<index * 900 + 3), text("m"))
    }
    let shown = HumanRenderer(width: 80).render(findings, sources: file(source))
    #expect(shown.count < 500 * 600)
  }

  private func expectSafe(_ bytes: [UInt8]) throws {
    let text = try #require(String(validating: bytes, as: UTF8.self))
    let unsafe = text.split(separator: "\n").first { !String($0).isTerminalSafe }
    #expect(unsafe == nil)
    #expect(!text.utf8.contains { $0 < 0x20 && $0 != 0x0A })
  }
}
