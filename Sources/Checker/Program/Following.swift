/// Handlers of a screen for changes of its variables: `on month.changed -> …`.
extension Program {
  /// Those of a screen in the order of the file, but each after those that change its variable; where some
  /// change each other's there is no such order. After what a person does each runs once at most, and as long as
  /// one that has not run finds another value in its variable, they are gone through again.
  public func followers(in root: ElementID) -> [Handler] {
    let all = tables.handlers[element(root).handlers].filter { $0.received?.kind == .variable }
    if all.count < 2 { return all }
    let variables = all.map { Int($0.received?.index ?? 0) }
    var changers: [Int: [Int]] = [:]
    for variable in variables { changers[variable] = [] }
    for (index, handler) in all.enumerated().reversed() {
      let changed = tables.steps[handler.steps].compactMap { $0.form.changedAtOnce }
      for variable in Set(changed.compactMap { variable(of: $0) })
      where variable != variables[index] {
        changers[variable]?.append(index)
      }
    }
    var order: [Int] = []
    var isSeen = [Bool](repeating: false, count: all.count)
    for index in all.indices where !isSeen[index] {
      isSeen[index] = true
      var open = [index]
      while let last = open.last {
        // What changes a variable is placed once for all of its handlers.
        if let next = changers[variables[last]]?.popLast() {
          if !isSeen[next] {
            isSeen[next] = true
            open.append(next)
          }
        } else {
          order.append(last)
          open.removeLast()
        }
      }
    }
    return order.map { all[$0] }
  }

  /// The variables that the screen follows, in the order of the file.
  public func followedVariables(in root: ElementID) -> [Int] {
    let all = tables.handlers[element(root).handlers].compactMap { handler in
      handler.received.flatMap { $0.kind == .variable ? Int($0.index) : nil }
    }
    return Set(all).sorted()
  }
}

extension Step.Form {
  /// What the step changes when it runs.
  fileprivate var changedAtOnce: ExpressionID? {
    switch self {
    case .assign(let place, _), .change(_, let place, _): place
    default: nil
    }
  }
}
