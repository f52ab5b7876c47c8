import CtlDiagnostics

extension Rule {
  static let buttonDecorationWithoutNeed = Rule(
    about, visits: .buttons, having: [.border, .backgroundImage]
  ) { button in
    // A system button goes by another rule.
    guard button.member(.type) != "system", button.needsEmphasis,
      let place = button.decorationPlace
    else { return }
    button.report(
      about, at: place, label: Message("draws attention", "会引起注意")(),
      looks: button.looks(ofDecoration: place),
      notes: [
        Message(
          "If it has to, say so with `emphasis: true`.", "如果确实需要引起注意，请写上 `emphasis: true`。")()
      ])
  }
}

extension PlacedElement {
  /// Whether a decoration has to be there because the file says so, which it does not.
  var needsEmphasis: Bool {
    settings.isActive(about) && region?.isContentRegion == true && bool(.emphasis) == false
  }
}

private let about = Code(
  "button/decoration-without-need", .advice, editions: [.ios8],
  title: Message("a clear title and a tint are usually enough", "通常清晰的标题和颜色已足够，不需要描边或背景"),
  why: Message(
    "A frame attracts the eye. That suits the one thing on a screen that people must find at "
      + "once, such as the button that makes a call; when every button has a frame, none stands "
      + "out.",
    "描边和背景会吸引视线，适合界面上必须一眼看到的那个按钮，例如拨号按钮。如果每个按钮都有，就没有一个突出。"),
  citation: Citation([.guidelines8, .guidelinesZh], "System Button"),
  bad: .inContent(
    having: "action save()",
    """
    button "Save" {
      type: .custom
      backgroundImage: "box"
      //<^^^^^^^^^^^^^^^^^^^^^^
      on touchUpInside -> save()
    }
    """),
  good: .inScreen(
    """
    action save()
    content {
      button "Save" { on touchUpInside -> save() }
    }
    """,
    """
    action call()
    content {
      button "Call" {
        type: .custom
        backgroundImage: "green"
        emphasis: true
        on touchUpInside -> call()
      }
    }
    """))
