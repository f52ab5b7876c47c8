import CtlCatalogue
import CtlChecker
import CtlDiagnostics
import CtlRuntime

/// Where an expression stands while a screen is interpreted: the screen, or a use of a component.
final class Place {
  let program: Program
  let root: ElementID
  /// Nil for a file.
  private let scope: CtlChecker.Scope?
  var variables: Range<Int> { scope?.variables ?? 0..<0 }
  var tasks: Range<Int> { scope?.tasks ?? 0..<0 }
  var constraints: Range<Int> { scope?.constraints ?? 0..<0 }
  /// What its elements are called, by their index; of a place that has elements.
  private(set) lazy var names = ElementNames(program, root: root).names
  /// The name of the use; empty for the screen.
  let path: String
  /// The name under which a use keeps its variables: with the items of loops for their rounds.
  let statePath: String
  let arguments: [Int: Argument]
  /// The value and the round of the loops around, by loop.
  var loops: [Int: (value: Datum, round: Int)] = [:]
  /// Where the items of the loops around are in the lists that these sort or filter, by loop.
  var sources: [Int: Int] = [:]
  /// What `if let` names, while steps run: a step may take the value away.
  var held: [Int: Datum] = [:]
  /// The values of an event, by parameter.
  var event: [Int: Datum] = [:]
  /// The use of the component and its place, which fill the slots; nil for a screen.
  var use: (element: ElementID, place: Place)?

  enum Argument {
    case value(Datum)
    /// What is worth what an expression is, there where the component is used.
    case expression(ExpressionID, Place)
    /// A two-way argument: what it is bound to, there where the component is used.
    case binding(ExpressionID, Place)
  }

  init(
    _ program: Program, root: ElementID, scope: CtlChecker.Scope?, path: String = "",
    statePath: String = "", arguments: [Int: Argument] = [:]
  ) {
    self.program = program
    self.root = root
    self.scope = scope
    (self.path, self.statePath) = (path, statePath)
    self.arguments = arguments
  }

  /// The same place, so that what goes on in its loops leaves this one as it is.
  func copy() -> Place {
    let place = Place(
      program, root: root, scope: scope, path: path, statePath: statePath, arguments: arguments)
    place.loops = loops
    place.sources = sources
    place.use = use
    return place
  }

  /// The full name of something in this place.
  func full(_ name: String) -> String { path.isEmpty ? name : path + "." + name }

  /// The reference to an element, with the rounds of the loops around it.
  func reference(_ index: Int) -> String? {
    guard let name = names[index] else { return nil }
    return full(name + loops(around: index).map { "[\(loops[$0]?.round ?? 0)]" }.joined())
  }

  /// The loops around an element, outermost first.
  func loops(around index: Int) -> [Int] {
    var result: [Int] = []
    var parent = program.elements[index].parent
    while parent >= 0 {
      let element = program.elements[Int(parent)]
      if element.form == .loop { result.append(Int(element.payload)) }
      parent = element.parent
    }
    return result.reversed()
  }
}

/// Expressions, from the typed program alone.
extension Interpretation {
  /// What a case of an enum says of a field.
  private func value(
    ofCase item: Int, _ type: Type, _ expression: Expression, _ place: Place
  ) -> Datum {
    guard let (home, declared) = place.program.enumeration(of: type),
      let values = home.tables.computedValue(
        ofField: declared.fields.lowerBound + Int(expression.payload))
    else { return .none }
    return evaluate(home.operandIDs(of: home.expression(values))[item], filePlace(home))
  }

