import CtlChecker
import CtlDiagnostics
import CtlRules
import CtlSyntax
import CtlTestSupport
import CtlText
import Foundation
import Testing

/// The mistakes of people who come from other languages: `Tests/Corpus/Beginners` has one in each file.
/// What a person must read is in `findings.txt` beside them, for each file a block:
///
///     --- misspelled-font
///     at 4:24 `.headlin`
///     error control/value-type
///     en: …
///     zh: …
///     fix: change it to `headline` (suggestion)
///       label "A" { font: .headline }
///
/// Below a fix stand the lines that it writes.
///
/// `UPDATE=1` writes the texts. The line `at` is written by hand: the law is one finding, at this place.
@Suite struct BeginnerTests {
  static let folder = "Tests/Corpus/Beginners"
  static let paths = ProjectFiles.list(folder, ".ctl")
  static let expectedPath = "\(folder)/findings.txt"

  /// The blocks of `findings.txt` by name.
  static let expected: [String: [String]] = {
    let text = (try? ProjectFiles.text(expectedPath)) ?? ""
    var blocks: [String: [String]] = [:]
    for block in ("\n" + text).components(separatedBy: "\n--- ").dropFirst() {
      let lines = block.split(separator: "\n", omittingEmptySubsequences: true).map(String.init)
      if let name = lines.first { blocks[name] = Array(lines.dropFirst()) }
    }
    return blocks
  }()

  static func name(_ path: String) -> String {
    String(path.split(separator: "/").last?.dropLast(4) ?? "")
  }

  static func check(_ bytes: [UInt8], _ path: String) -> [Finding] {
    let tree = SyntaxTree.parse(SourceText(path: path, bytes: bytes))
    #expect(tree.verify() == [], "\(path)")
    return RuleEngine.run(Program.check(tree)).findings
  }

  /// `4:24 .headlin`
  static func place(_ finding: Finding, _ bytes: [UInt8]) -> String {
    let source = SourceText(path: "", bytes: bytes)
    let (line, column) = source.lineTable().position(at: finding.location.range.lowerBound)
    let text = source.string(finding.location.range).split(separator: "\n").first ?? ""
    return "at \(line + 1):\(column + 1) `\(text)`"
  }

  /// The lines that a fix writes.
  static func written(_ fix: Fix, _ bytes: [UInt8]) -> [String] {
    func lines(_ bytes: [UInt8]) -> [String] {
      bytes.split(separator: 0x0A).map { line in
        String(decoding: line, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
      }
    }
    guard !fix.edits.isEmpty else { return [] }
    let before = Set(lines(bytes))
    return lines(Edit.apply(fix.edits, to: bytes) ?? []).filter {
      !$0.isEmpty && !before.contains($0)
    }
    .map { "  \($0)" }
  }

  static func block(_ finding: Finding, _ bytes: [UInt8]) -> [String] {
    func lines(_ language: Language, _ word: String) -> String {
      let parts =
        [finding.message.text(language)] + [finding.label?.text(language)].compactMap { $0 }
        + finding.notes.map { $0.text(language) }
      return "\(word): " + parts.joined(separator: " | ").replacingOccurrences(of: "\n", with: "⏎")
    }
    let fixes = finding.fixes.flatMap {
      [
        "fix: \($0.title.text()) (\($0.safety.rawValue))".replacingOccurrences(of: "\n", with: "⏎")
      ] + written($0, bytes)
    }
    return [
      "\(finding.severity.rawValue) \(finding.code.id)", lines(.english, "en"),
      lines(.simplifiedChinese, "zh"),
    ] + fixes
  }

  @Test(.enabled(if: !ProjectFiles.isUpdating), arguments: paths)
  func oneMistakeIsOneFinding(path: String) throws {
    let bytes = try ProjectFiles.bytes(path)
    let findings = Self.check(bytes, path)
    let expected = try #require(Self.expected[Self.name(path)], "\(path) is not in findings.txt")
    #expect(findings.count == 1, "\(path): \(ExampleTests.show(findings))")
    guard let finding = findings.first else { return }
    #expect([Self.place(finding, bytes)] + Self.block(finding, bytes) == expected, "\(path)")
  }

  /// Every fix can be read, and removes its finding.
  @Test(arguments: paths) func fixesRemoveTheirFinding(path: String) throws {
    let bytes = try ProjectFiles.bytes(path)
    for finding in Self.check(bytes, path) {
      for fix in finding.fixes {
        let fixed = try #require(Edit.apply(fix.edits, to: bytes), "\(path): \(fix.title.text())")
        let after = Self.check(fixed, path)
        let left = after.filter { $0.code.family == "syntax" || $0.code == finding.code }
        #expect(
          left.isEmpty,
          "\(path) after \(fix.title.text()): \(ExampleTests.show(left)) in\n\(String(decoding: fixed, as: UTF8.self))"
        )
      }
    }
  }

  /// Most mistakes are mended by one of the fixes that are offered.
  @Test func mostHaveAFix() throws {
    let fixed = try Self.paths.filter { path in
      Self.check(try ProjectFiles.bytes(path), path).contains { !$0.fixes.isEmpty }
    }
    #expect(fixed.count * 3 >= Self.paths.count * 2, "\(fixed.count) of \(Self.paths.count)")
  }

  @Test func everyExpectationHasItsFile() {
    let names = Set(Self.paths.map(Self.name))
    #expect(Self.expected.keys.allSatisfy(names.contains))
    #expect(names.count >= 200)
  }

  @Test(.enabled(if: ProjectFiles.isUpdating)) func updateTexts() throws {
    var text = ""
    for path in Self.paths {
      let bytes = try ProjectFiles.bytes(path)
      let findings = Self.check(bytes, path)
      let name = Self.name(path)
      let place = Self.expected[name]?.first ?? findings.first.map { Self.place($0, bytes) } ?? "at"
      let lines = [place] + (findings.first.map { Self.block($0, bytes) } ?? [])
      text += "--- \(name)\n" + lines.joined(separator: "\n") + "\n\n"
    }
    try Data(text.utf8).write(to: ProjectFiles.url(Self.expectedPath))
  }
}
