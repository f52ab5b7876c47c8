import CtlCatalogue
import CtlChecker

/// The methods that copy a control's value into variables and do what the handlers of an event say.
struct EventWriter {
  let scope: CodeScope
  let tree: TreeWriter
  /// A local name for a control.
  private let control: String

  init(_ scope: CodeScope, _ tree: TreeWriter) {
    self.scope = scope
    self.tree = tree
    control = scope.names?.local("control") ?? "control"
  }

  var program: Program { scope.program }
  private var modifier: String { scope.options.access.modifier }

  private var elements: Range<Int> {
    guard let root = scope.root else { return 0..<0 }
    return root.index + 1..<root.index + Int(program.element(root).size)
  }

  // MARK: Taking values over

  /// `take(from:)`; nil when nothing is bound.
  func takeMethod() -> Statement? {
    var cases: [Statement] = []
    for index in elements {
      guard let reference = scope.names?.references[index] else { continue }
      let pattern = CodeLayout.text(Literal.string(reference))
      let body = takes(ElementID(index))
      if !body.isEmpty { cases.append(.switchCase(pattern, body)) }
    }
    guard !cases.isEmpty else { return nil }
    return .block(
      .text(modifier + "mutating func take(from sender: Sender)"),
      [.cases("sender.name", cases + [.line("default: break")])],
      inline: false)
  }

  private func takes(_ id: ElementID) -> [Statement] {
    let element = program.element(id)
    if element.form == .componentUse {
      guard element.payload >= 0,
        scope.files.facts.takes(program.componentUses[Int(element.payload)])
      else { return [] }
      return part(id) { .line(.text("\($0).take(from: sender.inner)")) }
    }
    if element.form == .kind, Kind.named(element.kind).role == .container { return chosen(id) }
    guard let type = KindSpelling.type(of: element) else { return [] }
    return inLoops(id) {
      var result: [Statement] = []
      for entry in program.properties[element.properties]
      where KindSpelling.takes(entry, of: element) {
        result += take(entry, type, element)
      }
      return result + wheels(id, element)
    }
  }

  /// The variable of a container learns what people chose in it; that of an alert, that it was closed.
  private func chosen(_ id: ElementID) -> [Statement] {
    inLoops(id) {
      let element = program.element(id)
      return program.properties[element.properties].compactMap { entry in
        guard KindSpelling.takes(entry, of: element) else { return nil }
        let target = scope.target(entry.expression)
        let method =
          entry.name == .isPresented ? "takePresented(" : "take(\\.\(entry.name.name), "
        let value = taken(Code(control), entry, element)
        return .block(
          .text("if let \(control) = interface.\(method)from: sender)"),
          [.line(value.assigned(to: target))], inline: true)
      }
    }
  }

  /// A whole number gets the nearest one.
  private func taken(_ value: Code, _ entry: PropertyEntry, _ element: Element) -> Code {
    guard program.expression(entry.expression).type == .int,
      PropertyKind.isDouble(entry.name, element.kind)
    else { return value }
    return .call("Int", [.text("rounding: ") + value.layout()])
  }

  private func take(_ entry: PropertyEntry, _ type: String, _ element: Element) -> [Statement] {
    let target = scope.target(entry.expression)
    let variable = program.expression(entry.expression).type
    if entry.name == .selection {
      return selection(variable, target, type, Kind.named(element.kind).owns(.segment))
    }
    let value = taken(Code("\(control).\(entry.name.name)"), entry, element)
    return [taken(type, entry.name.name, [.line(value.assigned(to: target))])]
  }

  private func taken(_ type: String, _ property: String, _ body: [Statement]) -> Statement {
    let call = "interface.take(\(type).self, \\.\(property), from: sender)"
    return .block(.text("if let \(control) = \(call)"), body, inline: true)
  }

  private func selection(
    _ type: Type, _ name: String, _ control: String, _ isSegmented: Bool
  ) -> [Statement] {
    func take(_ property: String, _ body: Statement) -> [Statement] {
      [taken(control, property, [body])]
    }
    if isSegmented, type == .string {
      return take(
        "selectedSegmentIndex",
        .line(.text("\(name) = \(self.control).selectedValue ?? \(name)")))
    }
    guard let enumeration = tree.enumeration(type) else { return [] }
    let index = isSegmented ? "selectedSegmentIndex" : "selectedRow(ofWheel: 0)"
    return take(
      isSegmented ? "selectedSegmentIndex" : "selectedRows",
      chosen(name, "\(enumeration)(index: \(self.control).\(index))", type))
  }

