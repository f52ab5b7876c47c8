import CtlCatalogue
import CtlChecker
import CtlDiagnostics

/// What names and properties are worth at a state of a screen. What expressions mean is the checker's;
/// what cannot be computed has no value.
final class Evaluator: Environment {

  let cascade: Cascade
  var expansion: Expansion { cascade.expansion }
  var state: ScreenState { didSet { forget() } }
  var effort = Effort(limit: 10_000_000)
  let namedValues: NamedValues? = NamedValues()
  /// The same for texts as people read them.
  let shownValues = NamedValues()
  /// The values of the loops around the place that is being computed, innermost last.
  private(set) var loops: [LoopRound] = []
  /// What says which items of these loops are which.
  private var identities: [ItemIdentity] = []
  /// How often each `id` came in the loops that are gone through.
  private var copies: [[Value: Int]] = []
  /// The values that come with an event, while its handlers are looked at.
  var eventValues: [DeclarationKey: Value] = [:] { didSet { forget() } }
  /// The names of loops and of `if let` around the steps that run, outermost first.
  var names: [HeldName] = []
  /// The values that `if let` names, while steps run.
  private(set) var held: [DeclarationKey: Value] = [:]
  /// Whether a step runs: a sample shows only some.
  var runs: (Step) -> Bool = { _ in true }
  /// The events that components have sent, and that no use has received yet.
  var sent: [SentEvent] = []
  /// What handlers ask of the code that shows screens, in order.
  var requests: [ScreenRequest] = []
  /// Properties that were computed with the current loop values.
  private var known: [PropertyKey: Value?] = [:]
  /// Whether elements are there that others speak of.
  var present: [Int: Bool] = [:]
  /// What elements say for those inside of them, so that a deep screen is not walked at each of them.
  private var handedDown: [PropertyKey: Value?] = [:]
  /// The instance of an element in a frame.
  private let instances: [UInt64: Int]

  private struct PropertyKey: Hashable {
    let instance: Int
    let name: PropertyName
    let state: ControlState
  }

  init(_ cascade: Cascade, _ state: ScreenState) {
    self.cascade = cascade
    self.state = state
    let expansion = cascade.expansion
    var instances: [UInt64: Int] = [:]
    for (index, instance) in expansion.instances.enumerated()
    where expansion.program(of: instance).element(instance.element).name != nil {
      instances[Evaluator.key(instance.frame, instance.element)] = index
    }
    self.instances = instances
  }

  private static func key(_ frame: Int32, _ element: ElementID) -> UInt64 {
    UInt64(UInt32(bitPattern: frame)) << 32 | UInt64(element.rawValue)
  }

  func scope(of instance: Int) -> Place {
    let instance = expansion.instances[instance]
    return Place(expansion.program(of: instance), frame: instance.frame)
  }

  func element(of instance: Int) -> Element { cascade.sites[instance].element }

  /// The instance that a named element has where it is spoken of.
  func instance(of symbol: Symbol, _ scope: Place) -> Int? {
    guard symbol.kind == .element, symbol.file == scope.program.file else { return nil }
    return instances[Evaluator.key(scope.frame, ElementID(Int(symbol.index)))]
  }

  /// The instance of an element of a program in a frame.
  func instance(of element: ElementID, _ program: Program, _ frame: Int32) -> Int? {
    instances[Evaluator.key(frame, element)]
  }

  // MARK: Loops

  func enterLoop(_ program: Program, _ loop: Int) {
    identities.append(program.identity(ofLoop: loop))
    copies.append([:])
    loops.append(LoopRound(DeclarationKey(program.file, loop), .none, -1, by: .place))
  }

  func setLoopValue(_ value: Value) {
    let last = loops[loops.count - 1]
    var round = LoopRound(last.key, value, last.position + 1, by: identities.last ?? .place)
    if case .field? = identities.last, !copies.isEmpty {
      round.copy = copies[copies.count - 1][round.identity, default: 0]
      copies[copies.count - 1][round.identity] = round.copy + 1
    }
    loops[loops.count - 1] = round
    forget()
  }

  func leaveLoop() {
    loops.removeLast()
    if !identities.isEmpty { identities.removeLast() }
    if !copies.isEmpty { copies.removeLast() }
    forget()
  }

  /// Goes to the place of an element.
  func enter(_ rounds: [LoopRound]) {
    loops = rounds
    forget()
  }

  /// Notes where the item of a loop is in its list, and what it is now; nil where it is gone.
  func setItem(_ key: DeclarationKey, at place: Int, _ value: Value?) {
    guard let index = loops.lastIndex(where: { $0.key == key }) else { return }
    loops[index].source = place
    if let value { loops[index] = loops[index].with(value) }
    forget()
  }

