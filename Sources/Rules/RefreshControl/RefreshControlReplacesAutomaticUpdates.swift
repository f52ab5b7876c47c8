import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension Rule {
  static let refreshControlReplacesAutomaticUpdates = Rule(
    about, visits: .kinds([.refreshControl])
  ) { control in
    guard let table = control.nearest(.table), let updates = table.written(.automaticUpdates),
      table.initial(.automaticUpdates) == .bool(false)
    else { return }
    table.report(
      about, at: .value(updates),
      related: [
        Finding.Related(
          control.location(.kind), Message("people have to pull for every update", "每次更新都要用户自己刷新")()
        )
      ],
      fixes: updates.isConstant ? [table.replaceValue(updates, with: "true", .suggestion)] : [])
  }
}

private let about = Code(
  "refresh-control/replaces-automatic-updates", .warning,
  title: Message("keep updating automatically as well", "有了刷新控件，仍应保留自动刷新"),
  why: Message(
    "A refresh control is for people who do not want to wait for the next update. People who do "
      + "not know it would look at stale content and wonder why nothing ever changes.",
    "刷新控件是为不想等待下一次更新的用户准备的。不知道它的用户只会看到过时的内容，不明白为什么一直没有变化。"),
  citation: .guidelines("Refresh Control > Guidelines"),
  bad: .inTable(
    having: "action load()",
    """
    automaticUpdates: false
    //                ^^^^^
    refreshControl { on valueChanged -> load() }
    row "Today"
    """) + [
      """
      screen Board {
        var isPaused: Bool = true
        action load()
        table {
          automaticUpdates: isPaused ? false : true
          //                ^^^^^^^^^^^^^^^^^^^^^^^
          refreshControl { on valueChanged -> load() }
          row "Pause" { switch { isOn <-> isPaused } }
        }
      }
      """
    ],
  good: .inScreen(
    """
    action load()
    table {
      automaticUpdates: true
      refreshControl { on valueChanged -> load() }
      row "Today"
    }
    """,
    """
    var isLive: Bool = true
    action load()
    table {
      automaticUpdates: isLive
      refreshControl { on valueChanged -> load() }
      row "Live" { switch { isOn <-> isLive } }
    }
    """), fix: .suggestion)
