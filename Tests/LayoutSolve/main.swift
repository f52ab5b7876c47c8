// Solves systems from standard input, for comparison with other solvers. A system is a line
// `VARIABLES CONSTRAINTS`, then a line for each constraint: `== | <= | >=`, its priority, its
// constant, and pairs of a variable and its coefficient. The answer is a line `values …`, or
// `conflict …` with the numbers of the constraints that are to blame.

import CtlLayout

// Rounding is a function of the C library.
#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

while let head = readLine() {
  let counts = head.split(separator: " ").compactMap { Int($0) }
  guard counts.count == 2 else { break }
  var solver = Solver()
  let variables = (0..<counts[0]).map { _ in solver.addVariable() }
  var constraints: [LinearConstraint] = []
  for _ in 0..<counts[1] {
    guard let line = readLine() else { break }
    let words = line.split(separator: " ")
    let numbers = words.dropFirst().compactMap { Double($0) }
    guard numbers.count >= 2 else { break }
    var terms: [LinearConstraint.Term] = []
    for place in stride(from: 2, to: numbers.count - 1, by: 2) {
      terms.append(.init(numbers[place + 1], variables[Int(numbers[place])]))
    }
    let relation: LinearConstraint.Relation =
      words[0] == "==" ? .equal : words[0] == "<=" ? .lessOrEqual : .greaterOrEqual
    constraints.append(LinearConstraint(terms, numbers[1], relation, priority: numbers[0]))
  }
  if let conflict = Conflict.minimal(of: constraints) {
    print("conflict", conflict.map { String($0) }.joined(separator: " "))
    continue
  }
  for constraint in constraints { _ = try? solver.add(constraint) }
  solver.solve()
  print("values", variables.map { "\(solver.value(of: $0))" }.joined(separator: " "))
}
