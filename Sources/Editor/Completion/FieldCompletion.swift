import CtlCatalogue
import CtlChecker
import CtlDiagnostics
import CtlSyntax

/// `name: Type in range = value` in a record.
extension Completer {
  var isInRecord: Bool { owner.map { tree.nodes[$0].kind == .recordDeclaration } ?? false }

  /// What may follow the colon of a field.
  mutating func field(_ previous: Int, _ member: ArraySlice<Int>) {
    let type = fieldType(member)
    let isGiven = member.contains { context.kind($0) == .assign }
    if member.count == 2 {
      types()
    } else if isGiven || context.kind(previous) == .inKeyword {
      if !endsOperand(previous) { values(expectedType()) }
    } else if endsOperand(previous) {
      let hasRange = member.contains { context.kind($0) == .inKeyword }
      if !hasRange, type?.isMeasured != false { keyword("in", Snippet("in "), rank: 10) }
      sign(.assign)
    }
  }

  /// The fields of an enum that a case of it may set, by their names.
  func fieldsOfCases(around item: Int) -> [(name: String, symbol: Symbol)] {
    let owner = program.enumerations.firstIndex {
      let node = $0.origin.node
      return (node..<node + Int(tree.nodes[node].size)).contains(item)
    }
    return owner.map { readableFields(of: .enumeration(program.file, $0)) } ?? []
  }

  /// The fields to which a case gives no value yet; those first that each case has to set.
  mutating func fieldsOfCase(_ item: Int) {
    let given = Set(
      EnumCase(unchecked: tree, item).values.map { tree.name(ofToken: wordToken(tree, $0)) })
    for (name, symbol) in fieldsOfCases(around: item) where !given.contains(name) {
      let isNeeded = snapshot.needsArgument(symbol)
      add(
        VisibleName(name: name, symbol: symbol),
        detail: snapshot.type(of: symbol).map { program.spelled($0) }, rank: isNeeded ? 9 : 10,
        order: Int(symbol.index))
      if !isFollowed(by: .colon) {
        let start = "\(name.quotedIfKeyword): "
        items[items.count - 1].text = start
        items[items.count - 1].snippet = Snippet(start) + .stop
      }
    }
  }

  func fieldType(_ member: ArraySlice<Int>) -> Type? {
    member.first.flatMap { index.occurrence(at: $0)?.symbol }.flatMap { snapshot.type(of: $0) }
  }

  /// The record whose copy a call makes: `account.with(name: "House")`.
  func copied(_ callee: Int) -> Symbol? {
    guard context.text(callee) == "with", let dot = tree.significant(before: callee),
      context.kind(dot) == .dot, let sign = tree.significant(before: dot),
      let base = context.kind(sign) == .question ? tree.significant(before: sign) : sign,
      let type = valueType(endingAt: base)?.unwrapped, type.isPlain, type.base == .record
    else { return nil }
    return Symbol(.record, type.file, Int(type.index))
  }

  /// A sign of assignment.
  mutating func sign(_ kind: TokenKind) {
    guard let spelling = kind.spelling else { return }
    add(spelling, .keyword, "keyword \(spelling)", rank: 10)
  }
}

extension Type {
  /// Whether a range can limit it.
  var isMeasured: Bool {
    let plain = unwrapped
    return plain.isNumber || [.duration, .length, .date].contains(plain)
  }
}

extension EditorSnapshot {
  /// Whether a parameter may not be left out.
  func needsArgument(_ parameter: Symbol) -> Bool {
    guard let program = program(parameter.file) else { return false }
    let index = Int(parameter.index)
    // A parameter of a screen is a variable, one of a record a field.
    return parameter.kind == .variable
      ? program.variables[index].isNeeded
      : parameter.kind == .field
        ? !program.fields[index].hasDefault && !program.fields[index].type.isOptional
        : program.parameters[index].isNeeded
  }

  func isBinding(_ parameter: Symbol) -> Bool {
    guard let program = program(parameter.file) else { return false }
    switch parameter.kind {
    case .parameter: return program.parameters[Int(parameter.index)].isBinding
    // A parameter of a screen is a variable.
    case .variable: return program.variables[Int(parameter.index)].isBinding
    default: return false
    }
  }
}
