import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension Rule {
  static let unusedTask = Rule(
    about,
    file: { file in
      let program = file.program
      let shown = program.shownTasks
      let scopes = file.scopes.map { scope in
        // That nothing starts it says enough, and a short one ends before people notice an indicator.
        scope.tasks.filter {
          !shown.contains($0) && !program.tasks[$0].isNeverStarted
            && !program.tasks[$0].isShort(file.settings)
        }
      }
      let isLeft = scopes.contains { !$0.isEmpty }
      var indicators = isLeft ? program.unnamedIndicators : 0
      // The one of the app shows every use of the network.
      let showsNetwork = isLeft && program.hasOpenNetworkIndicator
      for tasks in scopes {
        let tasks = showsNetwork ? tasks.filter { program.tasks[$0].isNetwork != true } : tasks
        // An indicator without the name of a task may be that of any, first of one whose end is known.
        let ordered =
          tasks.filter { program.tasks[$0].isForeseen }
          + tasks.filter { !program.tasks[$0].isForeseen }
        let left = Set(ordered.dropFirst(indicators))
        indicators -= min(indicators, tasks.count)
        for index in tasks where left.contains(index) {
          let task = program.tasks[index]
          // A rule about network activity asks for an indicator.
          if task.needsNetworkIndicator(file.settings) { continue }
          file.report(
            about, task.origin, task.name,
            label: Message("no indicator shows it", "没有指示器显示它")(),
            // The steps that start it would be left over.
            deleting: file.isNamed(.task, index) ? [] : [.deleteDeclaration(task.origin)])
        }
      }
    })
}

extension Program {
  /// The tasks that something reads, or whose values go into variables: the steps that start and end
  /// them do not show them.
  fileprivate var shownTasks: Set<Int> {
    var result = followedTasks
    for step in tables.steps {
      if case .start(let start) = step.form, start.target != nil {
        result.insert(Int(start.task.index))
      }
    }
    return result
  }

  /// How many indicators show work without the name of a task, by a value of the app: then it is unknown
  /// of which task. One in a loop or a component may be there any number of times.
  fileprivate var unnamedIndicators: Int {
    var count = 0
    for program in [self] + tables.imported.values {
      let screens = program.file == tables.file ? program.screens.map { range(of: $0.root) } : []
      for (index, element) in program.elements.enumerated() where element.form == .kind {
        switch element.kind {
        case .progressView: break
        case .activityIndicator: if program.namesTask(element) { continue }
        case .refreshControl:
          // Without a value it ends by itself.
          if program.namesTask(element) || !program.sets(.isRefreshing, element) { continue }
        default: continue
        }
        let isOne = element.loopDepth == 0 && screens.contains { $0.contains(index) }
        if !isOne { return .max }
        count += 1
      }
    }
    return count
  }

  /// Whether a network activity indicator is shown by something else than tasks.
  fileprivate var hasOpenNetworkIndicator: Bool {
    ([self] + tables.imported.values).contains { program in
      program.elements.contains {
        $0.form == .kind && $0.kind == .networkActivityIndicator && !program.namesTask($0)
      }
    }
  }

  /// Whether an indicator follows tasks that it names.
  private func namesTask(_ element: Element) -> Bool {
    tables.properties[element.properties].contains { entry in
      entry.name == .while
        || [.isVisible, .isAnimating, .isRefreshing].contains(entry.name)
          && namesTask(entry.expression)
    }
  }

  private func sets(_ name: PropertyName, _ element: Element) -> Bool {
    tables.properties[element.properties].contains { $0.name == name }
  }

  private func range(of root: ElementID) -> Range<Int> {
    root.index..<root.index + Int(tables.elements[root.index].size)
  }
}

private let about = Code(
  "unused/task", .warning,
  title: Message("nothing shows the task `{name}`", "没有任何元素显示任务“{name}”"),
  why: Message(
    "A task is there so that an indicator can show that it runs. If none does, people see nothing "
      + "of it: an `activityIndicator { while: … }` or a `progressView` is missing.",
    "声明任务是为了让指示器显示它正在进行。没有指示器时用户看不到它：缺少 `activityIndicator { while: … }` "
      + "或 `progressView`。"),
  bad: [
    """
    screen Print {
      task printing(kind: .other, duration: .unknown)
      //   ^^^^^^^^
      content { label "Two pages" }
    }
    """,
    """
    screen Print {
      var done: Double in 0...1 = 0
      task printing(kind: .other, duration: .known)
      task sending(kind: .other, duration: .unknown)
      //   ^^^^^^^
      content { progressView { progress: done } }
    }
    """,
    """
    screen Letter {
      task send(text: String, kind: .network)
      //   ^^^^
      content {
        button "Send" { on touchUpInside -> send(text: "Hello") }
      }
    }
    """,
  ],
  good: [
    """
    screen News {
      var isBusy = false
      task load(kind: .network, duration: .unknown)
      task send(kind: .network, duration: .unknown)
      statusBar { networkActivityIndicator { isVisible: isBusy } }
      content {
        button "Load" { on touchUpInside { isBusy = true; load(); send() } }
        button "Stop" { on touchUpInside -> isBusy = false }
      }
    }
    """,
    """
    screen Print {
      task printing(kind: .other, duration: .unknown)
      content {
        activityIndicator { while: printing }
        label "Two pages"
      }
    }
    """,
    """
    screen Letter {
      task send(text: String, kind: .network)
      content {
        button "Send" { on touchUpInside -> send(text: "Hello") }
        label "\\(send.message)" { isHidden: !send.isFailed }
      }
    }
    """,
    """
    screen Letter {
      task mark(id: Int, kind: .network, duration: 1s)
      content {
        button "Mark" { on touchUpInside -> mark(id: 1) }
      }
    }
    """,
  ], fix: .suggestion)
