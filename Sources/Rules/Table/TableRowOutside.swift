import CtlCatalogue
import CtlDiagnostics

extension Rule {
  static let tableRowOutside = Rule(about, visits: .kinds([.row, .section])) { row in
    // A component may be used in a table.
    guard let holder = row.ancestors.first(where: { _ in true }),
      !Kind.named(row.kind).belongs(in: Kind.named(holder.kind))
    else { return }
    let beside = holder.children.lazy.filter { $0.is(.row) || $0.is(.section) }
    // A group of rows is one mistake.
    let first = row.parent?.children.first {
      ($0.is(.row) || $0.is(.section)) && $0.parent?.index == row.parent?.index
    }
    if let first, first.index < row.index { return }
    func fix() -> Fix? {
      let isAll = holder.children.allSatisfy { $0.is(.row) || $0.is(.section) }
      if holder.is(.content) && isAll && holder.allWritten.isEmpty {
        return row.fix(
          Message("make the `content` a `table`", "把 `content` 改为 `table`")(), .suggestion,
          [.replace(holder.element.origin, .word, "table")])
      }
      let isAlone = beside.dropFirst().first { _ in true } == nil
      // A table inside a table helps no one.
      return isAlone && row.nearest(.table) == nil ? row.wrap(in: ["table"]) : nil
    }
    row.report(
      about, at: .kind, ["kind": row.kindPhrase, "holder": holder.kindPhrase], fixes: [fix()])
  }
}

private let about = Code(
  "table/row-outside", .warning,
  title: Message(
    "{kind} belongs in a `table`, not in {holder}", "{kind}应放在 `table` 中，而不是{holder}中"),
  why: Message(
    "Rows and sections are what a table is made of: it draws their background and the lines "
      + "between them, scrolls them, and shows which one is tapped. Elsewhere none of this happens.",
    "表格行和分区是表格的组成部分：背景、分隔线、滚动和点按反馈都由表格负责。放在别处就都没有了。"),
  bad: [
    """
    screen Tea {
      content {
        label "Kinds"
        row "Assam"
        //<^^^
      }
    }
    """,
    """
    screen Tea {
      content {
        row "Assam"
        //<^^^
        row "Sencha"
      }
    }
    """,
    """
    screen Tea {
      section "Kinds" {
      //<^^^^^^^
        row "Assam"
      }
    }
    """,
  ],
  good: [
    """
    component Kind(name: String) {
      row "\\(name)"
    }
    screen Tea {
      table {
        row "Assam"
        section "Green" {
          row "Sencha"
          if true { Kind { name: "Matcha" } }
        }
      }
    }
    """
  ], fix: .suggestion)
