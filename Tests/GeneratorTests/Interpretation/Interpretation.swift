import CtlChecker
import CtlDiagnostics

@testable import CtlRuntime

typealias ElementName = CtlRuntime.Reference

/// A screen run from its typed program, without generated code: what generated code must agree with,
/// event by event. It shares the controls and the interface of the runtime with it.
final class Interpretation {
  let program: Program
  let screen: Place
  var interface = Interface()
  var calls: [String] = []
  /// Tasks that run, by their full names.
  var running: Set<String> = []
  /// What tasks were started with the last time, by their full names.
  var started: [String: [Datum]] = [:]
  /// What tells the items apart for which work of a task was started, in this order, by its full name.
  private(set) var items: [String: [Datum]] = [:]
  /// Whether the screen does only what is interpreted here: properties of controls that no variable
  /// holds are not read back.
  var isUnderstood = true
  /// Whether the terminal shows the same: it knows the variables of the screen alone.
  private(set) var isShownByTerminal = true
  /// The events of components that no use has received yet.
  private var sent: [(event: Symbol, values: [Datum], place: Place)] = []
  /// Variables by the place and index.
  private var variables: [String: Datum] = [:]
  /// What was written to components in loops, by the pattern of its references.
  private var rounds: [String: [String: Datum]] = [:]
  /// Where the items of senders are in the lists that loops sort or filter, during a send.
  private var sentFrom: [String: Int] = [:]
  /// Called with each action of the screen; the harness does the same.
  private let act: (Interpretation) -> Void

  init(_ program: Program, screen index: Int, act: @escaping (Interpretation) -> Void) {
    self.program = program
    self.act = act
    let screen = program.screens[index]
    self.screen = Place(program, root: screen.root, scope: screen.scope)
    for variable in screen.scope.variables {
      write(initialValue(variable, self.screen), to: variable, self.screen)
    }
    update()
    for handler in program.handlers[program.element(screen.root).handlers]
    where handler.event == .appear {
      run(handler.steps, self.screen)
    }
  }

  /// Where the constants of a file stand.
  func filePlace(_ program: Program) -> Place {
    Place(program, root: ElementID(0), scope: nil)
  }

  // MARK: Work for items

  /// The full name of the work for an item.
  func work(of task: String, for item: ExpressionID, _ place: Place) -> String {
    work(of: task, for: identity(of: item, place))
  }

  func work(of task: String, for item: Datum) -> String { "\(task)(\(item))" }

  private func identity(of item: ExpressionID, _ place: Place) -> Datum {
    let value = evaluate(item, place)
    guard case .record(let fields) = value,
      let slot = place.program.idField(of: place.program.expression(item).type)
    else { return value }
    return fields[slot]
  }

  private func note(_ work: String, of task: String, _ item: ExpressionID?, _ place: Place) {
    guard let item = item.map({ identity(of: $0, place) }) else { return }
    if items[task]?.contains(item) != true { items[task, default: []].append(item) }
  }

  // MARK: Variables

  /// The variables of the screen and of the components in it by their names; those in loops by their
  /// references, as far as they were written.
  var state: [String: Datum] { state(screen).merging(rounds.mapValues { .entries($0) }) { $1 } }

  private func state(_ place: Place) -> [String: Datum] {
    var result: [String: Datum] = [:]
    for index in place.variables {
      let variable = place.program.variables[index]
      result[place.full(place.program.text(variable.name))] =
        self.variable(index, place).encoded(variable.type, place.program)
    }
    for index in place.root.index..<place.root.index + Int(place.program.element(place.root).size) {
      let element = place.program.elements[index]
      guard element.form == .componentUse, element.loopDepth == 0, element.payload >= 0,
        let inner = use(ElementID(index), place)
      else { continue }
      result.merge(state(inner)) { first, _ in first }
    }
    return result
  }

  func variable(_ index: Int, _ place: Place) -> Datum {
    let value = variables[key(index, place)] ?? initialValue(index, place)
    return place.path.isEmpty ? value : clamped(value, index, place)
  }

  private func key(_ index: Int, _ place: Place) -> String { "\(place.statePath)#\(index)" }

