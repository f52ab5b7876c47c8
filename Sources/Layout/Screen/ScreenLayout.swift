import CtlCatalogue

/// The places of everything on a screen: flow for what has no constraints, a solver for what has.
public enum ScreenLayout {
  /// - Parameter findsAmbiguity: Whether to look for sizes that the constraints leave open.
  public static func solve(
    _ request: LayoutRequest, findsAmbiguity: Bool = false
  ) -> LayoutResult {
    var flow = PointFlow(request)
    flow.run()
    let plans = HostPlan.all(request, flow.children)
    var result = LayoutResult(
      frames: flow.frames, natural: flow.natural,
      hosts: [Int](repeating: -1, count: request.boxes.count))
    if plans.isEmpty { return result }
    // The second time the boxes have the heights that they take at the widths of the first.
    let plain = flow
    for isFinal in [false, true] {
      for plan in plans {
        if isFinal, plan.members.contains(where: { flow.heights[$0] != nil }) { flow.run() }
        var list = DemandList(request, isFinal ? flow : plain, plan)
        list.addSizes()
        list.addConstraints()
        list.addFlow()
        let system = HostSystem(list)
        if system.isExhausted {
          result.isComplete = false
          return result
        }
        for (number, member) in plan.members.enumerated() {
          var frame = system.frame(number)
          if let parent = plan.number(of: request.boxes[member].parent) {
            let corner = system.frame(parent)
            frame.x -= corner.x
            frame.y -= corner.y
          }
          if !isFinal { frame.height = 0 }
          flow.placed[member] = frame
          result.hosts[member] = plan.host
        }
        if isFinal {
          flow.heights[plan.host] = system.height
          result.conflicts += system.conflicts
        }
      }
      flow.run()
    }
    result.frames = flow.frames
    if findsAmbiguity {
      for plan in plans { result.ambiguous += ambiguity(request, flow, plan) }
    }
    return result
  }

  /// Sizes that the constraints and the content leave open, as when two labels fill a line and
  /// nothing says which of them grows. Whatever no constraint pins has its place from the flow.
  private static func ambiguity(
    _ request: LayoutRequest, _ flow: PointFlow, _ plan: HostPlan
  ) -> [LayoutResult.Ambiguity] {
    var list = DemandList(request, flow, plan)
    list.addSizes()
    list.addConstraints()
    list.fixHost()
    var pinned: Set<LayoutResult.Ambiguity> = []
    for index in plan.constraints { pinned.formUnion(request.constraints[index].pins) }
    for member in plan.members {
      for isHorizontal in [true, false]
      where !plan.groups.isPlaced(member, isHorizontal: isHorizontal)
        && !pinned.contains(LayoutResult.Ambiguity(box: member, isHorizontal: isHorizontal))
      {
        list.addPlace(member, isHorizontal: isHorizontal)
      }
    }
    var system = HostSystem(list)
    guard system.conflicts.isEmpty else { return [] }
    let ambiguous = system.ambiguous()
    return system.isExhausted ? [] : ambiguous
  }
}

extension LayoutConstraint {
  /// The boxes that it pins at a place, by axis; sizes and alignments pin nothing.
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
