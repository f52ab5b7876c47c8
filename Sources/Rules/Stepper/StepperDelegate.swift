import CtlDiagnostics

extension Rule {
  static let stepperDelegate = Rule(about, visits: .kinds([.stepper]), having: [.delegate]) {
    stepper in
    guard let delegate = stepper.ownWritten(.delegate) ?? stepper.written(.delegate) else { return }
    stepper.report(
      about, at: .property(delegate),
      label: Message("UIStepper has none", "UIStepper 没有代理")(),
      notes: [
        Message(
          "`on valueChanged -> action()` says what the app does.",
          "用 `on valueChanged -> 动作()` 说明应用的行为。")()
      ],
      fixes: [stepper.delete(delegate)], tag: .unnecessary)
  }
}

private let about = Code(
  "stepper/delegate", .advice,
  title: Message("a stepper works without a delegate", "步进器不需要代理"),
  why: Message(
    "A stepper tells the app about a change with the event `valueChanged`, and its screen answers with "
      + "an action. There is no delegate to set, so the line does nothing.",
    "步进器用 `valueChanged` 事件通知应用，由所在界面的动作处理。它没有可设置的代理，这一行不起作用。"),
  citation: Citation([.catalogSteppers], "Behavior of Steppers"),
  bad: .inScreen(
    """
    content {
      label copiesLabel "Copies"
      stepper {
        describedBy: copiesLabel
        delegate: nil
        //<^^^^^^^^^^^^^
      }
    }
    """),
  good: .inScreen(
    """
    action print()
    content {
      label copiesLabel "Copies"
      stepper { describedBy: copiesLabel; on valueChanged -> print() }
    }
    """), fix: .safe)
