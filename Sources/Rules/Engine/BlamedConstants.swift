import CtlChecker
import CtlDiagnostics

/// The findings at the names of constants. Where every use of a constant has one, the constant is to blame:
/// it is told once, there.
struct BlamedConstants {
  private struct Use {
    let key: FindingKey
    let constant: Int
  }

  private var uses: [Use] = []
  /// The values of the constants that are to blame, by the findings at their names.
  private var blamed: [FindingKey: Location] = [:]
  /// How many there are at the names of each.
  private var counts: [FindingKey: Int] = [:]
  /// The first findings that have moved, with their new places.
  private var moved: [FindingKey: Location] = [:]

  /// Notes a finding whose place is a value of the file, if that is the name of a constant.
  mutating func note(
    _ key: FindingKey, _ value: ExpressionID, at location: Location, in program: Program
  ) {
    guard let constant = program.constant(named: value),
      program.location(of: program.expression(value).origin) == location
    else { return }
    uses.append(Use(key: key, constant: constant.index))
  }

  /// The value of the constant that a finding has moved to.
  func place(of key: FindingKey) -> Location? { moved[key] }

  /// The value of the constant that is to blame for a finding at its name.
  func cause(of finding: Finding) -> Location? {
    blamed.isEmpty ? nil : blamed[FindingKey(finding.code, finding.location)]
  }

  /// Looks for the constants all uses of which, two at least, have a finding of one code.
  mutating func blame(for findings: [Finding], in program: Program) {
    if uses.count < 2 { return }
    let constants = Dictionary(uses.map { ($0.key, $0.constant) }, uniquingKeysWith: { $1 })
    var groups: [Group: Set<FindingKey>] = [:]
    for finding in findings {
      let key = FindingKey(finding.code, finding.location)
      guard let constant = constants[key] else { continue }
      groups[Group(code: finding.code, constant: constant), default: []].insert(key)
    }
    groups = groups.filter { $0.value.count > 1 }
    if groups.isEmpty { return }
    var references: [Int: Int] = [:]
    for reference in program.references
    where reference.symbol.kind == .constant && reference.symbol.file == program.file {
      references[Int(reference.symbol.index), default: 0] += 1
    }
    for (group, keys) in groups where references[group.constant] == keys.count {
      let value = program.tables.constants[group.constant].value
      let place = program.location(of: program.expression(value).origin)
      for key in keys { blamed[key] = place }
      counts[FindingKey(group.code, place)] = keys.count
    }
  }

  /// Moves findings to the constants that are to blame, unless some of their uses are allowed.
  mutating func merge(_ findings: [Finding]) -> [Finding] {
    if blamed.isEmpty { return findings }
    var left: [FindingKey: [Int]] = [:]
    for (index, finding) in findings.enumerated() {
      guard let place = cause(of: finding) else { continue }
      left[FindingKey(finding.code, place), default: []].append(index)
    }
    var result = findings
    var others: Set<Int> = []
    for (cause, indices) in left where counts[cause] == indices.count {
      let first = findings[indices[0]]
      guard let place = self.cause(of: first) else { continue }
      moved[FindingKey(first.code, first.location)] = place
      result[indices[0]].location = place
      result[indices[0]].related += indices.prefix(8).map {
        Finding.Related(findings[$0].location, Message("used here", "用于此处")())
      }
      others.formUnion(indices.dropFirst())
    }
    return result.indices.filter { !others.contains($0) }.map { result[$0] }
  }

  private struct Group: Hashable {
    let code: Code
    let constant: Int
  }
}

extension Program {
  /// The constant of this file whose name is all that an expression is, also as a text: `"\(title)"`.
  func constant(named id: ExpressionID) -> (index: Int, value: ExpressionID)? {
    let expression = expression(id)
    if expression.operation == .interpolation, expression.operandCount == 1 {
      return constant(named: operand(0, of: expression))
    }
    guard expression.operation == .symbol,
      case let symbol = tables.symbols[Int(expression.payload)],
      symbol.kind == .constant, symbol.file == tables.file
    else { return nil }
    return (Int(symbol.index), tables.constants[Int(symbol.index)].value)
  }
}
