import CtlCatalogue
import CtlChecker
import CtlDiagnostics
import CtlText

/// Facts about one file that several rules need, computed once, so that the cost is in proportion
/// to the size of the file. Shared by the walks over its screens and components; used by one
/// thread at a time.
final class Memo {
  let settings: Settings
  /// Those that apply to the components of the file.
  let appearances: AppearanceCascade
  /// The findings in the bodies of the components of the file, so that their uses do not repeat them.
  var known: Set<FindingKey> = []
  /// The findings that a look is to blame for, or a default of another file, with the place of that.
  var causes: [FindingKey: Location] = [:]
  /// The findings at the names of constants.
  var constants = BlamedConstants()
  /// The findings that the defaults of parameters are to blame for.
  private var ofDefaults: Set<FindingKey> = []
  private let imported: [FileID: RuleResults]
  /// The elements with errors, by file; those of the file itself are asked for most.
  var mistakes: [FileID: Mistakes] = [:]
  private(set) lazy var ownMistakes = Mistakes(program)
  /// The handlers of uses of components with many of them: by file, use and event.
  fileprivate var receivers: [FileID: [Int: [Symbol?: [Handler]]]] = [:]
  private var bodies: [Location: Body] = [:]
  /// By file and by the index of an element. Sets of elements would cost a look-up of types at every
  /// start.
  private var referencedElements: [FileID: [Bool]] = [:]
  private var revealedElements: [FileID: [Bool]] = [:]
  private var readElements: [FileID: [Bool]] = [:]
  /// What could not be read, and must not be changed by fixes.
  private(set) lazy var broken = BrokenParts(program)
  private let program: Program
  /// The tasks whose state something reads.
  private(set) lazy var followedTasks = program.followedTasks
  /// The screens that only screens with room beside them open.
  private(set) lazy var openedInRegularWidth = program.screensOpenedInRegularWidth
  /// The handlers with which a screen follows changes of each variable.
  private(set) lazy var followersOfVariables = Dictionary(
    grouping: program.handlers.filter { $0.received?.kind == .variable && !$0.steps.isEmpty },
    by: { Int($0.received?.index ?? 0) })
  /// The progress views that have a track.
  private(set) lazy var tracks = Tracks(program)
  /// The tints that screens have from the one around their tab.
  private(set) lazy var tintsAroundTabs = program.tintsAroundTabs
  /// Which screens push others, and what pages they show.
  lazy var pageLevels = PageLevels()
  /// Whether some text of the file has a sign in it that other languages put before values; nearly none
  /// has.
  private(set) lazy var hasBraces = hasText { $0 == 0x7B || $0 == 0x24 || $0 == 0x25 }
  /// The same for signs of HTML and formats: `<`, `&`, `%`.
  private(set) lazy var hasMarkup = hasText { $0 == 0x3C || $0 == 0x26 || $0 == 0x25 }
  /// Rules run on one thread, and fixes are made one at a time after them.
  let oneAtATime = Locked(())
  /// What variables are in the states that the files name.
  let states: KnownStates
  /// What changes the variables of each file.
  private var changes: [FileID: VariableChanges] = [:]
  /// The variables that may become true in a file.
  var turned: [FileID: Set<Int>] = [:]
  /// The constraints of each body that rules have used, by its file and the first of them, sorted once.
  var constraintIndexes: [FileID: [Int: ConstraintIndex]] = [:]

  /// - Parameter opener: Another file whose arguments count for the screens that it opens.
  init(
    _ program: Program, _ settings: Settings, _ imported: [FileID: RuleResults],
    openedBy opener: OuterOpenings? = nil
  ) {
    states = KnownStates(openedBy: opener)
    self.program = program
    self.settings = settings
    self.imported = imported
    appearances = AppearanceCascade(program)
  }

  /// Whether a finding stands in the body of a component, of this file or an imported one.
  func isKnown(_ code: Code, _ location: Location) -> Bool {
    let key = FindingKey(code, location)
    return known.contains(key) || imported[location.file]?.inComponents.contains(key) == true
  }

  /// Whether a finding that the default of a parameter is to blame for is its first. One of the file itself
  /// stands there, and is known to other files.
  func isFirst(_ code: Code, ofDefault value: Location, at location: Location) -> Bool {
    let key = FindingKey(code, value)
    if isKnown(code, value) || !ofDefaults.insert(key).inserted { return false }
    if location == value { known.insert(key) }
    return true
  }

  /// Leaves one finding of each code and each cause, the first.
  func oncePerCause(_ findings: [Finding]) -> [Finding] {
    if causes.isEmpty { return findings }
    var seen: Set<FindingKey> = []
    return findings.filter { finding in
      guard let cause = causes[FindingKey(finding.code, finding.location)] else { return true }
      return seen.insert(FindingKey(finding.code, cause)).inserted
    }
  }

  /// The findings that other files are to blame for.
  func causesElsewhere(_ findings: [Finding]) -> [RuleResults.Cause] {
    if causes.isEmpty { return [] }
    return findings.enumerated().compactMap { index, finding in
      guard let place = causes[FindingKey(finding.code, finding.location)],
        place.file != program.file
      else { return nil }
      return RuleResults.Cause(position: index, place: place)
    }
  }

