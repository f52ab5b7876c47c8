import CtlCatalogue
import CtlDiagnostics

extension Rule {
  static let refreshControlPlacement = Rule(about, visits: .kinds([.refreshControl])) { control in
    guard let container = control.container, !container.is(.table) else { return }
    let scroll = control.nearest(.scrollView).flatMap { $0.index > container.index ? $0 : nil }
    if scroll?.isDraggedDown == true { return }
    control.report(
      about, at: .kind,
      label: Message("inside `{container}`", "位于 `{container}` 中")(
        ["container": .text((scroll ?? container).kind.name)]))
  }
}

extension PlacedElement {
  fileprivate var isDraggedDown: Bool {
    member(.axis) != "horizontal" && bool(.isPagingEnabled) != true
  }
}

private let about = Code(
  "refresh-control/placement", .warning,
  title: Message(
    "a refresh control belongs at the top of a table or another view that scrolls",
    "刷新控件在表格等可滚动视图的上缘往下拖拽时出现，请放在那里"),
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
    """,
    """
    action load()
    scrollView {
      axis: .horizontal
      refreshControl { on valueChanged -> load() }
      //<^^^^^^^^^^^^^^
      label "Oslo"
    }
    """),
  good: .inScreen(
    """
    action load()
    table {
      section "Cities" {
        refreshControl { on valueChanged -> load() }
        row "Oslo"
      }
    }
    """,
    """
    action load()
    scrollView {
      refreshControl { on valueChanged -> load() }
      label "Oslo"
    }
    """))
