import CtlChecker
import CtlTerminal
import Testing

/// Lists in the order of several values.
@Suite struct OrderTests {
  @Test(arguments: [
    ("by: $0.kind, descending: $0.price", "CBAD"),
    ("descending: $0.kind, by: $0.price", "DABC"),
    ("descending: $0.price", "CADB"),
    // Items that are the same stay as they were.
    ("descending: $0.kind", "ADBC"), ("by: $0.kind", "BCAD"),
    ("by: $0.kind, by: $0.name", "BCAD"),
    ("by: $0.price > 1.5, by: $0.name", "BDAC"),
    ("descending: $0.price > 1.5, by: $0.name", "ACBD"),
  ])
  func theNextValueDecidesWhereValuesAreTheSame(keys: String, order: String) throws {
    let program = Samples.program(
      source: """
        record Tea { id: Int; name: String; kind: Int; price: Double }
        screen Teas {
          let teas = [
            Tea(id: 1, name: "A", kind: 2, price: 2), Tea(id: 2, name: "B", kind: 1, price: 1),
            Tea(id: 3, name: "C", kind: 1, price: 4), Tea(id: 4, name: "D", kind: 2, price: 1.5)
          ]
          content { for tea in teas.sorted(\(keys)) { label "\\(tea.name)" } }
        }
        """)
    let tree = try Terminal.tree(program, 0, [], RenderOptions())
    let names = tree.nodes.filter { $0.kind == .label }.compactMap(\.text)
    #expect(names.joined() == order)
  }
}