  func evaluate(_ id: ExpressionID, _ place: Place) -> Datum {
    let program = place.program
    let expression = program.expression(id)
    if let constant = program.constant(id), expression.operation != .systemView {
      return Datum(constant, in: program)
    }
    let operands = program.operandIDs(of: expression)
    func operand(_ index: Int) -> Datum { evaluate(operands[index], place) }
    switch expression.operation {
    case .symbol: return value(of: program.symbols[Int(expression.payload)], place)
    case .reference: return .reference(name(of: program.symbols[Int(expression.payload)], place))
    case .list: return .list(operands.map { evaluate($0, place) })
    case .record:
      guard let (home, record) = program.record(of: expression.type.unwrapped) else { return .none }
      return .record(
        zip(operands, home.fields[record.fields]).map { operand, field in
          let value = evaluate(operand, place)
          return field.range.map { clamped(value, in: Datum($0, in: home)) } ?? value
        })
    case .field:
      guard case .record(let fields) = operand(0) else { return .none }
      return fields.element(at: Int(expression.payload)) ?? .none
    case .computed:
      let record = operand(0)
      if case .choice(_, _, let item) = record {
        return value(
          ofCase: item, program.expression(operands[0]).type.unwrapped, expression, place)
      }
      guard record != .none,
        let (home, declared) = program.record(of: program.expression(operands[0]).type.unwrapped)
      else { return .none }
      let field = declared.fields.lowerBound + Int(expression.payload)
      guard let value = home.tables.computedValue(ofField: field) else { return .none }
      let inside = filePlace(home)
      inside.loops[declared.item] = (record, 0)
      return evaluate(value, inside)
    case .each: return eachItem(expression, place)
    case .interpolation:
      return .string(
        operands.map { evaluate($0, place).shown(program.expression($0).type) }.joined())
    case .not: return .bool(!operand(0).bool)
    case .negate: return negated(operand(0))
    case .conditional: return operand(operand(0).bool ? 1 : 2)
    case .coalesce:
      let first = operand(0)
      return first == .none ? operand(1) : first
    case .and: return .bool(operand(0).bool && operand(1).bool)
    case .or: return .bool(operand(0).bool || operand(1).bool)
    case .closedRange, .halfOpenRange:
      return .range(operand(0), operand(1), isClosed: expression.operation == .closedRange)
    case .index:
      guard case .int(let place) = operand(1) else { return .none }
      return operand(0).items.element(at: place) ?? initial(expression.type, program)
    case .styled:
      let attributes = RunStyle.attributes(of: expression)
      return .run(text: operand(0)) { attribute in
        attributes.firstIndex(of: attribute).map { operand($0 + 1) } ?? .none
      }
    case .toDouble:
      if case .int(let value) = operand(0) { return .double(Double(value)) }
      return operand(0)
    case .call: return call(expression, operands, place)
    case .equal: return .bool(operand(0) == operand(1))
    case .notEqual: return .bool(operand(0) != operand(1))
    case .less: return .bool(isLess(operand(0), operand(1)))
    case .greater: return .bool(isLess(operand(1), operand(0)))
    case .lessOrEqual: return .bool(!isLess(operand(1), operand(0)))
    case .greaterOrEqual: return .bool(!isLess(operand(0), operand(1)))
    case .add, .subtract, .multiply, .divide, .remainder:
      return arithmetic(expression.operation, operand(0), operand(1))
    case .taskState:
      func named(_ task: Symbol) -> String {
        let name = name(of: task, place)
        return program.itemOfTask(readBy: expression).map { work(of: name, for: $0, place) } ?? name
      }
      if let (task, position) = program.taskArgument(expression) {
        return started[named(task)]?[position]
          ?? (expression.type.isOptional ? .none : initial(expression.type, program))
      }
      guard let (task, state) = program.taskState(expression) else { return .none }
      // What a task brings never comes here: nobody runs them.
      return switch state {
      case .isRunning: .bool(running.contains(named(task)))
      case .isFailed: .bool(false)
      case .progress: .double(0)
      case .message: .string("")
      case .value: .none
      }
    case .elementProperty:
      guard let bound = variable(readBy: expression, program) else {
        isUnderstood = false
        return initial(expression.type, program)
      }
      let value = evaluate(bound, place)
      if case .int(let number) = value, expression.type == .double {
        return .double(Double(number))
      }
      return value
    case .poison, .literal, .element, .systemView, .ofCase: return initial(expression.type, program)
    }
  }

