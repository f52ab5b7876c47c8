import CtlChecker
import CtlDiagnostics

extension Rule {
  static let unusedEvent = Rule(
    about,
    file: { file in
      if file.lacksHandler { return }
      let program = file.program
      // Only steps of the component itself can send it; uses that receive it do not.
      var sent: Set<Int> = []
      for step in program.steps {
        if case .call(let call) = step.form { sent.insert(Int(call.action.index)) }
      }
      for component in program.components {
        for index in program.events(of: component) where !sent.contains(index) {
          let event = program.actions[index]
          // A use that receives it needs it.
          let isOnlyHere = file.outside?.contains(Symbol(.action, program.file, index)) == false
          file.report(
            about, event.origin, event.name, label: Message("no handler sends it", "没有事件处理发送它")(),
            deleting: isOnlyHere && !file.isNamed(.action, index)
              ? [.deleteDeclaration(event.origin)] : [])
        }
      }
    })
}

private let about = Code(
  "unused/event", .warning,
  title: Message("the event `{name}` is never sent", "事件“{name}”从不发送"),
  why: Message(
    "A component tells its use by an event what people did. One that no handler of the component sends "
      + "makes the uses wait in vain; often a handler is missing.",
    "组件用事件告诉使用处用户做了什么。组件中没有事件处理发送它时，使用处只能白等；往往是漏写了事件处理。"),
  bad: [
    """
    component Failure(message: String) {
      event retry()
      //    ^^^^^
      label "\\(message)"
    }
    screen Mail {
      content { Failure { message: "No connection" } }
    }
    """
  ],
  good: [
    """
    component Failure(message: String) {
      event retry()
      label "\\(message)"
      button "Try Again" { on touchUpInside -> retry() }
    }
    screen Mail {
      action reload()
      content {
        Failure {
          message: "No connection"
          on retry -> reload()
        }
      }
    }
    """
  ], fix: .suggestion)
