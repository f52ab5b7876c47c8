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
      if isMain == true, view.background == nil {
        return [view.convert(to: .activityIndicator)]
      }
      return []
    }
    view.report(about, at: .value(duration), fixes: fixes())
  }

  /// The task while which it is shown, if nobody knows its length.
  private static func reportTask(of view: PlacedElement) {
    guard let (program, task) = view.taskAround, task.duration == .unknown else { return }
    view.report(
      about, at: .kind,
      related: [
        Finding.Related(
          program.location(of: task.origin, .name),
          Message("shown while this task runs", "此任务运行时显示")())
      ])
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
    """),
  good: .inScreen(
    """
    var done: Double in 0...1 = 0
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
    }
    """), fix: .suggestion)
