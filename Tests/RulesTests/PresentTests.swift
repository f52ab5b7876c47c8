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
}
