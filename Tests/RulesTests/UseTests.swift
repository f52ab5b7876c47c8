import CtlChecker
import CtlDiagnostics
import CtlSyntax
import CtlText
import Testing

@testable import CtlRules

/// Where findings inside components are reported, through chains of any length and in circles.
@Suite struct UseTests {
  private static func findings(_ source: String) -> [Finding] {
    RuleEngine.run(Program.check(SyntaxTree.parse(source))).findings
  }

  /// Each use names its argument twice, so that the last one stands for a name billions of times.
  @Test func argumentsOfArgumentsEnd() {
    let uses = (0..<34).map { "component C\($0)(p: Bool) { C\($0 + 1) { p: p || p } }" }
    let findings = Self.findings(
      """
      screen S "S" {
        var isOpen: Bool = false
        content { C0 { p: isOpen } }
      }
      \(uses.joined(separator: "\n"))
      component C34(p: Bool) { label "Hello" { isUserInteractionEnabled: p } }
      """)
    #expect(!findings.contains { $0.code.severity == .error }, "\(findings)")
  }

  /// It may show any task, as an activity indicator with a value does.
  @Test(arguments: [
    ("isRefreshing <-> busy; on valueChanged -> sync()", 0), ("on valueChanged -> sync()", 1),
  ])
  func aRefreshControlShowsATask(members: String, count: Int) {
    let findings = Self.findings(
      """
      screen S "S" {
        var busy: Bool = false
        task sync(kind: .other)
        on sync -> busy = false
        on sync.failed -> busy = false
        table {
          refreshControl { \(members) }
          row "A"
        }
      }
      """)
    #expect(findings.count { $0.code.id == "unused/task" } == count, "\(findings)")
  }

  @Test func anIndexOfAnEmptyListSaysSo() {
    let findings = Self.findings(
      """
      screen S "S" {
        let names: [String] = []
        var n: Int in 0...3 = 0
        content { label "\\(names[n])"; button "Add" { on touchUpInside -> n += 1 } }
      }
      """)
    let label = findings.first { $0.code.id == "value/index-beyond" }?.label
    #expect(label?.text() == "`n` is 0...3; the list is empty")
    #expect(label?.text(.simplifiedChinese) == "`n` 是 0...3；列表是空的")
  }

  /// What a sample says of a variable goes before what a task brings to it, as where the sample is shown.
  @Test(arguments: [
    (#"load: .finished(["All"])"#, true), (#"load: .finished(["All", "Missed"])"#, false),
    (#"kinds: ["All"]"#, true), (#"kinds: ["All", "Missed"]"#, false),
    (#"kinds: ["All"]; load: .finished(["All", "Missed"])"#, true),
    (#"kinds: ["All", "Missed"]; load: .finished(["All"])"#, false),
    (#"load: .finished(["All"]); kinds: ["All", "Missed"]"#, false),
  ])
  func samplesSayWhatIsInVariables(sample: String, hasFew: Bool) {
    let findings = Self.findings(
      """
      screen Calls {
        var kinds: [String] = ["All", "Missed"]
        var kind: Int = 0
        task load(kind: .network) -> [String]
        on appear -> kinds = load()
        sample "One" { \(sample) }
        table {
          row "Show" {
            segmentedControl {
              selectedSegmentIndex <-> kind
              for kind in kinds { segment "\\(kind)" }
            }
          }
        }
      }
      """)
    let errors = findings.filter { $0.severity == .error }.map(\.code.id)
    #expect(errors == (hasFew ? ["segmented-control/too-few-segments"] : []))
  }

  /// A chain of components that pass an argument on, to a stepper that it breaks.
  private static func chain(_ length: Int) -> String {
    let last = """
      component C0(limit: Int) {
        label name "Copies"
        stepper count { describedBy: name; minimumValue: 1; maximumValue: limit }
      }
      """
    let others = (1..<length).map { "component C\($0)(limit: Int) { C\($0 - 1) { limit: limit } }" }
    let screen = "screen S { content { C\(length - 1) { limit: 0 }; C\(length - 1) { limit: 9 } } }"
    return ([last] + others + [screen]).joined(separator: "\n")
  }

  @Test(arguments: [1, 5, 60]) func anArgumentIsToBlameWhereItIsWritten(length: Int) throws {
    let source = Self.chain(length)
    let findings = Self.findings(source)
    #expect(findings.map(\.code.id) == ["stepper/range-inverted"])
    let finding = try #require(findings.first)
    #expect(Array(source.utf8)[finding.location.range] == Array("0".utf8)[...])
    #expect(finding.related.count == min(length, 8))
    #expect(finding.fixes.isEmpty)
    // From the outermost place to the innermost.
    let starts = finding.related.map(\.location.range.lowerBound)
    #expect(starts == starts.sorted(by: >))
  }

  /// The components of a chain are not walked again with all of those above them, but in the screen.
  @Test func aLongChainIsNotWalkedAgainAndAgain() {
    func visits(_ length: Int) -> Int {
      let components = (0..<length).map {
        let next = $0 > 0 ? "C\($0 - 1)" : ""
        return "component C\($0) { var n: Int = 1; stepper { value <-> n }; \(next) }"
      }
      let screen = "screen S { content { C\(length - 1) } }"
      let source = (components + [screen]).joined(separator: "\n")
      let count = Locked(0)
      let rule = Rule(Codes.all[0], visits: .kinds([.stepper])) { _ in count.withLock { $0 += 1 } }
      _ = RuleEngine.run(
        Program.check(SyntaxTree.parse(source)), settings: Settings(), imported: [:],
        rules: Rule.Table([rule]))
      return count.withLock { $0 }
    }
    #expect(visits(10) == 55 + 10)
    #expect(visits(240) < 2 * visits(120) && visits(240) > 240 + 240)
  }

  @Test func manyFindingsInOneComponentAreSaidOncePerUse() {
    let labels = (0..<40).map { "  label \"\\(text) \($0)\" { numberOfLines: 0 }" }
    let source = """
      component Long(text: String) {
      \(labels.joined(separator: "\n"))
      }
      screen S {
        content {
          Long { text: "\(String(repeating: "much to read ", count: 30))" }
          Long { text: "Little" }
        }
      }
      """
    #expect(Self.findings(source).map(\.code.id) == ["label/too-long"])
  }

  @Test func circlesAreLookedAtInProportionToTheFile() {
    let count = 1500
    let circle = (0..<count).map { index in
      """
      component C\(index) {
        table { refreshControl; row "A" { C\((index + 1) % count) } }
        C\(index)
      }
      """
    }
    let clock = ContinuousClock()
    var findings: [Finding] = []
    let time = clock.measure { findings = Self.findings(circle.joined(separator: "\n")) }
    #expect(findings.filter { $0.code.id == "refresh-control/no-action" }.count >= count)
    #expect(time < .seconds(120))
  }
}
