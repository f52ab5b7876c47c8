import CtlChecker
import CtlDiagnostics
import CtlSyntax
import CtlTestSupport
import Testing

@testable import CtlRules

/// A rule that only sees elements with certain properties misses nothing.
@Suite struct HavingTests {
  private static let sources: [String] = {
    let examples = Codes.all.flatMap { ($0.bad + $0.good).map(\.source) }
    let cases = AcceptanceTests.cases.map(\.source)
    let samples = ProjectFiles.list("Samples", ".ctl").compactMap { try? ProjectFiles.text($0) }
    return examples + cases + samples
  }()

  private static let unnarrowed = Rule.Table(
    Rule.all.map { $0.checkFile == nil ? Rule($0.code, visits: $0.visits, check: $0.check) : $0 })

  @Test func rulesFindTheSameInAllElements() {
    let low = Dictionary(uniqueKeysWithValues: Threshold.all.map { ($0.name, 1.0) })
    for (edition, thresholds) in [(Edition.ios7, [:]), (.ios8, low)] {
      var settings = Settings()
      settings.edition = edition
      settings.locales = ["en", "zh-Hans"]
      settings.thresholds = thresholds
      for source in Self.sources {
        let program = Program.check(SyntaxTree.parse(source))
        let narrowed = RuleEngine.run(
          program, settings: settings, imported: [:], rules: Rule.Table(Rule.all))
        let all = RuleEngine.run(
          program, settings: settings, imported: [:], rules: Self.unnarrowed)
        #expect(narrowed.findings == all.findings, "\(source)")
      }
    }
  }
}
