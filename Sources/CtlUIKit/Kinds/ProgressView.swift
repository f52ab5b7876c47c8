#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import CtlRuntime
  import UIKit

  /// The part of a task that is done.
  enum ProgressViewKind: KindView {
    static func makeView(_ element: ControlElement<ProgressViewKind>) -> UIProgressView {
      UIProgressView(progressViewStyle: element.model.style == .bar ? .bar : .default)
    }

    static func style(
      _ view: UIProgressView, _ change: Change<CtlRuntime.ProgressView>,
      _ element: ControlElement<ProgressViewKind>
    ) {
      let images = element.context
      change.of(\.style) { view.progressViewStyle = $0 == .bar ? .bar : .default }
      change.of(\.progressTintColor) { view.progressTintColor = $0.map { UIColor($0) } }
      change.of(
        { $0.style == .bar ? Color.white.opacity(0) : $0.trackTintColor },
        write: {
          view.trackTintColor = $0.map { UIColor($0) }
        })
      change.of(\.progressImage) { view.progressImage = images.image($0) }
      change.of(\.trackImage) { view.trackImage = images.image($0) }
      change.of(\.progress) { view.setProgress(Float($0), animated: change.former != nil) }
    }
  }
#endif
