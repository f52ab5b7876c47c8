import CtlChecker
import CtlRules
import CtlSyntax
import Testing

/// `now` and `today`, which no file declares.
@Suite struct PresentTests {
  @Test(arguments: ["now", "today", "today + 18h"])
  func isUsedWhereItIsNamed(value: String) {
    let source = "screen S {\n  var day: Date = \(value)\n  content { label \"\\(day)\" }\n}"
    let findings = RuleEngine.run(Program.check(SyntaxTree.parse(source))).findings
    #expect(!findings.contains { $0.code.id == "unused/variable" })
  }

  @Test("dates as far away as a number can say are judged")
  func isFarAway() {
    let far = "1ms * 9223372036854775807"
    let source = """
      screen S {
        var day: Date
        content {
          datePicker { date <-> day; minimumDate: startOfDay(now) - \(far); maximumDate: now }
          datePicker { date <-> day; minimumDate: now.startOfDay - \(far); maximumDate: now - \(far) }
        }
      }
      """
    #expect(!RuleEngine.run(Program.check(SyntaxTree.parse(source))).findings.isEmpty)
  }

  @Test(
    "a file may have these names itself",
    arguments: [
      ("let today = 1", "", "today", false), ("let today = 1", "", "now", true),
      ("let now = 1", "", "now", false), ("let now = 1", "", "today", false),
      ("", "var today: Int = 1", "today", false), ("", "var now: Int = 1", "now", false),
      ("", "", "today", true), ("", "", "`today`", true), ("", "", "1", false),
    ])
  func isTheFilesOwn(file: String, screen: String, used: String, isPresent: Bool) {
    let source = "\(file)\nscreen S {\n  \(screen)\n  content { label \"\\(\(used))\" }\n}"
    let program = Program.check(SyntaxTree.parse(source))
    #expect(program.variables.contains { $0.isPresent } == isPresent)
  }
}
