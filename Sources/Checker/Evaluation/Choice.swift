import CtlCatalogue
import CtlDiagnostics

/// Something with one of a few known values while the app runs: the item of a loop, a variable of an
/// enum, a condition, what `??` replaces, the position in a list, the state of a screen.
public struct Choice: Sendable {
  public let subject: Subject
  public let options: [Option]
  /// An expression that is the subject.
  public var origin: (id: ExpressionID, place: Place)?

  public enum Subject: Hashable, Sendable {
    /// In the body of a frame.
    case name(Symbol, frame: Int32)
    case expression(ExpressionForm)
    /// What all variables of a screen or component are; the first of them.
    case state(Symbol, frame: Int32)

    /// Whether an option is a value that the file gives to variables.
    func isState(_ option: Option) -> Bool {
      switch self {
      case .state: true
      case .name(let symbol, _): symbol.kind == .variable && option.isWritten
      case .expression: option.isWritten
      }
    }

    /// Whether the screen shows all of the options at once, instead of one after the other.
    var isRepeated: Bool {
      if case .name(let symbol, _) = self { symbol.kind == .loopVariable } else { false }
    }
  }

  public enum Option: Sendable {
    case value(Value)
    case expression(ExpressionID, Place)
    /// An item that a step or a sample puts into the list.
    case later(ExpressionID, Place)
    case state([(variable: Symbol, value: ExpressionID, home: Program)], Place)
    /// What it is by itself.
    case itself

    var isWritten: Bool { if case .expression = self { true } else { false } }
  }

  /// The most options that are told apart; what has more is unknown.
  public static let limit = 64
}

extension [Choice] {
  /// Whether they are about the same, with the same options.
  package func areSame(as others: [Choice]) -> Bool {
    elementsEqual(others) { own, other in
      own.subject == other.subject
        && own.options.elementsEqual(other.options) { $0.isSame(as: $1) }
    }
  }
}

extension Choice.Option {
  fileprivate func isSame(as other: Self) -> Bool {
    switch (self, other) {
    case (.value(let own), .value(let other)): own == other
    case (.expression(let own, let place), .expression(let other, let otherPlace)),
      (.later(let own, let place), .later(let other, let otherPlace)):
      own == other && place.isSame(as: otherPlace)
    case (.state(let own, let place), .state(let other, let otherPlace)):
      place.isSame(as: otherPlace)
        && own.elementsEqual(other) {
          $0.variable == $1.variable && $0.value == $1.value && $0.home === $1.home
        }
    case (.itself, .itself): true
    default: false
    }
  }
}

extension Place {
  fileprivate func isSame(as other: Place) -> Bool {
    frame == other.frame && program === other.program
  }
}

/// What an expression computes, so that two of the same form have the same value.
public struct ExpressionForm: Hashable, Sendable {
  private var words: [Word] = []

  private enum Word: Hashable {
    case operation(Operation, UInt32, Int)
    case name(Symbol, frame: Int32)
    case value(Value)
    /// That of a function of lists; how many others are around it.
    case item(Int)
    /// One that is too large to be compared.
    case place(FileID, ExpressionID, frame: Int32)
  }

  /// A form, and whether its value is the opposite: `!a` has the form of `a`, `a >= b` that of `a < b`,
  /// a constant that of its value.
  /// - Parameter function: What a function of lists counts as, if not as itself.
  static func of(
    _ id: ExpressionID, _ place: Place, _ environment: some Environment,
    as function: ItemFunction? = nil
  ) -> (form: ExpressionForm, isOpposite: Bool) {
    var (id, place, isOpposite) = (id, place, false)
    for _ in 0..<64 {
      let expression = place.program.expression(id)
      if expression.operation == .not {
        id = place.program.operand(0, of: expression)
        isOpposite.toggle()
      } else if expression.operation == .symbol, expression.constant < 0,
        case .expression(let next, let home) = environment.worth(
          of: place.program.symbols[Int(expression.payload)], place)
      {
        (id, place) = (next, home)
      } else {
        break
      }
    }
    let operation = place.program.expression(id).operation
    let isNegative = [.notEqual, .greaterOrEqual, .lessOrEqual].contains(operation)
    let opposite = isNegative ? operation.negated : nil
    var form = ExpressionForm()
    form.add(id, place, environment, as: opposite, or: function)
    return (form, isOpposite != (opposite != nil))
  }

  private mutating func add(
    _ id: ExpressionID, _ place: Place, _ environment: some Environment, as other: Operation? = nil,
    or function: ItemFunction? = nil, items: [Symbol] = [], depth: Int = 0
  ) {
    guard words.count < 64, depth < 64 else {
      return words.append(.place(place.program.file, id, frame: place.frame))
    }
    let program = place.program
    let expression = program.expression(id)
    if let value = program.constant(id) { return words.append(.value(value)) }
    switch expression.operation {
    case .symbol, .reference:
      let symbol = program.symbols[Int(expression.payload)]
      if let item = items.lastIndex(of: symbol) {
        words.append(.item(item))
      } else if case .expression(let next, let place) = environment.worth(of: symbol, place) {
        add(next, place, environment, items: items, depth: depth + 1)
      } else {
        words.append(.name(program.item(symbol), frame: place.frame))
      }
    case .each:
      let call = program.itemCalls[Int(expression.payload)]
      let operands = program.operandIDs(of: expression)
      let kind = UInt32((function ?? call.function).rawValue) * 2 + (call.isDescending ? 1 : 0)
      words.append(.operation(.each, kind, operands.count))
      let item = Symbol(.loopVariable, program.file, call.loop)
      add(operands[0], place, environment, items: items, depth: depth + 1)
      add(operands[1], place, environment, items: items + [item], depth: depth + 1)
    default:
      words.append(
        .operation(
          other ?? expression.operation,
          // The name that `if let` gives changes nothing.
          expression.operation == .notEqual ? 0 : expression.payload,
          Int(expression.operandCount)))
      for operand in program.operandIDs(of: expression) {
        add(operand, place, environment, items: items, depth: depth + 1)
      }
    }
  }
}
