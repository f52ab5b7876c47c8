import CtlChecker

/// One use of a component in a screen or another component.
struct ComponentUse {
  private let scope: CodeScope
  private let id: ElementID
  private let source: Program
  private let symbol: Symbol

  private var program: Program { scope.program }
  private var component: CtlChecker.Component { source.components[Int(symbol.index)] }

  init(_ scope: CodeScope, _ id: ElementID) {
    self.scope = scope
    self.id = id
    let payload = scope.program.element(id).payload
    symbol = scope.program.componentUses[Int(payload)]
    source = scope.program.program(of: symbol.file) ?? scope.program
  }

  /// The type of the component.
  var type: String { scope.files.names(of: symbol.file)?.components[Int(symbol.index)] ?? "String" }

  /// The Swift names of the parameters.
  private var names: [Int: String] { scope.files.parameterNames(of: symbol) }

  private func argument(_ parameter: Int) -> PropertyEntry? {
    program.properties[program.element(id).properties].first {
      $0.parameter == Int32(truncatingIfNeeded: parameter)
    }
  }

  /// `Counter("counter", in: interface, title: "Copies", count: copies)`
  var made: CodeLayout {
    let names = names
    var arguments: [CodeLayout] = [.text(scope.reference(id.index)), "in: interface"]
    if scope.files.facts.keeps(symbol), let state = scope.state(ofUse: id.index) {
      arguments.insert(.text("statePath: \(state)"), at: 1)
    }
    for parameter in component.parameters {
      guard let name = names[parameter] else { continue }
      let label = Identifier.argument(name)
      if let entry = argument(parameter) {
        let isShown = scope.files.facts.shows(parameter, of: symbol)
        let value = isShown ? scope.shown(entry.expression) : scope.code(entry.expression)
        arguments.append(value.labeled(label))
        if scope.files.facts.givesRange(parameter, of: symbol),
          let range = range(entry.expression)
        {
          arguments.append(.text("\(name)Range: ") + range)
        }
      } else if source.parameters[parameter].defaultValue == nil {
        let type = source.parameters[parameter].type
        arguments.append(Code(scope.types.defaultValue(type)).labeled(label))
      } else if let value = source.parameters[parameter].defaultValue,
        scope.files.hasLocalizedDefault(parameter, of: symbol)
      {
        let file = CodeScope(
          FileTable(source, scope.files.options(of: source), in: scope.files))
        file.strings = scope.strings
        let isShown = scope.files.facts.shows(parameter, of: symbol)
        arguments.append((isShown ? file.shown(value) : file.code(value)).labeled(label))
      }
    }
    return .call(type, arguments)
  }

  /// The range of the variable that is bound.
  private func range(_ id: ExpressionID) -> CodeLayout? {
    let expression = program.expression(program.withoutUnwrapping(id))
    if let range = scope.fieldRange(expression) { return range.closed.layout() }
    guard expression.operation == .symbol else { return nil }
    let symbol = program.symbols[Int(expression.payload)]
    switch symbol.kind {
    case .variable:
      return VariableRange(scope, program.variables[Int(symbol.index)])?.closed.layout()
    case .parameter:
      return scope.names?.parameters[Int(symbol.index)].map { .text($0 + "Range") }
    default: return nil
    }
  }

  /// The two-way parameters with what they are bound to, for those that are bound to a place.
  private var bound: [(name: String, place: ExpressionID)] {
    let names = names
    return component.parameters.compactMap { parameter in
      guard source.parameters[parameter].isBinding, let entry = argument(parameter),
        let name = names[parameter],
        [.symbol, .field, .index].contains(program.expression(entry.expression).operation)
      else { return nil }
      return (name, entry.expression)
    }
  }

  /// What the component may change in the screen.
  var boundPlaces: [ExpressionID] { bound.map(\.place) }

  /// Copies the changes in the component back: to the screen, and to the bound variables.
  func copiedBack(from part: String) -> [Statement] {
    // One of them may be the list that has the item of another.
    scope.hasSafeItems = bound.count > 1
    defer { scope.hasSafeItems = false }
    return [.line(.text("interface = \(part).interface"))]
      + bound.map { name, place in
        .line(.text("\(scope.target(place)) = \(part).\(Identifier.memberName(name))"))
      }
  }

  /// The tree of a screen follows once, when all is copied: the interface comes first.
  private func atOnce(_ copies: [Statement]) -> [Statement] {
    guard !scope.isComponent, copies.count > 2 else { return copies }
    return copies.prefix(1) + [.line("beginChanges()")] + copies.dropFirst()
      + [.line("endChanges()")]
  }

  /// The property that makes the component and copies its changes back; in a loop a method.
  func declaration(access: String) -> Statement? {
    guard let name = scope.names?.accessors[id.index] else { return nil }
    let loops = scope.loops(around: id.index)
    guard loops.isEmpty else {
      let parameters = loops.flatMap { loop -> [CodeLayout] in
        guard let names = scope.names, let variable = names.loopVariables[loop],
          let counter = names.loopCounters[loop]
        else { return [] }
        let type = program.loops[Int(program.elements[loop].payload)].type
        return [
          .text("_ \(counter): Int"),
          .text("_ \(Identifier.quoted(variable)): \(scope.types.name(type))"),
        ]
      }
      let body = loops.reduce({ made }) { body, loop in { scope.inside(loop: loop, body) } }()
      return .block(
        .call("\(access)func \(Identifier.quoted(name))", parameters, closes: true)
          + .text(" -> \(type)"), [.line(body)], inline: false)
    }
    let facts = scope.files.facts
    let property = CodeLayout.text("\(access)var \(Identifier.quoted(name)): \(type)")
    // A component without changes to copy back is only made.
    if !facts.comesBack(symbol) {
      return .block(property, [.line(made)], inline: true)
    }
    // The screen notices a write to its own variables, but not to those of the component.
    let isShown: [Statement] =
      !scope.isComponent && facts.keeps(symbol) ? [.line("update()")] : []
    return .block(
      property,
      [
        .block("get", [.line(made)], inline: true),
        .block("set", atOnce(copiedBack(from: "newValue") + isShown), inline: false),
      ], inline: false)
  }
}
