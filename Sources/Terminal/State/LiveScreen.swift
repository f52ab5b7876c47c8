import CtlCatalogue
import CtlChecker
import CtlDiagnostics
import CtlText

import enum CtlRuntime.FieldValue

/// A screen in use: its state, and the tree that follows from it.
public struct LiveScreen: Sendable {
  public let program: Program
  public let screen: Int
  public var state: ScreenState
  public private(set) var tree: RenderTree
  /// What the screen did when it appeared, as people read it.
  public let appeared: [String]
  /// What handlers asked of the code that shows screens.
  var requests: [ScreenRequest] = []
  /// The parameters that the screen may change, as its opener has them, by variable.
  var handed: [Int: Value]
  /// The outer screen, whose tab shows this one.
  public var outer: OuterScreen?
  /// What a tab of this one shows while this one is in use, with its place among the tabs of the file.
  public var inner: (tab: Int, screen: OuterScreen)?
  /// The way back to the screen that pushed this one.
  public var wayBack: WayBack?
  let cascade: Cascade
  public var expansion: Expansion { cascade.expansion }

  /// - Parameters:
  ///   - values: Those of parameters, by variable.
  ///   - ranges: In which the opener keeps parameters, by variable.
  public init(
    _ program: Program, screen: Int, now: String, with values: [Int: Value] = [:],
    in ranges: [Int: Value] = [:]
  ) {
    self.program = program
    self.screen = screen
    handed = values.filter { program.variables[$0.key].isBinding }
    cascade = Cascade(Expansion(program, .screen(screen)))
    let opening = ScreenState.opening(program, screen, DateTime(now), values, in: ranges)
    (state, appeared, requests) = (
      opening.evaluator.state, opening.done, opening.evaluator.requests
    )
    tree = Interpreter.whole(program, state, cascade)
  }

  /// A screen that a step or a tab opens.
  public init(_ opened: OpenedScreen, now: String) {
    self.init(
      opened.program, screen: opened.screen, now: now, with: opened.values, in: opened.ranges)
  }

  /// Opened with the parameters that are among the settings, which then all hold; see
  /// `ScreenState.set(_:in:)`.
  public init(
    _ program: Program, screen: Int, now: String, settings: [String]
  ) throws(Problem) {
    var values: [Int: Value] = [:]
    if let shown = program.screen(screen), !settings.isEmpty {
      let opened = ScreenState(program, screen: screen, now: DateTime(now))
      var set = opened
      try set.set(all: settings, in: program)
      for parameter in program.tables.parameters(of: shown) {
        let key = DeclarationKey(program.file, parameter)
        if set.variables[key] != opened.variables[key] { values[parameter] = set.variables[key] }
      }
    }
    self.init(program, screen: screen, now: now, with: values)
    let opened = state.variables
    try state.set(all: settings, in: program)
    for index in program.screen(screen)?.scope.variables ?? 0..<0 {
      let key = DeclarationKey(program.file, index)
      if state.variables[key] != opened[key] { state.given[index] = state.variables[key] }
    }
    refresh()
  }

  public var name: String { program.screen(screen).map { program.text($0.name) } ?? "" }

  /// Shows everything in the language and the look of the options; `refresh()` draws it.
  public mutating func use(_ options: RenderOptions) { state.use(options, of: program) }

  /// Makes the tree again after changes of the state.
  public mutating func refresh() {
    tree = drawn()
    if forgetChanged() { tree = drawn() }
  }

  private func drawn() -> RenderTree {
    var tree = drawnInTabs()
    if let wayBack { tree.add(wayBack) }
    return tree
  }

  private func drawnInTabs() -> RenderTree {
    guard let outer else {
      let own = inner == nil ? nil : ownTree
      guard let inner, let own, own.chosenTab().map({ place(ofTab: $0, in: own) }) == inner.tab
      else { return Interpreter.whole(program, state, cascade) }
      return .joined(
        (inner.screen.tree, inner.screen.expansion), in: (own, expansion), isInUse: false)
    }
    return .joined(
      (ownTree, expansion),
      in: (outer.tree, outer.expansion), isInUse: true)
  }

  /// Whether an element is one of this screen; a tab bar around it is none.
  public func owns(_ node: Int) -> Bool {
    tree.nodes.indices.contains(node)
      && expansion.instances.indices.contains(Int(tree.nodes[node].instance))
  }

