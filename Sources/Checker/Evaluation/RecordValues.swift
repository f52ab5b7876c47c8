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
  /// A field that is worked out, in the file of its record.
  /// - Parameter say: What an expression says, instead of its value.
  package func computed(
    _ expression: Expression, _ place: Place,
    by say: ((ExpressionID, Place) -> Value?)? = nil
  ) -> Outcome {
    let base = place.program.operand(0, of: expression)
    guard let record = value(base, place) else { return .unknown }
    if record == .none { return .value(Value.none) }
    guard
      let (home, declaration) = place.program.record(
        of: place.program.expression(base).type.unwrapped),
      let id = home.computedValue(of: declaration, Int(expression.payload))
    else { return .unknown }
    effort.items.append((Symbol(.loopVariable, home.file, declaration.item), record))
    defer { effort.items.removeLast() }
    return say.map { .value($0(id, Place(home))) } ?? outcome(id, Place(home))
  }
}

extension Program {
  /// The field that an expression works out.
  public func computedField(_ expression: Expression) -> Symbol? {
    guard expression.operation == .computed,
      let (home, record) = record(
        of: self.expression(operand(0, of: expression)).type.unwrapped)
    else { return nil }
    return Symbol(.field, home.file, record.fields.lowerBound + Int(expression.payload))
  }

  /// What a field is worked out by; nil for another one.
  /// - Parameter slot: Its place among the members of the record.
  public func computedValue(of record: Record, _ slot: Int) -> ExpressionID? {
    let index = record.fields.lowerBound + slot
    guard record.computed.contains(index), record.item >= 0 else { return nil }
    return tables.computedValue(ofField: index)
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
    guard expression.operation == .field || expression.operation == .computed,
      let base = operandIDs(of: expression).first,
      let (home, record) = record(of: self.expression(base).type.unwrapped),
      Int(expression.payload) < record.members.count
    else { return nil }
    return home.text(home.fields[record.fields.lowerBound + Int(expression.payload)].name)
  }
}

/// What says which item of a loop is which when the list changes.
public enum ItemIdentity: Sendable {
  /// The field `id` of a record, by its place.
  case field(Int)
  /// The item itself: no other is worth the same.
  case value
  /// Its place among the items that are shown.
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