  private func initialValue(_ index: Int, _ place: Place) -> Datum {
    let variable = place.program.variables[index]
    if let value = variable.initialValue { return evaluate(value, place) }
    let value: Datum =
      variable.type == .date ? .date(.now()) : initial(variable.type, place.program)
    return variable.type.isOptional ? value : clamped(value, index, place)
  }

  func write(_ value: Datum, to index: Int, _ place: Place) {
    if !place.path.isEmpty {
      // A write that changes nothing is none: the initial value may still follow from others.
      if value == variable(index, place) { return }
      isShownByTerminal = false
    }
    store(value, in: index, place)
  }

  /// A step sets a variable of a component also to the value that it has: it follows nothing from then on.
  private func settle(_ target: ExpressionID, _ place: Place) {
    let expression = place.program.expression(target)
    guard !place.path.isEmpty, expression.operation == .symbol,
      case let symbol = place.program.symbols[Int(expression.payload)], symbol.kind == .variable,
      let initial = place.program.variables[Int(symbol.index)].initialValue,
      !place.program.isConstant(initial)
    else { return }
    isShownByTerminal = false
    store(variable(Int(symbol.index), place), in: Int(symbol.index), place)
  }

  private func store(_ value: Datum, in index: Int, _ place: Place) {
    variables[key(index, place)] = clamped(value, index, place)
    let name = "\(place.statePath).\(place.program.text(place.program.variables[index].name))"
    if name.contains("[") {
      rounds[ElementName(name).pattern, default: [:]][name] = clamped(value, index, place)
    }
  }

  private func clamped(_ value: Datum, _ index: Int, _ place: Place) -> Datum {
    place.program.variables[index].range.map { clamped(value, in: evaluate($0, place)) } ?? value
  }

  func clamped(_ value: Datum, in range: Datum) -> Datum {
    guard case .range(let lower, let upper, let isClosed) = range else { return value }
    switch (value, lower, upper) {
    case (.int(let value), .int(let lower), .int(let upper)):
      return .int(isClosed ? clamp(value, lower, upper) : clamp(value, lower, below: upper))
    case (.double(let value), .double(let lower), .double(let upper)):
      return .double(isClosed ? clamp(value, lower, upper) : clamp(value, lower, below: upper))
    case (.duration(let value), .duration(let lower), .duration(let upper)):
      return .duration(isClosed ? clamp(value, lower, upper) : clamp(value, lower, below: upper))
    case (.date(let value), .date(let lower), .date(let upper)):
      return .date(isClosed ? clamp(value, lower, upper) : clamp(value, lower, below: upper))
    default: return value
    }
  }

  /// Writes what an expression names.
  func assign(_ value: Datum, to id: ExpressionID, _ place: Place) {
    put(value, to: id, place)
    follow(place)
  }

  func put(_ value: Datum, to id: ExpressionID, _ place: Place) {
    let expression = place.program.expression(id)
    let operands = place.program.operandIDs(of: expression)
    if expression.operation == .index {
      guard case .int(let index) = evaluate(operands[1], place) else { return }
      _ = put(value, toItem: index, of: operands[0], place)
      return
    }
    if expression.operation == .field {
      guard case .record(var fields) = current(operands[0], place) else { return }
      let range = place.program.range(ofField: expression)
      fields[Int(expression.payload)] =
        range.map { clamped(value, in: Datum($0, in: place.program)) } ?? value
      return put(.record(fields), to: operands[0], place)
    }
    guard expression.operation == .symbol else { return }
    let symbol = place.program.symbols[Int(expression.payload)]
    switch symbol.kind {
    case .loopVariable:
      let loop = Int(symbol.index)
      if place.program.loops[loop].isUnwrapping { return put(value, unwrapped: loop, place) }
      guard let source = place.sources[loop] else { return }
      if put(value, toItem: source, of: place.program.tables.source(ofLoop: loop), place) {
        place.loops[loop]?.value = value
      }
    case .variable: write(value, to: Int(symbol.index), place)
    case .parameter:
      if case .binding(let outer, let home)? = place.arguments[Int(symbol.index)] {
        put(value, to: outer, home)
      }
    default: break
    }
  }

  private func put(
    _ value: Datum, toItem index: Int, of list: ExpressionID, _ place: Place
  ) -> Bool {
    guard case .list(var items) = current(list, place), items.indices.contains(index) else {
      return false
    }
    items[index] = value
    put(.list(items), to: list, place)
    return true
  }

