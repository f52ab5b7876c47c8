import CtlChecker

/// The handlers of uses: what they do with the events that a component has sent.
extension EventWriter {
  /// A loop over what a copy of the component has sent; nothing when no handler does anything.
  func received(_ id: ElementID, from part: String) -> [Statement] {
    let symbol = program.componentUses[Int(program.element(id).payload)]
    guard let source = program.program(of: symbol.file), let member = scope.names,
      let names = scope.files.eventNames(of: symbol)
    else { return [] }
    let events = source.events(of: source.components[Int(symbol.index)])
    var cases = events.compactMap { index -> Statement? in
      let handlers = program.receivers(in: id, of: Symbol(.action, symbol.file, index))
      let count = source.actions[index].parameters.count
      var (steps, values) = steps(of: handlers, values: count)
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
    let multiplies = events.contains { passedOn(Symbol(.action, symbol.file, $0), by: id) > 1 }
    let most = multiplies ? ".prefix(\(Self.limit))" : ""
    return [
      .block(
        .text("for \(sent) in \(part).\(names.sent)\(most)"), [.cases(.text(sent), cases)],
        inline: false)
    ]
  }

  /// The most events of a component that are received at a time: those that pass each event on several
  /// times would send more with every level, without an end in sight.
  private static let limit = 1_000

  /// How many events the handlers of a use send for one that they receive.
  private func passedOn(_ event: Symbol, by id: ElementID) -> Int {
    program.receivers(in: id, of: event).lazy.flatMap { program.steps[$0.steps] }.filter { step in
      guard case .call(let call) = step.form, call.action.file == program.file else { return false }
      return program.actions[Int(call.action.index)].isEvent
    }.count
  }
}
