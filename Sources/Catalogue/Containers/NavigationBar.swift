extension Kind {
  static let navigationBar = Kind(
    .navigationBar, role: .container,
    title: Localized("Navigation Bar", "导航栏"),
    documentation: Localized(
      "The bar below the status bar, with the title of the screen and a few elements.",
      "状态栏下方的栏，显示界面的标题和少量元素。"),
    uikitClass: "UINavigationBar",
    primaryText: .title, ownProperties: propertyTable,
    placement: Localized("A screen.", "界面中。"),
    layout: KindLayout(isBold: true),
    ground: .bar,
    related: [.toolbar, .statusBar],
    children: .elements,
    example: exampleFile)
}

private let propertyTable: [Property] = [
  Property(
    .title, .string, default: .derived(.screenTitle), source: "P",
    Localized("the text in the middle of the bar", "栏中间显示的标题"))
]

private let exampleFile = #"""
  screen Album "Album" {
    action edit()

    navigationBar "Album" {
      button "Edit" { on touchUpInside -> edit() }
    }
    content { label "12 photos" }
  }
  """#
