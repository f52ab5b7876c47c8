import CtlDiagnostics

extension Rule {
  static let unusedAction = Rule(
    about,
    file: { file in
      if file.lacksHandler { return }
      for scope in file.scopes {
        for index in scope.actions where !file.isNamed(.action, index) {
          let action = file.program.actions[index]
          if action.isEvent { continue }
          file.report(
            about, action.origin, action.name, label: Message("no handler calls it", "没有事件调用它")(),
            deleting: [.deleteDeclaration(action.origin)])
        }
      }
    })
}

private let about = Code(
  "unused/action", .warning,
  title: Message("the action `{name}` never happens", "动作“{name}”永远不会执行"),
  why: Message(
    "An action is what the app does when people use a control. One that no handler calls is a "
      + "function that the app has to write and that never runs; often a handler is missing.",
    "动作是用户使用控件时应用所做的事。没有事件调用的动作，应用必须实现却永远不会运行；往往是漏写了事件处理。"),
  bad: [
    """
    screen Tea {
      action start()
      action stop()
      //     ^^^^
      toolbar {
        button "Start" { on touchUpInside -> start() }
      }
    }
    """
  ],
  good: [
    """
    screen Tea {
      action start()
      toolbar {
        button "Start" { on touchUpInside -> start() }
      }
    }
    """
  ], fix: .suggestion)
