import CtlDiagnostics
import CtlText
import Testing

@Suite struct FixApplicationTests {
  private func edit(_ range: Range<Int>, _ text: String, file: Int = 0) -> Edit {
    Edit(Location(FileID(file), range), text)
  }

  private func finding(_ code: Code = sampleError, _ fixes: Fix...) -> Finding {
    Finding(code, at: Location(FileID(0), 0..<0), text("m"), fixes: fixes)
  }

  private func result(_ findings: [Finding], _ source: String, upTo safety: Safety = .safe)
    -> String?
  {
    FixApplication(findings, upTo: safety).apply(to: FileID(0), Array(source.utf8))
      .map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func onlySafeFixesUnlessAskedFor() {
    let findings = [
      finding(
        sampleError, Fix(text("a"), .suggestion, [edit(0..<1, "A")]),
        Fix(text("b"), .safe, [edit(1..<2, "B")])),
      finding(sampleError, Fix(text("c"), .suggestion, [edit(2..<3, "C")])),
      finding(sampleError, Fix(text("d"), .safe, [])), finding(),
    ]
    #expect(result(findings, "abcd") == "aBcd")
    #expect(result(findings, "abcd", upTo: .suggestion) == "AbCd")
    let application = FixApplication(findings)
    #expect(application.appliedCount == 1)
    #expect(application.waitingCount == 0)
    #expect(application.files == [FileID(0)])
  }

  @Test("a name that is declared needs no other mending where it is used again")
  func aCauseIsMendedOnce() {
    let declared = Finding(
      sampleError, at: Location(FileID(0), 4..<5), text("m"),
      fixes: [Fix(text("declare"), .suggestion, [edit(0..<0, "x")])])
    let quoted = Finding(
      sampleError, at: Location(FileID(0), 7..<8), text("m"),
      fixes: [Fix(text("quote"), .suggestion, [edit(7..<8, "Q")])])
    #expect(result([declared, quoted], "aaaaaaaaa", upTo: .suggestion) == "xaaaaaaaaa")
    #expect(result([quoted, quoted], "aaaaaaaaa", upTo: .suggestion) == "aaaaaaaQa")
  }

  @Test func linesEndAsBefore() {
    let fix = finding(sampleError, Fix(text("a"), .safe, [edit(1..<1, "x\ny\r\nz")]))
    #expect(result([fix], "ab\r\nc") == "ax\r\ny\r\nzb\r\nc")
    #expect(result([fix], "ab\nc\r\n") == "ax\ny\r\nzb\nc\r\n")
    let proposal = Edit(Location(FileID(0), 0..<0), "one\ntwo\nthree", fields: ["two", "three"])
    let ended = proposal.endingLines(with: "\r\n")
    #expect(ended.text == "one\r\ntwo\r\nthree")
    #expect(ended.fields == [5..<8, 10..<15])
    #expect(
      ended.endingLines(with: "\r\n") == ended && proposal.endingLines(with: "\n") == proposal)
  }

  @Test func fixesThatTouchWaitForTheNextRound() {
    func two(_ first: Edit, _ second: Edit) -> [Finding] {
      [
        finding(sampleError, Fix(text("1"), .safe, [first])),
        finding(sampleWarning, Fix(text("2"), .safe, [second])),
      ]
    }
    #expect(result(two(edit(0..<2, "X"), edit(1..<3, "Y")), "abcd") == "Xcd")
    #expect(result(two(edit(1..<1, "X"), edit(1..<1, "Y")), "abcd") == "aXbcd")
    #expect(result(two(edit(1..<2, "Y"), edit(1..<1, "X")), "abcd") == "aXbcd")
    #expect(result(two(edit(0..<1, "X"), edit(1..<1, "Y")), "abcd") == "Xbcd")
    #expect(result(two(edit(0..<1, "X"), edit(1..<2, "Y")), "abcd") == "XYcd")
    let waiting = FixApplication(two(edit(0..<2, "X"), edit(1..<3, "Y")))
    #expect(waiting.waitingCount == 1)
  }

  @Test func aFixIsTakenWholeOrNotAtAll() {
    let findings = [
      finding(sampleError, Fix(text("1"), .safe, [edit(2..<4, "X")])),
      finding(sampleError, Fix(text("2"), .safe, [edit(5..<6, "Y"), edit(3..<4, "Z")])),
      finding(sampleError, Fix(text("3"), .safe, [edit(0..<1, "V"), edit(7..<8, "W")])),
    ]
    #expect(result(findings, "abcdefgh") == "VbXefgW")
  }

  @Test func theSameEditIsSharedAndOwnInsertionsKeepTheirOrder() {
    let findings = [
      finding(sampleError, Fix(text("1"), .safe, [edit(0..<0, "import;"), edit(2..<3, "X")])),
      finding(sampleError, Fix(text("2"), .safe, [edit(0..<0, "import;"), edit(4..<5, "Y")])),
      finding(sampleError, Fix(text("3"), .safe, [edit(6..<6, "z"), edit(6..<6, "a")])),
      finding(sampleError, Fix(text("4"), .safe, [edit(7..<9, "q"), edit(8..<9, "r")])),
    ]
    #expect(result(findings, "abcdefghi") == "import;abXdYfzaghi")
    #expect(FixApplication(findings).appliedCount == 3)
  }

  @Test func editsOfOtherFilesAndPastTheEndAreKeptApart() {
    let application = FixApplication([
      finding(sampleError, Fix(text("1"), .safe, [edit(0..<1, "X"), edit(0..<1, "Y", file: 1)]))
    ])
    #expect(application.files == [FileID(0), FileID(1)])
    #expect(application.apply(to: FileID(1), Array("ab".utf8)) == Array("Yb".utf8))
    #expect(application.apply(to: FileID(2), [1, 2]) == [1, 2])
    #expect(application.apply(to: FileID(1), []) == nil)
  }

  @Test func theOrderOfTheFindingsDoesNotMatter() {
    var random = Random(5)
    for _ in 0..<200 {
      let findings = (0..<12).map { index in
        finding(
          index % 2 == 0 ? sampleError : sampleWarning,
          Fix(
            text("f"), .safe,
            (0...random.below(2)).map { _ in
              let start = random.below(20)
              return edit(start..<start + random.below(3), ["", "x", "yy"][random.below(3)])
            }))
      }
      let expected = FixApplication(findings)
      var shuffled = findings
      for index in shuffled.indices { shuffled.swapAt(index, random.below(shuffled.count)) }
      let actual = FixApplication(shuffled)
      #expect(actual.edits == expected.edits)
      #expect(actual.appliedCount == expected.appliedCount)
      #expect(expected.apply(to: FileID(0), [UInt8](repeating: 65, count: 30)) != nil)
    }
  }
}

/// The same numbers on every machine.
struct Random {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func below(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }
}
