extension Kind {
  static let searchBar = Kind(
    .searchBar, role: .companion,
    title: Localized("Search Bar", "搜索栏"),
    documentation: Localized(
      "Takes the words that people look for. The Search key sends `editingDidEndOnExit`.",
      "输入要搜索的内容。按下键盘上的搜索键时发送 `editingDidEndOnExit`。"),
    uikitClass: "UISearchBar", isInteractive: true,
    primaryText: .placeholder, ownProperties: propertyTable,
    events: EventSet([
      .editingDidBegin, .editingChanged, .editingDidEnd, .editingDidEndOnExit,
    ]),
    defaultEvent: .editingChanged,
    placement: Localized("Above what is searched.", "要搜索的内容上方。"),
    fixedSize: KindSize(height: 44), naturalSize: KindSize(width: 97), takesRoom: true,
    layout: KindLayout(place: .block),
    defaultTraits: ["userInteractionEnabled", "searchField"],
    related: [.textField, .table],
    example: exampleFile)
}

private let propertyTable: [Property] = [
  Property(
    .text, .string, default: .string(""), bindable: true, source: "U",
    Localized("the typed words, on one line", "已输入的内容，只有一行")),
  Property(
    .placeholder, .string, source: "U",
    Localized("the hint that shows while the bar is empty", "搜索栏为空时显示的占位符文本")),
]

private let exampleFile = #"""
  screen Teas "Teas" {
    var words: String = ""

    searchBar "Search Teas" { text <-> words }
    table {
      if words.isEmpty {
        row "Sencha"
        row "Assam"
      } else {
        row "Teas Like \(words)"
      }
    }
  }
  """#
