import CtlChecker
import CtlDiagnostics
import CtlSyntax
import CtlTestSupport
import CtlText
import Testing

@testable import CtlRules

/// A rule that only sees elements with certain properties, and only those cases of them that it asks for,
/// misses nothing.
@Suite struct HavingTests {
  private static let sources: [String] = {
    let examples = Codes.all.flatMap { ($0.bad + $0.good).map(\.source) }
    let cases = AcceptanceTests.cases.map(\.source)
    let samples = ProjectFiles.list("Samples", ".ctl").compactMap { try? ProjectFiles.text($0) }
    return examples + cases + samples
  }()

  private static let unnarrowed = Rule.Table(
    Rule.all.map { rule in
      guard rule.checkFile == nil else { return rule }
      return Rule(rule.code, visits: rule.visits) { control in
        _ = control.walk.current
        rule.check(control)
      }
    })

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

  @Test func casesAreShownToRulesThatAskForThem() {
    let program = Program.check(
      SyntaxTree.parse(
        """
        screen Pages "Pages" {
          content {
            for count in [3, 4, 5] {
              pageControl { numberOfPages: count; currentPage: 1 }
            }
          }
        }
        """))
    func visits(_ look: @escaping @Sendable (PlacedElement) -> Void) -> Int {
      let count = Locked(0)
      let rule = Rule(Codes.all[0], visits: .kinds([.pageControl])) { control in
        count.withLock { $0 += 1 }
        look(control)
      }
      _ = RuleEngine.run(
        program, settings: Settings(), imported: [:], rules: Rule.Table([rule]))
      return count.withLock { $0 }
    }
    #expect(visits { _ = $0.value(.currentPage) } == 1)
    #expect(visits { _ = $0.value(.numberOfPages) } == 4)
  }
}
