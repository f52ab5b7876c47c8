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

    /// UIKit itself shows only what a person has pulled. What is scrolled down stays there.
    private static func pullDown(_ view: UIRefreshControl) {
      guard view.window != nil, let list = view.superview as? UIScrollView else { return }
      var place = list.contentOffset
      guard place.y <= -list.adjustedContentInset.top else { return }
      place.y -= view.bounds.height
      list.setContentOffset(place, animated: true)
    }
  }

  extension ScreenElement {
    /// Whether it comes into sight when what it is in is dragged down.
    var isPulled: Bool { self is ControlElement<RefreshControlKind> }
  }

  extension UIScrollView {
    /// Has the one of its elements that is pulled down above the others.
    func showPulled(of children: [ScreenElement]) {
      refreshControl = children.first { $0.isPulled }?.view as? UIRefreshControl
    }
  }
#endif
