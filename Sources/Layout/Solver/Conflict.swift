/// Constraints that contradict each other, all of which are needed for the contradiction.
public enum Conflict {
  /// The indices, in order, of required constraints that cannot be satisfied together, although all
  /// but any one of them can; nil when there is no contradiction. If there are several, the order
  /// decides: the first to become complete when constraints are added one by one.
  public static func minimal(of constraints: [LinearConstraint]) -> [Int]? {
    var solver = Solver()
    solver.reserveVariables(of: constraints)
    var indices: [ConstraintID: Int] = [:]
    for (index, constraint) in constraints.enumerated() where constraint.isRequired {
      do throws(Unsatisfiable) {
        indices[try solver.add(constraint)] = index
      } catch {
        let suspects = error.conflicting.compactMap { indices[$0] }.sorted()
        return filter(suspects, index, constraints)
      }
    }
    return nil
  }

  /// The deletion filter: leaves out every constraint without which there is still a contradiction.
  private static func filter(
    _ suspects: [Int], _ last: Int, _ constraints: [LinearConstraint]
  ) -> [Int] {
    var kept = suspects + [last]
    var position = 0
    while position < kept.count, kept.count > 1 {
      var trial = kept
      trial.remove(at: position)
      if isSatisfiable(trial.map { constraints[$0] }) {
        position += 1
      } else {
        kept = trial
      }
    }
    return kept.sorted()
  }

  /// Whether required constraints can be satisfied together.
  public static func isSatisfiable(_ constraints: [LinearConstraint]) -> Bool {
    var solver = Solver()
    solver.reserveVariables(of: constraints)
    for constraint in constraints where constraint.isRequired {
      do throws(Unsatisfiable) { try solver.add(constraint) } catch { return false }
    }
    return true
  }
}
