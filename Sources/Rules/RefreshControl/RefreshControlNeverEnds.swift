import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension Rule {
  static let refreshControlNeverEnds = Rule(about, visits: .kinds([.refreshControl])) { control in
    guard control.written(.isRefreshing) == nil, !control.isOneTooMany,
      let (handler, tasks) = control.startedTasks
    else { return }
    let running = tasks.map { "\($0).isRunning" }.joined(separator: " || ")
    control.report(
      about, at: .handler(handler),
      label: Message(
        "starts a task, and spins on when it has ended", "启动了任务，任务结束后仍会旋转")(),
      fixes: [control.add("isRefreshing: \(running)")])
  }
}

extension PlacedElement {
  /// The first handler that starts tasks which the file of the element can ask whether they run.
  fileprivate var startedTasks: (handler: Handler, names: [String])? {
    for handler in handlers where handler.event == .valueChanged {
      var names: [String] = []
      for step in runningSteps(of: handler) {
        guard case .start(let start) = step.form, step.frame == frame,
          start.task.file == program.file
        else { continue }
        let name = program.text(program.tasks[Int(start.task.index)].name)
        if !names.contains(name) { names.append(name) }
      }
      if !names.isEmpty { return (handler, names) }
    }
    return nil
  }
}

private let about = Code(
  "refresh-control/never-ends", .advice,
  title: Message("nothing ends the refresh", "没有任何地方结束刷新"),
  why: Message(
    "The control spins until the refresh is ended. Work that an action stands for is ended by the app; how "
      + "long a task of the file runs, the file knows: the control follows it.",
    "刷新结束之前，控件会一直旋转。动作所代表的工作由应用结束；而文件中的任务运行多久，文件自己知道：让控件跟随它。"),
  bad: [
    """
    screen Board {
      var matches: [String] = ["Tea"]
      task load(kind: .network, duration: .unknown) -> [String]
      table {
        refreshControl { on valueChanged -> matches = load() }
        //               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        for match in matches { row "\\(match)" }
      }
    }
    """
  ],
  good: [
    """
    screen Board {
      var matches: [String] = ["Tea"]
      task load(kind: .network, duration: .unknown) -> [String]
      table {
        refreshControl { isRefreshing: load.isRunning; on valueChanged -> matches = load() }
        for match in matches { row "\\(match)" }
      }
    }
    """,
    """
    screen Board {
      var matches: [String] = ["Tea"]
      var isLoading: Bool = false
      task load(kind: .network, duration: .unknown) -> [String]
      on load(found) { matches = found; isLoading = false }
      on load.failed -> isLoading = false
      table {
        refreshControl { isRefreshing <-> isLoading; on valueChanged -> load() }
        for match in matches { row "\\(match)" }
      }
    }
    """,
  ], fix: .suggestion)
