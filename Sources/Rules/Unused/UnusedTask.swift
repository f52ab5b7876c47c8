import CtlChecker
import CtlDiagnostics

extension Rule {
  static let unusedTask = Rule(
    about,
    file: { file in
      let showsWork = file.program.showsWork
      for scope in file.scopes {
        for index in scope.tasks where !file.isNamed(.task, index) {
          let task = file.program.tasks[index]
          // A rule about network activity asks for an indicator.
          if task.needsNetworkIndicator(file.settings) || showsWork { continue }
          file.report(
            about, task.origin, task.name,
            label: Message("no indicator shows it", "没有指示器显示它")(),
            deleting: [.deleteDeclaration(task.origin)])
        }
      }
    })
}

extension Program {
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
    """
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
    """
  ], fix: .suggestion)
