import CtlCatalogue
import CtlChecker
import CtlDiagnostics
import CtlSyntax

/// What several rules ask about the same place, worked out once, so that a screen of any size costs
/// time in proportion to its size.
final class Memo {
  private var firstLabels: [Int: Int] = [:]
  private var bodies: [Location: Body] = [:]

  /// The instance of the first label inside a group; nil when it has none.
  func firstLabel(in group: Control) -> Int? {
    if let known = firstLabels[group.index] { return known < .max ? known : nil }
    let end = group.index + Int(group.instance.size)
    let label = (group.index + 1..<end).first { Control(walk: group.walk, index: $0).is(.label) }
    firstLabels[group.index] = label ?? .max
    return label
  }

  /// What is declared in the body that an element is written in: a screen or component.
  struct Body {
    var actions: [String: Action] = [:]
    /// Every other name of the body.
    var names: Set<String> = []
    /// Behind the opening brace, when a line begins there.
    var firstMember: Location?
  }

  func body(of control: Control) -> Body? {
    let program = control.program
    var root = control.instance.element.index
    while program.elements[root].parent >= 0 { root = Int(program.elements[root].parent) }
    let place = program.tree.location(of: Int(program.elements[root].node))
    if let known = bodies[place] { return known }
    let element = program.elements[root]
    guard element.payload >= 0 else { return nil }
    let scope =
      element.form == .componentRoot
      ? program.components[Int(element.payload)].scope
      : program.screens[Int(element.payload)].scope
    var body = Body()
    for action in program.actions[scope.actions] {
      body.actions[program.text(action.name)] = action
    }
    body.names.formUnion(program.variables[scope.variables].map { program.text($0.name) })
    body.names.formUnion(program.constants[scope.constants].map { program.text($0.name) })
    body.names.formUnion(program.tasks[scope.tasks].map { program.text($0.name) })
    let elements = program.elements[root..<root + Int(element.size)]
    body.names.formUnion(elements.compactMap { program.name(of: $0) })
    if element.form == .componentRoot {
      let parameters = program.components[Int(element.payload)].parameters
      body.names.formUnion(program.parameters[parameters].map { program.text($0.name) })
    }
    if let block = program.tree.child(of: Int(element.node), .block) {
      let start = program.tree.range(of: block).lowerBound + 1
      let bytes = program.tree.source.bytes
      if start < bytes.count, bytes[start] == 0x0A || bytes[start] == 0x0D {
        body.firstMember = Location(program.file, start..<start)
      }
    }
    bodies[place] = body
    return body
  }
}
