import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension Rule {
  static let pageControlCurrentOutOfRange = Rule(
    about, visits: .kinds([.pageControl]), having: [.currentPage, .numberOfPages]
  ) { control in
    let current = control.written(.currentPage)
    let page = control.initial(.currentPage)?.whole
    if let count = control.written(.numberOfPages), let number = control.int(.numberOfPages),
      number < 0
    {
      var changes: [Change] = []
      if let current, let page, page != 0, !current.isBinding {
        changes = [current.replacing(with: "0")]
      }
      control.report(
        about, at: .value(count), label: Message("fewer pages than none", "页数不能小于 0")(),
        fixes: [control.replaceValue(count, with: "0", and: changes)])
      return
    }
    guard let current, let pages = control.pageCount ?? control.noPages else { return }
    let last = max(pages.number - 1, 0)
    guard let page, page < 0 || page > last else {
      reportReach(of: current, pages: pages.number, control)
      return
    }
    let label =
      switch pages.number {
      case 0: Message("there are no pages", "没有页面")()
      case 1: Message("the only page is 0", "唯一的页码是 0")()
      default: Message("the pages are 0 to {last}", "页码为 0 到 {last}")(["last": .number(last)])
      }
    control.report(
      about, at: .value(current), label: label,
      fixes: current.isBinding
        ? [] : [control.replaceValue(current, with: String(page < 0 ? 0 : last))])
  }

  /// The variable may become a page that never is. Of a wrong number of dots another rule speaks.
  private static func reportReach(of current: Written, pages: Int, _ control: PlacedElement) {
    // Pages that are added move the last one.
    let most = control.written(.numberOfPages)?.bounds?.ends.upperBound ?? 0
    guard pages > 0, control.shownViews.map({ $0.count == pages }) ?? true,
      let ends = current.ends(beyond: 0...max(Double(pages), most) - 1)
    else { return }
    control.report(
      about, at: .value(current), label: ends.label(beyond: 0...Double(pages - 1)),
      fixes: [current.countingFromZero(ends, last: pages - 1)])
  }
}

extension PlacedElement {
  /// The default: no pages, if the file sets none.
  fileprivate var noPages: PageCount? {
    isWritten(.numberOfPages) || isWritten(.pages) ? nil : PageCount(number: 0, place: .kind)
  }
}

private let about = Code(
  "page-control/current-out-of-range", .error,
  title: Message("`currentPage` must be one of the pages", "当前页不在页面范围内"),
  why: Message(
    "Pages are counted from 0, so the last of three is 2. UIKit moves any other number to the "
      + "nearest page, and the dots then show the wrong view.",
    "页码从0开始，因此三页中的最后一页是2。其他数值会被 UIKit 改为最近的一页，圆点所示的视图就不是想要的那个。"),
  citation: .guidelines("Page Control"),
  bad: [
    """
    screen Tour {
      action show()
      content {
        pageControl {
          numberOfPages: 3
          currentPage: 3
          //           ^
          accessibility { label: "Sights" }
          on valueChanged -> show()
        }
      }
    }
    """,
    """
    screen Tour {
      content {
        pageControl {
          numberOfPages: -1
          //             ^^
          currentPage: 2
          accessibility { label: "Sights" }
        }
      }
    }
    """,
    """
    component Dots(page: Int) {
      pageControl {
        numberOfPages: 3
        currentPage: page
        isEnabled: false
        accessibility { label: "Sights" }
      }
    }

    screen Tour {
      content {
        Dots { page: -1 }
        //           ^^
      }
    }
    """,
  ],
  good: .inScreen(
    """
    action show()
    content {
      pageControl {
        numberOfPages: 3
        currentPage: 2
        accessibility { label: "Sights" }
        on valueChanged -> show()
      }
    }
    """,
    """
    content {
      pageControl { numberOfPages: 0; currentPage: 0; accessibility { label: "Sights" } }
    }
    """), fix: .safe)
