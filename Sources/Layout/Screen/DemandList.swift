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
  /// Of the host.
  let width: Double
  /// In the order in which the solver gets them.
  private(set) var items: [Item] = []
  /// Sums that must not be below 0. They are nearly always satisfied, so the solver gets them only
  /// when they are not.
  private(set) var bounds: [Sum] = []

  init(_ request: LayoutRequest, _ flow: PointFlow, _ plan: HostPlan) {
    self.request = request
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
    case .kind(let kind, let boxes):
      guard let kind = LayoutConstraint.Kind.at(kind) else { return }
      add(kind, boxes, constraint, index)
    }
  }

  private mutating func add(
    _ kind: LayoutConstraint.Kind, _ list: [Int], _ constraint: LayoutConstraint, _ index: Int
  ) {
    switch kind {
    case .width, .height:
      guard let box = list.first else { return }
      add(constraint, index, anchor(box, kind == .width ? .width : .height))
    case .horizontalSpacing:
      guard list.count == 2 else { return }
      add(constraint, index, anchor(list[1], .leading) - anchor(list[0], .trailing))
    case .verticalSpacing:
      guard list.count == 2 else { return }
      add(constraint, index, anchor(list[1], .top) - anchor(list[0], .bottom))
    case .leadingSpaceToSuperview:
      for box in list {
        add(constraint, index, anchor(box, .leading) - superview(of: box, .leading))
      }
    case .trailingSpaceToSuperview:
      for box in list {
        add(constraint, index, superview(of: box, .trailing) - anchor(box, .trailing))
      }
    case .topSpaceToSuperview:
      for box in list { add(constraint, index, anchor(box, .top) - superview(of: box, .top)) }
    case .bottomSpaceToSuperview:
      for box in list {
        add(constraint, index, superview(of: box, .bottom) - anchor(box, .bottom))
      }
    case .widthsEqually: align(list, .width, constraint, index)
    case .heightsEqually: align(list, .height, constraint, index)
    case .leftEdges: align(list, .left, constraint, index)
    case .rightEdges: align(list, .right, constraint, index)
    case .topEdges: align(list, .top, constraint, index)
    case .bottomEdges: align(list, .bottom, constraint, index)
    case .horizontalCenters: align(list, .centerX, constraint, index)
    case .verticalCenters: align(list, .centerY, constraint, index)
    case .baselines: align(list, .baseline, constraint, index)
    case .horizontalCenterInContainer, .verticalCenterInContainer:
      let center: LayoutConstraint.Anchor =
        kind == .horizontalCenterInContainer ? .centerX : .centerY
      for box in list {
        add(
          anchor(box, center) - superview(of: box, center), .equal, constraint.priority,
          source: index)
      }
    }
  }

  private mutating func add(_ constraint: LayoutConstraint, _ index: Int, _ sum: Sum) {
    add(sum - constraint.constant, constraint.relation, constraint.priority, source: index)
  }

  private mutating func align(
    _ list: [Int], _ anchor: LayoutConstraint.Anchor, _ constraint: LayoutConstraint, _ index: Int
  ) {
    for (first, second) in zip(list, list.dropFirst()) {
      let sum = self.anchor(second, anchor) - self.anchor(first, anchor)
      add(sum, .equal, constraint.priority, source: index)
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
    case .baseline:
      guard number != nil else { return top + height }
      // The place of its lines of text, as a share of its height and points from there.
      let share = request.boxes[box].kind == .label ? 1 : 0.5
      return top + height * share - -request.boxes[box].baseline(0)
    }
  }
}
