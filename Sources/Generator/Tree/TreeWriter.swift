import CtlCatalogue
import CtlChecker

/// The elements of a screen or component as calls that build its tree.
struct TreeWriter {
  let scope: CodeScope
  /// The appearances that apply, by kind.
  let styles: StyleTable

  var program: Program { scope.program }

  /// The elements directly inside an element, in order.
  func children(of id: ElementID) -> [Statement] {
    program.children(of: id).flatMap { statements(for: $0) }
  }

  func statements(for id: ElementID) -> [Statement] {
    let element = program.element(id)
    switch element.form {
    case .kind:
      switch Kind.named(element.kind).role {
      case .container: return [container(id)]
      case .control, .companion: return [control(id)]
      case .part: return []
      }
    case .componentUse: return [use(id)]
    case .conditional: return conditional(id) { children(of: $0) }
    case .loop: return loop(id) { item(of: $0, children(of: $0)) }
    case .slot: return [slot(id)]
    case .componentRoot, .branch, .fill, .unknown: return []
    }
  }

  // MARK: Conditions and loops

  /// `if` with its branches; a known condition chooses its branch here.
  func conditional(_ id: ElementID, _ body: (ElementID) -> [Statement]) -> [Statement] {
    var parts: [(condition: CodeLayout?, body: [Statement])] = []
    // What the branches use counts when one that is written follows.
    var used: Set<String> = []
    for branch in program.children(of: id) {
      let payload = program.element(branch).payload
      let condition = payload < 0 ? nil : ExpressionID(Int(payload))
      let known = condition.map { scope.knownCondition($0) } ?? true
      if known == false { continue }
      if known == true, parts.isEmpty { return body(branch) }
      let (part, names) = scope.collectingUses {
        self.branch(known == true ? nil : condition) { scope.named(branch) { body(branch) } }
      }
      parts.append(part)
      used.formUnion(names)
      if !part.body.isEmpty {
        scope.use(used)
        used = []
      }
      if known == true { break }
    }
    // Empty branches at the end are left out, with their conditions and the names in them.
    while let last = parts.last, last.body.isEmpty { parts.removeLast() }
    return parts.isEmpty ? [] : [.chain(parts)]
  }

  /// The head and the contents of a branch.
  private func branch(
    _ condition: ExpressionID?, _ body: () -> [Statement]
  ) -> (condition: CodeLayout?, body: [Statement]) {
    guard let condition else { return (nil, body()) }
    let names = scope.names?.unwrapped ?? [:]
    let (head, contents) = scope.branch(condition, named: { names[$0] }, body)
    return (head, contents)
  }

  /// `for`, with a counter when names inside need it.
  func loop(_ id: ElementID, _ body: (ElementID) -> [Statement]) -> [Statement] {
    let loop = program.loops[Int(program.element(id).payload)]
    guard let names = scope.names, let variable = names.loopVariables[id.index],
      let counter = names.loopCounters[id.index]
    else { return [] }
    let ((statements, usesVariable), usesCounter) = scope.uses(counter) {
      scope.uses(variable) { scope.inside(loop: id.index) { scope.named(id) { body(id) } } }
    }
    guard !statements.isEmpty, var sequence = scope.sequence(loop.sequence) else { return [] }
    // Swift finds no type for the counter beside a choice of two literals.
    if usesCounter, sequence.precedence < .range || scope.choosesList(loop.sequence) {
      sequence = .call("Array", [sequence.layout()])
    }
    let name = usesVariable ? Identifier.quoted(variable) : "_"
    let head: CodeLayout =
      usesCounter
      ? .text("for (\(counter), \(name)) in ") + sequence.member("enumerated()").layout()
      : .text("for \(name) in ") + sequence.layout()
    return [.block(head, statements, inline: false)]
  }

  /// `ControlTree.item(account.id) { … }` where something says which item is which.
  private func item(of id: ElementID, _ elements: [Statement]) -> [Statement] {
    guard !elements.isEmpty, let value = scope.identity(ofLoop: id.index) else { return elements }
    return [.block(.text("ControlTree.item(\(value))"), elements, inline: false)]
  }

  // MARK: Components

