import CtlDiagnostics

/// A part of what a variable or a parameter holds: `file.share`, the share of any of `files`.
package struct PartPath: Hashable {
  package var root: Symbol
  /// Fields by their places, and items.
  package var steps: [Int] = []

  package init(root: Symbol, steps: [Int] = []) { (self.root, self.steps) = (root, steps) }

  /// Any item of a list.
  package static let item = -1

  /// The item at a place that is known.
  package static func item(at place: Int) -> Int { -2 - place }

  package static func + (path: PartPath, step: Int) -> PartPath {
    PartPath(root: path.root, steps: path.steps + [step])
  }

  /// Whether it is one of several items, and not known which.
  package var isOfAnyItem: Bool { steps.contains(PartPath.item) }

  /// The same of any item of its lists.
  package var ofAnyItem: PartPath {
    PartPath(root: root, steps: steps.map { max($0, PartPath.item) })
  }

  /// The part, then what is around it.
  package var andAround: [PartPath] {
    (0...steps.count).reversed().map { PartPath(root: root, steps: Array(steps.prefix($0))) }
  }

  /// Whether a change of one may be a change of the other: they are the same, or one is in the other.
  package func touches(_ other: PartPath) -> Bool {
    root == other.root
      && zip(steps, other.steps).allSatisfy { first, second in
        first == second || max(first, second) == PartPath.item
      }
  }

  /// Whether the other one is this one, or in it.
  package func holds(_ other: PartPath) -> Bool {
    steps.count <= other.steps.count && touches(other)
  }
}

extension Program {
  /// The part that an expression is; nil for what is computed.
  /// - Parameter tellingItems: Whether items at places that are known are told apart.
  package func partPath(
    _ id: ExpressionID, tellingItems: Bool = false, depth: Int = 0
  ) -> PartPath? {
    let id = withoutUnwrapping(id)
    let expression = expression(id)
    guard depth < 64 else { return nil }
    func inner(_ id: ExpressionID) -> PartPath? {
      partPath(id, tellingItems: tellingItems, depth: depth + 1)
    }
    switch expression.operation {
    case .field:
      return inner(operand(0, of: expression)).map { $0 + Int(expression.payload) }
    case .index:
      let step = tellingItems ? itemStep(of: expression) : PartPath.item
      return inner(operand(0, of: expression)).map { $0 + step }
    case .symbol:
      let symbol = self.symbols[Int(expression.payload)]
      guard symbol.file == self.file else { return nil }
      switch symbol.kind {
      case .variable, .parameter: return PartPath(root: symbol)
      case .loopVariable:
        if let value = tables.local(symbol) { return inner(value) }
        return inner(tables.source(ofLoop: Int(symbol.index))).map { $0 + PartPath.item }
      default: return nil
      }
    default: return nil
    }
  }

  /// The item that `list[place]` is.
  package func itemStep(of expression: Expression) -> Int {
    guard case .int(let place)? = constant(operand(1, of: expression)), place >= 0, place < Int.max
    else { return PartPath.item }
    return PartPath.item(at: place)
  }

  /// The same of a variable of the file.
  package func variablePart(_ id: ExpressionID) -> PartPath? {
    partPath(id, tellingItems: true).flatMap { $0.root.kind == .variable ? $0 : nil }
  }
}

extension Expansion {
  /// The part of a variable that an expression is, also through the arguments of components.
  package func partPath(
    _ id: ExpressionID, in place: Place, tellingItems: Bool = false
  ) -> (path: PartPath, place: Place)? {
    var (id, place, steps) = (id, place, [Int]())
    for _ in 0..<256 {
      guard let path = place.program.partPath(id, tellingItems: tellingItems) else { return nil }
      steps = path.steps + steps
      guard path.root.kind == .parameter else {
        return (PartPath(root: path.root, steps: steps), place)
      }
      guard case .expression(let next, let around) = worth(ofParameter: path.root, place) else {
        return nil
      }
      (id, place) = (next, around)
    }
    return nil
  }
}
