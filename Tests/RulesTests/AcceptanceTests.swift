import CtlChecker
import CtlDiagnostics
import CtlRules
import CtlSyntax
import CtlTestSupport
import CtlText
import Testing

/// Every rule in the words of its specification, in small whole files that were not written for the
/// rule: branches, boundaries, constants, arguments, appearances and both editions. Unlike the
/// examples of the codes, these files may have other findings too.
@Suite struct AcceptanceTests {
  typealias Case = AcceptanceCase

  static let cases = AcceptanceCase.all

  static func settings(_ text: String) -> Settings {
    let source = SourceText(path: "ctl.json", bytes: Array(text.utf8))
    let (settings, findings) = Settings.read(source, file: FileID(1))
    if !findings.isEmpty { Issue.record("settings \(text): \(findings)") }
    return settings
  }

  static let bad = cases.filter(\.isBad)
  static let good = cases.filter { !$0.isBad }
  static let rules = Set(AcceptanceList.rules.map(\.code))

  /// The cases write constraints; other tests check the resulting layouts.
  static func isOfPlaces(_ finding: Finding) -> Bool {
    finding.code.family == "layout" && finding.code.citation == nil
      && Codes.isAllowable(finding.code)
  }

  @Test func everyRuleIsAskedBothWays() {
    #expect(Set(Self.bad.map(\.code)) == Self.rules)
    #expect(Set(Self.good.map(\.code)) == Self.rules)
  }

  /// Where the guidelines disagree with each other, a case shows what applies; the missing numbers
  /// are of properties, behaviors and words, which no rule is about.
  @Test func disagreementsAreShown() {
    let silent: Set = [9, 12, 21, 22, 24, 26, 27, 33, 39, 41]
    let shown = Self.cases.flatMap { item in
      item.about.matches(of: /\(D(\d+)\)/).compactMap { Int($0.output.1) }
    }
    #expect(Set(1...44).subtracting(silent).subtracting(shown).isEmpty)
  }

  @Test(arguments: bad) func badFileIsFound(item: Case) {
    let findings = item.findings
    let own = findings.filter { $0.code.id == item.code }
    #expect(own.count == 1, "\(ExampleTests.show(findings)) in\n\(item.source)")
    // The case itself has no other mistake.
    let others = findings.filter { !Self.rules.contains($0.code.id) && !Self.isOfPlaces($0) }
    #expect(others.isEmpty, "\(ExampleTests.show(others)) in\n\(item.source)")
    if let isFixed = item.isFixed {
      #expect(own.allSatisfy { $0.fixes.isEmpty != isFixed }, "fixes in\n\(item.source)")
    }
  }

  @Test(arguments: good) func goodFileIsNot(item: Case) {
    let findings = item.findings
    let own = findings.filter { $0.code.id == item.code }
    #expect(own.isEmpty, "\(ExampleTests.show(own)) in\n\(item.source)")
    let others = findings.filter {
      ($0.severity == .error || !Self.rules.contains($0.code.id)) && !Self.isOfPlaces($0)
    }
    #expect(others.isEmpty, "\(ExampleTests.show(others)) in\n\(item.source)")
  }

  /// A rule of one edition is silent in the other; a rule of both reports in both.
  @Test(arguments: bad) func bothEditionsAreShown(item: Case) throws {
    let rule = try #require(AcceptanceList.rules.first { $0.code == item.code })
    for edition in Edition.allCases {
      var settings = item.settings
      if settings.edition != Settings().edition { continue }
      settings.edition = edition
      let found = ExampleTests.findings(item.source, settings).contains { $0.code.id == item.code }
      let applies = rule.editions.contains(edition.rawValue.suffix(1))
      #expect(found == applies, "\(item.code) in \(edition)")
    }
  }

  @Test(arguments: bad) func fixesMendAndNothingElseBreaks(item: Case) {
    let before = item.findings
    for finding in before where finding.code.id == item.code {
      for (index, fix) in finding.fixes.enumerated() {
        guard let bytes = Edit.apply(fix.edits, to: Array(item.source.utf8)) else {
          Issue.record("overlapping edits in \(fix.title.text())")
          continue
        }
        let text = String(decoding: bytes, as: UTF8.self)
        if index == 0, let fixed = item.fixed { #expect(text == fixed) }
        let after = ExampleTests.findings(text, item.settings)
        #expect(!after.contains { $0.code.id == item.code }, "\(fix.title.text()):\n\(text)")
        // Guidelines judge an element only when it has no error.
        let new = after.filter { found in
          !before.contains { $0.code == found.code }
            && (finding.severity != .error || found.severity == .error)
        }
        #expect(new.isEmpty, "\(ExampleTests.show(new)) after \(fix.title.text()):\n\(text)")
      }
    }
  }
}

extension AcceptanceCase {
  var settings: Settings { settingsText.map(AcceptanceTests.settings) ?? Settings() }
  var findings: [Finding] { ExampleTests.findings(source, settings) }
}
