import CtlDiagnostics
import CtlSyntax

/// Records: their declarations and literals. `Fields.swift` reads their fields.
extension Checker {
  // MARK: Declarations

  mutating func declareRecord(_ node: Int) {
    let view = RecordDeclaration(unchecked: tree, node)
    let first = tables.fields.count
    var seen: [Int: Int] = [:]
    for field in view.fields {
      declareField(field, &seen, hasDefault: field.defaultValue != nil)
    }
    let last = tables.fields.count
    for field in view.computed { declareComputedField(field, &seen) }
    guard let token = view.nameToken else { return }
    let name = name(ofToken: token)
    declareType(name, token, Symbol(.record, file, tables.records.count))
    tables.records.append(
      Record(
        name: name, origin: OriginID(node: node), fields: first..<last,
        computed: last..<tables.fields.count))
  }

  /// A `let` of a record or an enum, whose value is typed later.
  mutating func declareComputedField(
    _ view: some SyntaxView, _ seen: inout [Int: Int], hasDefault: Bool = false
  ) {
    let place = Int32(tables.computedValues.count)
    if declareField(view, &seen, hasDefault: hasDefault, computed: place) {
      tables.computedValues.append(poison(view.node))
    }
  }

  /// Returns whether no other member of the record or enum has its name.
  @discardableResult mutating func declareField(
    _ view: some SyntaxView, _ seen: inout [Int: Int], hasDefault: Bool = false,
    computed: Int32 = -1
  ) -> Bool {
    collectAttributes(view.node)
    guard let token = view.nameToken else { return false }
    let name = name(ofToken: token)
    if let other = seen[name.index] {
      let places = [token, other].sorted()
      reportDuplicate(
        text(name), at: location(ofToken: places[1]), first: location(ofToken: places[0]))
      return false
    }
    seen[name.index] = token
    tables.fields.append(
      RecordField(
        name: name, origin: OriginID(node: view.node), type: .poison, hasDefault: hasDefault,
        computed: computed))
    return true
  }

  /// Types the fields of all records, before the first value is typed.
  mutating func checkFieldTypes() {
    for index in tables.fields.indices where tables.fields[index].computed < 0 {
      let view = RecordFieldSyntax(unchecked: tree, tables.fields[index].origin.node)
      let type = view.type.map { self.type($0) } ?? .poison
      // One that could not be read may have another type.
      tables.fields[index].type = view.isReadToDefault ? type : .poison
    }
    checkFieldTypesOfCases()
    checkRecordCycles()
    checkRecordCircles()
  }

  /// A record that contains itself has no end; the field that closes the circle is reported.
  private mutating func checkRecordCycles() {
    enum State { case new, open, done }
    var states = [State](repeating: .new, count: tables.records.count)
    var stack: [(record: Int, next: Int)] = []
    for start in tables.records.indices where states[start] == .new {
      states[start] = .open
      stack.append((start, tables.records[start].fields.lowerBound))
      while let top = stack.last {
        guard top.next < tables.records[top.record].fields.upperBound else {
          states[top.record] = .done
          stack.removeLast()
          continue
        }
        stack[stack.count - 1].next += 1
        let inner = tables.fields[top.next].type.innermost
        guard inner.base == .record, inner.file == file else { continue }
        let next = Int(inner.index)
        if states[next] == .open {
          reportContainsItself(top.next, tables.records[next].name)
        } else if states[next] == .new {
          states[next] = .open
          stack.append((next, tables.records[next].fields.lowerBound))
        }
      }
    }
  }

  mutating func reportContainsItself(_ field: Int, _ record: NameID) {
    report(
      Finding(
        LanguageCode.cycle, at: location(tables.fields[field].origin, .name),
        Message(
          "with this field, the record `{name}` contains itself", "有了这个字段，记录“{name}”就包含自身")([
            "name": .text(text(record))
          ]),
        notes: [
          Phrase(
            Message(
              "Keep all of them in one list, and the `id` of the other one in this field.",
              "请把它们都放在一个列表中，而在这个字段中保存另一个的 `id`。"))
        ]))
    tables.fields[field].type = .poison
  }

  /// Types the ranges and defaults of a record; both are constants.
  mutating func checkFields(_ index: Int) {
    for field in tables.records[index].fields {
      let view = RecordFieldSyntax(unchecked: tree, tables.fields[field].origin.node)
      muted(view.hasError) { $0.checkField(field, of: index, view) }
    }
    checkComputedFields(index)
  }

