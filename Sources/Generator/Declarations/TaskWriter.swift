import CtlChecker

/// The tasks that a screen starts: the protocol of the app that does the work, and what the code that runs
/// them needs to know.
struct TaskWriter {
  let scope: CodeScope
  /// The name of the protocol.
  private let protocolName: String
  /// The Swift name of the screen.
  let model: String

  private var program: Program { scope.program }
  private var access: String { scope.options.access.modifier }
  private let started: [Int]

  init(scope: CodeScope, name: String, model: String, screen: Screen) {
    self.scope = scope
    protocolName = name
    self.model = model
    started = screen.scope.tasks.filter { scope.program.tasks[$0].isStarted }
  }

  /// The protocol; nil for a screen that starts nothing.
  var name: String? { started.isEmpty ? nil : protocolName }

  func declaration() -> [Statement] {
    guard let name else { return [] }
    var body: [Statement] = []
    for index in started {
      let task = program.tasks[index]
      if let documentation = Documentation(program, task.origin).text {
        if !body.isEmpty { body.append(.blank) }
        body.append(.documentation(documentation))
      }
      body.append(.line(requirement(index, task)))
    }
    return [
      .documentation(
        "The work that `\(model)` starts. An error that is thrown is shown, best a `ReadableError`."
      )
    ] + scope.options.appProtocol(name, ["Sendable"], body)
  }

  private func requirement(_ index: Int, _ task: BackgroundTask) -> CodeLayout {
    let parameters = zip(TaskWriter.labels(program, task), task.parameters).map { label, index in
      let word = index - task.parameters.lowerBound == task.item ? "for " : ""
      return CodeLayout.text(
        "\(word)\(Identifier.label(label)): \(scope.types.name(program.parameters[index].type))")
    }
    let name = Identifier.quoted(scope.names?.taskMethods[index] ?? "task")
    let result = task.result.map { " -> \(scope.types.name($0))" } ?? ""
    return .call("func \(name)", parameters, closes: true) + .text(" async throws\(result)")
  }

  /// The labels of its parameters.
  static func labels(_ program: Program, _ task: BackgroundTask) -> [String] {
    ActionNames(program, task.parameters).labels
  }

  /// `allTasks`; nil for a screen that starts nothing.
  func property() -> Statement? {
    let fields = started.compactMap { index -> CodeLayout? in
      guard let name = scope.names?.tasks[index] else { return nil }
      let reference = scope.taskReference(program.text(program.tasks[index].name))
      return .text("TaskField(\(reference), \\.\(Identifier.memberName(name)))")
    }
    guard !fields.isEmpty else { return nil }
    return .block(
      .text("\(access)static var allTasks: [TaskField<Self>]"), [.line(.list(fields))],
      inline: true)
  }
}

extension CodeScope {
  /// What indicators follow of a task.
  func tracked(_ index: Int) -> String? {
    guard let name = names?.tasks[index].map(member) else { return nil }
    return program.tasks[index].hasOutcome && !isComponent ? name + ".tracked" : name
  }

  /// The type of what tells the items apart for which a task runs; nil for one that runs alone.
  func itemType(of task: BackgroundTask) -> String? {
    program.item(of: task).map { types.name(program.identityType(ofItem: $0.type)) }
  }

  /// `episode.id`: what tells an item apart.
  func identity(ofItem item: ExpressionID) -> Code {
    let code = unshown { self.code(item) }
    return program.idField(of: program.expression(item).type) == nil
      ? code : code.member(RecordField.identity)
  }

  /// `download[episode.id]`
  func work(_ task: String, for item: ExpressionID) -> Code {
    .subscripted(task, [identity(ofItem: item).layout()])
  }

  /// The same on one line; the task itself where it runs alone.
  func workName(_ task: String, for item: ExpressionID?) -> String {
    item.map { work(task, for: $0).layout().flat } ?? task
  }

  /// `load.isRunning`
  func taskState(_ expression: Expression) -> Code {
    if let item = program.itemOfTask(readBy: expression) {
      return taskState(expression, for: item)
    }
    if let (symbol, position) = program.taskArgument(expression),
      let name = names?.startedWith[Int(symbol.index)]?[position].map(member)
    {
      if let (_, task) = program.task(of: symbol), task.item != nil,
        let work = names?.tasks[Int(symbol.index)].map(member)
      {
        let value = Code(work).method("ended", [.text(name)])
        return expression.type.isOptional
          ? value : value.coalescing(types.defaultValue(expression.type))
      }
      // Where the end is handled it was started, unless the app ends work that it has begun itself.
      return expression.type.isOptional
        ? Code(name) : Code(name).coalescing(types.defaultValue(expression.type))
    }
    guard let (symbol, state) = program.taskState(expression),
      let name = names?.tasks[Int(symbol.index)].map(member),
      let (_, task) = program.task(of: symbol)
    else { return Code(types.defaultValue(expression.type)) }
    return read(state, of: task, Code(name))
  }

