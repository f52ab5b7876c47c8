import CtlCatalogue
import CtlDiagnostics

extension Rule {
  static let refreshControlDuplicate = Rule(about, visits: .kinds([.refreshControl])) { control in
    guard let table = control.nearest(.table),
      let position = control.walk.refreshControl(of: table)
    else { return }
    let first = PlacedElement(walk: control.walk, index: position)
    if first.index == control.index, let count = control.timesMade {
      return control.report(
        about, at: .kind,
        label: Message("the loop makes {count}", "循环会创建 {count} 个")(["count": .number(count)]))
    }
    guard first.index != control.index, !control.isAlternative(to: first) else { return }
    let label =
      first.index < control.index
      ? Message("the first one is here", "第一个在此处")
      : Message("the one that updates is here", "执行更新的在此处")
    control.report(
      about, at: .kind, related: [Finding.Related(first.location(.kind), label())],
      fixes: control.ancestors.contains { $0.index == first.index } ? [] : [control.deleteElement()]
    )
  }
}

extension PlacedElement {
  /// Whether nothing is said of it and nothing is in it.
  var isBare: Bool { handlers.isEmpty && element.size == 1 && Array(allWritten.prefix(1)).isEmpty }

  /// Whether the table has another refresh control, which stays.
  var isOneTooMany: Bool {
    guard let table = nearest(.table), let position = walk.refreshControl(of: table),
      position != index
    else { return false }
    return !isAlternative(to: PlacedElement(walk: walk, index: position))
  }
}

private let about = Code(
  "refresh-control/duplicate", .error,
  title: Message("a table has one refresh control", "一个表格只有一个刷新控件"),
  why: Message(
    "The control belongs to the top edge of the table, and there is room for one. UIKit keeps the last "
      + "that is set; the others and their actions are lost.",
    "刷新控件属于表格的上缘，只能有一个。UIKit 只保留最后设置的那个，其他的连同动作都会失效。"),
  citation: .guidelines("Refresh Control"),
  bad: .inScreen(
    """
    action load()
    action sync()
    table {
      refreshControl { on valueChanged -> load() }
      refreshControl { on valueChanged -> sync() }
      //<^^^^^^^^^^^^^^
      row "Ann"
    }
    """,
    """
    action load()
    table {
      for number in 1...2 {
        refreshControl { on valueChanged -> load() }
        //<^^^^^^^^^^^^^^
        row "\\(number)"
      }
    }
    """)
    + [
      """
      component Renewal {
        event renew
        refreshControl { on valueChanged -> renew() }
      }
      screen Friends {
        action load()
        table {
          for number in 1...2 { Renewal { on renew -> load() } }
          //                    ^^^^^^^
          row "Ann"
        }
      }
      """
    ],
  good: .inScreen(
    """
    var isOnline: Bool = true
    action load()
    action sync()
    table {
      if isOnline {
        refreshControl { on valueChanged -> load() }
      } else {
        refreshControl { on valueChanged -> sync() }
      }
      row "Ann"
    }
    table {
      refreshControl { on valueChanged -> sync() }
      row "Bob"
    }
    """), fix: .suggestion)
