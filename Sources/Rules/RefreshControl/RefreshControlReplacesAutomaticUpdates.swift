import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension Rule {
  static let refreshControlReplacesAutomaticUpdates = Rule(
    about, visits: .kinds([.refreshControl])
  ) { control in
    guard let table = control.nearest(.table), let updates = table.written(.automaticUpdates) else {
      guard let handler = control.onlyStart else { return }
      return control.report(
        about, at: .handler(handler),
        label: Message(
          "nothing else fills the list, which is empty until then", "没有其他步骤填充列表，此前它一直是空的")())
    }
    guard table.initial(.automaticUpdates) == .bool(false) else { return }
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

extension PlacedElement {
  /// The handler that starts a task whose value fills an empty list, which nothing else fills.
  fileprivate var onlyStart: Handler? {
    guard frame < 0 else { return nil }
    return handlers.first { handler in
      program.steps[handler.steps].contains { step in
        guard case .start(let start) = step.form, let place = start.target?.whole,
          let list = program.ownVariable(place), !program.variables[list].isParameter,
          let first = program.variables[list].initialValue, program.constant(first) == .list([])
        else { return false }
        let changes = walk.memo.changes(in: program)
        return changes.steps(changing: list).count == 1 && changes.bindings(to: list).isEmpty
          && !changes.areInTab(list)
      }
    }
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
      """,
      """
      screen Board {
        var matches: [String] = []
        task load(kind: .network, duration: .unknown) -> [String]
        table {
          refreshControl {
            isRefreshing: load.isRunning
            on valueChanged -> matches = load()
            //<^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          }
          for match in matches { row "\\(match)" }
        }
      }
      """,
    ],
  good: .inScreen(
    """
    var matches: [String] = []
    task load(kind: .network, duration: .unknown) -> [String]
    on appear -> matches = load()
    table {
      refreshControl { isRefreshing: load.isRunning; on valueChanged -> matches = load() }
      for match in matches { row "\\(match)" }
    }
    """,
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
