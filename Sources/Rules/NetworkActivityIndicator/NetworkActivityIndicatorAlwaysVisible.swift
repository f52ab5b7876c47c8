import CtlChecker
import CtlDiagnostics

extension Rule {
  static let networkActivityIndicatorAlwaysVisible = Rule(
    about, visits: .kinds([.networkActivityIndicator]), having: [.isVisible]
  ) { indicator in
    guard !indicator.isWritten(.while), let visible = indicator.written(.isVisible) else { return }
    if visible.bool(onlyAt: .failed) == true {
      indicator.report(
        about, at: .value(visible),
        label: Message("it stays once the task has failed", "任务失败后它仍会显示")())
    }
    if visible.bool(onlyAt: .running) == false {
      indicator.report(
        about, at: .value(visible),
        label: Message("it disappears when the task begins", "任务一开始它就消失了")())
    }
    if visible.showsThatThereIsSomething {
      indicator.report(
        about, at: .value(visible),
        label: Message("true while there is something to show", "只要有内容可显示，它就为真")())
    }
    if visible.isNeverEnded() {
      indicator.report(
        about, at: .value(visible), label: neverEnded(), notes: [Phrase(neverEndedNote)],
        atMost: .advice)
    }
    guard visible.value == .bool(true), !indicator.comesAndGoes else { return }
    indicator.report(
      about, at: .value(visible), label: Message("never becomes `false`", "永远不会变为 `false`")(),
      notes: [
        Phrase(
          Message(
            "`while:` names the task that it shows; a variable may say it as well.",
            "用 `while:` 指定对应的任务，也可以由变量决定。"))
      ], fixes: taskFixes(indicator, visible))
  }

  /// If the screen has only one network task, the indicator shows that.
  private static func taskFixes(_ indicator: PlacedElement, _ visible: Written) -> [Fix?] {
    guard indicator.frame < 0, case .screen(let index) = indicator.walk.expansion.root else {
      return []
    }
    let program = indicator.program
    let tasks = program.tasks[program.screens[index].scope.tasks].filter {
      $0.isNetwork == true && !$0.isShort(indicator.settings)
    }
    guard tasks.count == 1, let task = tasks.first else { return [] }
    let member = "while: \(program.source(of: task.origin, .name))"
    return [
      indicator.fix(
        Message("write `{member}` instead", "改为 `{member}`")(["member": .text(member)]),
        .suggestion, [.replace(visible.origin, .whole, member)])
    ]
  }
}

extension Written {
  /// Whether it only says that a list of what the screen shows is not empty, as it is from the start.
  fileprivate var showsThatThereIsSomething: Bool {
    guard !isBinding, !isOfStyle, value == nil, atStart == .bool(true) else { return false }
    var lists: [Bool] = []
    let others = control.walk.dependOnName([entry.expression], in: control.scope) { symbol in
      guard symbol.kind == .variable, let home = program.program(of: symbol.file) else {
        return symbol.kind != .constant
      }
      let variable = home.variables[Int(symbol.index)]
      lists.append(variable.type.isList && !workWords.isNamed(in: home.text(variable.name)))
      return false
    }
    return !others && !lists.isEmpty && lists.allSatisfy { $0 }
  }
}

/// Names of lists of work that is going on.
private let workWords: WordList = [
  "connections", "downloads", "fetches", "jobs", "loading", "pending", "queue", "requests",
  "running", "syncs", "tasks", "transfers", "uploads", "active", "open", "waiting",
]

private let about = Code(
  "network-activity-indicator/always-visible", .warning,
  title: Message(
    "the indicator must disappear when network activity stops", "网络活动停止时指示器应当消失"),
  why: Message(
    "An indicator that spins all the time says that the app never stops using the network. People worry "
      + "about their battery and their bill, and learn to ignore it.",
    "一直旋转的指示器表示 app 在不停地使用网络。用户会担心电量和流量，并逐渐不再理会它。"),
  citation: .guidelines("Network Activity Indicator > Appearance and Behavior"),
  bad: .inScreen(
    """
    task loading(kind: .network, duration: .unknown)

    statusBar {
      networkActivityIndicator { isVisible: true }
      //                                    ^^^^
    }
    """,
    """
    statusBar {
      networkActivityIndicator { isVisible: true }
      //                                    ^^^^
    }
    """,
    """
    var songs: [String] = ["Aria", "Fugue"]

    statusBar {
      networkActivityIndicator { isVisible: !songs.isEmpty }
      //                                    ^^^^^^^^^^^^^^
    }
    table { for song in songs { row "\\(song)" } }
    """,
    """
    var isOnline: Bool = false
    action fetch()

    statusBar {
      networkActivityIndicator { isVisible: isOnline }
      //                                    ^^^^^^^^
    }
    toolbar { button "Fetch" { on touchUpInside { isOnline = true; fetch() } } }
    """),
  good: .inScreen(
    """
    task loading(kind: .network, duration: .unknown)

    statusBar { networkActivityIndicator { while: loading } }
    """,
    """
    var isLoading: Bool = true

    statusBar { networkActivityIndicator { isVisible: isLoading } }
    """,
    """
    /// The app ends it.
    var isOnline: Bool = false
    action fetch()

    statusBar { networkActivityIndicator { isVisible: isOnline } }
    toolbar { button "Fetch" { on touchUpInside { isOnline = true; fetch() } } }
    """,
    """
    task load(kind: .network, duration: 30s)

    statusBar {
      if load.isRunning { networkActivityIndicator { isVisible: true } }
    }
    toolbar { button "Load" { on touchUpInside -> load() } }
    """,
    """
    task load(kind: .network, duration: 30s)

    statusBar { networkActivityIndicator { isVisible: true; isHidden: !load.isRunning } }
    toolbar { button "Load" { on touchUpInside -> load() } }
    """,
    """
    var downloads: [String] = ["Aria"]

    statusBar { networkActivityIndicator { isVisible: !downloads.isEmpty } }
    table { for song in downloads { row "\\(song)" } }
    """), fix: .suggestion)