  /// `download[episode.id].isRunning`, `downloadQuality[episode.id]`
  private func taskState(_ expression: Expression, for item: ExpressionID) -> Code {
    if let (symbol, position) = program.taskArgument(expression),
      let name = names?.startedWith[Int(symbol.index)]?[position].map(member)
    {
      return work(name, for: item)
    }
    guard let (symbol, state) = program.taskState(expression),
      let name = names?.tasks[Int(symbol.index)].map(member),
      let (_, task) = program.task(of: symbol)
    else { return Code(types.defaultValue(expression.type)) }
    return read(state, of: task, work(name, for: item))
  }

  private func read(_ state: TaskState, of task: BackgroundTask, _ work: Code) -> Code {
    // A value that may be missing even when it has come.
    let isDouble = state == .value && task.result?.isOptional == true
    let value = work.member(state.rawValue)
    return isDouble ? value.coalescing("nil") : value
  }
}

extension Program {
  /// Whether an expression is what a task was last started with there, as it is.
  fileprivate func isArgument(_ position: Int, of task: Symbol, _ operand: UInt32) -> Bool {
    let expression = expression(ExpressionID(Int(operand)))
    guard expression.type.isOptional, let read = taskArgument(expression) else { return false }
    return read.task == task && read.position == position
  }

  /// Whether an expression reads what a task was started with.
  fileprivate func readsArgument(of task: Symbol, _ id: ExpressionID) -> Bool {
    var pending = [id]
    while let id = pending.popLast() {
      let expression = expression(id)
      if taskArgument(expression)?.task == task { return true }
      pending += operandIDs(of: expression)
    }
    return false
  }
}

extension StepWriter {
  /// `load.start { … }`, and what it was started with, where that is read.
  func start(_ start: Step.Start) -> [Statement] {
    guard let begin = begin(start) else { return [] }
    let item = program.item(of: start)
    let kept = program.operands[start.arguments].enumerated().compactMap {
      position, operand -> (name: String, value: ExpressionID)? in
      let name = scope.names?.startedWith[Int(start.task.index)]?[position]
      // Swift refuses what gives a property its own value.
      if item == nil, program.isArgument(position, of: start.task, operand) { return nil }
      return name.map { (scope.workName(scope.member($0), for: item), ExpressionID(Int(operand))) }
    }
    // What is made of what an earlier start had comes in one piece.
    if kept.contains(where: { program.readsArgument(of: start.task, $0.value) }) {
      if kept.count == 1 {
        return [begin, .line(scope.code(kept[0].value).assigned(to: kept[0].name))]
      }
      let names = CodeLayout.call("", kept.map { .text($0.name) }, closes: item != nil)
      let values = CodeLayout.call(
        "", kept.map { scope.code($0.value).layout() }, closes: item != nil)
      return [begin, .line(names + .text(" = ") + values)]
    }
    return kept.map { .line(scope.code($0.value).assigned(to: $0.name)) } + [begin]
  }

  /// `load.start { [id = chosen] in try await actions.load(id: id) }`
  private func begin(_ start: Step.Start) -> Statement? {
    let index = Int(start.task.index)
    guard let task = program.task(of: start.task)?.task, let member = scope.names?.tasks[index],
      let method = scope.names?.taskMethods[index]
    else { return nil }
    let labels = TaskWriter.labels(program, task)
    var pool = NamePool(["actions"])
    var captures: [CodeLayout] = []
    let arguments = zip(labels, program.operands[start.arguments]).enumerated().map {
      position, argument in
      let (label, id) = (argument.0, ExpressionID(Int(argument.1)))
      let word = position == task.item ? "for" : Identifier.argument(label)
      // The work goes on when the screen has other values.
      guard !scope.isPure(id) || scope.files.isLocalized(id) else {
        return scope.code(id).labeled(word)
      }
      let name = pool.unique(label)
      let expression = program.expression(id)
      let code = scope.code(id, typed: false)
      // A choice between `nil` and `nil` has no type of its own.
      let value =
        expression.type.isOptional && expression.operation == .conditional
        ? code.layout(atLeast: .primary) + .text(" as \(scope.types.name(expression.type))")
        : code.layout()
      captures.append(.text("\(Identifier.quoted(name)) = ") + value)
      return Code(Identifier.quoted(name)).labeled(word)
    }
    let work =
      .text("try await ")
      + CodeLayout.call("actions.\(Identifier.memberName(method))", arguments)
    let closure = closure(captures, work)
    let begin = "\(scope.workName(scope.member(member), for: program.item(of: start))).start"
    var ids: [Int: String] = [:]
    var items: [CodeLayout] = []
    for loop in start.target.map({ program.itemLoops(around: $0.place) }) ?? [] {
      guard let id = scope.id(ofItem: loop) else { return nil }
      let name = pool.unique(Identifier.lowerCamel(program.text(program.loops[loop].name)))
      ids[loop] = Identifier.quoted(name)
      items.append(.text("\(Identifier.quoted(name)) = \(id)"))
    }
    guard let target = start.target, let place = scope.path(to: target.place, { ids[$0] }) else {
      return .line(.text(begin + " ") + closure)
    }
    let then = self.closure(items, .text(target.way.code("$0.\(place)", "$1")))
    return .line(.call(begin, [closure, .text("then: ") + then]))
  }

