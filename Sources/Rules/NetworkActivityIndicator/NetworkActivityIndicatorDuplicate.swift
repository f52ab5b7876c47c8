import CtlChecker
import CtlDiagnostics

extension Rule {
  static let networkActivityIndicatorDuplicate = Rule(
    about, visits: .kinds([.networkActivityIndicator])
  ) { indicator in
    // A few are enough to find one that is not in the other branch of an `if`.
    let earlier = indicator.walk.positions(of: .networkActivityIndicator).prefix(16)
      .filter { $0 < indicator.index }
      .map { PlacedElement(walk: indicator.walk, index: $0) }
    guard let first = earlier.first(where: { !indicator.isAlternative(to: $0) }) else {
      if let count = indicator.timesMade {
        indicator.report(
          about, at: .kind,
          label: Message("the loop makes {count}", "循环会创建 {count} 个")(["count": .number(count)]))
      }
      return
    }
    let shown = first.boundTasks.map(\.task)
    let isNeeded = indicator.boundTasks.contains {
      $0.task.needsNetworkIndicator(indicator.settings) && !shown.contains($0.task)
    }
    indicator.report(
      about, at: .kind, label: Message("one more", "又一个")(),
      related: [Finding.Related(first.location(.kind), Message("the first one", "第一个")())],
      notes: indicator.noteOfOneForBoth(first),
      // The first one does not follow the task of this one yet.
      fixes: !indicator.canBeDeleted
        ? []
        : indicator.namesOfTasks(first) != nil
          ? [indicator.oneForBoth(first)] : isNeeded ? [] : [indicator.deleteElement()])
  }
}

extension PlacedElement {
  /// The tasks of two indicators, if these are not the same.
  fileprivate func namesOfTasks(_ first: PlacedElement) -> (one: String, other: String)? {
    guard let one = first.boundTask, let other = boundTask, one.task != other.task else {
      return nil
    }
    return (one.program.text(one.task.name), other.program.text(other.task.name))
  }

  /// How one indicator shows the tasks of two.
  fileprivate func noteOfOneForBoth(_ first: PlacedElement) -> [Phrase] {
    guard let (one, other) = namesOfTasks(first) else { return [] }
    return [
      Message(
        "One indicator can follow both: `isVisible: {one}.isRunning || {other}.isRunning`.",
        "一个指示器可以跟随两者：`isVisible: {one}.isRunning || {other}.isRunning`。")(
          ["one": .text(one), "other": .text(other)])
    ]
  }

  /// Lets the first one follow the task of this one too.
  fileprivate func oneForBoth(_ first: PlacedElement) -> Fix? {
    guard let (one, other) = namesOfTasks(first), first.frame < 0, frame < 0,
      let written = first.boundTask?.written, !written.isOfStyle, isUnconditional,
      first.isUnconditional
    else { return nil }
    return fix(
      Message("let the first one follow both", "让第一个指示器跟随两者")(), .suggestion,
      [
        .replace(written.origin, .member, "isVisible: \(one).isRunning || \(other).isRunning"),
        deletion,
      ])
  }
}

private let about = Code(
  "network-activity-indicator/duplicate", .error,
  title: Message("an app has one network activity indicator", "一个app只有一个网络活动指示器"),
  why: Message(
    "The application has only one indicator, shown or hidden. Two declarations would fight over "
      + "it, and the one that stops first hides it while the other still runs.",
    "它只是应用的一个开关：显示或不显示。两处声明会互相干扰，先停止的一处会在另一处仍在进行时将它隐藏。"),
  citation: .guidelines("Network Activity Indicator"),
  bad: [
    """
    screen Feed {
      statusBar {
        networkActivityIndicator
        networkActivityIndicator
        //<^^^^^^^^^^^^^^^^^^^^^^^^
      }
    }
    """,
    """
    component Busy {
      networkActivityIndicator
    }

    screen Feed {
      task loading(kind: .network, duration: 5s)

      statusBar {
        networkActivityIndicator { while: loading }
        Busy
        //<^^^^
      }
    }
    """,
    """
    screen Feed {
      task loading(kind: .network, duration: 5s)

      statusBar {
        for place in ["Top", "End"] {
          networkActivityIndicator { while: loading; accessibility { label: "\\(place)" } }
          //<^^^^^^^^^^^^^^^^^^^^^^^^
        }
      }
    }
    """,
  ],
  good: [
    """
    screen Feed {
      statusBar { networkActivityIndicator }
    }

    screen Sources {
      statusBar { networkActivityIndicator }
    }
    """,
    """
    screen Feed {
      var isSending: Bool = false
      task loading(kind: .network, duration: 5s)
      task sending(kind: .network, duration: 5s)

      statusBar {
        if isSending {
          networkActivityIndicator { while: sending }
        } else {
          networkActivityIndicator { while: loading }
        }
      }
    }
    """,
    """
    screen Feed {
      var isSending: Bool = false
      task loading(kind: .network, duration: 5s)
      task sending(kind: .network, duration: 5s)

      statusBar {
        if isSending { networkActivityIndicator { while: sending } }
        if !isSending { networkActivityIndicator { while: loading } }
      }
    }
    """,
  ], fix: .suggestion)
