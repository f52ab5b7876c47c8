extension Kind {
  static let section = Kind(
    .section, role: .container,
    title: Localized("Section", "分区"),
    documentation: Localized(
      "A group of rows under a title, with a note below them if it needs one.",
      "同一标题下的一组表格行，下方可以有一段说明。"),
    primaryText: .title, ownProperties: propertyTable,
    placement: Localized("A table.", "表格视图中。"),
    layout: KindLayout(place: .block),
    related: [.table, .row],
    children: .elements,
    example: exampleFile)
}

private let propertyTable: [Property] = [
  Property(
    .title, .string, source: "P",
    Localized("the text above the rows", "显示在表格行上方的标题")),
  Property(
    .footer, .string, source: "U",
    Localized("the text below the rows, in as many lines as it needs", "显示在表格行下方的文字，可以有多行")),
]

private let exampleFile = #"""
  screen Fonts "Fonts" {
    var bold: Bool = false

    table {
      section "Text" {
        footer: "Bold letters are easier to read in the dark."
        row "Bold" { switch { isOn <-> bold } }
      }
      section "About" {
        row "Version 1.2"
      }
    }
  }
  """#
