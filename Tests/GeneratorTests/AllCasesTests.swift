import CtlCatalogue
import CtlChecker
import CtlGenerator
import CtlTerminal
import Testing

/// `Strength.allCases`: the cases of an enum, in their order.
@Suite struct AllCasesTests {
  private static let source = """
    enum Strength { mild "Mild"; medium "Medium"; strong "Strong" }
    screen Tea "Tea" {
      let kinds = Strength.allCases
      table {
        for strength in Strength.allCases { row "\\(strength) of \\(Strength.allCases.count)" }
        for kind in kinds.reversed() where kind != .mild { row "\\(kind)" }
      }
    }
    """

  @Test("a drawing has them in their order, a list can be turned over and filtered")
  func drawing() throws {
    let live = try LiveScreen(Loading.program(Self.source), screen: 0, now: "2026-11-21T09:41")
    let titles = live.tree.nodes.filter { $0.kind == .row }.map { $0.text ?? "" }
    #expect(
      titles == ["Mild of 3", "Medium of 3", "Strong of 3", "Strong", "Medium"])
  }

  @Test("Swift asks the enum")
  func swift() throws {
    let code = Generator.swift(try Loading.program(Self.source), Options()).text
    #expect(code.contains("for strength in Strength.allCases {"), "\(code)")
  }

  @Test("a case of that name is meant first")
  func caseOfThatName() throws {
    let program = try Loading.program(
      """
      enum Range { one "One"; allCases "All" }
      screen Tea "Tea" {
        var range: Range = Range.allCases
        content { label "\\(range)"; segmentedControl { selection <-> range } }
      }
      """)
    let code = Generator.swift(program, Options()).text
    #expect(code.contains("range: RangeChoice = .allCasesValue"), "\(code)")
  }
}
