import CtlDiagnostics
import CtlSyntax

/// Enums: their cases, and the fields of which each case has a value.
extension Checker {
  mutating func declareEnumeration(_ node: Int) {
    let view = EnumDeclaration(unchecked: tree, node)
    let first = tables.enumCases.count
    var seen: [Int: Int] = [:]
    for item in view.cases {
      collectAttributes(item.node)
      guard let token = item.nameToken else { continue }
      let name = name(ofToken: token)
      if let other = seen[name.index] {
        reportDuplicate(text(name), at: location(ofToken: token), first: location(ofToken: other))
        continue
      }
      seen[name.index] = token
      let label = item.primaryText.flatMap { stringConstant($0) }
      tables.enumCases.append(
        EnumerationCase(
          name: name, origin: OriginID(node: item.node),
          label: label ?? words(text(name))))
    }
    let firstField = tables.fields.count
    for field in view.fields {
      declareComputedField(field, &seen, hasDefault: field.value != nil)
    }
    guard let token = view.nameToken else { return }
    let name = name(ofToken: token)
    declareType(name, token, Symbol(.enumeration, file, tables.enumerations.count))
    tables.enumerations.append(
      Enumeration(
        name: name, origin: OriginID(node: node), cases: first..<tables.enumCases.count,
        fields: firstField..<tables.fields.count))
  }

  /// Types the fields that say their type, before the first value is typed.
  mutating func checkFieldTypesOfCases() {
    for enumeration in tables.enumerations {
      for field in enumeration.fields {
        let view = ConstantDeclaration(unchecked: tree, tables.fields[field].origin.node)
        if let type = view.type { tables.fields[field].type = self.type(type) }
      }
    }
  }

  /// Whether the value of a declaration needs the fields of an enum that it names at a node. The values of
  /// another enum need them only where they read one: `Plan.family.price`.
  func isNeeded(_ node: Int, by symbol: Symbol) -> Bool {
    guard symbol.kind == .enumeration else { return true }
    let suffixes = node + 1..<min(node + 3, nodes.count)
    return suffixes.count == 2 && suffixes.allSatisfy { kind($0) == .memberSuffix }
  }

  // MARK: Values

  /// What the blocks of the cases of an enum say.
  private struct ValuesOfCases {
    /// The places of the fields by their names.
    var slots: [NameID: Int] = [:]
    /// By field, what gives it a value, by the place of the case.
    var given: [[(item: Int, node: Int, token: Int)]] = []
    /// By case, the fields that have no value.
    var missing: [[Int]]
    /// The names that mean no field, with their places in the cases.
    var unknown: [(name: NameID, value: Int)] = []
  }

  /// Types the fields of an enum and the values that its cases give them, each field after those that its
  /// default reads. A field is worked out like one of a record: it is the value of the case.
  mutating func checkFieldsOfCases(_ index: Int) {
    let enumeration = tables.enumerations[index]
    let first = enumeration.fields.lowerBound
    activeHolder = .enumeration(Int32(index))
    defer { activeHolder = .none }
    var all = ValuesOfCases(missing: .init(repeating: [], count: enumeration.cases.count))
    for field in enumeration.fields {
      all.slots[tables.fields[field].name] = field - first
      all.given.append([])
    }
    for item in enumeration.cases { readCase(item, of: enumeration, &all) }
    reportUnknownFields(of: enumeration, all)
    let names = all.slots.mapValues { first + $0 }
    inOrder(
      enumeration.fields.count,
      needs: { checker, slot in
        checker.naming(names) { $0.computedFields(in: first + slot).map { $0 - first } }
      },
      check: { $0.checkFieldOfCases($1, of: index, &all, names) },
      cycle: { checker, slot, _ in
        checker.reportCycle(Symbol(.field, checker.file, first + slot))
      })
    for (missing, item) in zip(all.missing, enumeration.cases) where !missing.isEmpty {
      let view = EnumCase(unchecked: tree, tables.enumCases[item].origin.node)
      // What the parser could not read may set them.
      let isBroken = view.hasError || view.block.map { hasErrorInside($0.node) } ?? false
      if !isBroken { reportMissingValues(missing, view) }
    }
  }

  /// Notes what a case gives its fields.
  private mutating func readCase(
    _ index: Int, of enumeration: Enumeration, _ all: inout ValuesOfCases
  ) {
    let view = EnumCase(unchecked: tree, tables.enumCases[index].origin.node)
    var tokens: [Int: Int] = [:]
    for node in view.values {
      collectAttributes(node)
      let token = wordToken(tree, node)
      let name = name(ofToken: token)
      guard let slot = all.slots[name] else {
        if !view.hasError, !hasError(node) { all.unknown.append((name, node)) }
        continue
      }
      refer(token, Symbol(.field, file, enumeration.fields.lowerBound + slot))
      if let first = tokens[slot] { reportSetTwice(token, first) } else { tokens[slot] = token }
      all.given[slot].append((index - enumeration.cases.lowerBound, node, token))
    }
  }

