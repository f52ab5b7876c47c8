import CtlChecker

/// The events of a component: an enum of them, and the property with those that it has sent.
struct ComponentEventWriter {
  let scope: CodeScope
  let component: CtlChecker.Component
  /// The name of the enum.
  let name: String
  /// The component that sends them.
  let model: String

  private var program: Program { scope.program }
  private var access: String { scope.options.access.modifier }
  private var events: [Int] { program.events(of: component) }

  func declaration() -> [Statement] {
    guard !events.isEmpty else { return [] }
    let cases = events.flatMap { index -> [Statement] in
      let event = program.actions[index]
      let labels = ActionNames(program, event).labels
      let values = zip(labels, event.parameters).map { label, parameter in
        CodeLayout.text(
          "\(Identifier.label(label)): \(scope.types.name(program.parameters[parameter].type))")
      }
      let head = "case \(Identifier.quoted(scope.names?.actions[index] ?? "event"))"
      return Documentation(program, event.origin).statements + [
        .line(values.isEmpty ? .text(head) : .call(head, values, closes: true))
      ]
    }
    return [
      .documentation("What `\(model)` tells the one that uses it."),
      .block(scope.options.type("enum \(name): Sendable, Equatable"), cases, inline: false), .blank,
    ]
  }

  var property: [Statement] {
    guard let sent = scope.names?.sent else { return [] }
    return [
      .documentation("What it has sent during an event; its user looks at it afterwards."),
      .line(.text("\(access)private(set) var \(sent): [\(name)] = []")),
    ]
  }
}
