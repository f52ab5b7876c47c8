import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension PlacedElement {
  /// The place of a finding.
  enum Place {
    /// The word of the kind.
    case kind
    /// What the style or the appearance sets, seen at the word of the kind.
    case look(PropertyName)
    /// A whole property.
    case property(Written)
    /// The value of a property.
    case value(Written)
    /// An expression of the element's own program, such as an item of a list.
    case expression(ExpressionID)
    /// The whole handler.
    case handler(Handler)
    /// Anything of the element's own program, such as a constraint.
    case origin(OriginID)
    /// The name of anything in it, such as a task.
    case name(OriginID)

    /// Whether what a style or an appearance sets may be meant.
    fileprivate var mayBeOfLook: Bool {
      switch self {
      case .kind, .look: true
      case .property(let written), .value(let written): written.isOfStyle
      default: false
      }
    }

    /// The element that a property belongs to, which may be inside the one that reports.
    fileprivate var owner: PlacedElement? {
      switch self {
      case .property(let written), .value(let written): written.control
      default: nil
      }
    }

    /// The property of a style or an appearance that it means itself.
    fileprivate var ofLook: [PropertyName] {
      switch self {
      case .look(let name): [name]
      case .property(let written), .value(let written): written.isOfStyle ? [written.name] : []
      default: []
      }
    }
  }

  /// Reports at this element. The arguments fill the title of the code. In a component the finding
  /// is at the argument that `cause` depends on; `cause` is the place unless another property is to
  /// blame. What only a style or an appearance is to blame for, where it sets all of the `looks`, is reported
  /// once, there; they are what the place means, unless others take part.
  /// The texts are made only if the finding is reported, and its fixes only on demand.
  func report(
    _ code: Code, at place: Place,
    _ arguments: @autoclosure () -> KeyValuePairs<String, Message.Argument> = [:],
    label: @autoclosure () -> Phrase? = nil, related: @autoclosure () -> [Finding.Related] = [],
    looks others: [PropertyName] = [], ofState state: ControlState? = nil,
    notes: @autoclosure () -> [Phrase] = [], fixes: @escaping @autoclosure () -> [Fix?] = [],
    tag: Finding.Tag? = nil, cause: Written? = nil, atMost limit: Severity = .error
  ) {
    let looks = others.isEmpty ? place.ofLook : others
    let owner = place.owner ?? self
    // Where a look is to blame for a part only, the other part says it.
    let place =
      place.ofLook.isEmpty
      ? place : looks.lazy.compactMap { owner.ownWritten($0) }.first.map { .value($0) } ?? place
    if walk.memo.isDoubtful(self, place) { return }
    guard let allowed = designSeverity(of: code) else { return }
    if Codes.thatReplaceKinds.contains(code.id) { walk.replaced.insert(index) }
    var expression = cause?.expressionID
    switch place {
    case .property(let written), .value(let written):
      expression = written.isOfStyle ? nil : expression ?? written.expressionID
    case .expression(let id): expression = expression ?? id
    default: break
    }
    let isOfStyle = walk.looksAtStyles
    let isOfState = walk.visitedCase?.hasState == true
    var location = location(place)
    var whole = walk.inEveryCase { self.location(place) }
    var look: BlamedLook?
    if !looks.isEmpty, place.mayBeOfLook, let found = owner.look(settingAll: looks, in: state) {
      look = BlamedLook(location: found, site: location)
      // That of another file is seen here.
      if found.file == walk.expansion.program.file { (location, whole) = (found, found) }
    }
    let isAtLook = look?.location == location
    walk.report(
      code, at: location, whole: whole, in: isAtLook ? -1 : frame,
      dependingOn: isAtLook ? nil : expression, because: look,
      alsoAt: self.related(toState: place, cause), with: self.places(ofValueAt: place)
    ) { location in
      let seen = [Finding.Related(self.location(.kind), Message("on this one", "用于此处")())]
      let said = looks.flatMap { owner.related(toAppearance: $0, in: state) }
      let saidByLooks = (said.isEmpty ? self.related(toStyle: place) : said)
        .filter { $0.location != location }
      // Inside a component, a fix for only one of its uses is not possible.
      let hasFixes = frame < 0 && code.fix != nil && (isAtLook || !isOfStyle) && !isOfState
      var finding = Finding(
        code, at: location, code.title(arguments()), label: label(),
        related: (isAtLook ? seen : []) + related() + saidByLooks
          + self.related(toState: place, cause) + self.related(toItemOf: place, cause),
        notes: notes(),
        offering: !hasFixes
          ? .made([])
          : .later(
            LaterFixes(walk, FindingKey(code, location), within: isAtLook ? location : nil, fixes)),
        tag: tag)
      finding.severity = min(finding.severity, allowed, limit)
      return finding
    }
  }

  /// Whether a finding wants it to be of another kind. Fixes know, which are made after all findings.
  var isToBeReplaced: Bool { walk.replaced.contains(index) }

  func location(_ place: Place) -> Location {
    switch place {
    case .kind, .look: program.location(of: element.origin, .word)
    case .property(let written) where written.isOfStyle,
      .value(let written) where written.isOfStyle:
      written.control.location(.kind)
    case .property(let written): program.location(of: written.entry.origin, .member)
    case .value(let written): written.valueLocation
    case .expression(let id):
      program.location(of: program.expression(walk.source(of: id, in: program, frame)).origin)
    case .handler(let handler): program.location(of: handler.origin)
    case .origin(let origin): program.location(of: origin)
    case .name(let origin): program.location(of: origin, .name)
    }
  }

  /// The kind in words, for titles.
  var kindPhrase: Message.Argument { kindPhrases[kind.rawValue] }
}

