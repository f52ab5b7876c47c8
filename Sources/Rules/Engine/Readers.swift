import CtlCatalogue
import CtlChecker
import CtlDiagnostics

/// What an element makes of the value of a variable.
struct Reader {
  /// The position of the element.
  let index: Int
  let form: Form

  enum Form {
    case property(PropertyEntry)
    /// It is there, or not.
    case condition
    /// It shows the items of a list.
    case items
    /// It passes the value on, or decides by it.
    case handler(Handler)
  }
}

extension Walk {
  /// The part of a variable that an expression is, also through the arguments of components.
  func part(of id: ExpressionID, in place: CtlChecker.Place) -> PartPath? {
    guard let path = expansion.partPath(id, in: place, tellingItems: true)?.path,
      path.root.kind == .variable
    else { return nil }
    return path
  }

  /// The variable of a place: of a field, an item or a binding parameter that of the whole.
  func root(of id: ExpressionID, in place: CtlChecker.Place) -> Symbol? {
    part(of: id, in: place)?.root
  }

  /// The elements that read a part of a variable, what is around it or what is in it, in order; nil when there
  /// are many.
  func readers(of part: PartPath) -> [Reader]? {
    readers(of: part.root) { $0.touches(part) }
  }

  /// Those that read the part itself or what is in it, and not only all that is around it.
  func readers(ofOnly part: PartPath) -> [Reader]? {
    readers(of: part.root) { part.holds($0.part) }
  }

  private func readers(of variable: Symbol, where fits: (Read) -> Bool) -> [Reader]? {
    let key = Read.key(variable)
    var (low, high) = (0, reads.count)
    while low < high {
      let middle = (low + high) / 2
      if reads[middle].variable < key { low = middle + 1 } else { high = middle }
    }
    var found: [Read] = []
    for (count, read) in reads[low...].enumerated() {
      if read.variable != key { break }
      if count == 1_024 { return nil }
      guard read.position != found.last?.position, fits(read) else { continue }
      if found.count == 64 { return nil }
      found.append(read)
    }
    return found.map(\.reader)
  }

  /// What every element reads, in the order of the variables.
  func findReads() -> [Read] {
    var result: [Read] = []
    var count = 0
    for index in sites.indices {
      let site = sites[index]
      let place = scope(of: index)
      func add(_ form: Reader.Form) {
        let reader = Reader(index: index, form: form)
        let values = values(of: reader)
        // A loop asks a list for its items, not for what is in them.
        var shape: PartPath?
        if case .items = form { shape = part(of: values[0], in: place) }
        var seen: Set<PartPath> = []
        _ = dependOnPart(values, in: place) { part, _ in
          if part.root.kind == .variable, seen.insert(part).inserted {
            result.append(
              Read(part: part, isOfShape: part == shape, position: count, reader: reader))
          }
          return false
        }
        count += 1
      }
      switch site.element.form {
      case .branch: add(.condition)
      case .loop: add(.items)
      case .kind:
        for position in site.properties {
          let entry = cascade.property(position)
          if !place.program.isConstant(entry.expression) { add(.property(entry)) }
        }
      default: break
      }
      for handler in place.program.handlers[site.element.handlers] { add(.handler(handler)) }
    }
    return result.sorted { ($0.variable, $0.position) < ($1.variable, $1.position) }
  }

  /// The expressions that make an element a reader.
  func values(of reader: Reader) -> [ExpressionID] {
    let site = sites[reader.index]
    let payload = Int(site.element.payload)
    let program = expansion.program(of: site.instance)
    return switch reader.form {
    case .condition: payload >= 0 ? [ExpressionID(payload)] : []
    case .items: [program.loops[payload].sequence]
    case .property(let entry): [entry.expression]
    case .handler(let handler):
      program.steps[handler.steps].flatMap { program.valuesRead(by: $0.form) }
    }
  }

  func scope(of index: Int) -> CtlChecker.Place {
    let instance = sites[index].instance
    return CtlChecker.Place(expansion.program(of: instance), frame: instance.frame)
  }
}

/// A part of a variable and one of its readers.
struct Read {
  let part: PartPath
  /// Whether it is a list of which only the items are counted out.
  let isOfShape: Bool
  /// That of the reader.
  let position: Int
  let reader: Reader

  var variable: UInt64 { Read.key(part.root) }

  static func key(_ symbol: Symbol) -> UInt64 {
    UInt64(symbol.file.rawValue) << 32 | UInt64(symbol.index)
  }

  /// Whether it reads what a change of a part changes.
  func touches(_ other: PartPath) -> Bool {
    isOfShape ? other.holds(part) : part.touches(other)
  }
}

