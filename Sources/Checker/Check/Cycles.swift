import CtlDiagnostics

extension Checker {
  /// Properties that follow each other in a circle; each circle is reported once, at the property
  /// that closes it. A binding is not a link: the variable is in between.
  mutating func checkPropertyCycles() {
    // Only a property that follows another can be in a circle.
    let keys = dependencies.map(\.from).sorted().removingRepetitions()
    let edges = dependencies.compactMap { dependency in
      keys.position(of: dependency.to).flatMap { to in
        keys.position(of: dependency.from).map { (from: $0, to: to) }
      }
    }
    guard !edges.isEmpty else { return }
    var followed = [[Int]](repeating: [], count: keys.count)
    for edge in edges { followed[edge.from].append(edge.to) }
    enum State { case new, open, done }
    var states = [State](repeating: .new, count: keys.count)
    var stack: [Int] = []
    for edge in edges where states[edge.from] == .new {
      states[edge.from] = .open
      stack.append(edge.from)
      while let top = stack.last {
        guard let next = followed[top].popLast() else {
          states[top] = .done
          stack.removeLast()
          continue
        }
        switch states[next] {
        case .done: break
        case .open: reportCycle(from: keys[top], to: keys[next])
        case .new:
          states[next] = .open
          stack.append(next)
        }
      }
    }
  }

  private mutating func reportCycle(from key: PropertyKey, to next: PropertyKey) {
    guard
      let entry = tables.properties[tables.elements[key.element.index].properties].first(where: {
        $0.name == key.property && $0.group == .own && $0.form != .binding
      })
    else { return }
    var related: [Finding.Related] = []
    if let other = tables.properties[tables.elements[next.element.index].properties].first(where: {
      $0.name == next.property && $0.group == .own
    }), other.origin != entry.origin {
      if other.form == .binding { return }
      related = [
        Finding.Related(
          location(other.origin.node), Message("which depends on this again", "而它又依赖于此")())
      ]
    }
    report(
      Finding(
        LanguageCode.cycle, at: location(tables.expressions[entry.expression.index].origin.node),
        ["name": .text(key.property.name)], related: related))
  }
}

extension Checker.PropertyKey: Comparable {
  static func < (left: Self, right: Self) -> Bool {
    (left.element.index, left.property.rawValue) < (right.element.index, right.property.rawValue)
  }
}

extension [Checker.PropertyKey] {
  fileprivate func removingRepetitions() -> Self {
    var result: Self = []
    for key in self where result.last != key { result.append(key) }
    return result
  }

  /// The position of a key in a sorted array.
  fileprivate func position(of key: Element) -> Int? {
    var range = indices
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if self[middle] == key { return middle }
      range = self[middle] < key ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return nil
  }
}
