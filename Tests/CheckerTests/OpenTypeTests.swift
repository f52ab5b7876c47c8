import CtlChecker
import CtlSyntax
import Testing

/// Lists that take their types from what stands beside them, and those that no place gives a type.
@Suite struct OpenTypeTests {
  private func findings(_ body: String) -> [String] {
    let source = """
      enum Size { small "Small"; large "Large" }
      screen S "S" {
        var isOff: Bool = false
        var n: Int = 0
        let sizes: [Size] = [.large]
        let numbers: [Double] = [0.5]
        let images: [Image] = ["lens"]
        content {
      \(body)
          button "Turn" { on touchUpInside -> isOff.toggle() }
        }
      }
      """
    return Program.check(SyntaxTree.parse(source)).findings.map(\.code.id)
  }

  @Test(
    "lists have one meaning in both orders",
    arguments: [
      ("[]", "[\"Tea\"]"), ("[].reversed()", "[\"Tea\"]"), ("[]", "sizes"), ("[.small]", "sizes"),
      ("[1]", "numbers"), ("[\"tube\"]", "images"), ("[]", "[].reversed() + sizes"),
      ("[1, 2]", "[0.5]"), ("[-1]", "numbers"), ("[-1, 2]", "[0.5]"), ("[[1]]", "[[0.5], [2]]"),
      ("[[1], [2]]", "[([0.5])]"), ("[[[1]], [[0.5]]]", "[([[2]])]"),
    ])
  func orders(first: String, second: String) {
    for (a, b) in [(first, second), (second, first)] {
      #expect(findings("for x in isOff ? \(a) : (\(b)) { label \"Tea\" }") == [], "\(a) : \(b)")
      #expect(findings("for x in \(a) + (\(b)) { label \"Tea\" }") == [], "\(a) + \(b)")
    }
  }

  @Test("a list with fractional numbers in one of its lists has them in all of literals")
  func listsOfLists() {
    #expect(findings("for x in [[1], [0.5]] { label \"\\(x.sum() + numbers.sum())\" }") == [])
    #expect(findings("for x in [[n], [0.5]] { label \"Tea\" }") == ["type/mismatch"])
  }

  @Test(
    "what says no type is reported where it is written",
    arguments: [
      "for x in [.small, .large] { label \"Tea\" }", "label \"\\([.small, .large].count)\"",
      "if let x = isOff ? [.small].first : nil { label \"Tea\" }",
      "if let x = isOff ? .small : nil { label \"Tea\" }",
      "for x in isOff ? [.small] : [] { label \"Tea\" }",
      "for x in [.small] + [] { label \"Tea\" }",
      "if isOff { let all = [.small]; label \"\\(all.count)\" }",
      "button \"Go\" { on touchUpInside { let all = [.small]; isOff = all.count > n } }",
      "label \"Tea\" { isHidden: [.small, .large][n] == .small }",
    ])
  func bareNames(body: String) {
    #expect(findings(body) == ["type/cannot-infer"])
  }

  @Test("a constant and a field of a record that is worked out need a type too")
  func declarations() {
    for source in ["let all = [.small]", "record R { n: Int; let all = [.small] }"] {
      let found = Program.check(SyntaxTree.parse(source)).findings.map(\.code.id)
      #expect(found == ["type/cannot-infer"], "\(source)")
    }
  }

  @Test("a list that is always empty has no item, whatever its place expects")
  func emptyLists() {
    #expect(findings("label \"Tea\" { textColor: [][n] }") == ["value/index-out-of-range"])
    #expect(findings("label \"Tea\" { isHidden: [][n] }") == ["value/index-out-of-range"])
  }
}
