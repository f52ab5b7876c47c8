import CtlDiagnostics

/// Events and states.
extension ControlCode {
  public static let unsupportedEvent = Code(
    "control/unsupported-event", .error,
    title: Message("{kind} never sends {event}", "{kind}不会发送 {event} 事件"),
    why: Message(
      "Each kind of control sends the events that people can cause with it: a stepper changes a "
        + "value, a text field is edited, a button is touched. A handler of any other event is "
        + "never called.",
      "每种控件只发送用户操作它时产生的事件：步进器改变数值，文本框被编辑，按钮被触摸。其他事件的处理永远不会被调用。"),
    citation: Citation(
      [.catalogControls, .catalogSteppers], "Control Events; Behavior of Steppers"),
    bad: .inScreen(
      """
      action count()
      content {
        label copies "Copies"
        stepper {
          describedBy: copies
          on editingChanged -> count()
          // ^^^^^^^^^^^^^^
        }
      }
      """,
      """
      action start()
      content {
        button "Print" { on touchUpInsde -> start() }
        //                  ^^^^^^^^^^^^
      }
      """),
    good: .inScreen(
      """
      action count()
      content {
        label copies "Copies"
        stepper { describedBy: copies; on valueChanged -> count() }
      }
      """), fix: .suggestion)

  public static let incompleteTargetAction = Code(
    "control/incomplete-target-action", .error,
    title: Message("a handler needs an event and an action", "事件处理需要同时指定事件和动作"),
    why: Message(
      "A control registers an action for an event. If one of the two is missing, there is "
        + "nothing to call, or no time to call it.",
      "控件为某个事件注册一个动作。缺少其中之一时，要么没有可调用的动作，要么没有调用的时机。"),
    citation: Citation([.catalogControls], "Target-Action Mechanism"),
    bad: .inScreen(
      """
      action dim()
      content {
        slider {
          on -> dim()
          //<^^^^^^^^^^^
          accessibility { label: "Brightness" }
        }
      }
      """,
      """
      content {
        slider {
          on valueChanged
          //<^^^^^^^^^^^^^^^
          accessibility { label: "Brightness" }
        }
      }
      """),
    good: .inScreen(
      """
      action dim()
      content {
        slider { on valueChanged -> dim(); accessibility { label: "Brightness" } }
      }
      """), fix: .suggestion)

  public static let unknownState = Code(
    "control/unknown-state", .error,
    title: Message("`{state}` is not a control state", "“{state}”不是控件状态"),
    why: Message(
      "A control is `normal`, `highlighted`, `disabled` or `selected`, or several of them at once. A "
        + "value for any other state is never shown.",
      "控件的状态有 `normal`、`highlighted`、`disabled` 和 `selected`，可以同时处于多个状态。其他状态的值永远不会显示。"),
    citation: Citation([.catalogControls], "Control States"),
    bad: .inScreen(
      """
      content {
        label copies "Copies"
        stepper {
          describedBy: copies
          incrementImage(enabled): "up"
          //             ^^^^^^^
        }
      }
      """,
      """
      action start()
      content {
        button "Print" {
          title(highlited): "Print Now"
          //    ^^^^^^^^^
          on touchUpInside -> start()
        }
      }
      """),
    good: .inScreen(
      """
      content {
        label copies "Copies"
        stepper {
          describedBy: copies
          incrementImage: "up"
          incrementImage(disabled): "up-gray"
        }
      }
      """), fix: .suggestion)
}
