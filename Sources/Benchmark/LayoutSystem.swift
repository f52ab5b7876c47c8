import CtlLayout

/// A screen of so many constraints as people write them: elements below each other, some side by
/// side, aligned, with intrinsic sizes that may give way.
struct LayoutSystem {
  var solver = Solver()
  /// The width of the screen.
  var width: ConstraintID?
  var variables: [Variable] = []

  init(constraints count: Int) {
    let right = solver.addVariable()
    width = add([(1, right)], -320, .equal)
    var previous: (left: Variable, top: Variable, width: Variable, height: Variable)?
    var added = 1
    while added < count {
      let box = (
        left: solver.addVariable(), top: solver.addVariable(), width: solver.addVariable(),
        height: solver.addVariable()
      )
      variables += [box.left, box.top, box.width, box.height]
      let isBeside = added % 3 == 0
      if let previous, isBeside {
        add([(1, box.left), (-1, previous.left), (-1, previous.width)], -8, .greaterOrEqual)
        add(
          [(1, box.top), (0.5, box.height), (-1, previous.top), (-0.5, previous.height)], 0, .equal)
      } else {
        add([(1, box.left)], -16, .equal)
        if let previous {
          add([(1, box.top), (-1, previous.top), (-1, previous.height)], -8, .equal)
        } else {
          add([(1, box.top)], -20, .equal)
        }
      }
      add([(1, right), (-1, box.left), (-1, box.width)], -16, .greaterOrEqual)
      add([(1, box.width)], -Double(40 + added % 150), .equal, 250)
      add([(1, box.width)], -Double(40 + added % 150), .greaterOrEqual, 750)
      add([(1, box.height)], -Double(20 + added % 40), .equal, 250)
      added += 6
      previous = box
    }
    solver.solve()
  }

  @discardableResult
  private mutating func add(
    _ terms: [(Double, Variable)], _ constant: Double, _ relation: LinearConstraint.Relation,
    _ priority: Double = 1000
  ) -> ConstraintID? {
    try? solver.add(
      LinearConstraint(
        terms.map { LinearConstraint.Term($0.0, $0.1) }, constant, relation, priority: priority))
  }

  mutating func resize(to points: Double) {
    if let width { try? solver.setConstant(of: width, to: -points) }
  }
}