  func evaluator(at node: Int) -> Evaluator {
    let evaluator = Evaluator(cascade, state)
    evaluator.enter(tree.nodes[node].rounds)
    return evaluator
  }

  // MARK: Changes

  /// Gives a property a value: its variable when it is bound to one, else only the element. A value
  /// that a control has not reported yet stays in the control.
  public mutating func write(
    _ value: Value, to name: PropertyName, of node: Int, isTold: Bool = true
  ) {
    guard owns(node) else { return }
    let evaluator = evaluator(at: node)
    let instance = Int(tree.nodes[node].instance)
    if isTold, let bound = evaluator.boundPlace(name, of: instance) {
      if let whole = evaluator.whole(value, at: bound) {
        state[bound.place] = whole
        settle()
      }
      state.forget(name, of: tree.nodes[node].key)
    } else {
      let key = tree.nodes[node].key
      state.leave(value, name, of: key, said: described(name, of: node))
      // A typed text has no styles.
      if name == .text {
        state.leave(.none, .attributedText, of: key, said: described(.attributedText, of: node))
      }
    }
  }

  /// Keeps what depends on other variables in its range.
  mutating func settle() {
    let evaluator = Evaluator(cascade, state)
    evaluator.settle()
    state.take(from: evaluator.state)
  }

  /// The same for the value of a control.
  package mutating func write(
    _ field: FieldValue, to property: Property, of node: Int, isTold: Bool
  ) {
    if let value = Value(field, property.type) {
      write(value, to: property.name, of: node, isTold: isTold)
    }
  }

  /// Chooses a segment or the row of a wheel; `part` is the place of the wheel in its picker.
  public mutating func choose(_ index: Int, of node: Int, part: Int = 0) {
    guard owns(node) else { return }
    let evaluator = evaluator(at: node)
    let instance = Int(tree.nodes[node].instance)
    if let (file, number) = evaluator.boundEnumeration(of: instance) {
      write(.enumCase(file: file, index: number, case: index), to: .selection, of: node)
      return
    }
    KindDrawing.of(tree.nodes[node].kind)?.choose(&self, index, node, part)
  }

  /// What a property of a drawn element is worth.
  func value(_ name: PropertyName, of node: Int) -> Value? {
    !owns(node) ? nil : evaluator(at: node).property(name, of: Int(tree.nodes[node].instance))
  }

  func wheelValues(of node: Int) -> [Value] {
    !owns(node) ? [] : evaluator(at: node).wheelValues(of: Int(tree.nodes[node].instance))
  }

  /// Copies values from the screen of an older program: a variable keeps its value if that still
  /// has the type and is in the range.
  public mutating func adopt(_ old: LiveScreen) {
    for index in program.screen(screen)?.scope.variables ?? 0..<0 {
      let variable = program.variables[index]
      let name = program.text(variable.name)
      let before = old.program.screen(old.screen)?.scope.variables.first {
        old.program.text(old.program.variables[$0].name) == name
      }
      guard let before, let value = old.state.variables[DeclarationKey(old.program.file, before)]
      else { continue }
      if case .enumCase(let file, let index, let number) = value {
        guard let item = old.program.enumCase(file, index, number),
          let home = old.program.enumeration(file, index)?.0
        else { continue }
        try? state.set("\(name)=\(home.text(item.name))", in: program)
      } else if value.number != nil {
        try? state.set("\(name)=\(value.text ?? "")", in: program)
      } else if variable.type == old.program.variables[before].type,
        program.hasRecord(of: variable.type, as: old.program)
      {
        state.variables[DeclarationKey(program.file, index)] = value
      }
    }
    adoptTasks(old)
    for index in program.screen(screen).map(program.boundParameters) ?? [] {
      handed[index] = state.variables[DeclarationKey(program.file, index)]
    }
  }

  /// The variable of a screen that asks for the present.
  private var present: DeclarationKey? {
    program.screen(screen)?.scope.variables.first { program.variables[$0].isPresent }
      .map { DeclarationKey(program.file, $0) }
  }

  /// Whether the screen follows the clock.
  public var hasClock: Bool { present != nil }

  /// Sets the clock of the screen.
  public mutating func setNow(_ date: DateTime) {
    if let present { state.variables[present] = .date(date) }
  }

