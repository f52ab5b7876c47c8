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
    return [
      .block(
        .text("for \(sent) in \(part).\(names.sent)"), [.cases(.text(sent), cases)],
        inline: false)
    ]
  }
}