  /// The place of the item of a round in the list that the loop sorts or filters.
  func source(
    of round: LoopRound, _ list: ExpressionID, _ views: [ExpressionID], _ scope: Place
  ) -> Int? {
    if views.isEmpty || round.source != nil { return round.place }
    guard case .list(let items)? = value(list, scope),
      let places = order(of: views, items, scope), places.indices.contains(round.position)
    else { return nil }
    return places[round.position]
  }

  /// Gives a variable a value.
  func set(_ place: VariablePlace, _ value: Value) {
    state[place] = value
    forget()
  }

  /// Keeps the value of a name until the end of the steps.
  func hold(_ key: DeclarationKey, _ value: Value) {
    held[key] = value
    forget()
  }

  /// Notes how far a task is.
  func set(_ key: DeclarationKey, _ progress: TaskProgress) {
    state.tasks[key] = progress
    forget()
  }

  private func forget() {
    if !known.isEmpty { known.removeAll(keepingCapacity: true) }
    if !present.isEmpty { present.removeAll(keepingCapacity: true) }
    if !handedDown.isEmpty { handedDown.removeAll(keepingCapacity: true) }
    namedValues?.forget()
    shownValues.forget()
  }

  // MARK: Properties

  /// A property of an element: what the state says, else the cascade; what follows from other
  /// properties goes before the default.
  func property(
    _ name: PropertyName, of instance: Int, in state: ControlState = .normal
  ) -> Value? {
    let key = PropertyKey(instance: instance, name: name, state: state)
    if let value = known[key] { return value }
    guard effort.enter() else { return nil }
    defer { effort.leave() }
    let kind = element(of: instance).kind
    let (set, standard) = said(name, of: instance, in: state)
    var result = inControl(name, of: instance, kind, set, state) ?? set ?? standard
    if result == nil || result == Value.none { result = inherited(name, of: instance) ?? result }
    known[key] = .some(result)
    return result
  }

  /// What is said of a property, or follows from the program around the element, and what holds
  /// else.
  func said(
    _ name: PropertyName, of instance: Int, in state: ControlState = .normal
  ) -> (set: Value?, standard: Value?) {
    var (set, standard) = setProperty(name, of: instance, in: state)
    for derivation in ProgramDerivation.of(element(of: instance).kind)
    where derivation.property == name {
      set = derivation.derive(self, instance, set)
    }
    return (set, standard)
  }

  /// What is said of a property for the elements inside another one.
  private func inherited(_ name: PropertyName, of instance: Int) -> Value? {
    guard let property = Kind.named(element(of: instance).kind).property(named: name),
      property.isInherited
    else { return nil }
    var result: Value?
    var path: [PropertyKey] = []
    var outer = cascade.holder(of: instance)
    while let around = outer {
      let key = PropertyKey(instance: around, name: name, state: .normal)
      if let value = handedDown[key] {
        result = value
        break
      }
      path.append(key)
      if let value = said(name, of: around).set, value != .none {
        result = value
        break
      }
      outer = cascade.holder(of: around)
    }
    for key in path { handedDown[key] = .some(result) }
    return result
  }

  /// What the state, the file or an appearance says of a property, and what holds else.
  private func setProperty(
    _ name: PropertyName, of instance: Int, in controlState: ControlState
  ) -> (set: Value?, standard: Value?) {
    let element = element(of: instance)
    let scope = scope(of: instance)
    let standard = Defaults.value(of: name, in: element.kind)
    if !state.live.isEmpty,
      let value = state.live[ElementKey(instance: Int32(instance), rounds: loops)]?[name]
    {
      return (value, standard)
    }
    if !state.overrides.isEmpty,
      let value = state.override(of: scope.program.name(of: element), element.kind, name)
    {
      return (value, standard)
    }
    switch cascade.ownSource(name, of: instance, in: controlState) {
    case .written(let entry): return (value(of: entry, scope), standard)
    case .appearance(let style):
      return (value(of: style.entry, Place(style.program)), standard)
    case .bound, .inherited, .standard: return (nil, standard)
    }
  }

  /// What the file says in the element itself.
  func entry(
    _ name: PropertyName, of instance: Int, group: PropertyEntry.Group = .own
  ) -> PropertyEntry? {
    cascade.written(name, of: instance, group: group)
  }

  // MARK: Names

