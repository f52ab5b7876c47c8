import CtlDiagnostics
import CtlSyntax

/// What has fields that are worked out: a record, or an enum and one case of it, as a value.
enum FieldHolder {
  case none
  case record(Int32)
  case enumeration(Int32)
  case enumCase(ExpressionID)
}

/// Fields of records that are worked out from the others: `let total = price * Double(count)`.
extension Checker {
  /// The records and enums of the file that a record has in its fields.
  func typesNeeded(by record: Int) -> [Symbol] {
    tables.fields[tables.records[record].fields].compactMap { field in
      let type = field.type.innermost
      guard type.base == .record || type.base == .enumeration, type.file == file else {
        return nil
      }
      return Symbol(type.base == .record ? .record : .enumeration, file, Int(type.index))
    }
  }

  /// The names of all fields of a record or an enum of the file.
  func fieldNames(in symbol: Symbol) -> Set<NameID> {
    switch symbol.kind {
    case .record: Set(tables.fields[tables.records[Int(symbol.index)].members].map(\.name))
    case .enumeration: Set(tables.fields[tables.enumerations[Int(symbol.index)].fields].map(\.name))
    default: []
    }
  }

  /// Types the fields that are worked out, each after those that it names; their record is the item of a
  /// `Loop` of its own.
  mutating func checkComputedFields(_ index: Int) {
    let record = tables.records[index]
    if record.computed.isEmpty { return }
    tables.records[index].item = tables.loops.count
    tables.loops.append(
      Loop(
        name: record.name, origin: record.origin, type: .record(file, index),
        sequence: poison(record.origin.node), form: .record))
    activeHolder = .record(Int32(index))
    for member in record.members { activeFields[tables.fields[member].name] = member }
    defer { (activeHolder, activeFields) = (.none, [:]) }
    let first = record.computed.lowerBound
    inOrder(
      record.computed.count, needs: { $0.computedFields(in: first + $1).map { $0 - first } },
      check: { $0.typeComputedField(first + $1) },
      cycle: { checker, field, _ in
        checker.reportCycle(Symbol(.field, checker.file, first + field))
      })
  }

  /// The worked out fields beside a field that its value names, the last first.
  mutating func computedFields(in field: Int) -> [Int] {
    fieldsNamed(in: tables.fields[field].origin.node)
      .filter { tables.fields[$0].computed >= 0 }.reversed()
  }

  /// The fields that a node names, where fields have names.
  mutating func fieldsNamed(in node: Int) -> [Int] {
    var named: [Int] = []
    for node in node..<node + Int(nodes[node].size) where kind(node) == .nameExpression {
      if let field = activeFields[name(ofToken: firstToken(node))] { named.append(field) }
    }
    return named
  }

  private mutating func typeComputedField(_ index: Int) {
    let view = ConstantDeclaration(unchecked: tree, tables.fields[index].origin.node)
    muted(view.hasError) { checker in
      let written = view.type.map { checker.type($0) }
      guard let node = view.value else {
        checker.tables.fields[index].type = written ?? .poison
        return
      }
      let first = checker.tables.expressions.count
      var value = checker.expression(node, written)
      value =
        written.map { checker.coerce(value, to: $0, .initialValue) } ?? checker.settled(value)
      let length = checker.length(of: first..<checker.tables.expressions.count)
      if checker.isShort(length, view.node) {
        checker.tables.fields[index].length = length
      } else {
        value = checker.poison(view.node)
      }
      checker.tables.fields[index].type = written ?? checker.type(of: value)
      checker.tables.computedValues[Int(checker.tables.fields[index].computed)] = value
    }
  }

  /// A member of the record or the case whose fields are worked out.
  mutating func fieldHere(_ index: Int, _ node: Int) -> ExpressionID {
    let field = tables.fields[index]
    if field.type.isPoison { return poison(node) }
    switch activeHolder {
    case .none, .enumeration: return poison(node)
    case .record(let holder):
      let record = tables.records[Int(holder)]
      let item = use(Symbol(.loopVariable, file, record.item), node, nil)
      return make(
        field.computed < 0 ? .field : .computed, field.type, node, operands: [item],
        payload: UInt32(index - record.members.lowerBound))
    case .enumCase(let item):
      // A value with a mistake is reported where it stands.
      guard let known = value(ofField: field, nil, of: item),
        let (_, fields) = fieldsOfCases(of: type(of: item))
      else { return poison(node) }
      let read = make(
        .computed, field.type, node, operands: [item], payload: UInt32(index - fields.lowerBound))
      tables.expressions[read.index].constant = store(known)
      return read
    }
  }

  /// `Item(total: 9)`, where the record works `total` out.
  mutating func reportComputed(_ label: Int, _ field: Int, _ record: Symbol, _ program: Program?) {
    var fixes: [Fix] = []
    if program == nil {
      let origin = tables.fields[field].origin
      let view = ConstantDeclaration(unchecked: tree, origin.node)
      if view.type != nil {
        let word = wordToken(tree, origin.node)
        let start = tree.tokenRange(word).lowerBound
        let end = tree.tokenRange(tree.significant(from: word + 1)).lowerBound
        fixes = [
          Fix(
            Message("make it a field that is given", "改为可以给出值的字段")(), .suggestion,
            [Edit(Location(file, start..<end), "")])
        ]
      }
    }
    let symbol = Symbol(.field, record.file, field)
    reportArgument(
      location(ofToken: label),
      Message(
        "`{record}` works `{name}` out from its other fields", "`{record}` 由其他字段得出“{name}”")([
          "record": .text(declaredName(.record(record.file, Int(record.index)))),
          "name": .text(text(ofToken: label)),
        ]),
      related: declaration(of: symbol).map {
        [Finding.Related($0, Message("declared here with `let`", "在此用 `let` 声明")())]
      } ?? [], fixes: fixes)
  }

  /// `total: Double = price * 2`: a default that names a field of the same record, which `let` works out.
  mutating func reportOwnField(in value: Int, of record: Int, _ view: RecordFieldSyntax) -> Bool {
    let members = tables.records[record].members
    for node in value..<value + Int(nodes[value].size) where kind(node) == .nameExpression {
      let name = name(ofToken: firstToken(node))
      guard fileScope[name] == nil, member(name, of: members, .field, in: nil) != nil,
        let token = view.nameToken
      else { continue }
      let start = tree.tokenRange(token).lowerBound
      report(
        Finding(
          LanguageCode.notConstant, at: location(node),
          ["what": .words("the default of a field", "字段的默认值")],
          label: Message(
            "with `let`, a field is worked out from others", "用 `let` 才能由其他字段得出")(),
          fixes: view.range == nil
            ? [
              Fix(
                Message("write `{text}`", "改为 `{text}`")(["text": "let"]), .suggestion,
                [Edit(Location(file, start..<start), "let ")])
            ] : []))
      return true
    }
    return false
  }
}
