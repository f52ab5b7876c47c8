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
  func value(ofPart id: ExpressionID, in place: CtlChecker.Place) -> Value? {
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
        find(&finder, index, only: [.background, .title, .text])
      }
    }
    for index in own where sites[index].element.form == .loop { findItems(&finder, index) }
    var count = 1
    let choices = finder.choices.filter { choice in
      guard count * choice.options.count <= Choice.limit else { return false }
      count *= choice.options.count
      return true
    }
    if choices.isEmpty { return [] }
    if let known = lastCases.last(where: { $0.choices.areSame(as: choices) }) { return known.cases }
    let cases = (0..<count).map { number in
      var rest = number
      let chosen = choices.map { choice -> (choice: Choice, option: Choice.Option) in
        defer { rest /= choice.options.count }
        return (choice, choice.options[rest % choice.options.count])
      }
      let values = CaseValues(expansion, chosen.map { ($0.choice.subject, $0.option) })
      let assumed = CaseAssumptions(chosen, values)
      // Where a condition is not what the values of variables make it, they are others.
      let isOther =
        values.hasState && (values.contradicts(choices) || isUncertain(assumed))
      let known = assumed.missing.reduce(isOther ? values.withoutVariables : values) {
        $0.adding($1.subject, $1.option)
      }
      return ElementCase(first + number, known, isOther ? [] : chosen, assumed)
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

  /// Whether the conditions around an element let it be there in a case, and it is not hidden then.
  func isThere(_ index: Int, in current: ElementCase) -> Bool {
    conditions(around: index).allSatisfy {
      current.values.value(of: $0.condition, in: $0.place) != .bool(!$0.holds)
    } && !isHidden(index, in: current)
  }

  /// Whether a condition that the case decides hides the element, or lets an indicator stand still.
  private func isHidden(_ index: Int, in current: ElementCase) -> Bool {
    if current.assumed.conditions.isEmpty && current.assumed.names.isEmpty { return false }
    func has(_ name: PropertyName, _ wanted: Bool) -> Bool {
      guard let entry = cascade.written(name, of: index), entry.form == .property,
        case let place = scope(of: index), !place.program.isConstant(entry.expression)
      else { return false }
      return current.values.value(of: entry.expression, in: place) == .bool(wanted)
    }
    return has(.isHidden, true)
      || sites[index].element.kind == .activityIndicator && has(.isAnimating, false)
  }

  /// What is so while an element is there: the conditions around it, up to another one.
  func conditions(around index: Int, inside end: Int = -1) -> [Assumption] {
    var result: [Assumption] = []
    var next = index
    while next != end, let parent = parent(of: next) {
      if sites[next].element.form == .branch {
        var branch = parent + 1
        while branch <= next {
          let site = sites[branch]
          if site.element.payload >= 0 {
            let place = Place(expansion.program(of: site.instance), frame: site.instance.frame)
            let condition = ExpressionID(Int(site.element.payload))
            result.append(Assumption(condition, place, holds: branch == next))
          }
          branch += Int(site.instance.size)
        }
      }
      next = parent
    }
    return result
  }

  private func parent(of index: Int) -> Int? {
    let parent = sites[index].instance.parent
    return parent < 0 ? nil : Int(parent)
  }
}
