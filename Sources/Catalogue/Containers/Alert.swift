extension Kind {
  static let alert = Kind(
    .alert, role: .container,
    title: Localized("Alert", "提醒"),
    documentation: Localized(
      "Asks or tells something before anything else happens: hidden until it is presented, then over "
        + "the whole screen. A tap on any of its buttons closes it, and then sends the event of the "
        + "button.",
      "在继续之前询问或告知用户：平时隐藏，出现时位于整个界面之上。轻击其中任一按钮会先关闭提醒，再发送按钮的事件。"),
    uikitClass: "UIAlertController (alert)",
    primaryText: .title, ownProperties: Kind.presentedProperties,
    placement: Localized("A screen.", "界面中。"),
    layout: KindLayout(place: .block, isBold: true, isHiddenWhile: [.fails(.isPresented)]),
    ground: .cell,
    related: [.actionSheet, .popover, .button],
    children: .only([.button]), owners: [.screen],
    example: exampleFile)

  /// What alerts and action sheets have.
  static let presentedProperties: [Property] = [
    Property(
      .title, .string, source: "U",
      Localized("the question, or what happened", "问题，或发生的事情")),
    Property(
      .message, .string, source: "U",
      Localized("more about it, in smaller text", "进一步的说明，文字较小")),
    Property(
      .isPresented, .bool, default: .bool(false), bindable: true, source: "P",
      Localized(
        "whether it is shown; a tap on one of its buttons makes it false",
        "是否显示；轻击其中的按钮后变为 false")),
  ]

  /// Whether it lies over the whole screen while it is presented, and takes all touches.
  public var isModal: Bool { property(named: .isPresented) != nil }
}

private let exampleFile = #"""
  screen Account "Account" {
    var asks: Bool = true
    action delete()

    table {
      row "Delete Account" { on select -> asks = true }
    }
    alert "Delete the Account?" {
      isPresented <-> asks
      message: "All of its notes are deleted, too."
      button "Delete" { on touchUpInside -> delete() }
      button "Cancel"
    }
  }
  """#
