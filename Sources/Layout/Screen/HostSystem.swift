import CtlCatalogue

/// The constraints on what stands in one container, its host, and what holds besides them: sizes by
/// content, and weakly the places that the flow would give. All numbers are points from the corner
/// of the host.
struct HostSystem {
  let host: Int
  private let request: LayoutRequest
  private let flow: PointFlow
  private let width: Double
  private var solver = Solver()
  private var boxes: [Int: Box] = [:]
  /// The boxes that take part, parents first.
  private(set) var members: [Int] = []
  private var hostHeight: Variable
  /// Everything required, with the constraint of the request that it comes from, or -1.
  private var required: [(constraint: LinearConstraint, source: Int)] = []
  private var requiredIDs: [ConstraintID: Int] = [:]
  private(set) var conflicts: [[Int]] = []

  private struct Box {
    let left, top, width, height: Variable
    /// Where its lines of text stand, as a share of its height and points from there.
    var baseline: (share: Double, points: Double)
  }

  /// A sum of variables and a number.
  struct Expression {
    var terms: [LinearConstraint.Term] = []
    var constant = 0.0

    static func + (first: Expression, second: Expression) -> Expression {
      Expression(terms: first.terms + second.terms, constant: first.constant + second.constant)
    }

    static func * (expression: Expression, factor: Double) -> Expression {
      Expression(
        terms: expression.terms.map { .init($0.coefficient * factor, $0.variable) },
        constant: expression.constant * factor)
    }

    static func - (first: Expression, second: Expression) -> Expression { first + second * -1 }

    static func - (expression: Expression, number: Double) -> Expression {
      Expression(terms: expression.terms, constant: expression.constant - number)
    }
  }

  /// How much what nobody wrote counts.
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

  /// - Parameter members: The children of the host, and the boxes on the way to those deeper ones
  ///   that constraints name.
  init(_ request: LayoutRequest, _ flow: PointFlow, host: Int, members: [Int]) {
    self.request = request
    self.flow = flow
    self.host = host
    self.members = members
    width = flow.frames[host].width
    hostHeight = solver.addVariable()
    for member in members {
      let baseline = request.boxes[member].baseline(0)
      boxes[member] = Box(
        left: solver.addVariable(), top: solver.addVariable(), width: solver.addVariable(),
        height: solver.addVariable(),
        baseline: (request.boxes[member].kind == .label ? 1 : 0.5, baseline))
    }
  }

  // MARK: Constraints of the file

  mutating func add(_ index: Int) {
    let constraint = request.constraints[index]
    switch constraint.form {
    case .equation(let first, let second, let multiplier):
      var sum = expression(first, beside: second) - constraint.constant
      if let second { sum = sum - expression(second, beside: first) * multiplier }
      add(sum, constraint.relation, constraint.priority, index)
    case .kind(let kind, let boxes):
      guard LayoutKind.all.indices.contains(kind) else { return }
      add(LayoutKind.all[kind].name, boxes, constraint, index)
    }
  }

  private mutating func add(
    _ name: String, _ list: [Int], _ constraint: LayoutConstraint, _ index: Int
  ) {
    func pair(_ first: Expression, _ second: Expression) {
      add(first - second - constraint.constant, constraint.relation, constraint.priority, index)
    }
    func alike(_ anchor: LayoutConstraint.Anchor) {
      for (first, second) in zip(list, list.dropFirst()) {
        add(
          expression(second, anchor) - expression(first, anchor), .equal, constraint.priority, index
        )
      }
    }
    switch name {
    case "width", "height":
      guard let box = list.first else { return }
      pair(expression(box, name == "width" ? .width : .height), Expression())
    case "horizontalSpacing":
      guard list.count == 2 else { return }
      pair(expression(list[1], .leading), expression(list[0], .trailing))
    case "verticalSpacing":
      guard list.count == 2 else { return }
      pair(expression(list[1], .top), expression(list[0], .bottom))
    case "leadingSpaceToSuperview":
      for box in list { pair(expression(box, .leading), superview(of: box, .leading)) }
    case "trailingSpaceToSuperview":
      for box in list { pair(superview(of: box, .trailing), expression(box, .trailing)) }
    case "topSpaceToSuperview":
      for box in list { pair(expression(box, .top), superview(of: box, .top)) }
    case "bottomSpaceToSuperview":
      for box in list { pair(superview(of: box, .bottom), expression(box, .bottom)) }
    case "widthsEqually": alike(.width)
    case "heightsEqually": alike(.height)
    case "leftEdges": alike(.left)
    case "rightEdges": alike(.right)
    case "topEdges": alike(.top)
    case "bottomEdges": alike(.bottom)
    case "horizontalCenters": alike(.centerX)
    case "verticalCenters": alike(.centerY)
    case "baselines": alike(.baseline)
    case "horizontalCenterInContainer", "verticalCenterInContainer":
      let anchor: LayoutConstraint.Anchor =
        name == "horizontalCenterInContainer" ? .centerX : .centerY
      for box in list {
        add(
          expression(box, anchor) - superview(of: box, anchor), .equal, constraint.priority, index)
      }
    default: return
    }
  }

