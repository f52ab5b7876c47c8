import CtlChecker
import CtlDiagnostics

extension Rule {
  static let unusedValue = Rule(
    about,
    file: { file in
      let program = file.program
      let used = program.usedTaskValues
      let followed = program.tasks.isEmpty ? [] : program.followedTasks
      for scope in file.scopes {
        for index in scope.tasks where !used.contains(index) {
          let task = program.tasks[index]
          // What brings nothing, or is not started, or not even shown, is reported as that.
          guard task.result != nil, task.isStarted, followed.contains(index) else { continue }
          file.report(
            about, task.origin, task.name,
            label: Message(
              "put it into a variable, `name = {task}(…)`, or read `{task}.value`",
              "请放入变量：`名称 = {task}(…)`，或读取 `{task}.value`")(
                ["task": .text(program.text(task.name))]), deleting: [])
        }
      }
    })
}

extension Program {
  /// The tasks whose values are read or go into variables.
  fileprivate var usedTaskValues: Set<Int> {
    var result: Set<Int> = []
    for expression in tables.expressions {
      if let (task, state) = taskState(expression), state == .value, task.file == tables.file {
        result.insert(Int(task.index))
      }
    }
    for step in tables.steps {
      if case .start(let start) = step.form, start.target != nil {
        result.insert(Int(start.task.index))
      }
    }
    for handler in tables.handlers where !handler.parameters.isEmpty && !handler.isFailure {
      if let task = handler.received, task.kind == .task { result.insert(Int(task.index)) }
    }
    return result
  }
}

private let about = Code(
  "unused/value", .advice,
  title: Message("nothing uses what the task `{name}` brings", "没有任何地方使用任务“{name}”带来的值"),
  why: Message(
    "A task that brings a value is started for it. If no variable gets it and no element reads it, people "
      + "see that work goes on, and nothing of what it was for.",
    "带来值的任务是为了这个值而启动的。没有变量得到它、也没有元素读取它时，用户只看到工作在进行，却看不到结果。"),
  bad: [
    """
    screen News {
      task load(kind: .network) -> [String]
      //   ^^^^
      on appear -> load()
      content { label "\\(load.isRunning ? "Loading" : "Done")" }
    }
    """
  ],
  good: [
    """
    screen News {
      var titles: [String] = []
      task load(kind: .network) -> [String]
      on appear -> titles = load()
      table {
        for title in titles { row "\\(title)" }
        row { label "\\(load.isRunning ? "Loading" : "Done")" }
      }
    }
    """
  ])