  /// A variable that is not optional keeps its value when nothing is chosen.
  private func chosen(_ name: String, _ choice: String, _ type: Type) -> Statement {
    let choice = Code(choice)
    return .line((type.isOptional ? choice : choice.coalescing(name)).assigned(to: name))
  }

  // MARK: Wheels

  private func wheels(_ id: ElementID, _ element: Element) -> [Statement] {
    let children = program.children(of: id)
    guard Kind.named(element.kind).owns(.wheel), !children.isEmpty else { return [] }
    if children.allSatisfy({ program.element($0).form == .kind }) {
      let body = children.enumerated().flatMap { wheel($0.element, String($0.offset)) }
      return body.isEmpty ? [] : [taken("Picker", "selectedRows", body)]
    }
    // The index of a wheel depends on the conditions before it.
    let counter = scope.names?.local("wheel") ?? "wheel"
    var isBound = false
    let body = children.flatMap { countedWheel($0, counter, &isBound) }
    guard isBound else { return [] }
    return [taken("Picker", "selectedRows", [.line(.text("var \(counter) = 0"))] + body)]
  }

  private func countedWheel(
    _ id: ElementID, _ counter: String, _ isBound: inout Bool
  ) -> [Statement] {
    var inside = false
    defer { isBound = isBound || inside }
    func all(_ id: ElementID) -> [Statement] {
      program.children(of: id).flatMap { countedWheel($0, counter, &inside) }
    }
    switch program.element(id).form {
    case .conditional: return tree.conditional(id) { all($0) }
    case .loop: return tree.loop(id) { all($0) }
    case .kind:
      let body = wheel(id, counter)
      inside = !body.isEmpty
      return body + [.line(.text("\(counter) += 1"))]
    default: return []
    }
  }

  private func wheel(_ id: ElementID, _ number: String) -> [Statement] {
    let entry = program.properties[program.element(id).properties].first {
      $0.form == .binding && $0.name == .selection
    }
    guard let entry else { return [] }
    let type = program.expression(entry.expression).type
    let name = scope.target(entry.expression)
    if type == .string {
      let values = program.properties[program.element(id).properties].first { $0.name == .values }
      guard scope.options.isLocalized, let values else {
        return [
          .line(.text("\(name) = \(control).selectedValue(ofWheel: \(number)) ?? \(name)"))
        ]
      }
      let row = CodeLayout.text("at: \(control).selectedRow(ofWheel: \(number))")
      let value = scope.code(values.expression, typed: false).method("element", [row])
      return [.line(value.coalescing(name).assigned(to: name))]
    }
    guard let enumeration = tree.enumeration(type) else { return [] }
    return [chosen(name, "\(enumeration)(index: \(control).selectedRow(ofWheel: \(number)))", type)]
  }

  // MARK: Handlers

  /// `perform(_:from:actions:)`, which does what the handlers say; nil when there are no handlers.
  func performMethod(actions: String) -> Statement? {
    var cases: [Statement] = []
    // The screen itself has no name.
    if let root = scope.root, !scope.isComponent { cases += performs(root, "\"\"") }
    for index in elements {
      guard let reference = scope.names?.references[index] else { continue }
      cases += performs(ElementID(index), Literal.string(reference))
    }
    guard !cases.isEmpty else { return nil }
    let head = CodeLayout.call(
      modifier + "mutating func perform",
      [
        "_ event: ControlEvent", "from sender: Sender", .text("actions: \(actions)"),
      ], closes: true)
    return .block(
      head,
      [.cases("(sender.name, event)", cases + [.line("default: break")])],
      inline: false)
  }

  private func performs(_ id: ElementID, _ name: String) -> [Statement] {
    let element = program.element(id)
    if element.form == .componentUse, element.payload >= 0 {
      let symbol = program.componentUses[Int(element.payload)]
      guard scope.files.facts.performs(symbol) else { return [] }
      let actions = scope.files.facts.hasActions(symbol) ? "actions" : "()"
      let call = "perform(event, from: sender.inner, actions: \(actions))"
      let body = part(
        id, { .line(.text("\($0).\(call)")) }, then: { received(id, from: $0) })
      return [.switchCase(.text("(\(name), _)"), body)]
    }
    var events: [EventName] = []
    for handler in program.handlers[element.handlers] {
      if let event = handler.event, !events.contains(event) { events.append(event) }
    }
    let revealed = program.revealed(by: id)
    if revealed != nil, !events.contains(.touchUpInside) { events.append(.touchUpInside) }
    return events.compactMap { event in
      let handlers = program.handlers[element.handlers].filter { $0.event == event }
      return handlerCase(id, name, event, handlers, event == .touchUpInside ? revealed : nil)
    }
  }

