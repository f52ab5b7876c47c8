import CtlDiagnostics

extension Rule {
  static let pageControlTooManyPages = Rule(
    about, visits: .kinds([.pageControl]), having: [.numberOfPages, .pages],
    weight: .settable(["numberOfPages"])
  ) { control in
    let most = control.settings[.maxPages]
    guard let pages = control.greatestPageCount, Double(pages.number) > most else { return }
    control.report(
      about, at: pages.place, ["max": .number(most)],
      label: Message("{n} views", "{n} 个视图")(["n": .number(pages.number)]),
      notes: [
        Message(
          "A list or a grid says more about each view and lets people go straight to one.",
          "列表或网格能给出每个视图的更多信息，也能让用户直接进入某个视图。")()
      ] + control.clippedNote(pages.number))
  }
}

private let about = Code(
  "page-control/too-many-pages", .warning, editions: [.ios8],
  title: Message(
    "visiting more than about {max} views in sequence takes too long; use another arrangement",
    "逐个访问 {max} 个以上的视图太耗时，请改用其他方式"),
  why: Message(
    "With a page control people go from one view to the next and cannot skip any. The last of "
      + "many views is far away.",
    "使用页面控件时，用户只能从一个视图转到相邻的视图，不能跳过。视图太多时，要很久才能到达最后一个。"),
  citation: Citation([.guidelines8, .guidelinesZh], "Page Control"),
  bad: .inScreen(
    """
    device: .iPad
    var albums: Int in 0...30 = 1
    action show()
    content {
      label albumsLabel "Albums: \\(albums)"
      stepper { value <-> albums; describedBy: albumsLabel }
    }
    pageControl { numberOfPages: albums + 5; on valueChanged -> show() }
    //                           ^^^^^^^^^^
    """,
    """
    device: .iPad
    action show()
    content {
      pageControl {
        numberOfPages: 30
        //             ^^
        accessibility { label: "Albums" }
        on valueChanged -> show()
      }
    }
    """,
    """
    device: .iPad
    let albums: Int = 3 * 7
    action show()
    content {
      pageControl {
        numberOfPages: albums
        //             ^^^^^^
        accessibility { label: "Albums" }
        on valueChanged -> show()
      }
    }
    """),
  good: [
    """
    screen Stamps {
      var pages: Int in 1...30 = 1
      action show()
      content {
        label pagesLabel "Pages: \\(pages)"
        stepper { value <-> pages; describedBy: pagesLabel }
      }
      pageControl { isHidden: pages > 9; numberOfPages: pages; on valueChanged -> show() }
    }
    """,
    """
    screen Stamps {
      device: .iPad
      action show()
      content {
        pageControl {
          numberOfPages: 8
          accessibility { label: "Albums" }
          on valueChanged -> show()
        }
      }
    }
    """,
    Example(
      """
      screen Stamps {
        device: .iPad
        action show()
        content {
          pageControl {
            numberOfPages: 30
            accessibility { label: "Albums" }
            on valueChanged -> show()
          }
        }
      }
      """, settings: "{ \"guidelines\": \"ios7\" }"),
  ])
