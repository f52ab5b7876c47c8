import CtlCatalogue
import CtlChecker
import CtlDiagnostics

/// Values that the element does not set itself.
extension PlacedElement {
  /// The first value: the one that applies, or that of the variable that it is bound to, in the states
  /// that the file names too. Nil when it is unknown before the app runs.
  func initial(_ name: PropertyName) -> Value? {
    guard let written = written(name) else { return value(name) }
    guard written.isBinding else {
      return value(name) ?? (written.expression.type == .bool ? written.atStart : nil)
    }
    let (id, place) = followed(written.entry.expression)
    let expression = place.program.expression(id)
    let isItem =
      expression.operation == .symbol
      && place.program.symbols[Int(expression.payload)].kind == .loopVariable
    if expression.operation == .field || expression.operation == .index || isItem {
      let value =
        walk.value(id, of: place.program, in: place.frame, for: name)
        ?? walk.firstUses.firstValue(id, of: place.program, in: place.frame)
      // The same is true of a field with a range; items have none.
      let range = place.program.range(ofField: expression)
      return value?.number.map { range?.spans($0) == false } == true ? nil : value
    }
    guard let bound = walk.expansion.variable(written.entry.expression, of: program, in: frame)
    else { return nil }
    let symbol = Symbol(.variable, bound.program.file, bound.index)
    let around = walk.conditions(around: index)
    let value: Value?
    if let stated = walk.statedValue(written.entry.expression, of: program, in: frame, for: name) {
      let isUncertain =
        !around.isEmpty && walk.isUncertain(symbol, in: bound.program, walk.assumed, around: around)
      value = isUncertain ? nil : stated
    } else if let other = walk.current?.stated(symbol, in: bound.program, walk.memo.states) {
      value = other.home.constant(other.value)
    } else {
      guard let initial = bound.program.firstValue(ofVariable: bound.index) else { return nil }
      let isUncertain = walk.isUncertain(symbol, in: bound.program, walk.assumed, around: around)
      // That of a component may begin with what its use says.
      value =
        isUncertain
        ? nil
        : bound.program.constant(initial)
          ?? walk.firstUses.firstValue(written.entry.expression, of: program, in: frame)
    }
    // A value outside its variable's own range is reported at the variable, and only there.
    if let number = value?.number, bound.program.range(of: bound.variable)?.spans(number) == false {
      return nil
    }
    return value
  }

  /// The entries of the element's style and of its kind's appearance for a property, the strongest first.
  func byAppearance(_ name: PropertyName) -> [AppearanceCascade.Entry] {
    walk.cascade.looks(name, of: index)
  }

  /// What a property is in each state in which the element or an appearance sets it; of the element first.
  func byState(_ name: PropertyName) -> [(state: ControlState, value: Value?)] {
    allWritten(name).map { ($0.entry.state, $0.value) }
      + byAppearance(name).map { ($0.entry.state, $0.program.constant($0.entry.expression)) }
  }

  /// The place of a finding about a property that applies: its value, or that in a look.
  func place(of name: PropertyName) -> Place { ownWritten(name).map { .value($0) } ?? .look(name) }

  /// The value in the style, for a finding about one.
  func related(toStyle place: Place) -> [Finding.Related] {
    switch place {
    case .property(let written) where written.isOfStyle,
      .value(let written) where written.isOfStyle:
      [
        Finding.Related(
          written.program.location(of: written.entry.origin),
          Message("set by the style", "由样式设置")())
      ]
    default: []
    }
  }

  /// What gives a variable the value that the finding is about, or that its cause has: of a finding about the whole
  /// element the texts that name it.
  func related(toState place: Place, _ cause: Written? = nil) -> [Finding.Related] {
    guard let current = walk.visitedCase, current.hasState else { return [] }
    func locations(_ written: Written) -> [Location] {
      current.values.stateLocations(
        of: written.entry.expression, in: .init(written.program, frame: written.control.frame))
    }
    var found: [Location] = []
    switch place {
    case .value(let written): found = locations(written)
    case .kind where cause == nil:
      found = spokenTexts.first { !locations($0).isEmpty }.map(locations) ?? []
    default: break
    }
    if found.isEmpty, let cause { found = locations(cause) }
    return found.prefix(3).map { Finding.Related($0, Message("with this value", "取此值时")()) }
  }

