import CtlCatalogue
import CtlDiagnostics
import CtlSyntax

/// Rows as other languages hand them to a table: `items: names`, `rows: ["A", "B"]`.
extension Checker {
  private static let wordsOfRows: Set<String> = [
    "items", "rows", "data", "dataSource", "cells", "list", "source", "itemsSource", "model",
    "numberOfRowsInSection", "numberOfRows", "cellForRowAt",
  ]

  /// What such a property of a table means.
  mutating func rowsAsProperty(_ spelled: String, _ kind: Kind, _ node: Int) -> Suggestion? {
    guard [.table, .section].contains(kind.name), Checker.wordsOfRows.contains(spelled) else {
      return nil
    }
    let label = Phrase(
      Message(
        "rows stand in the block, or are repeated: `for item in items { row \"\\(item)\" }`",
        "行写在块中，或者重复：`for item in items { row \"\\(item)\" }`"))
    guard let value = tree.expression(in: node) else { return (label, []) }
    if self.kind(value) == .listExpression {
      let items = tree.children(of: value).filter { self.kind($0).isExpression }
      guard !items.isEmpty, items.allSatisfy({ self.kind($0) == .stringLiteral }) else {
        return (label, [])
      }
      let rows = items.map { "row \(tree.text(of: $0))" }
      return (label, [rewrite(node, rows.joined(separator: "; "))])
    }
    guard self.kind(value) == .nameExpression,
      let symbol = resolve(name(ofToken: firstToken(value))), symbol.kind == .variable,
      symbol.file == file, case let type = tables.variables[Int(symbol.index)].type,
      type.isList, [.string, .int].contains(type.element)
    else { return (label, []) }
    return (label, [rewrite(node, "for item in \(tree.text(of: value)) { row \"\\(item)\" }")])
  }
}
