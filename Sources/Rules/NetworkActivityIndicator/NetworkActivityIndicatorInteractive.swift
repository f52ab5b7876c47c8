import CtlDiagnostics

extension Rule {
  static let networkActivityIndicatorInteractive = Rule(
    about, visits: .kinds([.networkActivityIndicator])
  ) { $0.reportInteraction(about) }
}

private let about = Code(
  "network-activity-indicator/interactive", .error,
  title: Message("users cannot interact with the network activity indicator", "网络活动指示器不支持用户交互行为"),
  why: Message(
    "The system draws the indicator in its status bar, and touches on it never reach the app: "
      + "an action tied to it never runs.",
    "该指示器由系统绘制在状态栏中，对它的触摸不会传给 app，与之关联的动作永远不会执行。"),
  citation: .guidelines("Network Activity Indicator > Appearance and Behavior"),
  bad: .inScreen(
    """
    action stop()

    statusBar {
      networkActivityIndicator {
        on touchUpInside -> stop()
        //<^^^^^^^^^^^^^^^^^^^^^^^^^^
      }
    }
    """,
    """
    statusBar {
      networkActivityIndicator { isUserInteractionEnabled: true }
      //                                                   ^^^^
    }
    """),
  good: .inScreen(
    """
    action stop()

    statusBar { networkActivityIndicator }
    toolbar { button "Stop" { on touchUpInside -> stop() } }
    """), fix: .safe)
