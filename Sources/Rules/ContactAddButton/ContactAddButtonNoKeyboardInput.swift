import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension Rule {
  static let contactAddButtonNoKeyboardInput = Rule(about, visits: .kinds([.contactAddButton])) {
    button in
    // Of a field in another view another rule speaks.
    if button.ancestors.contains(where: \.takesTyping) || button.addsOutside { return }
    // What it adds to may be in another row.
    let row = button.isWritten(.addsTo) ? nil : button.nearest(.row)
    let container = row ?? button.nearest(.view, .content, .table, .popover, .annotation, .screen)
    guard let container, !container.takesTyping, !container.holdsTyping else { return }
    button.report(
      about, at: .kind,
      label: Message("nothing in this `{kind}` takes typing", "此 `{kind}` 中没有可输入文字的元素")([
        "kind": .text(container.kind.name)
      ]),
      related: (container.first(.textField) ?? container.first(.textView)).map {
        [Finding.Related($0.location(.kind), Message("disabled or hidden", "已停用或隐藏")())]
      } ?? [])
  }
}

private let about = Code(
  "contact-add-button/no-keyboard-input", .warning,
  title: Message(
    "a Contact Add button belongs in a view that accepts keyboard input",
    "此视图不支持键盘输入，不适合使用“添加联系人”按钮"),
  why: Message(
    "The button saves people from typing a name or address that is already in their contacts. "
      + "Where nothing can be typed it saves nothing, and the chosen contact has nowhere to go.",
    "此按钮让用户不必用键盘输入通讯录中已有的姓名或地址。在不支持键盘输入的视图中，选中的联系人无处可填。"),
  citation: .guidelines("Contact Add Button > Guidelines"),
  bad: .inScreen(
    """
    content {
      label "Guests"
      contactAddButton { accessibility { label: "Add Guest" } }
      //<^^^^^^^^^^^^^^^^
    }
    """,
    """
    content {
      view {
        acceptsKeyboardInput: false
        contactAddButton { accessibility { label: "Add Guest" } }
        //<^^^^^^^^^^^^^^^^
      }
    }
    """,
    """
    table {
      row {
        label to "To"
        textField { describedBy: to; placeholder: "Name"; clearButtonMode: .whileEditing }
      }
      row "Guests" { contactAddButton { accessibility { label: "Add Guest" } } }
      //             ^^^^^^^^^^^^^^^^
    }
    """),
  good: [
    .inContent(
      """
      label toLabel "To"
      textField to { describedBy: toLabel; placeholder: "Guest"; clearButtonMode: .whileEditing }
      contactAddButton { addsTo: to; accessibility { label: "Add Guest" } }
      """),
    """
    screen Invite {
      table {
        row {
          label toLabel "To"
          textField to { describedBy: toLabel; placeholder: "Name"; clearButtonMode: .whileEditing }
        }
        row "Guests" { contactAddButton { addsTo: to; accessibility { label: "Add Guest" } } }
      }
    }
    """,
    """
    screen Invite {
      content {
        view {
          acceptsKeyboardInput: true
          contactAddButton { accessibility { label: "Add Guest" } }
        }
      }
    }
    """,
    """
    component AddGuest {
      contactAddButton { accessibility { label: "Add Guest" } }
    }
    """,
  ])
