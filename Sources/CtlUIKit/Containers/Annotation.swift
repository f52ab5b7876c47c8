#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import CtlRuntime
  import UIKit

  /// A note about a place on a map: its name, and its elements beside it. The map is the app's.
  final class AnnotationElement: ArrangedElement {
    private let title = UILabel()

    override var axis: NSLayoutConstraint.Axis { .horizontal }
    override var header: [UIView] { [title] }

    override func makeView() -> UIView {
      title.font = .preferredFont(forTextStyle: .callout)
      title.adjustsFontForContentSizeCategory = true
      return super.makeView()
    }

    override func apply(to view: UIView, from former: HostedElement?) {
      super.apply(to: view, from: former)
      if title.text != shown.shell?.title { title.text = shown.shell?.title }
    }
  }
#endif