private let kindPhrases: [Message.Argument] = Kind.all.map {
  .words("`\($0.name.name)`", $0.title.zh)
}

extension Program {
  /// Whether each edit changes only one of several values that are written beside each other: a side of a
  /// choice, an item of a list.
  fileprivate func choosesAmong(_ edits: [Edit]) -> Bool {
    edits.allSatisfy { edit in
      self.expressions.contains { expression in
        guard expression.operation == .conditional || expression.operation == .list else {
          return false
        }
        let range = location(of: expression.origin).range
        return range != edit.location.range && range.contains(edit.location.range)
      }
    }
  }
}

/// The fixes of one finding of a rule, made once.
private final class LaterFixes: FixMaker, @unchecked Sendable {
  // Both change only while nothing else uses the walk.
  private var make: (() -> [Fix?])?
  private var made: [Fix] = []
  private let walk: Walk
  private let key: FindingKey
  /// Those that change anything else than this part of a look are left out.
  private let place: Location?
  /// They belong to the case that the finding is about.
  private let current: ElementCase?

  init(
    _ walk: Walk, _ key: FindingKey, within place: Location?, _ make: @escaping () -> [Fix?]
  ) {
    self.walk = walk
    self.key = key
    self.place = place
    self.make = make
    current = walk.visitedCase
  }

  var fixes: [Fix] {
    walk.memo.oneAtATime.withLock { _ in
      if let make {
        walk.enter(current)
        walk.looksAtStyles = false
        // The finding may have moved to a constant, which is changed then.
        let constant = walk.memo.constants.place(of: key)
        walk.followsConstants = constant != nil
        defer { walk.followsConstants = false }
        made = make().compactMap { $0 }.filter { !walk.memo.broken.meet($0) }
        // What is wrong in one case may be right in the others.
        if current != nil {
          for index in made.indices where !walk.expansion.program.choosesAmong(made[index].edits) {
            made[index].safety = .suggestion
          }
        }
        if walk.looksAtStyles, place == nil { made = [] }
        if let place = place ?? constant {
          made.removeAll { fix in
            !fix.edits.allSatisfy {
              $0.location.file == place.file
                && (place.range.contains($0.location.range)
                  || place.range.overlaps($0.location.range))
            }
          }
        }
        self.make = nil
        walk.forget()
      }
      return made
    }
  }
}
