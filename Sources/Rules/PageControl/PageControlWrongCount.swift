import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension Rule {
  static let pageControlWrongCount = Rule(
    about, visits: .kinds([.pageControl]), having: [.numberOfPages]
  ) { control in
    guard let written = control.written(.numberOfPages), let dots = control.int(.numberOfPages),
      let views = control.shownViews, views.count != dots
    else { return }
    control.report(
      about, at: .value(written),
      label: Message("{dots} dots for {views} views", "{views} 个视图有 {dots} 个圆点")([
        "dots": .number(Double(dots)), "views": .number(Double(views.count)),
      ]),
      related: [Finding.Related(views.place, Message("the views", "视图")())],
      looks: [.numberOfPages, .pages])
  }
}

private let about = Code(
  "page-control/wrong-count", .warning,
  title: Message("a page control shows one dot for each view", "页面控件为每个视图显示一个圆点"),
  why: Message(
    "The dots tell how many views are open and which of them people see. With more or fewer dots "
      + "than views they tell neither.",
    "圆点表示打开了多少个视图，以及当前是哪一个。圆点数与视图数不同，两者都看不出来。"),
  citation: .guidelines("Page Control"),
  bad: [
    """
    screen Intro {
      var page: Int in 0...3 = 0
      content {
        view first { label "Tune your guitar." }
        view second { label "Choose a song." }
      }
      pageControl {
        numberOfPages: 4
        //             ^
        currentPage <-> page
        pages: [first, second]
        accessibility { label: "Introduction" }
      }
    }
    """,
    """
    screen Intro {
      let tips = ["Tune your guitar.", "Choose a song."]
      var page: Int in 0...2 = 0
      scrollView {
        axis: .horizontal
        isPagingEnabled: true
        currentPage <-> page
        for tip in tips { label "\\(tip)" }
      }
      pageControl {
        numberOfPages: tips.count + 1
        //             ^^^^^^^^^^^^^^
        currentPage <-> page
        accessibility { label: "Introduction" }
      }
    }
    """,
  ],
  good: [
    """
    screen Intro {
      var page: Int in 0...1 = 0
      content {
        view first { label "Tune your guitar." }
        view second { label "Choose a song." }
      }
      pageControl {
        numberOfPages: 2
        currentPage <-> page
        pages: [first, second]
        accessibility { label: "Introduction" }
      }
    }
    """
  ])
