/// `sample "Name" { variable: value }`: a named state of a screen, for pictures, previews and tests.
public struct Sample: Sendable, Hashable {
  public var name: String
  public var origin: OriginID
  /// Into `Program.sampleValues`.
  public var values: Range<Int>
  /// Into `Program.sampleTasks`.
  public var tasks: Range<Int>
}

/// A value that a sample gives to a variable of its screen.
public struct SampleValue: Sendable, Hashable {
  /// The index in `Program.variables`.
  public var variable: Int
  public var expression: ExpressionID
  /// The word that names the variable.
  public var origin: OriginID
}

/// How far a task of the screen is in a sample: `load: .failed("No connection")`
public struct SampleTask: Sendable, Hashable {
  /// The index in `Program.tasks`.
  public var task: Int
  public var form: Form
  /// What it was started with, by the places of its parameters.
  public var arguments: [Int: ExpressionID] = [:]
  /// The word that names the task.
  public var origin: OriginID

  public enum Form: Sendable, Hashable {
    /// With how much is done.
    case running(ExpressionID?)
    /// With its message.
    case failed(ExpressionID)
    /// With what it brought.
    case finished(ExpressionID?)
  }
}

extension Program {
  /// What gets the value of a task of a sample: what the screen starts it for when it appears, else
  /// the variables for which anything else starts it; nothing in variables to which the sample gives
  /// a value itself.
  public func receivers(
    of task: Int, in screen: Screen, _ sample: Sample
  ) -> [Step.Receiver] {
    let given = tables.sampleValues[sample.values].map(\.variable)
    func targets(_ handlers: some Sequence<Handler>) -> [Step.Receiver] {
      handlers.flatMap { self.tables.steps[$0.steps] }.compactMap { step in
        guard case .start(let start) = step.form, start.task.file == tables.file,
          Int(start.task.index) == task, let target = start.target,
          let variable = variable(of: target.place), !given.contains(variable)
        else { return nil }
        return target
      }
    }
    let own = tables.handlers[element(screen.root).handlers]
    var result: [Step.Receiver] = []
    for target in targets(own.filter { $0.event == .appear }) where !result.contains(target) {
      result.append(target)
    }
    guard result.isEmpty else { return result }
    let end = screen.root.index + Int(element(screen.root).size)
    let all = tables.elements[screen.root.index..<end].flatMap { self.tables.handlers[$0.handlers] }
    var variables: Set<Int> = []
    // What fills a variable as a whole goes before what adds to it.
    let receivers = targets(all).filter { $0.way != .replace }
    for target in receivers.filter({ $0.way == .set }) + receivers.filter({ $0.way != .set }) {
      guard let variable = ownVariable(target.place), variables.insert(variable).inserted else {
        continue
      }
      result.append(target)
    }
    return result
  }

  /// Whether a step of a task that has ended shows in a picture, where no app is: it changes a variable to
  /// which the sample gives no value itself.
  public func shows(_ step: Step, in sample: Sample?) -> Bool {
    switch step.form {
    case .choice, .name: return true
    case .assign(let place, _), .change(_, let place, _):
      guard let variable = variable(of: place) else { return false }
      let given = sample.map { tables.sampleValues[$0.values] } ?? []
      return !given.contains { $0.variable == variable }
    default: return false
    }
  }

  /// The variable that has a place.
  func variable(of place: ExpressionID) -> Int? {
    var expression = expression(withoutUnwrapping(place))
    while [.field, .index].contains(expression.operation) {
      expression = self.expression(withoutUnwrapping(operandIDs(of: expression)[0]))
    }
    guard expression.operation == .symbol else { return nil }
    let symbol = tables.symbols[Int(expression.payload)]
    return symbol.kind == .variable ? Int(symbol.index) : nil
  }
}