  /// Types a field and its value for each case.
  private mutating func checkFieldOfCases(
    _ slot: Int, of index: Int, _ all: inout ValuesOfCases, _ names: [NameID: Int]
  ) {
    let enumeration = tables.enumerations[index]
    let field = enumeration.fields.lowerBound + slot
    let given = all.given[slot]
    var values = [ExpressionID?](repeating: nil, count: enumeration.cases.count)
    let view = ConstantDeclaration(unchecked: tree, tables.fields[field].origin.node)
    if let node = view.value, naming(names, { !$0.fieldsNamed(in: node).isEmpty }) {
      let isGiven = Set(given.map(\.item))
      values = naming(names) { $0.workOut(field, of: index, unless: isGiven) }
    } else if let standard = defaultOfField(view, field, of: index) {
      values = values.map { _ in standard }
    }
    var isSet: Set<Int> = []
    for (item, node, token) in given {
      let value = muted(hasError(node)) { $0.valueOfCase(node, token, field, of: index, all.slots) }
      if isSet.insert(item).inserted { values[item] = value }
    }
    let operands = values.enumerated().map { item, value in
      if let value { return value }
      if !tables.fields[field].type.isPoison { all.missing[item].append(field) }
      return poison(tables.enumCases[enumeration.cases.lowerBound + item].origin.node)
    }
    tables.fields[field].length = 1
    tables.fields[field].holdsTexts = operands.contains { holdsText($0) }
    tables.computedValues[Int(tables.fields[field].computed)] = make(
      .ofCase, tables.fields[field].type, view.node, operands: operands)
  }

  private func hasErrorInside(_ block: Int) -> Bool {
    tree.children(of: block).contains { hasError($0) || kind($0) == .unexpected }
  }

  private mutating func valueOfCase(
    _ node: Int, _ token: Int, _ field: Int, of enumeration: Int, _ slots: [NameID: Int]
  ) -> ExpressionID {
    if let keys = tree.child(of: node, .stateKeys) {
      reportArgument(
        location(keys), Phrase(Message("a field has one value", "字段只有一个值")),
        fixes: [
          Fix(Phrase(Message("delete it", "删除它")), .suggestion, [Edit(location(keys), "")])
        ])
      return poison(node)
    }
    guard let valueNode = tree.expression(in: node) else { return poison(node) }
    if readsField(valueNode, of: enumeration, slots) { return poison(node) }
    let type = tables.fields[field].type
    let told = tables.findings.count
    let value = coerce(
      expression(valueNode, type), to: type, .argument(text(ofToken: token)))
    return known(value, valueNode, of: enumeration, told)
  }

  /// A value that is known before the app runs; another one is reported, where nothing else is.
  /// - Parameter told: How many findings there were before the value was typed.
  mutating func known(
    _ value: ExpressionID, _ node: Int, of enumeration: Int, _ told: Int
  ) -> ExpressionID {
    let isPoison = type(of: value).isPoison
    if constant(value) != nil || isPoison && !readsCase(node, of: enumeration) { return value }
    if tables.findings.count > told { return poison(node) }
    report(
      Finding(
        LanguageCode.notConstant, at: location(node),
        ["what": .words("the value of a case", "成员的值")],
        label: readsCase(node, of: enumeration) ? togetherWorkedOut(enumeration) : nil))
    return poison(node)
  }

  private func holdsText(_ value: ExpressionID) -> Bool {
    constant(value).map { Program.holdsText($0, type(of: value)) } ?? false
  }

  // MARK: Findings

  private mutating func reportMissingValues(_ missing: [Int], _ view: EnumCase) {
    guard let token = view.nameToken else { return }
    let members = missing.compactMap { field in
      plainValue(ofField: field).map { "\(fieldName(field, nil)): \($0)" }
    }
    report(
      Finding(
        LanguageCode.caseFields, at: location(ofToken: token),
        Message("the case `{case}` sets no {fields}", "成员“{case}”没有设置{fields}")([
          "case": .text(text(ofToken: token)),
          "fields": .list(missing.map { "`\(fieldName($0, nil))`" }),
        ]), related: place(Symbol(.field, file, missing[0])),
        fixes: members.count == missing.count ? [addition(of: members, to: view)] : []))
  }

  private func plainValue(ofField field: Int) -> String? {
    let type = tables.fields[field].type
    if let text = Checker.plainValue(type) { return text }
    guard type.isPlain else { return nil }
    if type.base == .image { return "\"\"" }
    guard type.base == .enumeration, let (program, cases) = cases(of: type), !cases.isEmpty else {
      return nil
    }
    return ".\(caseName(cases.lowerBound, program))"
  }

  /// Adds values to the block of a case, or such a block.
  private func addition(of members: [String], to view: EnumCase) -> Fix {
    let title = Message("add `{member}`", "加上 `{member}`")(
      ["member": .text(members.joined(separator: "; "))])
    if view.block != nil {
      return Fix(title, .suggestion, [SyntaxOrigins(tree).addition(members, to: view.node)])
    }
    // Before the comma of the case.
    var last = Int(nodes[view.node].endToken) - 1
    while last > 0, tree.tokenKinds[last].isTrivia || tree.tokenKinds[last] == .comma { last -= 1 }
    let end = tree.tokenRange(last).upperBound
    return Fix(
      title, .suggestion,
      [Edit(Location(file, end..<end), " { \(members.joined(separator: "; ")) }")])
  }

