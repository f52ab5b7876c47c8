import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension Rule {
  static let networkActivityIndicatorMissing = Rule(about, visits: .screen) { screen in
    guard case .screen(let index) = screen.walk.expansion.root else { return }
    let program = screen.program
    let tasks = program.tasks[program.screens[index].scope.tasks]
      .filter { $0.needsNetworkIndicator(screen.settings) }
    if tasks.isEmpty { return }
    let indicators = screen.all(.networkActivityIndicator)
    // One that depends on the model may well follow the task, unless it names another one.
    let isOfModel = indicators.contains {
      $0.isWritten(.isVisible) && $0.bool(.isVisible) == nil && $0.boundTasks == nil
    }
    if isOfModel { return }
    // Without a task of its own one shows all of them.
    if indicators.contains(where: { $0.showsAllTasks }) { return }
    // Another finding is about what cannot be read, and one of several tasks follows each of them.
    let isUnclear = indicators.contains {
      [.poison, .conditional].contains($0.written(.while)?.expression.operation)
    }
    if isUnclear { return }
    let shown = Set(
      indicators.filter { $0.bool(.isHidden) != true }.flatMap { $0.boundTasks?.tasks ?? [] }
        .filter { $0.program.file == program.file }.map(\.task.origin))
    var isFirst = true
    for task in tasks where !shown.contains(task.origin) {
      report(task, screen, indicators, isFirst)
      // The app has one indicator, for one task only.
      isFirst = false
    }
  }

  private static func report(
    _ task: BackgroundTask, _ screen: PlacedElement, _ indicators: [PlacedElement], _ isFirst: Bool
  ) {
    let name = screen.program.source(of: task.origin, .name)
    var notes: [Phrase] = []
    if !isFirst || indicators.contains(where: { $0.boundTasks != nil }) {
      notes = [
        Phrase(
          Message(
            "One indicator serves several tasks when `isVisible:` follows a variable of the app.",
            "让 `isVisible:` 跟随变量，一个指示器就能用于多个任务。"))
      ]
    }
    screen.report(
      about, at: .name(task.origin),
      ["task": .text(screen.program.text(task.name))],
      label: Message("uses the network for {seconds} s", "使用网络 {seconds} 秒")([
        "seconds": .number(Double(task.milliseconds ?? 0) / 1000)
      ]), notes: notes, fixes: isFirst ? fixes(name, screen, indicators) : [])
  }

  private static func fixes(_ task: String, _ screen: PlacedElement, _ indicators: [PlacedElement])
    -> [Fix?]
  {
    if indicators.isEmpty {
      let item = "networkActivityIndicator { while: \(task) }"
      return [
        screen.fix(
          Message("add `{member}`", "加上 `{member}`")(["member": .text("statusBar { \(item) }")]),
          .suggestion, [screen.statusBarAddition([item])])
      ]
    }
    guard indicators.count == 1, let indicator = indicators.first, indicator.frame < 0,
      indicator.allWritten.isEmpty
    else { return [] }
    return [indicator.add("while: \(task)")]
  }
}

extension PlacedElement {
  fileprivate var showsAllTasks: Bool {
    !isWritten(.while) && !isWritten(.isVisible) && bool(.isHidden) != true
  }
}

private let about = Code(
  "network-activity-indicator/missing", .advice,
  title: Message(
    "show the network activity indicator during `{task}`", "“{task}”将持续好几秒，请显示网络活动指示器"),
  why: Message(
    "When the app uses the network for more than a couple of seconds, people wonder what it is "
      + "doing. The indicator in the status bar shows them that the connection is in use.",
    "app 连接网络超过几秒时，用户会想知道它在做什么。状态栏中的指示器告诉他们网络正在使用。"),
  citation: .guidelines("Network Activity Indicator > Guidelines"),
  bad: .inScreen(
    """
    task loading(kind: .network, duration: 10s)
    //   ^^^^^^^

    content { label "News" }
    """,
    """
    task loading(kind: .network, duration: 10s)
    task sending(kind: .network, duration: 10s)
    //   ^^^^^^^

    statusBar { networkActivityIndicator { while: loading } }
    """,
    """
    task loading(kind: .network, duration: 10s)
    task sending(kind: .network, duration: 10s)
    //   ^^^^^^^

    statusBar { networkActivityIndicator { isVisible: loading.isRunning } }
    """,
    """
    table {
      row "News" { label "Loading" }
    }
    task loading(kind: .network, duration: 2001ms)
    //   ^^^^^^^
    """),
  good: .inScreen(
    """
    task loading(kind: .network, duration: 3s)
    statusBar { networkActivityIndicator }
    """,
    """
    task loading(kind: .network, duration: 10s)

    statusBar { networkActivityIndicator { while: loading } }
    """,
    """
    task loading(kind: .network, duration: 10s)
    task sending(kind: .network, duration: 10s)

    statusBar {
      networkActivityIndicator { isVisible: loading.isRunning || sending.isRunning }
    }
    """,
    """
    task loading(kind: .network, duration: 10s)

    statusBar {
      if loading.isRunning { networkActivityIndicator { isVisible: true } }
    }
    """,
    """
    task pinging(kind: .network, duration: 2s)
    task waiting(kind: .network, duration: .unknown)
    task sorting(kind: .other, duration: 1min)
    """,
    """
    var isOnline: Bool = false
    task loading(kind: .network, duration: 10s)
    task sending(kind: .network, duration: 10s)

    statusBar { networkActivityIndicator { isVisible <-> isOnline } }
    """), fix: .suggestion)
