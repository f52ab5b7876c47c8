import CtlDiagnostics

extension Rule {
  static let pageControlDotsClipped = Rule(
    about, visits: .kinds([.pageControl]), having: [.numberOfPages, .pages]
  ) { control in
    guard let pages = control.pageCount, let width = control.room(ofDots: pages.number) else {
      return
    }
    // Of views that are too many for any width another rule speaks.
    if control.settings.edition == .ios8, Double(pages.number) > control.settings[.maxPages] {
      return
    }
    let pitch = control.settings[.dotPitch]
    guard pitch > 0, Double(pages.number) * pitch > width.points else { return }
    var related: [Finding.Related] = []
    if let location = width.location {
      related = [
        Finding.Related(
          location,
          Message("{width} points wide here", "此处宽 {width} 点")(["width": .number(width.points)]))
      ]
    }
    control.report(
      about, at: pages.place, ["n": .number(max(0, (width.points / pitch).rounded(.down)))],
      label: Message("{needed} points of dots in {width}", "圆点共占 {needed} 点，而宽度只有 {width} 点")([
        "needed": .number(Double(pages.number) * pitch), "width": .number(width.points),
      ]), related: related, looks: control.set(among: [.numberOfPages, .width]))
  }
}

extension PlacedElement {
  /// The width for the dots: that of the frame where they do not fit, else what is around it.
  fileprivate func room(ofDots count: Int) -> StatedWidth? {
    guard let known = availableWidth,
      let size = solvedSizeOfNarrow(needing: Double(count) * settings[.dotPitch])
    else { return availableWidth }
    let points = size.isCut || !size.isFlowing ? size.frame.width : size.room
    return StatedWidth(
      points: points, location: points == known.points ? known.location : nil)
  }

  /// That some of many dots are cut off, where that is not the finding itself.
  func clippedNote(_ count: Int) -> [Phrase] {
    let pitch = settings[.dotPitch]
    guard let width = room(ofDots: count), pitch > 0, Double(count) * pitch > width.points else {
      return []
    }
    return [
      Message("Only {n} dots fit here; the rest are clipped.", "这里只能显示 {n} 个点，其余的点会被截断。")(
        ["n": .number(max(0, (width.points / pitch).rounded(.down)))])
    ]
  }
}

private let about = Code(
  "page-control/dots-clipped", .warning,
  title: Message(
    "only {n} dots fit here; the rest are clipped", "这里只能显示 {n} 个点，其余的点会被截断"),
  why: Message(
    "Dots neither shrink nor move together when there are many. Those beyond the edge are cut "
      + "off, perhaps with the current one, and then people cannot see where they are. An "
      + "iPhone held upright has room for about 20.",
    "圆点增多时，大小和间距都不变，超出边缘的会被截断；如果当前圆点也在其中，用户就无从得知自己的位置。"
      + "竖屏的 iPhone 大约能容纳20个。"),
  citation: .guidelines("Page Control > Appearance and Behavior"),
  bad: [
    """
    screen Forecast {
      action show()
      content {
        pageControl {
          numberOfPages: 8
          //             ^
          width: 100pt
          accessibility { label: "Cities" }
          on valueChanged -> show()
        }
      }
    }
    """,
    """
    screen Forecast {
      action show()
      content {
        view {
          width: 120pt
          pageControl {
            numberOfPages: 8
            //             ^
            accessibility { label: "Cities" }
            on valueChanged -> show()
          }
        }
      }
    }
    """,
    Example(
      """
      screen Forecast {
        action show()
        content {
          pageControl {
            numberOfPages: 21
            //             ^^
            accessibility { label: "Cities" }
            on valueChanged -> show()
          }
        }
      }
      """, settings: "{ \"guidelines\": \"ios7\" }"),
    """
    screen Forecast {
      action show()
      content {
        pageControl dots {
          numberOfPages: 8
          //             ^
          accessibility { label: "Cities" }
          on valueChanged -> show()
        }
        layout { pin width(dots) == 90 }
      }
    }
    """,
  ],
  good: [
    """
    screen Forecast {
      action show()
      content {
        pageControl {
          numberOfPages: 6
          width: 100pt
          accessibility { label: "Cities" }
          on valueChanged -> show()
        }
      }
    }
    """,
    Example(
      """
      screen Forecast {
        action show()
        content {
          pageControl {
            numberOfPages: 20
            accessibility { label: "Cities" }
            on valueChanged -> show()
          }
        }
      }
      """, settings: "{ \"guidelines\": \"ios7\" }"),
    Example(
      """
      screen Forecast {
        orientation: .landscape
        action show()
        content {
          pageControl {
            numberOfPages: 25
            accessibility { label: "Cities" }
            on valueChanged -> show()
          }
        }
      }
      """, settings: "{ \"guidelines\": \"ios7\" }"),
  ])
