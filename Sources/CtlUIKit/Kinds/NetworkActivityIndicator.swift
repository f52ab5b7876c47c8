#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import CtlRuntime
  import UIKit

  /// The status bar shows no network activity any more, so an indicator in the navigation bar does.
  enum NetworkActivityIndicatorKind: KindView {
    static func makeView(
      _ element: ControlElement<NetworkActivityIndicatorKind>
    ) -> UIActivityIndicatorView {
      let view = UIActivityIndicatorView(style: .medium)
      view.hidesWhenStopped = true
      return view
    }

    static func style(
      _ view: UIActivityIndicatorView, _ change: Change<NetworkActivityIndicator>,
      _ element: ControlElement<NetworkActivityIndicatorKind>
    ) {
      change.of(\.isVisible) { $0 ? view.startAnimating() : view.stopAnimating() }
    }
  }
#endif