  // MARK: Events

  /// What a person does to a control.
  func send(_ interaction: Interaction, to name: ElementName) -> [ControlTree.SentEvent] {
    // Numbers are the same whatever their type.
    let former = followedValues
    let events = interface.send(interaction, to: name)
    // A tap on a button of an alert closes it, bound or not.
    let closed = interface.close(for: events)
    sentFrom = [:]
    defer { sentFrom = [:] }
    take(from: name)
    for sender in Set(events.map(\.sender)) where sender != name { take(from: sender) }
    if let closed { take(from: closed) }
    update()
    for sent in events { perform(sent) }
    update()
    if !events.isEmpty { answerChanges(since: former) }
    return events
  }

  /// The handlers of variables and of their fields, in the order of the file.
  private var changeHandlers: [Handler] {
    let program = screen.program
    guard let root = program.screens.first(where: { $0.scope.variables == screen.variables })?.root
    else { return [] }
    return program.handlers[program.element(root).handlers].filter {
      $0.received?.kind == .variable
    }
  }

  private func followed(by handler: Handler) -> String {
    handler.followed.map { canonical(evaluate($0, screen)) } ?? ""
  }

  /// What the handlers of variables follow, before an event.
  private var followedValues: [String] { changeHandlers.map(followed) }

  /// `draft`, `start` of `draft.start`: what is worked out belongs to the whole.
  private func path(of place: ExpressionID) -> [UInt32] {
    let program = screen.program
    var path: [UInt32] = []
    var place = place
    while case let part = program.expression(place), part.operation != .symbol {
      guard [.field, .index, .computed].contains(part.operation) else { return [] }
      path = part.operation == .field ? [part.payload] + path : []
      place = program.operandIDs(of: part)[0]
    }
    return [program.symbols[Int(program.expression(place).payload)].index] + path
  }

  /// Runs the handlers of what is not as it was: as in the file, but first those that change what another one
  /// follows.
  private func answerChanges(since former: [String]) {
    let program = screen.program
    let all = changeHandlers
    let paths = all.map { $0.followed.map(path) ?? [] }
    func changes(_ handler: Handler, _ followed: [UInt32], own: [UInt32]) -> Bool {
      program.steps[handler.steps].contains { step in
        var place: ExpressionID?
        if case .assign(let target, _) = step.form { place = target }
        if case .change(_, let target, _) = step.form { place = target }
        guard let path = place.map(path), !path.isEmpty else { return false }
        return path.starts(with: followed) && followed != own
          || followed.count > path.count && followed.starts(with: path)
      }
    }
    var order: [Int] = []
    var seen: Set<Int> = []
    func visit(_ index: Int) {
      guard seen.insert(index).inserted else { return }
      for other in all.indices where changes(all[other], paths[index], own: paths[other]) {
        visit(other)
      }
      order.append(index)
    }
    for index in all.indices { visit(index) }
    while true {
      let before = order.count
      for index in order where followed(by: all[index]) != former[index] {
        order.removeAll { $0 == index }
        run(all[index].steps, screen)
        receive()
        update()
      }
      if order.count == before { return }
    }
  }

  func update() {
    settle()
    let held = screen.held
    screen.held = [:]
    interface.update(to: describe())
    screen.held = held
  }

  /// Ranges may follow from other variables.
  private func settle() {
    for index in screen.variables { write(variable(index, screen), to: index, screen) }
  }

  private func take(from name: ElementName) {
    guard let (place, index) = find(name) else { return }
    let element = place.program.elements[index]
    for entry in place.program.properties[element.properties] where entry.form == .binding {
      take(entry, element, name, place)
    }
    if element.kind == .picker { takeWheels(ElementID(index), name, place) }
  }

  private func perform(_ sent: ControlTree.SentEvent) {
    guard let (place, index) = find(sent.sender) else { return }
    let program = place.program
    let element = program.elements[index]
    hold(around: index, place)
    defer { place.held = [:] }
    for handler in program.handlers[element.handlers] {
      guard let event = handler.event, event.name == sent.event.name.rawValue else { continue }
      if case .select(let wheel, let row) = sent.event {
        for (index, value) in zip(handler.parameters, [wheel, row]) {
          place.event[index] = .int(value)
        }
      }
      run(handler.steps, place)
    }
    receive()
  }