  /// A component: a property that makes it, or in a loop a method.
  private func use(_ id: ElementID) -> Statement {
    guard let name = scope.names?.accessors[id.index] else { return .line("") }
    let call = useCall(id, name)
    let fills = fills(of: id)
    let made: Statement =
      fills.isEmpty
      ? .line(.text(call)) : .block(.text(call + ".filled"), fills, inline: false)
    guard scope.constrained.contains(id.index),
      scope.files.box(of: id, in: program)?.isNamed == false
    else { return made }
    return .block(.text("ControlTree.named(\(scope.reference(id.index)))"), [made], inline: false)
  }

  /// `$0.footer = ControlTree.elements { … }` for each slot that a use fills.
  private func fills(of use: ElementID) -> [Statement] {
    let component = program.componentUses[Int(program.element(use).payload)]
    var slots: [Int] = []
    var fills: [Int: [ElementID]] = [:]
    for fill in program.children(of: use) where program.element(fill).form == .fill {
      let slot = Int(program.element(fill).payload)
      if fills[slot] == nil { slots.append(slot) }
      fills[slot, default: []].append(fill)
    }
    return slots.compactMap { slot in
      guard let name = scope.files.slotName(slot, of: component) else { return nil }
      let target = "$0.\(Identifier.memberName(name))"
      let body = (fills[slot] ?? []).flatMap { children(of: $0) }
      return body.isEmpty
        ? .line(.text("\(target) = []"))
        : .block(.text("\(target) = ControlTree.elements"), body, inline: false)
    }
  }

  /// What fills a slot, else its own elements.
  private func slot(_ id: ElementID) -> Statement {
    guard let name = scope.names?.slots[Int(program.element(id).payload)] else { return .line("") }
    let quoted = Identifier.quoted(name)
    let body = children(of: id)
    return body.isEmpty
      ? .line(.text("\(scope.member(name)) ?? []"))
      : .chain([(.text("let \(quoted)"), [.line(.text(quoted))]), (nil, body)])
  }

  /// `counter`, or `counter(index, item)` in a loop.
  func useCall(_ id: ElementID, _ name: String) -> String {
    let arguments = loopArguments(id)
    guard !scope.loops(around: id.index).isEmpty else { return scope.member(name) }
    return "\(scope.member(name))(\(arguments.joined(separator: ", ")))"
  }

  /// The counters and variables of the loops around an element.
  func loopArguments(_ id: ElementID) -> [String] {
    guard let names = scope.names else { return [] }
    return scope.loops(around: id.index).flatMap { loop in
      [names.loopCounters[loop], names.loopVariables[loop]].compactMap { $0.map(scope.local) }
    }
  }

  // MARK: Containers

  /// The properties of a container that may be nil, besides colors.
  static let optionals: Set<PropertyName> = [
    .title, .width, .subtitle, .image, .footer, .message, .badgeValue, .height,
  ]

  private func container(_ id: ElementID) -> Statement {
    let call = CodeLayout.call("ControlTree", containerArguments(id), closes: true)
    let children = children(of: id)
    if children.isEmpty { return .line(.call("ControlTree", containerArguments(id))) }
    // A single name may be on the same line; a whole control would be too much.
    var isShort = false
    if children.count == 1, case .line(.text) = children[0] { isShort = true }
    return .block(call, children, inline: isShort)
  }

