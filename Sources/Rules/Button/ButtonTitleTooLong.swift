import CtlDiagnostics
import CtlText

extension Rule {
  static let buttonTitleTooLong = Rule(about, visits: .buttons, having: [.title]) { button in
    let usual = button.settings[.buttonTitleMaxColumns]
    var limit = usual
    let columnWidth = max(1, button.settings[.columnWidth])
    if let width = button.statedWidth {
      limit = width.points / columnWidth
    } else if button.isWritten(.width) {
      return
    } else {
      if limit == Threshold.buttonTitleMaxColumns.standard, let width = button.lineWidth {
        limit = max(limit, width / columnWidth)
      }
      if let most = button.greatestWidth?.points { limit = min(limit, most / columnWidth) }
      if let cut = button.cutWidth() { limit = min(limit, cut / columnWidth) }
    }
    for title in button.allWritten(.title) {
      // What is not known yet takes room too.
      var text = title.knownText
      var place: Location?
      func isLong(_ text: String) -> Bool { Double(text.displayWidth) > limit }
      if !isLong(text) {
        guard let stated = title.statedTexts.first(where: { isLong($0.text) }) else { continue }
        (text, place) = (stated.text, stated.location)
      }
      button.report(
        about, at: .value(title),
        label: (limit == usual
          ? Message("{columns} letters wide; keep to {limit}", "{columns} 个字符宽，最好不超过 {limit} 个")
          : Message("{columns} letters wide; {limit} fit", "{columns} 个字符宽，最多 {limit} 个"))([
            "columns": .number(text.displayWidth), "limit": .number(limit.rounded(.down)),
          ]),
        related: title.related(toState: place))
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
