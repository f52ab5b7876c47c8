extension Kind {
  static let detailDisclosureButton = Kind(
    .detailDisclosureButton, role: .control,
    title: Localized("Detail Disclosure Button", "详情展开按钮"),
    documentation: Localized(
      "Opens a separate view with more about one item, such as a row.",
      "打开另一个视图，显示某一项（例如表格行）的更多详情。"),
    uikitClass: "UIButton (detailDisclosure)", isControl: true, isInteractive: true,
    ownProperties: propertyTable, events: .touch, defaultEvent: .touchUpInside,
    placement: Localized(
      "Usually a table row; also a map annotation or another view about one item.",
      "通常在表格行中；也可在地图标注或其他关于某一项的视图中。"),
    fixedSize: KindSize(width: 22, height: 22),
    layout: KindLayout(place: .trailing),
    defaultTraits: ["userInteractionEnabled", "button"], hasBaseline: false,
    related: [.infoButton, .button],
    behaviors: behaviorList,
    example: exampleFile)
}

private let propertyTable: [Property] = [
  Property(
    .item, .reference(.element), default: .derived(.item),
    source: "000 001 003 P",
    Localized("the item that the details describe", "详情所描述的项")),
  Property(
    .reveals, .reference(.destination), source: "000 001 003",
    Localized(
      "the details: a view of this screen, but not the one around the button, or another screen, which is pushed",
      "详情：本界面的视图（不能是按钮所在的视图），或另一个界面（推入）")),
  Property(
    .isRevealing, .bool, default: .bool(false), bindable: true, source: "000 001 003 P",
    Localized(
      "whether that view is shown; a tap shows it, and another one hides it",
      "该视图是否已显示；轻击显示，再次轻击隐藏")),
]

private let behaviorList: [Localized] = [
  Localized(
    "A tap opens a separate view with more about the item. A `view` of the same screen is hidden "
      + "until then, and again after another tap.",
    "轻击后打开另一个视图，显示该项的更多详情。同一界面中的 `view` 在此之前是隐藏的，再次轻击后又隐藏。"),
  Localized(
    "A tap elsewhere in the row does not reach it: it selects the row, or does what the app defines.",
    "轻击表格行的其他位置不会触发按钮，而是选中该行或执行应用定义的动作。"),
]

private let exampleFile = #"""
  screen Networks "Networks" {
    action showDetails()

    table {
      row "Home" {
        detailDisclosureButton {
          item: home
          accessibility { label: "Details of Home" }
          on touchUpInside -> showDetails()
        }
      }
    }
    view home { label "192.168.0.2" }
  }
  """#
