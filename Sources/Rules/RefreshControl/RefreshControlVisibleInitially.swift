import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension Rule {
  static let refreshControlVisibleInitially = Rule(
    about, visits: .kinds([.refreshControl]), having: [.isRefreshing, .isHidden]
  ) { control in
    if let refreshing = control.written(.isRefreshing),
      control.initial(.isRefreshing) == .bool(true)
    {
      control.report(
        about, at: .value(refreshing), label: Message("spins from the start", "一开始就在旋转")(),
        fixes: refreshing.isBinding ? [] : [control.delete(refreshing, .suggestion)])
    }
    if let refreshing = control.written(.isRefreshing), refreshing.isBinding,
      let step = control.stepShowing(refreshing)
    {
      control.report(
        about, at: .value(refreshing), label: Message("spins from the start", "一开始就在旋转")(),
        related: [
          Finding.Related(
            step.program.location(of: step.origin), Message("set here", "在此处设置")())
        ])
    }
    if let hidden = control.written(.isHidden), hidden.value == .bool(false) {
      control.report(
        about, at: .value(hidden), label: Message("shown from the start", "一开始就显示")(),
        fixes: [control.delete(hidden)])
    }
  }
}

extension PlacedElement {
  /// What the screen does when it appears, to show the control whatever happens.
  fileprivate func stepShowing(_ refreshing: Written) -> RunningStep? {
    guard let screen else { return nil }
    let program = screen.program
    for handler in screen.handlers where handler.event == .appear {
      for index in program.outerSteps(in: handler.steps).reversed() {
        let step = RunningStep(
          form: program.steps[index].form, origin: program.steps[index].origin, program: program,
          frame: screen.frame, isAnswered: false)
        guard let value = value(step, gives: refreshing) else { continue }
        if program.constant(value) == .bool(true) { return step }
        break
      }
    }
    return nil
  }
}

private let about = Code(
  "refresh-control/visible-initially", .advice,
  title: Message(
    "a refresh control stays hidden until the user drags down",
    "刷新控件默认状态下不可见，用户往下拖拽时才出现"),
  why: Message(
    "The control answers a gesture. If it spins without one, people wonder what they did, and "
      + "the top of the list is pushed down for nothing.",
    "刷新控件是对手势的回应。用户还没有操作它就在旋转，会令人困惑，还会无故把列表顶端往下推。"),
  citation: .guidelines("Refresh Control > Appearance and Behavior"),
  bad: .inTable(
    having: "action load()",
    """
    refreshControl {
      isRefreshing: true
      //            ^^^^
      on valueChanged -> load()
    }
    row "Family"
    """,
    """
    refreshControl {
      isHidden: false
      //        ^^^^^
      on valueChanged -> load()
    }
    row "Family"
    """)
    + [
      """
      screen Mail {
        var isLoading: Bool = false
        action load()
        on appear -> isLoading = true
        table {
          refreshControl { isRefreshing <-> isLoading; on valueChanged -> load() }
          //                                ^^^^^^^^^
          row "Family"
        }
      }
      """,
      """
      screen Mail {
        var isLoading: Bool = true
        action load()
        table {
          refreshControl { isRefreshing <-> isLoading; on valueChanged -> load() }
          //                                ^^^^^^^^^
          row "Family"
        }
      }
      """,
    ],
  good: .inScreen(
    """
    var isLoading: Bool = false
    action load()
    table {
      refreshControl { isRefreshing <-> isLoading; on valueChanged -> load() }
      row "Family"
    }
    """), fix: .safe)
