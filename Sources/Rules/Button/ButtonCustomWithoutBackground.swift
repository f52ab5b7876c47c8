import CtlDiagnostics

extension Rule {
  static let buttonCustomWithoutBackground = Rule(about, visits: .buttons, having: [.type]) {
    button in
    guard let type = button.written(.type), type.value == .member("custom") else { return }
    let states =
      button.allWritten(.backgroundImage).map(\.entry.state)
      + button.byAppearance(.backgroundImage).map(\.entry.state)
    // A border decorates it too.
    guard !states.contains(.normal), button.bool(.border) != true else { return }
    button.report(
      about, at: .value(type),
      label: states.isEmpty
        ? Message("no `backgroundImage`", "没有背景图")()
        : Message("no `backgroundImage` for the normal state", "没有普通状态的背景图")())
  }
}

private let about = Code(
  "button/custom-without-background", .warning,
  title: Message("a custom button needs your own background image", "`custom` 类型的按钮缺少背景图"),
  why: Message(
    "A custom button draws nothing by itself: no tint, no highlight, no frame. Without a background "
      + "image its title is bare text that does not react to a touch.",
    "`custom` 类型的按钮自身不绘制任何外观：没有着色、高亮和边框。缺少背景图时，标题只是对触摸没有反应的文字。"),
  citation: .guidelines("System Button"),
  bad: .inContent(
    having: "action call()",
    """
    button "Call" {
      type: .custom
      //    ^^^^^^^
      on touchUpInside -> call()
    }
    """),
  good: [
    """
    screen Phone {
      action call()
      content {
        button "Call" {
          type: .custom
          backgroundImage: "green"
          emphasis: true
          on touchUpInside -> call()
        }
      }
    }
    """,
    """
    appearance button { backgroundImage: "key" }

    screen Phone {
      action press()
      content {
        button "1" { type: .custom; emphasis: true; on touchUpInside -> press() }
      }
    }
    """,
  ])
