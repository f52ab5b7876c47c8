import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension Rule {
  static let progressViewProgressOutOfRange = Rule(
    about, visits: .kinds([.progressView]), having: [.progress], weight: .settable(["progress"])
  ) { view in
    let range = Kind.named(.progressView).numbers(of: .progress)
    guard let written = view.written(.progress) else { return }
    guard let progress = view.number(.progress), !range.contains(progress) else {
      reportVariable(written, range)
      return
    }
    let isBelow = progress < range.lowerBound
    let limit = Value.text(isBelow ? range.lowerBound : range.upperBound)
    func fixes() -> [Fix?] {
      if !isBelow, progress >= 2, progress <= 100, progress == progress.rounded() {
        // Most likely a percentage.
        return [
          view.replaceValue(written, with: Value.text(progress / 100), .suggestion),
          view.replaceValue(written, with: limit, .suggestion),
        ]
      } else {
        return [view.replaceValue(written, with: limit)]
      }
    }
    view.report(
      about, at: .value(written),
      label: isBelow
        ? Message("shows as nothing done", "会显示为尚未开始")()
        : Message("shows as done", "会显示为已完成")(), fixes: fixes())
  }

  /// A variable or a field whose range is another one.
  private static func reportVariable(_ written: Written, _ range: ClosedRange<Double>) {
    guard let ends = written.reach(beyond: range) else { return }
    var fixes: [Fix?] = []
    if ends.lowerBound == 0, ends.upperBound > 0, !written.isBinding, written.range != nil {
      let share = "\(written.valueText) / \(Value.text(ends.upperBound))"
      fixes = [written.control.replaceValue(written, with: share, .suggestion)]
    }
    written.control.report(
      about, at: .value(written), label: ends.label(beyond: range), fixes: fixes)
  }
}

private let about = Code(
  "progress-view/progress-out-of-range", .error,
  title: Message("`progress` is a fraction between 0 and 1", "进度必须在0和1之间"),
  why: Message(
    "The value is the filled share of the track, so 40 percent is 0.4. UIKit treats values "
      + "outside as empty or full, and the view stands still while the task goes on.",
    "数值表示轨迹填充的比例，例如百分之四十是0.4。超出范围的值会被 UIKit 当作空或满，"
      + "任务还在进行，进度却静止不动。"),
  citation: .guidelines("Progress View > Appearance and Behavior"),
  bad: [
    .inContent(
      """
      progressView { progress: 40 }
      //                       ^^
      """),
    .inContent(
      """
      progressView { progress: -0.1 }
      //                       ^^^^
      """),
    """
    screen Upload {
      var done: Double in 0...100 = 0

      content {
        progressView { progress: done }
        //                       ^^^^
      }
    }
    """,
    """
    component Bar(share: Double) {
      progressView { progress: share }
    }

    screen Upload {
      content {
        Bar { share: 1.01 }
        //           ^^^^
      }
    }
    """,
  ],
  good: .inContent(
    """
    progressView { progress: 0 }
    progressView { progress: 0.4 }
    progressView { progress: 1 }
    """), fix: .safe)
