import CtlCatalogue
import CtlDiagnostics

extension Rule {
  static let refreshControlNoAction = Rule(about, visits: .kinds([.refreshControl])) { control in
    guard !control.answers(.valueChanged) else { return }
    control.report(
      about, at: .kind,
      label: control.unheardLabel(.valueChanged)
        ?? Message("no `on valueChanged`", "没有 `on valueChanged`")(),
      fixes: control.handles(.valueChanged)
        ? [] : [control.addHandler(.valueChanged, calling: "refresh")])
  }
}

private let about = Code(
  "refresh-control/no-action", .warning,
  title: Message("nothing happens when the user refreshes", "用户触发刷新时没有执行任何操作"),
  why: Message(
    "Dragging down makes the control spin and sends `valueChanged`; the app must fetch the "
      + "content and then end the refresh. If no handler listens, it spins for ever.",
    "往下拖拽后，控件开始旋转并发送 `valueChanged`；应用须在此时获取内容，然后结束刷新。"
      + "没有处理该事件时，控件会一直旋转。"),
  citation: .guidelines("Refresh Control"),
  bad: .inScreen(
    """
    table {
      refreshControl
      //<^^^^^^^^^^^^^^
      row "Shoes"
    }
    """,
    """
    action refresh()
    table {
      refreshControl { title: "Two Orders on Their Way" }
      //<^^^^^^^^^^^^^^
      row "Shoes"
    }
    """),
  good: .inScreen(
    """
    action refresh()
    table {
      refreshControl { on valueChanged -> refresh() }
      row "Shoes"
    }
    """), fix: .suggestion)
