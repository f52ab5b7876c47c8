import CtlCatalogue

// Wishes that are not in the file: sizes by content, and weakly the places of the flow.

extension DemandList {
  /// The priorities of the wishes.
  private enum Priority {
    static let compression = 750.0
    static let rowHeight = 740.0
    static let hugging = 250.0
    static let content = 245.0
    static let container = 240.0
    static let inside = 30.0
    static let filling = 10.0
    static let order = 6.0
    static let place = 5.0
    static let height = 2.0
  }

  private func frame(_ box: Int) -> Frame { flow.frames[box] }

  /// The sizes by content.
  mutating func addSizes() {
    for member in plan.members {
      addSize(member)
      addBound(anchor(member, .width))
      addBound(anchor(member, .height))
    }
    addBound(Sum(plan.hostHeight))
  }

  private mutating func addSize(_ member: Int) {
    let natural = flow.natural[member]
    let frame = frame(member)
    let width = anchor(member, .width)
    let height = anchor(member, .height) - frame.height
    // A container.
    if natural.height == 0 {
      add(width - frame.width, .equal, natural.grows ? Priority.filling : Priority.container)
      add(height, Demand(above: Priority.container, below: Priority.content))
      return
    }
    if natural.grows {
      add(width - natural.width, .greaterOrEqual, Priority.inside)
    } else if request.boxes[member].lines == 1 {
      add(width - natural.width, Demand(above: Priority.hugging, below: Priority.compression))
    } else if frame.width == natural.width {
      add(width - natural.width, Demand(above: Priority.hugging, below: Priority.filling))
    } else {
      add(width - natural.width, .lessOrEqual, Priority.hugging)
      add(width - frame.width, .greaterOrEqual, Priority.filling)
    }
    add(height, Demand(above: Priority.hugging, below: Priority.compression))
  }

  /// The place that the flow gives a box along an axis.
  mutating func addPlace(_ member: Int, isHorizontal: Bool) {
    let parent = request.boxes[member].parent
    let (own, around) = (frame(member), frame(parent))
    let name: LayoutConstraint.Anchor = isHorizontal ? .left : .top
    let distance = anchor(member, name) - anchor(parent, name)
    let offset = isHorizontal ? own.x - around.x : own.y - around.y
    add(distance - offset, .equal, Priority.place)
  }

  /// An element that takes the remaining width ends where the flow ends it.
  private mutating func addEnd(_ member: Int) {
    let parent = request.boxes[member].parent
    let offset = frame(member).maxX - frame(parent).x
    let distance = anchor(member, .right) - anchor(parent, .left)
    add(distance - offset, .equal, Priority.place)
  }

  /// All other wishes of the flow, as far as the constraints leave them open.
  mutating func addFlow() {
    let groups = plan.groups
    let members = plan.members
    let pairs = members.indices.dropLast().filter { areSiblings(members[$0], members[$0 + 1]) }
    // An element that the flow puts below another, without constraints, follows it wherever it
    // goes: a wish for each place alone would have to be weighed against all those above.
    var follows = [Bool](repeating: false, count: members.count + 1)
    for number in pairs {
      follows[number + 1] =
        isBelow(members[number + 1], members[number])
        && !groups.isPlaced(number + 1, isHorizontal: false)
    }
    for (number, member) in members.enumerated() {
      let natural = flow.natural[member]
      let grows = natural.grows || natural.height == 0
      if grows || !groups.isPlaced(number, isHorizontal: true) {
        addPlace(member, isHorizontal: true)
      }
      if natural.grows, natural.height > 0 { addEnd(member) }
      if !groups.isPlaced(number, isHorizontal: false), !follows[number] {
        addPlace(member, isHorizontal: false)
      }
      if !groups.isInside(number, isHorizontal: true) { keepInside(member, .left, .right) }
      let isBetween = follows[number] && follows[number + 1]
      if !isBetween, !groups.isInside(number, isHorizontal: false) {
        keepInside(member, .top, .bottom)
      }
    }
    for number in pairs where follows[number + 1] {
      addFollowing(members[number + 1], members[number])
    }
    for number in pairs {
      let (first, second) = (members[number], members[number + 1])
      let isHorizontal = !isBelow(second, first)
      if !groups.isTied(number, number + 1, isHorizontal: isHorizontal) { keepOrder(first, second) }
    }
    addHostHeight()
  }