  private func handlerCase(
    _ id: ElementID, _ name: String, _ event: EventName, _ handlers: [Handler],
    _ revealed: Step.Opening?
  ) -> Statement? {
    var bound: [String] = []
    let body = inLoops(id) {
      let (steps, values) = self.steps(of: handlers, values: 2)
      bound = values
      let writer = StepWriter(scope, ItemSteps(program, handlers))
      return steps + (revealed.flatMap { writer.open($0) } ?? [])
    }
    guard !body.isEmpty else { return nil }
    let element = program.element(id)
    var pattern = "." + event.name
    if event == .select, element.kind == .row {
      pattern = ".selectRow"
    } else if event == .select, bound.contains(where: { $0 != "_" }) {
      while bound.count < 2 { bound.append("_") }
      pattern += "(\(bound.joined(separator: ", ")))"
    }
    return .switchCase(.text("(\(name), \(pattern))"), body)
  }

  /// What handlers of one event do, and the patterns for the values of the event: those that they use
  /// have a name.
  /// - Parameter items: What they do with items, when other handlers follow.
  func steps(
    of handlers: [Handler], values count: Int, _ items: ItemSteps? = nil,
    writes: @escaping (Step) -> Bool = { _ in true }
  ) -> ([Statement], [String]) {
    let items = items ?? ItemSteps(program, handlers)
    let parameters = Array(parameterNames(handlers).prefix(count))
    var used = [Bool](repeating: false, count: parameters.count)
    let steps = handlers.flatMap { handler -> [Statement] in
      for (slot, index) in handler.parameters.enumerated() where slot < parameters.count {
        scope.eventParameters[index] = parameters[slot]
      }
      let (steps, uses) = recording(parameters) {
        StepWriter(scope, items, writes: writes).handler(handler.steps, besides: parameters)
      }
      for slot in used.indices where uses[slot] { used[slot] = true }
      return steps
    }
    return (steps, zip(parameters, used).map { $1 ? "let \(Identifier.quoted($0))" : "_" })
  }

  /// The names of an event's values: those of the first handler.
  private func parameterNames(_ handlers: [Handler]) -> [String] {
    var result: [String] = []
    for index in handlers.first(where: { !$0.parameters.isEmpty })?.parameters ?? 0..<0 {
      let name = Identifier.lowerCamel(program.text(program.eventParameters[index].name))
      result.append(scope.names?.local(name, besides: result) ?? name)
    }
    return result
  }

  private func recording<Result>(
    _ names: [String], _ body: () -> Result
  ) -> (Result, [Bool]) {
    guard let first = names.first else { return (body(), []) }
    let ((result, rest), isUsed) = scope.uses(first) { recording(Array(names.dropFirst()), body) }
    return (result, [isUsed] + rest)
  }

  /// A statement about a component: on the property that makes it; in a loop, or when more follows, on a
  /// copy that is then copied back.
  private func part(
    _ id: ElementID, _ statement: (String) -> Statement,
    then more: (String) -> [Statement] = { _ in [] }
  ) -> [Statement] {
    guard let names = scope.names, let accessor = names.accessors[id.index] else { return [] }
    let part = names.local("part")
    let isInLoop = !scope.loops(around: id.index).isEmpty
    return inLoops(id) {
      let more = more(part)
      let member = scope.member(accessor)
      if !isInLoop, more.isEmpty { return [statement(member)] }
      let made = CodeLayout.text("var \(part) = \(tree.useCall(id, accessor))")
      if !isInLoop {
        return [.line(made), statement(part), .line(.text("\(member) = \(part)"))] + more
      }
      let use = ComponentUse(scope, id)
      let former = use.former.map { [Statement.line(.text("let \($0) = \(part)"))] } ?? []
      return [.line(made)] + former + [statement(part)] + use.copiedBack(from: part) + more
    }
  }
}
