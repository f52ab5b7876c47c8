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

  /// Leaves out every constraint without which there is still a contradiction; where there is a
  /// choice, the later ones stay.
  private static func filter(
    _ suspects: [Int], _ last: Int, _ constraints: [LinearConstraint]
  ) -> [Int] {
    var search = Search(constraints: constraints)
    return (search.needed(suspects.reversed(), beside: [last], isNew: false) + [last]).sorted()
  }

  /// Halves a set of suspects instead of trying each (QuickXplain, Junker 2004): the cost depends on
  /// how many are to blame, not on how many there are.
  private struct Search {
    let constraints: [LinearConstraint]
    /// Beyond it the suspects that are left are all called to blame.
    var trialsLeft = 512

    /// Those of some suspects, the ones to keep first, that are needed beside others.
    /// - Parameter isNew: Whether the others may contradict each other without any suspect.
    mutating func needed(_ suspects: [Int], beside others: [Int], isNew: Bool) -> [Int] {
      if suspects.isEmpty || trialsLeft == 0 { return suspects }
      if isNew {
        trialsLeft -= 1
        if !Conflict.isSatisfiable(others.map { constraints[$0] }) { return [] }
      }
      if suspects.count == 1 { return suspects }
      let kept = Array(suspects[..<(suspects.count / 2)])
      let rest = Array(suspects[(suspects.count / 2)...])
      let second = needed(rest, beside: others + kept, isNew: true)
      let first = needed(kept, beside: others + second, isNew: !second.isEmpty)
      return first + second
    }
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
