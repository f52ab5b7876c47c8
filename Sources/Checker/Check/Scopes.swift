import CtlCatalogue
import CtlDiagnostics
import CtlSyntax

extension Checker {
  /// Numbers and names every element of a screen, so that all screens and components know each
  /// other's elements before the first property is typed.
  mutating func shapeScreen(_ index: Int) {
    let node = tables.screens[index].origin.node
    let root = openElement(.kind, .screen, node, parent: -1)
    tables.elements[root.index].payload = Int32(index)
    tables.screens[index].root = root
    let view = ScreenDeclaration(unchecked: tree, node)
    tables.screens[index].result = view.result.map { type($0) }
    tables.screens[index].scope = shapeScope(
      tree.child(of: node, .block), root, taking: view.parameters, knowsPresent: true)
  }

  mutating func shapeComponent(_ index: Int) {
    let node = tables.components[index].origin.node
    let root = openElement(.componentRoot, .view, node, parent: -1)
    tables.elements[root.index].payload = Int32(index)
    tables.components[index].root = root
    tables.components[index].scope = shapeScope(
      tree.child(of: node, .block), root, tables.components[index].parameters)
  }

  private mutating func shapeScope(
    _ block: Int?, _ root: ElementID, _ parameters: Range<Int> = 0..<0,
    taking values: [Parameter] = [], knowsPresent: Bool = false
  ) -> Scope {
    var result = Scope()
    scope = NameMap()
    shaping = root
    for parameter in parameters {
      scope[tables.parameters[parameter].name] = Symbol(.parameter, file, parameter)
    }
    let firstVariable = tables.variables.count
    declareParameters(values)
    result.variables = firstVariable..<tables.variables.count
    if let block {
      let starts = (
        firstVariable, tables.constants.count, tables.actions.count, tables.tasks.count
      )
      let firstStyle = tables.styles.count
      for member in tree.children(of: block) { declareMember(member) }
      result.styles = firstStyle..<tables.styles.count
      result.variables = starts.0..<tables.variables.count
      result.constants = starts.1..<tables.constants.count
      result.actions = starts.2..<tables.actions.count
      result.tasks = starts.3..<tables.tasks.count
      shapeMembers(block, root)
      if knowsPresent {
        declarePresent(block)
        result.variables = starts.0..<tables.variables.count
      }
    }
    closeElement(root)
    scopes[root.index] = scope
    return result
  }

  mutating func checkScreen(_ index: Int) {
    let root = tables.screens[index].root
    body = .screen
    checkedScreen = index
    defer { body = .file }
    checkScope(tables.screens[index].scope, root)
    tables.screens[index].scope.constraints = checkLayouts(root)
    tables.screens[index].scope.appearances = checkAppearances(
      tree.child(of: tables.screens[index].origin.node, .block), screen: index)
    tables.screens[index].scope.samples = checkSamples(of: index)
  }

  mutating func checkComponent(_ index: Int) {
    let root = tables.components[index].root
    body = .component
    defer { body = .file }
    checkScope(tables.components[index].scope, root)
    tables.components[index].scope.constraints = checkLayouts(root)
  }

  /// Types the declarations of a screen or component, then its elements.
  private mutating func checkScope(_ declared: Scope, _ root: ElementID) {
    scope = scopes[root.index] ?? NameMap()
    for index in declared.tasks { checkResult(ofTask: index) }
    checkValues(variables: declared.variables, constants: declared.constants)
    for index in declared.variables {
      muted(hasError(tables.variables[index].origin.node)) { $0.checkRange(index) }
    }
    checkActions(declared.actions.filter { !tables.actions[$0].isEvent })
    for index in declared.tasks { checkTask(index) }
    checkStyles(declared.styles)
    checkBodies(root)
  }

  /// Types the parameters of actions, or of events, which uses need to know before.
  mutating func checkActions(_ actions: some Sequence<Int>) {
    for index in actions {
      let view = ActionDeclaration(unchecked: tree, tables.actions[index].origin.node)
      tables.actions[index].parameters = checkParameters(view.parameters)
    }
  }

