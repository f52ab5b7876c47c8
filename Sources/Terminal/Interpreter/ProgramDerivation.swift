import CtlCatalogue
import CtlChecker

/// A property whose value comes from the program around the element: a range of a variable, a task,
/// an enum, the screen. The runtime derives values within a control.
struct ProgramDerivation: Sendable {
  let property: PropertyName
  /// The value for an instance; `set` is the value of the file or the state. Nil keeps that.
  let derive: @Sendable (_ evaluator: Evaluator, _ instance: Int, _ set: Value?) -> Value?

  init(
    _ property: PropertyName,
    _ derive: @escaping @Sendable (Evaluator, Int, Value?) -> Value?
  ) {
    self.property = property
    self.derive = derive
  }

  private static let table = KindName.allCases.map { KindDrawing.of($0)?.derivations ?? [] }

  /// Those of a kind.
  static func of(_ kind: KindName) -> [ProgramDerivation] { table[kind.rawValue] }

  /// Whether the task of an indicator is running, where the indicator follows one.
  static func whileTaskRuns(_ name: PropertyName) -> ProgramDerivation {
    ProgramDerivation(name) { evaluator, instance, set in
      set ?? evaluator.isTaskRunning(of: instance).map { .bool($0) }
    }
  }

  /// The range of the variable that `value` is bound to.
  static let range = [
    ProgramDerivation(.minimumValue) { evaluator, instance, set in
      set ?? evaluator.boundsOfBinding(.value, of: instance).map { .double($0.lower) }
    },
    ProgramDerivation(.maximumValue) { evaluator, instance, set in
      set ?? evaluator.boundsOfBinding(.value, of: instance).map { .double($0.upper) }
    },
  ]
}

extension Evaluator {
  /// Whether the task that an indicator names in `while` is running, or any network task of the
  /// screen for one that shows them all. Nil when it follows no task.
  fileprivate func isTaskRunning(of instance: Int) -> Bool? {
    let scope = scope(of: instance)
    let isNetwork = Kind.named(element(of: instance).kind).followsNetwork
    guard let symbol = task(of: instance) else {
      guard isNetwork, scope.frame < 0, let screen = scope.program.screen(state.screen) else {
        return nil
      }
      return screen.scope.tasks.contains { isRunning(scope.program, $0, isNetwork) }
    }
    return symbol.kind == .task && isRunning(scope.program, Int(symbol.index), isNetwork)
  }

  private func isRunning(_ program: Program, _ task: Int, _ isNetwork: Bool) -> Bool {
    state.tasks[DeclarationKey(program.file, task)]?.isRunning == true
      && (!isNetwork || program.tasks[task].isNetwork == true)
  }

  /// The task that `while` names in the current state.
  private func task(of instance: Int) -> Symbol? {
    let scope = scope(of: instance)
    var id = entry(.while, of: instance)?.expression
    for _ in 0..<64 {
      guard let expression = id.map({ scope.program.expression($0) }) else { return nil }
      if expression.operation == .reference {
        return scope.program.symbols[Int(expression.payload)]
      }
      let operands = scope.program.operandIDs(of: expression)
      guard expression.operation == .conditional, operands.count == 3,
        case .bool(let condition)? = value(operands[0], scope)
      else { return nil }
      id = operands[condition ? 1 : 2]
    }
    return nil
  }
}
