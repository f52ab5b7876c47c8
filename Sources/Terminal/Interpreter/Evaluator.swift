import CtlCatalogue
import CtlChecker
import CtlDiagnostics

/// Where an expression stands: its program, and the use of a component around it.
struct Scope {
  let program: Program
  /// Into `Expansion.frames`; -1 outside of components.
  let frame: Int32

  static func root(_ program: Program) -> Scope { Scope(program: program, frame: -1) }
}

/// Computes expressions and properties at a state. Arithmetic is the checker's; what cannot be
/// computed has no value, and nothing traps. Bounded: after `Evaluator.stepLimit` steps everything
/// is without a value.
final class Evaluator {
  static let stepLimit = 10_000_000
  /// Expressions nest as deep as the parser lets them; chains of names are followed in a loop.
  static let depthLimit = 400
  static let textLimit = 100_000

  let cascade: Cascade
  var expansion: Expansion { cascade.expansion }
  var state: ScreenState
  private(set) var steps = 0
  private var depth = 0
  /// The values of the loops around the place that is being computed, innermost last.
  private(set) var loops: [LoopRound] = []
  /// The values that come with an event, while its handlers are looked at.
  var eventValues: [DeclarationKey: Value] = [:]
  /// Properties that were computed with the current loop values.
  private var known: [PropertyKey: Value?] = [:]
  /// The instance of an element in a frame.
  private let instances: [UInt64: Int]

  private struct PropertyKey: Hashable {
    let instance: Int
    let name: PropertyName
    let state: ControlState
  }

  init(_ cascade: Cascade, _ state: ScreenState) {
    self.cascade = cascade
    self.state = state
    let expansion = cascade.expansion
    var instances: [UInt64: Int] = [:]
    for (index, instance) in expansion.instances.enumerated()
    where expansion.program(of: instance).element(instance.element).name != nil {
      instances[Evaluator.key(instance.frame, instance.element)] = index
    }
    self.instances = instances
  }

  private static func key(_ frame: Int32, _ element: ElementID) -> UInt64 {
    UInt64(UInt32(bitPattern: frame)) << 32 | UInt64(element.rawValue)
  }

  func scope(of instance: Int) -> Scope {
    let instance = expansion.instances[instance]
    return Scope(program: expansion.program(of: instance), frame: instance.frame)
  }

  func element(of instance: Int) -> Element { cascade.sites[instance].element }

  /// The instance that a named element has where it is spoken of.
  func instance(of symbol: Symbol, _ scope: Scope) -> Int? {
    guard symbol.kind == .element, symbol.file == scope.program.file else { return nil }
    return instances[Evaluator.key(scope.frame, ElementID(Int(symbol.index)))]
  }

  /// The instance of an element of a program in a frame.
  func instance(of element: ElementID, _ program: Program, _ frame: Int32) -> Int? {
    instances[Evaluator.key(frame, element)]
  }

  // MARK: Loops

  func enterLoop(_ program: Program, _ loop: Int) {
    loops.append(LoopRound(key: DeclarationKey(program.file, loop), value: .none))
  }

  func setLoopValue(_ value: Value) {
    loops[loops.count - 1] = LoopRound(key: loops[loops.count - 1].key, value: value)
    forget()
  }

  func leaveLoop() {
    loops.removeLast()
    forget()
  }

  /// Goes to the place of an element.
  func enter(_ rounds: [LoopRound]) {
    loops = rounds
    forget()
  }

  private func forget() {
    if !known.isEmpty { known.removeAll(keepingCapacity: true) }
  }

  // MARK: Properties

  /// A property of an element: what the state says, else the cascade; what follows from other
  /// properties goes before the default.
  func property(
    _ name: PropertyName, of instance: Int, in state: ControlState = .normal
  ) -> Value? {
    let key = PropertyKey(instance: instance, name: name, state: state)
    if let value = known[key] { return value }
    guard depth < Evaluator.depthLimit else { return nil }
    depth += 1
    defer { depth -= 1 }
    let kind = element(of: instance).kind
    let (set, standard) = said(name, of: instance, in: state)
    let result = inControl(name, of: instance, kind, set, state) ?? set ?? standard
    known[key] = .some(result)
    return result
  }

  /// What is said of a property, or follows from the program around the element, and what holds
  /// else.
  func said(
    _ name: PropertyName, of instance: Int, in state: ControlState = .normal
  ) -> (set: Value?, standard: Value?) {
    var (set, standard) = setProperty(name, of: instance, in: state)
    for derivation in ProgramDerivation.of(element(of: instance).kind)
    where derivation.property == name {
      set = derivation.derive(self, instance, set)
    }
    return (set, standard)
  }

