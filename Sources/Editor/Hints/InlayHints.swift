import CtlCatalogue
import CtlChecker
import CtlDiagnostics
import CtlSyntax

/// A few words that an editor shows inside a line, but that are not in the file.
public struct InlayHint: Sendable, Hashable {
  /// The byte after it.
  public let offset: Int
  public let label: String
  public let kind: Kind
  /// Whether a space is shown before it.
  public let paddingLeft: Bool
  public let paddingRight: Bool

  public enum Kind: String, Sendable, CaseIterable {
    /// A type that was inferred.
    case type
    /// The name of an argument or of an event's value.
    case parameter
    /// A range that comes from the bound variable.
    case range
    /// The default of an argument that is left out.
    case defaultValue

    /// Why it is shown.
    public var tooltip: Phrase {
      switch self {
      case .type: Phrase(Message("the type that the value has", "由值推断的类型"))
      case .parameter: Phrase(Message("what comes with the event", "事件附带的值"))
      case .range:
        Phrase(Message("the range of the variable is the range of the control", "控件沿用变量的范围"))
      case .defaultValue:
        Phrase(Message("the defaults of what is not written", "未写出的参数取默认值"))
      }
    }
  }

  /// The text to insert at `offset` to write it into the file; nil when that is not possible.
  public let insertion: String?
}

extension EditorSnapshot {
  /// The additions of the checker, for the lines that a range touches; in the order of the file.
  public func inlayHints(in file: FileID, range: Range<Int>? = nil) -> [InlayHint] {
    guard let index = index(file) else { return [] }
    var hinter = Hinter(snapshot: self, program: index.program)
    hinter.constants()
    hinter.locals()
    hinter.ranges()
    hinter.components()
    hinter.handlers()
    let hints = hinter.hints.sorted { $0.offset < $1.offset }
    guard let range else { return hints }
    return hints.filter { range.lowerBound <= $0.offset && $0.offset <= range.upperBound }
  }
}

private struct Hinter {
  let snapshot: EditorSnapshot
  let program: Program

  /// The names of the values that an event comes with.
  private func values(of handler: Handler) -> [String] {
    if let event = handler.received {
      if event.kind == .task { return handler.isFailure ? ["message"] : [] }
      if event.kind == .screen || event.kind == .variable { return [] }
      return snapshot.parameters(of: event).map { snapshot.name(of: $0) ?? "" }
    }
    guard let event = handler.event, handler.element.index < program.elements.count else {
      return []
    }
    let element = program.element(handler.element)
    guard element.form == .kind else { return [] }
    return Kind.named(element.kind).events.parameters(of: event).map(\.name)
  }

  var hints: [InlayHint] = []
  var tree: SyntaxTree { program.tree }

  mutating func add(
    _ offset: Int, _ label: String, _ kind: InlayHint.Kind, left: Bool = false,
    right: Bool = false, insertion: String? = nil
  ) {
    hints.append(
      InlayHint(
        offset: offset, label: label, kind: kind, paddingLeft: left, paddingRight: right,
        insertion: insertion))
  }

  /// `let accent: Color = #FF9500`
  mutating func constants() {
    for constant in program.constants {
      let view = ConstantDeclaration(unchecked: tree, constant.origin.node)
      guard view.type == nil, isShown(constant.type) else { continue }
      addType(constant.type, at: program.origins.range(of: constant.origin, .name).upperBound)
    }
  }

  /// `let share: Double = total / 2` in a loop, a condition, a handler or a record.
  mutating func locals() {
    var types: [(token: Int, type: Type)] = []
    for (position, loop) in program.loops.enumerated() where loop.form == .name {
      if let token = program.nameToken(of: Symbol(.loopVariable, program.file, position)) {
        types.append((token, loop.type))
      }
    }
    for value in program.eventParameters where value.isOfStep {
      types.append((value.origin.token, value.type))
    }
    for (position, field) in program.fields.enumerated() where field.computed >= 0 {
      if let token = program.nameToken(of: Symbol(.field, program.file, position)) {
        types.append((token, field.type))
      }
    }
    var seen: Set<Int> = []
    for (token, type) in types where seen.insert(token).inserted && isShown(type) {
      // `if let` names a value too, and has no type.
      guard let node = tree.path(toToken: token).dropLast().last,
        tree.nodes[node].kind == .constantDeclaration,
        ConstantDeclaration(unchecked: tree, node).type == nil
      else { continue }
      addType(type, at: tree.tokenRange(token).upperBound)
    }
  }