  private mutating func checkField(_ index: Int, of record: Int, _ view: RecordFieldSyntax) {
    let type = tables.fields[index].type
    if let node = view.range {
      let element = type.unwrapped
      let value = expression(node, element.range)
      let range = self.type(of: value)
      if range.isPoison || type.isPoison {
      } else if !range.isRange || !fits(range.element, element) {
        mismatch(value, expected: element.range ?? .poison)
      } else {
        tables.fields[index].range = constantValue(
          value, node, Message("the range of a field", "字段的范围"))
      }
    }
    guard let node = view.defaultValue, !reportOwnField(in: node, of: record, view) else { return }
    let value = coerce(expression(node, type), to: type, .initialValue)
    guard !self.type(of: value).isPoison, !type.isPoison else { return }
    tables.fields[index].defaultValue = constantValue(
      value, node, Message("the default of a field", "字段的默认值"))
    checkRange(of: index, nil, value)
  }

  private mutating func constantValue(
    _ id: ExpressionID, _ node: Int, _ what: Message
  ) -> Value? {
    if let value = constant(id), !value.isLocalized { return value }
    if !type(of: id).isPoison {
      report(
        Finding(LanguageCode.notConstant, at: location(node), ["what": .phrase(Phrase(what))]))
    }
    return nil
  }

  // MARK: Literals

  /// A field of this file, or of another program.
  func field(_ index: Int, _ program: Program?) -> RecordField {
    program?.fields[index] ?? tables.fields[index]
  }

  func fieldName(_ index: Int, _ program: Program?) -> String {
    let name = field(index, program).name
    return program?.text(name) ?? text(name)
  }

  /// The fields of a record, as a range of the program that declares it (nil is this file).
  func fields(of type: Type) -> (program: Program?, fields: Range<Int>)? {
    let index = Int(type.index)
    if type.file == file { return (nil, tables.records[index].fields) }
    guard let program = tables.imported[type.file] else { return nil }
    return (program, program.records[index].fields)
  }

  /// All members of a record or of the cases of an enum that can be read.
  func members(of type: Type) -> (program: Program?, members: Range<Int>)? {
    if type.base == .enumeration { return fieldsOfCases(of: type) }
    guard let (program, fields) = fields(of: type) else { return nil }
    let records = program?.records ?? tables.records
    return (program, fields.lowerBound..<records[Int(type.index)].computed.upperBound)
  }

  /// Whether the parser reported a mistake in a record, so that it may lack fields.
  func isIncomplete(_ type: Type) -> Bool {
    if type.file == file { return isIncomplete(tables.records[Int(type.index)].origin.node) }
    return tables.imported[type.file]?.hasSyntaxMistakes ?? true
  }

  /// `Account(id: 1, name: "Everyday")`
  mutating func recordLiteral(
    _ symbol: Symbol, _ arguments: [Argument], _ token: Int, _ node: Int
  ) -> ExpressionID {
    refer(token, symbol)
    // Literals nest: what is on the stack meanwhile is little.
    var values: [ExpressionID?] = []
    for argument in arguments { values.append(fieldValue(argument, symbol)) }
    return recordLiteral(symbol, arguments, values, token, node)
  }

  /// `message.with(isRead: true)`: the same record with other values of some fields.
  mutating func copy(of value: ExpressionID, _ list: Int, _ token: Int, _ node: Int) -> ExpressionID
  {
    let type = type(of: value)
    let symbol = Symbol(.record, type.file, Int(type.index))
    let arguments = tree.children(of: list).compactMap { Argument(tree, $0) }
    var values: [ExpressionID?] = []
    for argument in arguments { values.append(fieldValue(argument, symbol)) }
    let copy = recordLiteral(symbol, arguments, values, token, node, copying: value)
    guard type.isOptional, !self.type(of: copy).isPoison else { return copy }
    // `nil` stays `nil`.
    let none = literal(.none, type, node)
    let isMissing = make(.equal, .bool, node, operands: [value, none])
    return make(.conditional, type, node, operands: [isMissing, none, copy])
  }

  private mutating func fieldValue(_ argument: Argument, _ record: Symbol) -> ExpressionID? {
    guard let value = argument.value else { return nil }
    guard let type = fieldType(argument, record) else {
      muted { _ = $0.expression(value, .anything) }
      return nil
    }
    return expression(value, type)
  }

  /// The type of the field that an argument names.
  private mutating func fieldType(_ argument: Argument, _ record: Symbol) -> Type? {
    guard let label = argument.labelToken,
      let (program, fields) = fields(of: .record(record.file, Int(record.index)))
    else { return nil }
    return member(name(ofToken: label), of: fields, .field, in: program)
      .map { field($0, program).type }
  }

