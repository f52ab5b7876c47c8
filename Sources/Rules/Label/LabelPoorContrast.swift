import CtlChecker
import CtlDiagnostics

extension Rule {
  static let labelPoorContrast = Rule(
    about, visits: .kinds([.label]), having: [.textColor],
    weight: .settable(["textColor", "backgroundColor"])
  ) {
    label in
    if label.designFacts?.liesOverOthers == true { return }
    guard let color = label.color(.textColor) else { return }
    if Look.allCases.allSatisfy({ color.resolved(in: $0).alpha < leastAlpha }) {
      return label.report(
        about, at: label.written(.textColor).map { .value($0) } ?? .kind,
        label: Message("the text is transparent", "文字是透明的")(),
        looks: [.textColor],
        notes: [
          Message(
            "`isHidden` hides a label, from VoiceOver too.", "`isHidden` 会隐藏标签，VoiceOver 也不会读出。")()
        ])
    }
    guard
      let (ratio, look, background) = Contrast.least(
        color,
        on: label.backdrops.map {
          $0.behind(color, saidForLooks: label.saysLooks(of: .textColor)).color
        })
    else { return }
    let least = label.settings[.contrast]
    guard ratio < least else { return }
    // Rounded down, so that too little never looks like enough.
    let shown = (ratio * 100).rounded(.down) / 100
    let place = label.written(.textColor)
    label.report(
      about, at: place.map { .value($0) } ?? .kind,
      label: look.sentence([
        "text": .text(color.resolved(in: look).hex),
        "background": .text(background.hex), "ratio": .number(shown),
      ]),
      looks: [.textColor],
      notes: [
        Message("Text needs a contrast of {least}:1 or more.", "文字的对比度至少应为 {least}:1。")(
          ["least": .number(least)])
      ])
  }

  /// Of 255: with less, letters cannot be seen on any background.
  private static let leastAlpha = 26
}

extension Look {
  /// Says in which of the looks two colors have a contrast.
  func sentence(_ values: KeyValuePairs<String, Message.Argument>) -> Phrase {
    let message =
      switch (isDark, hasContrast) {
      case (false, false):
        Message(
          "{text} on {background} has a contrast of {ratio}:1",
          "{text} 与背景 {background} 的对比度为 {ratio}:1")
      case (true, false):
        Message(
          "in the dark, {text} on {background} has a contrast of {ratio}:1",
          "深色外观下，{text} 与背景 {background} 的对比度为 {ratio}:1")
      case (_, true):
        Message(
          "with high contrast, {text} on {background} has a contrast of {ratio}:1",
          "增强对比度时，{text} 与背景 {background} 的对比度为 {ratio}:1")
      }
    return message(values)
  }
}

private let about = Code(
  "label/poor-contrast", .advice,
  title: Message("the text is hard to read on this background", "请保证标签在背景上清晰易读"),
  why: Message(
    "Letters stand out when their brightness differs from the background. With too little "
      + "difference they vanish in sunlight, and for everyone whose sight is not perfect.",
    "文字靠与背景的明暗差别才能看清。差别太小，在阳光下就看不见，视力不佳的人也难以阅读。"),
  citation: .guidelines("Label > Guidelines"),
  bad: [
    """
    screen Profile {
      content { label "Name" { textColor: .clear } }
      //                                  ^^^^^^
    }
    """,
    """
    screen Profile {
      content {
        background: #FFFFFF
        label "Name" { textColor: #FFFF66 }
        //                        ^^^^^^^
      }
    }
    """,
    """
    let ink: Color = Color(light: #333333, dark: #555555)
    let paper: Color = Color(light: #FFFFFF, dark: #222222)
    screen Profile {
      background: paper
      content { label "Name" { textColor: ink } }
      //                                  ^^^
    }
    """,
    """
    screen Profile {
      background: .black
      let ink: Color = #333333
      content { label "Name" { textColor: ink } }
      //                                  ^^^
    }
    """,
    """
    screen Profile {
      background: #FFFFFF
      content { label "Name" { textColor: #00000080 } }
    }
    screen Faint {
      background: #FFFFFF
      content { label "Name" { textColor: #00000060 } }
      //                                  ^^^^^^^^^
    }
    """,
    """
    screen Card {
      background: #000000
      content {
        view {
          background: #FFFFFF20
          label "Hello" { textColor: #222222 }
          //                         ^^^^^^^
        }
      }
    }
    """,
    """
    screen Log {
      device: .iPad
      background: #000000
      content {
        annotation "Harbor" { label "Depth" { textColor: #EEEEEE } }
        //                                               ^^^^^^^
      }
      table { row { label "Monday" { textColor: #EEEEEE } } }
      //                                        ^^^^^^^
      popover { label "Tuesday" { textColor: #EEEEEE } }
      //                                     ^^^^^^^
    }
    """,
    Example(
      """
      appearance label { textColor: #777777 }
      //                 ^^^^^^^^^^^^^^^^^^
      screen Profile {
        background: #FFFFFF
        content { label "Name" }
      }
      """, settings: "{ \"thresholds\": { \"contrast\": 4.5 } }"),
  ],
  good: .inScreen(
    """
    var isOpen: Bool = false
    content {
      background: isOpen ? .white : .black
      view { isHidden: !isOpen; label "Open" { textColor: .black } }
      button "Open" { tintColor: .gray; on touchUpInside -> isOpen.toggle() }
    }
    """,
    """
    content {
      background: #FFFFFF
      label "Name" { textColor: #333333 }
      label "Role" { textColor: #949494 }
    }
    """,
    """
    content { label "Name" { textColor: #FFFF66 } }
    """,
    """
    background: #000000
    table { row { label "Name" { textColor: #333333 } } }
    content { view { background: #000000; label "Role" { textColor: #EEEEEE } } }
    """,
    """
    table { row { label "Name" { textColor: Color(light: #333333, dark: #DDDDDD) } } }
    """,
    """
    content {
      background: Color(light: #FFFFFF, dark: #000000)
      label "Name" { textColor: Color(light: #333333, dark: #DDDDDD) }
    }
    """))
