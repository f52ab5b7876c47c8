import CtlChecker
import CtlDiagnostics

extension Rule {
  static let activityIndicatorStaysWhenStopped = Rule(
    about, visits: .kinds([.activityIndicator]), having: [.hidesWhenStopped, .isAnimating]
  ) {
    indicator in
    if let spins = indicator.written(.isAnimating), spins.bool(onlyAt: .failed) == true {
      indicator.report(
        about, at: .value(spins),
        label: Message("it goes on once the task has failed", "任务失败后它仍在转动")())
    }
    if let spins = indicator.written(.isAnimating), indicator.bool(.hidesWhenStopped) != false {
      if spins.bool(onlyAt: .running) == false {
        indicator.report(
          about, at: .value(spins),
          label: Message("it disappears when the task begins", "任务一开始它就消失了")())
      }
      if spins.isNeverEnded(orFromStart: true) {
        indicator.report(
          about, at: .value(spins), label: neverEnded(), notes: [Phrase(neverEndedNote)],
          atMost: .advice)
      }
    }
    if let spins = indicator.written(.isAnimating), spins.value == .bool(true),
      let condition = indicator.conditionWithoutTask
    {
      return indicator.report(
        about, at: .value(spins),
        label: Message(
          "it is there before the task, and goes when that begins", "任务开始前它就在，任务一开始却消失了")(),
        related: [Finding.Related(condition, Message("the condition", "该条件")())])
    }
    if let (spins, home, task) = indicator.spinsWhateverATaskDoes {
      indicator.report(
        about, at: .value(spins),
        label: Message(
          "it spins whatever `{task}` does", "无论任务“{task}”是否进行，它都在转动")(
            ["task": .text(home.text(task.name))]),
        related: [
          Finding.Related(home.location(of: task.origin, .name), Message("the task", "该任务")())
        ],
        fixes: [
          indicator.fix(
            Message("write `{member}` instead", "改为 `{member}`")([
              "member": .text("while: \(home.source(of: task.origin, .name))")
            ]), .suggestion,
            [
              .replace(
                spins.origin, .whole, "while: \(home.source(of: task.origin, .name))")
            ])
        ])
      return
    }
    let spins =
      indicator.isWritten(.while) || indicator.boundTasks != nil
      || indicator.bool(.isAnimating) == true
        && indicator.written(.isAnimating)?.endsForAnItem != true
      || indicator.stopsInSight
    guard spins, indicator.bool(.hidesWhenStopped) == false,
      let stays = indicator.written(.hidesWhenStopped), indicator.tasksAround.isEmpty
    else { return }
    let stops: Phrase =
      if indicator.stopsInSight, indicator.boundTasks == nil,
        let value = indicator.ownWritten(.isAnimating)?.valueText
      {
        Message(
          "while `{value}` is `false`, it stands still in view", "`{value}` 为 `false` 时，它静止地留在界面上")(
            ["value": .text(value)])
      } else {
        Message("once the task ends, it stands still in view", "任务结束后它仍会静止地留在界面上")()
      }
    indicator.report(
      about, at: .value(stays), label: stops,
      fixes: [indicator.delete(stays, .suggestion)])
  }
}

extension PlacedElement {
  /// Whether it always spins, beside the only task of the screen, which no other element shows.
  fileprivate var spinsWhateverATaskDoes: (Written, home: Program, task: BackgroundTask)? {
    guard frame < 0, element.name == nil, let spins = ownWritten(.isAnimating),
      spins.value == .bool(true),
      spins.isConstant, !isWritten(.while), isUnconditional, !isSet(.isHidden),
      !ancestors.contains(where: { $0.isWritten(.isHidden) || $0.is(.refreshControl) }),
      case .screen(let index) = walk.expansion.root
    else { return nil }
    let tasks = program.screens[index].scope.tasks
    guard tasks.count == 1, let task = program.tasks[tasks].first, task.isStarted,
      !walk.memo.followedTasks.contains(tasks.lowerBound)
    else { return nil }
    return (spins, program, task)
  }

  /// Whether it spins for a while only, by what a variable says, and nothing hides it meanwhile.
  fileprivate var stopsInSight: Bool {
    // A component alone does not know what its parameters are.
    guard case .screen = walk.expansion.root,
      let spins = written(.isAnimating), spins.value == nil, !spins.isConstant,
      // It is stationary then, as where it always stands still for an item.
      spins.bool(onlyAt: .running) != false, !spins.isOfKnownItem
    else { return false }
    return !isSet(.isHidden) && walk.conditions(around: index).isEmpty
      && !ancestors.contains { $0.isWritten(.isHidden) }
  }
}

extension Written {
  /// Whether it is one of the items that a loop has in the file, and depends on nothing else.
  fileprivate var isOfKnownItem: Bool {
    isOfItem
      && !control.walk.dependOnName([entry.expression], in: control.scope) { $0.kind == .variable }
  }

  /// Whether it is false for another item of the loop: the indicator is stationary there.
  fileprivate var endsForAnItem: Bool {
    guard control.walk.current != nil, control.walk.inEveryCase({ isOfKnownItem }) else {
      return false
    }
    return control.walk.cases(of: control.index, from: 0).contains {
      $0.value(of: entry.expression, in: control.scope, followsEvents: true) == .bool(false)
    }
  }
}

private let about = Code(
  "activity-indicator/stays-when-stopped", .warning,
  title: Message(
    "the indicator should disappear when the task completes", "任务完成后活动指示器应自动消失"),
  why: Message(
    "People learn that the task is done when the indicator disappears. One that stays visible "
      + "does not move, and looks like a stalled task.",
    "活动指示器消失，用户才知道任务已经完成。留在界面上的指示器静止不动，看起来像任务停滞了。"),
  citation: .guidelines("Activity Indicator > Appearance and Behavior"),
  bad: .inScreen(
    """
    toolbar {
      activityIndicator { isAnimating: true; hidesWhenStopped: false }
      //                                                       ^^^^^
    }
    """,
    """
    task rendering(kind: .other, duration: .unknown)

    content {
      activityIndicator {
        while: rendering
        hidesWhenStopped: false
        //                ^^^^^
      }
    }
    """,
    """
    var isBusy: Bool = false

    content {
      for stays in [true] {
        activityIndicator { isAnimating: isBusy; hidesWhenStopped: !stays; style: .gray }
        //                                                         ^^^^^^
      }
    }
    table { row "Busy" { switch { isOn <-> isBusy } } }
    """,
    """
    task render(kind: .other, duration: .unknown)

    on appear -> render()
    content {
      label "Your film is being made."
      activityIndicator { isAnimating: true; style: .gray }
      //                               ^^^^
    }
    """,
    """
    task render(kind: .other, duration: .unknown)

    on appear -> render()
    content {
      label "Your film is being made."
      if !render.isRunning {
        activityIndicator { isAnimating: true; style: .gray }
        //                               ^^^^
      }
    }
    """),
  good: .inScreen(
    """
    toolbar { activityIndicator { isAnimating: true } }
    """,
    """
    task rendering(kind: .other, duration: .unknown)

    content { activityIndicator { while: rendering; hidesWhenStopped: true } }
    """,
    """
    task render(kind: .other, duration: .unknown)

    on appear -> render()
    content { if render.isRunning { activityIndicator { isAnimating: true } } }
    """), fix: .suggestion)
