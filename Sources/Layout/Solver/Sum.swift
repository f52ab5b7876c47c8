/// `Σ coefficient · variable + constant` with few variables: all that one or two anchors lead to.
/// Nothing is allocated for it.
struct Sum: Sendable, Hashable {
  /// How many variables there may be.
  static let limit = 4

  private var variables = SIMD4<Int32>(repeating: -1)
  private var coefficients = SIMD4<Double>(repeating: 0)
  private(set) var count = 0
  var constant: Double

  init(_ constant: Double = 0) { self.constant = constant }

  init(_ variable: Variable) {
    constant = 0
    add(1, variable.symbol)
  }

  /// The terms, by variable; none is 0.
  subscript(index: Int) -> (variable: Int32, coefficient: Double) {
    (variables[index], coefficients[index])
  }

  private mutating func add(_ coefficient: Double, _ variable: Int32) {
    var place = count
    while place > 0, variables[place - 1] >= variable { place -= 1 }
    if place < count, variables[place] == variable {
      coefficients[place] += coefficient
      if abs(coefficients[place]) < Tableau.epsilon { remove(place) }
      return
    }
    guard count < Sum.limit, abs(coefficient) >= Tableau.epsilon else { return }
    var index = count
    while index > place {
      variables[index] = variables[index - 1]
      coefficients[index] = coefficients[index - 1]
      index -= 1
    }
    variables[place] = variable
    coefficients[place] = coefficient
    count += 1
  }

  private mutating func remove(_ place: Int) {
    count -= 1
    for index in place..<count {
      variables[index] = variables[index + 1]
      coefficients[index] = coefficients[index + 1]
    }
    variables[count] = -1
    coefficients[count] = 0
  }

  mutating func add(_ other: Sum, _ factor: Double = 1) {
    constant += factor * other.constant
    for index in 0..<other.count {
      add(factor * other.coefficients[index], other.variables[index])
    }
  }

  static func + (first: Sum, second: Sum) -> Sum {
    var sum = first
    sum.add(second)
    return sum
  }

  static func - (first: Sum, second: Sum) -> Sum {
    var sum = first
    sum.add(second, -1)
    return sum
  }

  static func * (sum: Sum, factor: Double) -> Sum {
    var product = Sum()
    product.add(sum, factor)
    return product
  }

  static func - (sum: Sum, number: Double) -> Sum {
    var sum = sum
    sum.constant -= number
    return sum
  }

  func value(_ values: [Double]) -> Double {
    var value = constant
    for index in 0..<count where Int(variables[index]) < values.count {
      value += coefficients[index] * values[Int(variables[index])]
    }
    return value
  }

  /// Whether only the constants differ.
  func isParallel(to other: Sum) -> Bool {
    variables == other.variables && coefficients == other.coefficients
  }

  var terms: [LinearConstraint.Term] {
    (0..<count).map { .init(coefficients[$0], Variable(symbol: variables[$0])) }
  }
}

/// What is asked of a sum.
struct Demand: Sendable, Hashable {
  /// Whether it must be fulfilled.
  var isRequired: Bool
  /// Towards 0, when it is required.
  var relation: LinearConstraint.Relation
  /// How much it counts when the sum is above 0, or below; 0 when that is as good.
  var above = 0.0
  var below = 0.0

  init(_ relation: LinearConstraint.Relation, priority: Double) {
    self.relation = relation
    isRequired = priority >= LinearConstraint.required
    if isRequired { return }
    if relation != .greaterOrEqual { above = priority }
    if relation != .lessOrEqual { below = priority }
  }

  /// Equal to 0, at two priorities below required.
  init(above: Double, below: Double) {
    isRequired = false
    relation = .equal
    self.above = above
    self.below = below
  }
}
