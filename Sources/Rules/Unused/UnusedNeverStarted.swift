import CtlChecker
import CtlDiagnostics

extension Rule {
  static let unusedStart = Rule(
    about,
    file: { file in
      let received = Set(file.program.handlers.compactMap(\.received))
      for scope in file.scopes {
        for index in scope.tasks {
          let task = file.program.tasks[index]
          let symbol = Symbol(.task, file.program.file, index)
          guard task.isNeverStarted || received.contains(symbol) && !task.isStarted
          else { continue }
          file.report(
            about, task.origin, task.name, label: Message("no handler calls it", "没有事件调用它")(),
            deleting: [])
        }
      }
    })
}

extension BackgroundTask {
  /// The app runs a task that needs nothing and brings nothing when it likes.
  var isNeverStarted: Bool { !isStarted && (result != nil || !parameters.isEmpty) }
}

private let about = Code(
  "unused/never-started", .warning,
  title: Message("nothing starts the task `{name}`", "没有任何事件启动任务“{name}”"),
  why: Message(
    "A task that needs values or brings one is started by the screen: by a handler of a control, or at "
      + "its appearing with `on appear -> …`. Without that, its value never comes, and `on load` "
      + "is never reached.",
    "需要值或会带来值的任务由界面启动：由控件的事件启动，或在界面出现时用 `on appear -> …` 启动。否则它的值永远不会到来，`on load` 也不会执行。"),
  bad: [
    """
    screen News {
      task load(kind: .network) -> String
      //   ^^^^
      content { label "\\(load.value ?? "")" }
    }
    """
  ],
  good: [
    """
    screen News {
      task load(kind: .network) -> String
      on appear -> load()
      content { label "\\(load.value ?? load.message)" }
    }
    """
  ])
