import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension Rule {
  static let networkActivityIndicatorNotNetwork = Rule(
    about, visits: .kinds([.networkActivityIndicator]), having: [.while, .isVisible]
  ) { indicator in
    func isOther(_ bound: BoundTask) -> Bool {
      bound.task.isNetwork == false
        || bound.task.isNetwork == nil && isLocal(bound.program.text(bound.task.name))
    }
    guard let bound = indicator.boundTasks.first(where: isOther) else { return }
    let name = bound.program.text(bound.task.name)
    let isSaid = bound.task.isNetwork == false
    indicator.report(
      about, at: .value(bound.written),
      label: isSaid
        ? Message("its kind is `.other`", "其类型是 `.other`")()
        : Message("its name is that of work on the device", "名称表明这是设备上的工作")(),
      related: [
        Finding.Related(
          bound.program.location(of: bound.task.origin), Message("declared here", "声明于此")())
      ],
      notes: isSaid
        ? []
        : [
          Message(
            "Write `kind: .network` if it does use the network.", "如果它确实使用网络，请写 `kind: .network`。")()
        ],
      // One that shows other tasks too is needed for them.
      fixes: indicator.boundTask != nil && [.unknown, .unstated].contains(bound.task.duration)
        ? fixes(indicator, name) : [],
      atMost: isSaid ? .error : .advice)
  }

  /// Whether a task without a kind is named by what needs no network, and by nothing else.
  private static func isLocal(_ name: String) -> Bool {
    let words = NameTokens.split(name)
    return words.count == 1 && words.allSatisfy { localWork.contains($0) }
  }

  /// People look for other work in the content: an activity indicator there, else in the toolbar.
  private static func fixes(_ indicator: PlacedElement, _ task: String) -> [Fix?] {
    let isPlain = indicator.allWritten.allSatisfy {
      $0.entry.group == .own && [.while, .duration, .isVisible].contains($0.name)
    }
    guard isPlain, indicator.handlers.isEmpty, indicator.canBeDeleted, indicator.frame < 0,
      indicator.isUnconditional, let screen = indicator.screen,
      indicator.walk.positions(of: .networkActivityIndicator).count == 1
    else { return [] }
    let homes = screen.children.filter { $0.instance.parent == Int32(screen.index) }
    let content = homes.first { $0.is(.content) }
    guard let home = content ?? homes.first(where: { $0.is(.toolbar) }) else { return [] }
    let behind = home.is(.content) ? home.color(.background)?.tone ?? home.backdrop?.tone : nil
    let style = behind == .light ? "; style: .gray" : ""
    let replacement = "activityIndicator { while: \(task)\(style) }"
    let origin = indicator.element.origin
    let stands = indicator.instance.parent == Int32(home.index)
    let changes: [Change] =
      stands
      ? [.replace(origin, .whole, replacement)]
      : [.delete(origin), .add([replacement], to: home.element.origin)]
    return [
      indicator.fix(
        Message(
          "show an `activityIndicator` in the `{place}` instead",
          "改为在 `{place}` 中显示 `activityIndicator`")(["place": .text(home.kind.name)]),
        .suggestion, changes)
    ]
  }
}

/// What a device does by itself.
private let localWork: WordList = [
  "blur", "blurring", "calculate", "calculating", "compress", "compressing", "crop", "cropping",
  "compute", "computing", "crunch", "crunching", "decompress", "decompressing", "decrypt",
  "decrypting", "encrypt", "encrypting", "resize", "resizing", "rotate", "rotating", "scan",
  "scanning", "shuffle", "shuffling", "sort", "sorting", "think", "thinking", "unzip", "unzipping",
  "zip", "zipping",
]

private let about = Code(
  "network-activity-indicator/not-network", .warning,
  title: Message("this task does not use the network", "该任务不是网络活动"),
  why: Message(
    "The indicator in the status bar means that data comes or goes over the network. For other "
      + "work it misleads people, who may wait for a connection that is not needed.",
    "状态栏中的指示器表示正在通过网络收发数据。用于其他任务会误导用户，让他们以为在等待网络连接。"),
  citation: .guidelines("Network Activity Indicator"),
  bad: .inScreen(
    """
    task sorting(kind: .other)

    statusBar {
      networkActivityIndicator { while: sorting }
      //                                ^^^^^^^
    }
    content {
      background: #FFFFFF
      label "Books"
    }
    """,
    """
    task crunch(duration: .known)
    on appear -> crunch()

    statusBar { networkActivityIndicator { isVisible: crunch.isRunning } }
    //                                                ^^^^^^^^^^^^^^^^
    content { progressView { progress: crunch.progress; accessibility { label: "Done" } } }
    """,
    """
    task sorting(kind: .other, duration: .unknown)

    statusBar {
      networkActivityIndicator { while: sorting }
      //                                ^^^^^^^
    }
    """),
  good: .inScreen(
    """
    task syncing(kind: .network, duration: 10s)
    task checking(duration: .unknown)

    statusBar { networkActivityIndicator { while: syncing } }
    """,
    """
    task sorting(kind: .other)

    toolbar { activityIndicator { while: sorting } }
    """), fix: .suggestion)
