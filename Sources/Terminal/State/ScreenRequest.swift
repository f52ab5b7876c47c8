import CtlCatalogue
import CtlChecker
import CtlDiagnostics

/// What a handler asks of whoever shows screens.
public enum ScreenRequest: Sendable {
  case open(OpenedScreen)
  /// The way back, with a result or without one.
  case leave(Value?)
}

/// A screen with the values that it is opened with.
public struct OpenedScreen: Sendable {
  public let program: Program
  public let screen: Int
  /// By variable; a parameter without a value has its default.
  public let values: [Int: Value]
  public let way: OpeningWay
  /// What of the opener waits for the result.
  public let target: ResultPlace?
}

/// A place of a screen that waits for the result of a screen or the value of a task.
public struct ResultPlace: Sendable, Hashable {
  let file: FileID
  let receiver: Step.Receiver

  init(_ receiver: Step.Receiver, _ program: Program) {
    (file, self.receiver) = (program.file, receiver)
  }
}

extension LiveScreen {
  /// What the last handlers asked for; it is asked for once.
  public mutating func takeRequest() -> ScreenRequest? {
    defer { request = nil }
    return request
  }

  /// Puts the result of a screen into the place that waits for it.
  public mutating func receive(_ value: Value, _ target: ResultPlace) {
    state.receive(value, target, program)
  }
}

extension Evaluator {
  /// Opens a screen with its arguments; returns the step as people read it.
  func open(_ opening: Step.Opening, _ scope: Place) -> String? {
    guard let program = scope.program.program(of: opening.screen.file),
      let screen = program.screen(Int(opening.screen.index))
    else { return nil }
    var values: [Int: Value] = [:]
    var list: [String] = []
    for (index, operand) in zip(program.tables.parameters(of: screen), opening.arguments) {
      let id = ExpressionID(Int(scope.program.operands[operand]))
      guard scope.program.expression(id).operation != .poison, let value = value(id, scope) else {
        continue
      }
      let variable = program.variables[index]
      values[index] = value.fitting(variable.type)
      list.append("\(program.text(variable.name)): \(written(value))")
    }
    request =
      request
      ?? .open(
        OpenedScreen(
          program: program, screen: Int(opening.screen.index), values: values, way: opening.way,
          target: opening.target.map { ResultPlace($0, scope.program) }))
    return "\(opening.way.rawValue) \(program.text(screen.name))(\(list.joined(separator: ", ")))"
  }
}