  /// The arguments, in the order of the parameters.
  private func containerArguments(_ id: ElementID) -> [CodeLayout] {
    let element = program.element(id)
    var result: [CodeLayout] = [.text("." + element.kind.name)]
    let own = program.properties[element.properties]
    let styled = styled(element)
    let isStyled = styles.styles(element.kind)
    func last(_ name: PropertyName) -> Code? {
      let found = own.last { $0.name == name && $0.group == .own }.map { (entry: $0, writer: self) }
      guard let (entry, writer) = found ?? styled.last(where: { $0.entry.name == name }) else {
        return nil
      }
      let (program, scope) = (writer.program, writer.scope)
      let type = program.expression(entry.expression).type
      var code = scope.shown(entry)
      if type == .int, PropertyKind.isDouble(name, element.kind) {
        code = code.wrapped(in: "Double")
      }
      let isColor = [.tintColor, .background].contains(name)
      if isStyled, isColor || name == .image, case .none? = program.constant(entry.expression) {
        return Code(".some(nil)")
      }
      // `nil` is the default anyway; an optional value gets the default when it is missing.
      if type.base == .nothing { return nil }
      guard scope.isOptional(entry.expression), !isColor, !TreeWriter.optionals.contains(name)
      else { return code }
      if case .none? = program.constant(entry.expression) { return nil }
      return code.coalescing(scope.types.defaultValue(type.element))
    }
    func add(_ label: String, _ code: Code?) {
      if let code { result.append(label.isEmpty ? code.layout() : code.labeled(label)) }
    }
    add("", last(.title))
    if isStyled { result.append("in: interface") }
    if let reference = scope.names?.references[id.index], element.kind != .screen,
      !reference.isEmpty
    {
      result.append(.text("name: \(scope.reference(id.index))"))
    }
    var traits: [CodeLayout] = []
    for name in [PropertyName.device, .widthClass, .orientation] {
      if let code = last(name) { traits.append(code.labeled(name.name)) }
    }
    if !traits.isEmpty {
      result.append(.text("traits: ") + .call("ControlTree.ScreenTraits", traits))
    }
    for name in [
      PropertyName.tintColor, .background, .isHidden, .isUserInteractionEnabled, .axis, .spacing,
      .alignment, .margins, .width, .acceptsKeyboardInput, .text, .automaticUpdates, .subtitle,
      .image, .isEnabled, .accessory, .footer, .message, .isPresented, .badgeValue, .selectedIndex,
      .height, .contentInset,
      .isPagingEnabled, .currentPage, .contentOffset,
    ] {
      add(name.name, last(name))
    }
    if let accessibility = accessibility(element) {
      result.append(.text("accessibility: ") + accessibility)
    }
    return result
  }

  private func accessibility(_ element: Element) -> CodeLayout? {
    let entries = program.properties[element.properties].filter { $0.group == .accessibility }
    let arguments = [PropertyName.label, .hint, .value, .traits, .identifier].compactMap { name in
      entries.first { $0.name == name }.map {
        scope.shown($0).labeled(name.name)
      }
    }
    return arguments.isEmpty ? nil : .call("Accessibility", arguments)
  }
}

extension CodeScope {
  /// Whether a list is made of a choice between two, whatever follows: `(isShort ? [1] : [2, 3]).sorted()`.
  fileprivate func choosesList(_ list: ExpressionID) -> Bool {
    var pending = [list]
    while let id = pending.popLast() {
      let expression = program.expression(id)
      let operands = program.operandIDs(of: expression)
      switch expression.operation {
      case .conditional:
        guard let known = knownCondition(operands[0]) else { return true }
        pending.append(operands[known ? 1 : 2])
      case .add: pending += operands
      case .each, .call: pending += operands.prefix(1)
      default: if case .choice? = expression.operation.form { return true }
      }
    }
    return false
  }

  /// The sequence of a loop; nil when there is none.
  func sequence(_ id: ExpressionID) -> Code? {
    var id = id
    var expression = program.expression(id)
    if expression.type.isPoison || expression.type.element.base == .nothing { return nil }
    // A named range may be empty, which no value of Swift's closed ranges is.
    for _ in 0..<64 where expression.operation == .symbol {
      let symbol = program.symbols[Int(expression.payload)]
      guard symbol.kind == .constant, symbol.file == program.file, expression.type.isRange else {
        break
      }
      id = program.constants[Int(symbol.index)].value
      expression = program.expression(id)
    }
    let operands = program.operandIDs(of: expression)
    guard let isClosed = expression.operation.rangeIsClosed, operands.count == 2 else {
      return code(id, typed: false)
    }
    let lower = code(operands[0], typed: false)
    let upper = code(operands[1], typed: false)
    // The checker knows that both ends are in order.
    if program.isConstant(id) {
      return .range(lower, isClosed ? "..." : "..<", upper)
    }
    return .call(
      function("numbers"),
      [lower.layout(), .text(isClosed ? "through: " : "below: ") + upper.layout()])
  }
}
