extension Kind {
  static let textView = Kind(
    .textView, role: .companion,
    title: Localized("Text View", "文本视图"),
    documentation: Localized(
      "Takes or shows text of many lines, while a text field has one.",
      "输入或显示多行文本；文本框只能有单行文本。"),
    uikitClass: "UITextView", isInteractive: true,
    ownProperties: propertyTable,
    events: EventSet([.editingDidBegin, .editingChanged, .editingDidEnd]),
    defaultEvent: .editingDidEnd,
    placement: Localized("A content region.", "内容区域。"),
    naturalSize: KindSize(width: 120, height: 100), takesRoom: true,
    layout: KindLayout(place: .block, content: .lines),
    defaultTraits: ["userInteractionEnabled"],
    related: [.textField, .label],
    example: exampleFile)
}

private let propertyTable: [Property] = [
  Property(
    .text, .string, default: .string(""), bindable: true, source: "U",
    Localized("the typed text", "已输入的文本")),
  Property(
    .font, .font, default: .member("body"), appearance: true, source: "U",
    Localized(
      "a text style, which follows Dynamic Type, or a font", "随动态文本(Dynamic Type)变化的文本样式，或某种字体")),
  Property(
    .textColor, .color, appearance: true, source: "U",
    Localized("the color of the text", "文字颜色")),
  Property(
    .textAlignment, .oneOf(.textAlignment), default: .member("left"), source: "U",
    Localized(
      "how the text is aligned within its width; unset and `.natural`, where lines begin in the language",
      "文本在其宽度内的对齐方式；未设置和 `.natural` 时从该语言的行首开始")),
  Property(
    .keyboardType, .oneOf(.keyboardType), default: .member("default"), source: "U",
    Localized("the keyboard that suits the text", "适合输入内容的键盘类型")),
]

private let exampleFile = #"""
  screen Notes "Notes" {
    var note: String = "Buy tea"

    content {
      textView {
        text <-> note
        font: .body
        accessibility { label: "Note" }
      }
    }
  }
  """#