  private func superview(of box: Int, _ anchor: LayoutConstraint.Anchor) -> Expression {
    expression(request.boxes[box].parent, anchor)
  }

  private func expression(
    _ side: LayoutConstraint.Side, beside other: LayoutConstraint.Side?
  ) -> Expression {
    if let box = side.box { return expression(box, side.anchor) }
    if let box = other?.box { return superview(of: box, side.anchor) }
    return expression(host, side.anchor)
  }

  /// An anchor as a sum. Leading and trailing are counted from where lines begin, so that a larger
  /// number is further along the line in every language.
  private func expression(_ index: Int, _ anchor: LayoutConstraint.Anchor) -> Expression {
    let left: Expression
    let top: Expression
    let width: Expression
    let height: Expression
    var baseline: (share: Double, points: Double) = (1, 0)
    if let box = boxes[index] {
      left = Expression(terms: [.init(1, box.left)])
      top = Expression(terms: [.init(1, box.top)])
      width = Expression(terms: [.init(1, box.width)])
      height = Expression(terms: [.init(1, box.height)])
      baseline = box.baseline
    } else {
      left = Expression()
      top = Expression()
      width = Expression(constant: self.width)
      height = Expression(terms: [.init(1, hostHeight)])
    }
    switch anchor {
    case .left: return left
    case .right: return left + width
    case .leading:
      return request.isRightToLeft
        ? Expression(constant: self.width) - (left + width) : left
    case .trailing:
      return request.isRightToLeft ? Expression(constant: self.width) - left : left + width
    case .top: return top
    case .bottom: return top + height
    case .width: return width
    case .height: return height
    case .centerX: return left + width * 0.5
    case .centerY: return top + height * 0.5
    case .baseline:
      return top + height * baseline.share + Expression(constant: baseline.points)
    }
  }

  // MARK: What nobody wrote

  /// The sizes by content; then, what holds for every size: every box begins with one that will do.
  mutating func addSizes() {
    addNaturalSizes()
    for member in members {
      add(expression(member, .width), .greaterOrEqual, 1000)
      add(expression(member, .height), .greaterOrEqual, 1000)
    }
    add(Expression(terms: [.init(1, hostHeight)]), .greaterOrEqual, 1000)
  }

  private mutating func addNaturalSizes() {
    for member in members {
      let natural = flow.natural[member]
      let box = request.boxes[member]
      let isContainer = natural.height == 0
      let frame = flow.frames[member]
      let width = expression(member, .width)
      let height = expression(member, .height)
      if isContainer {
        add(width - frame.width, .equal, natural.grows ? Priority.filling : Priority.container)
        add(height - frame.height, .greaterOrEqual, Priority.content)
        add(height - frame.height, .lessOrEqual, Priority.container)
        continue
      }
      if natural.grows {
        add(width - natural.width, .greaterOrEqual, Priority.inside)
      } else if box.lines == 1 {
        add(width - natural.width, .lessOrEqual, Priority.hugging)
        add(width - natural.width, .greaterOrEqual, Priority.compression)
      } else {
        add(width - natural.width, .lessOrEqual, Priority.hugging)
        add(width - frame.width, .greaterOrEqual, Priority.filling)
      }
      add(height - frame.height, .lessOrEqual, Priority.hugging)
      add(height - frame.height, .greaterOrEqual, Priority.compression)
    }
  }

  /// The place that the flow gives a box along an axis.
  mutating func addPlace(_ member: Int, isHorizontal: Bool) {
    let parent = request.boxes[member].parent
    let offset =
      isHorizontal
      ? flow.frames[member].x - flow.frames[parent].x
      : flow.frames[member].y - flow.frames[parent].y
    let anchor: LayoutConstraint.Anchor = isHorizontal ? .left : .top
    let distance = expression(member, anchor) - expression(parent, anchor)
    add(distance - offset, .equal, Priority.place)
  }

  /// What takes the width that is left ends where the flow lets it end.
  private mutating func addEnd(_ member: Int) {
    let parent = request.boxes[member].parent
    let offset = flow.frames[member].maxX - flow.frames[parent].x
    let distance = expression(member, .right) - expression(parent, .left)
    add(distance - offset, .equal, Priority.place)
  }

  /// Everything else that the flow would do, as far as the constraints leave it open.
  mutating func addFlow(_ groups: PositionGroups) {
    let pairs = zip(members, members.dropFirst()).filter {
      request.boxes[$0].parent == request.boxes[$1].parent
    }
    // What the flow puts below something, and no constraint elsewhere, follows it wherever that goes:
    // a wish for each place alone would have to be weighed against all those above.
    let below = pairs.filter { isBelow($1, $0) && !groups.isPlaced($1, isHorizontal: false) }
    let followers = Set(below.map(\.1))
    let leaders = Set(below.map(\.0))
    for member in members {
      let grows = flow.natural[member].grows || flow.natural[member].height == 0
      if grows || !groups.isPlaced(member, isHorizontal: true) {
        addPlace(member, isHorizontal: true)
      }
      if flow.natural[member].grows, flow.natural[member].height > 0 { addEnd(member) }
      if !groups.isPlaced(member, isHorizontal: false), !followers.contains(member) {
        addPlace(member, isHorizontal: false)
      }
      if !groups.isInside(member, isHorizontal: true) { keepInside(member, .left, .right) }
      let isBetween = followers.contains(member) && leaders.contains(member)
      if !isBetween, !groups.isInside(member, isHorizontal: false) {
        keepInside(member, .top, .bottom)
      }
    }
    for (first, second) in below { addFollowing(second, first) }
    for (first, second) in pairs
    where !groups.isTied(first, second, isHorizontal: !isBelow(second, first)) {
      keepOrder(first, second)
    }
    addHostHeight()
  }

