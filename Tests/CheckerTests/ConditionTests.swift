import CtlChecker
import CtlSyntax
import Testing

/// Several conditions in one `if`, names of steps, and orders by several values.
@Suite struct ConditionTests {
  private func program(_ members: String) -> Program {
    Program.check(
      SyntaxTree.parse(
        """
        enum Kind { green; black }
        record Tea { id: Int; name: String; kind: Kind = .green; price: Double = 1; note: String? }
        screen Shop "Shop" {
          var teas: [Tea] = []
          var chosen: Tea?
          var total: Double = 0
          var names: [String] = []
          action save(tea: Tea, total: Double)
          \(members)
        }
        """))
  }

  private func codes(_ members: String) -> [String] { program(members).findings.map(\.code.id) }

  @Test("a condition may give its own name to what the handler names so")
  func namesOfHandlers() {
    let program = program(
      """
      task find(kind: .network) -> String?
      on find(found) { if let found = found { names.append(found) } else { names.append("-") } }
      on appear -> find()
      content { label "\\(names.count) \\(total) \\(teas.count)" }
      """)
    let errors = program.findings.filter { $0.severity == .error }
    #expect(errors.isEmpty, "\(errors.map { $0.message.text() })")
  }

  private static let used =
    "label x \"\\(total) \\(teas.count) \\(names.count) \\(chosen?.name ?? \"-\")\""

  @Test(arguments: [
    ("if let tea = chosen, let note = tea.note { label \"\\(tea.name) \\(note)\" }", []),
    (
      "if let tea = chosen, tea.price > 1, total > 0 { label \"\\(tea.name)\" } else { label \"None\" }",
      []
    ),
    ("if total > 0, total < 9 { label \"Some\" }", []),
    ("if total > 0, let tea = chosen { label \"\\(tea.name)\" }", []),
    (
      "if let tea = chosen { label \"\\(tea.name)\" } else if let first = teas.first, first.price > 1 { label \"\\(first.name)\" }",
      []
    ),
    // A name is known after it only.
    (
      "if tea.price > 1, let tea = chosen { label \"\\(tea.name)\" }",
      ["control/unresolved-reference"]
    ),
    (
      "if let tea = chosen, tea.price > 1 { label \"A\" } else { label \"\\(tea.name)\" }",
      ["control/unresolved-reference"]
    ),
    ("if let tea = chosen, tea.price { label \"A\" }", ["type/mismatch"]),
    (
      "if let tea = chosen, let all = names { label \"\\(tea.name) \\(all.count)\" }",
      ["type/operands"]
    ),
    ("if let tea = chosen, { label \"\\(tea.name)\" }", ["syntax/unexpected"]),
  ])
  func conditions(element: String, expected: [String]) {
    #expect(codes("content { \(element); \(Self.used) }") == expected, "\(element)")
  }

  @Test func conditionsThatCommasJoinAreCounted() {
    let all = Array(repeating: "total > 0", count: 33).joined(separator: ", ")
    #expect(codes("content { if \(all) { label \"A\" }; \(Self.used) }") == ["type/operands"])
    let most = Array(repeating: "total > 0", count: 32).joined(separator: ", ")
    #expect(codes("content { if \(most) { label \"A\" }; \(Self.used) }") == [])
  }

  @Test(arguments: [
    ("let sum = total * 2; total = sum", []),
    ("let sum: Double = 2; total = sum", []),
    ("let kind: Kind = .green; if let tea = chosen, tea.kind == kind { total = tea.price }", []),
    (
      "if let tea = chosen, tea.price > total { let sum = tea.price; save(tea: tea, total: sum) }",
      []
    ),
    ("let a = 1.5; let b = a + 1; total = b", []),
    // A name ends with its block, and is known after it only.
    ("if total > 1 { let sum = 2.5; total = sum }; total = sum", ["control/unresolved-reference"]),
    ("total = sum; let sum = 2.5", ["control/unresolved-reference"]),
    ("let sum = total; sum = 3", ["step/not-variable"]),
    ("let sum: Int = total; total = Double(sum)", ["type/mismatch"]),
    ("let sum =", ["syntax/unexpected"]),
    ("var sum = total; total = sum", ["syntax/foreign"]),
  ])
  func names(steps: String, expected: [String]) {
    let found = codes("content { \(Self.used); button \"Go\" { on touchUpInside { \(steps) } } }")
    #expect(found == expected, "\(steps)")
  }

  @Test func theInnermostNameIsMeant() {
    let program = program(
      """
      content {
        \(Self.used)
        button "Go" {
          on touchUpInside {
            let tea = 1.5
            if let tea = chosen { total = tea.price } else { total = tea }
            if total > 1 { let tea = total * 2; total = tea }
          }
        }
      }
      """)
    #expect(program.findings.isEmpty, "\(program.findings)")
  }

  @Test(arguments: [
    ("teas.sorted(by: $0.kind, descending: $0.price)", []),
    ("teas.sorted(descending: $0.price)", []),
    ("teas.sorted(descending: $0.price > 2)", []),
    ("teas.sorted(descending: $0.kind, by: $0.price, descending: $0.name)", []),
    ("teas.sorted(by: $0.kind, $0.price)", ["call/arguments"]),
    ("teas.sorted(by: $0.kind, order: .descending)", ["call/arguments"]),
    (
      String(repeating: "teas.sorted(by: 1 + ", count: 5) + "1"
        + String(repeating: ").count", count: 4) + ")",
      []
    ),
    (
      String(repeating: "teas.sorted(by: 1 + ", count: 6) + "1"
        + String(repeating: ").count", count: 5) + ")",
      ["limit/nesting"]
    ),
    ("teas.sorted(by: $0.kind, descending: $0.note)", ["type/mismatch"]),
  ])
  func orders(list: String, expected: [String]) {
    #expect(
      codes("content { \(Self.used); for tea in \(list) { label \"\\(tea.name)\" } }") == expected)
  }
}
