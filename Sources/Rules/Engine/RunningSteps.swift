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

  /// What a step gives the part of a variable that a property is bound to; nil when it changes something else.
  func value(_ step: RunningStep, gives written: Written) -> ExpressionID? {
    let place = CtlChecker.Place(step.program, frame: step.frame)
    guard case .assign(let target, let value) = step.form, written.isBinding,
      let bound = walk.part(of: written.entry.expression, in: scope),
      walk.part(of: target, in: place) == bound
    else { return nil }
    // Another loop may have another item of the same list.
    let isSame =
      !bound.isOfAnyItem
      || step.frame == frame && step.program.file == program.file
        && program.tables.isSamePlace(target, written.entry.expression)
    return isSame ? value : nil
  }

  /// Whether the screen follows what the element is bound to: `on month.changed`. What is bound to a component,
  /// its use may follow.
  private var isFollowed: Bool {
    program.properties[element.properties].contains { entry in
      guard entry.form == .binding else { return false }
      if let part = walk.part(of: entry.expression, in: scope) {
        return !walk.followers(of: part).isEmpty
      }
      return program.partPath(entry.expression)?.root.kind == .parameter
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
  /// The handlers with which the screen follows a part of a variable, what is around it or what is in it.
  func followers(of part: PartPath) -> [Handler] {
    let program = expansion.program
    guard part.root.kind == .variable, part.root.file == program.file,
      let all = memo.followersOfVariables[Int(part.root.index)]
    else { return [] }
    return all.filter { handler in
      // What a record works out follows all of it.
      handler.followed.flatMap { program.variablePart($0) }?.touches(part) ?? true
    }
  }

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
    dependOnPart(ids, in: place, where: { part, _ in fits(part.root) }, or: isWanted)
  }

  /// The same with the part of what has the name, and the type of that: a field, an item.
  func dependOnPart(
    _ ids: [ExpressionID], in place: Place, where fits: (PartPath, Type) -> Bool,
    or isWanted: (CtlChecker.Expression, Program) -> Bool = { _, _ in false }
  ) -> Bool {
    dependOn(ids, in: place, where: { part, type, _ in fits(part, type) }, or: isWanted)
  }

  /// The variables that values depend on, and the places of their names: each once.
  func variables(in ids: [ExpressionID], _ place: Place) -> [(symbol: Symbol, place: Place)] {
    var result: [(symbol: Symbol, place: Place)] = []
    _ = dependOn(ids, in: place) { part, _, place in
      if part.root.kind == .variable, part.root.file == place.program.file,
        !result.contains(where: { $0.symbol == part.root && $0.place.frame == place.frame })
      {
        result.append((part.root, place))
      }
      return false
    }
    return result
  }

  private func dependOn(
    _ ids: [ExpressionID], in place: Place, where fits: (PartPath, Type, Place) -> Bool,
    or isWanted: (CtlChecker.Expression, Program) -> Bool = { _, _ in false }
  ) -> Bool {
    var open = ids.map { OpenPart(id: $0, place: place) }
    for _ in 0..<256 {
      guard let top = open.popLast() else { return false }
      let program = top.place.program
      let expression = program.expression(top.id)
      if isWanted(expression, program) { return true }
      let type = top.type ?? expression.type
      if expression.operation == .symbol || expression.operation == .reference {
        let symbol = program.symbols[Int(expression.payload)]
        if symbol.kind == .parameter,
          case .expression(let next, let outer) = expansion.worth(ofParameter: symbol, top.place)
        {
          open.append(OpenPart(id: next, place: outer, steps: top.steps, type: type))
        } else if fits(PartPath(root: symbol, steps: top.steps), type, top.place) {
          return true
        } else if expression.constant < 0, let (value, isItem) = program.value(of: symbol) {
          let steps = isItem ? [PartPath.item] + top.steps : top.steps
          open.append(OpenPart(id: value, place: top.place, steps: steps, type: type))
        }
      }
      let steps = program.stepsToFirst(of: expression, before: top.steps)
      for (position, operand) in expression.operands.enumerated() {
        var next = OpenPart(id: ExpressionID(Int(program.operands[operand])), place: top.place)
        if position == 0, let steps { (next.steps, next.type) = (steps, type) }
        open.append(next)
      }
    }
    return false
  }
}

/// An expression of which a part is looked at, and the type of that.
private struct OpenPart {
  var id: ExpressionID
  var place: Place
  var steps: [Int] = []
  var type: CtlChecker.`Type`?
}

extension Program {
  /// What a constant of the same file stands for, and the list that an item is from.
  fileprivate func value(of symbol: Symbol) -> (value: ExpressionID, isItem: Bool)? {
    guard symbol.file == tables.file else { return nil }
    switch symbol.kind {
    case .constant: return (tables.constants[Int(symbol.index)].value, false)
    case .loopVariable:
      let loop = tables.loops[Int(symbol.index)]
      return (loop.sequence, loop.form == .loop)
    default: return nil
    }
  }

  /// The steps from the first operand to a part of an expression; nil when that is no part of the operand.
  fileprivate func stepsToFirst(of expression: CtlChecker.Expression, before steps: [Int]) -> [Int]?
  {
    switch expression.operation {
    case .field: return [Int(expression.payload)] + steps
    case .index: return [itemStep(of: expression)] + steps
    case .each, .call:
      guard tables.givesItems(expression) else { return nil }
      return expression.type.isList ? steps : [PartPath.item] + steps
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
      guard program.constant(value) != .bool(false), let part = program.variablePart(place)
      else { return false }
      return program.properties.contains {
        ($0.name == .isPresented || $0.name == .isRevealing) && $0.form == .binding
          && program.variablePart($0.expression)?.touches(part) == true
      }
    default: return false
    }
  }
}
