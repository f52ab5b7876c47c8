import CtlDiagnostics

extension Rule {
  static let infoButtonNoDestination = Rule(about, visits: .kinds([.infoButton])) { button in
    guard !button.isWritten(.reveals) else { return }
    if button.answers(.touchUpInside) {
      guard let handler = button.tapThatShowsNothing else { return }
      return button.report(
        about, at: .handler(handler),
        label: Message("this shows no options", "这不会显示任何选项")(),
        notes: [Message("To start an action use a button.", "要执行动作，请使用按钮。")()])
    }
    button.report(
      about, at: .kind,
      label: button.unheardLabel(.touchUpInside)
        ?? Message("a tap opens nothing", "轻击后什么也不会打开")(),
      notes: [
        Phrase(
          Message(
            "Write `reveals:` with a screen, or `on touchUpInside -> …`.",
            "请用 `reveals:` 指定界面，或写 `on touchUpInside -> …`。"))
      ])
  }
}

private let about = Code(
  "info-button/no-destination", .warning,
  title: Message(
    "an Info button should reveal configuration details or options", "信息按钮应当显示配置信息或选项"),
  why: Message(
    "People know the button as the way to the configuration of an app. One that opens nothing looks "
      + "broken.",
    "用户知道此按钮用于查看 app 的配置信息。轻击后什么也不打开，看起来像出了故障。"),
  citation: .guidelines("Info Button > Guidelines"),
  bad: [
    """
    component Corner {
      event open()
      infoButton { accessibility { label: "Options" }; on touchUpInside -> open() }
    }

    screen Clock {
      var hours: Int in 0...23 = 9
      content {
        label "Hours: \\(hours)"
        Corner { on open -> hours += 1 }
        //<^^^^^^
      }
    }
    """
  ]
    + .inScreen(
      """
      content {
        label "Sunny"
        infoButton { accessibility { label: "Options" } }
        //<^^^^^^^^^^
      }
      """,
      """
      action resetStations()
      content {
        label "Sunny"
        infoButton { accessibility { label: "Options" }; on touchUpInside -> resetStations() }
        //                                               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      }
      """,
      """
      var days: Int in 1...14 = 7
      content {
        label "Days: \\(days)"
        infoButton { accessibility { label: "Options" }; on touchUpInside -> days = 14 }
        //                                               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      }
      """),
  good: [
    """
    screen Weather {
      action showOptions()

      content {
        infoButton { reveals: Units; accessibility { label: "Units" } }
        infoButton { accessibility { label: "Options" }; on touchUpInside -> showOptions() }
      }
    }

    screen Units {
      content { label "Celsius" }
    }
    """,
    """
    screen Weather {
      var page: Int in 0...1 = 0
      content {
        label "\\(page == 0 ? "Sunny" : "Units: Celsius")"
        infoButton { accessibility { label: "Options" }; on touchUpInside -> page = 1 }
      }
    }
    """,
  ])
