@MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(equalTo: anchor, constant: 0)
  }
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(self, anchor, .equal, c)
  }
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(self, anchor, .greaterThanOrEqual, c)
  }
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(self, anchor, .lessThanOrEqual, c)
  }
}

@MainActor public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
@MainActor public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}
@MainActor public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(self, nil, .equal, c)
  }
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(self, nil, .greaterThanOrEqual, c)
  }
}

@MainActor
open class NSLayoutConstraint: NSObject {
  public enum Axis: Int, Sendable { case horizontal, vertical }
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }
  public enum Attribute: Int, Sendable {
    case notAnAttribute = 0
    case left = 1
    case right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline
    case firstBaseline
  }

  open private(set) weak var firstItem: AnyObject?
  open private(set) weak var secondItem: AnyObject?
  open private(set) var firstAttribute = Attribute.notAnAttribute
  open private(set) var secondAttribute = Attribute.notAnAttribute
  open private(set) var relation: Relation
  open private(set) var multiplier: CGFloat = 1
  open var constant: CGFloat
  open var priority = UILayoutPriority.required
  /// What is active lives as long as the views that it relates.
  open var isActive = false {
    didSet { Self.active[ObjectIdentifier(self)] = isActive ? self : nil }
  }
  private static var active: [ObjectIdentifier: NSLayoutConstraint] = [:]
  open var identifier: String?

  init(_ first: AnyObject, _ second: AnyObject?, _ relation: Relation, _ constant: CGFloat) {
    (self.relation, self.constant) = (relation, constant)
    super.init()
    (firstItem, secondItem) = (first, second)
    Self.made.append(Made(constraint: self))
  }

  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    // UIKit throws here.
    precondition(
      multiplier != 0 || attr1.measure == "length", "a place equal to a constant")
    switch (attr1.measure, attr2.measure) {
    case ("length", nil), ("line", "left"?), ("line", "leading"?), ("left", "line"?),
      ("leading", "line"?):
      break
    case (let first, let second): precondition(first == second, "invalid pairing of attributes")
    }
    self.init(view1 as AnyObject, view2.map { $0 as AnyObject }, relation, c)
    (firstAttribute, secondAttribute, self.multiplier) = (attr1, attr2, multiplier)
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var measure: String? {
    switch self {
    case .notAnAttribute: nil
    case .width, .height: "length"
    case .left, .right: "left"
    case .leading, .trailing: "leading"
    case .centerX: "line"
    default: "top"
    }
  }
}

@MainActor
open class UILayoutGuide: NSObject {
  open fileprivate(set) weak var owningView: UIView?
  public let topAnchor = NSLayoutYAxisAnchor()
  public let bottomAnchor = NSLayoutYAxisAnchor()
  public let leadingAnchor = NSLayoutXAxisAnchor()
  public let trailingAnchor = NSLayoutXAxisAnchor()
  public let widthAnchor = NSLayoutDimension()
  public let heightAnchor = NSLayoutDimension()
}

@MainActor open class UITrackingLayoutGuide: UILayoutGuide {}
@MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {}

extension NSLayoutConstraint {
  /// Every constraint that was made, for tests.
  public static var all: [NSLayoutConstraint] {
    let alive = made.compactMap(\.constraint).filter { $0.firstItem != nil }
    for constraint in made.compactMap(\.constraint) where constraint.firstItem == nil {
      constraint.isActive = false
    }
    made = alive.map { Made(constraint: $0) }
    return alive
  }
  static var made: [Made] = []
  struct Made { weak var constraint: NSLayoutConstraint? }
}

extension UIView {
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuides.append(layoutGuide)
    layoutGuide.owningView = self
  }
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }
}
