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
  /// Those that have moved, with the value of the constant.
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

  /// Moves the findings of one code to a constant where all its uses, two at least, have one.
  mutating func merge(_ findings: [Finding], in program: Program) -> [Finding] {
    if uses.count < 2 { return findings }
    let constants = Dictionary(uses.map { ($0.key, $0.constant) }, uniquingKeysWith: { $1 })
    var groups: [Group: [Int]] = [:]
    for (index, finding) in findings.enumerated() {
      guard let constant = constants[FindingKey(finding.code, finding.location)] else { continue }
      groups[Group(code: finding.code.id, constant: constant), default: []].append(index)
    }
    groups = groups.filter { $0.value.count > 1 }
    if groups.isEmpty { return findings }
    var counts: [Int: Int] = [:]
    for reference in program.references
    where reference.symbol.kind == .constant && reference.symbol.file == program.file {
      counts[Int(reference.symbol.index), default: 0] += 1
    }
    var result = findings
    var left: Set<Int> = []
    for (group, indices) in groups where counts[group.constant] == indices.count {
      let value = program.tables.constants[group.constant].value
      let place = program.location(of: program.expression(value).origin)
      let sites = indices.map { findings[$0].location }
      moved[FindingKey(findings[indices[0]].code, sites[0])] = place
      result[indices[0]].location = place
      result[indices[0]].related +=
        sites.prefix(8).map { Finding.Related($0, Message("used here", "用于此处")()) }
      left.formUnion(indices.dropFirst())
    }
    return result.indices.filter { !left.contains($0) }.map { result[$0] }
  }

  private struct Group: Hashable {
    let code: String
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
