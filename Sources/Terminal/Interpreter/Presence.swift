import CtlCatalogue
import CtlChecker

/// Which elements are there: those in branches whose conditions hold.
extension Evaluator {
  /// The instance of the branch whose condition holds.
  func branch(of instances: Range<Int>) -> Int? {
    var branch = instances.lowerBound
    while branch < instances.upperBound {
      let element = element(of: branch)
      if element.payload < 0 { return branch }
      let condition = ExpressionID(Int(element.payload))
      if value(condition, scope(of: branch)) == .bool(true) { return branch }
      branch += Int(expansion.instances[branch].size)
    }
    return nil
  }

  /// What a control is worth that is not there; nil for one that is, and for what a variable holds.
  func absent(_ name: PropertyName, of instance: Int) -> Value? {
    guard effort.enter() else { return nil }
    defer { effort.leave() }
    let kind = element(of: instance).kind
    guard Kind.named(kind).role != .part, entry(name, of: instance)?.form != .binding,
      !isThere(instance)
    else { return nil }
    return Defaults.value(of: name, in: kind)
  }

  private func isThere(_ instance: Int) -> Bool {
    var path: [Int] = []
    var next = instance
    while next >= 0, present[next] == nil {
      path.append(next)
      next = Int(expansion.instances[next].parent)
    }
    var isThere = next < 0 || present[next] == true
    // A condition that reads what is inside of it finds nothing.
    for inner in path { present[inner] = false }
    for inner in path.reversed() {
      let outer = Int(expansion.instances[inner].parent)
      if isThere, outer >= 0, element(of: outer).form == .conditional {
        isThere = branch(of: outer + 1..<outer + Int(expansion.instances[outer].size)) == inner
      }
      present[inner] = isThere
    }
    return isThere
  }
}
