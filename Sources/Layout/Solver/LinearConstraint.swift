/// A number that a `Solver` finds.
public struct Variable: Hashable, Sendable {
  let symbol: Int32
}

/// `Σ coefficient · variable + constant  relation  0`
public struct LinearConstraint: Sendable, Hashable {
  public var terms: [Term]
  public var constant: Double
  public var relation: Relation
  /// Above 0. From 1000 on it is required; below, it may be broken in favour of a higher one.
  /// Constraints of one priority are broken with the least sum of absolute errors.
  public var priority: Double

  public struct Term: Sendable, Hashable {
    public var variable: Variable
    public var coefficient: Double

    public init(_ coefficient: Double, _ variable: Variable) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  public enum Relation: Sendable, Hashable { case equal, lessOrEqual, greaterOrEqual }

  public static let required = 1000.0

  public init(
    _ terms: [Term], _ constant: Double, _ relation: Relation, priority: Double = required
  ) {
    self.terms = terms
    self.constant = constant
    self.relation = relation
    self.priority = priority
  }

  public var isRequired: Bool { priority >= LinearConstraint.required }

  /// How far it is from being satisfied; 0 when it is.
  public func error(_ value: (Variable) -> Double) -> Double {
    let sum = terms.reduce(constant) { $0 + $1.coefficient * value($1.variable) }
    switch relation {
    case .equal: return abs(sum)
    case .lessOrEqual: return max(sum, 0)
    case .greaterOrEqual: return max(-sum, 0)
    }
  }
}

/// Identifies a constraint of a `Solver` while it is in it.
public struct ConstraintID: Hashable, Sendable, Comparable {
  let index: Int32
  public static func < (first: ConstraintID, second: ConstraintID) -> Bool {
    first.index < second.index
  }
}

/// The required constraints that contradict a new one. Without any one of them the others may still
/// contradict it: `Conflict.minimal(of:)` finds those that are to blame.
public struct Unsatisfiable: Error, Sendable, Hashable {
  public let conflicting: [ConstraintID]
}
