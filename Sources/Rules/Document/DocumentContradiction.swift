import CtlChecker
import CtlDiagnostics

extension Rule {
  static let documentContradiction = Rule(design: about, visits: .layout, weight: .certain) {
    root in
    var known: [Sides: Bounds] = [:]
    for constraint in root.constraints {
      guard constraint.priority >= 1000,
        case .equation(let left, let right, let multiplier) = constraint.form
      else { continue }
      // Without an element, a side is the view that has the constraint.
      let sides = Sides(
        first: left.element ?? constraint.owner, firstName: left.name,
        second: right.map { $0.element ?? constraint.owner }, secondName: right?.name,
        multiplier: multiplier)
      var bounds = known[sides] ?? Bounds()
      if let other = bounds.contradiction(of: constraint) {
        root.report(
          about, at: .origin(constraint.origin),
          ["one": .number(constraint.constant), "other": .number(other.constant)],
          related: [
            Finding.Related(
              root.program.location(of: other.origin), Message("the other one", "另一个约束")())
          ])
      }
      bounds.add(constraint)
      known[sides] = bounds
    }
  }
}

/// What a constraint relates.
private struct Sides: Hashable {
  let first: ElementID
  let firstName: String
  let second: ElementID?
  let secondName: String?
  let multiplier: Double
}

/// The strictest constraints on one relation.
private struct Bounds {
  private var least: Constraint?
  private var greatest: Constraint?

  /// The constraint that cannot hold together with another one.
  func contradiction(of constraint: Constraint) -> Constraint? {
    if constraint.relation != .greaterOrEqual, let least, least.constant > constraint.constant + 0.5
    {
      return least
    }
    if constraint.relation != .lessOrEqual, let greatest,
      greatest.constant < constraint.constant - 0.5
    {
      return greatest
    }
    return nil
  }

  mutating func add(_ constraint: Constraint) {
    if constraint.relation != .lessOrEqual, constraint.constant > least?.constant ?? -.infinity {
      least = constraint
    }
    if constraint.relation != .greaterOrEqual, constraint.constant < greatest?.constant ?? .infinity
    {
      greatest = constraint
    }
  }
}

private let about = Code(
  "document/contradiction", .warning,
  title: Message(
    "two required constraints contradict each other: {one} and {other} points",
    "两个必需的约束互相矛盾：{one} 点与 {other} 点"),
  why: Message(
    "Auto Layout breaks one of them while the app runs, and nothing says which. Give one a lower "
      + "priority, or delete it.",
    "应用运行时自动布局会打破其中一个，而且无法预知是哪一个。请降低其中一个的优先级，或删除它。"),
  bad: [], good: [])
