extension Kind {
  static let contactAddButton = Kind(
    .contactAddButton, role: .control,
    title: Localized("Contact Add Button", "添加联系人按钮"),
    documentation: Localized(
      "Adds an existing contact to a text element, as a shortcut to typing it.",
      "把已有的联系人添加到文本元素中，是键盘输入之外的捷径。"),
    uikitClass: "UIButton (contactAdd)", isControl: true, isInteractive: true,
    ownProperties: propertyTable, events: .touch, defaultEvent: .touchUpInside,
    placement: Localized(
      "A view with keyboard input, such as the recipients of a mail.", "带键盘输入的视图，例如邮件的收件人栏。"),
    fixedSize: KindSize(width: 22, height: 22),
    layout: KindLayout(place: .trailing),
    defaultTraits: ["userInteractionEnabled", "button"], hasBaseline: false,
    related: [.textField, .button],
    behaviors: behaviorList,
    example: exampleFile)
}

private let propertyTable: [Property] = [
  Property(
    .addsTo, .reference(.element), default: .derived(.nearbyText),
    source: "000 001 003 P",
    Localized(
      "the text field, text view or text-based view that receives the contact",
      "接收联系人的文本框、文本视图或其他文本视图")),
  // `contact-add-button/reveals-not-contacts` reports a screen written here.
  Property(
    .reveals, .anything, default: .member("contacts"), runtime: .absent, source: "000 001 003",
    Localized("what a tap opens; always `.contacts`", "轻击后打开的内容：只能是 `.contacts`")),
]

private let behaviorList: [Localized] = [
  Localized("A tap opens the list of contacts.", "轻击后打开联系人列表。"),
  Localized(
    "The chosen contact is added to the text, and the list closes.",
    "选中的联系人被填入文本，列表随即关闭。"),
  Localized("Closing the list without a choice adds nothing.", "未选择就关闭列表时，不添加任何内容。"),
  Localized("It works without the keyboard.", "使用它不需要键盘。"),
]

private let exampleFile = #"""
  screen Invitation "Invitation" {
    var recipient: String = ""
    action pickContact()

    content {
      textField to {
        text <-> recipient
        placeholder: "To"
        keyboardType: .emailAddress
        rightViewMode: .always
        rightView: contactAddButton {
          addsTo: to
          on touchUpInside -> pickContact()
        }
      }
    }
  }
  """#

extension CaseSet {
  public static let contactAddReveals = CaseSet(
    "ContactAddReveals", swift: "ContactAddButton.Destination", ["contacts"])
}
