import CtlCatalogue
import CtlChecker
import CtlDiagnostics
import CtlLayout

/// A size that is not the natural one and follows from several constraints together.
struct ForcedSize {
  let points: Double
  /// The one of the constraints along this axis that has to give way.
  let constraint: Constraint
  /// The others of them.
  let others: [Constraint]
}

extension PlacedElement {
  /// The size that constraints force on it in the solved layout, where it is smallest; nil when it has its
  /// natural size, or takes the whole width. In a component it must have another one whatever the width is.
  /// - Parameter isFixed: Whether the system draws it in one size: then no other one is right, not even by one
  ///   constraint or that of the room.
  func forcedSize(_ dimension: Dimension, isFixed: Bool = false) -> ForcedSize? {
    guard let named = boxed.last, named.frame < 0, isConstrained,
      let layout = walk.solvedLayout(PlacedElement(walk: walk, index: 0)), layout.isSatisfiable,
      let box = layout.box(of: index)
    else { return nil }
    let sizes = layout.variants.map {
      $0.result.forcedSize(of: box, dimension, mayFill: !isFixed)
    }
    let forced = sizes.compactMap { $0 }
    guard layout.isSizeKnown || forced.count == sizes.count,
      let points = layout.isSizeKnown ? forced.min() : forced.max()
    else { return nil }
    let equalities = layout.constraints(naming: box, horizontal: dimension == .width).filter {
      $0.relation == .equal && $0.priority >= 1000
    }
    // One that sets the size itself is to blame before those that place its edges.
    let own =
      !isFixed
      ? nil
      : named.sizeConstraints([dimension]).map(\.constraint).first {
        $0.relation == .equal && $0.priority >= 1000
      }
    guard let last = own ?? (equalities.count > 1 ? equalities.last : nil) else { return nil }
    return ForcedSize(
      points: points, constraint: last, others: equalities.filter { $0.origin != last.origin })
  }
}

extension LayoutResult {
  /// The points of a box that a container places, if they are not the natural ones.
  /// - Parameter mayFill: Whether it may be as wide as the room.
  fileprivate func forcedSize(of box: Int, _ dimension: Dimension, mayFill: Bool) -> Double? {
    guard hosts[box] >= 0 else { return nil }
    let (frame, room) = (frames[box], frames[hosts[box]])
    let isWidth = dimension == .width
    let points = isWidth ? frame.width : frame.height
    let own = isWidth ? natural[box].width : natural[box].height
    if mayFill, isWidth, points >= room.width - 0.5 { return nil }
    return abs(points - own) > 0.5 ? points : nil
  }
}