  func worth(of symbol: Symbol, _ place: Place) -> Worth {
    let key = DeclarationKey(symbol.file, Int(symbol.index))
    switch symbol.kind {
    case .constant: return worth(ofConstant: symbol, place)
    case .variable:
      if let value = state[variablePlace(key, place.frame)] { return .value(value) }
      guard let program = place.program.program(of: symbol.file) else { return .unknown }
      let home = Place(program, frame: place.frame)
      return .value(initialValue(program.variables[key.index], home))
    case .loopVariable:
      guard let id = place.program.tables.named(symbol) else {
        return loops.last { $0.key == key }.map { .value($0.value) } ?? .unknown
      }
      if let value = held[key] { return .value(value) }
      // From outside of the branch it is as it begins.
      return place.program.tables.local(symbol) == nil && value(named: id, place) == Value.none
        ? .value(initial(place.program.loops[key.index].type)) : .expression(id, place)
    case .eventParameter: return eventValues[key].map { .value($0) } ?? .unknown
    case .parameter:
      let worth = expansion.worth(ofParameter: symbol, place)
      guard case .unknown = worth, symbol.file == place.program.file else { return worth }
      // The component stands on its own, or its use lacks the argument.
      let parameter = place.program.parameters[key.index]
      return parameter.defaultValue.map { .expression($0, place) }
        ?? .value(initial(parameter.type))
    default: return .unknown
    }
  }

  func worth(of property: PropertyName, of element: Symbol, _ place: Place) -> Value? {
    guard let instance = instance(of: element, place) else { return nil }
    if let value = absent(property, of: instance) { return value }
    let kind = self.element(of: instance).kind
    let standard = Defaults.value(of: property, in: kind)
    switch property {
    // A control that hides itself says so, as in the running app.
    case .isHidden:
      let element = EvaluatedElement(evaluator: self, instance: instance)
      return element.hidesItself ? .bool(true) : element.value(.isHidden)
    // What takes no touches by itself takes none, whatever is written.
    case .isUserInteractionEnabled where standard == .bool(false): return standard
    default: break
    }
    // A bound property is its variable, also where the control cannot show its value.
    if entry(property, of: instance)?.form == .binding,
      let value = said(property, of: instance).set
    {
      return value
    }
    return self.property(property, of: instance) ?? unsaid(property, of: kind)
  }

  // MARK: Variables

  /// What a type begins with when nothing is said; a date is the present.
  func initial(_ type: Type) -> Value {
    expansion.program.initialValue(of: type, now: presentDate)
  }

  /// What a variable starts with, in its range.
  func initialValue(_ variable: Variable, _ place: Place) -> Value {
    let start = variable.initialValue.flatMap { value($0, place) } ?? initial(variable.type)
    return variable.range.flatMap { value($0, place) }.map { start.clamped(to: $0) } ?? start
  }

  /// Where a variable that a frame speaks of is: a frame is one use of a component, in each round
  /// of the loops around it.
  func variablePlace(_ key: DeclarationKey, _ frame: Int32) -> VariablePlace {
    guard frame >= 0 else { return VariablePlace(key: key, use: nil) }
    let instance = expansion.frames[Int(frame)].instance
    var loopCount = 0
    if !loops.isEmpty {
      var next = expansion.instances[Int(instance)].parent
      while next >= 0 {
        if element(of: Int(next)).form == .loop { loopCount += 1 }
        next = expansion.instances[Int(next)].parent
      }
    }
    return VariablePlace(
      key: key, use: ElementKey(instance: instance, rounds: Array(loops.prefix(loopCount))))
  }

  /// The whole variable that a place is a part of.
  func value(at bound: BoundPlace) -> Value? {
    state[bound.place] ?? initialValue(bound.variable, bound.home)
  }

  /// The variables of the screen whose ranges depend on others.
  private lazy var movingVariables: [Int] = {
    let program = expansion.program
    return (program.screen(state.screen)?.scope.variables ?? 0..<0).filter {
      program.variables[$0].range.map { program.constant($0) == nil } ?? false
    }
  }()

  /// Moves variables of the screen into ranges that other variables have changed.
  func settle() {
    let program = expansion.program
    for index in movingVariables {
      guard let range = program.variables[index].range, let ends = value(range, Place(program))
      else { continue }
      let place = VariablePlace(key: DeclarationKey(program.file, index), use: nil)
      if let value = state[place] { set(place, value.clamped(to: ends)) }
    }
  }

  // MARK: Texts

  /// A value in a text: a case by its label, nothing for nil. What a text is does not follow the language.
  func reading(of value: Value?) -> String? {
    switch value {
    case .enumCase(let file, let index, let number)?:
      expansion.program.enumCase(file, index, number)?.label ?? ""
    case .date(let date)?: plainText(of: date)
    case let value: value.map { text(of: $0) } ?? ""
    }
  }

  /// A value as a person reads it.
  func text(of value: Value) -> String {
    switch value {
    case .localized(let key): lookedUp(key)
    case .date(let date): text(of: date)
    case .enumCase(let file, let index, let number):
      expansion.program.enumCase(file, index, number).map { lookedUp($0.label) } ?? ""
    default: value.text ?? ""
    }
  }
}
