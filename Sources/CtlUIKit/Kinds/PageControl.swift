#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import CtlRuntime
  import UIKit

  /// A row of dots. A tap moves by one page.
  enum PageControlKind: KindView {
    static func makeView(_ element: ControlElement<PageControlKind>) -> UIPageControl {
      let view = UIPageControl()
      view.addAction(
        UIAction { [weak element, weak view] _ in
          guard let view else { return }
          let page = view.currentPage
          element?.report(.valueChanged) { $0.currentPage = page }
        }, for: .valueChanged)
      return view
    }

    static func style(
      _ view: UIPageControl, _ change: Change<CtlRuntime.PageControl>,
      _ element: ControlElement<PageControlKind>
    ) {
      change.of(\.numberOfPages) { view.numberOfPages = $0 }
      change.of(\.hidesForSinglePage) { view.hidesForSinglePage = $0 }
      change.of(\.pageIndicatorTintColor) { view.pageIndicatorTintColor = $0.map { UIColor($0) } }
      change.of(\.currentPageIndicatorTintColor) {
        view.currentPageIndicatorTintColor = $0.map { UIColor($0) }
      }
      change.of(\.width) { element.setWidth($0) }
    }

    /// UIKit defers no display any more, so a tapped page shows at once.
    static func showValue(
      _ view: UIPageControl, _ model: CtlRuntime.PageControl,
      _ element: ControlElement<PageControlKind>
    ) {
      if view.currentPage != model.displayedPage { view.currentPage = model.displayedPage }
    }
  }
#endif
