import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension Rule {
  static let activityIndicatorKnownDuration = Rule(
    about, visits: .kinds([.activityIndicator]),
    having: [.duration, .progress, .while, .isAnimating]
  ) {
    indicator in
    if let (label, text) = indicator.labelWithTimeLeft {
      label.report(
        about, at: .value(text), label: Message("this says when it ends", "这里说明了何时完成")(),
        notes: indicator.boundTask?.task.duration == .unknown
          ? [
            Message(
              "The task says that its time is not known: leave the time out where it is only a guess.",
              "任务声明时长未知：若只是猜测，请不要写出时间。")()
          ] : [])
    }
    var place: Written?
    if let duration = indicator.written(.duration) {
      switch duration.value {
      case .member("known")?, .duration?: place = duration
      default: break
      }
    }
    let progress = indicator.written(.progress)
    guard let place = place ?? progress else {
      reportTask(of: indicator)
      return
    }
    indicator.report(
      about, at: place.name == .progress ? .property(place) : .value(place),
      label: Message("so its end can be foreseen", "因此可以预知任务何时完成")(),
      fixes: fits(progress) && !indicator.isReferenced ? progressViewFix(indicator) : [])
  }

  /// A task of known length, unless it ends before people notice it.
  private static func reportTask(of indicator: PlacedElement) {
    guard let tasks = indicator.boundTasks?.tasks, tasks.allSatisfy({ $0.task.isForeseen }),
      let (program, task) = tasks.first(where: { !$0.task.isShort(indicator.settings) })
    else { return }
    indicator.report(
      about, at: .kind, label: Message("so its end can be foreseen", "因此可以预知任务何时完成")(),
      related: [
        Finding.Related(
          program.location(of: task.origin, .name),
          Message("the duration is here", "时长在此处")())
      ])
  }

  /// A progress view instead; in a bar it gets the bar style.
  private static func progressViewFix(_ indicator: PlacedElement) -> [Fix?] {
    var isInBar = false
    switch indicator.container?.kind {
    case .toolbar: isInBar = true
    case .navigationBar where indicator.settings.edition == .ios8: isInBar = true
    case .navigationBar, .statusBar: return []
    default: break
    }
    // What it follows must go on: the progress of its task, or nothing that a view could show.
    var members: [Change] = []
    if !indicator.isWritten(.progress) {
      if let task = indicator.written(.while) {
        guard task.symbol != nil else { return [] }
        let name = indicator.program.source(of: task.expression.origin)
        members = [.add(["progress: \(name).progress"], to: indicator.element.origin)]
      } else if indicator.written(.isAnimating)?.value == nil, indicator.isWritten(.isAnimating) {
        return []
      }
    }
    return [
      indicator.changeKind(
        to: .progressView, renaming: [.color: .progressTintColor],
        dropping: [.style, .isUserInteractionEnabled],
        setting: isInBar ? (.style, ".bar") : nil, and: members)
    ]
  }

  /// Whether the progress that is written is valid.
  private static func fits(_ progress: Written?) -> Bool {
    guard let progress else { return true }
    guard progress.expression.type.isNumber else { return false }
    return progress.value?.number.map { (0...1).contains($0) } ?? true
  }
}

private let about = Code(
  "activity-indicator/known-duration", .advice,
  title: Message(
    "the duration is known; a progress view can say when it will finish", "任务时长已知，请使用进度视图"),
  why: Message(
    "An activity indicator only reassures people that work goes on. When the length of the work "
      + "is known, a progress view shows more: how much is done, and how long they have to "
      + "wait.",
    "活动指示器只能让用户知道任务仍在进行。若能预知任务何时完成，进度视图还能说明已完成多少、还要等多久。"),
  citation: .guidelines("Activity Indicator > Guidelines; Progress View > Guidelines"),
  bad: [
    .inContent(
      """
      activityIndicator { isAnimating: true; duration: .known }
      //                                               ^^^^^^
      """),
    """
    screen Copy {
      toolbar {
        activityIndicator {
          isAnimating: true
          duration: 45s
          //        ^^^
          style: .gray
          color: #333333
        }
      }
    }
    """,
    """
    screen Copy {
      var done: Double in 0...1 = 0

      toolbar {
        activityIndicator { isAnimating: true; progress <-> done }
        //                                     ^^^^^^^^^^^^^^^^^
      }
    }
    """,
    """
    screen Copy {
      task copy(kind: .other, duration: .known)

      content {
        if copy.isRunning { activityIndicator { isAnimating: true; style: .gray } }
        //                  ^^^^^^^^^^^^^^^^^
        button "Copy" { on touchUpInside -> copy() }
      }
    }
    """,
    """
    screen Copy {
      task copy(kind: .other, duration: 40s)

      toolbar {
        activityIndicator { while: copy }
        //<^^^^^^^^^^^^^^^^^
      }
    }
    """,
    """
    component Busy(length: Duration) {
      activityIndicator { isAnimating: true; duration: length }
    }

    screen Copy {
      content {
        Busy { length: 2min }
        //             ^^^^
      }
    }
    """,
    """
    screen Copy {
      task copying(duration: .unknown)
      var minutes: Int in 1...60 = 4
      toolbar {
        activityIndicator { while: copying }
        label "Ready in \\(minutes) minutes"
        //    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      }
    }
    """,
  ],
  good: .inScreen(
    """
    content {
      activityIndicator { isAnimating: true; duration: .unknown }
      label "Minutes are for premium members."
      label "The trial has 5 minutes left."
    }
    """,
    """
    var done: Double in 0...1 = 0

    content { progressView { progress <-> done; duration: .known } }
    """), fix: .suggestion)
