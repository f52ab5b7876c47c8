import CtlCatalogue
import CtlChecker

extension TreeWriter {
  /// `ControlTree("name", Stepper()) { … }`
  func control(_ id: ElementID) -> Statement {
    let element = program.element(id)
    guard let type = KindSpelling.type(of: element) else { return .line("") }
    var entries = Array(program.properties[element.properties])
    // A tap opens a screen by its route.
    if program.revealed(by: id) != nil { entries.removeAll { $0.name == .reveals } }
    let start = start(type, element, &entries)
    let head = [CodeLayout.text(scope.reference(id.index)), start]
    let body = look(of: element) + assignments(entries, id) + tasks(entries, element)
    return body.isEmpty
      ? .line(.call("ControlTree", head))
      : .block(.call("ControlTree", head, closes: true), body, inline: true)
  }

  /// What its style says and it does not say itself.
  private func look(of element: Element) -> [Statement] {
    styled(element).flatMap { $0.writer.assignment($0.entry, element.kind) }
  }

  /// The properties of an element's style that it does not set itself, with the writer of the file
  /// that declares the style.
  func styled(_ element: Element) -> [(entry: PropertyEntry, writer: TreeWriter)] {
    guard let (source, style) = program.style(of: element) else { return [] }
    var writer = self
    if source.file != program.file {
      let scope = CodeScope(FileTable(source, scope.options, in: scope.files))
      scope.strings = self.scope.strings
      writer = TreeWriter(scope: scope, styles: styles)
    }
    let own = program.properties[element.properties].filter { $0.group == .own }
    return source.properties[style.properties].filter { entry in
      !own.contains {
        $0.name == entry.name && $0.state == entry.state && $0.rightState == entry.rightState
      }
    }.map { ($0, writer) }
  }

  /// The control before it is configured. A text that it always shows is an argument.
  private func start(
    _ type: String, _ element: Element, _ entries: inout [PropertyEntry]
  ) -> CodeLayout {
    if styles.styles(element.kind) { return .call(type, ["interface"]) }
    if Kind.named(element.kind).layout.content != .fixed,
      let index = entries.firstIndex(where: { $0.form == .primaryText })
    {
      let entry = entries.remove(at: index)
      return .call(type, [scope.shown(entry).layout()])
    }
    return .text(type + "()")
  }

  // MARK: Properties

  private func assignments(_ entries: [PropertyEntry], _ id: ElementID) -> [Statement] {
    let element = program.element(id)
    let own = entries.filter { $0.group == .own && $0.form != .binding }
    let bound = entries.filter { $0.form == .binding }
    var result: [Statement] = []
    for entry in own where !KindSpelling.isLate(entry.name, of: element.kind) {
      result += assignment(entry, element.kind)
    }
    result += boundRange(entries, element) + parts(id, entries)
    for entry in own where KindSpelling.isLate(entry.name, of: element.kind) {
      result += assignment(entry, element.kind)
    }
    for entry in bound { result += binding(entry, element) }
    for entry in entries where entry.group == .accessibility { result += spoken(entry) }
    return result
  }

  func assignment(_ entry: PropertyEntry, _ kind: KindName) -> [Statement] {
    guard let property = KindSpelling.property(entry.name, of: kind) else { return [] }
    let target = "$0." + Identifier.memberName(property.path) + key(entry, kind)
    switch property.form {
    case .view: return view(entry.expression, target)
    case .task: return [.line(scope.code(entry.expression).assigned(to: target))]
    case .plain, .wrapped, .expectedDuration: break
    }
    let expression = program.expression(entry.expression)
    if case .none? = program.constant(entry.expression), scope.isPure(entry.expression),
      !property.isOptional
    {
      return []
    }
    let value = scope.shown(entry)
    guard scope.isOptional(entry.expression), !property.isOptional else {
      let type = property.isOptional ? expression.type : expression.type.unwrapped
      return [.line(converted(value, type, property).assigned(to: target))]
    }
    // Without a value the property keeps its default.
    let condition = CodeLayout.text("if let value = ") + value.layout(atLeast: .primary)
    let inner = converted(Code("value"), expression.type.element, property)
    return [.block(condition, [.line(inner.assigned(to: target))], inline: true)]
  }

  private func converted(_ value: Code, _ type: Type, _ property: KindSpelling.Property) -> Code {
    switch property.form {
    case .wrapped(let name): return value.wrapped(in: name)
    case .expectedDuration where type == .duration: return value.wrapped(in: ".lasting")
    default: return value
    }
  }

  /// `[.highlighted]`, `[left: .normal, right: .highlighted]`
  func key(_ entry: PropertyEntry, _ kind: KindName) -> String {
    switch Kind.named(kind).property(named: entry.name)?.keying {
    case .state: return "[\(state(entry.state))]"
    case .statePair:
      return "[left: \(state(entry.state)), right: \(state(entry.rightState ?? .normal))]"
    case .single, nil: return ""
    }
  }

  private func state(_ state: ControlState) -> String {
    let names = ControlState.names.filter { !$0.state.isEmpty && state.contains($0.state) }
    switch names.count {
    case 0: return ".normal"
    case 1: return "." + names[0].name
    default: return "[" + names.map { "." + $0.name }.joined(separator: ", ") + "]"
    }
  }

