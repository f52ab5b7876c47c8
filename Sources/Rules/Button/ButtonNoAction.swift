import CtlChecker
import CtlDiagnostics

extension Rule {
  static let buttonNoAction = Rule(about, visits: .buttons) { button in
    // A tap on a button of an alert closes it.
    if button.nearest(.alert, .actionSheet) != nil { return }
    if button.element.handlerCount > 0 {
      guard let event = button.unheardEvent(of: button.handlers) else { return }
      button.report(
        about, at: .kind,
        label: Message(
          "a tap sends `{event}`, which nothing handles here", "轻击发送 `{event}`，而此处没有处理它")(
            ["event": .text(event)]))
      return
    }
    // A tap selects it, which the variable learns.
    if button.written(.isSelected)?.isBinding == true { return }
    button.report(
      about, at: .kind, label: Message("a tap does nothing", "轻击后没有反应")(),
      fixes: handling(button))
  }
}

/// A handler that calls the action in the title, which is declared if it does not exist.
private func handling(_ button: PlacedElement) -> [Fix?] {
  guard let text = button.string(.title), let name = memberName(text) else { return [] }
  let body = button.walk.memo.body(of: button)
  let member = "on touchUpInside -> \(name)()"
  var changes = [Change.rewrite(button.element.origin, MemberChanges(adding: [member]))]
  if let action = body.actions[name] {
    guard action.parameters.isEmpty else { return [] }
  } else {
    guard !body.names.contains(name) else { return [] }
    changes.append(.declare("action \(name)()", in: body.origin, after: nil))
  }
  let title = Message("add `{member}`", "加上 `{member}`")(["member": .text(member)])
  return [button.fix(title, .suggestion, changes)]
}

private let about = Code(
  "button/no-action", .warning,
  title: Message("a system button should initiate an action", "系统按钮应当执行某个动作"),
  why: Message(
    "A button promises that something happens. One that lights up under the finger and then does "
      + "nothing makes people tap again and doubt the app.",
    "按钮意味着会有事情发生。触摸时高亮却什么也不做的按钮，会让用户反复点击并怀疑应用出了问题。"),
  citation: .guidelines("System Button > Guidelines"),
  bad: .inScreen(
    """
    action save()
    content {
      button "Save"
      //<^^^^^^
    }
    """,
    """
    content {
      button "Save Draft" {
      //<^^^^^^
        tintColor: .orange
      }
    }
    """)
    + [
      """
      component Saving() {
        event save
        button "Save" { on touchUpInside -> save() }
      }

      screen Draft {
        content { Saving { } }
        //        ^^^^^^
      }
      """
    ],
  good: .inScreen(
    """
    action save()
    var asks: Bool = false
    content {
      button "Save" { on touchUpInside -> save() }
      button "Ask" { on touchUpInside -> asks = true }
    }
    alert "Saved" {
      isPresented <-> asks
      button "OK"
    }
    """,
    """
    var isStarred: Bool = false
    content {
      button "Star It" { title(selected): "Starred"; isSelected <-> isStarred }
      label "\\(isStarred ? "A star" : "No star")"
    }
    """), fix: .suggestion)