extension Program {
  /// What a step reads, without the steps in it.
  func valuesRead(by form: Step.Form) -> [ExpressionID] {
    func all(_ range: Range<Int>) -> [ExpressionID] {
      self.operands[range].map { ExpressionID(Int($0)) }
    }
    return switch form {
    case .call(let call): all(call.arguments)
    case .assign(_, let value), .name(_, let value): [value]
    case .change(_, _, let arguments): all(arguments)
    case .choice(let condition, _): [condition]
    case .open(let opening): all(opening.arguments)
    case .finish(let value): [value]
    case .start(let start): all(start.arguments)
    case .cancel(_, let item): item.map { [$0] } ?? []
    case .close: []
    }
  }
}

extension PlacedElement {
  /// Where the expressions of the element stand.
  var scope: CtlChecker.Place { walk.scope(of: index) }
}

extension Written {
  /// What gives the variable the value that a finding is about; nothing for its first one.
  func related(toState location: Location?) -> [Finding.Related] {
    location.map { [Finding.Related($0, Message("with this value", "取此值时")())] } ?? []
  }

  /// A first value, and then what samples and steps make of the variable.
  func values(from first: Value?) -> [(value: Value, location: Location?)] {
    (first.map { [(value: $0, location: nil)] } ?? [])
      + inStates.map { (value: $0.value, location: $0.location) }
  }

  /// What samples and steps make of the variable that it is bound to, and where.
  var inStates: [(value: Value, location: Location)] {
    isBinding ? states(of: entry.expression) : []
  }

  /// The same for a text that is a variable and nothing else: `"\(note)"`.
  var shownInStates: [(value: Value, location: Location)] {
    var id = entry.expression
    let expression = program.expression(id)
    if expression.operation == .interpolation, expression.operandCount == 1 {
      id = program.operand(0, of: expression)
    }
    return program.expression(id).operation == .symbol ? states(of: id) : []
  }

  private func states(of id: ExpressionID) -> [(value: Value, location: Location)] {
    guard let bound = control.walk.expansion.variable(id, of: program, in: control.frame)
    else { return [] }
    let values = control.walk.memo.states.values(of: bound.index, in: bound.program)
    let conditions = control.walk.conditions(around: control.index)
    if values.isEmpty { return [] }
    var assumed = control.walk.assumed
    (assumed.stated, assumed.isStart) = ([], false)
    let symbol = Symbol(.variable, bound.program.file, bound.index)
    if control.walk.isUncertain(symbol, in: bound.program, assumed, around: conditions) {
      return []
    }
    if conditions.isEmpty { return values }
    return values.filter { isThere(conditions, bound, with: $0.value) }
  }

  /// What it is at first, if it is there then as far as is known.
  var shownAtStart: Value? {
    guard value == nil, !isBinding, let first = atStart else { return nil }
    let firstUses = control.walk.firstUses
    let isThere = control.walk.conditions(around: control.index).allSatisfy {
      firstUses.firstValue($0.condition, of: $0.place.program, in: $0.place.frame)
        != .bool(!$0.holds)
    }
    return isThere ? first : nil
  }

  /// What else is so in the first state in which the variable that it is bound to has a value.
  func then(_ value: Value) -> CaseValues? {
    guard
      let bound = control.walk.expansion.variable(entry.expression, of: program, in: control.frame),
      let (scope, states) = control.walk.memo.states.states(of: bound.index, in: bound.program)
    else { return nil }
    let found = states.first { state in
      state.contains { $0.variable == bound.index && $0.home.constant($0.value) == value }
    }
    guard let found else { return nil }
    let current = control.walk.current?.values ?? CaseValues(control.walk.expansion, [])
    return current.adding(found, of: scope, in: Place(bound.program, frame: bound.frame))
  }

  /// Whether its element may be there while the variable that it is bound to has a value.
  func isThere(with value: Value) -> Bool {
    let conditions = control.walk.conditions(around: control.index)
    guard !conditions.isEmpty,
      let bound = control.walk.expansion.variable(entry.expression, of: program, in: control.frame)
    else { return true }
    return isThere(conditions, bound, with: value)
  }

  private func isThere(
    _ conditions: [Assumption],
    _ bound: (program: Program, variable: Variable, index: Int, frame: Int32), with value: Value
  ) -> Bool {
    let variable = Choice.Subject.name(
      Symbol(.variable, bound.program.file, bound.index), frame: bound.frame)
    let then = CaseValues(control.walk.expansion, [(variable, .value(value))])
    return conditions.allSatisfy {
      then.value(of: $0.condition, in: $0.place) != .bool(!$0.holds)
    }
  }
}

extension Written {
  /// Whether it has another value at another time: it depends on what people do. A choice says itself
  /// what it can be.
  var changes: Bool {
    !isOfStyle && !isBinding && value == nil && expression.operation != .conditional
      && !program.readsCase(expression)
      && control.walk.dependOnName(
        [entry.expression], in: control.scope,
        where: { $0.kind == .variable || $0.kind == .loopVariable })
  }
}

extension Program {
  /// Whether an expression reads a field of an enum: each case says what it can be.
  func readsCase(_ expression: Expression) -> Bool {
    guard let field = computedField(expression), let home = program(of: field.file) else {
      return false
    }
    return home.fields[Int(field.index)].holdsTexts != nil
  }
}