  /// What the uses do with the events of their components, and with those that follow.
  private func receive() {
    var next = 0
    while next < sent.count {
      let (event, values, place) = sent[next]
      next += 1
      guard let (use, home) = place.use else { continue }
      hold(around: use.index, home)
      defer { home.held = [:] }
      for handler in home.program.receivers(in: use, of: event) {
        for (parameter, value) in zip(handler.parameters, values) { home.event[parameter] = value }
        run(handler.steps, home)
      }
    }
    sent = []
  }

  /// One step after the other; what they change is described before the app is called, and at the end.
  private func run(_ steps: Range<Int>, _ place: Place) {
    let program = place.program
    for index in program.outerSteps(in: steps) {
      switch program.steps[index].form {
      case .call(let call):
        let values = program.operands[call.arguments].map {
          evaluate(ExpressionID(Int($0)), place)
        }
        let action = program.actions[Int(call.action.index)]
        if action.isEvent {
          sent.append((call.action, values, place))
          continue
        }
        let arguments = values.map { canonical($0) }
        let name = program.text(action.name)
        update()
        calls.append("\(name)(\(arguments.joined(separator: ", ")))")
        if place.path.isEmpty { act(self) }
        update()
      case .assign(let target, let value):
        assign(evaluate(value, place), to: target, place)
        settle(target, place)
        settle()
      case .change(let change, let target, let operands):
        let values = program.operands[operands].map { evaluate(ExpressionID(Int($0)), place) }
        if case .list(let items) = evaluate(target, place) {
          assign(.list(changed(items, change, values)), to: target, place)
        }
        settle()
      case .start(let start):
        let arguments = program.operands[start.arguments].map {
          evaluate(ExpressionID(Int($0)), place)
        }
        let task = name(of: start.task, place)
        let work = program.item(of: start).map { self.work(of: task, for: $0, place) } ?? task
        if work != task { note(work, of: task, program.item(of: start), place) }
        running.formUnion([work, task])
        started[work] = arguments
        update()
      case .cancel(let symbol, let item):
        let task = name(of: symbol, place)
        let works = (items[task] ?? []).map { work(of: task, for: $0) }
        if let item {
          running.remove(work(of: task, for: item, place))
        } else {
          running.subtract(works + [task])
        }
        if running.isDisjoint(with: works) { running.remove(task) }
        update()
      // Other screens are not interpreted.
      case .open, .finish, .close: break
      case .name(let index, let value): place.event[index] = evaluate(value, place)
      case .choice(let condition, _):
        let (then, otherwise) = program.branches(of: index)
        if case .bool(let isTrue) = evaluate(condition, place) {
          if isTrue { hold(by: condition, place) }
          run(isTrue ? then : otherwise, place)
        }
      }
    }
  }

  private func changed(_ items: [Datum], _ change: ListChange, _ values: [Datum]) -> [Datum] {
    var items = items
    let numbers = values.compactMap { if case .int(let number) = $0 { number } else { nil } }
    switch change {
    case .append: items.append(values[0])
    case .insert: items.insert(values[0], ifAt: numbers[numbers.count - 1])
    case .remove: items.remove(ifAt: numbers[0])
    case .move: items.move(ifFrom: numbers[0], ifTo: numbers[1])
    case .removeAll: items.removeAll()
    }
    return items
  }

  // MARK: Finding

  /// The element of a reference, in its place; nil when it is not there.
  private func find(_ name: ElementName) -> (Place, Int)? {
    var sender = Sender(name)
    var place = screen
    while true {
      guard let index = place.names.first(where: { $0.value == sender.name })?.key
      else { return nil }
      for (round, loop) in place.loops(around: index).enumerated() {
        let items = self.items(of: place.program.loops[loop].sequence, place)
        let key = "\(sender) \(loop)"
        if let known = sentFrom[key], let item = item(at: known, loop, place) {
          // What the control has given its variable may have moved the item to another round.
          let now = items.indices.first { source(of: $0, loop, place) == known } ?? -1
          place.loops[loop] = (item, now)
          place.sources[loop] = known
          continue
        }
        guard let value = items.element(at: sender.index(round)) else { return nil }
        place.loops[loop] = (value, sender.index(round))
        place.sources[loop] = source(of: sender.index(round), loop, place)
        if !place.program.tables.views(of: place.program.loops[loop].sequence).views.isEmpty {
          sentFrom[key] = place.sources[loop]
        }
      }
      let element = place.program.elements[index]
      guard element.form == .componentUse else { return (place, index) }
      guard let inner = use(ElementID(index), place) else { return nil }
      place = inner
      sender = sender.inner
    }
  }

