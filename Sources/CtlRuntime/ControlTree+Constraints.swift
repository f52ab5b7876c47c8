// The layout that a file asks for, for hosts that lay out.

extension ControlTree {
  /// A constraint of a `layout` block, between elements by their names.
  ///
  /// A name of an element in a loop has `[]` for each loop: the constraint holds in every round.
  public struct Constraint: Sendable, Hashable, Codable {
    /// What it relates.
    public var form: Form
    /// How the two sides compare.
    public var relation: Relation
    /// In points.
    public var constant: Double
    /// 1...1000; 1000 must hold.
    public var priority: Double

    /// One of the nineteen kinds, or an equation.
    public enum Form: Sendable, Hashable, Codable {
      case kind(ConstraintKind, [Reference])
      /// `left == right * multiplier + constant`; without a right side, a plain number.
      case equation(Anchor, Anchor?, multiplier: Double)
    }

    /// How two sides compare.
    public enum Relation: String, Sendable, Hashable, Codable {
      case equal, lessOrEqual, greaterOrEqual
    }

    /// A constraint of Interface Builder's kinds.
    public init(
      _ kind: ConstraintKind, _ elements: [Reference], _ relation: Relation = .equal,
      constant: Double = 0, priority: Double = 1_000
    ) {
      form = .kind(kind, elements)
      (self.relation, self.constant, self.priority) = (relation, constant, priority)
    }

    /// A constraint that is an equation.
    public init(
      _ left: Anchor, _ relation: Relation, _ right: Anchor?, multiplier: Double = 1,
      constant: Double = 0, priority: Double = 1_000
    ) {
      form = .equation(left, right, multiplier: multiplier)
      (self.relation, self.constant, self.priority) = (relation, constant, priority)
    }
  }

  /// An edge, a line or a length of an element.
  public struct Anchor: Sendable, Hashable, Codable {
    /// Nil for the view around the elements.
    public var element: Reference?
    /// Which one.
    public var attribute: Attribute

    /// As in `layout` blocks.
    public enum Attribute: String, Sendable, Hashable, Codable, CaseIterable {
      case leading, trailing, left, right, top, bottom, width, height, centerX, centerY
      case firstBaseline, baseline
    }

    /// An anchor of an element; nil for the view around the elements.
    public init(_ element: Reference?, _ attribute: Attribute) {
      (self.element, self.attribute) = (element, attribute)
    }
  }
}

extension ControlTree.Constraint {
  /// The elements that it names, in the order of the file.
  public var elements: [Reference] {
    switch form {
    case .kind(_, let elements): elements
    case .equation(let left, let right, _): [left.element, right?.element].compactMap { $0 }
    }
  }

  /// Whether it names an element, in any round.
  public func places(_ name: Reference) -> Bool {
    elements.contains { $0.rounds(in: name) != nil }
  }

  func renamed(_ rename: (Reference) -> Reference) -> Self {
    var result = self
    switch form {
    case .kind(let kind, let elements): result.form = .kind(kind, elements.map(rename))
    case .equation(let left, let right, let multiplier):
      func renamed(_ anchor: ControlTree.Anchor) -> ControlTree.Anchor {
        ControlTree.Anchor(anchor.element.map(rename), anchor.attribute)
      }
      result.form = .equation(renamed(left), right.map(renamed), multiplier: multiplier)
    }
    return result
  }

  /// The constraint for the elements that are there: itself, or one for each round of a loop; none
  /// when an element is missing.
  public func rounds(among names: Set<Reference>) -> [Self] {
    let own = elements
    let pattern = own.max { $0.loops < $1.loops }
    guard let pattern, pattern.loops > 0 else { return names.isSuperset(of: own) ? [self] : [] }
    return names.compactMap { pattern.rounds(in: $0) }.sorted { $0.lexicographicallyPrecedes($1) }
      .map { rounds in renamed { $0.filled(with: rounds) } }
      .filter { names.isSuperset(of: $0.elements) }
  }
}

extension Reference {
  /// How many loops it leaves open: the pairs of brackets without a number.
  fileprivate var loops: Int { parts.count - 1 }

  private var parts: [Substring] {
    var result: [Substring] = []
    var rest = rawValue[...]
    var start = rest.startIndex
    while let bracket = rest.firstIndex(of: "[") {
      let next = rawValue.index(after: bracket)
      if next < rawValue.endIndex, rawValue[next] == "]" {
        result.append(rawValue[start..<bracket])
        start = rawValue.index(after: next)
      }
      rest = rawValue[next...]
    }
    return result + [rawValue[start...]]
  }

  /// The numbers in another name that are open in this one; nil when it is another name.
  fileprivate func rounds(in name: Reference) -> [Int]? {
    var rest = name.rawValue[...]
    var result: [Int] = []
    for (index, part) in parts.enumerated() {
      if index > 0 {
        guard rest.first == "[", let end = rest.firstIndex(of: "]"),
          let number = Int(rest[..<end].dropFirst())
        else { return nil }
        result.append(number)
        rest = rest[rest.index(after: end)...]
      }
      guard rest.hasPrefix(part) else { return nil }
      rest = rest.dropFirst(part.count)
    }
    return rest.isEmpty ? result : nil
  }

  fileprivate func filled(with rounds: [Int]) -> Reference {
    let parts = parts
    let filled = zip(parts.dropFirst(), rounds).map { "[\($1)]\($0)" }
    return Reference((parts.first.map { [String($0)] } ?? []).joined() + filled.joined())
  }
}
