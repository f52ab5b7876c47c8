import CtlCatalogue

/// Boxes that belong on one line: constraints put them beside each other, or one is the label that
/// describes the other.
struct LineGroups: Sendable {
  /// For each box another one of its group, or itself; empty when there are no groups.
  private var parents: [Int32] = []
  private let count: Int

  /// The kinds that put elements beside each other.
  private static let kinds: Set<Int> = Set(
    LayoutKind.all.indices.filter {
      ["horizontalSpacing", "verticalCenters", "baselines"].contains(LayoutKind.all[$0].name)
    })

  init(_ request: LayoutRequest, _ children: [[Int]]) {
    count = request.boxes.count
    for constraint in request.constraints {
      switch constraint.form {
      case .kind(let kind, let boxes) where LineGroups.kinds.contains(kind):
        for index in boxes.indices.dropFirst() { join(boxes[index - 1], boxes[index]) }
      case .equation(let left, let right?, let multiplier)
      where multiplier == 1 && left.anchor == right.anchor
        && [.centerY, .firstBaseline, .baseline].contains(left.anchor):
        if let first = left.box, let second = right.box { join(first, second) }
      default: break
      }
    }
    for list in children {
      // The type of a `zip` costs the runtime more than the pairs of a screen.
      for index in list.indices.dropFirst() {
        let (first, second) = (list[index - 1], list[index])
        let (label, box) = (request.boxes[first].instance, request.boxes[second])
        if label >= 0, label == box.describedBy || label == box.valueLabel { join(first, second) }
      }
    }
  }

  func areTogether(_ first: Int, _ second: Int) -> Bool {
    first >= 0 && second >= 0 && !parents.isEmpty && root(first) == root(second)
  }

  private func root(_ box: Int) -> Int {
    var box = box
    while Int(parents[box]) != box { box = Int(parents[box]) }
    return box
  }

  private mutating func join(_ first: Int, _ second: Int) {
    if parents.isEmpty { parents = (0..<Int32(count)).map { $0 } }
    guard parents.indices.contains(first), parents.indices.contains(second) else { return }
    let (one, two) = (root(first), root(second))
    parents[max(one, two)] = Int32(min(one, two))
    // Shorten the path for the next time.
    parents[first] = Int32(min(one, two))
    parents[second] = Int32(min(one, two))
  }
}
