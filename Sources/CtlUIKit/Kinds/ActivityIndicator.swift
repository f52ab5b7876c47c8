#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import CtlRuntime
  import UIKit

  /// An indicator of unknown progress. The old styles are sizes and colors today.
  enum ActivityIndicatorKind: KindView {
    static func makeView(
      _ element: ControlElement<ActivityIndicatorKind>
    ) -> UIActivityIndicatorView {
      UIActivityIndicatorView(style: .medium)
    }

    static func style(
      _ view: UIActivityIndicatorView, _ change: Change<ActivityIndicator>,
      _ element: ControlElement<ActivityIndicatorKind>
    ) {
      change.of(\.style) { view.style = $0 == .whiteLarge ? .large : .medium }
      change.of(
        { [$0.color, $0.style == .gray ? nil : $0.style.color] },
        write: { colors in
          view.color = colors.lazy.compactMap { $0 }.first.map { UIColor($0) } ?? .systemGray
        })
      change.of(\.hidesWhenStopped) { view.hidesWhenStopped = $0 }
      change.of(\.isAnimating) { $0 ? view.startAnimating() : view.stopAnimating() }
    }
  }
#endif