  /// What the state, the file or an appearance says of a property, and what holds else.
  private func setProperty(
    _ name: PropertyName, of instance: Int, in controlState: ControlState
  ) -> (set: Value?, standard: Value?) {
    let element = element(of: instance)
    let scope = scope(of: instance)
    let standard = Defaults.value(of: name, in: element.kind)
    if !state.live.isEmpty,
      let value = state.live[ElementKey(instance: Int32(instance), rounds: loops)]?[name]
    {
      return (value, standard)
    }
    if !state.overrides.isEmpty,
      let value = state.override(of: scope.program.name(of: element), element.kind, name)
    {
      return (value, standard)
    }
    switch cascade.source(name, of: instance, in: controlState) {
    case .written(let entry): return (value(entry.expression, scope), standard)
    case .appearance(let style):
      return (value(style.entry.expression, .root(style.program)), standard)
    case .bound, .standard: return (nil, standard)
    }
  }

  /// What the file says in the element itself.
  func entry(
    _ name: PropertyName, of instance: Int, group: PropertyEntry.Group = .own
  ) -> PropertyEntry? {
    cascade.written(name, of: instance, group: group)
  }

  // MARK: Expressions

  /// The value of an expression; nil when it has none.
  func value(_ id: ExpressionID, _ scope: Scope) -> Value? {
    if let constant = scope.program.constant(id) {
      // The constant of a button of the system is its name, not a value.
      return scope.program.expression(id).operation == .systemView ? nil : constant
    }
    guard steps < Evaluator.stepLimit, depth < Evaluator.depthLimit else { return nil }
    steps += 1
    depth += 1
    defer { depth -= 1 }
    let expression = scope.program.expression(id)
    let operands = scope.program.operandIDs(of: expression)
    switch expression.operation {
    case .symbol: return symbolValue(expression, scope)
    case .elementProperty: return elementProperty(expression, operands, scope)
    case .list:
      var items: [Value] = []
      for operand in operands {
        guard let item = value(operand, scope) else { return nil }
        items.append(item)
      }
      return .list(items)
    case .interpolation:
      var text = ""
      for operand in operands where text.utf8.count < Evaluator.textLimit {
        text += value(operand, scope).map { self.text(of: $0) } ?? ""
      }
      return .string(text)
    case .negate, .not:
      return operands.first.flatMap { value($0, scope) }.flatMap { negated($0) }
    case .conditional:
      guard operands.count == 3, case .bool(let condition)? = value(operands[0], scope) else {
        return nil
      }
      return value(operands[condition ? 1 : 2], scope)
    case .index:
      guard operands.count == 2, case .list(let items)? = value(operands[0], scope),
        case .int(let index)? = value(operands[1], scope), items.indices.contains(index)
      else { return nil }
      return items[index]
    case .call:
      guard let builtIn = UInt8(exactly: expression.payload).flatMap({ BuiltIn(rawValue: $0) })
      else { return nil }
      let arguments = operands.compactMap { value($0, scope) }
      return arguments.count == operands.count ? builtIn.apply(arguments) : nil
    case .toDouble:
      return operands.first.flatMap { value($0, scope) }?.number.map { .double($0) }
    case .poison, .literal, .reference, .element, .systemView: return nil
    default: return binary(id, scope)
    }
  }

  /// A chain of operators, from its innermost left operand outwards: it may be longer than the
  /// stack is deep.
  private func binary(_ id: ExpressionID, _ scope: Scope) -> Value? {
    var chain: [Expression] = []
    var next = id
    while true {
      let expression = scope.program.expression(next)
      guard expression.constant < 0, expression.operation.isBinary,
        expression.operandCount == 2
      else { break }
      chain.append(expression)
      next = scope.program.operandIDs(of: expression)[0]
    }
    steps += chain.count
    var result = value(next, scope)
    for expression in chain.reversed() {
      guard let left = result else { return nil }
      switch (expression.operation, left) {
      case (.and, .bool(false)), (.or, .bool(true)): continue
      case (.coalesce, let value) where value != .none: continue
      default: break
      }
      guard let right = value(scope.program.operandIDs(of: expression)[1], scope) else {
        return nil
      }
      result = expression.operation.apply(left, right)
      if case .string(let text)? = result, text.utf8.count > Evaluator.textLimit { return nil }
    }
    return result
  }

