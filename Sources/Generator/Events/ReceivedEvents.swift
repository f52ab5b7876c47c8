import CtlCatalogue
import CtlChecker

/// The handlers of uses and of ends of tasks: what they do with the events that a component has sent, and
/// with what a task has brought.
extension EventWriter {
  /// A loop over what a copy of the component has sent; nothing when no handler does anything.
  func received(_ id: ElementID, from part: String) -> [Statement] {
    let symbol = program.componentUses[Int(program.element(id).payload)]
    guard let source = program.program(of: symbol.file), let member = scope.names,
      let names = scope.files.eventNames(of: symbol)
    else { return [] }
    let events = source.events(of: source.components[Int(symbol.index)])
    let receivers = Dictionary(grouping: program.receivers(in: id), by: \.received)
    let all = events.flatMap { receivers[Symbol(.action, symbol.file, $0)] ?? [] }
    // A component may send several events, in any order.
    let items = ItemSteps(program, all, repeats: true)
    var cases = events.compactMap { index -> Statement? in
      let handlers = receivers[Symbol(.action, symbol.file, index)] ?? []
      let count = source.actions[index].parameters.count
      var (steps, values) = steps(of: handlers, values: count, items)
      guard !steps.isEmpty, let name = names.events[index] else { return nil }
      var pattern = ".\(Identifier.memberName(name))"
      if values.contains(where: { $0 != "_" }) {
        while values.count < count { values.append("_") }
        pattern += "(\(values.joined(separator: ", ")))"
      }
      return .switchCase(.text(pattern), steps)
    }
    guard !cases.isEmpty else { return [] }
    if cases.count < events.count { cases.append(.line("default: break")) }
    let sent = member.local("sent")
    let multiplies = events.contains {
      passedOn(by: receivers[Symbol(.action, symbol.file, $0)] ?? []) > 1
    }
    let most = multiplies ? ".prefix(\(Self.limit))" : ""
    let use = ComponentUse(scope, id)
    let changed = items.refreshed(after: use.boundPlaces, use.items(of: part), scope)
    return changed + [
      .block(
        .text("for \(sent) in \(part).\(names.sent)\(most)"), [.cases(.text(sent), cases)],
        inline: false)
    ]
  }

  /// The most events of a component that are received at a time: those that pass each event on several
  /// times would send more with every level, without an end in sight.
  private static let limit = 1_000

  /// How many events the handlers of a use send for one that they receive.
  private func passedOn(by handlers: [Handler]) -> Int {
    handlers.lazy.flatMap { program.steps[$0.steps] }.filter { step in
      guard case .call(let call) = step.form, call.action.file == program.file else { return false }
      return program.actions[Int(call.action.index)].isEvent
    }.count
  }

  /// `performEnd(of:actions:)` and `performFailure(of:actions:)`, which do what the screen does when a task
  /// has ended well, or has failed; without those that do nothing.
  func endMethods(actions: String) -> [Statement] {
    [false, true].compactMap { endMethod(actions: actions, isFailure: $0) }
  }

  private func endMethod(actions: String, isFailure: Bool) -> Statement? {
    guard let root = scope.root, !scope.isComponent else { return nil }
    let handlers = Dictionary(
      grouping: program.receivers(in: root, isFailure: isFailure).filter {
        $0.received?.kind == .task
      }, by: { Int($0.received?.index ?? 0) })
    let cases = handlers.keys.sorted().compactMap { index -> Statement? in
      let end = answer(by: handlers[index] ?? [])
      guard !end.steps.isEmpty, let task = scope.names?.tasks[index].map(scope.member) else {
        return nil
      }
      let name = scope.taskReference(program.text(program.tasks[index].name))
      let work = program.tasks[index].item == nil ? task : "\(task).ended"
      let value = Code("\(work).\(isFailure ? "message" : "value")")
      let head = end.value.map { name -> Statement in
        let code = value.assigned(to: name)
        return isFailure ? .line(code) : .guarded(code)
      }
      return .switchCase(.text(name), (head.map { [$0] } ?? []) + end.steps)
    }
    guard !cases.isEmpty else { return nil }
    return .block(
      .call(
        scope.options.access.modifier
          + "mutating func \(isFailure ? "performFailure" : "performEnd")",
        ["of sender: Sender", .text("actions: \(actions)")],
        closes: true),
      [.cases("sender.name", cases + [.line("default: break")])], inline: false)
  }

  /// What a screen does at the end of a task, and the pattern for what comes with it; nil where nothing
  /// uses that.
  func end(
    of task: Int, _ root: ElementID, isFailure: Bool,
    writes: @escaping (Step) -> Bool = { _ in true }
  ) -> (steps: [Statement], value: String?) {
    answer(to: Symbol(.task, program.file, task), root, isFailure: isFailure, writes: writes)
  }

  /// The same for what comes back from a task or a screen.
  func answer(
    to sender: Symbol, _ root: ElementID, isFailure: Bool = false,
    writes: @escaping (Step) -> Bool = { _ in true }
  ) -> (steps: [Statement], value: String?) {
    answer(by: program.receivers(in: root, of: sender, isFailure: isFailure), writes: writes)
  }

  /// What handlers do with the one value that comes back.
  func answer(
    by handlers: [Handler], writes: @escaping (Step) -> Bool = { _ in true }
  ) -> (steps: [Statement], value: String?) {
    let (steps, values) = steps(of: handlers, values: 1, writes: writes)
    return (steps, values.first { $0 != "_" })
  }

  /// Whether the screen handles an event of its own.
  func doesAnything(at event: EventName, _ root: ElementID) -> Bool {
    program.handlers[program.element(root).handlers].contains { $0.event == event }
  }

  /// What a screen does when it appears, as far as its steps are to be written.
  func appearing(_ root: ElementID, writes: @escaping (Step) -> Bool) -> [Statement] {
    let handlers = program.handlers[program.element(root).handlers].filter { $0.event == .appear }
    return steps(of: handlers, values: 0, writes: writes).0
  }

  /// Whether a step of handlers opens a popover, which names the element that it is at.
  /// What never runs does not count.
  func opensPopover(
    in handlers: [Handler], writes: (Step) -> Bool = { _ in true }
  ) -> Bool {
    var pending = handlers.map(\.steps)
    while let range = pending.popLast() {
      for index in program.outerSteps(in: range) {
        let step = program.steps[index]
        switch step.form {
        case .open(let opening): if opening.way == .popover, writes(step) { return true }
        case .choice(let condition, _):
          let (then, otherwise) = program.branches(of: index)
          let known = scope.knownCondition(condition)
          if known != false { pending.append(then) }
          if known != true { pending.append(otherwise) }
        default: break
        }
      }
    }
    return false
  }
}
