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
    .spacing, .length, default: .double(0), range: .atLeast(0), source: "U",
    Localized("the space between two elements, in points", "相邻元素的间距（点）")),
  Property(
    .alignment, .oneOf(.stackAlignment), default: .absent, source: "U",
    Localized(
      "where the elements are across the axis; of a horizontal stack `leading` is the top; without it, "
        + "each is where its kind belongs",
      "元素在与排列方向垂直的方向上的位置；水平堆栈的 `leading` 为顶部；不写时各元素按其种类放置")),
  Property(
    .margins, .length, default: .double(0), range: .atLeast(0), source: "U",
    Localized("the space at each edge, in points", "四周的边距（点）")),
]

extension CaseSet {
  /// Where the elements of a stack are across its axis.
  public static let stackAlignment = CaseSet(
    "StackAlignment", swift: "ControlTree.Container.Alignment",
    ["fill", "leading", "center", "trailing"])
}

private let exampleFile = #"""
  screen Clock "Clock" {
    content {
      stack {
        axis: .vertical
        spacing: 8pt
        alignment: .trailing
        margins: 16pt
        label "09:41" { font: .headline }
        label "Saturday"
      }
    }
  }
  """#
