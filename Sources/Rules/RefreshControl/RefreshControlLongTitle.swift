import CtlCatalogue
import CtlDiagnostics
import CtlText

extension Rule {
  static let refreshControlLongTitle = Rule(
    about, visits: .kinds([.refreshControl]), having: [.title]
  ) { control in
    // An instruction should not be there at all, as another rule says.
    guard let title = control.written(.title), title.usageWords == nil else { return }
    let text = title.knownText
    let columns = text.displayWidth
    // The words of most other languages are longer: “Zuletzt aktualisiert”.
    let isLonger = control.language(of: text) == .other
    let most = control.settings[.refreshTitleMaxColumns] * (isLonger ? 1.25 : 1)
    guard Double(columns) > most else { return }
    control.report(
      about, at: .value(title),
      label: Message("{columns} letters wide; {max} are enough", "共 {columns} 个字符宽，不宜超过 {max} 个")([
        "columns": .number(columns), "max": .number(most),
      ]))
  }
}

private let about = Code(
  "refresh-control/long-title", .advice,
  title: Message("keep the title of a refresh control short", "刷新控件的标题应当简短"),
  why: Message(
    "The title is visible for a moment, on a moving list. People can read a few words in that "
      + "time, but not a sentence.",
    "标题只在列表移动时出现片刻。几个字来得及看，整句话来不及。"),
  citation: .guidelines("Refresh Control > Guidelines"),
  bad: .inTable(
    having: "action load()",
    """
    refreshControl {
      title: "Last Updated on the First of March at Noon"
      //     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      on valueChanged -> load()
    }
    row "Gold"
    """,
    """
    refreshControl {
      title: "Updated at Noon, Monday.."
      //     ^^^^^^^^^^^^^^^^^^^^^^^^^^^
      on valueChanged -> load()
    }
    row "Gold"
    """),
  good: .inTable(
    having: "action load()",
    """
    refreshControl { title: "Updated at Noon, Monday."; on valueChanged -> load() }
    row "Gold"
    """,
    """
    refreshControl { title: "已于三月一日中午十二点更"; on valueChanged -> load() }
    row "黄金"
    """,
    """
    refreshControl { title: "Zuletzt aktualisiert: heute"; on valueChanged -> load() }
    row "Silber"
    """))
