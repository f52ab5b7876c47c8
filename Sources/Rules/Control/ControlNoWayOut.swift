import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension Rule {
  static let controlNoWayOut = Rule(
    about, visits: .kinds([.alert, .actionSheet]), having: [.isPresented]
  ) { alert in
    guard let written = alert.written(.isPresented), written.isBinding, !written.isOfStyle,
      !alert.descendants.contains(where: { $0.is(.button) }),
      alert.walk.memo.stays(written.entry, of: alert.program)
    else { return }
    let button = "button \"OK\""
    let fix = alert.fix(
      Message("add `{member}`", "加上 `{member}`")(["member": .text(button)]), .suggestion,
      [.add([button], to: alert.element.origin)])
    alert.report(about, at: .kind, ["kind": alert.kindPhrase], fixes: [fix])
  }
}

extension Memo {
  /// Whether no step takes away what a variable of the screen presents.
  fileprivate func stays(_ binding: PropertyEntry, of home: Program) -> Bool {
    home.variablePart(binding.expression).map {
      !changes(in: home).set($0, otherThan: .bool(true))
    } ?? false
  }
}

private let about = Code(
  "control/no-way-out", .warning,
  title: Message("nothing closes {kind}", "没有办法关闭{kind}"),
  why: Message(
    "It lies over the whole screen and takes all touches until one of its buttons is tapped, or until a "
      + "step makes its variable false.",
    "它位于整个界面之上，拦截所有触摸，直到轻击其中的按钮，或由步骤把变量设为 `false`。"),
  bad: [
    """
    screen Teas {
      var asks: Bool = false
      table { row "About" { on select -> asks = true } }
      alert "Two hundred teas." { isPresented <-> asks }
    //^^^^^
    }
    """
  ],
  good: [
    """
    screen Teas {
      var asks: Bool = false
      table { row "About" { on select -> asks = true } }
      alert "Two hundred teas." {
        isPresented <-> asks
        button "OK"
      }
    }
    """,
    """
    screen Teas {
      var waits: Bool = false
      task load() -> Int
      var count: Int = 0
      on appear { waits = true; count = load() }
      on load -> waits = false
      table { row "\\(count) teas" }
      alert "Loading the teas…" { isPresented <-> waits }
    }
    """,
  ], fix: .suggestion)
