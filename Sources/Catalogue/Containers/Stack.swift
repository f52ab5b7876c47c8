extension Kind {
  static let stack = Kind(
    .stack, role: .container,
    title: Localized("Stack", "堆栈视图"),
    documentation: Localized(
      "Puts its elements side by side, or one below the other.",
      "把元素并排放置，或自上而下放置。"),
    uikitClass: "UIStackView",
    ownProperties: propertyTable,
    placement: Localized("Any container.", "任意容器中。"),
    related: [.view, .content],
    children: .elements,
    example: exampleFile)
}

private let propertyTable: [Property] = [
  Property(
    .axis, .oneOf(.axis), default: .member("horizontal"), source: "U",
    Localized("the direction in which the elements follow each other", "元素排列的方向")),
  Property(
    .spacing, .length, default: .double(0), source: "U",
    Localized("the space between two elements, in points", "相邻元素的间距（点）")),
]

private let exampleFile = #"""
  screen Clock "Clock" {
    content {
      stack {
        axis: .vertical
        spacing: 8pt
        label "09:41" { font: .headline }
        label "Saturday"
      }
    }
  }
  """#
