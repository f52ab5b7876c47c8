import CtlGenerator
import Foundation
import Testing

/// Names of steps, several conditions and orders by several values in Swift.
@Suite struct StepNameTests {
  private static let source = """
    enum Kind { green "Green"; black "Black" }
    component Asker {
      event ask(value: String)
      button "Ask" { on touchUpInside -> ask(value: "a") }
    }
    record Tea { id: Int; name: String; kind: Kind = .green; price: Double = 1; note: String? }
    screen Shop "Shop" {
      var teas: [Tea] = []
      var chosen: Tea?
      var total: Double = 0
      var price: Double = 0
      action save(tea: Tea, total: Double)
      table {
        if let tea = chosen, let note = tea.note, note != "" {
          row "\\(tea.name): \\(note)" { on select { if total > 1, price > 1 { chosen = nil } } }
        } else if let tea = chosen, total > 0 {
          row "Some"
        }
        for tea in teas.sorted(by: $0.kind, descending: $0.price) {
          row "\\(tea.name)" {
            on select {
              let price = tea.price * 2
              let tax: Double = price / 10
              let unused = price
              let onlyForUnused = 3
              let other = onlyForUnused + 1
              if let former = chosen, former.id != tea.id, price > 1 {
                let sum = price + tax
                total += sum
                save(tea: former, total: sum)
              }
              if false { total = unused }
              chosen = tea
            }
          }
        }
      }
      var asked: String = ""
      content {
        Asker {
          on ask(value) {
            asked = value
            let value2 = value + "x"
            let value = "z"
            asked += value2 + value
          }
        }
        Asker {
          on ask(value) {
            let long = value + "x"
            asked = long
          }
        }
      }
      toolbar { label "\\(total) \\(price) \\(asked)" }
    }
    """

  @Test("what only a left out name needs is left out too")
  func unusedNames() throws {
    let code = Generator.swift(
      try Loading.program(
        """
        record Tea { id: Int; cups: Int = 1 }
        screen Shop "Shop" {
          var teas: [Tea] = []
          table {
            for tea in teas {
              row "Some" { on select { if tea.cups > 1 { let unused = 1 } teas = [] } }
              row "Tea" { on select { if teas.isEmpty { let unused = tea.cups + 1 } else { teas = [] } } }
            }
          }
        }
        """), Options()
    ).text
    #expect(!code.contains("sender.index") && code.contains("teas = []"), "\(code)")
  }

  @Test("a variable of a component that gets itself no longer follows what it began with")
  func keepsItself() throws {
    let code = Generator.swift(
      try Loading.program(
        """
        component Amount(start: binding Int) {
          var count: Int = start
          row { label "\\(count) \\(start)" }
          row { button "Keep" { on touchUpInside -> count = count } }
        }
        screen S "S" {
          var cups: Int = 3
          table {
            Amount { start <-> cups }
            row { button "More" { on touchUpInside -> cups += 1 } }
          }
        }
        """), Options()
    ).text
    #expect(
      code.contains(#"case ("keepButton", .touchUpInside): interface.setValue(count, of:"#),
      "\(code)")
  }

  @Test("a branch that a named value decides is not written")
  func decided() throws {
    let code = Generator.swift(
      try Loading.program(
        """
        screen S "S" {
          var n: Int = 1
          action act(yes: Bool)
          toolbar {
            button "Go" { on touchUpInside { let yes = false; if yes { n += 1 } act(yes: yes ? n > 1 : yes) } }
          }
        }
        """), Options()
    ).text
    #expect(!code.contains("if yes") && !code.contains("yes ?"), "\(code)")
  }

  @Test("names that nothing uses are left out, and so are their values")
  func names() throws {
    let code = Generator.swift(try Loading.program(Self.source), Options()).text
    for line in [
      #"if let tea = chosen, let note = tea.note, note != "" {"#,
      "} else if chosen != nil, total > 0 {",
      "if total > 1, price > 1 { chosen = nil }",
      "sorted(by: { $0.price > $1.price }).sorted( by: { $0.kind < $1.kind } )",
      "let price2: Double = tea.price * 2", "let tax: Double = price2 / 10",
      "if let former = chosen, former.id != tea.id, price2 > 1 {",
      "let sum: Double = price2 + tax", "actions.save(&self, tea: former, total: sum)",
    ] {
      let flat = code.replacing(#/\n */#, with: " ")
      #expect(flat.contains(line), "\(line)\n\(code)")
    }
    #expect(!code.contains("let unused") && !code.contains("nlyForUnused"), "\(code)")
    guard let compiler = SwiftCompiler() else { return }
    try SwiftCompiler.withFolder { folder in
      try code.write(
        to: folder.appendingPathComponent("S.swift"), atomically: true, encoding: .utf8)
      #expect(try compiler.typecheck(folder, ["S.swift"]) == "")
    }
  }
}