  /// What a property that is read is bound to, when that is of the type that is read, or an Int for
  /// a Double.
  private func variable(readBy expression: Expression, _ program: Program) -> ExpressionID? {
    let read = program.expression(program.operandIDs(of: expression)[0])
    let name = PropertyName(rawValue: Int(expression.payload))
    guard read.operation == .reference else { return nil }
    let symbol = program.symbols[Int(read.payload)]
    guard symbol.kind == .element, symbol.file == program.file else { return nil }
    let binding = program.properties[program.elements[Int(symbol.index)].properties].first {
      $0.name == name && $0.form == .binding
    }
    guard let binding else { return nil }
    let type = program.expression(binding.expression).type
    let fits = type == expression.type || (type == .int && expression.type == .double)
    return fits ? binding.expression : nil
  }

  // MARK: Names

  private func value(of symbol: Symbol, _ place: Place) -> Datum {
    let index = Int(symbol.index)
    switch symbol.kind {
    case .variable: return variable(index, place)
    case .parameter:
      switch place.arguments[index] {
      case .value(let value): return value
      case .expression(let id, let outer), .binding(let id, let outer):
        return evaluate(id, outer)
      case nil: return .none
      }
    case .loopVariable: return item(of: index, place)
    case .eventParameter: return place.event[index] ?? .none
    case .constant:
      guard let source = place.program.program(of: symbol.file) else { return .none }
      let home = symbol.file == place.program.file ? place : filePlace(source)
      return evaluate(source.constants[index].value, home)
    default: return .none
    }
  }

  func name(of symbol: Symbol, _ place: Place) -> String {
    let index = Int(symbol.index)
    guard let source = place.program.program(of: symbol.file) else { return "" }
    switch symbol.kind {
    case .element:
      if symbol.file == place.program.file, let name = place.reference(index) { return name }
      let screen = source.screens.first {
        ($0.root.index..<$0.root.index + Int(source.element($0.root).size)).contains(index)
      }
      return [screen.map { source.text($0.name) }, source.name(of: source.elements[index])]
        .compactMap { $0 }.joined(separator: ".")
    case .task: return place.full(source.text(source.tasks[index].name))
    case .screen: return source.text(source.screens[index].name)
    default: return ""
    }
  }

  /// What holds when nothing is said.
  func initial(_ type: Type, _ program: Program) -> Datum {
    if type.isList { return .list([]) }
    if type.isOptional { return .none }
    switch type.base {
    case .font: return .font(.style(.body))
    case .bool: return .bool(false)
    case .int: return .int(0)
    case .double, .length: return .double(0)
    case .color: return .color(.black)
    case .image: return .image("")
    case .date: return .date(.earliest)
    case .duration: return .duration(.zero)
    case .enumeration: return .chosen(type.file, Int(type.index), 0, in: program)
    default: return .string("")
    }
  }

  // MARK: Operators

  private func negated(_ value: Datum) -> Datum {
    switch value {
    case .int(let number): .int(0.subtracting(number))
    case .double(let number): .double(-number)
    case .duration(let duration): .duration(Duration.zero.subtracting(duration))
    default: .none
    }
  }

  func isLess(_ left: Datum, _ right: Datum) -> Bool {
    switch (left, right) {
    case (.int(let a), .int(let b)): a < b
    case (.double(let a), .double(let b)): a < b
    case (.string(let a), .string(let b)): a.comesBefore(b)
    case (.date(let a), .date(let b)): a < b
    case (.duration(let a), .duration(let b)): a < b
    case (.choice(_, _, let a), .choice(_, _, let b)): a < b
    default: false
    }
  }

