import CtlCatalogue
import CtlDiagnostics

import struct CtlRuntime.LocaleIdentifier

/// Where an expression stands: its program, and the use of a component around it.
public struct Place: Sendable {
  public let program: Program
  /// Into `Expansion.frames`; -1 outside of components.
  public let frame: Int32

  public init(_ program: Program, frame: Int32 = -1) {
    self.program = program
    self.frame = frame
  }
}

/// What a name stands for.
public enum Worth {
  case value(Value)
  case expression(ExpressionID, Place)
  case unknown
}

/// Says what names are worth, for the evaluation of expressions: while rules look at a use of a
/// component, or at a state of a running screen. Constants are folded by the checker, with the same
/// outcomes.
///
/// Nothing traps or recurses without a bound; an expression that takes too much effort has no value.
public protocol Environment: AnyObject {
  var effort: Effort { get set }
  /// What it remembers of names; nil where each use works them out.
  var namedValues: NamedValues? { get }
  /// The value of an expression where it is known without evaluation.
  func known(_ id: ExpressionID, _ place: Place) -> Value?
  func worth(of symbol: Symbol, _ place: Place) -> Worth
  func worth(of property: PropertyName, of element: Symbol, _ place: Place) -> Value?
  func worth(of state: TaskState, of task: Symbol, _ place: Place) -> Value?
  /// What the latest start gave a parameter of a task, as a type that says whether it may be missing.
  func worth(ofArgument position: Int, of task: Symbol, as type: Type, _ place: Place) -> Value?
  /// What is read of the work of a task for one item, where that is not the same for all.
  func worth(of expression: Expression, forItem item: ExpressionID, _ place: Place) -> Outcome?
  /// A value as a person reads it, or nil when that is unknown.
  func reading(of value: Value?) -> String?
  /// The language of the person, where it is known.
  var locale: LocaleIdentifier? { get }
  /// The present, where it is known: what a date is that is not there.
  var presentDate: Value { get }
}

/// How much has been evaluated.
public struct Effort: Sendable {
  /// Expressions nest as deep as the parser lets them; chains of names are followed in a loop.
  static let depthLimit = 400

  /// The items that functions of lists look at, innermost last.
  var items: [(symbol: Symbol, value: Value)] = []
  private var steps: Int
  private var depth = 0
  /// Whether something was too much: then nothing tells what is not known from what was not tried.
  private(set) var hasGivenUp = false

  public init(limit: Int) { steps = limit }

  /// Takes some steps; false when there are too few left.
  mutating func step(_ count: Int = 1) -> Bool {
    steps -= count
    if steps < 0 { hasGivenUp = true }
    return steps >= 0
  }

  /// Whether there is only so much room left for something nested.
  var isDeep: Bool { depth > Effort.depthLimit / 2 }

  /// Begins with something nested; false when it is nested too deep.
  public mutating func enter() -> Bool {
    guard depth < Effort.depthLimit, step() else {
      hasGivenUp = true
      return false
    }
    depth += 1
    return true
  }

  public mutating func leave() { depth -= 1 }
}

extension Environment {
  public func known(_ id: ExpressionID, _ place: Place) -> Value? {
    let program = place.program
    guard let constant = program.constant(id) else { return nil }
    // The constant of a button of the system is its name, and no value.
    return program.expression(id).operation == .systemView ? nil : constant
  }

  public func reading(of value: Value?) -> String? { value?.text }

  public func worth(of state: TaskState, of task: Symbol, _ place: Place) -> Value? { nil }

  public func worth(
    ofArgument position: Int, of task: Symbol, as type: Type, _ place: Place
  ) -> Value? { nil }

  public func worth(
    of expression: Expression, forItem item: ExpressionID, _ place: Place
  ) -> Outcome? { nil }

  public var locale: LocaleIdentifier? { nil }

  public var presentDate: Value { .none }

  /// What a constant stands for.
  public func worth(ofConstant symbol: Symbol, _ place: Place) -> Worth {
    guard let program = place.program.program(of: symbol.file) else { return .unknown }
    return .expression(
      program.constants[Int(symbol.index)].value, Place(program, frame: place.frame))
  }

