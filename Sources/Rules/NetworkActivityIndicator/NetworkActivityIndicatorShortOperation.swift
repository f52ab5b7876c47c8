import CtlChecker
import CtlDiagnostics

extension Rule {
  static let networkActivityIndicatorShortOperation = Rule(
    about, visits: .kinds([.networkActivityIndicator]), having: [.duration, .while, .isVisible]
  ) { indicator in
    let (written, tasks) = indicator.boundTasks ?? (nil, [])
    // One that shows several tasks is short where each of them is.
    let bound = tasks.first { !$0.task.isShort(indicator.settings) } ?? tasks.first
    let own = indicator.written(.duration)
    guard let place = own ?? written,
      let milliseconds = own == nil
        ? bound?.task.milliseconds : indicator.milliseconds(.duration),
      Double(milliseconds) <= indicator.settings[.networkMinSeconds] * 1000
    else { return }
    var related: [Finding.Related] = []
    if own == nil, let bound {
      related = [
        Finding.Related(
          bound.program.location(of: bound.task.origin),
          Message("its duration is declared here", "时长声明于此")())
      ]
    }
    let isNeeded = bound?.task.needsNetworkIndicator(indicator.settings) ?? false
    indicator.report(
      about, at: .value(place),
      label: Message("it takes {seconds} s", "需时 {seconds} 秒")([
        "seconds": .number(Double(milliseconds) / 1000)
      ]), related: related,
      fixes: indicator.canBeDeleted && !isNeeded ? [indicator.deleteElement()] : [])
  }
}

private let about = Code(
  "network-activity-indicator/short-operation", .advice,
  title: Message(
    "the operation may finish before users notice the indicator", "进程所需时间很短，不必使用网络活动指示器"),
  why: Message(
    "Something that flashes in the status bar and is gone within about two seconds tells people "
      + "nothing; it only distracts them.",
    "在状态栏中一闪而过、大约两秒内就消失的指示器不能说明什么，只会分散用户的注意力。"),
  citation: .guidelines("Network Activity Indicator > Guidelines"),
  bad: [
    """
    screen Status {
      task ping(kind: .network, duration: 1s)

      statusBar {
        networkActivityIndicator { isVisible: ping.isRunning }
        //                                    ^^^^^^^^^^^^^^
      }
      content { button "Ping" { on touchUpInside -> ping() } }
    }
    """,
    """
    screen Status {
      task ping(kind: .network, duration: 1s)

      statusBar {
        networkActivityIndicator { while: ping }
        //                                ^^^^
      }
    }
    """,
    """
    screen Status {
      statusBar {
        networkActivityIndicator { duration: 2s }
        //                                   ^^
      }
    }
    """,
    Example(
      """
      screen Status {
        task ping(kind: .network, duration: 4s)

        statusBar {
          networkActivityIndicator { while: ping }
          //                                ^^^^
        }
      }
      """, settings: "{ \"thresholds\": { \"network.minSeconds\": 5 } }"),
  ],
  good: .inScreen(
    """
    task sync(kind: .network, duration: 2500ms)

    statusBar { networkActivityIndicator { while: sync } }
    """,
    """
    task sync(kind: .network, duration: .unknown)

    statusBar { networkActivityIndicator { while: sync } }
    """), fix: .suggestion)
