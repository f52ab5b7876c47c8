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
    let first = lastingFacts(around: one)
    return !first.isEmpty && first.contradicts(lastingFacts(around: other))
  }

  /// Whether some assumptions are not so where others are.
  func contradict(_ first: [Assumption], _ second: [Assumption]) -> Bool {
    if first.isEmpty || second.isEmpty { return false }
    return KnownFacts(first, usedValues).contradicts(KnownFacts(second, usedValues))
  }

  /// What conditions around an element say that are no others for other items of a loop.
  private func lastingFacts(around index: Int) -> KnownFacts {
    if let known = lastingFacts[index] { return known }
    let lasting = conditions(around: index).filter {
      !dependOnName([$0.condition], in: $0.place) { $0.kind == .loopVariable }
    }
    let facts = KnownFacts(lasting, usedValues)
    lastingFacts[index] = facts
    return facts
  }
}
