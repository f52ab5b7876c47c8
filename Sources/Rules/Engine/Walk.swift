import CtlCatalogue
import CtlChecker
import CtlDiagnostics

/// One pass over the elements of one screen or component, with what rules share: settings,
/// appearances, and the findings so far. Used by one thread.
final class Walk {
  let expansion: Expansion
  /// What the properties of the elements are worth.
  let cascade: Cascade
  /// The elements as they stand, one for each instance of the expansion.
  var sites: [Cascade.Site] { cascade.sites }
  /// What is worked out once for the whole file.
  let memo: Memo
  var settings: Settings { memo.settings }
  /// Where the elements of each kind stand, collected when a rule asks.
  private(set) lazy var elements = ElementIndex(self, sites)
  private lazy var places = PlaceTable(expansion)
  /// The segments of the control that was asked for them last: many rules do, one after another.
  var lastSegments: (index: Int, segments: Segments)?
  /// The least and the greatest value, likewise.
  var lastLimits: (index: Int, limits: (minimum: Double?, maximum: Double?))?
  private(set) var findings: [Finding] = []
  /// The layout of what is walked, made when a rule asks.
  var layout: SolvedLayout?
  /// The places inside components at which relocated findings began, for `@allow` there.
  private(set) var origins: [Location?] = []
  private(set) var keys: Set<FindingKey> = []

  init(_ expansion: Expansion, _ memo: Memo) {
    self.expansion = expansion
    self.memo = memo
    if case .screen(let index) = expansion.root {
      let program = expansion.program
      let hasOwn = !program.screens[index].scope.appearances.isEmpty
      cascade = Cascade(
        expansion, hasOwn ? AppearanceCascade(program, screen: index) : memo.appearances)
    } else {
      cascade = Cascade(expansion, memo.appearances)
    }
  }

  /// The instance of an element of the body that a frame holds.
  func place(of element: ElementID, in frame: Int32) -> Int? {
    places.place(of: element, in: frame)
  }

  // MARK: Visiting

  /// Visits every element, then the layout.
  func run(_ rules: Rule.Table) {
    for index in sites.indices where sites[index].element.form == .kind { visit(index, rules) }
    visitLayouts(rules)
  }

  private func visit(_ index: Int, _ rules: Rule.Table) {
    let kind = sites[index].element.kind
    var names = sites[index].names
    names.formUnion(cascade.appearances.names(of: kind))
    let control = Control(walk: self, index: index)
    for visit in rules.visits(of: kind)
    where names.mayContain(oneOf: rules.visits[visit].wanted) {
      rules.visits[visit].check(control)
    }
  }

  /// The constraints of components in use are those of their definitions: one look is enough.
  private func visitLayouts(_ rules: Rule.Table) {
    let root = Control(walk: self, index: 0)
    guard !root.constraints.isEmpty else { return }
    for visit in rules.ofLayouts { visit.check(root) }
  }

  /// The nearest element of some kinds around a position: which one it is depends on nothing else.
  func nearest(_ kinds: KindSet, around index: Int) -> Int? {
    var next = sites[index].instance.parent
    while next >= 0 {
      let site = sites[Int(next)]
      if site.element.form == .kind, kinds.contains(site.element.kind) { return Int(next) }
      next = site.instance.parent
    }
    return nil
  }

  // MARK: Reporting

  /// Reports a finding in an element, unless it has been reported already.
  func report(
    _ code: Code, at location: Location, in frame: Int32, dependingOn expression: ExpressionID?,
    _ finding: (Location) -> Finding
  ) {
    guard let target = uses.target(of: code, at: location, in: frame, dependingOn: expression)
    else { return }
    guard keys.insert(FindingKey(code, target.location)).inserted else { return }
    var finding = finding(target.location)
    if !target.inside.isEmpty {
      finding.related =
        target.inside.reversed().map {
          Finding.Related($0, Message("in the component, here", "在组件的此处")())
        } + finding.related
    }
    findings.append(finding)
    origins.append(frame < 0 ? nil : location)
  }

  /// Where findings inside components are said.
  private lazy var uses = UseTargets(expansion, memo)
}

/// A code at a place.
struct FindingKey: Hashable, Sendable {
  private let code: ObjectIdentifier
  private let location: Location

  init(_ code: Code, _ location: Location) {
    self.code = ObjectIdentifier(code)
    self.location = location
  }
}