  /// Whether a place in a file belongs to a node, and to none inside it.
  public func holds(_ place: Location, _ node: Int) -> Bool {
    guard owns(node) else { return false }
    let instance = expansion.instances[Int(tree.nodes[node].instance)]
    let program = expansion.program(of: instance)
    let root = instance.element.index
    guard program.file == place.file, program.elements.indices.contains(root) else { return false }
    func isAround(_ element: Int) -> Bool {
      let range = program.origins.range(of: program.elements[element].origin, .whole)
      return range.lowerBound <= place.range.lowerBound
        && place.range.upperBound <= range.upperBound
    }
    let inside = root + 1..<root + Int(program.elements[root].size)
    return isAround(root) && !inside.contains { isAround($0) }
  }

  // MARK: Events

  /// Whether an element has a handler for an event.
  public func handles(_ event: EventName, of node: Int) -> Bool {
    guard owns(node) else { return false }
    let instance = expansion.instances[Int(tree.nodes[node].instance)]
    let program = expansion.program(of: instance)
    return program.handlers[program.element(instance.element).handlers].contains {
      $0.event == event
    }
  }
}

extension Evaluator {
  /// The variable that a property is bound to, or the part of one.
  fileprivate func boundPlace(_ name: PropertyName, of instance: Int) -> BoundPlace? {
    guard let entry = entry(name, of: instance), entry.form == .binding else { return nil }
    return place(of: entry.expression, scope(of: instance))
  }

  /// The variable that an expression names, itself or by a two-way parameter, and where it is; or the
  /// item of a list in one, or the field of a record.
  func place(of expression: ExpressionID, _ scope: Place) -> BoundPlace? {
    var (id, scope) = (expression, scope)
    let type = scope.program.expression(id).type
    var path: [BoundPlace.Step] = []
    for _ in 0..<256 {
      let expression = scope.program.expression(id)
      if expression.operation == .field, let base = scope.program.operandIDs(of: expression).first {
        let range = scope.program.range(ofField: expression)
        path.append(.field(Int(expression.payload), range: range))
        id = base
        continue
      }
      if expression.operation == .index {
        let operands = scope.program.operandIDs(of: expression)
        guard operands.count == 2, case .int(let index)? = value(operands[1], scope) else {
          return nil
        }
        path.append(.item(index))
        id = operands[0]
        continue
      }
      guard expression.operation == .symbol else { return nil }
      let symbol = scope.program.symbols[Int(expression.payload)]
      let key = DeclarationKey(symbol.file, Int(symbol.index))
      switch symbol.kind {
      case .variable:
        guard let program = scope.program.program(of: symbol.file) else { return nil }
        let variable = program.variables[key.index]
        return BoundPlace(
          place: variablePlace(key, scope.frame), variable: variable,
          home: Place(program, frame: scope.frame), path: path,
          type: path.isEmpty ? variable.type : type)
      case .loopVariable:
        if let value = scope.program.tables.unwrapped(symbol) {
          path.append(.present(identity(of: key)))
          id = value
          continue
        }
        guard let round = loops.last(where: { $0.key == key }), symbol.file == scope.program.file
        else { return nil }
        let (list, views) = scope.program.tables.views(of: scope.program.loops[key.index].sequence)
        guard let item = source(of: round, list, views, scope) else { return nil }
        path.append(.item(item))
        id = list
      case .parameter:
        guard let outer = argument(key.index, scope) else { return nil }
        (id, scope) = outer
      default: return nil
      }
    }
    return nil
  }

  /// What the use of a component gives a parameter, and where that stands.
  func argument(_ parameter: Int, _ scope: Place) -> (ExpressionID, Place)? {
    guard scope.frame >= 0, let argument = expansion.argument(parameter, in: scope.frame) else {
      return nil
    }
    let frame = expansion.frames[Int(scope.frame)]
    return (argument.expression, Place(frame.callerProgram, frame: frame.callerFrame))
  }
}

extension Value {
  /// A number in the type of its variable.
  func fitting(_ type: Type) -> Value {
    guard let number else { return self }
    switch type.unwrapped.base {
    case .int: return Int(exactly: number.rounded()).map { .int($0) } ?? self
    case .double: return .double(number)
    case .length: return .length(number)
    default: return self
    }
  }
}
