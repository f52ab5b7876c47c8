import CtlChecker

/// The variables, constants and tasks of a screen or component.
struct MemberWriter {
  let scope: CodeScope

  private var program: Program { scope.program }
  private var access: String { scope.options.access.modifier }
  private var types: TypeSpelling { scope.types }

  private let declared: CtlChecker.Scope

  init(_ scope: CodeScope, _ declared: CtlChecker.Scope) {
    self.scope = scope
    self.declared = declared
  }

  /// All of them, in the order of the file.
  func declarations() -> [Statement] {
    var members: [(origin: OriginID, statements: [Statement])] = []
    for index in declared.variables {
      members.append((program.variables[index].origin, variable(index)))
    }
    for index in declared.constants {
      members.append((program.constants[index].origin, constant(index)))
    }
    for index in declared.tasks { members.append((program.tasks[index].origin, task(index))) }
    return members.sorted { $0.origin < $1.origin }.flatMap(\.statements)
  }

  // MARK: Variables

  /// A range for people: one that is worked out as the file has it.
  private func shown(_ range: VariableRange, _ variable: Variable) -> String {
    let code = range.closed.layout().flat
    guard let written = variable.range, !program.isConstant(written) else { return code }
    let text = Literal.comment(program.source(of: program.expression(written).origin))
    return text.isEmpty || text.contains(where: { $0.isNewline || $0 == "`" }) ? code : text
  }

  private func variable(_ index: Int) -> [Statement] {
    let variable = program.variables[index]
    guard let name = scope.names?.variables[index] else { return [] }
    let range = VariableRange(scope, variable)
    var documentation = Documentation(program, variable.origin).text
    if let range {
      let note = "Kept in `\(shown(range, variable))`: a value outside becomes the nearest end."
      documentation = documentation.map { $0 + "\n\n" + note } ?? note
    }
    let comment = documentation.map { [Statement.documentation($0)] } ?? []
    let property = CodeLayout.text(
      "\(access)var \(Identifier.quoted(name)): \(types.name(variable.type))")
    if scope.isComponent {
      let member = scope.member(name)
      return comment + kept(property, member, variable.name, initial(index), range)
    }
    let observer = observer(index, name, range)
    // The initializer has the first value, unless that needs a screen that is there.
    let whole = isFollowing(index) ? fallback(variable).assigned(to: property.flat) : property
    return comment + given(index, name)
      + (observer.isEmpty
        ? [.line(whole)]
        : [.observed(whole, [.block("didSet", observer, inline: true)])])
  }

  /// The range that a parameter has from the opener of the screen.
  private func given(_ index: Int, _ name: String) -> [Statement] {
    guard let range = scope.names?.ranges[index] else { return [] }
    let type = types.name(program.variables[index].type.unwrapped)
    return [
      .documentation("In which the screen that opened this one keeps `\(name)`."),
      .line(.text("\(access)var \(Identifier.quoted(range)): ClosedRange<\(type)>?")),
    ]
  }

  /// The observer that a screen runs on a write.
  private func observer(_ index: Int, _ name: String, _ range: VariableRange?) -> [Statement] {
    var body: [Statement] = []
    let member = scope.member(name)
    if let range { body.append(.line(range.clamped(member).assigned(to: member))) }
    if let given = scope.names?.ranges[index] {
      let range = scope.names?.local("range") ?? "range"
      let isOptional = program.variables[index].type.isOptional
      let value = CodeLayout.text(isOptional ? "$0" : member)
      let clamped = Code.call(scope.function("clamp"), [value, .text("to: \(range)")])
      body.append(
        .block(
          .text("if let \(range) = \(scope.member(given))"),
          [
            .line(
              (isOptional
                ? .text("\(member) = \(member).map { ") + clamped.layout() + .text(" }")
                : clamped.assigned(to: member)))
          ], inline: true))
    }
    if scope.dependencies?.variables.contains(index) == true {
      body.append(.block(.text("if \(member) != oldValue"), [.line("update()")], inline: true))
    }
    return body
  }

