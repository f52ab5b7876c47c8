import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension Rule {
  static let controlTwoCancels = Rule(about, visits: .kinds([.alert, .actionSheet])) { alert in
    let ways = alert.children.filter { $0.is(.button) && $0.member(.role) == "cancel" }
    for (position, other) in ways.enumerated().prefix(64) {
      guard let first = ways[..<position].first(where: { !other.isAlternative(to: $0) }),
        let role = other.written(.role)
      else { continue }
      other.report(
        about, at: .property(role), ["kind": alert.kindPhrase],
        related: [
          Finding.Related(first.location(.kind), Message("the first one is here", "第一个在这里")())
        ])
    }
  }
}

private let about = Code(
  "control/two-cancels", .warning,
  title: Message("{kind} has two buttons with `.cancel`", "{kind}有两个 `.cancel` 按钮"),
  why: Message(
    "One button is the way out: it stands apart, and Escape or a tap beside an action sheet does what it "
      + "does. UIKit ends the app when an alert controller gets a second one.",
    "只有一个按钮是退路：它单独排列，按 Escape 或轻击操作表以外的地方等同于它。向警告控制器添加第二个时，UIKit 会终止应用。"),
  bad: [
    """
    screen Teas {
      var asks: Bool = false
      action delete()
      table { row "Delete the Teas" { on select -> asks = true } }
      alert "Delete the Teas?" {
        isPresented <-> asks
        button "Delete" { role: .destructive; on touchUpInside -> delete() }
        button "Keep" { role: .cancel }
        button "Cancel" { role: .cancel }
        //                ^^^^^^^^^^^^^
      }
    }
    """
  ],
  good: [
    """
    screen Teas {
      var asks: Bool = false
      var isOn: Bool = true
      action delete()
      table {
        row "Delete the Teas" { on select -> asks = true }
        row "Sure" { switch { isOn <-> isOn } }
      }
      actionSheet "Delete the Teas?" {
        isPresented <-> asks
        button "Delete" { role: .destructive; on touchUpInside -> delete() }
        if isOn { button "Cancel" { role: .cancel } } else { button "Close" { role: .cancel } }
      }
    }
    """,
    """
    screen Teas {
      var asks: Bool = false
      action delete()
      table { row "Delete the Teas" { on select -> asks = true } }
      alert "Delete the Teas?" {
        isPresented <-> asks
        button "Delete" { role: .destructive; on touchUpInside -> delete() }
        button "Keep" { role: .cancel }
      }
    }
    """,
  ])
