import CtlChecker
import CtlDiagnostics

extension Rule {
  static let unusedTask = Rule(
    about,
    file: { file in
      let (showsWork, shown) = (file.program.showsWork, file.program.shownTasks)
      for scope in file.scopes {
        for index in scope.tasks where !shown.contains(index) {
          let task = file.program.tasks[index]
          // That nothing starts it says enough.
          if task.isNeverStarted { continue }
          // A rule about network activity asks for an indicator.
          if task.needsNetworkIndicator(file.settings) || showsWork { continue }
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
    var result: Set<Int> = []
    for expression in tables.expressions where expression.operation == .reference {
      let symbol = tables.symbols[Int(expression.payload)]
      if symbol.kind == .task, symbol.file == tables.file { result.insert(Int(symbol.index)) }
    }
    for step in tables.steps {
      if case .start(let start) = step.form, start.target != nil {
        result.insert(Int(start.task.index))
      }
    }
    return result
  }

  /// Whether something shows work without the name of a task, by a value of the app: then it is
  /// unknown of which task.
  fileprivate var showsWork: Bool {
    ([self] + tables.imported.values).contains { program in
      program.elements.contains { element in
        guard element.form == .kind else { return false }
        switch element.kind {
        case .progressView: return true
        case .activityIndicator, .networkActivityIndicator:
          return !program.properties[element.properties].contains { $0.name == .while }
        default: return false
        }
      }
    }
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
  ], fix: .suggestion)
