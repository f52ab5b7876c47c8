import CtlChecker
import CtlDiagnostics

extension Rule {
  static let activityIndicatorStationary = Rule(
    about, visits: .kinds([.activityIndicator]), having: [.hidesWhenStopped]
  ) {
    indicator in
    guard !indicator.isWritten(.while), indicator.bool(.hidesWhenStopped) == false,
      indicator.bool(.isHidden) == false, let stays = indicator.written(.hidesWhenStopped)
    else { return }
    if let spins = indicator.written(.isAnimating), spins.bool(onlyAt: .running) == false {
      indicator.report(
        about, at: .value(spins),
        label: Message("it stands still while the task runs", "任务进行时它反而静止不动")())
    }
    guard indicator.bool(.isAnimating) == false else { return }
    indicator.report(
      about, at: .value(stays),
      label: Message("it stands still and stays visible", "它静止不动且一直可见")(),
      fixes: indicator.followingTasks(insteadOf: stays)
        + [indicator.replaceValue(stays, with: "true", .suggestion)],
      // What the component always says is not to blame.
      cause: !stays.isConstant
        ? nil : indicator.written(.isAnimating))
  }
}

extension PlacedElement {
  /// Lets it spin while a task of the screen runs. One that nothing else starts would never be seen.
  fileprivate func followingTasks(insteadOf stays: Written) -> [Fix?] {
    // The app may start one that has a name.
    guard element.name == nil, !stays.isOfStyle, let tasks = tasksOfScreen else { return [] }
    let spins = written(.isAnimating)
    if spins?.isOfStyle == true { return [] }
    return tasks.prefix(3).map { task in
      let member = "while: \(program.text(program.tasks[task].name))"
      let change: Change =
        if let spins { .replace(spins.origin, .whole, member) } else {
          .add([member], to: element.origin)
        }
      return fix(
        Message("write `{member}` instead", "改为 `{member}`")(["member": .text(member)]),
        .suggestion, [change, .delete(stays.origin)])
    }
  }
}

private let about = Code(
  "activity-indicator/stationary", .warning,
  title: Message(
    "an activity indicator that does not move looks like a stalled process", "活动指示器静止不动，看起来像进程已停滞"),
  why: Message(
    "An activity indicator has only one message: it spins. When it is visible but does not "
      + "move, people conclude that the work has stopped half-way.",
    "活动指示器靠旋转来说明工作仍在进行。可见却静止不动的指示器会让用户以为进程停滞了。"),
  citation: .guidelines("Activity Indicator > Guidelines"),
  bad: [
    """
    screen Upload {
      toolbar {
        activityIndicator { isAnimating: false; hidesWhenStopped: false }
        //                                                        ^^^^^
      }
    }
    """,
    """
    screen Upload {
      let keepsPlace = false

      content {
        activityIndicator {
          hidesWhenStopped: keepsPlace
          //                ^^^^^^^^^^
        }
      }
    }
    """,
    """
    screen Upload {
      task upload(kind: .other, duration: .unknown)

      content {
        if upload.isRunning { label "Uploading" }
        activityIndicator {
          isAnimating: !upload.isRunning
          //           ^^^^^^^^^^^^^^^^^
          hidesWhenStopped: false
        }
      }
    }
    """,
    """
    component Spinner(hides: Bool) {
      activityIndicator { hidesWhenStopped: hides }
    }

    screen Upload {
      content {
        Spinner { hides: false }
        //               ^^^^^
      }
    }
    """,
    """
    component Spinner(spins: Bool) {
      activityIndicator { isAnimating: spins; hidesWhenStopped: false }
    }

    screen Upload {
      content {
        Spinner { spins: false }
        //               ^^^^^
      }
    }
    """,
  ],
  good: .inScreen(
    """
    toolbar { activityIndicator { isAnimating: false } }
    """,
    """
    content { activityIndicator { hidesWhenStopped: false; isHidden: true } }
    """,
    """
    var isBusy: Bool = false

    content {
      activityIndicator { isAnimating <-> isBusy; hidesWhenStopped: false; isHidden: !isBusy }
    }
    """), fix: .suggestion)
