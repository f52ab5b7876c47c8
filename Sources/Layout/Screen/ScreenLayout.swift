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
  static func ambiguity(
    _ request: LayoutRequest, _ flow: PointFlow, _ plan: HostPlan
  ) -> [LayoutResult.Ambiguity] {
    var list = DemandList(request, flow, plan)
    list.addSizes()
    var written: DemandList.Written?
    list.addConstraints(&written)
    list.fixHost()
    var pinned: Set<LayoutResult.Ambiguity> = []
    for index in plan.constraints { pinned.formUnion(request.constraints[index].pins) }
    for (number, member) in plan.members.enumerated() {
      for isHorizontal in [true, false]
      where !plan.groups.isPlaced(number, isHorizontal: isHorizontal)
        && !pinned.contains(LayoutResult.Ambiguity(box: member, isHorizontal: isHorizontal))
      {
        list.addPlace(member, isHorizontal: isHorizontal)
      }
    }
    var system = HostSystem(list)
    guard system.conflicts.isEmpty else { return [] }
    let ambiguous = system.ambiguous(flow.natural)
    return system.isExhausted ? [] : ambiguous
  }
}

extension LayoutConstraint {
  /// The boxes that it pins in place, by axis; sizes and alignments pin nothing.
  fileprivate var pins: [LayoutResult.Ambiguity] {
    switch form {
    case .kind(let kind, let boxes):
      guard LayoutKind.all.indices.contains(kind) else { return [] }
      let name = LayoutKind.all[kind].name
      switch name {
      case "horizontalSpacing", "leadingSpaceToSuperview", "trailingSpaceToSuperview":
        return boxes.map { .init(box: $0, isHorizontal: true) }
      case "verticalSpacing", "topSpaceToSuperview", "bottomSpaceToSuperview":
        return boxes.map { .init(box: $0, isHorizontal: false) }
      default: return []
      }
    case .equation(let first, let second, _):
      // The same anchor of two elements is an alignment.
      let isAlignment = first.box != nil && second?.box != nil && first.anchor == second?.anchor
      guard !first.anchor.isSize, !isAlignment else { return [] }
      return boxes.map { .init(box: $0, isHorizontal: first.anchor.isHorizontal) }
    }
  }
}
