import CtlCatalogue
import CtlDiagnostics

extension Rule {
  static let refreshControlTitleWithoutValue = Rule(
    about, visits: .kinds([.refreshControl]), having: [.title]
  ) { control in
    guard let title = control.written(.title), let text = title.string, isEmpty(text) else {
      return
    }
    control.report(about, at: .value(title), fixes: [control.delete(title, .suggestion)])
  }

  /// Whether a title says no more than the spinning control: "Refreshing…".
  private static func isEmpty(_ title: String) -> Bool {
    func isTrimmed(_ character: Character) -> Bool {
      character.isWhitespace || ".…。．⋯".contains(character)
    }
    var rest = title.lowercased()[...]
    while let last = rest.last, isTrimmed(last) { rest.removeLast() }
    while let first = rest.first, isTrimmed(first) { rest.removeFirst() }
    return emptyTitles.contains(String(rest))
  }
}

private let emptyTitles: Set<String> = [
  "refresh", "refreshing", "reload", "loading", "update", "updating", "please wait", "刷新",
  "正在刷新", "刷新中", "加载", "加载中", "正在加载", "正在载入", "载入中", "更新", "更新中", "正在更新",
  "请稍候", "请稍等", "重新加载", "reloading", "wird geladen", "lädt", "laden", "aktualisieren",
  "wird aktualisiert", "aktualisierung", "chargement", "chargement en cours", "actualisation",
  "actualiser", "cargando", "actualizando", "actualizar", "読み込み中", "bitte warten", "working",
  "one moment", "one moment please", "loading data", "einen moment", "einen moment bitte",
  "just a moment", "wait", "hang on", "请等待", "稍等", "正在加载数据", "数据加载中",
]

private let about = Code(
  "refresh-control/title-without-value", .advice,
  title: Message("the title adds nothing to the spinning control", "这个标题没有必要，可以去掉"),
  why: Message(
    "The control already shows that it is refreshing. A title is useful only when it says "
      + "something else, such as how old the content is.",
    "看到控件旋转，用户就知道正在刷新。只有提供其他信息（例如内容的更新时间）时，标题才有意义。"),
  citation: .guidelines("Refresh Control > Guidelines"),
  bad: .inTable(
    having: "action load()",
    """
    refreshControl {
      title: "Refreshing..."
      //     ^^^^^^^^^^^^^^^
      on valueChanged -> load()
    }
    row "Final"
    """,
    """
    refreshControl {
      title: "加载中…"
      //     ^^^^^^^^^^^^^^
      on valueChanged -> load()
    }
    row "决赛"
    """),
  good: .inScreen(
    """
    action load()
    table {
      refreshControl { on valueChanged -> load() }
      row "Final"
    }
    """,
    """
    var minutes: Int = 3
    action load()
    table {
      refreshControl { title: "Updated \\(minutes) min Ago"; on valueChanged -> load() }
      row "Final"
    }
    """), fix: .suggestion)
