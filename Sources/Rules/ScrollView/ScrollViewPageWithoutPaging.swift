import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension Rule {
  static let scrollViewPageWithoutPaging = Rule(
    about, visits: .kinds([.scrollView]), having: [.currentPage]
  ) { view in
    guard let written = view.written(.currentPage), view.bool(.isPagingEnabled) == false else {
      return
    }
    view.report(
      about, at: .property(written), label: Message("has no effect", "没有作用")(),
      fixes: [view.set(.isPagingEnabled, to: "true", .suggestion)])
  }
}

private let about = Code(
  "scroll-view/page-without-paging", .warning,
  title: Message(
    "a scroll view has pages only with `isPagingEnabled: true`",
    "滚动视图只有写上 `isPagingEnabled: true` 才分页"),
  why: Message(
    "Without it the elements move freely, and none of them is a page: `currentPage` is never read, and never "
      + "changes.", "没有它时元素自由移动，不分页：`currentPage` 不会被读取，也不会改变。"),
  bad: [
    """
    screen Welcome {
      var page: Int in 0...1 = 0
      scrollView {
        axis: .horizontal
        currentPage <-> page
        //<^^^^^^^^^^^^^^^^^^^^
        label "Pick a tea."
        label "Heat the water."
      }
      pageControl { numberOfPages: 2; currentPage <-> page; accessibility { label: "Step" } }
    }
    """
  ],
  good: [
    """
    screen Welcome {
      var page: Int in 0...1 = 0
      scrollView {
        axis: .horizontal
        isPagingEnabled: true
        currentPage <-> page
        label "Pick a tea."
        label "Heat the water."
      }
      pageControl { numberOfPages: 2; currentPage <-> page; accessibility { label: "Step" } }
    }
    """
  ], fix: .suggestion)
