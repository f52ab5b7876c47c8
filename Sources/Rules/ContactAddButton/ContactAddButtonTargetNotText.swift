import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension Rule {
  static let contactAddButtonTargetNotText = Rule(
    about, visits: .kinds([.contactAddButton]), having: [.addsTo]
  ) {
    button in
    guard let target = button.written(.addsTo), let symbol = target.symbol,
      symbol.kind == .element, let program = button.program.program(of: symbol.file),
      program.elements.indices.contains(Int(symbol.index))
    else { return }
    let element = program.elements[Int(symbol.index)]
    guard element.form == .kind, element.name != nil, !takesText(element, in: program) else {
      return
    }
    button.report(
      about, at: .value(target),
      label: Message("the `{kind}` is no text field or text view", "`{kind}` 不是文本框或文字视图")([
        "kind": .text(element.kind.name)
      ]),
      related: [
        Finding.Related(
          program.location(of: element.origin, .name),
          Message("declared here", "声明于此")())
      ])
  }

  private static func takesText(_ element: Element, in program: Program) -> Bool {
    // A value known only while the app runs may be true.
    element.kind.takesTyping
      || program.properties[element.properties].contains {
        $0.name == .acceptsKeyboardInput && $0.group == .own
          && program.constant($0.expression) != .bool(false)
      }
  }
}

private let about = Code(
  "contact-add-button/target-not-text", .error,
  title: Message("contacts can only be added to text elements", "联系人只能添加到文本框或其他文字视图中"),
  why: Message(
    "The chosen contact is added as text: a name, a number, an address. An element without text "
      + "has no place for it.",
    "选中的联系人会以文字形式填入，例如姓名、号码或地址。不含文字的元素无法接收。"),
  citation: .guidelines("Contact Add Button"),
  bad: .inScreen(
    """
    content {
      label toLabel "To"
      textField { describedBy: toLabel; placeholder: "Name"; clearButtonMode: .whileEditing }
      contactAddButton {
        addsTo: toLabel
        //      ^^^^^^^
        accessibility { label: "Add Recipient" }
      }
    }
    """,
    """
    content {
      view card {
        label toLabel "To"
        textField { describedBy: toLabel; placeholder: "Name"; clearButtonMode: .whileEditing }
        contactAddButton { addsTo: card; accessibility { label: "Add Recipient" } }
        //                         ^^^^
      }
    }
    """),
  good: .inContent(
    """
    label toLabel "To"
    textField to { describedBy: toLabel; placeholder: "Name"; clearButtonMode: .whileEditing }
    contactAddButton { addsTo: to; accessibility { label: "Add Recipient" } }
    """,
    """
    view tokens { acceptsKeyboardInput: true }
    contactAddButton { addsTo: tokens; accessibility { label: "Add Recipient" } }
    """))
