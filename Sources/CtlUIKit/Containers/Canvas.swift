#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit

  /// Where elements stand that the constraints of the file place. What these leave open is one below
  /// the other.
  final class Canvas: UIView {
    private var flow: [NSLayoutConstraint] = []

    /// Views that stay are not touched, so the focus stays in them.
    func show(_ views: [UIView]) {
      for view in subviews where !views.contains(where: { $0 === view }) {
        view.removeFromSuperview()
      }
      for view in views where view.superview !== self {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
      }
      NSLayoutConstraint.deactivate(flow)
      // No higher than what is in it.
      let height = heightAnchor.constraint(equalToConstant: 0)
      height.priority = UILayoutPriority(100)
      flow =
        zip(views, [nil] + views.map { Optional($0) }).flatMap {
          constraints(of: $0, below: $1)
        } + [height]
      NSLayoutConstraint.activate(flow)
    }

    private func constraints(of view: UIView, below former: UIView?) -> [NSLayoutConstraint] {
      let weak = [
        view.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
        trailingAnchor.constraint(greaterThanOrEqualTo: view.trailingAnchor, constant: 0),
        view.topAnchor.constraint(equalTo: former?.bottomAnchor ?? topAnchor, constant: 8),
      ]
      for constraint in weak { constraint.priority = UILayoutPriority(150) }
      // As high as what is in it, unless the file says otherwise.
      let inside = bottomAnchor.constraint(greaterThanOrEqualTo: view.bottomAnchor, constant: 0)
      inside.priority = UILayoutPriority(999)
      return weak + [inside]
    }
  }
#endif