  private mutating func recordLiteral(
    _ symbol: Symbol, _ arguments: [Argument], _ values: [ExpressionID?], _ token: Int, _ node: Int,
    copying original: ExpressionID? = nil
  ) -> ExpressionID {
    let type = Type.record(symbol.file, Int(symbol.index))
    guard let (program, fields) = fields(of: type) else { return poison(node) }
    var given = [ExpressionID?](repeating: nil, count: fields.count)
    var hasProblem = false
    for (position, argument) in arguments.enumerated() {
      guard argument.value != nil else {
        hasProblem = true
        continue
      }
      let name = argument.labelToken.map { self.name(ofToken: $0) }
      guard let label = argument.labelToken, let name, let value = values[position],
        let index = member(name, of: fields, .field, in: program)
      else {
        hasProblem = true
        if !isIncomplete(type) { reportWrongField(argument, position, symbol, fields, program) }
        continue
      }
      refer(label, Symbol(.field, symbol.file, index))
      let slot = index - fields.lowerBound
      let field = field(index, program)
      let result = coerce(value, to: field.type, .argument(text(ofToken: label)))
      checkRange(of: index, program, result)
      if given[slot] != nil {
        hasProblem = true
        reportGivenTwice(argument, text(ofToken: label))
      }
      given[slot] = result
    }
    let missing = fields.filter {
      let field = field($0, program)
      return given[$0 - fields.lowerBound] == nil && !field.hasDefault && !field.type.isOptional
    }
    // A field whose type is a mistake is reported where it is declared.
    let needed = missing.filter { !field($0, program).type.isPoison }
    if original == nil, !needed.isEmpty, !hasProblem, !isIncomplete(type) {
      reportMissing(
        needed.map { (fieldName($0, program), field($0, program).type, false) }, arguments, token,
        node,
        related: place(symbol))
    }
    guard original != nil || missing.isEmpty, !hasProblem else { return poison(node) }
    var operands: [ExpressionID] = []
    for (slot, index) in fields.enumerated() {
      let field = field(index, program)
      if let original, given[slot] == nil {
        operands.append(kept(slot, field.type, of: original, node))
        continue
      }
      // A default with a mistake has no value.
      let isKnown = field.defaultValue != nil || !field.hasDefault
      operands.append(
        given[slot]
          ?? (isKnown ? literal(field.defaultValue ?? .none, field.type, node) : poison(node)))
    }
    if operands.contains(where: { self.type(of: $0).isPoison }) { return poison(node) }
    return make(.record, type, node, operands: operands)
  }

  /// A constant outside of the range of its field.
  mutating func checkRange(of index: Int, _ program: Program?, _ value: ExpressionID) {
    let field = field(index, program)
    guard let range = field.range, let constant = constant(value), constant != .none,
      constant.clamped(to: range) != constant
    else { return }
    report(
      Finding(
        LanguageCode.outOfRange, at: location(tables.expressions[value.index].origin.node),
        [
          "value": .text(constant.text ?? ""), "range": .text(range.text ?? ""),
          "name": .text("`\(fieldName(index, program))`"),
        ], related: program == nil ? place(Symbol(.field, file, index)) : []))
  }

  private mutating func reportWrongField(
    _ argument: Argument, _ position: Int, _ record: Symbol, _ fields: Range<Int>,
    _ program: Program?
  ) {
    let type = Type.record(record.file, Int(record.index))
    guard let label = argument.labelToken else {
      let name = position < fields.count ? fieldName(fields.lowerBound + position, program) : nil
      reportArgument(
        location(argument.node),
        Message("the fields of `{record}` are written with their names", "`{record}` 的字段需要写出名称")(
          ["record": .text(declaredName(type))]),
        fixes: name.map { [naming(argument, "\($0):")] } ?? [])
      return
    }
    let name = text(ofToken: label)
    if let (program, members) = members(of: type),
      let computed = member(self.name(ofToken: label), of: members, .field, in: program)
    {
      return reportComputed(label, computed, record, program)
    }
    let near = suggestion(
      label, name, suggestionsLeft < 0 ? [] : fields.map { fieldName($0, program) })
    reportArgument(
      location(ofToken: label),
      Message("`{record}` has no field `{name}`", "`{record}` 没有字段“{name}”")(
        ["record": .text(declaredName(type)), "name": .text(name)]), label: near.label,
      related: place(record), fixes: near.fixes)
  }
}

extension Type {
  /// Without its lists, optionals and ranges.
  public var innermost: Type {
    var type = self
    type.layers = 0
    return type
  }
}

extension Value {
  /// Whether it has a text of the app's catalogue in it.
  fileprivate var isLocalized: Bool {
    var pending = [self]
    while let value = pending.popLast() {
      switch value {
      case .localized: return true
      case .styled(let text, _): pending.append(text)
      case .list(let items), .record(_, _, let items): pending += items
      default: break
      }
    }
    return false
  }
}
