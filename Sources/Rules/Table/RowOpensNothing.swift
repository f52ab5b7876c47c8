import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension Rule {
  static let rowOpensNothing = Rule(about, visits: .kinds([.row]), having: [.accessory]) { row in
    guard row.member(.accessory) == "disclosureIndicator", row.element.name == nil,
      row.element.handlerCount == 0, let written = row.written(.accessory)
    else { return }
    // An action of the file may be meant for it, and nothing would call that action then.
    let safety: Safety = row.program.actions.isEmpty ? .safe : .suggestion
    row.report(
      about, at: .property(written), label: Message("a tap does nothing", "轻击后没有反应")(),
      fixes: [opening(row), row.delete(written, safety)])
  }
}

/// A handler that calls an action with the name of the row.
private func opening(_ row: PlacedElement) -> Fix? {
  guard let text = row.string(.title), let title = memberName(text) else { return nil }
  let name = "open\(title.prefix(1).uppercased())\(title.dropFirst())"
  let body = row.walk.memo.body(of: row)
  let member = "on select -> \(name)()"
  var changes = [Change.rewrite(row.element.origin, MemberChanges(adding: [member]))]
  if let action = body.actions[name] {
    guard action.parameters.isEmpty else { return nil }
  } else {
    guard !body.names.contains(name) else { return nil }
    changes.append(.declare("action \(name)()", in: body.origin, after: nil))
  }
  let message = Message("add `{member}`", "加上 `{member}`")(["member": .text(member)])
  return row.fix(message, .suggestion, changes)
}

private let about = Code(
  "row/opens-nothing", .warning,
  title: Message("a row with a disclosure indicator opens something", "带有展开标记的行应当打开其他内容"),
  why: Message(
    "The sign at its end promises people another screen. Give the row a handler, `on select`, or leave "
      + "the sign out. The app may handle a row that has a name.",
    "行尾的标记让人以为会打开另一个界面。请加上事件处理 `on select`，或去掉此标记。有名称的行可由应用处理。"),
  bad: [
    """
    screen Settings {
      table {
        row "Account" { accessory: .disclosureIndicator }
        //              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      }
    }
    """
  ],
  good: [
    """
    screen Settings {
      action openAccount()
      table {
        row "Account" {
          accessory: .disclosureIndicator
          on select -> openAccount()
        }
        row "Seen" { accessory: .checkmark }
      }
    }
    """
  ], fix: .suggestion)
