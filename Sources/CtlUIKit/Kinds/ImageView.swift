#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import CtlRuntime
  import UIKit

  /// An image that people look at.
  enum ImageViewKind: KindView {
    static func makeView(_ element: ControlElement<ImageViewKind>) -> SizedImageView {
      SizedImageView(image: nil)
    }

    static func style(
      _ view: SizedImageView, _ change: Change<CtlRuntime.ImageView>,
      _ element: ControlElement<ImageViewKind>
    ) {
      change.of(\.image) { view.image = element.context.image($0) }
      change.of(\.contentMode) { view.contentMode = UIView.ContentMode($0) }
      change.of({ [$0.width, $0.height] }, write: { view.setSize($0[0], $0[1]) })
      change.of(\.isPassedOver) { view.isAccessibilityElement = !$0 }
    }
  }

  /// An image in a place of a certain size.
  final class SizedImageView: UIImageView {
    private var sides: [NSLayoutConstraint] = []

    override init(image: UIImage?) {
      super.init(image: image)
      clipsToBounds = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// Keeps a size in points; nil is the standard side.
    func setSize(_ width: Double?, _ height: Double?) {
      NSLayoutConstraint.deactivate(sides)
      let standard = CtlRuntime.ImageView.standardSide
      sides = [
        widthAnchor.constraint(equalToConstant: CGFloat(width ?? standard)),
        heightAnchor.constraint(equalToConstant: CGFloat(height ?? standard)),
      ]
      for side in sides { side.priority = UILayoutPriority(999) }
      NSLayoutConstraint.activate(sides)
    }
  }

  extension UIView.ContentMode {
    init(_ mode: CtlRuntime.ImageView.ContentMode) {
      switch mode {
      case .scaleToFill: self = .scaleToFill
      case .scaleAspectFit: self = .scaleAspectFit
      case .scaleAspectFill: self = .scaleAspectFill
      case .center: self = .center
      }
    }
  }
#endif
