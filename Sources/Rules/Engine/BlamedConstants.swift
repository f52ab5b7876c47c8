import CtlChecker
import CtlDiagnostics

/// The findings at the names of constants. Where every use of a constant has one, the constant is to blame:
/// it is told once, there. So is a value of a variable or an item of a list that several findings come from, and
/// one inside a component that is wrong in several of its uses.
struct BlamedConstants {
  private enum Subject: Hashable {
    case constant(Symbol)
    case value(Location)
    case body(Location)
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
  /// The places inside components among them.
  private var bodies: Set<FindingKey> = []
  /// Those at which findings have come to stand, so that uses in other files do not repeat them.
  private(set) var inBodies: Set<FindingKey> = []
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

  /// Notes a finding at the use of a component that gives nothing to the value inside.
  mutating func note(_ key: FindingKey, inBody place: Location) {
    uses.append(Use(key: key, subject: .body(place), place: place))
  }

  /// Notes that a finding comes with another value, too.
  mutating func noteOther(_ key: FindingKey) { ofSeveral.insert(key) }

  /// The value of the constant that a finding has moved to.
  func place(of key: FindingKey) -> Location? { moved[key] }

  /// The value of the constant that is to blame for a finding at its name.
  func cause(of finding: Finding) -> Location? {
    blamed.isEmpty ? nil : blamed[FindingKey(finding.code, finding.location)]
  }

  /// Looks for the constants all uses of which, two at least, have a finding of one code, and for the values and
  /// the places inside components that two such findings come with.
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
      let cause = FindingKey(group.code, group.place)
      counts[cause] = keys.count
      if case .body = group.subject { bodies.insert(cause) }
    }
    return elsewhere
  }

  /// Moves findings to what is to blame, unless some uses of a constant are allowed.
  mutating func merge(_ findings: [Finding]) -> [Finding] {
    if blamed.isEmpty { return findings }
    var left: [FindingKey: [Int]] = [:]
    for (index, finding) in findings.enumerated() {
      guard let place = cause(of: finding) else { continue }
      left[FindingKey(finding.code, place), default: []].append(index)
    }
    var result = findings
    var others: Set<Int> = []
    for (cause, indices) in left
    where counts[cause] == indices.count || indices.count > 1 && bodies.contains(cause) {
      let first = findings[indices[0]]
      guard let place = self.cause(of: first) else { continue }
      moved[FindingKey(first.code, first.location)] = place
      if bodies.contains(cause) { inBodies.insert(cause) }
      result[indices[0]].location = place
      result[indices[0]].related.removeAll { $0.location == place }
      result[indices[0]].related += Self.related(to: indices.map { findings[$0].location })
      others.formUnion(indices.dropFirst())
    }
    return result.indices.filter { !others.contains($0) }.map { result[$0] }
  }

  /// The places of uses, and how many there are beside those.
  private static func related(to uses: [Location]) -> [Finding.Related] {
    let more = uses.count - 8
    return uses.prefix(8).enumerated().map { index, place in
      let message =
        more > 0 && index == 7
        ? Message("used here, and {count} times more", "用于此处，另有 {count} 处")([
          "count": .number(more)
        ])
        : Message("used here", "用于此处")()
      return Finding.Related(place, message)
    }
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