  /// The view at an end of a text field.
  private func view(_ id: ExpressionID, _ target: String) -> [Statement] {
    let expression = program.expression(id)
    let operands = program.operandIDs(of: expression)
    switch expression.operation {
    case .element:
      let element = ElementID(Int(expression.payload))
      return statements(for: element).prefix(1).map {
        .argument(.text(target + " = .element"), $0)
      }
    case .conditional where operands.count == 3:
      if let known = scope.knownCondition(operands[0]) {
        return view(operands[known ? 1 : 2], target)
      }
      return [
        .chain([
          (scope.code(operands[0]).layout(), view(operands[1], target)),
          (nil, view(operands[2], target)),
        ])
      ]
    case .systemView: return [.line(scope.code(id).assigned(to: target))]
    case .poison: return []
    default:
      if case .none? = program.constant(id) { return [.line(.text(target + " = nil"))] }
      let value = scope.code(id)
      if expression.type.base == .view { return [.line(value.assigned(to: target))] }
      if scope.isOptional(id) {
        return [.line(value.member("map { .image($0) }").assigned(to: target))]
      }
      return [.line(value.wrapped(in: ".image").assigned(to: target))]
    }
  }

  private func spoken(_ entry: PropertyEntry) -> [Statement] {
    let target: String
    switch entry.name {
    case .label: target = "$0.accessibilityLabel"
    case .hint: target = "$0.accessibilityHint"
    case .value: target = "$0.view.accessibility.value"
    case .traits: target = "$0.view.accessibility.traits"
    case .identifier: target = "$0.view.accessibility.identifier"
    default: return []
    }
    return [.line(scope.shown(entry).assigned(to: target))]
  }

  // MARK: Bindings

  private func binding(_ entry: PropertyEntry, _ element: Element) -> [Statement] {
    if entry.name == .selection { return [] }
    guard let property = KindSpelling.property(entry.name, of: element.kind) else { return [] }
    let type = program.expression(entry.expression).type
    var value = scope.code(entry.expression)
    if type == .int, PropertyKind.isDouble(entry.name, element.kind) {
      value = value.wrapped(in: "Double")
    }
    return [.line(value.assigned(to: "$0." + property.path))]
  }

  /// A slider or stepper takes from the variable the bounds that it does not set itself.
  private func boundRange(_ entries: [PropertyEntry], _ element: Element) -> [Statement] {
    guard Kind.named(element.kind).followsRange,
      let binding = entries.first(where: { $0.form == .binding && $0.name == .value })
    else { return [] }
    let stated = Set(entries.filter { $0.form == .property }.map(\.name))
    let missing = [PropertyName.minimumValue, .maximumValue].filter { !stated.contains($0) }
    guard !missing.isEmpty else { return [] }
    let expression = program.expression(program.withoutUnwrapping(binding.expression))
    let isInt = expression.type.unwrapped == .int
    func known(_ ends: VariableRange.Ends) -> [Statement] {
      missing.map { name in
        let end = name == .minimumValue ? ends.lower : ends.upper
        let code = isInt && !end.isExactDouble ? end.code.wrapped(in: "Double") : end.code
        return .line(code.assigned(to: "$0." + name.name))
      }
    }
    if let range = scope.fieldRange(expression) { return known(range.ends) }
    guard expression.operation == .symbol else { return [] }
    let symbol = program.symbols[Int(expression.payload)]
    if symbol.kind == .variable,
      let ends = VariableRange(scope, program.variables[Int(symbol.index)])?.ends
    {
      return known(ends)
    }
    guard let range = scope.givenRange(symbol) else { return [] }
    return [
      .block(
        .text("if let \(range)"),
        missing.map { name in
          let end = Code(range + (name == .minimumValue ? ".lowerBound" : ".upperBound"))
          return .line((isInt ? end.wrapped(in: "Double") : end).assigned(to: "$0." + name.name))
        }, inline: missing.count == 1)
    ]
  }

  // MARK: Tasks

  /// An indicator spins while its task runs.
  private func tasks(_ entries: [PropertyEntry], _ element: Element) -> [Statement] {
    let kind = Kind.named(element.kind)
    guard kind.property(named: .while) != nil, let names = scope.names else { return [] }
    let entry = entries.first { $0.name == .while && $0.group == .own }
    let isNetwork = kind.followsNetwork
    if let entry {
      var named: [String] = []
      collectTasks(entry.expression, names, &named)
      if isNetwork { return [.line(.text("$0.update(for: [\(named.joined(separator: ", "))])"))] }
      return named.map { .line(.text("$0.update(for: \($0))")) }
    }
    // Without a task of its own it shows all network tasks of the screen.
    let stated = entries.contains { $0.name == .isVisible }
    let all = names.tasks.keys.sorted().filter { program.tasks[$0].isNetwork == true }
      .compactMap { scope.tracked($0) }
    guard isNetwork, !stated, !all.isEmpty else { return [] }
    return [.line(.text("$0.update(for: [\(all.joined(separator: ", "))])"))]
  }

  private func collectTasks(_ id: ExpressionID, _ names: MemberNames, _ result: inout [String]) {
    let expression = program.expression(id)
    if expression.operation == .reference {
      let symbol = program.symbols[Int(expression.payload)]
      if symbol.kind == .task, let name = scope.tracked(Int(symbol.index)),
        !result.contains(name)
      {
        result.append(name)
      }
    }
    for operand in program.operandIDs(of: expression) { collectTasks(operand, names, &result) }
  }
}

/// The kind of value of a catalogue property.
enum PropertyKind {
  static func isDouble(_ name: PropertyName, _ kind: KindName) -> Bool {
    Kind.named(kind).property(named: name)?.type == .double
  }
}
