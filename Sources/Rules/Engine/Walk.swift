import CtlCatalogue
import CtlChecker
import CtlDiagnostics

/// One pass over the elements of one screen or component, with the shared data of rules: settings,
/// appearances, and the findings so far. Used by one thread at a time.
final class Walk {
  let expansion: Expansion
  /// The values of the elements' properties.
  let cascade: Cascade
  /// The elements in place, one for each instance of the expansion.
  var sites: [Cascade.Site] { cascade.sites }
  /// Results for the whole file.
  let memo: Memo
  var settings: Settings { memo.settings }
  /// The positions of each kind's elements, collected on first use.
  private(set) lazy var elements = inEveryCase { ElementIndex(self, sites) }
  private lazy var places = PlaceTable(expansion)
  /// What names are worth, for every element.
  private(set) lazy var usedValues = UseValues(expansion)
  private(set) lazy var firstUses = FirstUses(usedValues)
  /// Elements near each other depend on the same: the last choices and their cases.
  var lastCases: [(choices: [Choice], cases: [ElementCase])] = []
  /// The last bounds that were asked for, which are the same in all cases.
  var lastBounds: LastBounds?
  /// The segments of the last control that was asked for them: many rules ask in turn.
  var lastSegments: Kept<Segments>?
  /// The least and the greatest value, kept in the same way.
  var lastLimits: Kept<(minimum: Double?, maximum: Double?)>?
  /// The case of the visited element; nil for what holds in all of them.
  private(set) var visitedCase: ElementCase?
  /// The same for rules. One that never asks for it, nor for what it decides, finds the same in every case.
  var current: ElementCase? {
    asked.isOther = true
    return visitedCase
  }
  /// What the current rule has asked.
  var asked = Answers.Asked()
  var answers = Answers()
  /// The visits of the element whose rules have asked something.
  private var following: [(visit: Int, asked: Answers.Asked)] = []
  /// Whether the current rule has seen a property of a style. A fix for one element does not change
  /// what its style sets for others.
  var looksAtStyles = false
  /// Whether fixes change the constant that a value is instead of its name.
  var followsConstants = false
  /// What the conditions around elements say, for those that were asked for.
  var lastingFacts: [Int: KnownFacts] = [:]
  private(set) lazy var hasVaryingSurroundings = findVaryingSurroundings()
  private(set) lazy var steppersOfLabels = inEveryCase { findSteppersOfLabels() }
  /// Which elements read which variables.
  private(set) lazy var reads = findReads()
  /// The elements that a finding wants to have as another kind: other fixes would be in vain.
  var replaced: Set<Int> = []
  /// How many cases there were.
  private var caseCount = 0
  /// The findings about the visited element that hold in every case, when it has cases.
  private var general: Set<FindingKey> = []
  private var hasCases = false
  private(set) var findings: [Finding] = []
  /// The positions of those that hold for some values of variables only.
  private var ofStates: [FindingKey: Int] = [:]
  /// The layout of the screen or component, made on first use.
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

  /// The instance of an element in the body of a frame.
  func place(of element: ElementID, in frame: Int32) -> Int? {
    places.place(of: element, in: frame)
  }

  // MARK: Visiting

  /// Visits every element, then the layout.
  func run(_ rules: Rule.Table) {
    for index in sites.indices where sites[index].element.form == .kind {
      forgetAnswers()
      hasCases = mayVary(index)
      visit(index, rules)
      guard hasCases else { continue }
      visitCases(of: index, rules)
      general.removeAll(keepingCapacity: true)
      following.removeAll(keepingCapacity: true)
    }
    hasCases = false
    visitLayouts(rules)
    forget()
  }

  /// Forgets what was kept for the next rule: it holds elements, which hold this walk, and would
  /// keep the whole program alive.
  func forget() {
    enter(nil)
    forgetAnswers()
    layout = nil
    lastCases = []
    lastBounds = nil
  }

  /// Those about another element; what was kept refers to them.
  private func forgetAnswers() {
    if answers.isEmpty { return }
    answers.forget()
    (lastSegments, lastLimits) = (nil, nil)
  }

  /// Moves the findings and their places inside components to the end of those of the file. They
  /// hold this walk, to make their fixes.
  func handOver(_ findings: inout [Finding], _ origins: inout [Location?]) {
    findings += self.findings
    origins += self.origins
    self.findings = []
    self.origins = []
  }

  private func visit(_ index: Int, _ rules: Rule.Table) {
    let kind = sites[index].element.kind
    var names = sites[index].names
    names.formUnion(cascade.appearances.names(of: kind))
    let control = PlacedElement(walk: self, index: index)
    for position in rules.visits(of: kind) {
      let visit = Int(position)
      guard names.mayContain(oneOf: rules.visits[visit].wanted) else { continue }
      looksAtStyles = false
      asked = Answers.Asked()
      rules.visits[visit].check(control)
      if hasCases, !asked.isEmpty { following.append((visit, asked)) }
    }
    if names.mayContain(oneOf: Swallowed.names(of: kind)) { Swallowed.report(control) }
  }

