import CtlDiagnostics
import CtlText
import Testing

/// Fixes of a little language whose only mistakes are capitals: `A` becomes `a`. A fix of `X` makes
/// another mistake, one of `Y` none at all, and one of `L` leaves a `*`, which is of no use. A `#` asks for a
/// `+`, which another rule asks to double, and `<` and `>` ask for each other without an end. The fix of a `K`
/// has all that follows, and helps only when there is no `H` any more.
@Suite struct FixRunTests {
  private static func findings(_ bytes: [UInt8], _ safety: Safety) -> [Finding] {
    bytes.enumerated().compactMap { offset, byte in
      let place = Location(FileID(0), offset..<offset + 1)
      if byte == UInt8(ascii: "*") {
        let fix = Fix(text("f"), .safe, [Edit(place, "")])
        return Finding(sampleAdvice, at: place, text("m"), fixes: [fix], tag: .unnecessary)
      }
      if let fixed = advice[byte] {
        let fix = Fix(text("f"), .suggestion, [Edit(place, fixed.text)])
        return Finding(fixed.code, at: place, text("m"), fixes: [fix])
      }
      // A digit is of no use when the next one is not there, which reads it.
      if (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
        if offset + 1 < bytes.count, bytes[offset + 1] == byte + 1 { return nil }
        let fix = Fix(text("f"), .suggestion, [Edit(place, "")])
        return Finding(sampleWarning, at: place, text("m"), fixes: [fix], tag: .unnecessary)
      }
      guard (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) else { return nil }
      let fixed =
        switch byte {
        case UInt8(ascii: "X"): "ZZ"
        case UInt8(ascii: "Y"): "Y"
        case UInt8(ascii: "L"): "l*"
        case UInt8(ascii: "K"): bytes.contains(UInt8(ascii: "H")) ? "KK" : "k"
        default: String(UnicodeScalar(byte | 0x20))
        }
      let isWide = byte == UInt8(ascii: "K")
      let range = offset..<(isWide ? bytes.count : offset + 1)
      let rest = isWide ? String(decoding: bytes[(offset + 1)...], as: UTF8.self) : ""
      return Finding(
        sampleError, at: place, text("m"),
        fixes: [Fix(text("f"), safety, [Edit(Location(FileID(0), range), fixed + rest)])])
    }
  }

  private static let advice: [UInt8: (code: Code, text: String)] = [
    UInt8(ascii: "#"): (sampleAdvice, "+"), UInt8(ascii: "+"): (sampleWarning, "--"),
    UInt8(ascii: "<"): (sampleAdvice, ">"), UInt8(ascii: ">"): (sampleWarning, "<"),
  ]

  private static func run(_ source: String, _ safety: Safety = .safe) -> FixRun {
    func state(_ bytes: [UInt8]) -> FixRun.State {
      let source = SourceText(path: "A", bytes: bytes)
      return FixRun.State(findings: findings(bytes, safety)) { _ in source }
    }
    var run = FixRun(state(Array(source.utf8)), upTo: safety) { texts in
      texts["A"].map { state($0) }
    }
    run.run()
    return run
  }

  private static func result(_ run: FixRun) -> String? {
    run.texts["A"].map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func whatHelpsIsKept() {
    let run = Self.run("aBcD\nE")
    #expect(Self.result(run) == "abcd\ne")
    #expect(run.appliedCount == 3 && run.rounds.count == 1 && run.refused.isEmpty)
  }

  @Test(arguments: [Safety.safe, .suggestion])
  func whatDoesNotIsTakenBack(safety: Safety) {
    let run = Self.run("A\nX\nB\nY\nC", safety)
    #expect(Self.result(run) == "a\nX\nb\nY\nc")
    #expect(run.appliedCount == 3)
    // Two fixes of one code and one title are told once.
    #expect(run.refused.map(\.path) == ["A", "A"])
    #expect(run.rounds.count <= 5)
  }

  @Test func whatASuggestionLeavesGoesInTheSameRound() {
    let run = Self.run("L", .suggestion)
    #expect(Self.result(run) == "l")
    #expect(run.appliedCount == 2 && run.rounds.count == 1)
  }

  @Test func whatComesUpIsFixedToo() {
    let run = Self.run("#", .suggestion)
    #expect(Self.result(run) == "--")
    #expect(run.rounds.count == 2 && run.roundLimit == 2)
  }

  @Test func rulesThatDisagreeEnd() {
    let run = Self.run("<", .suggestion)
    #expect(run.rounds.count == 33 && run.roundLimit == 33)
  }

  @Test(arguments: [Safety.safe, .suggestion])
  func whatWasTakenBackIsTriedAgainAfterOthers(safety: Safety) {
    let run = Self.run("K\nH", safety)
    #expect(Self.result(run) == "k\nh")
    #expect(run.refused.isEmpty)
  }

  @Test func whatReadsEachOtherGoesTogether() {
    let run = Self.run("1234a", .suggestion)
    #expect(Self.result(run) == "a")
    #expect(run.appliedCount == 4 && run.rounds.count == 1 && run.refused.isEmpty)
  }

  @Test func nothingToDoChangesNothing() {
    #expect(Self.run("abc").texts.isEmpty && Self.run("Y").texts.isEmpty)
  }

  @Test func lawCountsByCode() {
    func findings(_ codes: Code...) -> [Finding] {
      codes.map { Finding($0, at: Location(FileID(0), 0..<0), text("m")) }
    }
    let law = FixLaw(before: findings(sampleError, sampleError, sampleWarning))
    #expect(law.allows(findings(sampleError, sampleWarning), removing: findings(sampleError)))
    #expect(!law.allows(findings(sampleError, sampleError), removing: findings(sampleError)))
    #expect(!law.allows(findings(sampleWarning, sampleWarning)))
    #expect(law.allows(findings(sampleWarning, sampleWarning), allowingAdvice: true))
    #expect(
      !law.allows(
        findings(sampleWarning), removing: findings(sampleWarning), allowingAdvice: true))
  }
}
