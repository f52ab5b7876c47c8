import CtlChecker
import CtlDiagnostics

extension Rule {
  static let switchNotOpposites = Rule(about, visits: .kinds([.switch]), having: [.states]) {
    control in
    guard let written = control.written(.states), case .list(let items)? = written.value,
      items.count == 2, case .string(let first) = items[0], case .string(let second) = items[1],
      first != second, !Opposites.are(first, second)
    else { return }
    control.report(
      about, at: .value(written),
      label: Message(
        "`{first}` is not the opposite of `{second}`", "“{first}”与“{second}”并不对立")(
          ["first": .text(first), "second": .text(second)]),
      fixes: control.changeToChoice(of: written))
  }
}

private let about = Code(
  "switch/not-opposites", .advice, editions: [.ios7],
  title: Message(
    "the two choices should be opposites, such as yes and no", "两个选项应当是对立的，比如是/否、开/关"),
  why: Message(
    "A switch shows only whether it is on. From that people must know what off means, and they "
      + "do if the two choices are opposites; two different things, such as miles and "
      + "kilometres, need their names side by side.",
    "开关只显示是否打开，用户要能由此推知关闭的含义，因此两个选项应当互为否定。两种不同的事物（例如英里和公里）"
      + "需要并列显示名称。"),
  citation: Citation([.guidelines7], "Switch > Guidelines"),
  bad: .inScreen(
    """
    table {
      row "Distance" {
        switch {
          states: ["Miles", "Kilometers"]
          //      ^^^^^^^^^^^^^^^^^^^^^^^
        }
      }
    }
    """),
  good: [
    Example(
      """
      screen Units {
        table {
          row "Round Up" { switch { states: ["No", "Yes"] } }
          row "Door" { switch { states: ["Unlocked", "Locked"] } }
          row "同步" { switch { states: ["未同步", "同步"] } }
          row "Status" { switch { states: ["Offline", "Online"] } }
          row "Account" { switch { states: ["Signed out", "Signed in"] } }
          row "Fenster" { switch { states: ["Zu", "Auf"] } }
          row "Zucker" { switch { states: ["Kein Zucker", "Zucker"] } }
          row "定位" { switch { states: ["禁用", "启用"] } }
        }
      }
      """, settings: "{ \"guidelines\": \"ios7\" }"),
    Example(
      """
      screen Units {
        table {
          row "Distance" { switch { states: ["Miles", "Kilometers"] } }
        }
      }
      """, settings: "{ \"guidelines\": \"ios8\" }"),
  ], fix: .suggestion)
