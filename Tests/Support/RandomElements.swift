import CtlCatalogue

/// Random elements, each where the grammar allows it.
extension RandomTypedProgram {
  mutating func elements(in container: KindName) {
    for _ in 0..<Int.random(in: 1...5, using: &random) where elementsLeft > 0 {
      element(in: container)
    }
  }

  private mutating func element(in container: KindName) {
    elementsLeft -= 1
    switch Int.random(in: 0..<12, using: &random) {
    case 0 where depth < 8: condition(container)
    case 1 where depth < 8: loop(container)
    case 2, 3, 4:
      let kinds = Kind.all.filter {
        $0.role == .container && $0.name != .screen
          && ($0.owners.isEmpty || $0.owners.contains(container))
      }
      guard depth < 8, let kind = pick(kinds) else { return }
      self.container(kind)
    case 5 where !sight.components.isEmpty: use()
    default:
      let kinds = Kind.all.filter {
        ($0.role == .control || $0.role == .companion)
          && ($0.owners.isEmpty || $0.owners.contains(container))
      }
      if let kind = pick(kinds) { control(kind) }
    }
  }

  private mutating func condition(_ container: KindName) {
    let values = scope.values
    let named = chance(40) ? unwrapping() : nil
    var head = named?.head ?? expression(.bool, 2)
    if let value = named?.value { scope.values.append(value) }
    if chance(20) { head += ", \(expression(.bool, 1))" }
    block("if \(head)") { program in
      program.unwrappingDepth += named == nil ? 0 : 1
      program.localNames()
      program.elements(in: container)
      program.unwrappingDepth -= named == nil ? 0 : 1
    }
    scope.values = values
    if chance(50) {
      lines[lines.count - 1] += " else if \(expression(.bool, 1)) {"
      depth += 1
      elements(in: container)
      depth -= 1
      line("}")
    }
    if chance(50) {
      lines[lines.count - 1] += " else {"
      depth += 1
      localNames()
      elements(in: container)
      scope.values = values
      depth -= 1
      line("}")
    }
  }

  private mutating func loop(_ container: KindName) {
    let name = name()
    let type: RandomType
    let sequence: String
    var isItem = false
    switch Int.random(in: 0..<3, using: &random) {
    case 0:
      type = .int
      sequence = "1...\(Int.random(in: 1...(hasShortLoops ? 3 : 5), using: &random))"
    case 1:
      type = .int
      // Loops in loops have one limit.
      let count = hasShortLoops || !scope.loops.isEmpty ? "% 2 + 2" : "% 50 + 60"
      sequence = "0..<(\(variable(.int) ?? "200") \(count))"
    default:
      // A list in place would take its type from its elements.
      let lists = scope.values.filter { if case .list = $0.type { true } else { false } }
      if let list = pick(lists), case .list(let element) = list.type {
        (type, sequence) = (element, view(of: list) ?? list.name)
        isItem = list.isVariable
      } else {
        (type, sequence) = (.string, "[\(string(1)), \(string(0))]")
      }
    }
    count += 1
    scope.loops.append(count)
    let values = scope.values
    block("for \(name) in \(sequence)") { program in
      program.scope.values.append(RandomValue(name: name, type: type, isItem: isItem))
      program.localNames()
      program.elements(in: container)
    }
    scope.values = values
    scope.loops.removeLast()
  }

  /// `let share = total / 2`, among elements.
  private mutating func localNames() {
    for _ in 0..<3 where chance(25) {
      let type = randomType()
      let value = expression(type, 2)
      let name = name()
      line("let \(name): \(type.spelled(self)) = \(value)")
      scope.values.append(RandomValue(name: name, type: type))
    }
  }

  // MARK: Controls

  /// `kind name`; half of the elements have none.
  private mutating func head(_ kind: Kind) -> (text: String, element: RandomScope.Element?) {
    guard chance(50) else { return (kind.name.name, nil) }
    let name = name()
    return (
      "\(kind.name.name) \(name)",
      RandomScope.Element(name: name, kind: kind.name, loops: scope.loops)
    )
  }