  private func negated(_ value: Value) -> Value? {
    switch value {
    case .bool(let value): .bool(!value)
    case .int(let value): value == .min ? nil : .int(-value)
    case .double(let value): .double(-value)
    case .length(let value): .length(-value)
    case .duration(let value): value == .min ? nil : .duration(-value)
    default: nil
    }
  }

  private func symbolValue(_ expression: Expression, _ scope: Scope) -> Value? {
    var (expression, scope) = (expression, scope)
    // An argument is often just a parameter of the component around it.
    while steps < Evaluator.stepLimit {
      steps += 1
      let symbol = scope.program.symbols[Int(expression.payload)]
      let index = Int(symbol.index)
      guard let program = scope.program.program(of: symbol.file) else { return nil }
      switch symbol.kind {
      case .variable:
        return state.variables[DeclarationKey(symbol.file, index)]
          ?? initialValue(program.variables[index], Scope(program: program, frame: scope.frame))
      case .constant:
        return value(
          program.constants[index].value, Scope(program: program, frame: scope.frame))
      case .loopVariable:
        let key = DeclarationKey(symbol.file, index)
        return loops.last { $0.key == key }?.value
      case .eventParameter: return eventValues[DeclarationKey(symbol.file, index)]
      case .parameter:
        let parameter = program.parameters[index]
        guard let entry = expansion.argument(index, in: scope.frame) else {
          if let value = parameter.defaultValue { return self.value(value, scope) }
          return Value.initial(parameter.type, in: program, now: state.now)
        }
        let frame = expansion.frames[Int(scope.frame)]
        scope = Scope(program: frame.callerProgram, frame: frame.callerFrame)
        expression = scope.program.expression(entry.expression)
        guard expression.operation == .symbol, expression.constant < 0 else {
          return value(entry.expression, scope)
        }
      default: return nil
      }
    }
    return nil
  }

  private func elementProperty(
    _ expression: Expression, _ operands: [ExpressionID], _ scope: Scope
  ) -> Value? {
    guard let operand = operands.first, let rawName = UInt8(exactly: expression.payload),
      let name = PropertyName(rawValue: rawName)
    else { return nil }
    let reference = scope.program.expression(operand)
    guard reference.operation == .reference else { return nil }
    let symbol = scope.program.symbols[Int(reference.payload)]
    return instance(of: symbol, scope).flatMap { property(name, of: $0) }
  }

  // MARK: Variables

  /// What a variable starts with, in its range.
  func initialValue(_ variable: Variable, _ scope: Scope) -> Value {
    let value =
      variable.initialValue.flatMap { self.value($0, scope) }
      ?? Value.initial(variable.type, in: scope.program, now: state.now)
    guard let bounds = bounds(of: variable, scope) else { return value }
    return value.clamped(bounds.lower, bounds.upper)
  }

  /// The least and the greatest value of a variable with a range.
  func bounds(of variable: Variable, _ scope: Scope) -> (lower: Double, upper: Double)? {
    guard let id = variable.range,
      case .range(let lower, let upper, let isClosed)? = value(id, scope),
      let low = lower.number, let high = upper.number
    else { return nil }
    let isInt = if case .int = upper { true } else { false }
    return (low, isClosed || !isInt ? high : high - 1)
  }

  /// The bounds of the variable that a property is bound to.
  func boundsOfBinding(_ name: PropertyName, of instance: Int) -> (lower: Double, upper: Double)? {
    guard let entry = entry(name, of: instance), entry.form == .binding else { return nil }
    let scope = scope(of: instance)
    guard
      let (program, variable) = expansion.variable(
        entry.expression, of: scope.program, in: scope.frame)
    else { return nil }
    return bounds(of: variable, .root(program))
  }

  // MARK: Texts

  /// A value as a person reads it: a case by its label, a string of the catalogue by its key,
  /// nothing for nil.
  func text(of value: Value) -> String {
    switch value {
    case .localized(let key): key
    case .enumCase(let file, let index, let number):
      expansion.program.enumCase(file, index, number)?.label ?? ""
    default: value.text ?? ""
    }
  }
}

extension Operation {
  var isBinary: Bool {
    switch self {
    case .add, .subtract, .multiply, .divide, .remainder, .equal, .notEqual, .less, .lessOrEqual,
      .greater, .greaterOrEqual, .and, .or, .coalesce, .closedRange, .halfOpenRange:
      true
    default: false
    }
  }
}
