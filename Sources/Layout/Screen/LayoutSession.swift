/// The layout of a screen while it changes: unchanged parts are not solved again. The results are
/// those of `ScreenLayout.solve`.
public struct LayoutSession: Sendable {
  /// The last state.
  private var last: (flow: PointFlow, result: LayoutResult)?
  private var plans: [HostPlan] = []
  /// The systems of the first and the second time, by host.
  private var systems: [[HostSystem]] = [[], []]
  /// The systems of the constraints alone, by host; nil where they leave something open.
  private var bare: [HostSystem?] = []

  /// How many systems were solved from nothing.
  private(set) var builds = 0

  public init() {}

  /// The current layout.
  public mutating func solve(_ request: LayoutRequest) -> LayoutResult {
    if let last, request == last.flow.request { return last.result }
    var flow = PointFlow(request, after: last?.flow)
    if last.map({ !request.hasShape(of: $0.flow.request) }) ?? true {
      plans = HostPlan.all(request, flow.tree.children)
      systems = [[], []]
      bare = [HostSystem?](repeating: nil, count: plans.count)
    }
    let result = solve(request, &flow)
    last = (flow, result)
    return result
  }

  /// The sizes that the constraints of the last request leave open.
  public mutating func ambiguous() -> [LayoutResult.Ambiguity] {
    guard let (flow, result) = last, result.isComplete, result.conflicts.isEmpty else {
      return []
    }
    var found: [LayoutResult.Ambiguity] = []
    for (index, plan) in plans.enumerated() {
      found += ScreenLayout.ambiguity(flow, plan, &bare[index])
    }
    return found
  }

  private mutating func solve(_ request: LayoutRequest, _ flow: inout PointFlow) -> LayoutResult {
    flow.run()
    var result = LayoutResult(flow)
    if plans.isEmpty { return result }
    // In the second pass the boxes have the heights for the widths of the first.
    let plain = flow
    var written = [DemandList.Written?](repeating: nil, count: plans.count)
    for isFinal in [false, true] {
      for (index, plan) in plans.enumerated() {
        if isFinal, plan.members.contains(where: { flow.heights[$0] != nil }) { flow.run() }
        var list = DemandList(request, isFinal ? flow : plain, plan, plain: plain)
        list.addSizes()
        list.addConstraints(&written[index])
        list.addFlow()
        let system = solve(list, isFinal ? 1 : 0, index)
        if system.isExhausted {
          systems = [[], []]
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
          // A scroll view that is shorter than its elements stays so at any width.
          let isShort =
            request.boxes[member].scroll != nil && frame.height < plain.frames[member].height - 0.5
          if !isFinal, !isShort { frame.height = 0 }
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
    result.lines = flow.lines
    result.frames = flow.frames
    result.titles = flow.titles
    result.brokenTitles = flow.brokenTitles
    result.footers = flow.footers
    result.scrolls = flow.scrolls
    return result
  }

  private mutating func solve(_ list: DemandList, _ time: Int, _ index: Int) -> HostSystem {
    if index == systems[time].count {
      // The second time is mostly near the first.
      systems[time].append(time > 0 ? systems[0][index] : HostSystem(list))
      if time == 0 {
        builds += 1
        return systems[0][index]
      }
    }
    if !systems[time][index].update(to: list) {
      systems[time][index] = HostSystem(list)
      builds += 1
    }
    return systems[time][index]
  }
}
