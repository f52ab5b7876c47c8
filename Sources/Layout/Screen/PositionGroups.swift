import CtlCatalogue

/// Boxes whose places equations tie together, along each axis: one of them decides for all, so that
/// a weak wish for each would only cost time.
struct PositionGroups {
  private var parents: [[Int: Int]]
  private var anchored: [Set<Int>] = [[], []]
  private var sizes: [[Int: Int]] = [[:], [:]]
  /// The first and the last box of each group, in the order of the file.
  private var ends: [[Int: (first: Int, last: Int)]] = [[:], [:]]

  init(_ request: LayoutRequest, _ members: [Int], _ constraints: [Int]) {
    let own = Dictionary(uniqueKeysWithValues: members.map { ($0, $0) })
    parents = [own, own]
    var superviews: [(box: Int, axis: Int)] = []
    for index in constraints where request.constraints[index].priority >= 500 {
      guard let tie = request.constraints[index].tie else { continue }
      let axis = tie.isHorizontal ? 0 : 1
      for (first, second) in zip(tie.boxes, tie.boxes.dropFirst()) { join(first, second, axis) }
      if tie.isToSuperview { superviews += tie.boxes.map { ($0, axis) } }
    }
    for item in superviews { anchored[item.axis].insert(root(item.box, item.axis)) }
    for axis in 0..<2 {
      for member in members {
        let group = root(member, axis)
        sizes[axis][group, default: 0] += 1
        let known = ends[axis][group]
        ends[axis][group] = (
          min(known?.first ?? member, member), max(known?.last ?? member, member)
        )
      }
    }
  }

  private func root(_ box: Int, _ axis: Int) -> Int {
    var box = box
    while let parent = parents[axis][box], parent != box { box = parent }
    return box
  }

  private mutating func join(_ first: Int, _ second: Int, _ axis: Int) {
    let (one, two) = (root(first, axis), root(second, axis))
    guard one != two, parents[axis][one] != nil, parents[axis][two] != nil else { return }
    parents[axis][max(one, two)] = min(one, two)
    // Short ways for the next time.
    parents[axis][first] = min(one, two)
    parents[axis][second] = min(one, two)
  }

  func isTied(_ first: Int, _ second: Int, isHorizontal: Bool) -> Bool {
    let axis = isHorizontal ? 0 : 1
    return root(first, axis) == root(second, axis)
  }

  /// Whether the place of a box follows from others or from the superview.
  func isPlaced(_ box: Int, isHorizontal: Bool) -> Bool {
    let axis = isHorizontal ? 0 : 1
    let group = root(box, axis)
    return anchored[axis].contains(group) || ends[axis][group].map { $0.first != box } ?? false
  }

  /// Whether a box stands between others of a long chain.
  func isInside(_ box: Int, isHorizontal: Bool) -> Bool {
    let axis = isHorizontal ? 0 : 1
    let group = root(box, axis)
    guard sizes[axis][group] ?? 0 > 8, let ends = ends[axis][group] else { return false }
    return box != ends.first && box != ends.last
  }
}

extension LayoutConstraint {
  /// The boxes whose places it ties together, and whether to the superview.
  fileprivate var tie: (boxes: [Int], isHorizontal: Bool, isToSuperview: Bool)? {
    switch form {
    case .kind(let kind, let boxes):
      guard LayoutKind.all.indices.contains(kind) else { return nil }
      let kind = LayoutKind.all[kind]
      if kind.group == .pin, relation != .equal { return nil }
      switch kind.name {
      case "horizontalSpacing", "leftEdges", "rightEdges", "horizontalCenters":
        return (boxes, true, false)
      case "verticalSpacing", "topEdges", "bottomEdges", "verticalCenters", "baselines":
        return (boxes, false, false)
      case "leadingSpaceToSuperview", "trailingSpaceToSuperview", "horizontalCenterInContainer":
        return (boxes, true, true)
      case "topSpaceToSuperview", "bottomSpaceToSuperview", "verticalCenterInContainer":
        return (boxes, false, true)
      default: return nil
      }
    case .equation(let first, let second, let multiplier):
      guard relation == .equal, multiplier == 1, !first.anchor.isSize, let second else {
        return nil
      }
      return (
        [first.box, second.box].compactMap { $0 }, first.anchor.isHorizontal,
        first.box == nil || second.box == nil
      )
    }
  }
}