  private func isBelow(_ member: Int, _ other: Int) -> Bool {
    flow.frames[member].y >= flow.frames[other].maxY
  }

  private mutating func addFollowing(_ member: Int, _ leader: Int) {
    let distance = expression(member, .top) - expression(leader, .bottom)
    add(
      distance - (flow.frames[member].y - flow.frames[leader].maxY), .equal, Priority.place)
  }

  private mutating func keepInside(
    _ member: Int, _ start: LayoutConstraint.Anchor, _ end: LayoutConstraint.Anchor
  ) {
    let parent = request.boxes[member].parent
    add(expression(member, start) - expression(parent, start), .greaterOrEqual, Priority.inside)
    add(expression(parent, end) - expression(member, end), .greaterOrEqual, Priority.inside)
  }

  /// What the flow puts below something stays below it, and what it puts beside it, beside it.
  private mutating func keepOrder(_ first: Int, _ second: Int) {
    let (one, two) = (flow.frames[first], flow.frames[second])
    if isBelow(second, first) {
      let distance = expression(second, .top) - expression(first, .bottom)
      add(distance - (two.y - one.maxY), .greaterOrEqual, Priority.order)
      return
    }
    let distance =
      request.isRightToLeft
      ? expression(first, .left) - expression(second, .right)
      : expression(second, .left) - expression(first, .right)
    add(distance - PointFlow.gap, .greaterOrEqual, Priority.order)
  }

  private mutating func addHostHeight() {
    let height = expression(host, .height)
    if request.boxes[host].kind == .row {
      add(height - PointFlow.row, .greaterOrEqual, Priority.rowHeight)
    }
    add(height - flow.frames[host].height, .equal, Priority.height)
  }

  /// The host as it is, for a look at what the constraints alone decide.
  mutating func fixHost() {
    add(expression(host, .height) - flow.frames[host].height, .equal, Priority.rowHeight)
  }

  // MARK: Solving

  private mutating func add(
    _ expression: Expression, _ relation: LinearConstraint.Relation, _ priority: Double,
    _ source: Int = -1
  ) {
    let constraint = LinearConstraint(
      expression.terms, expression.constant, relation, priority: priority)
    do throws(Unsatisfiable) {
      let id = try solver.add(constraint)
      guard constraint.isRequired else { return }
      requiredIDs[id] = required.count
      required.append((constraint, source))
    } catch {
      explain(error, constraint, source)
    }
  }

  private mutating func explain(
    _ failure: Unsatisfiable, _ constraint: LinearConstraint, _ source: Int
  ) {
    if solver.isExhausted { return }
    let suspects = failure.conflicting.compactMap { requiredIDs[$0] }.sorted()
    let parts = suspects.map { required[$0] } + [(constraint: constraint, source: source)]
    let minimal = Conflict.minimal(of: parts.map(\.constraint)) ?? Array(parts.indices)
    let sources = Set(minimal.map { parts[$0].source }).subtracting([-1]).sorted()
    if !sources.isEmpty, !conflicts.contains(sources) { conflicts.append(sources) }
  }

  mutating func solve() { solver.solve() }

  var isExhausted: Bool { solver.isExhausted }

  var height: Double { max(solver.value(of: hostHeight), 0) }

  /// From the corner of the host.
  func frame(_ member: Int) -> Frame {
    guard let box = boxes[member] else { return Frame() }
    func value(_ variable: Variable) -> Double {
      // A hundredth of a point is exact enough, and the same everywhere.
      (solver.value(of: variable) * 100).rounded() / 100
    }
    return Frame(
      x: value(box.left), y: value(box.top), width: value(box.width), height: value(box.height))
  }

  /// The boxes with content whose size the constraints leave open, by axis.
  mutating func ambiguous() -> [LayoutResult.Ambiguity] {
    let sizes = members.compactMap { boxes[$0] }.flatMap { [$0.width, $0.height] }
    let free = solver.ambiguous(among: sizes)
    return members.flatMap { member -> [LayoutResult.Ambiguity] in
      guard let box = boxes[member], flow.natural[member].height > 0 else { return [] }
      let isWide = free.contains(box.width) && !flow.natural[member].grows
      return (isWide ? [.init(box: member, isHorizontal: true)] : [])
        + (free.contains(box.height) ? [.init(box: member, isHorizontal: false)] : [])
    }
  }
}
