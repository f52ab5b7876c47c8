import CtlCatalogue

/// A container whose content constraints place, and what of it follows from the file alone.
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

  init(_ request: LayoutRequest, host: Int, members: [Int], constraints: [Int]) {
    self.host = host
    self.members = members
    self.constraints = constraints
    groups = PositionGroups(request, members, constraints)
    var numbers = [Int32](repeating: -1, count: max(request.boxes[host].size - 1, 0))
    for (number, member) in members.enumerated() where numbers.indices.contains(member - host - 1) {
      numbers[member - host - 1] = Int32(number)
    }
    self.numbers = numbers
  }

  /// The number of a box among the members.
  func number(of box: Int) -> Int? {
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
  /// The containers whose content constraints place. What stands inside comes first: those around it
  /// follow its height.
  static func all(_ request: LayoutRequest, _ children: [[Int]]) -> [HostPlan] {
    guard !request.constraints.isEmpty else { return [] }
    var constraintsOf: [Int: [Int]] = [:]
    var membersOf: [Int: Set<Int>] = [:]
    for (index, constraint) in request.constraints.enumerated() {
      let boxes = constraint.boxes
      guard !boxes.isEmpty,
        boxes.allSatisfy({ $0 > 0 && $0 < request.boxes.count && !request.boxes[$0].isHidden }),
        let host = host(of: boxes, request)
      else { continue }
      constraintsOf[host, default: []].append(index)
      for box in boxes {
        var next = box
        while next != host, next >= 0, membersOf[host, default: []].insert(next).inserted {
          next = request.boxes[next].parent
        }
      }
    }
    return constraintsOf.keys.sorted(by: >).map { host in
      HostPlan(
        request, host: host,
        members: (membersOf[host] ?? []).union(children[host]).sorted(),
        constraints: constraintsOf[host] ?? [])
    }
  }

  /// The container that holds all boxes; bars and controls place what is in them by themselves.
  private static func host(of boxes: [Int], _ request: LayoutRequest) -> Int? {
    var host = request.boxes[boxes[0]].parent
    while host > 0 {
      let inside = host + 1..<host + request.boxes[host].size
      if boxes.allSatisfy({ inside.contains($0) }) { return host }
      host = request.boxes[host].parent
    }
    return host
  }
}
