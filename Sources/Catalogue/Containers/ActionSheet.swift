extension Kind {
  static let actionSheet = Kind(
    .actionSheet, role: .container,
    title: Localized("Action Sheet", "操作表"),
    documentation: Localized(
      "A choice of actions at the bottom of the screen: hidden until it is presented. A tap on any of "
        + "its buttons closes it, and then sends the event of the button.",
      "位于屏幕底部的一组操作：平时隐藏，需要时出现。轻击其中任一按钮会先关闭操作表，再发送按钮的事件。"),
    uikitClass: "UIAlertController (actionSheet)",
    primaryText: .title, ownProperties: Kind.presentedProperties,
    placement: Localized("A screen.", "界面中。"),
    layout: KindLayout(place: .block, isHiddenWhile: [.fails(.isPresented)]),
    ground: .cell,
    related: [.alert, .popover, .button],
    children: .only([.button]), owners: [.screen],
    example: exampleFile)
}

private let exampleFile = #"""
  screen Photo "Photo" {
    var chooses: Bool = true
    action print()
    action share()

    table {
      row "Actions" { on select -> chooses = true }
    }
    actionSheet {
      isPresented <-> chooses
      button "Print" { on touchUpInside -> print() }
      button "Share" { on touchUpInside -> share() }
      button "Cancel"
    }
  }
  """#
