extension Expansion {
  /// The same without what no use shows: the branches that the arguments of a use decide against.
  package var withoutDecidedBranches: Expansion {
    if frames.isEmpty { return self }
    var isDropped: [Bool]?
    for index in instances.indices where isDropped?[index] != true {
      for branch in decidedBranches(of: index) {
        if isDropped == nil { isDropped = Array(repeating: false, count: instances.count) }
        for inside in branch { isDropped?[inside] = true }
      }
    }
    return isDropped.map(keeping) ?? self
  }

  /// The branches of a condition that are never taken in its frame.
  private func decidedBranches(of index: Int) -> [Range<Int>] {
    let instance = instances[index]
    let program = program(of: instance)
    guard instance.frame >= 0, program.element(instance.element).form == .conditional else {
      return []
    }
    var result: [Range<Int>] = []
    var isTaken = false
    var branch = index + 1
    while branch < index + Int(instance.size) {
      let end = branch + Int(instances[branch].size)
      let condition = program.element(instances[branch].element).payload
      let holds =
        condition < 0 || isTaken
        ? nil : value(ExpressionID(Int(condition)), of: program, in: instance.frame)
      if isTaken || holds == .bool(false) { result.append(branch..<end) }
      isTaken = isTaken || holds == .bool(true)
      branch = end
    }
    return result
  }

  private func keeping(_ isDropped: [Bool]) -> Expansion {
    // The place of each instance among those that stay.
    var places: [Int32] = [0]
    places.reserveCapacity(isDropped.count + 1)
    for isDropped in isDropped { places.append(places[places.count - 1] + (isDropped ? 0 : 1)) }
    let kept = instances.indices.filter { !isDropped[$0] }.map { index in
      let old = instances[index]
      return Instance(
        element: old.element, frame: old.frame,
        parent: old.parent < 0 ? old.parent : places[Int(old.parent)],
        size: UInt32(places[index + Int(old.size)] - places[index]))
    }
    let moved = frames.map { old in
      Frame(
        callerProgram: old.callerProgram, use: old.use, callerFrame: old.callerFrame,
        program: old.program, component: old.component,
        // The frame of a use that is not there has no instances.
        instance: min(places[Int(old.instance)], Int32(kept.count - 1)))
    }
    return Expansion(program, root, kept, moved)
  }
}
