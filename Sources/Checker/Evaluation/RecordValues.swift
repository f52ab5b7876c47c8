/// Records as values.
extension Expression {
  func record(_ operand: (Int) -> Value?) -> Outcome {
    var fields: [Value] = []
    var room = Outcome.itemLimit
    for index in 0..<Int(operandCount) {
      guard let value = operand(index), value.fits(&room) else { return .unknown }
      fields.append(value)
    }
    room -= fields.count
    return room < 0
      ? .unknown : .value(.record(file: type.file, index: Int(type.index), fields))
  }

  func field(_ operand: (Int) -> Value?) -> Outcome {
    switch operand(0) {
    case .record(_, _, let fields)? where Int(payload) < fields.count:
      .value(fields[Int(payload)])
    case Value.none?: .value(Value.none)
    default: .unknown
    }
  }
}

extension Environment {
  /// A field that is worked out, in the file of its record or enum.
  /// - Parameter say: What an expression says, instead of its value.
  package func computed(
    _ expression: Expression, _ place: Place,
    by say: ((ExpressionID, Place) -> Value?)? = nil
  ) -> Outcome {
    let base = place.program.operand(0, of: expression)
    guard let holder = value(base, place) else { return .unknown }
    if holder == .none { return .value(Value.none) }
    guard let computation = place.program.computation(of: expression) else { return .unknown }
    let home = Place(computation.home)
    func said(by id: ExpressionID) -> Outcome {
      say.map { .value($0(id, home)) } ?? outcome(id, home)
    }
    if case .enumCase(_, _, let item) = holder {
      return home.program.value(ofCase: item, of: computation.value).map(said) ?? .unknown
    }
    effort.items.append((computation.own, holder))
    defer { effort.items.removeLast() }
    return said(by: computation.value)
  }
}

extension Program {
  /// The field that an expression reads, of a record or of the cases of an enum, with its program.
  private func fieldRead(by expression: Expression) -> (home: Program, field: Int)? {
    guard expression.operation == .computed || expression.operation == .field,
      let (home, members) = members(
        of: self.expression(operand(0, of: expression)).type.unwrapped),
      Int(expression.payload) < members.count
    else { return nil }
    return (home, members.lowerBound + Int(expression.payload))
  }

  /// All that can be read of a record or of a case of an enum, with the program that declares it.
  public func members(of type: Type) -> (home: Program, members: Range<Int>)? {
    if let (home, record) = record(of: type) { return (home, record.members) }
    return enumeration(of: type).map { ($0.program, $0.enumeration.fields) }
  }

  /// The field that an expression works out.
  public func computedField(_ expression: Expression) -> Symbol? {
    guard expression.operation == .computed, let (home, field) = fieldRead(by: expression) else {
      return nil
    }
    return Symbol(.field, home.file, field)
  }

  /// What the field that an expression reads is worked out by, and what its record is called there.
  func computation(
    of expression: Expression
  ) -> (home: Program, own: Symbol, value: ExpressionID)? {
    guard expression.operation == .computed, let (home, field) = fieldRead(by: expression),
      let value = home.tables.computedValue(ofField: field)
    else { return nil }
    let item = record(of: self.expression(operand(0, of: expression)).type.unwrapped)?.record.item
    return (home, Symbol(.loopVariable, home.file, item ?? -1), value)
  }

  /// The values that a field of an enum has, in the order of the cases, with the program that declares them; nil
  /// for a field of a record, and where there are very many.
  func valuesOfCases(of expression: Expression) -> (home: Program, values: [ExpressionID])? {
    guard let (home, _, id) = computation(of: expression), case let all = home.expression(id),
      all.operation == .ofCase, Int(all.operandCount) <= Choice.limit
    else { return nil }
    return (home, Array(home.operandIDs(of: all)))
  }

  /// The value that a field of an enum has for a case.
  func value(ofCase item: Int, _ expression: Expression) -> (home: Program, id: ExpressionID)? {
    guard let (home, _, id) = computation(of: expression) else { return nil }
    return home.value(ofCase: item, of: id).map { (home, $0) }
  }

  /// - Parameter id: All values of the field.
  fileprivate func value(ofCase item: Int, of id: ExpressionID) -> ExpressionID? {
    let values = expression(id)
    return values.operation == .ofCase && item < Int(values.operandCount)
      ? operand(item, of: values) : nil
  }