  func arithmetic(_ operation: Operation, _ left: Datum, _ right: Datum) -> Datum {
    switch (left, right) {
    case (.int(let a), .int(let b)):
      switch operation {
      case .add: return .int(a.adding(b))
      case .subtract: return .int(a.subtracting(b))
      case .multiply: return .int(a.multiplied(by: b))
      case .divide: return .int(a.divided(by: b))
      default: return .int(a.remainder(dividingBy: b))
      }
    case (.double(let a), .double(let b)):
      switch operation {
      case .add: return .double(a + b)
      case .subtract: return .double(a - b)
      case .multiply: return .double(a * b)
      default: return .double(a / b)
      }
    case (.double, .int(let b)): return arithmetic(operation, left, .double(Double(b)))
    case (.int(let a), .double): return arithmetic(operation, .double(Double(a)), right)
    case (.string(let a), .string(let b)): return .string(a + b)
    case (.date(let a), .duration(let b)):
      return .date(operation == .add ? a.adding(b) : a.subtracting(b))
    case (.date(let a), .date(let b)): return .duration(a.subtracting(b))
    case (.list(let a), .list(let b)): return .list(a + b)
    case (.duration(let a), .duration(let b)) where operation == .divide:
      return .double(
        Double(a.milliseconds) / Double(b.milliseconds))
    case (.duration(let a), .duration(let b)):
      return .duration(operation == .add ? a.adding(b) : a.subtracting(b))
    case (.duration(let a), .int(let b)):
      return .duration(operation == .multiply ? a.multiplied(by: b) : a.divided(by: b))
    case (.duration(let a), .double(let b)):
      return .duration(operation == .multiply ? a.multiplied(by: b) : a.divided(by: b))
    case (.int, .duration), (.double, .duration): return arithmetic(operation, right, left)
    default: return .none
    }
  }

  private func call(
    _ expression: Expression, _ operands: [ExpressionID], _ place: Place
  ) -> Datum {
    let values = operands.map { evaluate($0, place) }
    guard let first = values.first, let builtIn = BuiltIn(expression) else { return .none }
    let type = place.program.expression(operands[0]).type.unwrapped
    // After `?.`.
    if first == .none { return .none }
    if builtIn.function.form != .call, case .list(let items) = first,
      let result = member(builtIn.name, items, values.dropFirst().first, type.element)
    {
      return result
    }
    switch builtIn.name {
    case "min": return values.dropFirst().reduce(first) { isLess($1, $0) ? $1 : $0 }
    case "max": return values.dropFirst().reduce(first) { isLess($1, $0) ? $0 : $1 }
    case "Color":
      let colors = values.compactMap { if case .color(let color) = $0 { color } else { nil } }
      return .color(
        CtlRuntime.Color(
          light: colors[0], dark: colors[1], highContrast: colors.dropFirst(2).first))
    case "pow":
      guard case .int(let exponent) = values[1] else { return .none }
      if case .int(let base) = first {
        if exponent < 0 {
          return .int(base == 0 ? 0 : 1 / (exponent % 2 == 0 ? base * base : base))
        }
        return .int((0..<exponent).reduce(1) { result, _ in result.multiplied(by: base) })
      }
      guard case .double(let base) = first else { return .none }
      let product = (0..<Swift.abs(exponent)).reduce(1.0) { result, _ in result * base }
      return .double(exponent < 0 ? 1 / product : product)
    case "abs":
      if case .int(let number) = first { return .int(CtlRuntime.magnitude(number)) }
      if case .double(let number) = first { return .double(Swift.abs(number)) }
      return first
    case "round":
      if case .double(let number) = first { return .int(Int(rounding: number)) }
      return first
    case "Double":
      if case .int(let number) = first { return .double(Double(number)) }
      if values.count > 1 {
        return Double(reading: first.text, in: "en").map { .double($0) } ?? .none
      }
      return Double(reading: first.text).map { .double($0) } ?? .none
    case "Int":
      if values.count > 1 { return Int(reading: first.text, in: "en").map { .int($0) } ?? .none }
      return Int(reading: first.text).map { .int($0) } ?? .none
    case "count": return .int(first.text.count)
    case "isEmpty": return .bool(first.text.isEmpty)
    case "startOfDay", "startOfMonth", "year", "month", "day", "weekday", "hour", "minute",
      "daysInMonth", "adding":
      guard case .date(let date) = first else { return .none }
      return date.calendar(builtIn.name, months: values.dropFirst().first)
    case "uppercased": return .string(first.text.uppercased())
    case "lowercased": return .string(first.text.lowercased())
    case "prefix": return .string(String(first.text.prefix(amount(values[1]))))
    case "suffix": return .string(String(first.text.suffix(amount(values[1]))))
    case "trimmed": return .string(first.text.trimmed())
    case "replacing":
      return .string(first.text.replacing(values[1].text, with: values[2].text))
    case "contains": return .bool(first.text.contains(text: values[1].text))
    case "hasPrefix": return .bool(first.text.hasPrefix(values[1].text))
    case "hasSuffix": return .bool(first.text.hasSuffix(values[1].text))
    case "formatted" where builtIn.function.style != nil || values.count > 1:
      return .string(formatted(first, builtIn.function.style ?? "", values.dropFirst().map { $0 }))
    case "formatted":
      if case .int(let number) = first { return .string(number.text(in: "en")) }
      if case .double(let number) = first, type.unwrapped.base != .length {
        return .string(number.text(in: "en"))
      }
      return .string(first.shown(type))
    default:
      isUnderstood = false
      return initial(expression.type, place.program)
    }
  }