  private(set) lazy var isForeign = Memo.isForeign(program)

  private func hasText(with isWanted: (UInt8) -> Bool) -> Bool {
    program.values.contains { value in
      guard case .string(var text) = value else { return false }
      return text.withUTF8 { $0.contains(where: isWanted) }
    }
  }

  func changes(in home: Program) -> VariableChanges {
    if let known = changes[home.file] { return known }
    let found = VariableChanges(home)
    changes[home.file] = found
    return found
  }

  /// Whether something in the file of an element refers to it.
  func isReferenced(_ element: ElementID, of program: Program) -> Bool {
    if let elements = referencedElements[program.file] { return elements[element.index] }
    var elements = [Bool](repeating: false, count: program.elements.count)
    for reference in program.references
    where reference.symbol.kind == .element && reference.symbol.file == program.file {
      elements[Int(reference.symbol.index)] = true
    }
    referencedElements[program.file] = elements
    return elements[element.index]
  }

  /// Whether a button in the file of an element reveals it.
  func isRevealed(_ element: ElementID, of program: Program) -> Bool {
    if let elements = revealedElements[program.file] { return elements[element.index] }
    var elements = [Bool](repeating: false, count: program.elements.count)
    for entry in program.properties where entry.name == .reveals && entry.group == .own {
      let expression = program.expression(entry.expression)
      guard [.reference, .symbol].contains(expression.operation) else { continue }
      let symbol = program.symbols[Int(expression.payload)]
      if symbol.kind == .element, symbol.file == program.file {
        elements[Int(symbol.index)] = true
      }
    }
    revealedElements[program.file] = elements
    return elements[element.index]
  }

  /// Whether something in the file of an element reads a property of it: `airplane.isOn`.
  func isRead(_ element: ElementID, of program: Program) -> Bool {
    if let elements = readElements[program.file] { return elements[element.index] }
    var elements = [Bool](repeating: false, count: program.elements.count)
    for expression in program.expressions where expression.operation == .elementProperty {
      let element = program.expressions[Int(program.operands[expression.operands.lowerBound])]
      guard element.operation == .reference else { continue }
      let symbol = program.symbols[Int(element.payload)]
      if symbol.kind == .element, symbol.file == program.file {
        elements[Int(symbol.index)] = true
      }
    }
    readElements[program.file] = elements
    return elements[element.index]
  }

  /// The declarations of a body: a screen or component.
  struct Body {
    let origin: OriginID
    var actions: [String: Action] = [:]
    var lastAction: OriginID?
    /// Every other name of the body.
    var names: Set<String> = []
    /// The names among them that stand for a value.
    var values: Set<String> = []
    /// The only action of a screen without parameters that nothing calls yet.
    var waitingAction: String?
  }

  func body(of control: PlacedElement) -> Body {
    let program = control.program
    var root = control.instance.element.index
    while program.elements[root].parent >= 0 { root = Int(program.elements[root].parent) }
    let element = program.elements[root]
    let place = program.location(of: element.origin)
    if let known = bodies[place] { return known }
    let isComponent = element.form == .componentRoot
    let scope =
      isComponent
      ? program.components[Int(element.payload)].scope
      : program.screens[Int(element.payload)].scope
    var body = Body(origin: element.origin)
    for action in program.actions[scope.actions] {
      body.actions[program.text(action.name)] = action
      body.lastAction = action.origin
    }
    let called = changes(in: program).calledActions
    let waiting = scope.actions.filter {
      program.actions[$0].parameters.isEmpty && !called.contains(Symbol(.action, program.file, $0))
    }
    if !isComponent, waiting.count == 1 {
      body.waitingAction = program.text(program.actions[waiting[0]].name)
    }
    body.names.formUnion(program.variables[scope.variables].map { program.text($0.name) })
    body.names.formUnion(program.constants[scope.constants].map { program.text($0.name) })
    body.values = body.names
    body.names.formUnion(program.tasks[scope.tasks].map { program.text($0.name) })
    let elements = program.elements[root..<root + Int(element.size)]
    body.names.formUnion(elements.compactMap { program.name(of: $0) })
    if isComponent {
      let parameters = program.components[Int(element.payload)].parameters
      let names = program.parameters[parameters].map { program.text($0.name) }
      body.names.formUnion(names)
      body.values.formUnion(names)
    }
    bodies[place] = body
    return body
  }
}

extension Memo {
  /// The handlers of a use of a component for one of its events.
  func handlers(of use: ElementID, for event: Symbol, in program: Program) -> [Handler] {
    let own = program.handlers[program.element(use).handlers]
    if own.count <= 16 { return own.filter { $0.received == event } }
    if receivers[program.file]?[use.index] == nil {
      receivers[program.file, default: [:]][use.index] = Dictionary(grouping: own, by: \.received)
    }
    return receivers[program.file]?[use.index]?[event] ?? []
  }
}
