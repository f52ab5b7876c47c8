import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension Rule {
  static let pageControlWrongCount = Rule(
    about, visits: .kinds([.pageControl]), having: [.numberOfPages]
  ) { control in
    guard let written = control.written(.numberOfPages), let dots = control.int(.numberOfPages),
      let views = control.listedViews ?? control.turnedPages, views.count != dots
    else { return }
    control.report(
      about, at: .value(written),
      label: Message("{dots} dots for {views} views", "{views} 个视图有 {dots} 个圆点")([
        "dots": .number(Double(dots)), "views": .number(Double(views.count)),
      ]),
      related: [Finding.Related(views.place, Message("the views", "视图")())])
  }
}

extension PlacedElement {
  /// Those of `pages`.
  fileprivate var listedViews: (count: Int, place: Location)? {
    written(.pages).flatMap { pages in pages.items.map { ($0.count, pages.valueLocation) } }
  }

  /// Those of the scroll view that turns the pages of the same variable.
  fileprivate var turnedPages: (count: Int, place: Location)? {
    guard let page = written(.currentPage), page.isBinding,
      let bound = walk.expansion.variable(page.entry.expression, of: program, in: frame)
    else { return nil }
    // A screen has one or two.
    for index in walk.positions(of: .scrollView).prefix(16) {
      let view = PlacedElement(walk: walk, index: index)
      guard view.bool(.isPagingEnabled) == true, let other = view.written(.currentPage),
        other.isBinding,
        let turned = walk.expansion.variable(
          other.entry.expression, of: view.program, in: view.frame),
        turned.program.file == bound.program.file,
        turned.variable.origin == bound.variable.origin,
        // Not in a condition, a loop or a component.
        view.children.allSatisfy({ Int($0.instance.parent) == view.index })
      else { continue }
      return (view.children.count { _ in true }, view.location(.kind))
    }
    return nil
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
    """
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
