import CtlChecker

/// An event of a component on its way to the use.
struct SentEvent {
  let event: Symbol
  let values: [Value?]
  /// The frame of the component.
  let frame: Int32
}

extension Evaluator {
  /// The most events that are received after one event of a control: components that forward each event
  /// twice send more with every level.
  private static let limit = 1_000

  /// Puts an event on its way; nothing for the call of an action.
  func send(_ call: Step.Call, _ scope: Place) {
    guard scope.frame >= 0, scope.program.actions[Int(call.action.index)].isEvent else { return }
    let values = scope.program.operands[call.arguments].map { value(ExpressionID(Int($0)), scope) }
    sent.append(SentEvent(event: call.action, values: values, frame: scope.frame))
  }

  /// Does what the uses say to the events of their components, and to those that follow. An event is
  /// received when the steps that sent it are done.
  func receive(_ done: inout [String]) {
    var next = 0
    while next < sent.count, next < Self.limit {
      let event = sent[next]
      next += 1
      let frame = expansion.frames[Int(event.frame)]
      let place = Place(frame.callerProgram, frame: frame.callerFrame)
      for handler in place.program.receivers(in: frame.use, of: event.event) {
        for (parameter, value) in zip(handler.parameters, event.values) {
          eventValues[DeclarationKey(place.program.file, parameter)] = value
        }
        run(handler.steps, place, &done)
      }
    }
    sent = []
  }
}
