import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension Rule {
  static let progressViewUnknownDuration = Rule(
    about, visits: .kinds([.progressView])
  ) { view in
    guard let duration = view.written(.duration) else { return reportTask(of: view) }
    guard duration.value == .member("unknown") else { return }
    func fixes() -> [Fix?] {
      // An indicator suits only the toolbar and the main view, and needs a color that stands out.
      let isMain = view.container.map { [.toolbar, .content, .table, .row].contains($0.kind) }
      if isMain == true, view.backdrops.allSatisfy({ $0.tones.allSatisfy { $0 != .light } }) {
        return [view.convert(to: .activityIndicator)]
      }
      return []
    }
    view.report(about, at: .value(duration), fixes: fixes())
  }

  /// The task while which it is shown, if its length is not known.
  private static func reportTask(of view: PlacedElement) {
    let tasks = view.tasksAround
    if let (program, task) = tasks.first, tasks.allSatisfy({ $0.task.duration == .unknown }) {
      return view.report(
        about, at: .kind,
        related: [
          Finding.Related(
            program.location(of: task.origin, .name),
            Message("shown while this task runs", "此任务运行时显示")())
        ])
    }
    guard let progress = view.written(.progress), let (program, task) = progress.endlessTask else {
      return
    }
    view.report(
      about, at: .value(progress),
      related: [
        Finding.Related(
          program.location(of: task.origin, .name),
          Message("how far this task is cannot be known", "无人知道此任务进行到了哪里")())
      ])
  }
}

extension Written {
  /// A task of unknown length that the value is made of: how far it is cannot be known.
  fileprivate var endlessTask: (program: Program, task: BackgroundTask)? {
    if isConstant { return nil }
    var found: (Program, BackgroundTask)?
    _ = control.walk.dependOnName(
      [entry.expression], in: control.scope, where: { _ in false },
      or: { expression, program in
        guard found == nil, let (symbol, state) = program.taskState(expression),
          [.isRunning, .progress].contains(state), let task = program.task(of: symbol),
          task.task.duration == .unknown
        else { return false }
        found = task
        return true
      })
    return found
  }
}

private let about = Code(
  "progress-view/unknown-duration", .warning,
  title: Message("the duration is unknown; use an activity indicator", "任务时长未知，请使用活动指示器"),
  why: Message(
    "The filled part of the track tells people how long they still have to wait. If the length "
      + "of the task is unknown, the track lies; an activity indicator only shows that work "
      + "goes on.",
    "用户会根据轨迹填充的比例推断还要等多久。如果任务时长未知，进度就会误导用户；"
      + "活动指示器则只表示任务正在进行。"),
  citation: .guidelines("Progress View > Guidelines; Activity Indicator > Guidelines"),
  bad: .inScreen(
    """
    var done: Double in 0...1 = 0
    toolbar {
      progressView {
        style: .bar
        progress: done
        duration: .unknown
        //        ^^^^^^^^
      }
    }
    """,
    """
    var done: Double in 0...1 = 0
    task sorting(kind: .other, duration: .unknown)
    content {
      if sorting.isRunning {
        progressView { progress: done }
        //<^^^^^^^^^^^^
      }
    }
    """,
    """
    task sorting(kind: .other, duration: .unknown)
    content { progressView { progress: sorting.isRunning ? 0.5 : 1 } }
    //                                 ^^^^^^^^^^^^^^^^^^^^^^^^^^^
    """,
    """
    var isFast: Bool = true
    task baking(kind: .other, duration: .known)
    task cooling(kind: .other, duration: .unknown)
    content {
      progressView { progress: isFast ? baking.progress : cooling.progress }
      //                       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      button "Hurry" { on touchUpInside -> isFast.toggle() }
    }
    """,
    """
    task sorting(kind: .other, duration: .unknown)
    content { progressView { progress: sorting.progress } }
    //                                 ^^^^^^^^^^^^^^^^
    """),
  good: .inScreen(
    """
    var done: Double in 0...1 = 0
    /// The app ends it.
    var isRunning: Bool = true
    toolbar {
      progressView { style: .bar; progress: done; duration: 30s }
      activityIndicator { isAnimating: isRunning; duration: .unknown }
    }
    """,
    """
    var done: Double in 0...1 = 0
    task sorting(kind: .other, duration: 2min)
    task checking(kind: .other, duration: .unknown)
    content {
      if sorting.isRunning { progressView { progress: done } }
      if !checking.isRunning { progressView { progress: done } }
      progressView { progress: sorting.progress }
    }
    """), fix: .suggestion)
