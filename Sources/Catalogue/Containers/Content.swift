extension Kind {
  static let content = Kind(
    .content, role: .container,
    title: Localized("Content", "内容区域"),
    documentation: Localized(
      "The main view of a screen, between its bars.",
      "界面的主视图，位于各种栏之间。"),
    uikitClass: "UIView",
    ownProperties: propertyTable,
    placement: Localized("A screen.", "界面中。"),
    layout: KindLayout(place: .block),
    related: [.view, .table, .stack],
    children: .elements,
    example: exampleFile)
}

private let propertyTable: [Property] = [
  Property(
    .background, .color, appearance: true, source: "P",
    Localized(
      "the color behind the elements; styles and text are checked against it",
      "元素后面的背景颜色；据此检查样式和文字"))
]

private let exampleFile = #"""
  screen Quote "Quote" {
    content {
      background: #FFFFFF
      label "Less, but better." { textColor: #222222 }
    }
  }
  """#
