import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension Rule {
  static let controlNeverSpins = Rule(about, visits: .kinds([.activityIndicator])) { indicator in
    // The app may start one that has a name.
    guard indicator.element.name == nil, !indicator.isWritten(.while),
      indicator.isOnScreenWithTasks
    else { return }
    let stopped = indicator.ownWritten(.isAnimating)
    // What the body of a component says for all of its uses is not to blame on one screen.
    if indicator.frame >= 0, stopped?.isConstant != false { return }
    if let stopped {
      // Who says what it does when it stops may mean one that the app stops.
      guard stopped.value == .bool(false), !stopped.isBinding, !stopped.mayChange,
        !indicator.isSet(.hidesWhenStopped)
      else { return }
    }
    let names = indicator.tasksOfScreen.map(indicator.likely)?.map {
      "while: \(indicator.program.text(indicator.program.tasks[$0].name))"
    }
    indicator.report(
      about, at: stopped.map { .value($0) } ?? .kind,
      fixes: (names ?? []).prefix(3).map { name in
        guard let stopped else { return indicator.add(name) }
        return indicator.fix(
          Message("write `{text}`", "改为 `{text}`")(["text": .text(name)]), .suggestion,
          [.replace(stopped.origin, .member, name)])
      })
  }
}

extension PlacedElement {
  /// First those with a word of what it is called, then those of unknown length that nothing shows yet.
  fileprivate func likely(_ tasks: Range<Int>) -> [Int] {
    let name = accessibilityString(.label)
    func rank(_ index: Int) -> Int {
      let task = program.tasks[index]
      if let name, WordList.haveOneInCommon(program.text(task.name), name) { return 0 }
      return task.duration == .unknown && !walk.memo.followedTasks.contains(index) ? 1 : 2
    }
    return tasks.prefix(64).sorted { (rank($0), $0) < (rank($1), $1) }
  }

  /// Whether something may run there.
  fileprivate var isOnScreenWithTasks: Bool {
    guard case .screen(let index) = walk.expansion.root else { return false }
    return !walk.expansion.program.screens[index].scope.tasks.isEmpty
  }

  /// The tasks of the screen that it is written in; nil inside of a component.
  var tasksOfScreen: Range<Int>? {
    // Nothing of a component stands in the frame of the screen.
    guard case .screen(let index) = walk.expansion.root, frame < 0 else { return nil }
    return program.screens[index].scope.tasks
  }
}

extension Written {
  /// Whether it follows what people or the app do.
  fileprivate var mayChange: Bool {
    depends { [.variable, .element, .task, .parameter].contains($0.kind) }
  }
}

private let about = Code(
  "control/never-spins", .warning,
  title: Message("nothing makes this activity indicator spin", "没有任何东西让这个活动指示器转动"),
  why: Message(
    "It is hidden until it spins, which a constant `false` never lets it. `while` lets it follow a task: it spins as long as the task runs. The app "
      + "may start one that has a name.",
    "活动指示器不转动时是隐藏的，常量 `false` 永远不会让它转动。`while` 让它跟随任务：任务运行时它就转动。有名称的则可由应用启动。"),
  bad: [
    """
    screen Photos {
      task upload(kind: .network)
      statusBar { networkActivityIndicator { while: upload } }
      toolbar {
        activityIndicator { style: .gray }
        //<^^^^^^^^^^^^^^^^^
        button "Upload" { on touchUpInside -> upload() }
      }
    }
    """,
    """
    let runs = false

    screen Photos {
      task upload(kind: .network)
      on appear -> upload()
      statusBar { networkActivityIndicator { while: upload } }
      content { activityIndicator { isAnimating: runs; style: .gray } }
      //                                         ^^^^
    }
    """,
    """
    screen Photos {
      task upload(kind: .network)
      on appear -> upload()
      statusBar { networkActivityIndicator { while: upload } }
      content { activityIndicator { isAnimating: false; style: .gray } }
      //                                         ^^^^^
    }
    """,
    """
    component Spinner(spins: Bool) { activityIndicator { isAnimating: spins; style: .gray } }
    screen Photos {
      task upload(kind: .network)
      on appear -> upload()
      statusBar { networkActivityIndicator { while: upload } }
      content { Spinner { spins: false } }
      //                         ^^^^^
    }
    """,
    """
    record Album { name: String; isLoading: Bool = false }
    let albums = [Album(name: "Rome")]

    screen Photos {
      task upload(kind: .network)
      on appear -> upload()
      statusBar { networkActivityIndicator { while: upload } }
      table {
        for album in albums {
          row "\\(album.name)" { activityIndicator { isAnimating: album.isLoading; style: .gray } }
          //                                                     ^^^^^^^^^^^^^^^
        }
      }
    }
    """,
  ],
  good: [
    """
    component Spinner(spins: Bool) { activityIndicator { isAnimating: spins; style: .gray } }
    screen Photos {
      task upload(kind: .network)
      on appear -> upload()
      statusBar { networkActivityIndicator { while: upload } }
      content { Spinner { spins: upload.isRunning } }
    }
    """,
    """
    screen Photos {
      task upload(kind: .network)
      on appear -> upload()
      statusBar { networkActivityIndicator { while: upload } }
      content { activityIndicator wheel { isAnimating: false; style: .gray } }
    }
    """,
    """
    screen Photos {
      task upload(kind: .network)
      statusBar { networkActivityIndicator { while: upload } }
      toolbar {
        activityIndicator { style: .gray; while: upload }
        button "Upload" { on touchUpInside -> upload() }
      }
    }
    """,
  ], fix: .suggestion)
