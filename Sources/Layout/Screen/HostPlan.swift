import CtlCatalogue

/// A container whose content is placed by constraints, and the facts about it that follow from the
/// file alone.
struct HostPlan: Sendable {
  let host: Int
  /// The boxes that take part, parents first: the children of the host, and the boxes on the way to
  /// those deeper ones that constraints name.
  let members: [Int]
  /// The constraints, by their indices in the request.
  let constraints: [Int]
  let groups: PositionGroups
  /// The number among the members of each box inside the host, or -1; the first is the next box.
  private let numbers: [Int32]

  private init(_ request: LayoutRequest, _ host: Int, _ children: [Int], _ constraints: [Int]) {
    self.host = host
    self.constraints = constraints
    var isMember = [Bool](repeating: false, count: max(request.boxes[host].size - 1, 0))
    func mark(_ box: Int) -> Bool {
      let place = box - host - 1
      guard isMember.indices.contains(place), !isMember[place] else { return false }
      isMember[place] = true
      return true
    }
    for child in children { _ = mark(child) }
    for constraint in constraints {
      for box in request.constraints[constraint].boxes {
        var next = box
        while next != host, next >= 0, mark(next) { next = request.boxes[next].parent }
      }
    }
    var members: [Int] = []
    var numbers = [Int32](repeating: -1, count: isMember.count)
    for place in isMember.indices where isMember[place] {
      numbers[place] = Int32(members.count)
      members.append(host + 1 + place)
    }
    self.members = members
    self.numbers = numbers
    groups = PositionGroups(request, constraints, count: members.count) {
      HostPlan.number(of: $0, host, numbers)
    }
  }

  /// The number of a box among the members.
  func number(of box: Int) -> Int? { HostPlan.number(of: box, host, numbers) }

  private static func number(of box: Int, _ host: Int, _ numbers: [Int32]) -> Int? {
    let place = box - host - 1
    guard numbers.indices.contains(place), numbers[place] >= 0 else { return nil }
    return Int(numbers[place])
  }

  var hostHeight: Variable { Variable(symbol: 0) }
  func left(_ number: Int) -> Variable { Variable(symbol: Int32(4 * number + 1)) }
  func top(_ number: Int) -> Variable { Variable(symbol: Int32(4 * number + 2)) }
  func width(_ number: Int) -> Variable { Variable(symbol: Int32(4 * number + 3)) }
  func height(_ number: Int) -> Variable { Variable(symbol: Int32(4 * number + 4)) }
  var variableCount: Int { 4 * members.count + 1 }
}

extension HostPlan {
  /// The containers whose content is placed by constraints. Inner ones come first: the outer ones
  /// depend on their height.
  static func all(_ request: LayoutRequest, _ children: [[Int]]) -> [HostPlan] {
    guard !request.constraints.isEmpty else { return [] }
    var constraintsOf = [[Int]](repeating: [], count: request.boxes.count)
    for (index, constraint) in request.constraints.enumerated() {
      let boxes = constraint.boxes
      guard !boxes.isEmpty,
        boxes.allSatisfy({ $0 > 0 && $0 < request.boxes.count && !request.boxes[$0].isHidden }),
        let host = host(of: boxes, request)
      else { continue }
      constraintsOf[host].append(index)
    }
    return constraintsOf.indices.reversed().filter { !constraintsOf[$0].isEmpty }.map { host in
      HostPlan(request, host, children[host], constraintsOf[host])
    }
  }

  /// The container around all boxes; bars and controls place their contents themselves.
  private static func host(of boxes: [Int], _ request: LayoutRequest) -> Int? {
    var host = request.boxes[boxes[0]].parent
    if boxes.count == 1 { return host }
    while host > 0 {
      let inside = host + 1..<host + request.boxes[host].size
      if boxes.allSatisfy({ inside.contains($0) }) { return host }
      host = request.boxes[host].parent
    }
    return host
  }
}
