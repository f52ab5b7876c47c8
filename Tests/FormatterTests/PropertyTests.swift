import CtlDiagnostics
import CtlFormatter
import CtlSyntax
import CtlTestSupport
import Testing

/// What holds for every file: formatting twice is formatting once, tokens and comments keep their
/// order, members keep their documentation, and the edits make the formatted text.
@Suite
struct PropertyTests {
  static let sources =
    ProjectFiles.list("Samples", ".ctl") + ProjectFiles.list("Tests/Corpus", ".ctl")
    + ProjectFiles.list("Tests/FormatterTests/Goldens", ".ctl")
  static let batches = 0..<20
  static let programsInBatch: UInt64 = 50

  @Test(arguments: sources) func everyFile(path: String) throws {
    checkFormatting(try ProjectFiles.bytes(path), path)
  }

  /// 3,000 programs, 1,000 in each style.
  @Test(arguments: batches) func randomPrograms(batch: Int) {
    for index in 0..<PropertyTests.programsInBatch {
      let seed = UInt64(batch) * PropertyTests.programsInBatch + index
      let program = RandomProgram(seed: seed)
      for style in RandomProgram.Style.allCases {
        let source = program.text(style, seed: seed)
        let bytes = Array(source.utf8)
        let findings = parse(bytes).findings
        if let finding = findings.first {
          let name = "seed \(seed) \(style): \(finding.location.range) \(finding.message.text())"
          Issue.record("\(name)\n\(source)")
          continue
        }
        checkFormatting(bytes, "seed \(seed) \(style)")
      }
    }
  }

  /// A broken declaration, and stray tokens between declarations, change nothing for those around.
  @Test func mistakesAreIslands() {
    let mistakes = [
      "let  = ]", "x  :  )", "screen   A  {  §  }", ")  (", "§§", "screen  B  {\n a  {",
      "enum  {a,,}", "let s = \"open  ",
    ]
    for seed in 0..<400 as Range<UInt64> {
      let first = RandomProgram(seed: seed, declarations: 2).text(.plain, seed: seed)
      // Where a declaration ends in a broken file is told by a keyword in the first column.
      let rest = RandomProgram(seed: seed + 500, declarations: 2).text(.plain, seed: seed)
      let second = "screen   Behind  { }\n" + rest
      let broken = mistakes[Int(seed) % mistakes.count]
      let source = first + "\n\n" + broken + "\n\n" + second
      let expected = format(first) + "\n" + broken + "\n\n" + format(second)
      #expect(format(source) == expected)
    }
  }

  @Test(arguments: sources) func truncationAtEveryByte(path: String) throws {
    let bytes = try ProjectFiles.bytes(path)
    let step = max(1, bytes.count / 400)
    for end in stride(from: 0, to: bytes.count, by: step) {
      checkFormatting(Array(bytes[..<end]), "\(path) cut at \(end)")
    }
  }

  @Test(arguments: sources) func randomDamage(path: String) throws {
    let bytes = try ProjectFiles.bytes(path)
    var random = SeededGenerator(seed: 23)
    for round in 0..<120 {
      checkFormatting(Mutations.mutate(bytes, using: &random), "\(path) round \(round)")
    }
  }

  /// 2,000 broken programs full of comments.
  @Test(arguments: batches) func damagedPrograms(batch: Int) {
    var random = SeededGenerator(seed: UInt64(batch))
    for index in 0..<100 {
      let program = RandomProgram(seed: UInt64(batch * 100 + index), declarations: 3)
      let source = Array(program.text(index % 2 == 0 ? .commented : .messy, seed: 3).utf8)
      checkFormatting(Mutations.mutate(source, using: &random), "batch \(batch), \(index)")
    }
  }

  @Test func randomBytes() {
    var random = SeededGenerator(seed: 5)
    for round in 0..<3000 {
      let count = Int.random(in: 0...80, using: &random)
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
      checkFormatting(bytes, "round \(round)")
    }
  }
}
