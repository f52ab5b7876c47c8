import CtlDiagnostics
import CtlText

extension Rule {
  static let buttonTitleTooLong = Rule(about, visits: .buttons, having: [.title]) { button in
    guard let limit = button.titleLimit else { return }
    for (title, text, place) in button.longTitles {
      button.report(
        about, at: .value(title),
        label: (limit == button.settings[.buttonTitleMaxColumns]
          ? Message("{columns} letters wide; keep to {limit}", "{columns} 个字符宽，最好不超过 {limit} 个")
          : Message("{columns} letters wide; {limit} fit", "{columns} 个字符宽，最多 {limit} 个"))([
            "columns": .number(text.displayWidth), "limit": .number(limit.rounded(.down)),
          ]),
        related: title.related(toState: place))
    }
  }
}

extension PlacedElement {
  /// Whether the rule about long titles reports one of it.
  var hasTitleTooLong: Bool {
    settings.isActive(about) && (self.is(.button) || self.is(.roundedRectangleButton))
      && !longTitles.isEmpty
  }

  /// The columns that the title of a button may have; nil when its width is not known.
  fileprivate var titleLimit: Double? {
    let usual = settings[.buttonTitleMaxColumns]
    var limit = usual
    let columnWidth = max(1, settings[.columnWidth])
    if let width = statedWidth { return width.points / columnWidth }
    if isWritten(.width) { return nil }
    if limit == Threshold.buttonTitleMaxColumns.standard, let width = lineWidth {
      limit = max(limit, width / columnWidth)
    }
    if let most = greatestWidth?.points { limit = min(limit, most / columnWidth) }
    if let cut = cutWidth() { limit = min(limit, cut / columnWidth) }
    return limit
  }

  /// Its titles that are longer than that, what they say then, and the place of what makes them so long.
  fileprivate var longTitles: [(title: Written, text: String, place: Location?)] {
    guard let limit = titleLimit else { return [] }
    func isLong(_ text: String) -> Bool { Double(text.displayWidth) > limit }
    return allWritten(.title).compactMap { title in
      // What is not known yet takes room too.
      let text = title.knownText
      if isLong(text) { return (title, text, nil) }
      return title.statedTexts.first { isLong($0.text) }.map { (title, $0.text, $0.location) }
    }
  }
}

extension PlacedElement {
  /// The room of a button that has a line of the content to itself, between its margins.
  fileprivate var lineWidth: Double? {
    var holder = parent
    while let other = holder, !other.isKind { holder = other.parent }
    guard let holder, holder.is(.content), !isConstrained else { return nil }
    return availableWidth.map { $0.points - 32 }
  }
}

private let about = Code(
  "button/title-too-long", .advice,
  title: Message("the title is too long and may be truncated", "标题太长，可能被截断"),
  why: Message(
    "The end of the title is cut off if it does not fit, and the end is often what matters: "
      + "send to whom, delete what.",
    "放不下的部分会被截断，而标题的末尾往往最重要：发送给谁、删除什么。"),
  citation: .guidelines("System Button > Guidelines"),
  bad: .inContent(
    having: "action send()",
    """
    button "Send This Message to Everyone in the Group" { on touchUpInside -> send() }
    //     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
    """,
    """
    button "Send to Group" {
    //     ^^^^^^^^^^^^^^^
      width: 110pt
      on touchUpInside -> send()
    }
    """,
    """
    button share "Send to Group" {
    //           ^^^^^^^^^^^^^^^
      on touchUpInside -> send()
    }
    layout { pin width(share) <= 110 }
    """,
    """
    view {
      button "Send to Group" { on touchUpInside -> send() }
      //     ^^^^^^^^^^^^^^^
      width: 110pt
    }
    """,
    """
    scrollView {
      contentInset: 100pt
      button "Open the Settings" { on touchUpInside -> send() }
      //     ^^^^^^^^^^^^^^^^^^^
    }
    """,
    """
    view {
      width: 100pt
      stack {
        margins: 20pt
        button "Open It" { on touchUpInside -> send() }
        //     ^^^^^^^^^
        button "Send It" { on touchUpInside -> send() }
        //     ^^^^^^^^^
      }
    }
    """,
    """
    button "把这条消息发送给群里的每一位成员和管理员" { on touchUpInside -> send() }
    //     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
    """)
    + .inScreen(
      """
      action listen()
      toolbar {
        button "Listen Without Headphones" { on touchUpInside -> listen() }
        //     ^^^^^^^^^^^^^^^^^^^^^^^^^^^
      }
      """),
  good: .inContent(
    having: "action send()",
    """
    button share "Send to Group" { on touchUpInside -> send() }
    layout { pin width(share) <= 150 }
    button "Send to Group" { width: 117pt; on touchUpInside -> send() }
    button "Send to the Others Today" { on touchUpInside -> send() }
    button "Send Without the Attachments" { on touchUpInside -> send() }
    """))
