import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension Rule {
  static let refreshControlNoAction = Rule(about, visits: .kinds([.refreshControl])) { control in
    if let handler = control.handlers.first(where: { $0.event == .valueChanged }),
      control.onlyStops(handler)
    {
      control.report(
        about, at: .handler(handler),
        label: Message("only ends the refresh", "只结束了刷新")())
      return
    }
    if let handler = control.handlers.first(where: { $0.event == .valueChanged }),
      control.onlyLeaves(handler)
    {
      control.report(
        about, at: .handler(handler),
        label: Message("shows another screen, and updates nothing", "只是转到另一个界面，没有更新内容")())
      return
    }
    guard !control.answers(.valueChanged), !control.isOneTooMany else { return }
    control.report(
      about, at: .kind,
      label: control.unheardLabel(.valueChanged)
        ?? Message("no `on valueChanged`", "没有 `on valueChanged`")(),
      fixes: control.handles(.valueChanged)
        ? [] : [control.addHandler(.valueChanged, calling: "refresh")])
  }
}

extension PlacedElement {
  /// Whether a handler only opens or closes screens, and perhaps says that nothing is refreshed any more.
  fileprivate func onlyLeaves(_ handler: Handler) -> Bool {
    let refreshing = written(.isRefreshing)
    let steps = runningSteps(of: handler).filter { step in
      if step.isAnswered { return false }
      guard let refreshing, let value = value(step, gives: refreshing) else { return true }
      return step.program.constant(value) != .bool(false)
    }
    return !steps.isEmpty
      && steps.allSatisfy { step in
        switch step.form {
        // A screen may hand back what is new.
        case .open(let opening): opening.target == nil
        case .close, .finish: true
        default: false
        }
      }
  }

  /// Whether a handler does nothing but to say that nothing is refreshed any more.
  fileprivate func onlyStops(_ handler: Handler) -> Bool {
    guard let refreshing = written(.isRefreshing) else { return false }
    let steps = runningSteps(of: handler).filter { !$0.isAnswered }
    return !steps.isEmpty
      && steps.allSatisfy { step in
        value(step, gives: refreshing).map { step.program.constant($0) == .bool(false) } ?? false
      }
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
    """,
    """
    table {
      refreshControl { on valueChanged -> close }
      //               ^^^^^^^^^^^^^^^^^^^^^^^^
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
