import CtlChecker
import CtlDiagnostics
import CtlRules
import CtlSyntax
import CtlTestSupport
import CtlText
import Testing

/// The documentation of a code is its test: bad examples yield exactly their finding at the marked
/// place, good ones none, and fixes remove what they fix.
@Suite struct ExampleTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let code: Code
    let example: Example
    var testDescription: String { "\(code.id): \(example.source.prefix(60))" }
  }

  static let codes = Codes.all
  static let bad = codes.flatMap { code in code.bad.map { Case(code: code, example: $0) } }
  static let good = codes.flatMap { code in code.good.map { Case(code: code, example: $0) } }

  static func settings(_ example: Example, for code: Code) -> Settings {
    var settings = Settings()
    if let text = example.settings {
      let source = SourceText(path: "ctl.json", bytes: Array(text.utf8))
      let (read, findings) = Settings.read(source, file: FileID(1))
      if !findings.isEmpty { Issue.record("settings of \(code.id): \(findings)") }
      settings = read
    } else if !code.editions.contains(settings.edition) {
      settings.edition = .ios7
    }
    return settings
  }

  /// Those of the whole project, which is this one file.
  static func findings(
    _ source: String, _ settings: Settings, for code: Code? = nil
  ) -> [Finding] {
    let program = Program.check(SyntaxTree.parse(source))
    return RuleEngine.run(program, settings: settings, usedOutside: .known([])).findings
      .filter { $0.code == code || !isOfWholeScreens($0.code) }
  }

  /// The examples of a code are cut down to what they show, so that nothing uses some of it.
  static func isOfWholeScreens(_ code: Code) -> Bool {
    code.family == "unused" || code.id == "control/unread"
  }

  static func show(_ findings: [Finding]) -> [String] {
    findings.map { "\($0.code.id) \($0.location.range) \($0.message.text())" }
  }

  @Test(arguments: bad) func badExampleYieldsItsFinding(item: Case) {
    let source = item.example.source
    let findings = Self.findings(
      source, Self.settings(item.example, for: item.code), for: item.code)
    let marks = Mark.all(in: source)
    let places = findings.map(\.location.range)
    let fits =
      marks.count == findings.count && !marks.isEmpty
      && findings.allSatisfy { $0.code == item.code }
      && zip(marks.sorted { $0.range.lowerBound < $1.range.lowerBound }, places)
        .allSatisfy { $0.marks($1) }
    if !fits {
      Issue.record(
        "marks \(marks.map(\.range)), found \(Self.show(findings)) in\n\(source)")
    }
  }

  @Test("rules that ask what other files use say so")
  func rulesThatAskUsers() {
    for rule in Rule.all where rule.checkFile != nil {
      let asks = rule.code.bad.contains { example in
        let program = Program.check(SyntaxTree.parse(example.source))
        func count(_ outside: OutsideUses?) -> Int {
          let all = RuleEngine.run(program, settings: Settings(), usedOutside: outside).findings
          return all.count { $0.code == rule.code }
        }
        return count(.known([])) > count(nil)
      }
      #expect(asks == rule.asksUsers, "\(rule.code.id)")
    }
  }

  @Test(arguments: good) func goodExampleYieldsNone(item: Case) {
    let found = Self.findings(
      item.example.source, Self.settings(item.example, for: item.code), for: item.code)
    if !found.isEmpty { Issue.record("\(Self.show(found)) in\n\(item.example.source)") }
  }

  @Test(arguments: bad) func fixesRemoveTheirFinding(item: Case) {
    let source = item.example.source
    let settings = Self.settings(item.example, for: item.code)
    let before = Self.findings(source, settings, for: item.code)
    for finding in before {
      for fix in finding.fixes {
        guard let bytes = Edit.apply(fix.edits, to: Array(source.utf8)) else {
          Issue.record("overlapping edits in \(fix.title.text())")
          continue
        }
        let after = Self.findings(
          String(decoding: bytes, as: UTF8.self), settings, for: item.code)
        let isGone =
          after.filter { $0.code == finding.code }.count
          < before.filter { $0.code == finding.code }.count
        let isClean = after.allSatisfy { found in before.contains { $0.code == found.code } }
        if !isGone || !isClean {
          Issue.record(
            "after \(fix.title.text()): \(Self.show(after)) in\n\(String(decoding: bytes, as: UTF8.self))"
          )
        }
      }
    }
  }

  @Test(arguments: codes) func declaredFixIsOffered(code: Code) {
    guard !code.bad.isEmpty else { return }
    let fixes = code.bad.flatMap { example in
      Self.findings(example.source, Self.settings(example, for: code), for: code).flatMap(\.fixes)
    }
    if let safety = code.fix {
      #expect(fixes.contains { $0.safety == safety }, "\(code.id) declares a \(safety) fix")
    } else {
      #expect(fixes.isEmpty, "\(code.id) offers a fix that it does not declare")
    }
  }

  @Test(arguments: codes) func everyTextIsInBothLanguagesWithTheSamePlaceholders(code: Code) {
    for message in [code.title, code.why] {
      #expect(!message.en.isEmpty && !message.zh.isEmpty, "\(code.id)")
      #expect(Self.placeholders(message.en) == Self.placeholders(message.zh), "\(code.id)")
    }
  }

  static func placeholders(_ text: String) -> Set<Substring> {
    let parts = text.split(separator: "{", omittingEmptySubsequences: false)
    return Set(parts.dropFirst().compactMap { $0.split(separator: "}").first })
  }
}
