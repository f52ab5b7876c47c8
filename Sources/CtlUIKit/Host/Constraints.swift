#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import CtlRuntime
  import UIKit

  /// The constraints of a file as those of Auto Layout, between the views that are there.
  @MainActor
  final class ScreenConstraints {
    private var written: [ObjectIdentifier: [ControlTree.Constraint]] = [:]
    /// What was made of each, with its rounds filled in.
    private var made: [ControlTree.Constraint: Made] = [:]
    private var needsUpdate = false

    private struct Made {
      var constraints: [NSLayoutConstraint] = []
      /// The lengths of places that Auto Layout does not relate as they are.
      var guides: [UILayoutGuide] = []
      /// The views, and what they are in.
      var views: [(view: UIView, around: UIView?)] = []

      /// Whether it still holds between these views. UIKit ends a constraint whose views part.
      @MainActor func holds(between current: [UIView]) -> Bool {
        !constraints.isEmpty && constraints.allSatisfy(\.isActive)
          && views.elementsEqual(current) { $0.view === $1 && $0.around === $1.superview }
      }

      @MainActor func end() {
        NSLayoutConstraint.deactivate(constraints)
        for guide in guides { guide.owningView?.removeLayoutGuide(guide) }
      }
    }

    /// Notes what an element asks for; an element that is gone asks for nothing.
    func set(_ constraints: [ControlTree.Constraint], for element: ScreenElement) {
      let key = ObjectIdentifier(element)
      guard written[key] ?? [] != constraints else { return }
      written[key] = constraints.isEmpty ? nil : constraints
      needsUpdate = true
    }

    /// Other views are there, or they are somewhere else.
    func viewsChanged() { needsUpdate = true }

    /// Whether the file places one of some elements itself.
    func place(_ elements: [ScreenElement]) -> Bool {
      let names = elements.compactMap(\.shown.name)
      return written.values.joined().contains { constraint in
        names.contains { constraint.places($0) }
      }
    }

    /// Activates the constraints between the views of a screen. Those that hold already are not touched.
    func update(_ views: @autoclosure () -> [Reference: UIView]) {
      guard needsUpdate, !written.isEmpty || !made.isEmpty else { return }
      needsUpdate = false
      let views = views()
      let names = Set(views.keys)
      var former = made
      made = [:]
      var wanted: [(constraint: ControlTree.Constraint, views: [UIView])] = []
      for constraint in written.values.joined().flatMap({ $0.rounds(among: names) }) {
        let named = constraint.elements.compactMap { views[$0] }
        if let kept = former[constraint], kept.holds(between: named) {
          made[constraint] = kept
          former[constraint] = nil
        } else if made[constraint] == nil {
          wanted.append((constraint, named))
        }
      }
      for ended in former.values { ended.end() }
      for (constraint, named) in wanted where made[constraint] == nil {
        var result = Made(views: named.map { ($0, $0.superview) })
        result.constraints = make(constraint, views, named, &result.guides)
        NSLayoutConstraint.activate(result.constraints)
        made[constraint] = result
      }
    }

    private func make(
      _ constraint: ControlTree.Constraint, _ views: [Reference: UIView], _ named: [UIView],
      _ guides: inout [UILayoutGuide]
    ) -> [NSLayoutConstraint] {
      guard let first = named.first else { return [] }
      let sides: [(left: Side, right: Side?)]
      let multiplier: Double
      switch constraint.form {
      case .kind(let kind, _):
        sides = Self.sides(kind, named)
        multiplier = 1
      case .equation(let left, let right, let factor):
        func side(_ anchor: ControlTree.Anchor) -> Side? {
          let view = anchor.element.map { views[$0] } ?? first.superview
          return view.map { ($0, NSLayoutConstraint.Attribute(anchor.attribute)) }
        }
        guard let leading = side(left) else { return [] }
        // Auto Layout throws for a place that is no times another one.
        sides = [(leading, factor == 0 ? nil : right.flatMap(side))]
        multiplier = factor
      }
      return sides.flatMap { left, right -> [NSLayoutConstraint] in
        // Views in different windows or bars have nothing in common.
        if let right, left.view.commonSuperview(right.view) == nil { return [] }
        let related = related(
          ConstraintSide(left.view, left.attribute),
          right.map { ConstraintSide($0.view, $0.attribute) }, in: first.superview ?? first,
          NSLayoutConstraint.Relation(constraint.relation), CGFloat(multiplier),
          CGFloat(constraint.constant), &guides)
        related.first?.priority = UILayoutPriority(
          Float(min(max(constraint.priority, 1), 1_000)))
        return related
      }
    }

    /// The constraint between two sides, and then those of the guides that it needs. A file may relate any
    /// two numbers, as in `a.left == 20` and `a.top == b.width`.
    private func related(
      _ left: ConstraintSide, _ right: ConstraintSide?, in around: UIView,
      _ relation: NSLayoutConstraint.Relation, _ multiplier: CGFloat, _ constant: CGFloat,
      _ guides: inout [UILayoutGuide]
    ) -> [NSLayoutConstraint] {
      guard let right else {
        return [left.constraint(relation, to: left.origin(in: around), constant: constant)]
      }
      if left.fits(right) {
        return [left.constraint(relation, to: right, multiplier: multiplier, constant: constant)]
      }
      let (first, second) = (left.asLength(in: around), right.asLength(in: around))
      guides += [first.guide, second.guide].compactMap { $0 }
      let between = first.side.constraint(
        relation, to: second.side, multiplier: multiplier, constant: constant)
      return [between] + first.between + second.between
    }

    private typealias Side = (view: UIView, attribute: NSLayoutConstraint.Attribute)

    /// The sides that a kind relates, so that a positive constant is a distance.
    private static func sides(
      _ kind: ConstraintKind, _ views: [UIView]
    ) -> [(left: Side, right: Side?)] {
      func each(_ attribute: NSLayoutConstraint.Attribute) -> [(left: Side, right: Side?)] {
        views.dropFirst().map { ((views[0], attribute), ($0, attribute)) }
      }
      func inside(
        _ attribute: NSLayoutConstraint.Attribute, isStart: Bool = true
      ) -> [(left: Side, right: Side?)] {
        views.compactMap { view in
          guard let around = view.superview else { return nil }
          return isStart
            ? ((view, attribute), (around, attribute)) : ((around, attribute), (view, attribute))
        }
      }
      switch kind {
      case .width: return views.map { (($0, .width), nil) }
      case .height: return views.map { (($0, .height), nil) }
      case .horizontalSpacing: return spacing(views, .trailing, .leading)
      case .verticalSpacing: return spacing(views, .bottom, .top)
      case .leadingSpaceToSuperview: return inside(.leading)
      case .trailingSpaceToSuperview: return inside(.trailing, isStart: false)
      case .topSpaceToSuperview: return inside(.top)
      case .bottomSpaceToSuperview: return inside(.bottom, isStart: false)
      case .widthsEqually: return each(.width)
      case .heightsEqually: return each(.height)
      case .leftEdges: return each(.left)
      case .rightEdges: return each(.right)
      case .topEdges: return each(.top)
      case .bottomEdges: return each(.bottom)
      case .horizontalCenters: return each(.centerX)
      case .verticalCenters: return each(.centerY)
      case .baselines: return each(.lastBaseline)
      case .horizontalCenterInContainer: return inside(.centerX)
      case .verticalCenterInContainer: return inside(.centerY)
      }
    }

    private static func spacing(
      _ views: [UIView], _ end: NSLayoutConstraint.Attribute, _ start: NSLayoutConstraint.Attribute
    ) -> [(left: Side, right: Side?)] {
      zip(views, views.dropFirst()).map { (($1, start), ($0, end)) }
    }
  }

  extension UIView {
    /// The nearest view around both, or one of them.
    fileprivate func commonSuperview(_ other: UIView) -> UIView? {
      var next: UIView? = self
      while let view = next, !other.isDescendant(of: view) { next = view.superview }
      return next
    }
  }

  extension NSLayoutConstraint.Relation {
    fileprivate init(_ relation: ControlTree.Constraint.Relation) {
      switch relation {
      case .equal: self = .equal
      case .lessOrEqual: self = .lessThanOrEqual
      case .greaterOrEqual: self = .greaterThanOrEqual
      }
    }
  }

  extension NSLayoutConstraint.Attribute {
    fileprivate init(_ attribute: ControlTree.Anchor.Attribute) {
      switch attribute {
      case .leading: self = .leading
      case .trailing: self = .trailing
      case .left: self = .left
      case .right: self = .right
      case .top: self = .top
      case .bottom: self = .bottom
      case .width: self = .width
      case .height: self = .height
      case .centerX: self = .centerX
      case .centerY: self = .centerY
      case .firstBaseline: self = .firstBaseline
      case .baseline: self = .lastBaseline
      }
    }
  }
#endif