  /// A value in a form of English.
  private func formatted(_ value: Datum, _ style: String, _ arguments: [Datum]) -> String {
    var digits: Int?
    for case .int(let count) in arguments { digits = count }
    if case .date(let date) = value {
      func style(_ place: Int) -> String {
        if case .member(let name) = arguments[place] { name } else { "" }
      }
      return date.text(
        date: DateStyle(rawValue: style(0)), time: TimeStyle(rawValue: style(1)), in: "en")
    }
    if case .duration(let duration) = value {
      return duration.text(style == "units" ? .units : .time, in: "en")
    }
    if case .list(let items) = value { return items.map(\.text).text(.list, in: "en") }
    let format: NumberFormat =
      switch style {
      case "percent": digits.map { .percent(fractionDigits: $0) } ?? .percent
      case "currency":
        digits.map { .currency(arguments[0].text, fractionDigits: $0) }
          ?? .currency(arguments[0].text)
      case "byteCount": .byteCount
      default: .number(fractionDigits: digits ?? 0)
      }
    if case .int(let number) = value { return number.text(format, in: "en") }
    if case .double(let number) = value { return number.text(format, in: "en") }
    return ""
  }

  /// How many of the first or last items are meant.
  func amount(_ value: Datum?) -> Int {
    if case .int(let number)? = value { Swift.max(0, number) } else { 0 }
  }

  /// What a function of a list gives.
  private func member(
    _ name: String, _ items: [Datum], _ argument: Datum?, _ type: Type
  ) -> Datum? {
    switch name {
    case "count": .int(items.count)
    case "isEmpty": .bool(items.isEmpty)
    case "contains": .bool(argument.map { items.contains($0) } ?? false)
    case "firstIndex": argument.flatMap { items.firstIndex(of: $0) }.map { .int($0) } ?? Datum.none
    case "sorted": .list(items.sorted { isLess($0, $1) })
    case "reversed": .list(items.reversed())
    case "prefix": .list(Array(items.prefix(amount(argument))))
    case "suffix": .list(Array(items.suffix(amount(argument))))
    case "min": items.min { isLess($0, $1) } ?? Datum.none
    case "max": items.max { isLess($0, $1) } ?? Datum.none
    case "joined": .string(items.map(\.text).joined(separator: argument?.text ?? ""))
    case "sum":
      items.reduce(
        type == .int ? .int(0) : type == .duration ? .duration(.zero) : .double(0)
      ) { arithmetic(.add, $0, $1) }
    default: nil
    }
  }
}
