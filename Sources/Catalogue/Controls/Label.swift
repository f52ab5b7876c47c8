extension Kind {
  static let label = Kind(
    .label, role: .control,
    title: Localized("Label", "标签"),
    documentation: Localized(
      "Shows static text: the name of another element, or a short message.",
      "显示静态文本：其他元素的名称，或一条简短的消息。"),
    uikitClass: "UILabel",
    primaryText: .text, ownProperties: propertyTable,
    placement: Localized("Anywhere.", "任意位置。"),
    layout: KindLayout(place: .wholeLine, content: .text),
    defaultTraits: ["staticText"],
    related: [.textField, .stepper, .button],
    behaviors: behaviorList,
    example: exampleFile)
}

private let propertyTable: [Property] = [
  Property(
    .text, .string, default: .string(""), source: "000 001 003",
    Localized("the text; people read short texts", "文本内容；越简短越容易读")),
  Property(
    .font, .font, default: .member("body"), appearance: true, source: "000 001 003",
    Localized(
      "a text style, which follows Dynamic Type, or `custom(…)`, `system(…)`, which do not",
      "文本样式会随动态文本(Dynamic Type)变化；`custom(…)` 和 `system(…)` 不会")),
  Property(
    .textColor, .color, appearance: true, source: "000 001 003",
    Localized("the color of the text; keep it legible", "文字颜色；须清晰易读")),
  Property(
    .isCopyable, .bool, default: .bool(false), source: "000 001 003 P",
    Localized("whether people can copy the text", "用户能否拷贝文本")),
  Property(
    .textAlignment, .oneOf(.textAlignment), default: .member("left"), source: "U",
    Localized(
      "how the text is aligned within its width; unset and `.natural`, where lines begin in the language",
      "文本在其宽度内的对齐方式；未设置和 `.natural` 时从该语言的行首开始")),
  Property(
    .numberOfLines, .int, default: .int(1), range: .atLeast(0), source: "U",
    Localized("the greatest number of lines; 0 for as many as it needs", "最多显示的行数；0 表示不限")),
  Property(
    .decorative, .bool, default: .bool(false), source: "P",
    Localized("whether the lettering is ornamental, and so harder to read", "是否使用装饰性字体；这种字体较难辨认")),

  .misplaced(.editable, rule: "label/interactive"),
]

private let behaviorList: [Localized] = [
  Localized("Its text is static: people cannot edit it.", "文本是静态的，用户不能编辑。"),
  Localized("Copying is all that people can do with it.", "用户至多只能拷贝文本。"),
  Localized("A text style follows the Dynamic Type size.", "文本样式随动态文本(Dynamic Type)的大小变化。"),
  Localized(
    "Its text may follow a value, such as that of a slider.", "文本可以随某个值变化，例如滑块的值。"),
]

private let exampleFile = #"""
  screen Receipt "Receipt" {
    var total: Double = 12.5

    content {
      label "Thank You" { font: .headline }
      label "Your total is \(total)." {
        textColor: #333333
        numberOfLines: 0
        isCopyable: true
      }
    }
  }
  """#

extension CaseSet {
  /// How text is aligned.
  public static let textAlignment = CaseSet(
    "TextAlignment", swift: "Label.TextAlignment",
    ["left", "center", "right", "justified", "natural"])
}