  /// A value that a component stores in the interface of its screen, under its name in the file.
  /// Its range may depend on a parameter, so reading clamps too. A write that changes nothing
  /// stores nothing: the initial value may still depend on others.
  private func kept(
    _ property: CodeLayout, _ member: String, _ name: NameID, _ initial: Code,
    _ range: VariableRange?
  ) -> [Statement] {
    let reference = scope.statePath(of: name)
    let value = range?.clamped("newValue") ?? Code("newValue")
    let stored = Code.call("interface.value", [.text(reference), initial.labeled("or")])
    return [
      .block(
        property,
        [
          .block(
            "get",
            [.line((range?.clamped(stored) ?? stored).layout())],
            inline: true),
          .block(
            "set",
            [
              .block(
                .text("if newValue != \(member)"),
                [.line(.call("interface.setValue", [value.layout(), .text("of: \(reference)")]))],
                inline: true)
            ], inline: false),
        ], inline: false)
    ]
  }

  // MARK: Initial values

  /// A literal whose type is clear.
  private func naturallyTyped(_ id: ExpressionID, _ type: Type) -> Code? {
    ConstantWriter.naturallyTyped(id, type, scope)
  }

  /// What a variable begins with, for the initializer; nil when it follows from other members.
  func firstCode(_ index: Int) -> Code? {
    let variable = program.variables[index]
    guard let value = variable.initialValue else { return fallback(variable) }
    if isStatic(value) { return scope.code(value) }
    return firstValue(index).map { scope.code($0, variable.type, typed: true) }
  }

  /// Whether what a variable begins with follows from other members.
  func isFollowing(_ index: Int) -> Bool { firstCode(index) == nil }

  /// What a variable begins with, when that is known here and the same in every language. A choice
  /// that the first values decide would be a branch that never runs.
  private func firstValue(_ index: Int) -> Value? {
    let variable = program.variables[index]
    guard let value = variable.initialValue, !scope.files.isLocalized(value) else { return nil }
    if let constant = program.constant(value) { return constant }
    let known = scope.isComponent ? nil : FirstValues().value(value, Place(program))
    if case .localized? = known { return nil }
    // An image begins without one, which only its own variable can say.
    if known == Value.none, !variable.type.isOptional { return nil }
    return known
  }

  private func initial(_ index: Int) -> Code {
    let variable = program.variables[index]
    return variable.initialValue.map { scope.code($0) } ?? fallback(variable)
  }

  func fallback(_ variable: Variable) -> Code {
    if variable.type == .date {
      // As a new date picker does, a date begins with the present.
      let range = VariableRange(scope, variable).flatMap { $0.isConstant ? $0 : nil }
      return range?.clamped("DateTime.now()") ?? Code("DateTime.now()")
    }
    guard !variable.type.isOptional, let range = variable.range.flatMap({ program.constant($0) }),
      case .range(let lower, _, _) = range
    else { return Code(types.defaultValue(variable.type)) }
    let start = Value.initial(variable.type)
    let value = start == .none ? lower : start.clamped(to: range)
    return scope.code(value, variable.type, typed: true)
  }

  /// The variables and parameters that begin with what follows from other members, in the order in
  /// which they can begin.
  var following: [Int] { program.inOrderOfNeed(declared.variables).filter(isFollowing) }

  /// Whether an expression needs no other member.
  private func isStatic(_ id: ExpressionID) -> Bool {
    if scope.files.isLocalized(id) { return false }
    var pending = [id]
    while let id = pending.popLast() {
      let expression = program.expression(id)
      switch expression.operation {
      case .symbol:
        let symbol = program.symbols[Int(expression.payload)]
        if symbol.kind != .constant { return false }
        if symbol.file == program.file, scope.names?.constants[Int(symbol.index)] != nil {
          return false
        }
      case .reference, .elementProperty, .taskState, .element: return false
      default: pending += program.operandIDs(of: expression)
      }
    }
    return true
  }

  /// `settle()`: ranges that depend on other variables; nil when there are none.
  func settleMethod() -> Statement? {
    let body = declared.variables.flatMap { index -> [Statement] in
      guard let range = VariableRange(scope, program.variables[index]), !range.isConstant,
        let name = scope.names?.variables[index].map(scope.member)
      else { return [] }
      return [.line(range.clamped(name).assigned(to: name))]
    }
    return body.isEmpty
      ? nil : .block(.text(access + "mutating func settle()"), body, inline: true)
  }

  /// `nowPath`; nil for a screen that does not ask for the present.
  func nowPath() -> Statement? {
    guard let present = declared.variables.first(where: { program.variables[$0].isPresent }),
      let name = scope.names?.variables[present]
    else { return nil }
    return .block(
      .text("\(access)static var nowPath: WritableKeyPath<Self, DateTime>?"),
      [.line(.text("\\.\(Identifier.memberName(name))"))], inline: true)
  }

