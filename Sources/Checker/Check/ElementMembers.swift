import CtlCatalogue
import CtlDiagnostics
import CtlSyntax

/// What follows a dot after the name of an element or of a screen.
extension Checker {
  mutating func elementProperty(
    _ symbol: Symbol, _ token: Int, _ suffix: Int, _ node: Int
  ) -> ExpressionID {
    let element = tables.elements[Int(symbol.index)]
    guard element.form == .kind else { return poison(node) }
    let kind = Kind.named(element.kind)
    guard let name = Vocabulary.property(name(ofToken: token)),
      let property = kind.property(named: name), !property.isMisplaced
    else {
      let near = meaning(ofElementProperty: token, kind)
      report(
        Finding(
          ControlCode.unknownProperty, at: location(ofToken: token),
          ["kind": .phrase(describe(element.kind)), "name": .text(text(ofToken: token))],
          label: near.label, related: place(symbol), fixes: near.fixes))
      return poison(node)
    }
    guard property.keying == .single else {
      reportKeyed(name, token, symbol)
      return poison(node)
    }
    if element.loopDepth > loopDepthHere {
      report(
        Finding(
          LanguageCode.loopElement, at: location(ofToken: firstToken(node)),
          ["name": .text(element.name.map(text) ?? "")], related: place(symbol)))
      return poison(node)
    }
    if let currentProperty {
      dependencies.append(
        (currentProperty, PropertyKey(element: ElementID(Int(symbol.index)), property: name)))
    }
    let reference = use(symbol, node, nil)
    return make(
      .elementProperty, PropertyTypes.type(of: name, in: element.kind), node,
      operands: [reference], payload: UInt32(name.rawValue))
  }

  /// A property with a value for each state, which has no single one to be read.
  private mutating func reportKeyed(_ name: PropertyName, _ token: Int, _ symbol: Symbol) {
    report(
      Finding(
        ControlCode.unknownProperty, at: location(ofToken: token),
        Message(
          "`{name}` has a value for each state, and cannot be read", "“{name}”在每个状态下各有其值，无法读取")(
            ["name": .text(name.name)]),
        label: Message(
          "read the variable or the constant that it shows", "请读取它所显示的变量或常量")(),
        related: place(symbol)))
  }

  mutating func elementOfScreen(
    _ screen: Symbol, _ token: Int, _ node: Int
  ) -> ExpressionID {
    let name = text(ofToken: token)
    let found: Symbol?
    var candidates: [String] = []
    if screen.file == file {
      let id = self.name(ofToken: token)
      let names = scopes[tables.screens[Int(screen.index)].root.index] ?? NameMap()
      found = names[id].flatMap { $0.kind == .element ? $0 : nil }
      if found == nil { candidates = self.names(of: .element, in: names) }
    } else {
      found = tables.imported[screen.file]?.element(named: name, ofScreen: Int(screen.index))
    }
    guard let found else {
      let near = suggestion(token, name, candidates)
      report(
        Finding(
          ControlCode.unresolvedReference, at: location(ofToken: token),
          Message("nothing named `{name}` is declared in that screen", "那个界面中没有名为“{name}”的元素")(
            ["name": .text(name)]), label: near.label, related: place(screen), fixes: near.fixes))
      return poison(node)
    }
    refer(token, found)
    let payload = UInt32(tables.symbols.count)
    tables.symbols.append(found)
    return make(.reference, reference(to: found), node, payload: payload)
  }

  /// The type of a bare name: where it may be used.
  func reference(to symbol: Symbol) -> Type {
    let target: ReferenceTarget
    switch symbol.kind {
    case .task: target = .task
    case .screen: target = .destination
    case .element:
      let element =
        symbol.file == file
        ? tables.elements[Int(symbol.index)]
        : tables.imported[symbol.file]?.elements[Int(symbol.index)]
      if element?.form == .kind, element?.kind == .label {
        target = .label
      } else {
        target = .element
      }
    default: target = .element
    }
    return Type(ValueType.reference(target))
  }
}