  /// The value of an expression; nil when it is not known.
  public func value(_ id: ExpressionID, _ place: Place) -> Value? {
    known(id, place) ?? evaluated(id, place).value
  }

  /// What an expression comes to.
  public func outcome(_ id: ExpressionID, _ place: Place) -> Outcome {
    known(id, place).map { .value($0) } ?? evaluated(id, place)
  }

  func evaluated(_ id: ExpressionID, _ place: Place) -> Outcome {
    guard effort.enter() else { return .unknown }
    defer { effort.leave() }
    let program = place.program
    let expression = program.expression(id)
    if expression.type.isPoison { return .unknown }
    func operand(_ index: Int) -> ExpressionID { program.operand(index, of: expression) }
    switch expression.operation {
    case .symbol: return .value(worth(ofName: expression, place))
    case .elementProperty:
      let reference = program.expression(operand(0))
      guard reference.operation == .reference,
        let name = PropertyName(rawValue: Int(expression.payload))
      else { return .unknown }
      let value = worth(of: name, of: program.symbols[Int(reference.payload)], place)
      // A control counts in fractions where its variable counts in whole numbers.
      if expression.type == .double, let number = value?.number { return .value(.double(number)) }
      return .value(value)
    case .taskState:
      if let item = program.itemOfTask(readBy: expression),
        let outcome = worth(of: expression, forItem: item, place)
      {
        return outcome
      }
      if let (task, position) = program.taskArgument(expression) {
        return .value(worth(ofArgument: position, of: task, as: expression.type, place))
      }
      guard let (task, state) = program.taskState(expression) else { return .unknown }
      return .value(worth(of: state, of: task, place))
    case .record:
      let record = expression.outcome({ value(operand($0), place) }, in: self)
      return .value(record.value.map { program.inRanges($0, expression.type) })
    case .each: return each(expression, place)
    case .computed: return computed(expression, place)
    case .index where [.record, .date].contains(expression.type.base) && expression.type.isPlain:
      let item = expression.outcome({ value(operand($0), place) }, in: self)
      return item.problem == nil
        ? item : .value(program.initialValue(of: expression.type, now: presentDate))
    default:
      if expression.isChain, known(operand(0), place) == nil,
        program.expression(operand(0)).isChain
      {
        return chain(expression, place)
      }
      return expression.outcome({ value(operand($0), place) }, in: self)
    }
  }

  /// A chain of operators, from its innermost left operand outwards: it may be longer than the stack
  /// is deep.
  private func chain(_ last: Expression, _ place: Place) -> Outcome {
    let program = place.program
    var chain = [last]
    var first = program.operand(0, of: last)
    while known(first, place) == nil, program.expression(first).isChain {
      chain.append(program.expression(first))
      first = program.operand(0, of: program.expression(first))
    }
    guard effort.step(chain.count) else { return .unknown }
    var result = Outcome.value(value(first, place))
    for expression in chain.reversed() {
      let left = result.value
      result = expression.outcome(
        { $0 == 0 ? left : value(program.operand($0, of: expression), place) }, in: self)
    }
    return result
  }

  private func worth(ofName expression: Expression, _ place: Place) -> Value? {
    var (expression, place) = (expression, place)
    // An argument is often just a parameter of the component around it.
    while effort.step() {
      let symbol = place.program.symbols[Int(expression.payload)]
      if let item = effort.items.last(where: { $0.symbol == symbol }) { return item.value }
      switch worth(of: symbol, place) {
      case .value(let value): return value
      case .unknown: return nil
      case .expression(let id, let next):
        if let known = known(id, next) { return known }
        (expression, place) = (next.program.expression(id), next)
        guard expression.operation == .symbol, !expression.type.isPoison else {
          return value(named: id, next)
        }
      }
    }
    return nil
  }
}

extension Expression {
  /// Whether it is an operator between two operands.
  fileprivate var isChain: Bool { operandCount == 2 && operation.level != nil }
}

extension Program {
  public func operand(_ index: Int, of expression: Expression) -> ExpressionID {
    ExpressionID(Int(self.operands[Int(expression.firstOperand) + index]))
  }
}
