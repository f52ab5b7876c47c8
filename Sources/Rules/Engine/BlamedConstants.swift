import CtlChecker
import CtlDiagnostics

/// The findings at the names of constants. Where every use of a constant has one, the constant is to blame:
/// it is told once, there. So is a value of a variable or an item of a list that several findings come from.
struct BlamedConstants {
  private enum Subject: Hashable {
    case constant(Symbol)
    case value(Location)
  }

  private struct Use {
    let key: FindingKey
    let subject: Subject
    /// Where the value is that is to blame.
    let place: Location
  }

  private var uses: [Use] = []
  /// The findings that come with several values, which none of them is to blame for alone.
  private var ofSeveral: Set<FindingKey> = []
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
    guard let (constant, written, home) = program.constant(named: value),
      program.location(of: program.expression(value).origin) == location
    else { return }
    let place = home.location(of: home.expression(written).origin)
    uses.append(Use(key: key, subject: .constant(constant), place: place))
  }

  /// Notes a finding that comes with one of the values that something has in turn.
  mutating func note(_ key: FindingKey, with values: [Location]) {
    guard values.count == 1 else {
      if !values.isEmpty { ofSeveral.insert(key) }
      return
    }
    uses.append(Use(key: key, subject: .value(values[0]), place: values[0]))
  }

  /// Notes that a finding comes with another value, too.
  mutating func noteOther(_ key: FindingKey) { ofSeveral.insert(key) }

  /// The value of the constant that a finding has moved to.
  func place(of key: FindingKey) -> Location? { moved[key] }

  /// The value of the constant that is to blame for a finding at its name.
  func cause(of finding: Finding) -> Location? {
    blamed.isEmpty ? nil : blamed[FindingKey(finding.code, finding.location)]
  }

  /// Looks for the constants all uses of which, two at least, have a finding of one code, and for the values that
  /// two such findings come with.
  /// - Returns: The findings that values of other files are to blame for.
  mutating func blame(for findings: [Finding], in program: Program) -> [FindingKey: Location] {
    if uses.count < 2 { return [:] }
    let known = Dictionary(uses.map { ($0.key, $0) }, uniquingKeysWith: { $1 })
    var groups: [Group: Set<FindingKey>] = [:]
    for finding in findings {
      let key = FindingKey(finding.code, finding.location)
      guard let use = known[key], !ofSeveral.contains(key) else { continue }
      let group = Group(code: finding.code, subject: use.subject, place: use.place)
      groups[group, default: []].insert(key)
    }
    groups = groups.filter { $0.value.count > 1 }
    if groups.isEmpty { return [:] }
    var references: [Symbol: Int] = [:]
    for reference in program.references where reference.symbol.kind == .constant {
      references[reference.symbol, default: 0] += 1
    }
    var elsewhere: [FindingKey: Location] = [:]
    for (group, keys) in groups {
      if case .constant(let symbol) = group.subject, references[symbol] != keys.count { continue }
      guard group.place.file == program.file else {
        for key in keys { elsewhere[key] = group.place }
        continue
      }
      for key in keys { blamed[key] = group.place }
      counts[FindingKey(group.code, group.place)] = keys.count
    }
    return elsewhere
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
      result[indices[0]].related.removeAll { $0.location == place }
      result[indices[0]].related += indices.prefix(8).map {
        Finding.Related(findings[$0].location, Message("used here", "用于此处")())
      }
      others.formUnion(indices.dropFirst())
    }
    return result.indices.filter { !others.contains($0) }.map { result[$0] }
  }

  private struct Group: Hashable {
    let code: Code
    let subject: Subject
    let place: Location
  }
}

extension Program {
  /// The constant whose name is all that an expression is, also as a text, `"\(title)"`, or as a `Double`, and
  /// its value, where that stands.
  fileprivate func constant(
    named id: ExpressionID
  ) -> (symbol: Symbol, value: ExpressionID, home: Program)? {
    let expression = expression(id)
    if expression.operation == .toDouble
      || expression.operation == .interpolation && expression.operandCount == 1
    {
      return constant(named: operand(0, of: expression))
    }
    guard expression.operation == .symbol,
      case let symbol = tables.symbols[Int(expression.payload)], symbol.kind == .constant,
      let home = program(of: symbol.file)
    else { return nil }
    return (symbol, home.tables.constants[Int(symbol.index)].value, home)
  }

  /// The value of a constant of this file, in the place of its name.
  func value(ofConstantNamed id: ExpressionID) -> ExpressionID? {
    guard expression(id).operation != .toDouble, let found = constant(named: id),
      found.home.file == tables.file
    else { return nil }
    return found.value
  }
}
