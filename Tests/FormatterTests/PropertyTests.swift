import CtlDiagnostics
import CtlFormatter
import CtlSyntax
import CtlTestSupport
import Testing

/// Properties of every file: formatting twice gives the same as formatting once, tokens and
/// comments keep their order, comments stay on the lines that they describe, members keep their
/// documentation, broken parts keep their bytes, and the edits make the formatted text. On some
/// thousand files, times `EFFORT`.
@Suite
struct PropertyTests {
  static let sources =
    ProjectFiles.list("Samples", ".ctl") + ProjectFiles.list("Tests/Corpus/WellMade", ".ctl")
    + ProjectFiles.list("Tests/FormatterTests/Goldens", ".ctl")
  static let batches = 0..<20
  static let programsInBatch = UInt64(Effort.inputs(12))

  @Test(arguments: sources) func everyFile(path: String) throws {
    checkFormatting(try ProjectFiles.bytes(path), path)
  }

  /// Every sound file in random layouts, half of them with comments between any two tokens.
  @Test(arguments: sources) func filesInAnyLayout(path: String) throws {
    let tree = parse(try ProjectFiles.bytes(path))
    guard tree.findings.isEmpty else { return }
    let program = RandomProgram(tree)
    for seed in 0..<UInt64(Effort.inputs(1)) {
      for style in [RandomProgram.Style.messy, .commented] {
        checkLayout(Array(program.text(style, seed: seed).utf8), of: tree, "\(path) \(style)")
      }
    }
  }

  /// Typed programs with comments between any two tokens.
  @Test func typedPrograms() {
    for seed in 0..<UInt64(Effort.inputs(25)) {
      let tree = parse(Array(RandomTypedProgram.source(seed: seed, size: 10).utf8))
      let program = RandomProgram(tree)
      let style = RandomProgram.Style.allCases[Int(seed % 3)]
      checkLayout(Array(program.text(style, seed: seed).utf8), of: tree, "seed \(seed)")
    }
  }

  /// As many programs in each style.
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
    for seed in 0..<UInt64(Effort.inputs(50)) {
      let first = RandomProgram(seed: seed, declarations: 2).text(.plain, seed: seed)
      // In a broken file a keyword in the first column ends the declaration before it.
      let rest = RandomProgram(seed: seed + 500, declarations: 2).text(.plain, seed: seed)
      let second = "screen   Behind  { }\n" + rest
      let broken = mistakes[Int(seed) % mistakes.count]
      let source = first + "\n\n" + broken + "\n\n" + second
      let expected = format(first) + "\n" + broken + "\n\n" + format(second)
      #expect(format(source) == expected)
    }
  }

  /// Each file cut at about 30 places, times `EFFORT`.
  @Test(arguments: sources) func truncatedFiles(path: String) throws {
    let bytes = try ProjectFiles.bytes(path)
    let step = max(1, bytes.count / Effort.inputs(15))
    for end in stride(from: 0, to: bytes.count, by: step) {
      checkFormatting(Array(bytes[..<end]), "\(path) cut at \(end)")
    }
  }

  /// Each file damaged in 15 ways, times `EFFORT`.
  @Test(arguments: sources) func damagedFiles(path: String) throws {
    let bytes = try ProjectFiles.bytes(path)
    var random = SeededGenerator(seed: 23)
    for round in 0..<Effort.inputs(8) {
      checkFormatting(Mutations.mutate(bytes, using: &random), "\(path) round \(round)")
    }
  }

  /// Broken programs full of comments.
  @Test(arguments: batches) func damagedPrograms(batch: Int) {
    var random = SeededGenerator(seed: UInt64(batch))
    for index in 0..<Effort.inputs(25) {
      let program = RandomProgram(seed: UInt64(batch * 100 + index), declarations: 3)
      let source = Array(program.text(index % 2 == 0 ? .commented : .messy, seed: 3).utf8)
      checkFormatting(Mutations.mutate(source, using: &random), "batch \(batch), \(index)")
    }
  }

  @Test func randomBytes() {
    var random = SeededGenerator(seed: 5)
    for round in 0..<Effort.inputs(750) {
      let count = Int.random(in: 0...80, using: &random)
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
      checkFormatting(bytes, "round \(round)")
    }
  }
}
