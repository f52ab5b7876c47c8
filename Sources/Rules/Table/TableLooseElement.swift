import CtlCatalogue
import CtlDiagnostics

extension Rule {
  static let tableLooseElement = Rule(about, visits: .elements) { element in
    guard let holder = element.parent, holder.is(.table) || holder.is(.section),
      element.form == .kind,
      loose.contains(element.kind)
    else { return }
    let isBelowLoose = holder.children.contains {
      $0.index < element.index && loose.contains($0.kind) && $0.parent?.index == holder.index
    }
    // A group of elements is one mistake.
    if isBelowLoose { return }
    element.report(
      about, at: .kind, ["kind": element.kindPhrase],
      fixes: [
        element.describedAfter?.wrap(in: ["row"], from: element.element.origin)
          ?? element.wrap(in: ["row"])
      ])
  }
}

extension PlacedElement {
  /// The control right after it that it describes: the two go together.
  fileprivate var describedAfter: PlacedElement? {
    guard let next = parent?.parts.first(where: { $0.index > index }), next.isKind,
      next.referenced(.describedBy)?.index == index
    else { return nil }
    return next
  }
}

private let loose: KindSet = [.label]

private let about = Code(
  "table/loose-element", .warning,
  title: Message("{kind} in a table stands in a `row`", "表格中的{kind}应放在 `row` 中"),
  why: Message(
    "A table consists of rows and sections. What stands between them has no background, no lines "
      + "and no place of its own; the words above a group of rows are the title of its `section`.",
    "表格由行和分区组成。写在它们之间的内容没有背景、分隔线和自己的位置；一组行上方的文字是其 `section` 的标题。"),
  bad: [
    """
    screen Tea {
      table {
        label "Kinds"
        //<^^^^^
        row "Assam"
      }
    }
    """,
    """
    screen Tea {
      table {
        section "Green" {
          label "From spring to autumn."
          //<^^^^^
          row "Sencha"
        }
      }
    }
    """,
  ],
  good: [
    """
    screen Tea {
      var isOn: Bool = false
      table {
        section "Alarm" {
          row {
            label ring "Ring"
            switch { isOn <-> isOn; describedBy: ring }
          }
        }
      }
    }
    """,
    """
    screen Tea {
      table {
        row { label "Kinds" }
        section "Green" { row "Sencha" }
      }
    }
    """,
  ], fix: .suggestion)
