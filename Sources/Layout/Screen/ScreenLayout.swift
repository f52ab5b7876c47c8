import CtlCatalogue

/// The places of everything on a screen: the flow places elements without constraints, a solver
/// those with constraints.
public enum ScreenLayout {
  /// - Parameter findsAmbiguity: Whether to look for sizes that the constraints leave open.
  public static func solve(
    _ request: LayoutRequest, findsAmbiguity: Bool = false
  ) -> LayoutResult {
    var session = LayoutSession()
    var result = session.solve(request)
    if findsAmbiguity { result.ambiguous = session.ambiguous() }
    return result
  }

  /// Sizes that the constraints and the content leave open, as when two labels fill a line and
  /// nothing decides which of them grows. The flow places boxes that no constraint pins.
  /// - Parameter known: The solved system of an earlier state that left nothing open; then of this one.
  static func ambiguity(
    _ flow: PointFlow, _ plan: HostPlan, _ known: inout HostSystem?
  ) -> [LayoutResult.Ambiguity] {
    let request = flow.request
    var list = DemandList(request, flow, plan)
    list.addSizes()
    var written: DemandList.Written?
    list.addConstraints(&written)
    list.fixHost()
    // By box, the horizontal axis first.
    var pinned = [Bool](repeating: false, count: request.boxes.count * 2)
    func place(_ box: Int, _ isHorizontal: Bool) -> Int { box * 2 + (isHorizontal ? 0 : 1) }
    for index in plan.constraints {
      guard let (boxes, isHorizontal) = request.constraints[index].pins else { continue }
      for box in boxes where request.boxes.indices.contains(box) {
        pinned[place(box, isHorizontal)] = true
      }
    }
    for (number, member) in plan.members.enumerated() {
      for isHorizontal in [true, false]
      where !plan.groups.isPlaced(number, isHorizontal: isHorizontal)
        && !pinned[place(member, isHorizontal)]
      {
        list.addPlace(member, isHorizontal: isHorizontal)
      }
    }
    // After an update no other values are as good.
    if known?.update(to: list) == true { return [] }
    known = nil
    var system = HostSystem(list)
    guard system.conflicts.isEmpty else { return [] }
    let ambiguous = system.ambiguous(flow.natural)
    if system.isExhausted { return [] }
    if ambiguous.isEmpty { known = system }
    return ambiguous
  }
}

extension LayoutConstraint {
  /// The boxes that it pins in place on one axis; sizes and alignments pin nothing.
  fileprivate var pins: (boxes: [Int], isHorizontal: Bool)? {
    switch form {
    case .kind(let kind, let boxes):
      guard LayoutKind.all.indices.contains(kind) else { return nil }
      let name = LayoutKind.all[kind].name
      switch name {
      case "horizontalSpacing", "leadingSpaceToSuperview", "trailingSpaceToSuperview":
        return (boxes, true)
      case "verticalSpacing", "topSpaceToSuperview", "bottomSpaceToSuperview":
        return (boxes, false)
      default: return nil
      }
    case .equation(let first, let second, _):
      // The same anchor of two elements is an alignment.
      let isAlignment = first.box != nil && second?.box != nil && first.anchor == second?.anchor
      guard !first.anchor.isSize, !isAlignment else { return nil }
      return (boxes, first.anchor.isHorizontal)
    }
  }
}
