import CtlChecker

extension Control {
  /// Whether the two are in different branches of one `if`, so that they never show together.
  func isAlternative(to other: Control) -> Bool {
    var branches: [Int: Int] = [:]  // By the `if`, its branch on the way up.
    var below = index
    var next = instance.parent
    while next >= 0 {
      let holder = Control(walk: walk, index: Int(next))
      if holder.form == .conditional { branches[holder.index] = below }
      below = holder.index
      next = holder.instance.parent
    }
    below = other.index
    next = other.instance.parent
    while next >= 0 {
      let holder = Control(walk: walk, index: Int(next))
      if let branch = branches[holder.index] { return branch != below }
      below = holder.index
      next = holder.instance.parent
    }
    return false
  }
}
