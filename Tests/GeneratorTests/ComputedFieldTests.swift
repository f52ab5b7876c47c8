import CtlCatalogue
import CtlChecker
import CtlDiagnostics
import CtlGenerator
import CtlSyntax
import CtlTerminal
import Testing

/// Fields of records that are worked out from the others.
@Suite struct ComputedFieldTests {
  static let source = """
    let shipping = 5.0
    record Line {
      id: Int
      name: String
      price: Double
      count: Int in 1...99 = 1
      let isDear = total > shipping
      /// What all of it costs.
      let total = price * Double(count)
      let text = "\\(count) pieces of \\(name)"
      let max: Int = count
      let most = max(max, 2)
      let priced = "\\(name): \\(formatted(total))"
    }
    record Basket {
      lines: [Line] = []
      let sum = lines.sum($0.total)
      let dear = lines.filter($0.isDear)
    }
    screen Shop "Shop" {
      var basket: Basket = Basket(lines: [
        Line(id: 1, name: "Tea", price: 3.5, count: 2), Line(id: 2, name: "Pot", price: 20)
      ])
      var chosen: Line?
      let first = basket.lines.first?.text ?? "Nothing"
      action buy(sum: Double)
      table {
        for line in basket.lines.sorted(descending: $0.total) {
          row "\\(line.text)" {
            subtitle: line.priced
            on select {
              line.count += 1
              chosen = line
              buy(sum: basket.sum)
            }
          }
        }
        row "\\(basket.dear.count), \\(chosen?.total ?? 0), \\(chosen?.most ?? 0)"
        row "\\(first)"
      }
    }
    """

  @Test("Swift has a property for each, and one with its texts as people read them")
  func swift() throws {
    let program = try Loading.program(Self.source)
    let code = Generator.swift(program, Options(isLocalized: true)).text
    for line in [
      "  /// What all of it costs.\n  public var total: Double {\n    price * Double(count)",
      "total > TestConstants.shipping", ".max(max, 2)", "lines.map({ $0.total }).sum()",
      "public func priced(in strings: LocalizedStrings) -> String {",
      "public func text(shownIn strings: LocalizedStrings) -> String {",
      #"strings("\(count) pieces of \(name)")"#, "line.text(shownIn: strings)",
      "line.priced(shownIn: strings)",
      #"basket.lines.first?.text(shownIn: strings) ?? strings("Nothing")"#,
    ] {
      #expect(code.contains(line), "\(line) in \(code)")
    }
    // They are neither given nor kept.
    #expect(code.contains("init(id: Int, name: String, price: Double, count: Int = 1)"), "\(code)")
    #expect(Generator.strings([program]).map(\.key).contains("%lld pieces of %@"))
  }

  @Test("a drawing works them out anew after each change")
  func preview() throws {
    var live = try LiveScreen(Loading.program(Self.source), screen: 0, now: "2026-11-21T09:41")
    func rows() -> [String] {
      live.tree.nodes.filter { $0.kind == .row }.map { $0.text ?? "" }
    }
    #expect(rows() == ["1 pieces of Pot", "2 pieces of Tea", "2, 0, 0", "2 pieces of Tea"])
    let row = try #require(live.tree.nodes.firstIndex { $0.kind == .row })
    let log = live.perform(.select, of: row)
    live.refresh()
    #expect(log.last == "buy(sum: 47)", "\(log)")
    #expect(rows() == ["2 pieces of Pot", "2 pieces of Tea", "2, 40, 2", "2 pieces of Tea"])
  }

  @Test(arguments: [
    ("let b = a; let a = b", "n", "value/cycle"),
    ("let b = wrong", "n", "control/unresolved-reference"),
    ("let b: Int = \"x\"", "n", "type/mismatch"),
    ("let n = 2", "n", "name/duplicate"),
    ("let b = n + 1", "b = 3", "step/not-variable"),
    ("let b = n + 1", "a = A(n: 1, b: 2)", "call/arguments"),
    ("let b = n + 1", "a = a.with(b: 2)", "call/arguments"),
  ])
  func mistakes(fields: String, step: String, code: String) {
    let step = step.hasPrefix("a =") ? step : step == "n" ? "a.n = 3" : "a.\(step)"
    let program = Program.check(
      SyntaxTree.parse(
        """
        record A { n: Int; \(fields) }
        screen S "S" {
          var a: A = A(n: 1)
          content { button "Go" { on touchUpInside { \(step) } } }
        }
        """))
    #expect(program.findings.map(\.code.id) == [code], "\(program.findings)")
  }

  @Test("a record may read what another one works out, wherever that stands")
  func order() throws {
    let program = try Loading.program(
      """
      let all = Box(item: Item(n: 2)).twice
      record Box { item: Item; let twice = item.double * 2 }
      record Item { n: Int; let double = half * 4; let half = n / 2 }
      screen S "S" { content { label "\\(all)" } }
      """)
    let live = LiveScreen(program, screen: 0, now: "2026-11-21T09:41")
    #expect(live.tree.nodes.first { $0.kind == .label }?.text == "8")
  }

  @Test("fields of fields of fields end, with a finding")
  func bounded() {
    let fields = (1...30).map { "let a\($0) = a\($0 - 1) + a\($0 - 1)" }.joined(separator: "\n")
    let program = Program.check(
      SyntaxTree.parse(
        """
        record R { n: Int = 1; let a0 = n
        \(fields)
        }
        screen S "S" { var r: R = R(n: 2); content { label "\\(r.a30)" } }
        """))
    #expect(program.findings.map(\.code.id) == ["type/operands"], "\(program.findings)")
  }
}
