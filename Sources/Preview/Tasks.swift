import CtlChecker
import CtlTerminal
import CtlText

/// The tasks of the screen in use: the app that would do the work is missing, so a key ends them.
extension Preview {
  /// Ends the tasks that run: well, or badly.
  mutating func endTasks(failing: Bool) {
    let running = live.runningTasks
    guard !running.isEmpty else {
      guard let place = outerPlace, !visits[place].live.runningTasks.isEmpty else {
        return say("no task runs", "没有正在运行的任务")
      }
      leaveTab()
      return endTasks(failing: failing)
    }
    for task in running {
      let end = live.sampleEnd(of: task, failing: failing)
      let former = live.followed
      live.end(task, end)
      let done = live.performEnd(of: task)
      note(end, of: task, then: done)
      followChanges(since: former)
    }
    refresh()
    showFocus()
    follow()
  }

  /// Does what the screen does when its variables are not what they were, and tells it in the log.
  mutating func followChanges(since former: [Int: Value]) {
    for step in live.follow(former) { record(step) }
  }

  /// Tells in the log what the screen did when it appeared, and opens what it then opens.
  mutating func noteAppearance() {
    guard !live.appeared.isEmpty else { return }
    record("screen \(live.name): appear → \(live.appeared.joined(separator: "; "))")
    follow()
  }

  /// Tells in the log how a task has ended.
  private mutating func note(
    _ end: TaskProgress.End, of task: DeclarationKey, then done: [String]
  ) {
    let name = live.program.text(live.program.tasks[task.index].name)
    switch end {
    case .finished: record(([name, "finished"] + done).joined(separator: " → "))
    case .failed(let message):
      record(([name, "failed(\"\(message)\")"] + done).joined(separator: " → "))
    case .cancelled: record("cancel \(name)")
    }
  }
}
