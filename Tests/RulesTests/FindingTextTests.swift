import CtlDiagnostics
import CtlTestSupport
import CtlText
import Foundation
import Testing

/// What people read of every case and bad example, and what the fixes write, in both languages: a hash of
/// each in `Goldens/findings.txt`. `UPDATE=1` writes them; look at the text of each that changes.
@Suite struct FindingTextTests {
  static let golden = "Tests/RulesTests/Goldens/findings.txt"

  /// The text by the name of a case.
  private static func texts() -> [(name: String, text: String)] {
    var result: [(String, String)] = []
    var numbers: [String: Int] = [:]
    func add(_ name: String, _ source: String, _ findings: [Finding]) {
      let bytes = Array(source.utf8)
      let lines = findings.flatMap { finding in
        [BeginnerTests.place(finding, bytes)] + BeginnerTests.block(finding, bytes)
          + finding.fixes.map { $0.title.text(.simplifiedChinese) }
          + finding.related.map { $0.message.text() + $0.message.text(.simplifiedChinese) }
      }
      // A new case does not move those of other codes.
      numbers[name, default: 0] += 1
      result.append(("\(name) \(numbers[name] ?? 0)", lines.joined(separator: "\n")))
    }
    for item in AcceptanceTests.cases {
      add("\(item.code) \(item.isBad ? "case" : "good")", item.source, item.findings)
    }
    for item in ExampleTests.bad {
      let settings = ExampleTests.settings(item.example, for: item.code)
      let findings = ExampleTests.findings(item.example.source, settings, for: item.code)
      add("\(item.code.id) example", item.example.source, findings)
    }
    return result
  }

  @Test func textsAreAsRecorded() throws {
    let texts = Self.texts()
    let found = texts.map { "\($0.name) \(StableHash($0.text.utf8).text)" }
    let changes = Set(try ProjectFiles.changes(of: found, recordedIn: Self.golden))
    for (line, item) in zip(found, texts) where changes.contains(line) {
      Issue.record("\(item.name) is now\n\(item.text)")
    }
    #expect(changes.isEmpty)
  }
}
