import CtlCatalogue
import CtlChecker
import CtlDiagnostics

enum Dimension: String { case width, height }

/// A constraint of a `layout` block that sets the width or the height of an element: `width`,
/// `height`, `widthsEqually`, `heightsEqually`, or an equation with one of the two anchors.
struct SizeConstraint {
  let constraint: Constraint
  let dimension: Dimension
  /// The element among several, else the whole constraint.
  let origin: OriginID
  /// What removes it.
  let change: Change

  /// The required points; nil when it compares, or may be broken.
  var points: Double? { constraint.relation == .equal ? end : nil }

  /// The most points that it allows; nil when it may be broken.
  var mostPoints: Double? { constraint.relation == .greaterOrEqual ? nil : end }

  /// The least points that it allows; nil when it may be broken.
  var leastPoints: Double? { constraint.relation == .lessOrEqual ? nil : end }

  private var end: Double? {
    guard constraint.priority >= 1000 else { return nil }
    switch constraint.form {
    case .kind(let index, _): return LayoutKind.all[index].takesConstant ? constraint.constant : nil
    case .equation(let left, let right?, _):
      return left.element == right.element ? abs(constraint.constant) : nil
    case .equation: return constraint.constant
    }
  }
}

extension PlacedElement {
  /// The constraints on its size, in the order of the file.
  func sizeConstraints(_ dimensions: [Dimension] = [.width, .height]) -> [SizeConstraint] {
    let constraints = walk.constraints(on: self)
    if constraints.isEmpty { return [] }
    return constraints.flatMap { constraint in
      dimensions.compactMap { sizeConstraint(constraint, $0) }
    }
  }

  /// Reports every property and every constraint that sets a size that the system fixes.
  func reportFixedSize(_ code: Code) {
    for name in sizeProperties[kind.rawValue] where isWritten(name) {
      guard Kind.named(kind).property(named: name)?.reportingRule == code.id else { continue }
      for written in allWritten(name) {
        report(
          code, at: .value(written), label: Message("has no effect", "没有效果")(),
          fixes: [delete(written)])
      }
    }
    for name in sizeProperties[kind.rawValue] where !isWritten(name) && !byAppearance(name).isEmpty
    {
      guard Kind.named(kind).property(named: name)?.reportingRule == code.id else { continue }
      report(
        code, at: .kind, label: Message("its look sets its size", "外观规定了它的尺寸")(),
        looks: [name])
    }
    let fixed = Kind.named(kind).fixedSize
    if let width = fixed.width { reportNarrowContainer(code, width) }
    let named = boxed
    for dimension in [Dimension.width, .height]
    where (dimension == .width ? fixed.width : fixed.height) != nil {
      let isSaid = named.map { $0.reportSizes(code, dimension) }.contains(true)
      if !isSaid { reportForcedSize(code, dimension) }
    }
  }

  /// Reports every constraint that asks for another size than the one that the system draws.
  func reportOtherSize(_ code: Code) {
    let named = boxed
    // Nearly none is constrained.
    if named.allSatisfy({ walk.constraints(on: $0).isEmpty }) { return }
    let (known, style) = (Kind.named(kind), member(.style))
    let height = known.styleSizes.first { $0.key == style }?.value.height ?? known.fixedSize.height
    for (dimension, points) in [(Dimension.width, known.fixedSize.width), (.height, height)] {
      guard let points else { continue }
      let arguments: KeyValuePairs<String, Message.Argument> = [
        "kind": kindPhrase, "points": .number(points),
        "side": dimension == .width ? .words("wide", "宽") : .words("high", "高"),
      ]
      var isSaid = false
      for place in named {
        for size in place.sizeConstraints([dimension]) {
          guard
            size.leastPoints.map({ $0 > points + 0.5 }) == true
              || size.mostPoints.map({ $0 < points - 0.5 }) == true
          else { continue }
          isSaid = true
          place.report(
            code, at: .origin(size.origin), arguments,
            fixes: [
              fix(Message("delete the constraint", "删除此约束")(), .suggestion, [size.change])
            ])
        }
      }
      if !isSaid { reportForcedSize(code, dimension, arguments, isOwn: false) }
    }
  }

  /// The constraints that name it and set its size. Whether there are such.
  private func reportSizes(_ code: Code, _ dimension: Dimension) -> Bool {
    let sizes = sizeConstraints([dimension])
    let label =
      dimension == .width
      ? Message("sets its width", "规定了它的宽度") : Message("sets its height", "规定了它的高度")
    for size in sizes {
      report(
        code, at: .origin(size.origin), label: label(),
        fixes: [fix(Message("delete the constraint", "删除此约束")(), .suggestion, [size.change])])
    }
    return reportSpaces(code, dimension) || !sizes.isEmpty
  }

