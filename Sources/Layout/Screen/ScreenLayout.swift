import CtlCatalogue

/// The places of everything on a screen: flow for what has no constraints, a solver for what has.
public enum ScreenLayout {
  /// - Parameter findsAmbiguity: Whether to look for sizes that the constraints leave open.
  public static func solve(
    _ request: LayoutRequest, findsAmbiguity: Bool = false
  ) -> LayoutResult {
    var flow = PointFlow(request)
    flow.run()
    let groups = Groups(request, flow)
    var result = LayoutResult(
      frames: flow.frames, natural: flow.natural,
      hosts: [Int](repeating: -1, count: request.boxes.count))
    if groups.hosts.isEmpty { return result }
    // The second time the boxes have the heights that they take at the widths of the first.
    let plain = flow
    for isFinal in [false, true] {
      for (host, members, constraints) in groups.hosts {
        if isFinal, members.contains(where: { flow.heights[$0] != nil }) { flow.run() }
        var system = HostSystem(request, isFinal ? flow : plain, host: host, members: members)
        // Sizes first, while every row is short: what follows then starts near its end.
        system.addSizes()
        system.solve()
        for constraint in constraints { system.add(constraint) }
        system.addFlow(PositionGroups(request, members, constraints))
        system.solve()
        if system.isExhausted {
          result.isComplete = false
          return result
        }
        for member in members {
          let parent = request.boxes[member].parent
          let corner = parent == host ? Frame() : system.frame(parent)
          var frame = system.frame(member)
          frame.x -= corner.x
          frame.y -= corner.y
          if !isFinal { frame.height = 0 }
          flow.placed[member] = frame
          result.hosts[member] = host
        }
        if isFinal {
          flow.heights[host] = system.height
          result.conflicts += system.conflicts
        }
      }
      flow.run()
    }
    result.frames = flow.frames
    if findsAmbiguity {
      for (host, members, constraints) in groups.hosts {
        result.ambiguous += ambiguity(request, flow, host, members, constraints)
      }
    }
    return result
  }

  /// Sizes that the constraints and the content leave open, as when two labels fill a line and
  /// nothing says which of them grows. Whatever no constraint pins has its place from the flow.
  private static func ambiguity(
    _ request: LayoutRequest, _ flow: PointFlow, _ host: Int, _ members: [Int],
    _ constraints: [Int]
  ) -> [LayoutResult.Ambiguity] {
    var system = HostSystem(request, flow, host: host, members: members)
    system.addSizes()
    system.solve()
    for constraint in constraints { system.add(constraint) }
    guard system.conflicts.isEmpty else { return [] }
    system.fixHost()
    var pinned: Set<LayoutResult.Ambiguity> = []
    for index in constraints { pinned.formUnion(request.constraints[index].pins) }
    let groups = PositionGroups(request, members, constraints)
    for member in members {
      for isHorizontal in [true, false]
      where !groups.isPlaced(member, isHorizontal: isHorizontal)
        && !pinned.contains(LayoutResult.Ambiguity(box: member, isHorizontal: isHorizontal))
      {
        system.addPlace(member, isHorizontal: isHorizontal)
      }
    }
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

/// Which constraints belong together, and the containers whose content they place.
private struct Groups {
  private(set) var hosts: [(host: Int, members: [Int], constraints: [Int])] = []

  init(_ request: LayoutRequest, _ flow: PointFlow) {
    guard !request.constraints.isEmpty else { return }
    var constraintsOf: [Int: [Int]] = [:]
    var membersOf: [Int: Set<Int>] = [:]
    for (index, constraint) in request.constraints.enumerated() {
      let boxes = constraint.boxes
      guard !boxes.isEmpty,
        boxes.allSatisfy({ $0 > 0 && $0 < request.boxes.count && !request.boxes[$0].isHidden }),
        let host = Groups.host(of: boxes, request)
      else { continue }
      constraintsOf[host, default: []].append(index)
      for box in boxes {
        var next = box
        while next != host, next >= 0 {
          membersOf[host, default: []].insert(next)
          next = request.boxes[next].parent
        }
      }
    }
    // What stands inside is placed first: those around it follow its height.
    for host in constraintsOf.keys.sorted(by: >) {
      let members = (membersOf[host] ?? []).union(flow.children[host]).sorted()
      hosts.append((host, members, constraintsOf[host] ?? []))
    }
  }

  /// The container that holds all boxes; bars and controls place what is in them by themselves.
  private static func host(of boxes: [Int], _ request: LayoutRequest) -> Int? {
    var host = request.boxes[boxes[0]].parent
    while host > 0 {
      let inside = host + 1..<host + request.boxes[host].size
      if boxes.allSatisfy({ inside.contains($0) }) { return host }
      host = request.boxes[host].parent
    }
    return host
  }
}
