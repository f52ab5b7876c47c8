import CtlChecker

extension PlacedElement {
  /// Whether the two are never shown together: they are in different branches of one `if`, or below
  /// conditions that exclude each other.
  func isAlternative(to other: PlacedElement) -> Bool {
    var next = parent
    while let holder = next {
      if holder.inside.contains(other.index) {
        return holder.form == .conditional || walk.exclude(index, other.index)
      }
      next = holder.parent
    }
    return false
  }

  /// Whether conditions around the element, inside of another, are decided by the uses of the component whose
  /// body is looked at. Each use is looked at by itself.
  func isDecidedByUses(inside holder: PlacedElement) -> Bool {
    guard case .component = walk.expansion.root else { return false }
    return walk.conditions(around: index, inside: holder.index).contains {
      walk.dependOnName([$0.condition], in: $0.place) { $0.kind == .parameter }
    }
  }
}

extension Walk {
  /// Whether the conditions around two elements cannot hold together.
  func exclude(_ one: Int, _ other: Int) -> Bool {
    let first = lastingConditions(around: one)
    if first.isEmpty { return false }
    return contradict(first, lastingConditions(around: other))
  }

  /// Whether one of some assumptions is not so where one of others is.
  func contradict(_ first: [Assumption], _ second: [Assumption]) -> Bool {
    first.contains { one in
      second.contains { other in
        one.place.frame == other.place.frame && one.place.program === other.place.program
          && one.place.program.contradict(one, other)
      }
    }
  }

  /// The conditions around an element that are no others for other items of a loop.
  private func lastingConditions(around index: Int) -> [Assumption] {
    conditions(around: index).filter {
      !dependOnName([$0.condition], in: $0.place) { $0.kind == .loopVariable }
    }
  }
}

extension Program {
  /// Whether two assumptions of one place cannot both be.
  fileprivate func contradict(_ one: Assumption, _ other: Assumption) -> Bool {
    let second = parts(of: Fact(other.condition, other.holds))
    return parts(of: Fact(one.condition, one.holds)).contains { first in
      second.contains { contradict(first, $0) }
    }
  }
}