  private func visitCases(of index: Int, _ rules: Rule.Table) {
    let limit = 4_096 + sites.count
    guard caseCount < limit, !following.isEmpty else { return }
    let cases = cases(of: index, from: caseCount)
    caseCount += cases.count
    let control = PlacedElement(walk: self, index: index)
    var all = Answers.Asked()
    for one in following { all.formUnion(one.asked) }
    let around = cases.isEmpty ? KnownFacts() : facts(around: index)
    for one in cases where isThere(index, in: one, around) {
      enter(one)
      let changed = changedAnswers(among: all)
      for (visit, asked) in following where asked.mayDiffer(changed) {
        looksAtStyles = false
        rules.visits[visit].check(control)
      }
    }
    enter(nil)
  }

  /// Looks at one case from now on.
  func enter(_ one: ElementCase?) {
    visitedCase = one
    answers.enterCase()
    lastSegments = nil
    lastLimits = nil
  }

  /// What is asked for once and kept does not depend on the case in which it is asked for first.
  func inEveryCase<Result>(_ body: () -> Result) -> Result {
    let before = (visitedCase, asked)
    visitedCase = nil
    defer { (visitedCase, asked) = before }
    return body()
  }

  /// A result about one element, for which rules ask in turn.
  struct Kept<Result> {
    let index: Int
    fileprivate let result: Result
    fileprivate let asked: Answers.Asked
  }

  /// Makes a result that is kept until the next case.
  func kept<Result>(about index: Int, _ make: () -> Result) -> Kept<Result> {
    let before = asked
    asked = Answers.Asked()
    let kept = Kept(index: index, result: make(), asked: asked)
    asked = before
    return kept
  }

  /// A kept result; who asks for it has asked what it was made of.
  func result<Result>(_ kept: Kept<Result>) -> Result {
    asked.formUnion(kept.asked)
    return kept.result
  }

  /// The constraints of a used component are those of its definition, and are checked there.
  private func visitLayouts(_ rules: Rule.Table) {
    let root = PlacedElement(walk: self, index: 0)
    guard root.is(.screen) || !root.constraints.isEmpty || hasOwnSizes else { return }
    for visit in rules.ofLayouts { visit.check(root) }
  }

  /// Whether a control may have a size of its own.
  private var hasOwnSizes: Bool {
    sites.contains {
      $0.element.form == .kind && ($0.names.mayContain(.width) || $0.names.mayContain(.height))
        && Kind.named($0.element.kind).isInteractive
    }
  }

  /// The nearest element of some kinds around a position; it depends on nothing else.
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

  /// Reports a finding in an element, unless it has been reported already: `whole` is its place when
  /// it holds in every case.
  func report(
    _ code: Code, at location: Location, whole: Location, in frame: Int32,
    dependingOn expression: ExpressionID?, because look: BlamedLook? = nil,
    alsoAt states: @autoclosure () -> [Finding.Related] = [],
    with values: @autoclosure () -> [Location] = [], _ finding: (Location) -> Finding
  ) {
    if hasCases {
      let key = FindingKey(code, whole)
      if visitedCase == nil { general.insert(key) } else if general.contains(key) { return }
    }
    guard
      let target = uses.target(
        of: code, at: location, in: frame, dependingOn: expression, in: visitedCase)
    else { return }
    let isAtLook = look?.location == location
    let site = isAtLook ? look?.site ?? location : target.location
    let key = FindingKey(code, site)
    guard keys.insert(key).inserted else { return addStates(key, states) }
    if let value = target.defaults.last {
      guard memo.isFirst(code, ofDefault: value, at: target.location) else { return }
      if value.file != expansion.program.file {
        memo.causes[FindingKey(code, target.location)] = value
      }
    }
    if let look { memo.causes[FindingKey(code, target.location)] = look.location }
    if let value = target.value {
      memo.constants.note(key, value, at: site, in: expansion.program)
    } else if expression != nil, target.defaults.isEmpty, let place = target.inside.first {
      memo.constants.note(key, inBody: place)
    }
    var finding = finding(target.location)
    if !target.inside.isEmpty {
      finding.related =
        target.inside.reversed().map {
          Finding.Related($0, Message("in the component, here", "在组件的此处")())
        }
        + target.defaults.filter { $0 != target.location }
        .map { Finding.Related($0, Message("by this default", "由此默认值")()) }
        + finding.related
    }
    if visitedCase?.hasState == true { ofStates[key] = findings.count }
    memo.constants.note(key, with: values())
    findings.append(finding)
    origins.append(isAtLook ? site : frame < 0 ? nil : location)
  }

  /// Another value with which a known finding comes: of another screen that opens this one.
  private func addStates(_ key: FindingKey, _ states: () -> [Finding.Related]) {
    guard visitedCase?.hasState == true, let index = ofStates[key] else { return }
    let known = findings[index].related
    let added = states().filter { !known.contains($0) }
    if !added.isEmpty { memo.constants.noteOther(key) }
    if !added.isEmpty, known.count < 8 { findings[index].related = known + added }
  }

  /// The places to report findings inside components.
  private lazy var uses = UseTargets(expansion, memo)
}

/// The place in an appearance that is to blame for a finding, and the element that it is seen at.
struct BlamedLook {
  let location: Location
  let site: Location
}

/// A code at a place.
struct FindingKey: Hashable, Sendable {
  private let code: ObjectIdentifier
  private let location: Location

  /// The start of a place is enough to spread them.
  func hash(into hasher: inout Hasher) {
    hasher.combine(Int(bitPattern: code) ^ location.range.lowerBound << 32)
  }

  init(_ code: Code, _ location: Location) {
    self.code = ObjectIdentifier(code)
    self.location = location
  }
}
