import CtlChecker
import CtlDiagnostics
import CtlRules
import CtlSyntax
import Testing

/// A layout that is given up is reported.
@Suite struct LayoutLimitTests {
  private func findings(_ elements: [String], _ constraints: [String]) -> [Finding] {
    let source =
      (["screen Order {", "  content {"] + elements + ["    layout {"] + constraints
      + ["    }", "  }", "}"]).joined(separator: "\n")
    return RuleEngine.run(Program.check(SyntaxTree.parse(source))).findings
  }

  /// A label on each line, each below the one before.
  private func column(constraints count: Int) -> [Finding] {
    findings(
      (0...count).map { "    label l\($0) \"Name\"" },
      (0..<count).map { "      pin verticalSpacing(l\($0), l\($0 + 1)) == 8" })
  }

  private func messages(_ findings: [Finding], _ language: Language = .english) -> [String] {
    findings.filter { $0.code.id == "layout/unchecked" }.map { $0.message.text(language) }
  }

  @Test func moreConstraintsThanAreSolvedAreSaid() {
    let many = column(constraints: 2_001)
    #expect(
      messages(many) == [
        "the layout of `Order` is not checked: it has more than 2000 constraints"
      ])
    #expect(messages(many, .simplifiedChinese) == ["未检查“Order”的布局：约束超过 2000 个"])
    #expect(messages(column(constraints: 2_000)) == [])
  }

  @Test func moreElementsThanAreSolvedAreSaid() {
    let found = findings(
      (0..<5_001).map { "    label l\($0) \"Name\"" },
      ["      pin leadingSpaceToSuperview(l0) == 16"])
    #expect(
      messages(found) == ["the layout of `Order` is not checked: it has more than 5000 elements"])
  }

  /// Everything depends on everything, as on no real screen.
  @Test func constraintsThatTakeTooLongAreSaid() {
    var state: UInt64 = 7
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
    let constraints = (0..<1_500).map { _ in
      let (first, second) = (next(300), next(300))
      let relation = ["==", "<=", ">="][next(3)]
      let factor = ["1", "2", "0.5"][next(3)]
      return "      l\(first).left \(relation) l\(second).left * \(factor) + \(next(90)) @ "
        + "\([250, 500, 750][next(3)])"
    }
    let found = findings((0..<300).map { "    label l\($0) \"Name\"" }, constraints)
    #expect(
      messages(found) == [
        "the layout of `Order` is not checked: too many of its constraints depend on each other"
      ])
  }
}
