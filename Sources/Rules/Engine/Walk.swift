import CtlCatalogue
import CtlChecker
import CtlDiagnostics
import CtlSyntax

/// One pass over the elements of one screen or component, with what rules share: settings,
/// appearances, and the findings so far. Used by one thread.
final class Walk {
  let expansion: Expansion
  let settings: Settings
  /// What was already found in the body of each component, so that its uses do not repeat it.
  let known: [FileID: Set<FindingKey>]
  /// Entries of appearance proxies by kind, the strongest first.
  let appearances: [[(program: Program, entry: PropertyEntry)]]
  /// The elements that each file names, collected when a rule asks.
  var referencedElements: [FileID: Set<ElementID>] = [:]
  /// Where the elements of each kind stand, collected when a rule asks.
  var elementIndex: ElementIndex?
  var findings: [Finding] = []
  let memo = Memo()
  /// The layout of what is walked, made when a rule asks.
  var layout: SolvedLayout?
  /// The places inside components at which relocated findings began, for `@allow` there.
  var origins: [Location?] = []
  var keys: Set<FindingKey> = []
  /// The constraints of each body that rules asked for, sorted once.
  var constraintIndexes: [ConstraintIndex.Body: ConstraintIndex] = [:]
  /// Where each element stands, by frame and element.
  private lazy var places: [Place: Int] = Dictionary(
    expansion.instances.enumerated().map { index, instance in
      (Place(frame: instance.frame, element: instance.element), index)
    }, uniquingKeysWith: { first, _ in first })

  private struct Place: Hashable {
    let frame: Int32
    let element: ElementID
  }

  /// The instance of an element of the body that a frame holds.
  func place(of element: ElementID, in frame: Int32) -> Int? {
    places[Place(frame: frame, element: element)]
  }

  init(_ expansion: Expansion, _ settings: Settings, known: [FileID: Set<FindingKey>]) {
    self.expansion = expansion
    self.settings = settings
    self.known = known
    var tables = [[(program: Program, entry: PropertyEntry)]](
      repeating: [], count: KindName.allCases.count)
    let program = expansion.program
    func add(_ index: Int, _ program: Program) {
      let appearance = program.appearances[index]
      guard let kind = appearance.kind else { return }
      // The last of two equal settings wins, as it does in code.
      for entry in program.properties[appearance.properties].reversed() {
        tables[Int(kind.rawValue)].append((program, entry))
      }
    }
    if case .screen(let index) = expansion.root {
      for appearance in program.screens[index].scope.appearances.reversed() {
        add(appearance, program)
      }
    }
    for appearance in program.fileAppearances.reversed() { add(appearance, program) }
    for file in program.imports {
      guard let other = program.imported[file] else { continue }
      for appearance in other.fileAppearances.reversed() { add(appearance, other) }
    }
    appearances = tables
  }

  func run(_ rules: Rule.Table) {
    for index in expansion.instances.indices {
      let instance = expansion.instances[index]
      let element = instance.program.elements[instance.element.index]
      guard element.form == .kind else { continue }
      let control = Control(walk: self, index: index)
      for rule in rules.byKind[Int(element.kind.rawValue)] { rule.check(control) }
    }
    // The constraints of components in use are those of their definitions: one look is enough.
    let root = Control(walk: self, index: 0)
    guard !root.constraints.isEmpty else { return }
    for rule in rules.ofLayouts { rule.check(root) }
  }

  // MARK: Reporting

  /// Reports a finding in an element. Inside the use of a component it is said once: in the body
  /// when the body alone is to blame, else at the argument (or the use) that causes it, with the
  /// place inside as a related label.
  func report(_ finding: Finding, in frame: Int32, dependingOn expression: ExpressionID?) {
    var finding = finding
    var frame = frame
    var expression = expression
    var origin: Location?
    while frame >= 0 {
      let use = expansion.frames[Int(frame)]
      let key = FindingKey(code: finding.code.id, location: finding.location)
      if known[use.program.file]?.contains(key) == true { return }
      origin = origin ?? finding.location
      let inside = finding.location
      var argument: PropertyEntry?
      if let id = expression {
        argument = expansion.argumentBehind(id, of: use.program, in: frame)
      }
      let caller = use.callerProgram
      if let argument {
        finding.location = Location(caller.file, caller.valueRange(of: argument))
        expression = argument.expression
      } else {
        let element = caller.element(use.use)
        let token = kindToken(element, caller)
        finding.location = caller.tree.location(ofToken: token)
        expression = nil
      }
      finding.fixes = []
      // Who reads it follows a few steps; a chain of thousands is no help.
      if finding.related.count < 8 {
        finding.related.insert(
          Finding.Related(inside, Message("in the component, here", "在组件的此处")()), at: 0)
      }
      frame = use.callerFrame
    }
    // A use that stands in the definition of a component is reported by the component's own walk.
    let key = FindingKey(code: finding.code.id, location: finding.location)
    guard keys.insert(key).inserted else { return }
    findings.append(finding)
    origins.append(origin)
  }

  func kindToken(_ element: Element, _ program: Program) -> Int {
    wordToken(program.tree, Int(element.node))
  }
}

/// A code at a place.
struct FindingKey: Hashable, Sendable {
  let code: String
  let location: Location
}
