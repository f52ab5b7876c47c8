import CtlChecker
import CtlDiagnostics

extension Rule {
  static let switchOutsideTable = Rule(about, visits: .kinds([.switch])) { control in
    guard control.nearest(.row) == nil, let container = control.container else { return }
    // A component without a container of its own may be used in a row.
    if control.isInUnknownPlace, container.is(.view) { return }
    let holder = control.parent
    // Constraints would go on to place a switch that has moved into a row.
    let canHoldTable =
      holder.map { $0.is(.screen) || $0.is(.content) || $0.is(.view) } ?? false
      && !control.isConstrained
    control.report(
      about, at: .kind,
      label: Message("is in {container}", "位于{container}中")(["container": container.kindPhrase]
      ), fixes: canHoldTable ? [control.putIntoRow] : [])
  }
}

extension PlacedElement {
  /// Puts it into a row, with the label before it that describes it: of the table beside it, if there is one.
  fileprivate var putIntoRow: Fix? {
    let siblings = parent.map { Array($0.children.prefix(256)) } ?? []
    guard let place = siblings.firstIndex(where: { $0.index == index }) else { return nil }
    var start = place
    if place > 0, case let label = siblings[place - 1], label.is(.label),
      referenced(.describedBy)?.index == label.index, !label.isConstrained
    {
      start -= 1
    }
    let beside = [start - 1, place + 1].filter(siblings.indices.contains).map { siblings[$0] }
      .first { $0.is(.table) && $0.element.loopDepth == element.loopDepth }
    let parts = siblings[start...place].map(\.element.origin)
    guard let table = beside else {
      return wrap(in: ["table", titledRow], from: start < place ? parts[0] : nil)
    }
    let lines = parts.flatMap { program.origins.lines(of: $0) }
    let row =
      lines.count == 1
      ? "\(titledRow) { \(lines[0]) }"
      : (["\(titledRow) {"] + lines.map { "  " + $0 } + ["}"]).joined(separator: "\n")
    return fix(
      Message("put it in a `row` of the table beside it", "放入旁边表格的 `row`")(), .suggestion,
      parts.map { .delete($0) } + [
        table.index < index
          ? .add([row], to: table.element.origin) : .addFirst(row, to: table.element.origin)
      ])
  }

  /// A row with the title that the label of the element says.
  fileprivate var titledRow: String {
    guard let label = written(.label, .accessibility)?.plainLiteral, !label.isBlank else {
      return "row"
    }
    return "row \(Value.quoted(label))"
  }
}

private let about = Code(
  "switch/outside-table", .warning,
  title: Message("switches belong in table rows", "开关按钮只应放在表格行里"),
  why: Message(
    "In a row the title on the left says what the switch turns on, and people read a list of "
      + "rows as a list of settings. Anywhere else it is unclear what a switch controls.",
    "在表格行里，左侧的标题说明了开关控制的内容，一组表格行就是一组设置。放在其他位置时，用户难以看出它控制的是什么。"),
  citation: .guidelines("Switch"),
  bad: [
    """
    screen Network {
      content {
        label wifiLabel "Wi-Fi"
        switch {
        //<^^^^^^
          describedBy: wifiLabel
          isOn: true
        }
      }
    }
    """,
    """
    screen Network {
      toolbar {
        switch { accessibility { label: "Wi-Fi" } }
        //<^^^^^^
      }
    }
    """,
    """
    component Setting(title: String) {
      label caption "\\(title)"
      switch { describedBy: caption }
    }

    screen Network {
      content {
        Setting { title: "Wi-Fi" }
        //<^^^^^^^
      }
    }
    """,
  ],
  good: [
    .inTable(
      """
      row "Wi-Fi" { switch { isOn: true } }
      """),
    """
    component Setting(title: String) {
      label caption "\\(title)"
      switch { describedBy: caption }
    }

    screen Network {
      table {
        row { Setting { title: "Wi-Fi" } }
      }
    }
    """,
  ], fix: .suggestion)
