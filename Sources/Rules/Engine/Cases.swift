import CtlCatalogue
import CtlChecker

/// One of the cases of an element: an item of each loop, a side of each choice.
final class ElementCase {
  /// Different for each of a walk.
  let number: Int
  let values: CaseValues
  private lazy var lasting = values.withoutState
  private lazy var unstated = hasState ? values.withoutVariables : values

  /// Whether variables have one of the values that the file names.
  let hasState: Bool
  let assumed: CaseAssumptions
  /// The state that it takes the screens and components to be in.
  let states: [(scope: Symbol, state: Choice.Option)]

  fileprivate init(
    _ number: Int, _ values: CaseValues, _ chosen: [(choice: Choice, option: Choice.Option)],
    _ assumed: CaseAssumptions
  ) {
    self.number = number
    self.values = values
    self.assumed = assumed
    hasState = values.hasState
    states = chosen.compactMap { choice, option in
      if case .state(let scope, _) = choice.subject { (scope, option) } else { nil }
    }
  }

  /// A value of truth is meant to change with the state, unless it is that of a property that is right
  /// or wrong whatever happens.
  func value(of id: ExpressionID, in place: CtlChecker.Place, followsEvents: Bool) -> Value? {
    let type = place.program.expression(id).type
    if hasState, type.base == .string, values.stateLocation(of: id, in: place) == nil {
      return unstated.value(of: id, in: place)
    }
    let isLasting = type.base == .bool && followsEvents
    return (isLasting ? lasting : values).value(of: id, in: place)
  }

  /// The value of a part of a text: what a variable is in it is what people wrote.
  func value(ofPart id: ExpressionID, in place: Place) -> Value? {
    let isLasting = place.program.expression(id).type.base == .bool
    return (isLasting ? lasting : unstated).value(of: id, in: place)
  }
}

extension PropertyName {
  /// Whether its control has a range, from which what the file gives a bound variable may lead out.
  fileprivate var keepsInRange: Bool {
    switch self {
    case .countDownDuration, .currentPage, .date, .progress, .selectedSegmentIndex, .value: true
    default: false
    }
  }

  /// Whether it shows what happens.
  var followsEvents: Bool {
    switch self {
    case .automaticUpdates, .isAnimating, .isEnabled, .isHidden, .isHighlighted, .isOn,
      .isPresented, .isRefreshing, .isRevealing, .isVisible:
      true
    default: false
    }
  }
}

extension Walk {
  /// Whether the element, a part of it or its description has a value that may change.
  func mayVary(_ index: Int) -> Bool {
    if mayVaryItself(index) { return true }
    let site = sites[index]
    guard Kind.named(site.element.kind).role == .control else { return false }
    return inside(index).contains { mayVaryItself($0) } || !surroundings(of: index).isEmpty
      || !names(of: index).isEmpty
  }

  private func inside(_ index: Int) -> Range<Int> {
    index + 1..<index + Int(sites[index].instance.size)
  }

  /// The elements near around a control, and the labels of its row, whose values are no constants.
  private func surroundings(of index: Int) -> [Int] {
    guard hasVaryingSurroundings else { return [] }
    var result: [Int] = []
    var next = index
    for _ in 0..<32 {
      guard let parent = parent(of: next) else { break }
      if sites[parent].element.form == .kind {
        if mayVaryItself(parent) { result.append(parent) }
        if sites[parent].element.kind == .row, sites[parent].instance.size < 32 {
          result += inside(parent).filter {
            $0 != index && sites[$0].element.form == .kind && sites[$0].element.kind == .label
              && mayVaryItself($0)
          }
        }
      }
      next = parent
    }
    return result
  }

  /// The labels that name a control, whose texts are no constants.
  private func names(of index: Int) -> [Int] {
    guard hasVaryingSurroundings else { return [] }
    return inEveryCase { PlacedElement(walk: self, index: index).namingTexts }.map(\.control.index)
      .filter { $0 != index && sites[$0].element.kind == .label && mayVaryItself($0) }
  }

