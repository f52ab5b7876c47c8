import CtlDiagnostics

extension LanguageCode {
  public static let unchangeable = Code(
    "step/not-variable", .error,
    title: Message("only a variable can be changed, found {found}", "只有变量可以改变，却是{found}"),
    why: Message(
      "A step of a handler changes the state of its screen: a variable, or a `binding` parameter of a "
        + "component. What elements show follows from these.",
      "事件处理的步骤改变界面的状态：变量，或组件的 `binding` 参数。元素显示的内容由它们得出。"),
    bad: [
      """
      screen Copies {
        let copies = 3
        content {
          button "Reset" { on touchUpInside -> copies = 1 }
          //                                   ^^^^^^
        }
      }
      """
    ],
    good: [
      """
      screen Copies {
        var copies = 3
        content {
          label "Copies: \\(copies)"
          button "Reset" { on touchUpInside -> copies = 1 }
        }
      }
      """
    ], fix: .suggestion)

  public static let unknownChange = Code(
    "step/unknown-change", .error,
    title: Message("`{name}` is no way to change {type}", "`{name}` 不能改变{type}"),
    why: Message(
      "A handler can set a variable, turn a `Bool` over, and add, remove and move items of a list. An "
        + "app does everything else in its actions.",
      "事件处理可以设置变量、切换 `Bool`，以及添加、移除和移动列表的元素。其余由应用在动作中完成。"),
    bad: [
      """
      screen Guests {
        var names: [String] = ["Ann"]
        content {
          for name in names { label "\\(name)" }
          button "Invite" { on touchUpInside -> names.apend("Ben") }
          //                                          ^^^^^
        }
      }
      """
    ],
    good: [
      """
      screen Guests {
        var names: [String] = ["Ann"]
        content {
          for name in names { label "\\(name)" }
          button "Invite" { on touchUpInside -> names.append("Ben") }
        }
      }
      """
    ], fix: .suggestion)
}
