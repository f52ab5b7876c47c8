import CtlCatalogue

/// The conditions for the places in a container: the constraints of the file, and others. All
/// numbers are points from the corner of the host.
struct DemandList {
  struct Item: Sendable {
    var sum: Sum
    var demand: Demand
    /// The constraint of the request that it comes from, or -1.
    var source: Int32

    /// Whether only the constants differ.
    func isParallel(to other: Item) -> Bool {
      source == other.source && demand == other.demand && sum.isParallel(to: other.sum)
    }
  }

  /// With more than this nothing is solved: constraints may name any number of elements.
  static let limit = 100_000

  let request: LayoutRequest
  let plan: HostPlan
  let flow: PointFlow
  /// The flow without constraints, which knows how far elements are from each other.
  let plain: PointFlow
  /// Of the host.
  let width: Double
  /// In the order in which the solver gets them.
  private(set) var items: [Item] = []
  /// Sums that must not be below 0. They are nearly always satisfied, so the solver gets them only
  /// when they are not.
  private(set) var bounds: [Sum] = []

  init(
    _ request: LayoutRequest, _ flow: PointFlow, _ plan: HostPlan, plain: PointFlow? = nil
  ) {
    self.request = request
    self.plain = plain ?? flow
    self.plan = plan
    self.flow = flow
    width = flow.frames[plan.host].width
    items.reserveCapacity(12 * plan.members.count + 2 * plan.constraints.count)
    bounds.reserveCapacity(2 * plan.members.count)
  }

  mutating func add(_ sum: Sum, _ demand: Demand, source: Int = -1) {
    guard items.count < DemandList.limit else { return }
    items.append(Item(sum: sum, demand: demand, source: Int32(truncatingIfNeeded: source)))
  }

  mutating func add(
    _ sum: Sum, _ relation: LinearConstraint.Relation, _ priority: Double, source: Int = -1
  ) {
    add(sum, Demand(relation, priority: priority), source: source)
  }

  mutating func addBound(_ sum: Sum) { bounds.append(sum) }

  // MARK: Constraints of the file

  /// The sums of the constraints, for a width of the host.
  struct Written {
    let width: Double
    let items: [Item]
  }

  /// - Parameter written: The earlier result for the same request; if there is none, the result is
  ///   stored there.
  mutating func addConstraints(_ written: inout Written?) {
    if let written, written.width == width {
      items += written.items
      return
    }
    let start = items.count
    for index in plan.constraints { add(index) }
    written = Written(width: width, items: Array(items[start...]))
  }

  private mutating func add(_ index: Int) {
    let constraint = request.constraints[index]
    switch constraint.form {
    case .equation(let first, let second, let multiplier):
      var sum = anchor(first, beside: second) - constraint.constant
      if let second { sum.add(anchor(second, beside: first), -multiplier) }
      add(sum, constraint.relation, constraint.priority, source: index)
    case .kind:
      for difference in constraint.differences({ request.boxes[$0].parent }) {
        var sum = anchor(difference.first, beside: nil)
        if let second = difference.second { sum = sum - anchor(second, beside: nil) }
        add(
          difference.hasConstant ? sum - constraint.constant : sum,
          difference.hasConstant ? constraint.relation : .equal, constraint.priority,
          source: index)
      }
    }
  }

  // MARK: Anchors

  func superview(of box: Int, _ name: LayoutConstraint.Anchor) -> Sum {
    anchor(request.boxes[box].parent, name)
  }

  private func anchor(
    _ side: LayoutConstraint.Side, beside other: LayoutConstraint.Side?
  ) -> Sum {
    if let box = side.box { return anchor(box, side.anchor) }
    if let box = other?.box { return superview(of: box, side.anchor) }
    return anchor(plan.host, side.anchor)
  }

  /// An anchor as a sum. Leading and trailing are counted from where lines begin, so that a larger
  /// number is further along the line in every language.
  func anchor(_ box: Int, _ name: LayoutConstraint.Anchor) -> Sum {
    let number = plan.number(of: box)
    var left: Sum { number.map { Sum(plan.left($0)) } ?? Sum() }
    var top: Sum { number.map { Sum(plan.top($0)) } ?? Sum() }
    var width: Sum { number.map { Sum(plan.width($0)) } ?? Sum(self.width) }
    var height: Sum { Sum(number.map { plan.height($0) } ?? plan.hostHeight) }
    switch name {
    case .left: return left
    case .right: return left + width
    case .leading: return request.isRightToLeft ? Sum(self.width) - (left + width) : left
    case .trailing: return request.isRightToLeft ? Sum(self.width) - left : left + width
    case .top: return top
    case .bottom: return top + height
    case .width: return width
    case .height: return height
    case .centerX: return left + width * 0.5
    case .centerY: return top + height * 0.5
    case .firstBaseline, .baseline:
      guard number != nil else { return top + height }
      let line = request.boxes[box].baseline(isFirst: name == .firstBaseline)
      return top + height * line.share - -line.offset
    }
  }
}