  /// Whether an element that describes others has a value that may change.
  func findVaryingSurroundings() -> Bool {
    sites.indices.contains { index in
      let element = sites[index].element
      guard element.form == .kind else { return false }
      return (element.kind == .label || Kind.named(element.kind).role != .control)
        && mayVaryItself(index)
    }
  }

  private func mayVaryItself(_ index: Int) -> Bool {
    let site = sites[index]
    let program = expansion.program(of: site.instance)
    return site.properties.contains { position in
      let entry = cascade.property(position)
      return (entry.form != .binding || entry.name.keepsInRange)
        && !program.isConstant(entry.expression)
    }
  }

  /// The cases of an element: all combinations of what its values depend on. What would make too many
  /// stays unknown. They have the numbers from `first`.
  func cases(of index: Int, from first: Int) -> [ElementCase] {
    var finder = ChoiceFinder(expansion, memo.states)
    let role = Kind.named(sites[index].element.kind).role
    let own = role == .control ? index..<inside(index).upperBound : index..<index + 1
    for index in own { find(&finder, index) }
    if role == .control {
      for index in surroundings(of: index) {
        find(&finder, index, only: [.background, .tintColor, .title, .text])
      }
    }
    for index in own where sites[index].element.form == .loop { findItems(&finder, index) }
    let cases = cases(of: finder.choices, from: first)
    if role == .control {
      // Values that do not go with one of its names are right or wrong without it.
      let before = finder.choices.count
      for index in names(of: index) { find(&finder, index, only: [.text]) }
      if finder.choices.count > before {
        return cases + self.cases(of: finder.choices, from: first + cases.count)
      }
    }
    return cases
  }

  private func cases(of choices: [Choice], from first: Int) -> [ElementCase] {
    var count = 1
    let choices = choices.filter { choice in
      guard count * choice.options.count <= Choice.limit else { return false }
      count *= choice.options.count
      return true
    }
    if choices.isEmpty { return [] }
    if let known = lastCases.last(where: { $0.choices.areSame(as: choices) }) { return known.cases }
    var cases: [ElementCase] = []
    for number in 0..<count {
      var rest = number
      let chosen = choices.map { choice -> (choice: Choice, option: Choice.Option) in
        defer { rest /= choice.options.count }
        return (choice, choice.options[rest % choice.options.count])
      }
      let values = CaseValues(expansion, chosen.map { ($0.choice.subject, $0.option) })
      let assumed = CaseAssumptions(chosen, values, usedValues)
      // Conditions that exclude each other are never so together.
      if assumed.facts.isImpossible { continue }
      // Where a condition is not what the values of variables make it, they are others.
      let isOther =
        values.hasState && (values.contradicts(choices) || isUncertain(assumed))
      let known = assumed.missing.reduce(isOther ? values.withoutVariables : values) {
        $0.adding($1.subject, $1.option)
      }
      cases.append(
        ElementCase(first + cases.count, known, isOther ? [] : chosen, assumed))
    }
    if lastCases.count == 8 { lastCases.removeFirst() }
    lastCases.append((choices, cases))
    return cases
  }

  private func find(
    _ finder: inout ChoiceFinder, _ index: Int, only names: [PropertyName]? = nil
  ) {
    let site = sites[index]
    let place = Place(expansion.program(of: site.instance), frame: site.instance.frame)
    // What labels show is seldom what the file begins with.
    let showsStates = names == nil && site.element.kind != .label
    for position in site.properties {
      let entry = cascade.property(position)
      guard entry.form != .binding || entry.name.keepsInRange,
        names?.contains(entry.name) ?? true
      else { continue }
      finder.find(
        entry.expression, place,
        states: (showsStates || entry.name != .text) && !entry.name.followsEvents)
    }
  }

  /// The list of a loop inside of a control may be another one in a state that the file names.
  private func findItems(_ finder: inout ChoiceFinder, _ index: Int) {
    let site = sites[index]
    let program = expansion.program(of: site.instance)
    let list = program.loops[Int(site.element.payload)].sequence
    if !program.isConstant(list) {
      finder.find(list, Place(program, frame: site.instance.frame), states: true)
    }
  }

