extension Kind {
  static let view = Kind(
    .view, role: .container,
    title: Localized("View", "视图"),
    documentation: Localized(
      "A part of the screen with elements of its own; a button may reveal it.",
      "界面的一部分，包含自己的元素；按钮可以显示它。"),
    uikitClass: "UIView",
    ownProperties: propertyTable,
    placement: Localized("Any container.", "任意容器中。"),
    related: [.content, .stack, .screen],
    children: .elements,
    example: exampleFile)
}

private let propertyTable: [Property] = [
  Property(
    .background, .color, appearance: true, source: "P",
    Localized(
      "the color behind the elements; styles and text are checked against it",
      "元素后面的背景颜色；据此检查样式和文字")),
  Property(
    .width, .length, default: .derived(.container), range: .atLeast(0), source: "P",
    Localized("a fixed width in points", "固定的宽度（点）")),
  Property(
    .acceptsKeyboardInput, .bool, default: .bool(false), source: "000 001 003 P",
    Localized(
      "whether people type into it, so that contacts can be added to it", "是否接收键盘输入；接收时可以添加联系人")),
  Property(
    .text, .string, default: .string(""), source: "000 001 003 P",
    Localized(
      "what people typed into it or added to it, where it accepts keyboard input",
      "接收键盘输入时，已输入或添加的文字")),
]

private let exampleFile = #"""
  screen Poem "Poem" {
    content {
      view page {
        background: #FFFFFF
        width: 200pt
        label "So much depends" { textColor: #222222 }
      }
    }
  }
  """#
