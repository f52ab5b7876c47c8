import CtlCatalogue
import CtlChecker
import CtlDiagnostics
import CtlSyntax

/// One pass over the elements of one screen or component, with what rules share: settings,
/// appearances, and the findings so far. Used by one thread.
final class Walk {
  let expansion: Expansion
  /// The elements as they stand, one for each instance of the expansion.
  let sites: [Site]
  let appearances: Appearances
  /// What is worked out once for the whole file.
  let memo: Memo
  var settings: Settings { memo.settings }
  /// What was already found in the body of each component, so that its uses do not repeat it.
  let known: [FileID: Set<FindingKey>]
  /// Where the elements of each kind stand, collected when a rule asks.
  private(set) lazy var elements = ElementIndex(self)
  private lazy var places = PlaceTable(expansion)
  /// The segments of the control that was asked for them last: many rules do, one after another.
  var lastSegments: (index: Int, segments: Segments)?
  private(set) var findings: [Finding] = []
  /// The layout of what is walked, made when a rule asks.
  var layout: SolvedLayout?
  /// The places inside components at which relocated findings began, for `@allow` there.
  private(set) var origins: [Location?] = []
  private(set) var keys: Set<FindingKey> = []

  init(_ expansion: Expansion, _ memo: Memo, known: [FileID: Set<FindingKey>]) {
    self.expansion = expansion
    self.memo = memo
    self.known = known
    let program = expansion.program
    let frames = expansion.frames
    sites = expansion.instances.map { instance in
      Site(instance, instance.frame < 0 ? program : frames[Int(instance.frame)].program)
    }
    if case .screen(let index) = expansion.root {
      let indexes = program.screens[index].scope.appearances
      appearances = memo.appearances.preceded(by: indexes, of: program)
    } else {
      appearances = memo.appearances
    }
  }

  /// The instance of an element of the body that a frame holds.
  func place(of element: ElementID, in frame: Int32) -> Int? {
    places.place(of: element, in: frame)
  }

  func run(_ rules: Rule.Table) {
    for index in sites.indices where sites[index].element.form == .kind {
      let kind = sites[index].element.kind
      var names = sites[index].names
      names.formUnion(appearances.names(of: kind))
      for visit in rules.visits(of: kind)
      where names.mayContain(oneOf: rules.visits[visit].wanted) {
        rules.visits[visit].check(Control(walk: self, index: index))
      }
    }
    // The constraints of components in use are those of their definitions: one look is enough.
    let root = Control(walk: self, index: 0)
    guard !root.constraints.isEmpty else { return }
    for visit in rules.ofLayouts { visit.check(root) }
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
    var related: [Finding.Related] = []
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
      if related.count < 8 {
        related.append(Finding.Related(inside, Message("in the component, here", "在组件的此处")()))
      }
      frame = use.callerFrame
    }
    if !related.isEmpty { finding.related = related.reversed() + finding.related }
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
