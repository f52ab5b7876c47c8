extension Kind {
  static let toolbar = Kind(
    .toolbar, role: .container,
    title: Localized("Toolbar", "工具栏"),
    documentation: Localized(
      "A bar with the actions of the screen. Icons in it become template images.",
      "放置界面各种动作的栏，其中的图标会成为模板图片。"),
    uikitClass: "UIToolbar",
    placement: Localized("A screen.", "界面中。"),
    ground: .bar,
    related: [.navigationBar],
    children: .elements,
    example: exampleFile)
}

private let exampleFile = #"""
  screen Mail "Mail" {
    action archive()
    action reply()

    content { label "Dear Ann" }
    toolbar {
      button "Archive" { on touchUpInside -> archive() }
      button "Reply" { on touchUpInside -> reply() }
    }
  }
  """#
