/// Constraints that contradict each other, all of which are needed for the contradiction.
public enum Conflict {
  /// The indices, in order, of required constraints that cannot be satisfied together, although all
  /// but any one of them can; nil when there is no contradiction. If there are several, the order
  /// decides: the first to become complete when constraints are added one by one.
  ///
  /// No search: a row of the tableau is a combination of constraints that none with fewer of them
  /// replaces, and the solver names those of the row that cannot become 0.
  public static func minimal(of constraints: [LinearConstraint]) -> [Int]? {
    guard var found = first(of: constraints) else { return nil }
    // Rounding may have left some that are not needed; alone they leave fewer.
    while let fewer = first(of: found.map { constraints[$0] }), fewer.count < found.count {
      found = fewer.map { found[$0] }
    }
    return found
  }

  private static func first(of constraints: [LinearConstraint]) -> [Int]? {
    var solver = Solver()
    solver.reserveVariables(of: constraints)
    var indices: [ConstraintID: Int] = [:]
    for (index, constraint) in constraints.enumerated() where constraint.isRequired {
      do throws(Unsatisfiable) {
        indices[try solver.add(constraint)] = index
      } catch {
        return error.conflicting.compactMap { indices[$0] }.sorted() + [index]
      }
    }
    return nil
  }

  /// Whether required constraints can be satisfied together.
  public static func isSatisfiable(_ constraints: [LinearConstraint]) -> Bool {
    first(of: constraints) == nil
  }
}
