import CtlCatalogue
import CtlChecker
import CtlDiagnostics

/// A step that runs when an element sends an event, and the body that it stands in.
struct RunningStep {
  let form: Step.Form
  let origin: OriginID
  let program: Program
  let frame: Int32
  /// Whether it sends an event that a use of the component answers.
  let isAnswered: Bool
}

extension PlacedElement {
  /// The steps of a handler that do something, and those with which the uses of its component answer what it sends on.
  func runningSteps(of handler: Handler) -> [RunningStep] {
    var result: [RunningStep] = []
    var open = [(handler, program, frame)]
    var index = 0
    while index < open.count, index < 64 {
      let (handler, program, frame) = open[index]
      index += 1
      for step in program.steps[handler.steps] where !step.form.isName {
        let answers = walk.answers(to: step.form, of: program, in: frame)
        result.append(
          RunningStep(
            form: step.form, origin: step.origin, program: program, frame: frame,
            isAnswered: answers?.handlers.isEmpty == false))
        if let answers {
          open += answers.handlers.map { ($0, answers.program, answers.frame) }
        }
      }
    }
    return result
  }

  /// What a step gives the variable that a property is bound to; nil when it changes something else.
  func value(_ step: RunningStep, gives written: Written) -> ExpressionID? {
    guard case .assign(let place, let value) = step.form, written.isBinding,
      let bound = walk.expansion.variable(written.entry.expression, of: program, in: frame),
      let changed = walk.expansion.variable(place, of: step.program, in: step.frame),
      bound.program.file == changed.program.file,
      bound.variable.origin == changed.variable.origin
    else { return nil }
    return value
  }

  /// Whether the screen follows a variable that the element is bound to: `on month.changed`.
  private var isFollowed: Bool {
    let followed = walk.memo.followersOfVariables
    if followed.isEmpty { return false }
    return program.properties[element.properties].contains { entry in
      guard entry.form == .binding,
        let bound = walk.expansion.variable(entry.expression, of: program, in: frame)
      else { return false }
      return bound.program.file == walk.expansion.program.file && followed[bound.index] != nil
    }
  }

  /// Whether a handler of an event does more than to send what no use of the component answers, or the screen
  /// follows what people change.
  func answers(_ event: EventName) -> Bool {
    if event == .valueChanged, isFollowed { return true }
    let handlers = handlers.filter { $0.event == event }
    return !handlers.isEmpty && unheardEvent(of: handlers) == nil
  }

  /// Says which event no use answers, in the words of a label.
  func unheardLabel(_ event: EventName) -> Phrase? {
    unheardEvent(of: handlers.filter { $0.event == event }).map {
      Message("sends `{event}`, which nothing handles here", "发送 `{event}`，而此处没有处理它")(
        ["event": .text($0)])
    }
  }

  /// The event that is all that comes of some handlers, when the use of the component has no handler
  /// for it.
  func unheardEvent(of handlers: some Collection<Handler>) -> String? {
    var (program, frame) = (self.program, self.frame)
    var steps = handlers.flatMap { program.steps[$0.steps].filter { !$0.form.isName } }
    var name: String?
    for _ in 0..<16 {
      guard steps.count == 1, case .call(let call) = steps[0].form,
        let answers = walk.answers(to: steps[0].form, of: program, in: frame)
      else { return nil }
      name = name ?? program.text(program.actions[Int(call.action.index)].name)
      if answers.handlers.isEmpty {
        // What handles it may be what could not be read there.
        return walk.memo.hasMistake(answers.use, in: answers.program) ? nil : name
      }
      (program, frame) = (answers.program, answers.frame)
      steps = answers.handlers.flatMap { handler in
        program.steps[handler.steps].filter { !$0.form.isName }
      }
    }
    return nil
  }
}

extension Walk {
  /// The handlers of the use of a component for the event that a step sends; nil when it sends none.
  fileprivate func answers(to form: Step.Form, of program: Program, in frame: Int32) -> (
    handlers: [Handler], program: Program, frame: Int32, use: ElementID
  )? {
    guard frame >= 0, case .call(let call) = form, call.action.file == program.file,
      program.actions.indices.contains(Int(call.action.index)),
      program.actions[Int(call.action.index)].isEvent
    else { return nil }
    let use = expansion.frames[Int(frame)]
    let home = use.callerProgram
    return (
      memo.handlers(of: use.use, for: call.action, in: home), home, use.callerFrame, use.use
    )
  }

  /// Whether values depend on a name that fits, also through the arguments of components, or on an
  /// expression that is wanted.
  func dependOnName(
    _ ids: [ExpressionID], in place: Place, where fits: (Symbol) -> Bool,
    or isWanted: (CtlChecker.Expression, Program) -> Bool = { _, _ in false }
  ) -> Bool {
    var open = ids.map { ($0, place) }
    for _ in 0..<256 {
      guard let (id, place) = open.popLast() else { return false }
      let expression = place.program.expression(id)
      if isWanted(expression, place.program) { return true }
      if expression.operation == .symbol || expression.operation == .reference {
        let symbol = place.program.symbols[Int(expression.payload)]
        if symbol.kind == .parameter,
          case .expression(let next, let outer) = expansion.worth(ofParameter: symbol, place)
        {
          open.append((next, outer))
        } else if fits(symbol) {
          return true
        } else if let value = place.program.value(of: symbol), expression.constant < 0 {
          open.append((value, place))
        }
      }
      for operand in expression.operands {
        open.append((ExpressionID(Int(place.program.operands[operand])), place))
      }
    }
    return false
  }
}

extension Program {
  /// What a constant of the same file stands for, and the list that an item is from.
  fileprivate func value(of symbol: Symbol) -> ExpressionID? {
    guard symbol.file == tables.file else { return nil }
    switch symbol.kind {
    case .constant: return tables.constants[Int(symbol.index)].value
    case .loopVariable: return tables.loops[Int(symbol.index)].sequence
    default: return nil
    }
  }
}

extension RunningStep {
  /// What it passes on or keeps.
  var values: [ExpressionID] {
    let arguments: Range<Int>
    switch form {
    case .call(let call): arguments = call.arguments
    case .open(let opening): arguments = opening.arguments
    case .start(let start): arguments = start.arguments
    case .assign(_, let value): return [value]
    default: return []
    }
    return program.operands[arguments].map { ExpressionID(Int($0)) }
  }

  /// Whether it shows something else: another screen, a question, a view that is revealed.
  var opensSomething: Bool {
    switch form {
    case .open: return true
    case .assign(let place, let value):
      guard program.constant(value) != .bool(false), let variable = program.ownVariable(place)
      else { return false }
      return program.properties.contains {
        ($0.name == .isPresented || $0.name == .isRevealing) && $0.form == .binding
          && program.ownVariable($0.expression) == variable
      }
    default: return false
    }
  }
}