  private func isShown(_ type: Type) -> Bool {
    !type.isPoison && type.base != .anyMember && type.base != .nothing
  }

  private mutating func addType(_ type: Type, at offset: Int) {
    let label = ": \(program.spelled(type))"
    add(offset, label, .type, insertion: canBeWritten(type) ? label : nil)
  }

  /// Whether a declaration can name a type: that of a range has no name.
  private func canBeWritten(_ type: Type) -> Bool {
    if type.isList || type.isOptional { return canBeWritten(type.element) }
    guard type.isPlain else { return false }
    return type.base == .enumeration || type.base == .record || type.base.builtInName != nil
  }

  /// `value <-> copies  in 1...20`
  mutating func ranges() {
    for entry in program.properties where entry.form == .binding && entry.parameter < 0 {
      guard entry.name == .value, entry.element.index < program.elements.count else { continue }
      let element = program.element(entry.element)
      guard element.form == .kind, Kind.named(element.kind).followsRange,
        !program.properties[element.properties].contains(where: {
          $0.name == .minimumValue || $0.name == .maximumValue
        })
      else { continue }
      let target = program.expression(entry.expression)
      guard let range = range(of: target) else { continue }
      add(
        program.origins.range(of: target.origin, .whole).upperBound, "in \(range)", .range,
        left: true)
    }
  }

  /// That of a variable as it is written, or that of a field.
  private func range(of target: CtlChecker.Expression) -> String? {
    guard target.operation == .symbol else {
      return program.range(ofField: target).flatMap { program.spelled($0) }
    }
    let symbol = program.symbols[Int(target.payload)]
    guard symbol.kind == .variable, symbol.file == program.file else { return nil }
    return program.variables[Int(symbol.index)].range.map { program.source(of: $0) }
  }

  /// The parameters of a component that take their defaults.
  mutating func components() {
    for element in program.elements where element.form == .componentUse && element.payload >= 0 {
      guard let block = tree.child(of: element.origin.node, .block), tree.isClosed(block) else {
        continue
      }
      let given = Set(program.properties[element.properties].map { Int($0.parameter) })
      let component = program.componentUses[Int(element.payload)]
      let missing = snapshot.parameters(of: component).filter {
        !given.contains(Int($0.index)) && !snapshot.needsArgument($0)
      }
      let end = tree.range(of: block).upperBound - 1
      defaults(missing, at: end, isFirst: given.isEmpty)
    }
  }

  private mutating func defaults(_ parameters: [Symbol], at offset: Int, isFirst: Bool) {
    guard !parameters.isEmpty else { return }
    let texts = parameters.compactMap { parameter -> String? in
      guard let owner = snapshot.program(parameter.file) else { return nil }
      let declaration = owner.parameters[Int(parameter.index)]
      // What may be left out without a default is `nil`.
      let value = declaration.defaultValue.map { owner.source(of: $0) } ?? "nil"
      return "\(owner.text(declaration.name)): \(value)"
    }
    if texts.isEmpty { return }
    add(
      offset, texts.joined(separator: ", "), .defaultValue, left: !isFirst, right: true)
  }

  /// The names of an event's values, and the defaults of an action's parameters.
  mutating func handlers() {
    for handler in program.handlers {
      let view = HandlerSyntax(unchecked: tree, handler.origin.node)
      for (token, name) in zip(view.parameterTokens, values(of: handler))
      where tree.name(ofToken: token) != name {
        add(tree.tokenRange(token).lowerBound, "\(name):", .parameter, right: true)
      }
    }
    for step in program.steps {
      guard case .call(let called) = step.form,
        let list = tree.child(of: step.origin.node, .arguments)
      else { continue }
      let call = ActionCall(unchecked: tree, step.origin.node)
      let given = Set(call.arguments.compactMap { $0.labelToken.map { tree.name(ofToken: $0) } })
      let missing = snapshot.parameters(of: called.action).filter {
        !snapshot.needsArgument($0) && !given.contains(snapshot.name(of: $0) ?? "")
      }
      let end = tree.range(of: list).upperBound
      if end > 0, tree.source.bytes[end - 1] == 0x29 {
        defaults(missing, at: end - 1, isFirst: given.isEmpty)
      }
    }
  }
}