  private func closure(_ captures: [CodeLayout], _ body: CodeLayout) -> CodeLayout {
    // A list that is too long for the line of the brace has lines of its own.
    let list =
      captures.isEmpty ? .text("") : CodeLayout.group(.line + .list(captures) + .text(" in"))
    return .group(.sequence([.text("{"), .indented(list + .line + body), .line, .text("}")]))
  }
}

extension CodeScope {
  /// A place that gets something later, as it is written after the screen: `draft.alert`,
  /// `groups[id: group]?.name`.
  /// - Parameter item: What says which item of a loop it is.
  func path(to place: ExpressionID, _ item: (Int) -> String? = { _ in nil }) -> String? {
    let expression = program.expression(place)
    if expression.operation == .field, let base = program.operandIDs(of: expression).first {
      return path(to: base, item).map {
        $0 + "." + fieldName(expression, of: program.expression(base).type)
      }
    }
    guard expression.operation == .symbol else { return nil }
    let symbol = program.symbols[Int(expression.payload)]
    // `chosen?.name`: the value may be gone when the result comes, or be another one.
    if let value = program.tables.unwrapped(symbol) {
      let id = item(Int(symbol.index)).map { "[id: \($0)]" } ?? ""
      return path(to: value, item).map { $0 + id + "?" }
    }
    guard symbol.kind == .loopVariable, symbol.file == program.file else {
      return names?.variables[Int(symbol.index)].map(Identifier.memberName)
    }
    let loop = Int(symbol.index)
    guard let id = item(loop), let list = path(to: program.tables.source(ofLoop: loop), item) else {
      return nil
    }
    return "\(list)[id: \(id)]?"
  }

  /// A place as people read it: `draft.alert`, `group.name`.
  func written(_ place: ExpressionID) -> String? {
    spelled(program.withoutUnwrapping(place))
  }

  private func spelled(_ place: ExpressionID) -> String? {
    let expression = program.expression(place)
    if expression.operation == .field, let base = program.operandIDs(of: expression).first {
      return spelled(base).map {
        $0 + "." + fieldName(expression, of: program.expression(base).type)
      }
    }
    guard expression.operation == .symbol else { return nil }
    let symbol = program.symbols[Int(expression.payload)]
    if let value = program.tables.unwrapped(symbol) { return spelled(value).map { $0 + "?" } }
    if symbol.kind == .loopVariable { return program.text(program.loops[Int(symbol.index)].name) }
    return names?.variables[Int(symbol.index)].map(Identifier.memberName)
  }

  /// The property that keeps which item waits for a result.
  func waiting(_ name: String) -> String { names?.local(name) ?? name }

  /// `group.id`, of the item of a loop.
  func id(ofItem loop: Int) -> String? {
    guard let field = idField(ofLoop: loop),
      let name = name(of: Symbol(.loopVariable, program.file, loop))
    else { return nil }
    return "\(Identifier.quoted(name)).\(field.name)"
  }

  func idType(ofLoop loop: Int) -> String? { idField(ofLoop: loop).map { types.name($0.type) } }

  private func idField(ofLoop loop: Int) -> (name: String, type: Type)? {
    let type = program.loops[loop].type
    guard let slot = program.idField(of: type), let (home, record) = program.record(of: type) else {
      return nil
    }
    return (RecordField.identity, home.fields[record.fields.lowerBound + slot].type)
  }
}

extension Step.Receiver.Way {
  /// How a place gets a value.
  func code(_ place: String, _ value: String) -> String {
    switch self {
    case .set: "\(place) = \(value)"
    case .add: "\(place).append(\(value))"
    case .addAll: "\(place) += \(value)"
    case .replace: "\(place).replace(\(value))"
    }
  }
}
