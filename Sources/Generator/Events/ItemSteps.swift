import CtlChecker

/// Steps that change an item of a loop, which steps after them read.
struct ItemSteps {
  /// The last step that reads an item, by its loop.
  private var lastReads: [Int: Int] = [:]

  init() {}

  init(_ program: Program, _ steps: Range<Int>) {
    guard steps.count > 1 else { return }
    for index in steps {
      var pending = program.values(of: program.steps[index].form)
      while let id = pending.popLast() {
        let expression = program.expression(id)
        if expression.operation == .symbol {
          let symbol = program.symbols[Int(expression.payload)]
          if symbol.kind == .loopVariable { lastReads[Int(symbol.index)] = index }
        }
        pending += program.operandIDs(of: expression)
      }
    }
  }

  /// The items that a place is in, as they are after a step has changed it.
  func refreshed(_ place: ExpressionID, after step: Int, _ scope: CodeScope) -> [Statement] {
    let program = scope.program
    var result: [Statement] = []
    var id = place
    while true {
      let expression = program.expression(id)
      switch expression.operation {
      case .field, .index: id = program.operandIDs(of: expression)[0]
      case .symbol:
        let symbol = program.symbols[Int(expression.payload)]
        guard symbol.kind == .loopVariable, symbol.file == program.file else { return result }
        let loop = Int(symbol.index)
        if let last = lastReads[loop], last > step, let name = scope.changedItem(symbol) {
          result.append(.line(.text("\(name) = \(scope.target(id))")))
        }
        id = program.tables.source(ofLoop: loop)
      default: return result
      }
    }
  }
}

extension Program {
  /// What a step reads.
  fileprivate func values(of form: Step.Form) -> [ExpressionID] {
    func all(_ range: Range<Int>) -> [ExpressionID] {
      self.operands[range].map { ExpressionID(Int($0)) }
    }
    return switch form {
    case .call(let call): all(call.arguments)
    case .assign(let place, let value): [value] + indices(in: place)
    case .change(_, let place, let arguments): all(arguments) + indices(in: place)
    case .choice(let condition, _): [condition]
    case .open(let opening): all(opening.arguments)
    case .finish(let value): [value]
    case .start(let start): all(start.arguments)
    case .close, .cancel: []
    }
  }

  /// The indices in the name of a place.
  private func indices(in place: ExpressionID) -> [ExpressionID] {
    var result: [ExpressionID] = []
    var id = place
    while true {
      let expression = expression(id)
      guard [.field, .index].contains(expression.operation) else { return result }
      let operands = operandIDs(of: expression)
      result += operands.dropFirst()
      id = operands[0]
    }
  }
}
