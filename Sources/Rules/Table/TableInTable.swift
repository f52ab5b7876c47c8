import CtlCatalogue
import CtlDiagnostics

extension Rule {
  static let tableInTable = Rule(about, visits: .kinds([.table])) { table in
    guard let outer = table.nearest(.table) else { return }
    func fix() -> Fix? {
      // The rows of a table directly in another one are a section of it.
      guard table.parent?.is(.table) == true, table.element.name == nil,
        table.allWritten.isEmpty, table.children.allSatisfy({ $0.is(.row) })
      else { return nil }
      return table.fix(
        Message("make it a `section`", "改为 `section`")(), .suggestion,
        [.replace(table.element.origin, .word, "section")])
    }
    table.report(
      about, at: .kind,
      label: Message("its rows belong in the outer table", "它的行应放在外层表格中")(),
      related: [
        Finding.Related(outer.location(.kind), Message("the outer table", "外层表格")())
      ],
      fixes: [fix()])
  }
}

private let about = Code(
  "table/in-table", .warning,
  title: Message("a table does not stand in another table", "表格中不再放表格"),
  why: Message(
    "A table scrolls its rows. Inside of another one, a finger moves now this, now that one, and the inner "
      + "table has no height of its own. Groups of rows are `section`s of one table.",
    "表格滚动它的行。放在另一个表格中时，手指有时滚动外层，有时滚动内层，而且内层没有自己的高度。成组的行是同一个表格的 `section`。"),
  bad: [
    """
    screen Tea {
      table {
        row "Assam"
        table {
        //<^^^^^
          row "Sencha"
        }
      }
    }
    """,
    """
    screen Tea {
      table {
        row {
          stack {
            axis: .vertical
            label "Kinds"
            table { row "Sencha" }
            //<^^^^^
          }
        }
      }
    }
    """,
  ],
  good: [
    """
    screen Tea {
      table {
        row "Assam"
        section { row "Sencha" }
      }
    }
    """
  ], fix: .suggestion)