  private mutating func container(_ kind: Kind) {
    let head = head(kind)
    block(head.text) { program in
      program.takeStyle(kind)
      var written: Set<PropertyName> = []
      program.bindings(of: kind, &written)
      program.properties(of: kind, except: written)
      program.handlers(of: kind)
      // From here on it can be named; its own properties would read themselves.
      if let element = head.element { program.scope.elements.append(element) }
      if kind.isModal {
        for _ in 0..<2 { program.control(Kind.named(.button)) }
      } else if kind.owns(.tab) {
        for _ in 0..<Int.random(in: 1...3, using: &program.random) {
          program.container(Kind.named(.tab))
        }
      } else if kind.name == .tab, let screen = program.held() {
        program.line("screen: \(screen)")
      } else {
        program.elements(in: kind.name)
      }
    }
    if kind.owns(.tab) { scope.screen?.hasTabBar = true }
  }

  mutating func control(_ kind: Kind) {
    let head = head(kind)
    block(head.text) { program in
      var written: Set<PropertyName> = []
      program.takeStyle(kind)
      program.bindings(of: kind, &written)
      if !program.parts(of: kind, &written) { return }
      program.properties(of: kind, except: written)
      program.accessibility()
      program.handlers(of: kind)
    }
    if let element = head.element { scope.elements.append(element) }
  }

  private mutating func takeStyle(_ kind: Kind) {
    let styles = sight.styles.filter { $0.kind == kind.name }
    if let style = pick(styles), chance(60) { line("style: \(style.name)") }
  }

  private mutating func properties(of kind: Kind, except written: Set<PropertyName> = []) {
    var written = written
    for property in kind.properties where !written.contains(property.name) && chance(25) {
      write(property, of: kind.name)
      // A field has one of the two texts.
      if property.name == .text { written.insert(.attributedText) }
    }
  }

  /// One property, or its values for some states.
  mutating func write(_ property: Property, of kind: KindName) {
    guard property.access == .settable, let value = value(property.type, property) else { return }
    let name = property.name.name
    switch property.keying {
    case .single: line("\(name): \(value)")
    case .state:
      line("\(name): \(value)")
      if chance(50), let other = self.value(property.type, property) {
        line("\(name)(highlighted): \(other)")
      }
      if chance(30), let other = self.value(property.type, property) {
        line("\(name)([disabled, selected]): \(other)")
      }
    case .statePair:
      line("\(name)(left: normal, right: normal): \(value)")
      if chance(50) { line("\(name)(left: selected, right: [highlighted, disabled]): \(value)") }
    }
  }

  /// A value of the type of a property; nil when nothing fits here.
  private mutating func value(_ type: ValueType, _ property: Property) -> String? {
    switch type {
    case .bool: return expression(.bool, 2)
    case .int: return expression(.int, 2)
    case .double: return expression(.double, 2)
    case .string: return expression(.string, 2)
    case .color:
      return chance(10) && property.defaultValue == .absent ? "nil" : expression(.color, 1)
    case .image:
      let isOptional = isProject && property.defaultValue == .absent
      return isOptional && chance(15) ? "nil" : expression(.image, 1)
    case .date: return expression(.date, 1)
    case .duration: return expression(.duration, 1)
    case .length: return expression(.length, 1)
    case .font: return expression(.font, 1)
    case .oneOf(let set):
      guard let first = pick(set.members), let second = pick(set.members) else { return nil }
      return chance(25) ? "\(expression(.bool, 1)) ? .\(first) : .\(second)" : ".\(first)"
    case .durationOr(let set):
      return chance(50) ? "." + (pick(set.members) ?? "known") : expression(.duration, 0)
    case .list(.oneOf(let set)): return "[.\(pick(set.members) ?? "")]"
    case .list(.string): return expression(.list(.string), 1)
    case .list(.int): return expression(.list(.int), 1)
    case .list(.list(.string)):
      return "[\(expression(.list(.string), 1)), \(expression(.list(.string), 1))]"
    case .list(.reference(let target)):
      return reference(target).map { "[\($0)]" }
    case .reference(let target): return reference(target)
    case .view:
      return pick([
        "image(\"magnifier\")", "clearButton", "image(\"a\", role: .feature)",
        "button \"Go\" { \(handler(.button)) }",
      ])
    case .list(.run):
      let runs = (0..<Int.random(in: 1...3, using: &random)).map { _ in run() }
      return chance(20) ? runs[0] : "[\(runs.joined(separator: ", "))]"
    case .offset: return "[\(expression(.double, 0)), 1]"
    case .list, .run, .anything: return nil
    }
  }

