import CtlChecker
import CtlTerminal
import CtlText

/// The tasks of the screen in use: the app that would do the work is missing, so a key ends them.
extension Preview {
  /// Ends the tasks that run: well, or badly. Those of the visible screen come first, then those of the screens
  /// that it covers.
  mutating func endTasks(failing: Bool) {
    if !live.runningTasks.isEmpty {
      // What an end cancels, or starts anew, does not end with the same key.
      for (task, run) in live.runs where live.run(of: task) == run {
        let former = live.followed
        let end = live.sampleEnd(of: task, failing: failing)
        note(end, of: task, then: live.finish(task, end))
        followChanges(since: former)
      }
      refresh()
      showFocus()
      return follow()
    }
    let covered = visits.indices.reversed().filter { !visits[$0].live.runningTasks.isEmpty }
    if let place = covered.first { return endTasks(failing: failing, ofCovered: place) }
    let isInTab =
      stacks.values.contains { $0.isWorking }
      || visits.contains { $0.stacks.values.contains { $0.isWorking } }
    isInTab
      ? say("a task runs in another tab: choose it first", "另一个标签页中有任务在运行：请先选择该标签页")
      : say("no task runs", "没有正在运行的任务")
  }

  /// Ends the tasks of a screen below the visible one, which may follow what they bring.
  private mutating func endTasks(failing: Bool, ofCovered place: Int) {
    if place == outerPlace {
      leaveTab()
      return endTasks(failing: failing)
    }
    for (task, run) in visits[place].live.runs where visits[place].live.run(of: task) == run {
      let former = visits[place].live.followed
      let end = visits[place].live.sampleEnd(of: task, failing: failing)
      let done = visits[place].live.finish(task, end)
      note(end, of: task, then: done, in: visits[place].live)
      for step in visits[place].live.follow(former) { record(step) }
    }
    visits[place].live.refresh()
    refresh()
    showFocus()
    follow(of: place)
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
    _ end: TaskProgress.End, of work: ScreenWork, then done: [String],
    in covered: LiveScreen? = nil
  ) {
    let live = covered ?? live
    let name = live.program.name(ofTask: work.task.index, for: work.item)
    switch end {
    case .finished: record(([name, "finished"] + done).joined(separator: " → "))
    case .failed(let message):
      record(([name, "failed(\"\(message)\")"] + done).joined(separator: " → "))
    case .cancelled: record("cancel \(name)")
    }
  }
}

extension LiveScreen {
  /// The tasks that run, and which time each does.
  fileprivate var runs: [(task: ScreenWork, run: Int?)] {
    runningTasks.map { ($0, run(of: $0)) }
  }

  /// Ends a task, and does what follows from that.
  fileprivate mutating func finish(_ task: ScreenWork, _ end: TaskProgress.End) -> [String] {
    self.end(task, end)
    return performEnd(of: task)
  }
}

extension Preview.TabStack {
  fileprivate var isWorking: Bool {
    !live.runningTasks.isEmpty || visits.contains { !$0.live.runningTasks.isEmpty }
  }
}
