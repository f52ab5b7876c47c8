import CtlChecker

/// One use of a component in a screen or another component.
struct ComponentUse {
  private let scope: CodeScope
  private let id: ElementID
  private let source: Program
  private let symbol: Symbol
  /// By parameter.
  private let given: [Int32: PropertyEntry]

  private var program: Program { scope.program }
  private var component: CtlChecker.Component { source.components[Int(symbol.index)] }

  init(_ scope: CodeScope, _ id: ElementID) {
    self.scope = scope
    self.id = id
    let payload = scope.program.element(id).payload
    symbol = scope.program.componentUses[Int(payload)]
    source = scope.program.program(of: symbol.file) ?? scope.program
    given = Dictionary(
      scope.program.properties[scope.program.element(id).properties].map { ($0.parameter, $0) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The type of the component.
  var type: String { scope.files.names(of: symbol.file)?.components[Int(symbol.index)] ?? "String" }

  /// The Swift names of the parameters.
  private var names: [Int: String] { scope.files.parameterNames(of: symbol) }

  private func argument(_ parameter: Int) -> PropertyEntry? {
    given[Int32(truncatingIfNeeded: parameter)]
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
      let shownName = scope.files.shownParameterName(parameter, of: symbol)
      let isShown = shownName == nil && scope.files.facts.shows(parameter, of: symbol)
      func add(_ scope: CodeScope, _ value: ExpressionID) {
        arguments.append((isShown ? scope.shown(value) : scope.code(value)).labeled(label))
        addShown(scope, value)
      }
      /// A text that is the same as people read it says so by itself.
      func addShown(_ scope: CodeScope, _ value: ExpressionID) {
        guard let shownName else { return }
        let shown = scope.shown(value).layout()
        guard shown.flat != scope.code(value).layout().flat else { return }
        arguments.append(.text("\(shownName): ") + shown)
      }
      if let entry = argument(parameter) {
        add(scope, entry.expression)
        if scope.files.facts.givesRange(parameter, of: symbol),
          let range = scope.boundRange(entry.expression)
        {
          arguments.append(.text("\(name)Range: ") + range)
        }
      } else if source.parameters[parameter].defaultValue == nil {
        let type = source.parameters[parameter].type
        arguments.append(Code(scope.types.defaultValue(type)).labeled(label))
      } else if let value = source.parameters[parameter].defaultValue {
        let file = CodeScope(
          FileTable(source, scope.files.options(of: source), in: scope.files))
        file.strings = scope.strings
        if scope.files.hasLocalizedDefault(parameter, of: symbol) {
          add(file, value)
        } else {
          addShown(file, value)
        }
      }
    }
    if isFollowed, let name = scope.files.callerName(of: symbol), let follow {
      arguments.append(
        .text("\(Identifier.argument(name)): Caller { [self] in ") + follow + .text(" }"))
    }
    return .call(type, arguments)
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

  /// What the component has made of the items of loops that it is bound to, by loop.
  func items(of part: String) -> [Int: String] {
    Dictionary(
      bound.compactMap { name, place in
        item(place).map { ($0, "\(part).\(Identifier.memberName(name))") }
      }, uniquingKeysWith: { first, _ in first })
  }

  /// The loop whose item with an `id` a place is; nil for another one.
  private func item(_ place: ExpressionID) -> Int? {
    let expression = program.expression(place)
    guard expression.operation == .symbol else { return nil }
    let symbol = program.symbols[Int(expression.payload)]
    let loop = Int(symbol.index)
    guard symbol.kind == .loopVariable, program.idField(of: program.loops[loop].type) != nil else {
      return nil
    }
    return loop
  }

  // MARK: Aliases

  /// What the arguments speak of, and which are two-way.
  private var roots: [(roots: Set<Symbol>, isBinding: Bool)] {
    component.parameters.compactMap { parameter in
      argument(parameter).map {
        (program.roots(of: [$0.expression]), source.parameters[parameter].isBinding)
      }
    }
  }

  /// Whether a two-way argument may speak of the same as another one.
  /// - Parameter joinsParameters: Whether all parameters of the component around may be the same.
  private func hasAliases(
    _ arguments: [(roots: Set<Symbol>, isBinding: Bool)], joinsParameters: Bool = false
  ) -> Bool {
    // How many arguments speak of something, and whether one of them is two-way; nil is any parameter.
    var speaking: [Symbol?: (count: Int, isBinding: Bool)] = [:]
    for (roots, isBinding) in arguments {
      var spoken: [Symbol?] = Array(roots)
      if joinsParameters, roots.contains(where: { $0.kind == .parameter }) { spoken.append(nil) }
      for symbol in spoken {
        var others = speaking[symbol] ?? (0, false)
        others.count += 1
        others.isBinding = others.isBinding || isBinding
        if others.count > 1, others.isBinding { return true }
        speaking[symbol] = others
      }
    }
    return false
  }

  /// Whether what the component changes may change its other arguments, which its steps then see.
  private var isFollowed: Bool {
    scope.files.facts.follows(symbol) && hasAliases(roots, joinsParameters: scope.joinsParameters)
  }

  /// The component as it was, where two places are in one variable: only what differs is copied back.
  var former: String? {
    guard bound.count > 1, hasAliases(roots.filter(\.isBinding))
    else { return nil }
    return scope.names?.local("former")
  }

  /// Copies the changes in the component back: to the screen, and to the bound variables.
  /// - Parameter follows: Whether the names of loops follow, whose items may be gone.
  func copiedBack(from part: String, follows: Bool = false) -> [Statement] {
    let former = former
    // One of them may be the list that has the item of another.
    scope.hasSafeItems = follows || bound.count > 1
    defer { scope.hasSafeItems = false }
    return [.line(.text("interface = \(part).interface"))]
      + bound.map { name, place in
        let member = Identifier.memberName(name)
        let value = "\(part).\(member)"
        let put = follows ? item(place).flatMap { scope.putting(value, forItemOf: $0) } : nil
        let copied = Statement.line(
          put.map { .text($0) } ?? Code(value).assigned(to: scope.target(place)))
        guard let former else { return copied }
        return .block(
          .text("if \(part).\(member) != \(former).\(member)"), [copied], inline: true)
      } + scope.followed(after: boundPlaces)
  }

  /// What the caller does for a component that has changed: `followed($0, \.line)`, and in a loop
  /// `followed($0) { $0.lineFollowing($1, index, item) }`.
  private var follow: CodeLayout? {
    guard let name = scope.names?.accessors[id.index] else { return nil }
    let loops = scope.loops(around: id.index)
    if loops.isEmpty { return .text("followed($0, \\.\(Identifier.memberName(name)))") }
    let arguments =
      ["$1"] + loopNames(loops).flatMap { [$0.counter, Identifier.quoted($0.variable)] }
    return .text("followed($0) { $0.\(following(name))(\(arguments.joined(separator: ", "))) }")
  }

  private func following(_ accessor: String) -> String {
    scope.names?.local(accessor + "Following") ?? accessor
  }

  private func loopNames(_ loops: [Int]) -> [(loop: Int, counter: String, variable: String)] {
    loops.compactMap { loop in
      guard let counter = scope.names?.loopCounters[loop],
        let variable = scope.names?.loopVariables[loop]
      else { return nil }
      return (Int(program.elements[loop].payload), counter, variable)
    }
  }

  /// `lineFollowing(_:_:_:)`, which has in the caller what a component in a loop has changed, and makes it
  /// anew; nil for others.
  func followingMethod() -> Statement? {
    let loops = scope.loops(around: id.index)
    guard !loops.isEmpty, isFollowed, let names = scope.names,
      let accessor = names.accessors[id.index]
    else { return nil }
    let part = names.local("part")
    let all = loopNames(loops)
    let call =
      "\(scope.member(accessor))("
      + all.map { "\($0.counter), \(Identifier.quoted($0.variable))" }.joined(separator: ", ") + ")"
    scope.hasSafeItems = true
    defer { scope.hasSafeItems = false }
    let inLists = all.map { scope.place(inListOf: $0.counter) }
    let ((refreshed, copies), usedPlaces) = scope.uses(inLists) {
      (
        ItemSteps.refreshed(all.map(\.loop), after: boundPlaces, scope),
        copiedBack(from: part, follows: true)
      )
    }
    var start: [Statement] = []
    var parameters: [CodeLayout] = [.text("_ \(part): \(type)")]
    for ((loop, counter, variable), inList) in zip(all, inLists) {
      let variable = Identifier.quoted(variable)
      let type = scope.types.name(program.loops[loop].type)
      parameters += [.text("_ \(counter): Int"), .text("_ \(variable): \(type)")]
      if refreshed.contains(where: { $0.loop == loop }) {
        start.append(.line(.text("var \(variable) = \(variable)")))
      }
      if usedPlaces.contains(inList),
        let (_, places) = scope.places(of: program.loops[loop].sequence)
      {
        // The loop shows the items in another order.
        let place = places.method("element", [.text("at: \(counter)")]).coalescing("-1")
        start.append(.line(place.assigned(to: "let \(inList)")))
      }
    }
    if let former { start.append(.line(.text("let \(former) = \(call)"))) }
    return .block(
      .call(
        "private mutating func \(following(accessor))", parameters, closes: true)
        + .text(" -> \(type)"),
      start + copies + refreshed.map(\.statement) + [.line(.text("return \(call)"))],
      inline: false)
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
    let start =
      former.map {
        [Statement.line(.text("let \($0) = \(scope.member(name))"))]
      } ?? []
    return .block(
      property,
      [
        .block("get", [.line(made)], inline: true),
        .block("set", start + atOnce(copiedBack(from: "newValue") + isShown), inline: false),
      ], inline: false)
  }
}
