extension Kind {
  static let accessibility = Kind(
    .accessibility, role: .part,
    title: Localized("Accessibility", "辅助功能"),
    documentation: Localized(
      "What assistive technology says about the element around it.",
      "辅助功能对所在元素的描述。"),
    ownProperties: propertyTable,
    placement: Localized("Inside an element, once.", "元素内部，只写一次。"),
    example: exampleFile)
}

private let propertyTable: [Property] = [
  Property(
    .label, .string, source: "002",
    Localized(
      "the name of the element: short, localized, without the word for its type",
      "元素的名称：简短、本地化，不含控件类型")),
  Property(
    .hint, .string, source: "002",
    Localized(
      "the result of using it: brief, localized, without the gesture", "操作的结果：简短、本地化，不提手势")),
  Property(
    .value, .string, default: .derived(.control),
    access: .automatic(rule: "accessibility/automatic-attribute"), source: "002",
    Localized("the current value; controls supply it themselves", "当前的值；控件会自动提供")),
  Property(
    .traits, .list(.oneOf(.accessibilityTrait)), default: .derived(.control),
    source: "002 004",
    Localized("what it is, what it does and in which state it is", "元素的类型、行为和状态")),
  Property(
    .identifier, .string, source: "U",
    Localized("a fixed name for tests; it is never spoken", "供测试使用的固定名称，不会被读出")),
  Property(
    .frame, .anything, default: .derived(.control),
    access: .automatic(rule: "accessibility/automatic-attribute"), source: "002",
    Localized("where it is on the screen; controls supply it themselves", "元素在屏幕上的位置；控件会自动提供")),
]

private let exampleFile = #"""
  screen Radio "Radio" {
    action play()

    content {
      button {
        image: "play"
        accessibility {
          label: "Play"
          hint: "Starts the station heard last"
        }
        on touchUpInside -> play()
      }
    }
  }
  """#
