import CtlCatalogue

/// Boxes whose places are tied by equations, along each axis: one of them decides for all, so that
/// a weak wish for each would only cost time. Boxes are named by their numbers among the members of
/// a host.
struct PositionGroups: Sendable {
  private var horizontal: Axis
  private var vertical: Axis

  /// Sets of boxes, each a tree with the first at its root.
  fileprivate struct Axis: Sendable {
    var parents: [Int]
    var isAnchored: [Bool]
    var sizes: [Int]
    /// The last box of each group.
    var ends: [Int]

    init(_ count: Int) {
      parents = Array(0..<count)
      isAnchored = [Bool](repeating: false, count: count)
      sizes = [Int](repeating: 0, count: count)
      ends = sizes
    }

    func root(_ box: Int) -> Int {
      var box = box
      while parents[box] != box { box = parents[box] }
      return box
    }

    mutating func join(_ first: Int, _ second: Int) {
      let (one, two) = (root(first), root(second))
      if one == two { return }
      parents[max(one, two)] = min(one, two)
      // Shorten the path for the next time.
      parents[first] = min(one, two)
      parents[second] = min(one, two)
    }

    mutating func finish(_ anchored: [Int]) {
      for box in anchored { isAnchored[root(box)] = true }
      for box in parents.indices {
        let group = root(box)
        parents[box] = group
        sizes[group] += 1
        ends[group] = box
      }
    }
  }

  init(_ request: LayoutRequest, _ constraints: [Int], count: Int, _ number: (Int) -> Int?) {
    horizontal = Axis(count)
    vertical = Axis(count)
    var anchored: (horizontal: [Int], vertical: [Int]) = ([], [])
    for index in constraints where request.constraints[index].priority >= 500 {
      guard let tie = request.constraints[index].tie else { continue }
      for index in tie.boxes.indices.dropFirst() {
        guard let first = number(tie.boxes[index - 1]), let second = number(tie.boxes[index])
        else { continue }
        if tie.isHorizontal { horizontal.join(first, second) } else { vertical.join(first, second) }
      }
      guard tie.isToSuperview else { continue }
      let numbers = tie.boxes.compactMap(number)
      if tie.isHorizontal { anchored.horizontal += numbers } else { anchored.vertical += numbers }
    }
    horizontal.finish(anchored.horizontal)
    vertical.finish(anchored.vertical)
  }

  func isTied(_ first: Int, _ second: Int, isHorizontal: Bool) -> Bool {
    isHorizontal
      ? horizontal.parents[first] == horizontal.parents[second]
      : vertical.parents[first] == vertical.parents[second]
  }

  /// Whether the place of a box depends on others or on the superview.
  func isPlaced(_ box: Int, isHorizontal: Bool) -> Bool {
    let group = isHorizontal ? horizontal.parents[box] : vertical.parents[box]
    return group != box
      || (isHorizontal ? horizontal.isAnchored[group] : vertical.isAnchored[group])
  }

  /// Whether a box is between others of a long chain.
  func isInside(_ box: Int, isHorizontal: Bool) -> Bool {
    isHorizontal ? horizontal.isInside(box) : vertical.isInside(box)
  }
}

extension PositionGroups.Axis {
  fileprivate func isInside(_ box: Int) -> Bool {
    let group = parents[box]
    return sizes[group] > 8 && box != group && box != ends[group]
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
