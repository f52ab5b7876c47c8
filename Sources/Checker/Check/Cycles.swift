import CtlDiagnostics

extension Checker {
  /// Properties that follow each other in a circle; each circle is reported once, at the property
  /// that closes it. A binding is no link: the variable stands between.
  mutating func checkPropertyCycles() {
    guard !dependencies.isEmpty else { return }
    var edges: [PropertyKey: [PropertyKey]] = [:]
    for dependency in dependencies { edges[dependency.from, default: []].append(dependency.to) }
    enum State { case open, done }
    var states: [PropertyKey: State] = [:]
    var stack: [(key: PropertyKey, rest: [PropertyKey])] = []
    for dependency in dependencies where states[dependency.from] == nil {
      states[dependency.from] = .open
      stack.append((dependency.from, edges[dependency.from] ?? []))
      while let top = stack.last {
        guard let next = top.rest.last else {
          states[top.key] = .done
          stack.removeLast()
          continue
        }
        stack[stack.count - 1].rest.removeLast()
        switch states[next] {
        case .done: break
        case .open: reportCycle(from: top.key, to: next)
        case nil:
          guard let rest = edges[next] else {
            states[next] = .done
            continue
          }
          states[next] = .open
          stack.append((next, rest))
        }
      }
    }
  }

  private mutating func reportCycle(from key: PropertyKey, to next: PropertyKey) {
    guard
      let entry = properties[elements[key.element.index].properties].first(where: {
        $0.name == key.property && $0.group == .own && $0.form != .binding
      })
    else { return }
    var related: [Finding.Related] = []
    if let other = properties[elements[next.element.index].properties].first(where: {
      $0.name == next.property && $0.group == .own
    }), other.node != entry.node {
      if other.form == .binding { return }
      related = [
        Finding.Related(
          location(Int(other.node)), Message("which depends on this again", "而它又依赖于此")())
      ]
    }
    report(
      Finding(
        LanguageCode.cycle, at: location(Int(expressions[entry.expression.index].node)),
        ["name": .text(key.property.name)], related: related))
  }
}