  /// A part of a text in several styles.
  private mutating func run() -> String {
    let text = expression(.string, 1)
    guard chance(70) else { return text }
    var attributes = [text]
    if chance(40), let font = pick([".headline", "system(20)", "custom(\"A\", 9.5)"]) {
      attributes.append("font: \(font)")
    }
    if chance(40) { attributes.append("color: \(expression(.color, 1))") }
    if chance(40) {
      attributes.append("emphasis: \(expression(.bool, 1)) ? .bold : .boldItalic")
    }
    if chance(20) { attributes.append("link: \"https://example.org/\"") }
    return "styled(\(attributes.joined(separator: ", ")))"
  }

  private mutating func reference(_ target: ReferenceTarget) -> String? {
    let visible = scope.elements.filter { scope.loops.starts(with: $0.loops) }
    switch target {
    case .element: return pick(visible)?.name
    case .label: return pick(visible.filter { $0.kind == .label })?.name
    case .task: return pick(scope.tasks)
    case .destination:
      // Only a screen opens screens.
      if scope.screen != nil, chance(50) { return pick(sight.screens) }
      return pick(visible.filter { $0.kind != .label })?.name
    case .screen: return nil
    }
  }

  private mutating func accessibility() {
    guard chance(30) else { return }
    block("accessibility") { program in
      program.line("label: \(program.string(1))")
      if program.chance(50) { program.line("hint: \(program.string(1))") }
      if program.chance(30) { program.line("value: \(program.string(1))") }
      if program.chance(50) { program.line("traits: [.button, .updatesFrequently]") }
      if program.chance(30) { program.line("identifier: \"an.id\"") }
    }
  }

  // MARK: Bindings

  private mutating func bindings(of kind: Kind, _ written: inout Set<PropertyName>) {
    for property in kind.properties where property.isBindable && chance(55) {
      // Segments and wheels use one of two ways to choose.
      let choosing: Set<PropertyName> = [.selection, .selectedSegmentIndex, .selectedRows]
      if choosing.contains(property.name), !written.isDisjoint(with: choosing) { continue }
      var types: [RandomType] = []
      switch property.type {
      case _ where property.name == .selection:
        types =
          sight.enums.flatMap { [.enumeration($0), .optional(.enumeration($0))] } + [.string]
        if kind.name == .picker { types.removeLast() }
      case .bool: types = [.bool]
      case .int: types = [.int]
      case .double: types = [.double, .int]
      case .string: types = [.string]
      case .date: types = [.date]
      case .duration: types = [.duration]
      case .list(.int): types = [.list(.int)]
      default: break
      }
      var variable: String?
      for type in types.shuffled(using: &random) where variable == nil { variable = bindable(type) }
      guard let variable else { continue }
      line("\(property.name.name) <-> \(variable)")
      written.insert(property.name)
      if property.name == .text { written.insert(.attributedText) }
    }
  }

  mutating func bindable(_ type: RandomType) -> String? {
    if chance(30), let place = place(type) { return place }
    return scope.values.last { $0.type == type && $0.isVariable }?.name
  }

