import CtlFuzz
import CtlTestSupport
import Foundation
import Testing

/// Random inputs keep the laws; those that once broke one are kept as cases.
@Suite struct FuzzTests {
  static let cases = ProjectFiles.list("Tests/Corpus/Fuzz", ".txt")

  @Test(arguments: cases) func caseKeepsTheLaws(path: String) throws {
    let input = FuzzInput(text: try ProjectFiles.bytes(path))
    // Places are chosen by seed.
    for seed in UInt64(0)..<UInt64(Effort.inputs(1)) {
      let violation = Fuzzer.violation(input, seed: seed)
      #expect(violation == nil, "\(violation.map { "\($0.law): \($0.message)" } ?? "")")
    }
  }

  /// `FUZZ` is how many inputs are tried. `ctl-fuzz` tries others in each run.
  @Test func randomInputsKeepTheLaws() {
    let wanted = ProcessInfo.processInfo.environment["FUZZ"].flatMap { UInt64($0) }
    for seed in 1...(wanted ?? 12) {
      guard let violation = Fuzzer.violation(Fuzzer.input(seed), seed: seed) else { continue }
      let input = Shrinker.shrink(Fuzzer.input(seed), attempts: 200) {
        Fuzzer.violation($0, seed: seed)?.law == violation.law
      }
      Issue.record(
        "seed \(seed): \(violation.law): \(violation.message)\n\(String(decoding: input.text, as: UTF8.self))"
      )
    }
  }

  /// Whatever is left of a file: fixes come to an end in one run, and lose nothing that people wrote.
  @Test(arguments: ProjectFiles.list("Samples", ".ctl"))
  func fixesOfBrokenFilesAreDoneAtOnce(path: String) throws {
    let text = try ProjectFiles.text(path)
    for seed in UInt64(1)...UInt64(Effort.inputs(3)) {
      let input = Fuzzer.input(near: FuzzInput(text), seed, damage: 1...12)
      let violation = Fuzzer.violation(input, of: FuzzLaw.ofFixes)
      #expect(
        violation == nil, "seed \(seed): \(violation?.law ?? ""): \(violation?.message ?? "")")
    }
  }

  @Test(
    arguments: ProjectFiles.list("Samples", ".ctl")
      + ProjectFiles.list("Tests/Corpus/WellMade", ".ctl"))
  func programsLeaveTheMemory(path: String) throws {
    let input = FuzzInput(try ProjectFiles.text(path))
    #expect(Fuzzer.violation(input, of: [.memory])?.message == nil)
  }

  @Test func inputsAreReadAsTheyAreWritten() {
    for seed in UInt64(1)...20 {
      let input = Fuzzer.input(seed)
      #expect(FuzzInput(text: input.text) == input || input.text.contains(0x2D))
    }
  }

  @Test func shrinkingKeepsWhatMatters() {
    let input = FuzzInput(text: Array("//- A.ctl\nlet a = 1\n//- Main.ctl\none\ntwo!\nthree".utf8))
    #expect(input.files.map(\.path) == ["A.ctl", "Main.ctl"])
    let small = Shrinker.shrink(input) { $0.main.contains(0x21) }
    #expect(small.text == Array("!".utf8))
  }
}
