import CtlCatalogue
import CtlDiagnostics

extension Rule {
  static let refreshControlUsageTitle = Rule(
    about, visits: .kinds([.refreshControl]), having: [.title]
  ) { control in
    guard let title = control.written(.title), let words = title.usageWords else { return }
    control.report(
      about, at: .value(title),
      label: Message("“{words}” is an instruction", "“{words}”是操作说明")(["words": .text(words)]),
      fixes: [control.delete(title, .suggestion)])
  }
}

extension Written {
  /// The words in a title of a refresh control that tell people how to refresh.
  var usageWords: String? { UsageTitle.instruction(in: outlinedText) }
}

private let about = Code(
  "refresh-control/usage-title", .warning,
  title: Message("do not use the title to explain how to refresh", "标题不应说明如何使用刷新控件"),
  why: Message(
    "The title appears while people are already dragging. It is then too late to tell them how; "
      + "the time of the last update is useful.",
    "标题在用户往下拖拽时才出现，此时再说明操作方法毫无用处；上次更新的时间之类的信息才有意义。"),
  citation: .guidelines("Refresh Control > Guidelines"),
  bad: .inScreen(
    """
    action load()
    table {
      refreshControl {
        title: "Pull to Refresh"
        //     ^^^^^^^^^^^^^^^^^
        on valueChanged -> load()
      }
      row "Inbox"
    }
    """,
    """
    action load()
    table {
      refreshControl "松开立即更新" { on valueChanged -> load() }
      //             ^^^^^^^^^^^^^^^^^^^^
      row "收件箱"
    }
    """,
    """
    action load()
    table {
      refreshControl "下滑更新" { on valueChanged -> load() }
      //             ^^^^^^^^^^^^^^
      row "收件箱"
    }
    """,
    """
    action load()
    table {
      refreshControl "Nach unten wischen" { on valueChanged -> load() }
      //             ^^^^^^^^^^^^^^^^^^^^
      row "Inbox"
    }
    """,
    """
    action load()
    table {
      refreshControl "Pull me" { on valueChanged -> load() }
      //             ^^^^^^^^^
      row "Inbox"
    }
    """,
    """
    action load()
    table {
      refreshControl "Keep pulling" { on valueChanged -> load() }
      //             ^^^^^^^^^^^^^^
      row "Inbox"
    }
    """,
    """
    let hint: String = "Let Go to Update"
    action load()
    table {
      refreshControl { title: hint; on valueChanged -> load() }
      //                      ^^^^
      row "Inbox"
    }
    """,
    #"""
    var unread: Int = 3
    action load()
    table {
      refreshControl "Pull down (\(unread))" { on valueChanged -> load() }
      //             ^^^^^^^^^^^^^^^^^^^^^^^
      row "Read All" { on select -> unread = 0 }
    }
    """#),
  good: .inScreen(
    """
    action load()
    table {
      refreshControl { title: "Updated Just Now"; on valueChanged -> load() }
      row "Inbox"
    }
    """), fix: .suggestion)