  /// Where the value stands that a finding is about, if the file gives it to a variable or puts it into the list
  /// of a loop: `7` of `Alarm(step: 7)`; of a text that is nothing but a case of an enum that case.
  func places(ofValueAt place: Place) -> [Location] {
    guard case .value(let written) = place, !written.isOfStyle else { return [] }
    if let label = written.caseLabel { return [label] }
    guard let current = walk.visitedCase else { return [] }
    if let state = related(toState: place).first { return [state.location] }
    var id = written.entry.expression
    var fields: [Int] = []
    for _ in 0..<64 {
      let expression = program.expression(id)
      switch expression.operation {
      case .interpolation where expression.operandCount == 1, .toDouble:
        id = program.operand(0, of: expression)
      case .field:
        fields.insert(Int(expression.payload), at: 0)
        id = program.operand(0, of: expression)
      case .symbol where program.symbols[Int(expression.payload)].kind == .loopVariable:
        let here = CtlChecker.Place(program, frame: frame)
        guard let item = current.values.source(of: id, in: here, within: here), item != id,
          case let parts = program.parts(of: item, along: fields), parts.count == 1
        else { return [] }
        return [program.location(of: program.expression(parts[0]).origin)]
      default: return []
      }
    }
    return []
  }

  /// The item of a loop that the finding is about, if only what is made of it stands at the place.
  func related(toItemOf place: Place, _ cause: Written?) -> [Finding.Related] {
    guard let current = walk.visitedCase else { return [] }
    var open: [ExpressionID]
    switch place {
    case .value(let written) where !written.isOfStyle: open = [written.entry.expression]
    case .expression(let id): open = [id]
    default:
      // A style may be of another file.
      let written = cause.map { [$0] } ?? Array(allWritten)
      open = written.filter { !$0.isOfStyle }.map(\.entry.expression)
    }
    let here = CtlChecker.Place(program, frame: frame)
    for _ in 0..<64 {
      guard let id = open.popLast() else { return [] }
      let expression = program.expression(id)
      guard expression.operation == .symbol,
        program.symbols[Int(expression.payload)].kind == .loopVariable
      else {
        open += program.operandIDs(of: expression)
        continue
      }
      guard let item = current.values.source(of: id, in: here, within: here), item != id else {
        continue
      }
      let location = program.location(of: program.expression(item).origin)
      if location.range.contains(self.location(place).range) { return [] }
      return [Finding.Related(location, Message("for this item", "针对此项")())]
    }
    return []
  }

  /// The style or the appearance that sets the property instead of the element, for a state if one is given.
  func related(toAppearance name: PropertyName, in state: ControlState? = nil) -> [Finding.Related]
  {
    guard let look = look(setting: name, in: state) else { return [] }
    return [
      Finding.Related(
        look.location,
        look.isStyle
          ? Message("set by the style", "由样式设置")() : Message("set by the appearance", "由外观代理设置")())
    ]
  }

  /// The place in a style or an appearance that sets a property instead of the element.
  private func look(
    setting name: PropertyName, in state: ControlState?
  ) -> (location: Location, isStyle: Bool)? {
    guard ownWritten(name) == nil,
      let first = byAppearance(name).first(where: { state == nil || $0.entry.state == state })
    else { return nil }
    let style = program.style(of: element)
    let isStyle = style.map { $0.program.properties[$0.style.properties].contains(first.entry) }
    return (first.program.location(of: first.entry.origin), isStyle == true)
  }

  /// Those of some properties that the element, its style or an appearance sets.
  func set(among names: [PropertyName]) -> [PropertyName] { names.filter(isSet) }

  /// The place in a style or an appearance that alone is to blame for some properties: the first of them.
  func look(settingAll names: [PropertyName], in state: ControlState?) -> Location? {
    let looks = names.map { look(setting: $0, in: state)?.location }
    return looks.contains(nil) ? nil : looks.first ?? nil
  }

  /// Whether a finding about properties that a look sets stands there: in the same file.
  func isToldAtLook(_ names: [PropertyName], in state: ControlState? = nil) -> Bool {
    look(settingAll: names, in: state)?.file == walk.expansion.program.file
  }
}

extension Written {
  /// Where the case of an enum is declared whose label is all that it shows.
  fileprivate var caseLabel: Location? {
    let text = program.expression(entry.expression)
    guard text.operation == .interpolation, text.operandCount == 1,
      case let id = program.operand(0, of: text), program.expression(id).type.base == .enumeration
    else { return nil }
    let walk = control.walk
    return walk.expansion.location(ofCase: walk.value(id, of: program, in: control.frame))
  }
}

extension Value {
  /// A whole number.
  var whole: Int? {
    switch self {
    case .int(let value): value
    case .double(let value): Int(exactly: value)
    default: nil
    }
  }
}