  private func areSiblings(_ first: Int, _ second: Int) -> Bool {
    request.boxes[first].parent == request.boxes[second].parent
  }

  private func isBelow(_ member: Int, _ other: Int) -> Bool {
    // What is not seen may lie over others; only the flow without constraints knows their order.
    let isSeen = !request.boxes[member].isUnseen && !request.boxes[other].isUnseen
    let frames = isSeen ? flow.frames : plain.frames
    return frames[member].y >= frames[other].maxY
  }

  private mutating func addFollowing(_ member: Int, _ leader: Int) {
    let distance = anchor(member, .top) - anchor(leader, .bottom)
    add(distance - gap(leader, member), .equal, Priority.place)
  }

  /// The room that the flow leaves between an element and one below it. Where constraints have given
  /// the upper one a height, only the flow without them knows.
  private func gap(_ upper: Int, _ lower: Int) -> Double {
    let gap = plain.frames[lower].y - plain.frames[upper].maxY
    return gap >= 0 ? gap : frame(lower).y - frame(upper).maxY
  }

  private mutating func keepInside(
    _ member: Int, _ start: LayoutConstraint.Anchor, _ end: LayoutConstraint.Anchor
  ) {
    let parent = request.boxes[member].parent
    add(anchor(member, start) - anchor(parent, start), .greaterOrEqual, Priority.inside)
    add(anchor(parent, end) - anchor(member, end), .greaterOrEqual, Priority.inside)
  }

  /// An element that the flow puts below or beside another stays there.
  private mutating func keepOrder(_ first: Int, _ second: Int) {
    if isBelow(second, first) {
      let distance = anchor(second, .top) - anchor(first, .bottom)
      add(distance - gap(first, second), .greaterOrEqual, Priority.order)
      return
    }
    let distance =
      request.isRightToLeft
      ? anchor(first, .left) - anchor(second, .right)
      : anchor(second, .left) - anchor(first, .right)
    add(distance - PointFlow.gap, .greaterOrEqual, Priority.order)
  }

  private mutating func addHostHeight() {
    let height = Sum(plan.hostHeight)
    if request.boxes[plan.host].kind == .row {
      add(height - PointFlow.row, .greaterOrEqual, Priority.rowHeight)
    }
    guard flow.fillsScreen(plan.host), frame(plan.host).height > flow.remaining else {
      return add(height - frame(plan.host).height, .equal, Priority.height)
    }
    // What constraints place beside each other is not as high as one below the other.
    let own = plan.members.indices.filter { request.boxes[plan.members[$0]].parent == plan.host }
    let placed = own.filter { plan.groups.isPlaced($0, isHorizontal: false) }
    let saved = placed.reduce(0) { $0 + frame(plan.members[$1]).height + PointFlow.gap }
    let wanted = max(frame(plan.host).height - saved, flow.remaining)
    add(height - wanted, .equal, Priority.height)
    let last = Set(own).subtracting(placed).map { plan.members[$0] }
      .max { frame($0).maxY < frame($1).maxY }
    guard let last, !placed.isEmpty else { return }
    let below = Arrangement.of(flow.kind(plan.host))?.insets(flow.tree, plan.host).bottom ?? 0
    add(height - anchor(last, .bottom) - below, .greaterOrEqual, Priority.order)
  }

  /// Fixes the host, to find what the constraints alone decide.
  mutating func fixHost() {
    add(Sum(plan.hostHeight) - frame(plan.host).height, .equal, Priority.rowHeight)
  }
}
