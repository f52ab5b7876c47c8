import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension Rule {
  static let activityIndicatorBackgroundMismatch = Rule(
    about, visits: .kinds([.activityIndicator])
  ) { indicator in
    guard let nearest = indicator.backdrop else { return }
    // What it has by itself suits the bars and the cells of the system.
    if indicator.isInBar || nearest.isOfSystem, !indicator.isSet(.style), !indicator.isSet(.color) {
      return
    }
    let backdrop =
      indicator.color(.color).map {
        nearest.behind($0, saidForLooks: indicator.saysLooks(of: .color))
      } ?? nearest
    let color = indicator.written(.color)
    let style = indicator.written(.style)
    let isByColor = indicator.isSet(.color)
    let place = isByColor ? color : style
    let looks = [isByColor ? PropertyName.color : .style]
    guard let tone = indicator.sameTone(as: backdrop) else {
      guard indicator.blends(with: backdrop) else { return }
      return indicator.report(
        about, at: place.map { .value($0) } ?? .kind,
        label: Message("hardly differs from the background", "与背景颜色几乎相同")(),
        related: backdrop.tone.map(backdrop.related) ?? [], looks: looks)
    }
    let better = tone == .light ? "gray" : "white"
    indicator.report(
      about, at: place.map { .value($0) } ?? .kind,
      label: tone == .light
        ? Message("light on a light background", "浅色背景上的浅色指示器")()
        : Message("dark on a dark background", "深色背景上的深色指示器")(),
      related: backdrop.related(tone), looks: looks,
      // White is as bad in the other look of a background that has two.
      fixes: isByColor || (better == "gray" ? isGray(backdrop.color) : backdrop.tone == nil)
        ? [] : [indicator.setWhereSaid(.style, to: ".\(better)")])
  }
}

extension PlacedElement {
  /// The tone that an activity indicator has in common with its background in one of the looks: that of its
  /// color, else of its style.
  fileprivate func sameTone(as backdrop: Backdrop) -> Tone? {
    if isSet(.color), value(.color) != Value.none {
      guard let color = color(.color) else { return nil }
      return zip(color.tones, backdrop.tones).first { $0 != nil && $0 == $1 }?.0
    }
    switch member(.style) {
    case "white", "whiteLarge": return backdrop.tones.contains(.light) ? .light : nil
    // It is seen well enough in the dark of a background that is dark with the device.
    case "gray":
      let isDark = zip(Look.allCases, backdrop.tones).contains { !$0.isDark && $1 == .dark }
      return isDark ? .dark : nil
    default: return nil
    }
  }

  /// Whether its color is nearly that of its background, although one is light and the other dark.
  fileprivate func blends(with backdrop: Backdrop) -> Bool {
    if isSet(.color) { return color(.color).map { $0.blends(with: backdrop.color) } ?? false }
    return member(.style) == "gray" && isGray(backdrop.color)
  }
}

extension Color {
  fileprivate func blends(with background: Color) -> Bool {
    Contrast.least(self, on: background).map { $0.ratio < 1.5 } ?? false
  }
}

/// Whether an indicator of the gray style blends into a color.
private func isGray(_ background: Color) -> Bool {
  Color(0x8E, 0x8E, 0x93).blends(with: background)
}

private let about = Code(
  "activity-indicator/background-mismatch", .advice,
  title: Message("choose a color that stands out from the background", "请根据背景给活动指示器选择合适的颜色"),
  why: Message(
    "An indicator that blends into its background is invisible, and people who see no sign of "
      + "work think that it has stopped. The white styles suit dark backgrounds, the gray one "
      + "light ones.",
    "与背景颜色相近的指示器难以看清，用户会以为任务停滞了。白色样式适合深色背景，灰色样式适合浅色背景。"),
  citation: .guidelines("Activity Indicator > Guidelines"),
  bad: [
    """
    let paper = Color(light: #FFFFFF, dark: #000000)
    screen Gallery {
      content {
        background: paper
        activityIndicator { isAnimating: true; color: #FAFAFA }
        //                                            ^^^^^^^
      }
    }
    """,
    .inContent(
      """
      background: #FFFFFF
      activityIndicator { isAnimating: true; style: .white }
      //                                            ^^^^^^
      """),
    """
    screen Gallery {
      background: #808080
      content {
        activityIndicator { isAnimating: true }
        //<^^^^^^^^^^^^^^^^^
      }
    }
    """,
    .inContent(
      """
      background: #7F7F7F
      activityIndicator { isAnimating: true; style: .gray }
      //                                            ^^^^^
      """),
    .inContent(
      """
      background: #A0A0A0
      activityIndicator { isAnimating: true; style: .gray }
      //                                            ^^^^^
      """),
    .inContent(
      """
      background: .dark
      activityIndicator { isAnimating: true; color: #222222 }
      //                                            ^^^^^^^
      """),
    """
    screen Gallery {
      background: #FFFFFF
      content { label "New photos" }
      toolbar { activityIndicator { isAnimating: true; style: .white } }
      //                                                      ^^^^^^
    }
    """,
    """
    screen Gallery {
      background: #000000
      content { label "New photos" }
      table { row { activityIndicator { isAnimating: true; style: .white } } }
      //                                                          ^^^^^^
      toolbar { activityIndicator { isAnimating: true; style: .gray } }
      //                                                      ^^^^^
    }
    """,
    """
    component Waiting {
      activityIndicator { isAnimating: true; style: .gray }
    }

    screen Gallery {
      content {
        background: #000000
        Waiting
        //<^^^^^^^
      }
    }
    """,
  ],
  good: .inScreen(
    """
    content {
      background: #FFFFFF
      activityIndicator { isAnimating: true; style: .gray }
    }
    """,
    """
    content {
      background: #7F7F7F
      activityIndicator { isAnimating: true; style: .whiteLarge }
    }
    """,
    """
    content {
      background: #FFFFFF
      activityIndicator { isAnimating: true; color: #C70000 }
    }
    """,
    """
    content {
      background: Color(light: #FFFFFF, dark: #000000)
      activityIndicator { isAnimating: true; style: .gray }
      activityIndicator { isAnimating: true; color: Color(light: #000000, dark: #FFFFFF) }
    }
    """,
    """
    background: #FFFFFF
    content { label "New photos" }
    toolbar { activityIndicator { isAnimating: true } }
    """,
    """
    background: #000000
    content { label "New photos" }
    table { row "Loading" { activityIndicator { isAnimating: true } } }
    """)
    + [
      """
      screen Load {
        task load(kind: .other)
        on appear -> load()
        content {
          background: load.isRunning ? .white : .black
          activityIndicator { while: load; style: .gray }
        }
      }
      """,
      """
      screen Upload(shade: Color) {
        content {
          background: #000000
          view { background: shade; activityIndicator { isAnimating: true; style: .gray } }
        }
      }
      """,
    ], fix: .suggestion)
