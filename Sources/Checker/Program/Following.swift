/// Handlers of a screen for changes of its variables: `on month.changed -> …`.
extension Program {
  /// Those of a screen in the order of the file, but each after those that change what it follows; where some
  /// change each other's there is no such order. After what a person does each runs once at most, and as long as
  /// one that has not run finds another value in its place, they are gone through again.
  public func followers(in root: ElementID) -> [Handler] {
    let all = tables.handlers[element(root).handlers].filter { $0.followed != nil }
    if all.count < 2 { return all }
    let places = all.map { $0.followed.flatMap { path(of: $0, isWhole: true) } ?? FollowedPath() }
    let followed = Set(places)
    // What changes a place changes what is around it and, where it is a whole, each of its fields.
    var inside: [FollowedPath: [Int]] = [:]
    var whole: [FollowedPath: [Int]] = [:]
    for (index, handler) in all.enumerated().reversed() {
      let changed = tables.steps[handler.steps].compactMap { $0.form.changedAtOnce }
      for path in Set(changed.compactMap { path(of: $0) }) {
        whole[path, default: []].append(index)
        for around in path.andAround where around != places[index] && followed.contains(around) {
          inside[around, default: []].append(index)
        }
      }
    }
    func nextChanger(of path: FollowedPath) -> Int? {
      if let next = inside[path]?.popLast() { return next }
      for around in path.andAround.dropFirst() {
        if let next = whole[around]?.popLast() { return next }
      }
      return nil
    }
    var order: [Int] = []
    var isSeen = [Bool](repeating: false, count: all.count)
    for index in all.indices where !isSeen[index] {
      isSeen[index] = true
      var open = [index]
      while let last = open.last {
        // What changes a place is placed once for all of its handlers.
        if let next = nextChanger(of: places[last]) {
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

  /// The variables that the screen follows, or of which it follows a field, in the order of the file.
  public func followedVariables(in root: ElementID) -> [Int] {
    let all = tables.handlers[element(root).handlers].compactMap { handler in
      handler.received.flatMap { $0.kind == .variable ? Int($0.index) : nil }
    }
    return Set(all).sorted()
  }

  /// What the screen follows, each place once, in the order of the file; and for what each handler says, which of
  /// them it is.
  public func followedPlaces(
    in root: ElementID
  ) -> (places: [ExpressionID], indices: [ExpressionID: Int]) {
    var places: [ExpressionID] = []
    var known: [FollowedPath: Int] = [:]
    var indices: [ExpressionID: Int] = [:]
    for place in tables.handlers[element(root).handlers].lazy.compactMap(\.followed) {
      guard let path = path(of: place) else { continue }
      indices[place] = known[path] ?? places.count
      if known[path] == nil {
        known[path] = places.count
        places.append(place)
      }
    }
    return (places, indices)
  }

  /// The variable and the fields that lead to a place; to the list for an item of it.
  /// - Parameter isWhole: Whether a computed field stands for the record that it is made of.
  private func path(of place: ExpressionID, isWhole: Bool = false) -> FollowedPath? {
    var fields: [UInt32] = []
    var id = withoutUnwrapping(place)
    for _ in 0..<256 {
      let expression = expression(id)
      switch expression.operation {
      case .computed where !isWhole, .field: fields.append(expression.payload)
      case .computed, .index: fields = []
      case .symbol:
        let symbol = tables.symbols[Int(expression.payload)]
        guard symbol.kind == .variable else { return nil }
        return FollowedPath(variable: Int(symbol.index), fields: fields.reversed())
      default: return nil
      }
      id = withoutUnwrapping(operandIDs(of: expression)[0])
    }
    return nil
  }
}

/// A variable, and the fields that lead to a part of it.
private struct FollowedPath: Hashable {
  var variable = -1
  var fields: [UInt32] = []

  /// The place, then what is around it.
  var andAround: [FollowedPath] {
    (0...fields.count).reversed().map {
      FollowedPath(variable: variable, fields: Array(fields.prefix($0)))
    }
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
