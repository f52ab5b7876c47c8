import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension Rule {
  static let networkActivityIndicatorPlacement = Rule(
    about, visits: .kinds([.networkActivityIndicator])
  ) { indicator in
    guard let container = indicator.container, !container.is(.statusBar) else { return }
    indicator.report(
      about, at: .kind,
      label: Message("this is in the `{kind}`", "这里是 `{kind}`")(["kind": .text(container.kind.name)]
      ),
      fixes: moveFixes(indicator) + kindFixes(indicator, in: container))
  }

  private static func moveFixes(_ indicator: PlacedElement) -> [Fix?] {
    guard let screen = indicator.screen, indicator.frame < 0, indicator.isUnconditional,
      !indicator.element.isValue, indicator.walk.positions(of: .networkActivityIndicator).count == 1
    else { return [] }
    let lines = indicator.program.origins.lines(of: indicator.element.origin)
    return [
      screen.fix(
        Message("move it into the status bar", "移到状态栏中")(), .suggestion,
        [indicator.deletion, screen.statusBarAddition(lines)])
    ]
  }

  private static func kindFixes(_ indicator: PlacedElement, in container: PlacedElement) -> [Fix?] {
    // It would be white, so it must stand out from the background.
    guard ![.navigationBar, .popover].contains(container.kind), !indicator.isReferenced,
      indicator.backdrop?.tone != .light,
      !indicator.boundTasks.contains(where: {
        $0.task.needsNetworkIndicator(indicator.settings)
      })
    else { return [] }
    return [
      indicator.changeKind(
        to: .activityIndicator, renaming: [.isVisible: .isAnimating],
        dropping: [.duration, .isUserInteractionEnabled])
    ]
  }
}

private let about = Code(
  "network-activity-indicator/placement", .error,
  title: Message("this indicator belongs only in the status bar", "网络活动指示器只出现在状态栏中"),
  why: Message(
    "The network activity indicator is part of the status bar; an app can switch it on and off, "
      + "but not place it. To show progress in the app itself, use an activity indicator.",
    "网络活动指示器是状态栏的一部分，app 只能控制它是否显示，不能改变位置。若要在 app 中表示任务正在进行，请使用活动指示器。"),
  citation: .guidelines("Network Activity Indicator"),
  bad: .inScreen(
    """
    task loading(kind: .network, duration: 10s)

    toolbar {
      networkActivityIndicator { while: loading }
      //<^^^^^^^^^^^^^^^^^^^^^^^^
    }
    """,
    """
    task loading(kind: .network, duration: .unknown)

    statusBar
    content {
      label "News"
      networkActivityIndicator {
      //<^^^^^^^^^^^^^^^^^^^^^^^^
        while: loading
        duration: 10s
      }
    }
    """,
    """
    var isLoading: Bool = false
    content {
      background: #FFFFFF
      label "News"
      if isLoading {
        networkActivityIndicator { isVisible <-> isLoading }
        //<^^^^^^^^^^^^^^^^^^^^^^^^
      }
    }
    """),
  good: [
    """
    screen Feed {
      task loading(kind: .network, duration: 10s)

      statusBar { networkActivityIndicator { while: loading } }
    }
    """,
    """
    component Busy {
      networkActivityIndicator
    }

    screen Feed {
      statusBar { Busy }
    }
    """,
  ], fix: .suggestion)
