extension Kind {
  static let table = Kind(
    .table, role: .container,
    title: Localized("Table", "表格视图"),
    documentation: Localized(
      "A list of rows that scrolls, in sections if it has any.",
      "可滚动的一列表格行，可以分为若干分区。"),
    uikitClass: "UITableView",
    ownProperties: propertyTable,
    placement: Localized("A screen, a content region or a view.", "界面、内容区域或视图中。"),
    layout: KindLayout(place: .block),
    ground: .grouped,
    related: [.section, .row, .refreshControl, .picker],
    children: .elements,
    example: exampleFile)
}

private let propertyTable: [Property] = [
  Property(
    .automaticUpdates, .bool, default: .bool(true), source: "000 001 003 P",
    Localized(
      "whether it updates by itself, with or without a refresh control",
      "是否自动刷新；有了刷新控件也应保留"))
]

private let exampleFile = #"""
  screen Settings "Settings" {
    var sounds: Bool = true

    table {
      row "Sounds" { switch { isOn <-> sounds } }
      row "About"
    }
  }
  """#