  /// Segments and wheels; false when the block is finished with them.
  private mutating func parts(of kind: Kind, _ written: inout Set<PropertyName>) -> Bool {
    guard kind.name == .segmentedControl || kind.name == .picker else { return true }
    if written.contains(.selection), chance(50) { return true }
    let part = Kind.named(kind.name == .picker ? .wheel : .segment)
    if part.name == .wheel { written.insert(.wheels) }
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      switch Int.random(in: 0..<6, using: &random) {
      case 0: block("if \(expression(.bool, 1))") { $0.part(part) }
      case 1: block("for `each\(count)` in 1...3") { $0.part(part) }
      default: self.part(part)
      }
    }
    return true
  }

  private mutating func part(_ kind: Kind) {
    if kind.name == .segment, chance(50) {
      line("segment \(interpolated(1))")
      return
    }
    block(kind.name.name) { program in
      guard kind.name == .wheel else {
        program.properties(of: kind)
        return
      }
      program.line("values: \(program.expression(.list(.string), 1))")
      var written: Set<PropertyName> = []
      program.bindings(of: kind, &written)
    }
  }

  // MARK: Handlers

  private mutating func handlers(of kind: Kind) {
    if !kind.events.events.isEmpty, chance(60) { line(handler(kind.name)) }
  }

  private mutating func handler(_ kind: KindName) -> String {
    let events = Kind.named(kind).events
    guard let event = pick(events.events), let action = pick(scope.actions) else { return "" }
    let values = scope.values
    var parameters = ""
    if !events.parameters(of: event).isEmpty, chance(60) {
      parameters = "(wheel\(count), row\(count))"
      scope.values.append(RandomValue(name: "wheel\(count)", type: .int))
      scope.values.append(RandomValue(name: "row\(count)", type: .int))
    }
    defer { scope.values = values }
    let head = "on \(event.name)\(parameters)"
    if chance(60) { return "\(head) -> \(step(action))" }
    return "\(head) { \(steps(2, action)) }"
  }

  // MARK: Steps

  mutating func steps(_ depth: Int, _ action: RandomScope.Action) -> String {
    let known = scope.values
    defer { scope.values = known }
    let steps = (0..<Int.random(in: 1...3, using: &random)).map { _ in
      if chance(8) { return stepConstant() }
      guard depth > 0, chance(30) else { return step(action) }
      let otherwise = chance(50) ? " else { \(self.steps(depth - 1, action)) }" : ""
      if chance(40), let named = unwrapping() {
        let values = scope.values
        scope.values.append(named.value)
        defer { scope.values = values }
        let further = chance(30) ? ", \(expression(.bool, 1))" : ""
        return "if \(named.head)\(further) { \(self.steps(depth - 1, action)) }\(otherwise)"
      }
      return "if \(expression(.bool, 1)) { \(self.steps(depth - 1, action)) }\(otherwise)"
    }
    return steps.joined(separator: "; ")
  }

  /// A name for a value, which the steps after it may use.
  private mutating func stepConstant() -> String {
    let type = randomType()
    let value = expression(type, 2)
    let name = "given\(count)\(scope.values.count)"
    scope.values.append(RandomValue(name: name, type: type))
    return "let \(name): \(type.spelled(self)) = \(value)"
  }

  mutating func step(_ action: RandomScope.Action) -> String {
    if chance(20), let task = taskStep() { return task }
    if chance(15), let opening = opening() { return opening }
    if chance(50), let change = change() { return change }
    return call(action)
  }

  /// A step that changes no variable: what a screen begins with stays that way.
  mutating func call(_ action: RandomScope.Action) -> String {
    let arguments = action.parameters.map { "\($0.0): \(expression($0.1, 2))" }
    return "\(action.name)(\(arguments.joined(separator: ", ")))"
  }

  /// A change of a variable; a number that it gets may be outside its range.
  private mutating func change() -> String? {
    guard let type = pick([RandomType.bool, .int, .double, .string, .list(.string)]),
      let name = bindable(type)
    else { return nil }
    switch type {
    case .bool:
      return chance(50) ? "\(name).toggle()" : "\(name) = \(expression(.bool, 1))"
    case .string: return "\(name) \(chance(50) ? "+=" : "=") \(expression(.string, 1))"
    case .list:
      let index = Int.random(in: 0...4, using: &random)
      return pick([
        "\(name).append(\(expression(.string, 1)))",
        "\(name).insert(\(expression(.string, 1)), at: \(index))", "\(name).remove(at: \(index))",
        "\(name).move(from: \(index), to: 0)", "\(name).removeAll()",
      ])
    default: return "\(name) \(chance(50) ? "+=" : "-=") \(expression(type, 1))"
    }
  }
}
