extension Kind {
  static let row = Kind(
    .row, role: .container,
    title: Localized("Row", "表格行"),
    documentation: Localized(
      "One line of a table, with a title and elements beside it. A tap sends `select`.",
      "表格视图的一行，包括标题和旁边的元素。轻击时发送 `select`。"),
    uikitClass: "UITableViewCell", isInteractive: true,
    primaryText: .title, ownProperties: propertyTable,
    events: EventSet([.select]), defaultEvent: .select,
    placement: Localized("A table or a section.", "表格视图或分区中。"),
    layout: KindLayout(place: .block),
    ground: .cell,
    related: [.table, .section, .switch, .detailDisclosureButton],
    children: .elements,
    example: exampleFile)
}

private let propertyTable: [Property] = [
  Property(
    .title, .string, source: "P",
    Localized(
      "the text of the row; it names a switch or a single input in it",
      "表格行的标题；也是其中的开关按钮或唯一输入控件的名称")),
  Property(
    .subtitle, .string, source: "U",
    Localized("a smaller text below the title", "标题下方较小的文字")),
  Property(
    .image, .image, appearance: true, source: "U",
    Localized("the image before the title; VoiceOver passes over it", "标题前的图片；旁白会跳过它")),
  Property(
    .isEnabled, .bool, default: .bool(true), source: "U",
    Localized(
      "whether people can tap and swipe it; a row that is not enabled is gray, and the controls in it "
        + "have an `isEnabled` of their own",
      "是否可以轻击和轻扫；停用的行显示为灰色，其中的控件各有自己的 `isEnabled`")),
  Property(
    .accessory, .oneOf(.rowAccessory), default: .member("none"), source: "U",
    Localized(
      "the sign at the end: `disclosureIndicator` for a row that opens something, `checkmark` for "
        + "a chosen one",
      "行尾的标记：`disclosureIndicator` 表示轻击后打开其他内容，`checkmark` 表示已选中")),
]

private let exampleFile = #"""
  screen Cities "Cities" {
    action open(city: String)

    table {
      for city in ["Basel", "Bern"] {
        row "\(city)" {
          subtitle: "Switzerland"
          accessory: .disclosureIndicator
          on select -> open(city: city)
        }
      }
    }
  }
  """#

extension CaseSet {
  /// The sign at the end of a row.
  public static let rowAccessory = CaseSet(
    "RowAccessory", swift: "ControlTree.Container.Accessory",
    ["none", "disclosureIndicator", "checkmark"])
}
