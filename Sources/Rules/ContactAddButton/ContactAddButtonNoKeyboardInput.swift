import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension Rule {
  static let contactAddButtonNoKeyboardInput = Rule(about, visits: .kinds([.contactAddButton])) {
    button in
    // Of a field in another view another rule speaks.
    if button.ancestors.contains(where: \.takesTyping) || button.addsOutside { return }
    if let field = button.written(.addsTo)?.symbol.flatMap(button.control),
      field.kind.takesTyping, !field.takesTyping
    {
      return report(button, in: field.kind, besides: field)
    }
    // What it adds to may be in another row.
    let row = button.isWritten(.addsTo) ? nil : button.nearest(.row)
    let container = row ?? button.nearest(.view, .content, .table, .popover, .annotation, .screen)
    guard let container, !container.takesTyping, !container.holdsTyping else { return }
    report(
      button, in: container.kind,
      besides: container.first(.textField) ?? container.first(.textView)
        ?? container.first(.searchBar))
  }

  private static func report(
    _ button: PlacedElement, in kind: KindName, besides field: PlacedElement?
  ) {
    button.report(
      about, at: .kind,
      label: field.map { $0.kind == kind } == true
        ? Message("nothing can be typed into its `{kind}`", "无法在它的 `{kind}` 中输入文字")([
          "kind": .text(kind.name)
        ])
        : Message("nothing in this `{kind}` takes typing", "此 `{kind}` 中没有可输入文字的元素")([
          "kind": .text(kind.name)
        ]),
      related: field.map {
        [Finding.Related($0.location(.kind), Message("it takes no typing", "无法在其中输入")())]
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
    """,
    """
    var guest: String = ""
    content {
      stack {
        isHidden: true
        textField to { text <-> guest; placeholder: "Guest" }
      }
      contactAddButton { addsTo: to; accessibility { label: "Add Guest" } }
      //<^^^^^^^^^^^^^^^^
    }
    """,
    """
    content {
      textView note { isUserInteractionEnabled: false; text: "Guests" }
      contactAddButton { addsTo: note; accessibility { label: "Add Guest" } }
      //<^^^^^^^^^^^^^^^^
    }
    """),
  good: [
    """
    screen Invite {
      var words: String = ""
      content {
        searchBar people "Search People" { text <-> words }
        contactAddButton { addsTo: people; accessibility { label: "Add Person" } }
      }
    }
    """,
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
