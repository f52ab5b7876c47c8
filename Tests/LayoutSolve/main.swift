// Solves systems from standard input, for comparison with other solvers. A system is a line
// `VARIABLES CONSTRAINTS CHANGES`, then a line for each constraint: `== | <= | >=`, its priority, its
// constant, and pairs of a variable and its coefficient; then a line for each change: `remove NUMBER`
// or `set NUMBER CONSTANT`.
//
// Without changes the answer is a line `values …`, or `conflict …` with the numbers of the constraints
// that are to blame. With changes it is `values …` after all of them, then ` refused …` with the steps
// that contradicted what was there: constraints first, then changes.

import CtlLayout

while let head = readLine() {
  let counts = head.split(separator: " ").compactMap { Int($0) }
  guard counts.count == 3 else { break }
  var solver = Solver()
  let variables = (0..<counts[0]).map { _ in solver.addVariable() }
  let constraints = (0..<counts[1]).compactMap { _ in readLine().flatMap { read($0, variables) } }
  if counts[2] == 0 {
    if let conflict = Conflict.minimal(of: constraints) {
      print("conflict", conflict.map { String($0) }.joined(separator: " "))
      continue
    }
    for constraint in constraints { _ = try? solver.add(constraint) }
    solver.solve()
    print(values())
    continue
  }
  var refused: [Int] = []
  var present = constraints.indices.map { index -> ConstraintID? in
    let id = try? solver.add(constraints[index])
    if id == nil { refused.append(index) }
    return id
  }
  for step in 0..<counts[2] {
    let words = (readLine() ?? "").split(separator: " ")
    guard words.count > 1, let index = Int(words[1]) else { break }
    // Some values are read in between.
    if step % 3 == 0 { solver.solve() }
    guard let id = present[index] else { continue }
    if words[0] == "remove" {
      solver.remove(id)
      present[index] = nil
    } else if let constant = words.last.flatMap({ Double($0) }),
      (try? solver.setConstant(of: id, to: constant)) == nil
    {
      refused.append(constraints.count + step)
    }
  }
  solver.solve()
  print(values(), "refused", refused.map { String($0) }.joined(separator: " "))

  func values() -> String {
    "values " + variables.map { "\(solver.value(of: $0))" }.joined(separator: " ")
  }
}

func read(_ line: String, _ variables: [Variable]) -> LinearConstraint? {
  let words = line.split(separator: " ")
  let numbers = words.dropFirst().compactMap { Double($0) }
  guard numbers.count >= 2 else { return nil }
  var terms: [LinearConstraint.Term] = []
  for place in stride(from: 2, to: numbers.count - 1, by: 2) {
    terms.append(.init(numbers[place + 1], variables[Int(numbers[place])]))
  }
  let relation: LinearConstraint.Relation =
    words[0] == "==" ? .equal : words[0] == "<=" ? .lessOrEqual : .greaterOrEqual
  return LinearConstraint(terms, numbers[1], relation, priority: numbers[0])
}