  /// The present, if one of the samples sets it.
  func present(setBy samples: Range<Int>) -> [Int] {
    declared.variables.filter { index in
      program.variables[index].isPresent
        && program.samples[samples].contains { sample in
          program.sampleValues[sample.values].contains { $0.variable == index }
        }
    }
  }

  // MARK: Constants

  private func constant(_ index: Int) -> [Statement] {
    let constant = program.constants[index]
    guard let name = scope.names?.constants[index], ConstantWriter.isUsable(constant.type) else {
      return []
    }
    let type = types.name(constant.type)
    let comment = Documentation(program, constant.origin).statements
    let value = scope.code(constant.value)
    var shown: [Statement] = []
    if scope.options.isLocalized, let name = scope.names?.shownConstants[index] {
      shown = [
        .block(
          .text("private var \(Identifier.quoted(name)): \(type)"),
          [.line(scope.shown(constant.value).layout())], inline: true)
      ]
    }
    return comment + [
      isStatic(constant.value)
        ? .line(
          naturallyTyped(constant.value, constant.type)?
            .assigned(to: "\(access)let \(Identifier.quoted(name))")
            ?? value.assigned(to: "\(access)let \(Identifier.quoted(name)): \(type)"))
        : .block(
          .text("\(access)var \(Identifier.quoted(name)): \(type)"), [.line(value.layout())],
          inline: true)
    ] + shown
  }

  // MARK: Tasks

  /// A task of which the file knows no end has only a beginning and an end.
  private func type(of task: BackgroundTask) -> String {
    guard task.hasOutcome, case .screen(let index) = scope.owner,
      let model = scope.files.names(of: program.file)?.screens[index]
    else { return "TrackedTask" }
    let value = task.result.map(types.name) ?? "Never"
    return scope.itemType(of: task).map { "ScreenTasks<\(model), \($0), \(value)>" }
      ?? "ScreenTask<\(model), \(value)>"
  }

  private func task(_ index: Int) -> [Statement] {
    let task = program.tasks[index]
    guard let name = scope.names?.tasks[index] else { return [] }
    var arguments = [CodeLayout.text(scope.taskReference(program.text(task.name)))]
    if task.isNetwork == true { arguments.append("kind: .network") }
    switch task.duration {
    case .unstated, .unknown: break
    case .known: arguments.append("duration: .known")
    case .milliseconds(let value):
      arguments.append(.text("duration: .lasting(\(Literal.duration(value, typed: true)))"))
    }
    let comment = Documentation(program, task.origin).statements
    let value = Code.call(type(of: task), arguments)
    let quoted = Identifier.quoted(name)
    if scope.isComponent {
      let property = CodeLayout.text("\(access)var \(quoted): TrackedTask")
      return comment + kept(property, scope.member(name), task.name, value, nil)
    }
    let whole = value.assigned(to: "\(access)var \(quoted)")
    return comment + [observed(whole, name, of: index)]
      + startedWith(task, index, name).flatMap { $0 }
  }

  /// The properties with what the latest start gave the parameters.
  private func startedWith(
    _ task: BackgroundTask, _ index: Int, _ name: String
  ) -> [[Statement]] {
    (scope.names?.startedWith[index] ?? [:]).sorted { $0.key < $1.key }.map { position, member in
      let parameter = program.parameters[task.parameters.lowerBound + position]
      let items = scope.itemType(of: task)
      let type =
        items.map { "[\($0): \(scope.types.name(parameter.type.unwrapped))] = [:]" }
        ?? scope.types.name(parameter.type.optional ?? parameter.type)
      let each = items == nil ? "" : " for each item"
      return [
        .documentation(
          "The `\(program.text(parameter.name))` that `\(name)` was started with the last time\(each)."
        ),
        observed(.text("\(access)var \(Identifier.quoted(member)): \(type)"), member, of: index),
      ]
    }
  }

  /// A property of a task, on which the tree may depend.
  private func observed(_ property: CodeLayout, _ name: String, of task: Int) -> Statement {
    guard scope.dependencies?.tasks.contains(task) == true else { return .line(property) }
    return .observed(
      property,
      [
        .block(
          "didSet",
          [
            .block(
              .text("if \(scope.member(name)) != oldValue"), [.line("update()")], inline: true)
          ],
          inline: true)
      ])
  }
}