  /// Whether the conditions around an element let it be there in a case.
  func isThere(_ index: Int, in current: ElementCase, _ around: KnownFacts) -> Bool {
    if current.assumed.facts.contradicts(around) { return false }
    func isSo(_ one: Assumption) -> Bool {
      current.values.value(of: one.condition, in: one.place) != .bool(!one.holds)
    }
    guard branches(around: index).allSatisfy(isSo) else { return false }
    // What hides it is told by conditions of the case, not by the values of variables.
    let isPlain = current.assumed.conditions.isEmpty && current.assumed.names.isEmpty
    return isPlain || showing(index).allSatisfy(isSo)
  }

  /// What the conditions around an element say together.
  func facts(around index: Int) -> KnownFacts {
    let conditions = conditions(around: index)
    var facts = conditions.isEmpty ? KnownFacts() : KnownFacts(conditions, usedValues)
    for (list, place) in lists(around: index) {
      facts.add(KnownFacts(filled: list, place, usedValues))
    }
    return facts
  }

  /// What is so while an element is seen: the conditions around it, up to another one, and that nothing hides it
  /// or what it stands in.
  func conditions(around index: Int, inside end: Int = -1) -> [Assumption] {
    branches(around: index, inside: end) + showing(index, inside: end)
  }

  /// The branches of conditions that an element stands in.
  private func branches(around index: Int, inside end: Int = -1) -> [Assumption] {
    var result: [Assumption] = []
    var next = index
    while next != end, let parent = parent(of: next) {
      if sites[next].element.form == .branch {
        var branch = parent + 1
        while branch <= next {
          let site = sites[branch]
          if site.element.payload >= 0 {
            let condition = ExpressionID(Int(site.element.payload))
            result.append(Assumption(condition, scope(of: branch), holds: branch == next))
          }
          branch += Int(site.instance.size)
        }
      }
      if sites[parent].element.form == .loop, case let place = scope(of: parent) {
        let loop = Int(sites[parent].element.payload)
        result += place.program.conditions(ofLoop: loop).map {
          Assumption($0, place, holds: true)
        }
      }
      next = parent
    }
    return result
  }

  /// That neither an element nor what it stands in is hidden; an indicator is there while it spins.
  private func showing(_ index: Int, inside end: Int = -1) -> [Assumption] {
    var result: [Assumption] = []
    func add(_ name: PropertyName, of index: Int, _ holds: Bool) {
      guard let entry = cascade.written(name, of: index),
        entry.form == .property || entry.form == .binding, case let place = scope(of: index),
        !place.program.isConstant(entry.expression)
      else { return }
      result.append(Assumption(entry.expression, place, holds: holds))
    }
    var next: Int? = index
    while let index = next, index != end {
      if sites[index].element.form == .kind {
        add(.isHidden, of: index, false)
        if sites[index].element.kind == .activityIndicator,
          isTrueOrUnset(.hidesWhenStopped, of: index)
        {
          add(.isAnimating, of: index, true)
          add(.while, of: index, true)
        }
      }
      next = parent(of: index)
    }
    return result
  }

  private func isTrueOrUnset(_ name: PropertyName, of index: Int) -> Bool {
    let before = looksAtStyles
    defer { looksAtStyles = before }
    guard let written = PlacedElement(walk: self, index: index).written(name) else { return true }
    return written.program.constant(written.entry.expression) == .bool(true)
  }

  /// The lists of the loops that an element stands in; they are not empty where it is.
  private func lists(around index: Int) -> [(list: ExpressionID, place: Place)] {
    var result: [(list: ExpressionID, place: Place)] = []
    var next = parent(of: index)
    while let index = next {
      next = parent(of: index)
      guard sites[index].element.form == .loop, case let place = scope(of: index) else { continue }
      let program = place.program
      var id = program.loops[Int(sites[index].element.payload)].sequence
      while program.tables.givesItems(program.expression(id)),
        let list = program.operandIDs(of: program.expression(id)).first
      {
        id = list
      }
      if program.expression(id).type.isList, !program.isConstant(id) { result.append((id, place)) }
    }
    return result
  }

  private func parent(of index: Int) -> Int? {
    let parent = sites[index].instance.parent
    return parent < 0 ? nil : Int(parent)
  }
}