  private mutating func declareMember(_ node: Int) {
    let kind = kind(node)
    guard
      kind == .variableDeclaration || kind == .constantDeclaration || kind == .actionDeclaration
        || kind == .eventDeclaration || kind == .taskDeclaration || kind == .styleDeclaration
    else { return }
    collectAttributes(node)
    if kind == .constantDeclaration {
      declareConstant(node, inFile: false)
      return
    }
    if kind == .styleDeclaration {
      declareStyle(node, inFile: false)
      return
    }
    guard let token = nameToken(node) else { return }
    let name = name(ofToken: token)
    switch kind {
    case .variableDeclaration:
      declare(name, token, Symbol(.variable, file, tables.variables.count))
      tables.variables.append(
        Variable(name: name, origin: OriginID(node: node), type: .poison))
    case .actionDeclaration, .eventDeclaration:
      declare(name, token, Symbol(.action, file, tables.actions.count))
      tables.actions.append(
        Action(
          name: name, origin: OriginID(node: node), parameters: 0..<0,
          // In a screen it is misplaced, and what it would be is an action.
          isEvent: kind == .eventDeclaration
            && tables.elements[shaping.index].form == .componentRoot))
    default:
      declare(name, token, Symbol(.task, file, tables.tasks.count))
      tables.tasks.append(
        BackgroundTask(
          name: name, origin: OriginID(node: node), isNetwork: nil,
          duration: .unstated))
    }
  }

  // MARK: Variables

  mutating func checkInitialValue(_ index: Int) {
    if tables.variables[index].isParameter { return }
    muted(hasError(tables.variables[index].origin.node)) { $0.typeInitialValue(index) }
  }

  private mutating func typeInitialValue(_ index: Int) {
    let view = VariableDeclaration(unchecked: tree, tables.variables[index].origin.node)
    var type = view.type.map { self.type($0) }
    if tables.variables[index].isPresent {
      // Nothing declares it.
      type = .date
    } else if let node = view.initialValue {
      var value = expression(node, type)
      if let type { value = coerce(value, to: type, .initialValue) }
      if type == nil { type = inferred(value, node) }
      tables.variables[index].initialValue = value
    } else if type == nil {
      type = .poison
    }
    tables.variables[index].type = type ?? .poison
  }

  /// The type of a variable without a written one.
  private mutating func inferred(_ value: ExpressionID, _ node: Int) -> Type {
    let type = tables.expressions[value.index].type
    guard type.base == .anyMember || type.base == .nothing else { return type }
    report(
      Finding(
        LanguageCode.cannotInfer, at: location(node), ["text": .text(tree.text(of: node))],
        notes: [
          Message("Write the type: `var name: Type = …`.", "请写出类型：`var name: Type = …`。")()
        ]))
    return .poison
  }

  private mutating func checkRange(_ index: Int) {
    let view = VariableDeclaration(unchecked: tree, tables.variables[index].origin.node)
    guard let node = view.range, !hasError(node) else { return }
    let type = tables.variables[index].type
    let element = type.unwrapped
    let value = expression(node, element.range)
    let range = tables.expressions[value.index].type
    tables.variables[index].range = value
    guard !range.isPoison, !type.isPoison else { return }
    guard range.isRange, fits(range.element, element) else {
      tables.variables[index].range = nil
      mismatch(value, expected: element.range ?? .poison)
      return
    }
    guard let initial = tables.variables[index].initialValue, let start = constant(initial)?.number,
      let range = constant(value), case .range(let lower, _, let isClosed) = range,
      let low = lower.number, !range.spans(start)
    else { return }
    report(
      Finding(
        LanguageCode.outOfRange, at: location(tables.expressions[initial.index].origin.node),
        [
          "value": .text(constant(initial)?.text ?? ""),
          "range": .text(tree.text(of: node)),
          "name": .text("`\(text(tables.variables[index].name))`"),
        ],
        related: [
          Finding.Related(
            location(node), Message("the range is declared here", "范围声明于此")())
        ], fixes: nearestEnd(of: node, start < low, isClosed, initial)))
  }

  /// The end of a range as the first value, where the range has its ends written.
  private func nearestEnd(
    of range: Int, _ isBelow: Bool, _ isClosed: Bool, _ initial: ExpressionID
  ) -> [Fix] {
    let ends = tree.children(of: range).filter { tree.nodes[$0].kind.isExpression }
    guard ends.count == 2, isBelow || isClosed else { return [] }
    return [
      rewrite(
        tables.expressions[initial.index].origin.node, tree.text(of: ends[isBelow ? 0 : 1]))
    ]
  }

  mutating func reportArgument(
    _ place: Location, _ problem: Phrase, label: Phrase? = nil,
    related: [Finding.Related] = [], fixes: [Fix] = []
  ) {
    report(
      Finding(
        LanguageCode.arguments, at: place, problem, label: label, related: related, fixes: fixes))
  }
}