  /// Whether the cases of an enum have texts of the app in a field.
  func holdsTexts(_ expression: Expression) -> Bool {
    fieldRead(by: expression).map { $0.home.fields[$0.field].holdsTexts == true } ?? false
  }

  /// The enum of a type, with the program that declares it.
  public func enumeration(of type: Type) -> (program: Program, enumeration: Enumeration)? {
    guard type.base == .enumeration, type.isPlain, let program = program(of: type.file),
      program.enumerations.indices.contains(Int(type.index))
    else { return nil }
    return (program, program.enumerations[Int(type.index)])
  }

  /// The record of a type, with the program that declares it.
  public func record(of type: Type) -> (program: Program, record: Record)? {
    guard type.base == .record, let program = program(of: type.file),
      program.records.indices.contains(Int(type.index))
    else { return nil }
    return (program, program.records[Int(type.index)])
  }

  /// What a type begins with when nothing is said; a date is the present.
  public func initialValue(of type: Type, now: Value) -> Value {
    if type == .date { return now }
    guard type.isPlain, let (program, record) = record(of: type) else { return .initial(type) }
    // A record does not contain itself.
    let values = program.fields[record.fields].map { field in
      let start =
        field.defaultValue
        ?? (field.type.isOptional ? .none : program.initialValue(of: field.type, now: now))
      return field.range.map { start.clamped(to: $0) } ?? start
    }
    return .record(file: type.file, index: Int(type.index), values)
  }

  /// A record with each field kept in its range; other values as they are.
  public func inRanges(_ value: Value, _ type: Type) -> Value {
    guard case .record(let file, let index, var values) = value,
      let (program, record) = record(of: type.unwrapped), values.count == record.fields.count
    else { return value }
    for (slot, field) in record.fields.enumerated() {
      guard let range = program.fields[field].range, values[slot] != .none else { continue }
      values[slot] = values[slot].clamped(to: range)
    }
    return .record(file: file, index: index, values)
  }
}

extension Program {
  /// The range of a variable, where it is known in advance.
  public func range(of variable: Variable) -> Value? { variable.range.flatMap(constant) }

  /// The range of the field that an expression reads.
  public func range(ofField expression: Expression) -> Value? {
    guard expression.operation == .field, let base = operandIDs(of: expression).first,
      let (home, record) = record(of: self.expression(base).type.unwrapped),
      Int(expression.payload) < record.fields.count
    else { return nil }
    return home.fields[record.fields.lowerBound + Int(expression.payload)].range
  }

  /// The name of the field that an expression reads.
  public func name(ofField expression: Expression) -> String? {
    fieldRead(by: expression).map { $0.home.text($0.home.fields[$0.field].name) }
  }
}

/// What says which item of a loop is which when the list changes.
public enum ItemIdentity: Sendable {
  /// The field `id` of a record, by its place.
  case field(Int)
  /// The item itself: no other is worth the same.
  case value
  /// Its place in what the loop goes through, whichever items its `where` leaves out.
  case place
}

extension Program {
  public func identity(ofLoop index: Int) -> ItemIdentity {
    let loop = tables.loops[index]
    if let id = idField(of: loop.type) { return .field(id) }
    let sequence = expression(loop.sequence)
    let isUnique =
      loop.form == .loop && sequence.operation == .each
      && tables.itemCalls[Int(sequence.payload)].function == .unique
    return isUnique ? .value : .place
  }

  /// The place of the field `id` of a record, which names its items in loops.
  public func idField(of type: Type) -> Int? {
    guard type.isPlain, let (home, record) = record(of: type),
      let field = record.fields.first(where: {
        home.text(home.fields[$0].name) == RecordField.identity
      })
    else { return nil }
    return field - record.fields.lowerBound
  }
}

extension Program {
  /// Whether the record of a type, if it has one, is the same in another program.
  public func hasRecord(of type: Type, as other: Program) -> Bool {
    guard let (home, record) = record(of: type.innermost) else { return true }
    guard let (otherHome, otherRecord) = other.record(of: type.innermost),
      record.fields.count == otherRecord.fields.count
    else { return false }
    // A record does not contain itself.
    return zip(home.fields[record.fields], otherHome.fields[otherRecord.fields]).allSatisfy {
      home.text($0.name) == otherHome.text($1.name) && $0.type == $1.type
        && home.hasRecord(of: $0.type, as: otherHome)
    }
  }
}
