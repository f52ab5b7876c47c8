import CtlGenerator
import Foundation
import Testing

/// What `take(_:actions:)` does when the result of a screen has come.
@Suite struct ResultHandlerTests {
  static let source = """
    record Tea { id: Int; name: String = "" }
    screen Shop "Shop" {
      var teas: [Tea] = [Tea(id: 1)]
      var tea: String = "Assam"
      var result: Int = 0
      var value: Int = 0
      var cups: Int = 1
      action save(tea: Tea)
      task load(id: Int) -> Int
      on PickTea(tea) {
        save(tea: tea)
        result = tea.id + value
        cups = load(id: tea.id)
      }
      on PickCups -> popover Look(text: tea)
      table {
        for tea in teas { row "\\(tea.name)" { on select -> tea = sheet PickTea(tea: tea) } }
        row "Add \\(tea)" { on select -> teas += sheet PickTea(tea: Tea(id: 9)) }
        row "\\(cups) cups" { on select -> sheet PickCups() }
        row "\\(value) \\(result)" { on select -> value = push PickNumber() }
        row "Look" { on select -> push Look(text: "x") }
      }
    }
    screen PickTea(tea: Tea) "Tea" -> Tea {
      toolbar { button "Use \\(tea.name)" { on touchUpInside -> finish(tea) } }
    }
    screen PickCups "Cups" -> Int { toolbar { button "Two" { on touchUpInside -> finish(2) } } }
    screen PickNumber "Number" -> Int { toolbar { button "Two" { on touchUpInside -> finish(2) } } }
    screen Look(text: String) "Look" { content { label "\\(text)" } }
    """

  @Test("cases that are for all results need no default")
  func allResults() throws {
    let code = Generator.swift(
      try Loading.program(
        """
        screen Shop "Shop" {
          var first: Int = 0
          var second: Int = 0
          action save(cups: Int)
          on Pick(cups) -> save(cups: cups)
          table {
            row "\\(first)" { on select -> first = sheet Pick() }
            row "\\(second)" { on select -> second = sheet Pick() }
          }
        }
        screen Pick "Cups" -> Int { toolbar { button "Two" { on touchUpInside -> finish(2) } } }
        """), Options()
    ).text
    let start = try #require(code.range(of: "mutating func take(_ result"))
    let method = code[start.lowerBound...].prefix(800)
    let end = try #require(method.range(of: "\n  }\n"))
    #expect(method[..<end.lowerBound].contains("actions.save"))
    #expect(!method[..<end.lowerBound].contains("default"), "\(method)")
  }

  @Test("the fields that get results tell their cases apart, whatever their order")
  func namesOfFields() throws {
    let code = Generator.swift(
      try Loading.program(
        """
        record House { owner: String = ""; guest: String = "" }
        screen Home "Home" {
          var house: House = House()
          table {
            row "\\(house.guest)" { on select -> house.guest = sheet Pick() }
            row "\\(house.owner)" { on select -> house.owner = sheet Pick() }
          }
        }
        screen Pick "Pick" -> String { toolbar { button "Use" { on touchUpInside -> finish("Ada") } } }
        """), Options()
    ).text
    #expect(code.contains("case pickForHouseGuest(") && code.contains("case pickForHouseOwner("))
  }

  @Test("the steps run with the actions of the app, when the value is in its place")
  func take() throws {
    let code = Generator.swift(try Loading.program(Self.source), Options()).text
    for line in [
      "mutating func take( _ result: ShopResult, actions: any ShopActions & ShopTasks & ShopRoutes ) {",
      "case pickCups(Int)", "case .pickTeaInTeas(let value): self.teas.replace(value)",
      "case .pickNumber(let value): self.value = value default: break }",
      "case .pickTeaInTeas(let tea3), .pickTeaAddedToTeas(let tea3): actions.save(&self, tea: tea3)",
      "let sender = Sender(\"\")", "self.result = tea3.id.adding(value)",
      "case .pickCups: actions.open(.lookPopover(Look(text: tea), from: sender.reference), from: &self)",
    ] {
      let flat = code.replacing(#/\n */#, with: " ")
      #expect(flat.contains(line), "\(line)\n\(code)")
    }
    guard let compiler = SwiftCompiler() else { return }
    try SwiftCompiler.withFolder { folder in
      try code.write(
        to: folder.appendingPathComponent("S.swift"), atomically: true, encoding: .utf8)
      #expect(try compiler.typecheck(folder, ["S.swift"]) == "")
    }
  }
}