  /// A size that only follows from where several constraints put its edges.
  private func reportForcedSize(
    _ code: Code, _ dimension: Dimension,
    _ arguments: KeyValuePairs<String, Message.Argument> = [:], isOwn: Bool = true
  ) {
    let name: PropertyName = dimension == .width ? .width : .height
    guard !isWritten(name), let size = forcedSize(dimension, isFixed: !isOwn),
      let named = boxed.last
    else { return }
    let label =
      dimension == .width
      ? Message("makes it {points} points wide", "使它的宽度为 {points} 点")
      : Message("makes it {points} points high", "使它的高度为 {points} 点")
    let (origin, change) = named.removal(from: size.constraint)
    named.report(
      code, at: .origin(origin), arguments,
      label: label(["points": .number(size.points.rounded())]),
      related: size.others.prefix(4).map {
        Finding.Related(
          named.program.location(of: $0.origin), Message("together with this", "与此约束一起")())
      },
      // With its own width it may not fit there.
      fixes: dimension == .width
        ? [] : [named.fix(Message("delete the constraint", "删除此约束")(), .suggestion, [change])])
  }

  /// A container of a fixed width that it does not fit into.
  private func reportNarrowContainer(_ code: Code, _ width: Double) {
    guard let view = nearest(.view, .row, .table, .content), view.is(.view),
      case .length(let room)? = view.value(.width), room < width
    else { return }
    report(
      code, at: .kind,
      label: Message(
        "its container is {room} points wide, it is {width}", "容器宽 {room} 点，而它宽 {width} 点")(
          ["room": .number(room), "width": .number(width)]),
      related: view.frame == frame
        ? view.written(.width).map {
          [Finding.Related($0.valueLocation, Message("the width of the container", "容器的宽度")())]
        } ?? [] : [])
  }

  /// Spaces on both sides give it the size that is left of the superview. Whether there are such.
  private func reportSpaces(_ code: Code, _ dimension: Dimension) -> Bool {
    let isWidth = dimension == .width
    guard
      let (start, end) = isWidth
        ? spaces(["leading", "left"], ["trailing", "right"]) : spaces(["top"], ["bottom"])
    else { return false }
    // The top says where it is, and stays.
    let (place, other) = isWidth ? (start, end) : (end, start)
    report(
      code, at: .origin(place.origin),
      label: Message("with the space on the other side it sets the size", "与另一侧的间距一起规定了它的大小")(),
      related: [
        Finding.Related(
          program.location(of: other.origin), Message("the space on the other side", "另一侧的间距")())
      ],
      fixes: [
        isWidth
          ? centering(instead: start, end)
          : fix(Message("delete the constraint", "删除此约束")(), .suggestion, [.delete(end.origin)])
      ])
    return true
  }

  /// Spaces at both sides of the superview say that it is in the middle; it need not be as wide for that.
  private func centering(instead start: Constraint, _ end: Constraint) -> Fix? {
    guard let name = nameText, case .equation(_, let edge?, _) = start.form, edge.element == nil,
      space(["trailing", "right"])?.0.origin == end.origin
    else {
      return fix(
        Message("delete both constraints", "删除这两个约束")(), .suggestion,
        [.delete(start.origin), .delete(end.origin)])
    }
    return fix(
      Message("center it instead", "改为居中")(), .suggestion,
      [
        .replace(start.origin, .whole, "\(name).centerX == superview.centerX"),
        .delete(end.origin),
      ])
  }

  /// Two constraints that say where its opposite edges are: in the superview, or from one edge of another element.
  private func spaces(_ first: [String], _ last: [String]) -> (Constraint, Constraint)? {
    if let (start, before) = space(first), let (end, after) = space(last), before + after > 0 {
      return (start, end)
    }
    return atOneEdge(first, last)
  }

  /// Two constraints that tie its opposite edges to one edge of another element or of the superview.
  private func atOneEdge(_ first: [String], _ last: [String]) -> (Constraint, Constraint)? {
    let constraints = requiredEqualities
    // The first that ends at each edge: many constraints may name one element.
    var ends: [Constraint.Anchor: Constraint] = [:]
    for end in constraints {
      if let to = anchor(of: end, last), ends[to] == nil { ends[to] = end }
    }
    if ends.isEmpty { return nil }
    for start in constraints {
      if let from = anchor(of: start, first), let end = ends[from] { return (start, end) }
    }
    return nil
  }

  /// The width that follows when both its sides are tied to one edge, and the first of the two constraints.
  var widthFromOneEdge: (points: Double, origin: OriginID)? {
    guard let (start, end) = atOneEdge(["leading", "left"], ["trailing", "right"]) else {
      return nil
    }
    return (abs(end.constant - start.constant), start.origin)
  }

  private var requiredEqualities: [Constraint] {
    walk.constraints(on: self).filter { $0.relation == .equal && $0.priority >= 1000 }
  }

  /// The constraint that says how far it is from an edge of the superview, and the points.
  private func space(_ edges: [String]) -> (Constraint, Double)? {
    requiredEqualities.lazy.compactMap { constraint in
      self.points(of: constraint, to: edges).map { (constraint, $0) }
    }.first
  }