  private func item(at index: Int, _ loop: Int, _ place: Place) -> Datum? {
    let program = place.program
    let (list, _) = program.tables.views(of: program.loops[loop].sequence)
    return items(of: list, place).element(at: index)
  }

  /// The place of an item in the list that a loop sorts or filters: the views give the places of the
  /// items as they give the items.
  private func source(of round: Int, _ loop: Int, _ place: Place) -> Int? {
    let program = place.program
    let (list, views) = program.tables.views(of: program.loops[loop].sequence)
    guard case .list(let items) = evaluate(list, place) else { return nil }
    return places(views, items, place).element(at: round)
  }

  private func places(_ views: [ExpressionID], _ items: [Datum], _ place: Place) -> [Int] {
    let program = place.program
    var places = Array(items.indices)
    for view in views {
      let expression = program.expression(view)
      if expression.operation == .conditional {
        // A choice stands first, of two views of the whole list.
        let operands = program.operandIDs(of: expression)
        let side = operands[evaluate(operands[0], place).bool ? 1 : 2]
        places = self.places(program.tables.views(of: side).views, items, place)
      } else if expression.operation == .each {
        let call = program.itemCalls[Int(expression.payload)]
        let said = places.map { index in
          place.loops[call.loop] = (items[index], index)
          return evaluate(program.operandIDs(of: expression)[1], place)
        }
        let kept =
          call.function == .filter
          ? said.indices.filter { said[$0].bool }
          : call.isDescending
            ? said.indices.sorted { isLess(said[$1], said[$0]) }
            : said.indices.sorted { isLess(said[$0], said[$1]) }
        places = kept.map { places[$0] }
      } else if let name = BuiltIn(expression)?.name, name != "sorted" {
        let operands = program.operandIDs(of: expression)
        switch name {
        case "reversed": places.reverse()
        case "prefix": places = Array(places.prefix(amount(evaluate(operands[1], place))))
        default: places = Array(places.suffix(amount(evaluate(operands[1], place))))
        }
      } else {
        places.sort { isLess(items[$0], items[$1]) }
      }
    }
    return places
  }

  func items(of sequence: ExpressionID, _ place: Place) -> [Datum] {
    items(of: evaluate(sequence, place))
  }

  /// The items of a list, or the numbers of a range.
  func items(of sequence: Datum) -> [Datum] {
    switch sequence {
    case .list(let items): items
    case .range(.int(let lower), .int(let upper), let isClosed):
      (isClosed ? numbers(lower, through: upper) : numbers(lower, below: upper)).map { .int($0) }
    default: []
    }
  }

  /// The inside of a component.
  func use(_ id: ElementID, _ place: Place) -> Place? {
    let element = place.program.element(id)
    guard element.payload >= 0, let path = place.reference(id.index) else { return nil }
    let symbol = place.program.componentUses[Int(element.payload)]
    guard let source = place.program.program(of: symbol.file) else { return nil }
    let component = source.components[Int(symbol.index)]
    // The loops of the place go on, so the argument keeps a place of its own.
    let home = place.copy()
    var arguments: [Int: Place.Argument] = [:]
    for index in component.parameters {
      let parameter = source.parameters[index]
      let entry = place.program.properties[element.properties].first { $0.parameter == index }
      if let entry {
        arguments[index] =
          parameter.isBinding
          ? .binding(entry.expression, home) : .expression(entry.expression, home)
      } else if let value = parameter.defaultValue {
        arguments[index] = .value(evaluate(value, filePlace(source)))
      } else {
        arguments[index] = .value(initial(parameter.type, source))
      }
    }
    let inner = Place(
      source, root: component.root, scope: component.scope, path: path,
      statePath: statePath(of: id.index, place), arguments: arguments)
    inner.use = (id, home)
    return inner
  }
}
