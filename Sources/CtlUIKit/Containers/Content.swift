#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import CtlRuntime
  import UIKit

  /// The elements between the bars. They scroll when they do not fit, as with large text.
  final class ContentElement: ArrangedElement {
    private let scroll = UIScrollView()
    /// What the file places itself, it places in the whole space between the bars.
    private lazy var fill: NSLayoutConstraint = {
      let constraint = canvas.heightAnchor.constraint(
        greaterThanOrEqualTo: scroll.frameLayoutGuide.heightAnchor, constant: 0)
      constraint.priority = UILayoutPriority(230)
      return constraint
    }()

    override func makeView() -> UIView {
      _ = super.makeView()
      stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 16, leading: 16, bottom: 16, trailing: 16)
      stack.translatesAutoresizingMaskIntoConstraints = false
      scroll.addSubview(stack)
      scroll.keyboardDismissMode = .interactive
      let content = scroll.contentLayoutGuide
      let frame = scroll.frameLayoutGuide
      // As high as its elements beside a table; alone it fills the screen.
      let height = frame.heightAnchor.constraint(equalTo: content.heightAnchor)
      height.priority = UILayoutPriority(240)
      NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: content.topAnchor),
        stack.leadingAnchor.constraint(equalTo: content.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: content.trailingAnchor),
        stack.bottomAnchor.constraint(equalTo: content.bottomAnchor),
        stack.widthAnchor.constraint(equalTo: frame.widthAnchor),
        height,
      ])
      return scroll
    }

    override func arrange() {
      super.arrange()
      fill.isActive = canvas.superview != nil
    }
  }
#endif
