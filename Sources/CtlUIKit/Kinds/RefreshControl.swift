#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import CtlRuntime
  import UIKit

  /// Refreshes a table that is dragged down.
  enum RefreshControlKind: KindView {
    static func makeView(_ element: ControlElement<RefreshControlKind>) -> UIRefreshControl {
      let view = UIRefreshControl()
      view.addAction(
        UIAction { [weak element] _ in
          element?.report(.valueChanged) { $0.isRefreshing = true }
        }, for: .valueChanged)
      return view
    }

    static func style(
      _ view: UIRefreshControl, _ change: Change<CtlRuntime.RefreshControl>,
      _ element: ControlElement<RefreshControlKind>
    ) {
      change.of(\.title) { view.attributedTitle = $0.map { NSAttributedString(string: $0) } }
    }

    /// The table decides when it is seen.
    static func isHidden(
      _ model: CtlRuntime.RefreshControl, _ element: ControlElement<RefreshControlKind>
    ) -> Bool {
      model.view.isHidden
    }

    static func showValue(
      _ view: UIRefreshControl, _ model: CtlRuntime.RefreshControl,
      _ element: ControlElement<RefreshControlKind>
    ) {
      guard view.isRefreshing != model.isRefreshing else { return }
      guard model.isRefreshing else { return view.endRefreshing() }
      pullDown(view)
      view.beginRefreshing()
    }

    static func appeared(_ element: ControlElement<RefreshControlKind>) {
      if element.model.isRefreshing, let view = element.control { pullDown(view) }
    }

    /// UIKit itself shows only what a person has pulled. A table that is scrolled down stays there.
    private static func pullDown(_ view: UIRefreshControl) {
      guard view.window != nil, let table = view.superview as? UITableView else { return }
      var place = table.contentOffset
      guard place.y <= -table.adjustedContentInset.top else { return }
      place.y -= view.bounds.height
      table.setContentOffset(place, animated: true)
    }
  }
#endif
