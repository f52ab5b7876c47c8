#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit

  /// One side of a constraint.
  @MainActor
  struct ConstraintSide {
    let item: AnyObject
    let attribute: NSLayoutConstraint.Attribute

    init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
      (self.item, self.attribute) = (item, attribute)
    }

    /// What a side measures. Auto Layout relates only sides of the same measure, and throws for others.
    enum Measure { case length, left, leading, line, top }

    var measure: Measure {
      switch attribute {
      case .width, .height: .length
      case .left, .right: .left
      case .leading, .trailing: .leading
      case .centerX: .line
      default: .top
      }
    }

    /// Whether Auto Layout relates it to another one.
    func fits(_ other: ConstraintSide) -> Bool {
      switch (measure, other.measure) {
      case (.line, .left), (.line, .leading), (.left, .line), (.leading, .line): true
      default: measure == other.measure
      }
    }

    /// Where its numbers begin: the edge of the view around.
    func origin(in around: UIView) -> ConstraintSide? {
      switch measure {
      case .length: nil
      case .left, .line: ConstraintSide(around, .left)
      case .leading: ConstraintSide(around, .leading)
      case .top: ConstraintSide(around, .top)
      }
    }

    /// The same as a length: that of a guide from the origin to the side.
    func asLength(
      in around: UIView
    ) -> (side: ConstraintSide, guide: UILayoutGuide?, between: [NSLayoutConstraint]) {
      guard let origin = origin(in: around) else { return (self, nil, []) }
      let guide = UILayoutGuide()
      around.addLayoutGuide(guide)
      let end: NSLayoutConstraint.Attribute =
        switch origin.attribute {
        case .left: .right
        case .leading: .trailing
        default: .bottom
        }
      let between = [
        ConstraintSide(guide, origin.attribute).constraint(to: origin),
        ConstraintSide(guide, end).constraint(to: self),
      ]
      let length = ConstraintSide(guide, end == .bottom ? .height : .width)
      return (length, guide, between)
    }

    func constraint(
      _ relation: NSLayoutConstraint.Relation = .equal, to other: ConstraintSide?,
      multiplier: CGFloat = 1, constant: CGFloat = 0
    ) -> NSLayoutConstraint {
      NSLayoutConstraint(
        item: item, attribute: attribute, relatedBy: relation, toItem: other?.item,
        attribute: other?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
    }
  }
#endif
