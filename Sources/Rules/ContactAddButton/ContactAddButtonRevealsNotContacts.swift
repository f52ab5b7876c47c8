import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension Rule {
  static let contactAddButtonRevealsNotContacts = Rule(
    about, visits: .kinds([.contactAddButton])
  ) { button in
    for handler in button.handlers
    where button.runningSteps(of: handler).contains(where: \.opensSomething) {
      button.report(
        about, at: .handler(handler), label: Message("opens something else", "会打开其他内容")(),
        fixes: [button.delete(handler, .suggestion)])
    }
    guard let reveals = button.written(.reveals), reveals.value != .member("contacts"),
      // A name means a view of the app; anything else must be known.
      reveals.expression.operation == .reference || reveals.value != nil
    else { return }
    button.report(
      about, at: .value(reveals), label: Message("this is not `.contacts`", "这里不是 `.contacts`")(),
      // A view that nothing reveals any more would be seen from the start.
      fixes: [button.delete(reveals, reveals.symbol?.kind == .element ? .suggestion : .safe)])
  }
}

private let about = Code(
  "contact-add-button/reveals-not-contacts", .error,
  title: Message(
    "a Contact Add button always shows the list of contacts", "添加联系人按钮显示的是联系人列表"),
  why: Message(
    "People know the button: a tap lists their contacts, and the one that they choose is added. "
      + "To open another view, use a button with a title of its own.",
    "用户熟悉此按钮：轻击后列出联系人，选中的联系人会被添加。若要打开其他视图，请使用带标题的按钮。"),
  citation: .guidelines("Contact Add Button > Appearance and Behavior"),
  bad: [
    """
    screen Compose {
      content {
        label toLabel "To"
        textField to { describedBy: toLabel; placeholder: "Name"; clearButtonMode: .whileEditing }
        contactAddButton {
          addsTo: to
          reveals: Groups
          //       ^^^^^^
          accessibility { label: "Add Recipient" }
        }
      }
    }

    screen Groups {
      content { label "Groups" }
    }
    """,
    """
    screen Compose {
      content {
        label toLabel "To"
        textField to { describedBy: toLabel; placeholder: "Name"; clearButtonMode: .whileEditing }
        contactAddButton {
          addsTo: to
          accessibility { label: "Add Recipient" }
          on touchUpInside -> push Groups()
          //<^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        }
      }
    }

    screen Groups {
      content { label "Groups" }
    }
    """,
  ],
  good: .inScreen(
    """
    action noteUse()
    content {
      label toLabel "To"
      textField to { describedBy: toLabel; placeholder: "Name"; clearButtonMode: .whileEditing }
      contactAddButton {
        addsTo: to
        reveals: .contacts
        accessibility { label: "Add Recipient" }
        on touchUpInside -> noteUse()
      }
    }
    """), fix: .safe)
