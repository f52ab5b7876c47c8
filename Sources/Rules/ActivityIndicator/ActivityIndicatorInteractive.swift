import CtlDiagnostics

extension Rule {
  static let activityIndicatorInteractive = Rule(about, visits: .kinds([.activityIndicator])) {
    $0.reportInteraction(about)
    $0.reportRequests(for: TouchRequests.spinner, about)
  }
}

private let about = Code(
  "activity-indicator/interactive", .error,
  title: Message("users cannot interact with an activity indicator", "活动指示器不支持用户交互行为"),
  why: Message(
    "An activity indicator only shows that work goes on. It is not a control and sends no "
      + "events, so an action tied to it never runs. A button beside it can stop the work.",
    "活动指示器只说明任务正在进行。它不是可操作的控件，不发送任何事件，与之关联的动作永远不会执行。"
      + "如需停止任务，请在旁边放一个按钮。"),
  citation: .guidelines("Activity Indicator > Appearance and Behavior"),
  bad: .inScreen(
    """
    action stop()

    toolbar {
      activityIndicator {
        isAnimating: true
        on touchUpInside -> stop()
        //<^^^^^^^^^^^^^^^^^^^^^^^^^^
      }
    }
    """,
    """
    toolbar {
      activityIndicator { isAnimating: true; isUserInteractionEnabled: true }
      //                                                               ^^^^
    }
    """,
    """
    toolbar {
      activityIndicator {
        isAnimating: true
        accessibility { traits: [.updatesFrequently, .userInteractionEnabled] }
        //                                           ^^^^^^^^^^^^^^^^^^^^^^^
      }
    }
    """,
    """
    content {
      activityIndicator { isAnimating: true; style: .gray }
      label "Tap the spinner to stop."
      //    ^^^^^^^^^^^^^^^^^^^^^^^^^^
    }
    """,
    """
    content {
      label "点一下转轮即可停止"
      //    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      activityIndicator { isAnimating: true; style: .gray }
    }
    """),
  good: .inScreen(
    """
    action stop()

    toolbar {
      activityIndicator { isAnimating: true; isUserInteractionEnabled: false }
      label "Don't tap the spinner; tap the indicator light." { numberOfLines: 0 }
      button "Stop" { on touchUpInside -> stop() }
    }
    """), fix: .safe)
