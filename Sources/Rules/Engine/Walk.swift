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
  /// The properties of the program, and those of the elements of other programs.
  private let properties: [PropertyEntry]
  private let foreignProperties: [PropertyEntry]
  let appearances: Appearances
  /// What is worked out once for the whole file.
  let memo: Memo
  var settings: Settings { memo.settings }
  /// Where the elements of each kind stand, collected when a rule asks.
  private(set) lazy var elements = withoutReach { ElementIndex(self, sites) }
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
    let program = expansion.program
    let properties = program.properties
    var foreignProperties: [PropertyEntry] = []
    sites = expansion.instances.map { instance in
      let owner = expansion.program(of: instance)
      let element = owner.element(instance.element)
      if owner === program {
        return Site(instance, element, element.properties, properties[element.properties])
      }
      let entries = owner.properties[element.properties]
      let first = properties.count + foreignProperties.count
      foreignProperties += entries
      return Site(instance, element, first..<first + entries.count, entries)
    }
    self.properties = properties
    self.foreignProperties = foreignProperties
    if case .screen(let index) = expansion.root {
      let indexes = program.screens[index].scope.appearances
      appearances = memo.appearances.preceded(by: indexes, of: program)
    } else {
      appearances = memo.appearances
    }
  }

  /// The property at one of the positions of a site.
  func property(_ position: Int) -> PropertyEntry {
    position < properties.count
      ? properties[position] : foreignProperties[position - properties.count]
  }

  /// The instance of an element of the body that a frame holds.
  func place(of element: ElementID, in frame: Int32) -> Int? {
    places.place(of: element, in: frame)
  }

  // MARK: Visiting

  /// The position that is visited, and how far the rules have looked from there.
  private var visited = -1
  private var reach = Reach.none
  /// Of every position, and how many findings there were before it was visited.
  private(set) var reaches: [Reach] = []
  private(set) var starts: [Int32] = []

  /// Visits every element; where `results` holds what was found there before, that counts.
  func run(_ rules: Rule.Table, reusing results: EarlierFindings? = nil) {
    var reaches = [Reach](repeating: .none, count: sites.count)
    var starts = [Int32](repeating: 0, count: sites.count)
    for index in sites.indices {
      starts[index] = Int32(truncatingIfNeeded: findings.count)
      guard sites[index].element.form == .kind else { continue }
      visited = index
      reach = .none
      if let known = results?.known(at: index) {
        for (finding, origin) in known.findings { report(finding, origin) }
        if reach == .none { reach = known.reach }
      } else {
        visit(index, rules)
      }
      reaches[index] = reach
    }
    self.reaches = reaches
    self.starts = starts
    visited = 0
    visitLayouts(rules)
  }

  private func visit(_ index: Int, _ rules: Rule.Table) {
    let kind = sites[index].element.kind
    var names = sites[index].names
    names.formUnion(appearances.names(of: kind))
    let control = Control(walk: self, index: index)
    for visit in rules.visits(of: kind)
    where names.mayContain(oneOf: rules.visits[visit].wanted) {
      rules.visits[visit].check(control)
    }
  }

  /// The constraints of components in use are those of their definitions: one look is enough.
  private func visitLayouts(_ rules: Rule.Table) {
    layoutStart = findings.count
    let root = Control(walk: self, index: 0)
    guard !root.constraints.isEmpty else { return }
    for visit in rules.ofLayouts { visit.check(root) }
  }

  /// How many findings are not about the layout.
  private(set) var layoutStart = 0

  // MARK: Looking

  /// Notes that a rule asks about the element at a position: whoever reads `sites` for one does. What
  /// is around the visited one stays when others change.
  @inline(__always) func look(at index: Int) {
    if index != visited { lookElsewhere(index) }
  }

  @inline(never) private func lookElsewhere(_ index: Int) {
    let isAround = index < visited && index + Int(sites[index].instance.size) > visited
    if !isAround { reach.formUnion(index..<index + 1) }
  }

  /// Notes that what was found at the visited position depends on others.
  func look(at range: Range<Int>) { reach.formUnion(range) }

  /// Notes that what was found at the visited position depends on anything.
  func lookEverywhere() { reach = .everything }

  private func withoutReach<Result>(_ make: () -> Result) -> Result {
    let saved = reach
    defer { reach = saved }
    return make()
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
    guard keys.insert(FindingKey(code, target.location)).inserted else {
      // Were it not for the other one, this would be said.
      lookEverywhere()
      return
    }
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

  /// Reports what was found before, unless something else has come to say the same.
  private func report(_ finding: Finding, _ origin: Location?) {
    guard keys.insert(FindingKey(finding.code, finding.location)).inserted else {
      lookEverywhere()
      return
    }
    findings.append(finding)
    origins.append(origin)
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
