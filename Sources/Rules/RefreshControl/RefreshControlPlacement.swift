import CtlCatalogue
import CtlDiagnostics

extension Rule {
  static let refreshControlPlacement = Rule(about, visits: .kinds([.refreshControl])) { control in
    // Only a table scrolls.
    guard let container = control.container, !container.is(.table) else { return }
    control.report(
      about, at: .kind,
      label: Message("inside `{container}`", "位于 `{container}` 中")(
        ["container": .text(container.kind.name)]))
  }
}

private let about = Code(
  "refresh-control/placement", .warning,
  title: Message(
    "a refresh control belongs at the top of a table or another view that scrolls",
    "刷新控件在表格上缘往下拖拽时出现，请放在表格中"),
  why: Message(
    "It appears when the list is dragged down from its top edge. Where nothing can be dragged "
      + "it never appears, and there is no way to refresh.",
    "从列表上缘往下拖拽时，刷新控件才会出现。在不能拖拽的地方它不会出现，用户也就无法刷新。"),
  citation: .guidelines("Refresh Control > Appearance and Behavior"),
  bad: .inScreen(
    """
    action load()
    toolbar {
      refreshControl { on valueChanged -> load() }
      //<^^^^^^^^^^^^^^
    }
    """,
    """
    action load()
    table {
      row {
        refreshControl { on valueChanged -> load() }
        //<^^^^^^^^^^^^^^
      }
    }
    """),
  good: .inTable(
    having: "action load()",
    """
    section "Cities" {
      refreshControl { on valueChanged -> load() }
      row "Oslo"
    }
    """))