  /// Names in the blocks of cases that mean no field: a slip each, or one field that is not declared.
  private mutating func reportUnknownFields(of enumeration: Enumeration, _ all: ValuesOfCases) {
    if all.unknown.isEmpty || isIncomplete(enumeration.origin.node) { return }
    let names = enumeration.fields.map { fieldName($0, nil) }
    var counts: [NameID: Int] = [:]
    for unknown in all.unknown { counts[unknown.name, default: 0] += 1 }
    for unknown in all.unknown {
      guard let count = counts[unknown.name] else { continue }
      let token = wordToken(tree, unknown.value)
      let spelled = text(unknown.name)
      var near = suggestion(token, spelled, names)
      if near.label == nil {
        // Told once for all cases.
        counts[unknown.name] = nil
        near.fixes = declaration(of: unknown.name, all, in: enumeration, count)
      }
      report(
        Finding(
          LanguageCode.caseFields, at: location(ofToken: token),
          Message("`{enum}` has no field `{name}`", "`{enum}` 没有字段“{name}”")(
            ["enum": .text(text(enumeration.name)), "name": .text(spelled)]),
          label: near.label
            ?? Message("the enum says its type: `let {name}: …`", "枚举说明其类型：`let {name}: …`")(
              ["name": .text(spelled)]), fixes: near.fixes))
    }
    for unknown in all.unknown {
      if let value = tree.expression(in: unknown.value) {
        muted { _ = $0.expression(value, .anything) }
      }
    }
  }

  /// Declares a field to which every case gives a literal of one type.
  private func declaration(
    of name: NameID, _ all: ValuesOfCases, in enumeration: Enumeration, _ count: Int
  ) -> [Fix] {
    guard count == enumeration.cases.count else { return [] }
    let types = all.unknown.filter { $0.name == name }.map { unknown in
      tree.expression(in: unknown.value).flatMap { literalType($0) }
    }
    let isDouble = types.contains("Double") && types.allSatisfy { $0 == "Double" || $0 == "Int" }
    guard let type = isDouble ? "Double" : types.first ?? nil,
      isDouble || types.allSatisfy({ $0 == type })
    else { return [] }
    let member = "let \(text(name)): \(type)"
    return [
      Fix(
        Message("add `{member}`", "加上 `{member}`")(["member": .text(member)]), .suggestion,
        [SyntaxOrigins(tree).addition([member], to: enumeration.origin.node)])
    ]
  }
}

extension Checker {
  /// Whether the fields of an enum are worked out here, so that none can be read of another case.
  func isWorkingOut(_ type: Type) -> Bool {
    switch activeHolder {
    case .none, .record: false
    case .enumeration(let index): type == .enumeration(file, Int(index))
    case .enumCase(let item): type == self.type(of: item)
    }
  }

  /// What a field of an enum is worth for a case that is known.
  func value(ofField field: RecordField, _ program: Program?, of base: ExpressionID) -> Value? {
    guard case .enumCase(let home, _, let item)? = constant(base), field.computed >= 0,
      // What is worked out is not known yet.
      !tables.circleImports.contains(home), case let tables = program?.tables ?? tables,
      case let value = tables.expressions[tables.computedValues[Int(field.computed)].index],
      value.operation == .ofCase, item < Int(value.operandCount),
      case let place = tables.operands[Int(value.firstOperand) + item],
      case let known = tables.expressions[Int(place)].constant, known >= 0
    else { return nil }
    return tables.values[Int(known)]
  }

  /// The fields of an enum, as a range of the program that declares it (nil is this file).
  func fieldsOfCases(of type: Type) -> (program: Program?, members: Range<Int>)? {
    guard type.isPlain, type.base == .enumeration else { return nil }
    let index = Int(type.index)
    if type.file == file {
      return tables.enumerations.indices.contains(index)
        ? (nil, tables.enumerations[index].fields) : nil
    }
    guard let program = tables.imported[type.file], program.enumerations.indices.contains(index)
    else { return nil }
    return (program, program.enumerations[index].fields)
  }

  /// The names of the fields of an enum, for suggestions.
  func fieldNames(ofCase value: ExpressionID) -> [String] {
    guard suggestionsLeft >= 0, let (program, fields) = fieldsOfCases(of: type(of: value).unwrapped)
    else { return [] }
    return fields.map { fieldName($0, program) }
  }

  /// Whether a member of a value is a field of its enum.
  mutating func isFieldOfCase(_ token: Int, of value: ExpressionID) -> Bool {
    guard let (program, fields) = fieldsOfCases(of: type(of: value).unwrapped), !fields.isEmpty
    else { return false }
    return member(name(ofToken: token), of: fields, .field, in: program) != nil
  }
}