  /// The points that constraints leave free at its sides together, and the first of these.
  var spacesAtSides: (points: Double, origin: OriginID)? {
    guard let (start, before) = space(["leading", "left"]),
      let (_, after) = space(["trailing", "right"])
    else { return nil }
    return (before + after, start.origin)
  }

  /// The edge of another element or of the superview that one of its own is at.
  private func anchor(of constraint: Constraint, _ edges: [String]) -> Constraint.Anchor? {
    guard case .equation(let left, let right?, let multiplier) = constraint.form, multiplier == 1,
      left.element == instance.element, edges.contains(left.name),
      right.element != instance.element
    else { return nil }
    return right
  }

  /// The points between it and an edge of the superview, if a constraint sets them.
  private func points(of constraint: Constraint, to edges: [String]) -> Double? {
    let id = instance.element
    switch constraint.form {
    case .kind(let index, let elements):
      let name = LayoutKind.all[index].name
      return elements.contains(id) && edges.contains { name == "\($0)SpaceToSuperview" }
        ? constraint.constant : nil
    case .equation(let left, let right?, let multiplier):
      guard left.name == right.name, edges.contains(left.name), multiplier == 1,
        left.element == id, right.element == nil
      else { return nil }
      return abs(constraint.constant)
    default: return nil
    }
  }

  /// `field.bottom == field.top + 96`
  private func isBetweenOwnEdges(_ constraint: Constraint, _ dimension: Dimension) -> Bool {
    guard case .equation(let left, let right?, let multiplier) = constraint.form, multiplier == 1,
      left.element == instance.element, right.element == left.element
    else { return false }
    return edges(dimension).contains { Set([left.name, right.name]) == Set($0) }
  }

  private func edges(_ dimension: Dimension) -> [[String]] {
    dimension == .height ? [["top", "bottom"]] : [["leading", "trailing"], ["left", "right"]]
  }

  private func sizeConstraint(_ constraint: Constraint, _ dimension: Dimension) -> SizeConstraint? {
    let id = instance.element
    switch constraint.form {
    case .kind(let index, let elements):
      let kind = LayoutKind.all[index]
      guard kind.name == dimension.rawValue || kind.name == "\(dimension.rawValue)sEqually" else {
        return nil
      }
      guard elements.contains(id) else { return nil }
    case .equation(let left, let right, _):
      let isOnIt = [left, right].contains { $0?.element == id && $0?.name == dimension.rawValue }
      guard isOnIt || isBetweenOwnEdges(constraint, dimension) else { return nil }
    }
    let (origin, change) = removal(from: constraint)
    return SizeConstraint(
      constraint: constraint, dimension: dimension, origin: origin, change: change)
  }

  /// What a constraint says of it: the element among several, else the whole constraint; and what removes that.
  private func removal(from constraint: Constraint) -> (origin: OriginID, change: Change) {
    guard case .kind(let index, let elements) = constraint.form, elements.count > 1,
      let place = elements.firstIndex(of: instance.element),
      case let operands = program.origins.operands(of: constraint.origin),
      operands.count == elements.count
    else { return (constraint.origin, .delete(constraint.origin)) }
    let isLong = elements.count > LayoutKind.all[index].minimumElements
    return (
      operands[place],
      isLong ? .deleteItem(place, of: operands) : .delete(constraint.origin)
    )
  }
}

/// The properties of each kind that a rule reports wherever they are written.
private let sizeProperties: [[PropertyName]] = Kind.all.map { kind in
  kind.properties.filter { $0.reportingRule != nil }.map(\.name)
}

/// The constraints of one body, by their elements.
struct ConstraintIndex {
  private var byElement: [Int: [Int]] = [:]

  init(_ program: Program, _ range: Range<Int>) {
    for index in range {
      for element in program.constraints[index].form.elements
      where byElement[element.index]?.last != index {
        byElement[element.index, default: []].append(index)
      }
    }
  }

  subscript(element: ElementID) -> [Int] { byElement[element.index] ?? [] }
}

extension Walk {
  /// The constraints that name an element; those of each body are sorted once.
  func constraints(on control: PlacedElement) -> [Constraint] {
    let program = control.program
    let range = constraintRange(control.frame)
    guard !range.isEmpty else { return [] }
    let first = range.lowerBound
    let known = memo.constraintIndexes[program.file]?[first]
    let index = known ?? ConstraintIndex(program, range)
    if known == nil { memo.constraintIndexes[program.file, default: [:]][first] = index }
    return index[control.instance.element].map { program.constraints[$0] }
  }

  /// The constraints of a frame's body.
  private func constraintRange(_ frame: Int32) -> Range<Int> {
    if frame >= 0 {
      let frame = expansion.frames[Int(frame)]
      return frame.program.components[frame.component].scope.constraints
    }
    switch expansion.root {
    case .screen(let index): return expansion.program.screens[index].scope.constraints
    case .component(let index): return expansion.program.components[index].scope.constraints
    }
  }
}
