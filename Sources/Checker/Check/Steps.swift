import CtlDiagnostics
import CtlSyntax

/// The steps of handlers.
extension Checker {
  /// Types the steps of a handler, in the order of the file.
  mutating func checkSteps(_ nodes: [Int]) -> Range<Int> {
    let first = tables.steps.count
    for node in nodes { muted(hasError(node)) { $0.checkStep(node) } }
    return first == tables.steps.count ? 0..<0 : first..<tables.steps.count
  }

  private mutating func checkStep(_ node: Int) {
    switch kind(node) {
    case .actionCall:
      let view = ActionCall(unchecked: tree, node)
      if let symbol = view.nameToken.flatMap({ task(named: $0) }) {
        if let start = checkStart(view, of: symbol) { add(.start(start), node) }
        return
      }
      switch checkLeaving(view) {
      case .step(let form): add(form, node)
      case .mistake: break
      case nil: if let call = checkCall(view) { add(.call(call), node) }
      }
    case .opening:
      if let opening = checkOpening(OpeningSyntax(unchecked: tree, node)) {
        add(.open(opening), node)
      }
    case .cancellation:
      if let form = checkCancellation(CancellationSyntax(unchecked: tree, node)) { add(form, node) }
    case .assignment:
      closingChoice { $0.checkAssignment(AssignmentSyntax(unchecked: $0.tree, node)) }
    case .change: closingChoice { $0.checkChange(ChangeSyntax(unchecked: $0.tree, node)) }
    case .ifStatement: checkChoice(IfStatement(unchecked: tree, node))
    case .constantDeclaration: checkName(ConstantDeclaration(unchecked: tree, node))
    default: break
    }
  }

  @discardableResult
  private mutating func add(_ form: Step.Form, _ node: Int) -> Int {
    tables.steps.append(Step(form, at: OriginID(node: node)))
    return tables.steps.count - 1
  }

  // MARK: Names

  /// `let total = price + tip`: a name for what the steps after it need. It is known to them alone.
  private mutating func checkName(_ view: ConstantDeclaration) {
    let wanted = view.type.map { type($0) }
    var value = view.value.map { expression($0, wanted) } ?? poison(view.node)
    value = wanted.map { coerce(value, to: $0, .initialValue) } ?? settled(value)
    guard let token = view.nameToken else { return }
    let found = wanted ?? type(of: value)
    let index = tables.eventParameters.count
    tables.eventParameters.append(
      EventParameterDeclaration(
        name: name(ofToken: token), origin: OriginID(token: token), type: found, value: value))
    activeSteps.append(tables.eventParameters[index].name, index)
    add(.name(index, value), view.node)
  }

  // MARK: Conditions

  private mutating func checkChoice(_ view: IfStatement) {
    let names = activeLoops.count
    let condition = condition(view)
    let index = add(.choice(condition, otherwise: 0), view.node)
    checkBlock(view.node)
    activeLoops.removeLast(downTo: names)
    let otherwise = UInt32(tables.steps.count)
    if let inner = view.elseIf {
      _ = checkSteps([inner.node])
    } else if let clause = view.elseClause {
      checkBlock(clause)
    }
    tables.steps[index].form = .choice(condition, otherwise: otherwise)
    tables.steps[index].size = UInt32(tables.steps.count - index)
  }

  /// The steps of a branch, whose names end with it.
  private mutating func checkBlock(_ node: Int) {
    let names = activeSteps.count
    _ = checkSteps(steps(in: node))
    activeSteps.removeLast(downTo: names)
  }

  private func steps(in node: Int) -> [Int] {
    tree.child(of: node, .block).map { Array(tree.children(of: $0)) } ?? []
  }

  // MARK: Assignments

  private mutating func checkAssignment(_ view: AssignmentSyntax) {
    let sides = view.sides
    guard let first = sides.first else { return }
    let valueNode = sides.count > 1 ? sides[1] : nil
    let sign = view.signToken.map { tree.tokenKinds[$0] }
    guard let (place, type) = changedVariable(first, valueNode) else {
      if let opening = view.opening { muted { _ = $0.checkOpening(opening) } }
      if let valueNode { muted { _ = $0.expression(valueNode, .anything) } }
      return
    }
    if let opening = view.opening {
      // In a component that is the mistake, whatever gets the result.
      if body == .component {
        _ = checkOpening(opening)
      } else if let target = receiver(place, type, sign, view, result(of: opening)) {
        if let step = checkOpening(opening, target: target) { add(.open(step), view.node) }
      } else {
        muted { _ = $0.checkOpening(opening) }
      }
      return
    }
    guard let valueNode else { return }
    if sign == .assign || sign == .plusAssign, let (call, task) = taskCall(valueNode) {
      let target = receiver(place, type, sign, view, tables.tasks[Int(task.index)].result)
      if let start = checkStart(call, of: task, target: target) { add(.start(start), view.node) }
      return
    }
    if sign == .assign, reportUnknownTask(valueNode, type) { return }
    var value: ExpressionID
    if let token = view.signToken, let binary = Checker.binary(of: sign) {
      if type.isList, sign == .plusAssign, reportItem(valueNode, type, token, view) { return }
      value = expression(valueNode, type.isNumber ? type : type.unwrapped)
      value = combine(binary, place, value, token, view.node)
    } else {
      if type.isList, reportSum(valueNode, type, view) { return }
      value = expression(valueNode, type)
    }
    value = coerce(value, to: type, .initialValue)
    checkBounds(of: place, value)
    add(.assign(place, value), view.node)
  }

  private static func binary(of sign: TokenKind?) -> BinaryOperator? {
    switch sign {
    case .plusAssign: Operation.binary(.plus)
    case .minusAssign: Operation.binary(.minus)
    default: nil
    }
  }

  /// What a step changes, or nil after reporting that it is no variable.
  /// - Parameter value: What it gets, for the type of a variable that is not declared.
  private mutating func changedVariable(
    _ node: Int, _ value: Int? = nil
  ) -> (ExpressionID, Type)? {
    if let value, kind(node) == .nameExpression, resolve(name(ofToken: firstToken(node))) == nil {
      let type = muted { checker in
        let id = checker.expression(value, nil)
        return checker.type(of: id)
      }
      return (wanting(type) { $0.expression(node, nil) }, .poison)
    }
    changedNode = node
    defer { changedNode = nil }
    let (place, condition) = unwrapped(expression(node, nil), node)
    return variable(place, node, where: condition)
  }

  /// The same for a value that is typed already.
  /// - Parameter condition: What has to hold, so that there is something to change.
  private mutating func variable(
    _ value: ExpressionID, _ node: Int, where condition: ExpressionID?
  ) -> (ExpressionID, Type)? {
    if type(of: value).isPoison { return (value, .poison) }
    guard let found = whatKeeps(value, node) else {
      if let condition { add(.choice(condition, otherwise: 0), node) }
      return (value, type(of: value))
    }
    let copies = loopOverCopies(value)
    report(
      Finding(
        LanguageCode.unchangeable, at: location(node), ["found": .phrase(found)],
        label: copies?.label, related: variablePlace(value),
        fixes: copies?.fixes ?? variableFix(value)))
    return nil
  }

  /// A constant outside the range of its variable: the variable would never get it.
  private mutating func checkBounds(of place: ExpressionID, _ value: ExpressionID) {
    let target = tables.expressions[place.index]
    if target.operation == .field {
      let base = ExpressionID(Int(tables.operands[Int(target.firstOperand)]))
      if let (program, fields) = fields(of: type(of: base).unwrapped),
        Int(target.payload) < fields.count
      {
        checkRange(of: fields.lowerBound + Int(target.payload), program, value)
      }
      return
    }
    guard target.operation == .symbol else { return }
    let symbol = tables.symbols[Int(target.payload)]
    if symbol.kind == .variable, symbol.file == file {
      checkBounds(ofVariable: Int(symbol.index), value)
    }
  }

  mutating func checkBounds(ofVariable index: Int, _ value: ExpressionID) {
    let variable = tables.variables[index]
    guard let number = constant(value)?.number, let range = variable.range,
      constant(range)?.spans(number) == false
    else { return }
    let written = tables.expressions[range.index].origin.node
    report(
      Finding(
        LanguageCode.outOfRange, at: location(tables.expressions[value.index].origin.node),
        [
          "value": .text(constant(value)?.text ?? ""), "range": .text(tree.text(of: written)),
          "name": .text("`\(text(variable.name))`"),
        ],
        related: [
          Finding.Related(
            location(written), Message("the range is declared here", "范围声明于此")())
        ]))
  }

  // MARK: Changes

  private mutating func checkChange(_ view: ChangeSyntax) {
    guard let token = view.memberToken else {
      // `names[0]`, or a call of something that is not an action.
      if let inner = tree.expression(in: view.node) {
        let value = expression(inner, nil)
        if !type(of: value).isPoison { reportStep(view.node) }
      }
      return
    }
    let parts = view.place
    guard let base = parts.first else { return }
    if parts.count == 1, kind(base) == .nameExpression,
      let task = self.task(named: firstToken(base))
    {
      refer(firstToken(base), task)
      reportTaskState(task, text(ofToken: token), token)
      typeArguments(view.arguments)
      return
    }
    let wanted =
      parts.count == 1 && isUnknownName(base)
      ? typeChanged(by: text(ofToken: token), view.arguments) : nil
    let typed =
      parts.count == 1
      ? wanting(wanted) { $0.expression(base, nil) }
      : postfix(parts[...], tree.expression(in: view.node)!)
    let (value, condition) = unwrapped(typed, view.node)
    let type = type(of: value)
    let arguments = view.arguments
    guard !type.isPoison else {
      typeArguments(arguments)
      return
    }
    let name = text(ofToken: token)
    let change = type.isList ? ListChange(rawValue: name) : nil
    guard change != nil || name == "toggle" && type == .bool else {
      reportChange(token, name, type)
      typeArguments(arguments)
      return
    }
    guard let (place, _) = variable(value, base, where: condition) else { return }
    guard view.argumentList != nil else {
      reportMissingParentheses(token, name, change)
      return
    }
    guard let change else {
      if let extra = arguments.first { reportExtra(extra, name, 0) }
      add(.assign(place, make(.not, .bool, view.node, operands: [place])), view.node)
      return
    }
    if reportAppendedTask(change, view) { return }
    let values = changeArguments(change, type.element, view, token)
    let first = tables.operands.count
    for value in values { tables.operands.append(value.rawValue) }
    add(.change(change, place, arguments: first..<tables.operands.count), view.node)
  }

  /// The arguments in the order of the parameters.
  private mutating func changeArguments(
    _ change: ListChange, _ item: Type, _ view: ChangeSyntax, _ token: Int
  ) -> [ExpressionID] {
    let parameters = change.parameters
    var values: [ExpressionID] = []
    var isReported = false
    for (place, argument) in view.arguments.enumerated() {
      guard let node = argument.value else { continue }
      guard place < parameters.count else {
        if !isReported, change != .removeAll || !reportRemoval(argument, view) {
          reportExtra(argument, change.rawValue, parameters.count)
        }
        isReported = true
        continue
      }
      let parameter = parameters[place]
      let label = argument.labelToken.map { text(ofToken: $0) }
      if label != parameter.label, !isReported {
        isReported = true
        reportForm(location(argument.node), change, changeFix(change, item, view))
      }
      let type = parameter.isItem ? item : .int
      if label != parameter.label {
        muted { _ = $0.expression(node, .anything) }
        values.append(poison(node))
        continue
      }
      let own = expression(node, type)
      if change == .remove, item != .int, self.type(of: own) == item,
        let base = view.place.first, let fix = removalFix(of: node, item, base, view)
      {
        isReported = true
        reportArgument(
          location(node),
          Message(
            "`remove(at:)` takes the place of an item; the list keeps what it is filtered by",
            "`remove(at:)` 接受项目的位置；列表保留符合条件的项目")(), fixes: [fix])
        values.append(poison(node))
        continue
      }
      let value = coerce(own, to: type, .argument(parameter.label ?? "item"))
      if !parameter.isItem, case .int(let index)? = constant(value), index < 0 {
        report(
          Finding(
            LanguageCode.indexOutOfRange, at: location(node),
            Message("no list has an element {index}", "列表没有第 {index} 个元素")(["index": .number(index)]
            ),
            notes: [Message("Counting starts at 0.", "从 0 开始计数。")()]))
      }
      values.append(value)
    }
    if values.count < parameters.count, !isReported { reportForm(location(ofToken: token), change) }
    while values.count < parameters.count { values.append(poison(view.node)) }
    return values
  }

  // MARK: Findings

  /// For the uses of names in arguments of what is reported.
  private mutating func typeArguments(_ arguments: [Argument]) {
    for argument in arguments {
      if let value = argument.value { muted { _ = $0.expression(value, .anything) } }
    }
  }

  private mutating func reportForm(_ place: Location, _ change: ListChange, _ fixes: [Fix] = []) {
    reportArgument(
      place, Message("it is written `{form}`", "写作 `{form}`")(["form": .text(change.form)]),
      fixes: fixes)
  }

  private mutating func reportExtra(_ argument: Argument, _ name: String, _ count: Int) {
    reportArgument(
      location(argument.node),
      Message("`{action}` takes {count} arguments", "“{action}”接受 {count} 个参数")(
        ["action": .text(name), "count": .number(count)]), fixes: [deletion(of: argument)])
  }

  private mutating func reportMissingParentheses(
    _ token: Int, _ name: String, _ change: ListChange?
  ) {
    let end = tree.tokenRange(token).upperBound
    let isEmpty = change.map(\.parameters.isEmpty) ?? true
    reportArgument(
      location(ofToken: token),
      Message("it is written `{form}`", "写作 `{form}`")(["form": .text(change?.form ?? "\(name)()")]
      ),
      fixes: isEmpty
        ? [
          Fix(
            Phrase(Message("add `()`", "加上 `()`")), .safe,
            [Edit(Location(file, end..<end), "()")])
        ] : [])
  }

  /// `names.add("x")`: no way to change a value of the type.
  private mutating func reportChange(_ token: Int, _ name: String, _ type: Type) {
    let names = type.isList ? ListChange.allCases.map(\.rawValue) : type == .bool ? ["toggle"] : []
    let near =
      meaning(ofSetter: token, name) ?? meaning(ofBoolChange: token, name, type)
      ?? meaning(ofChange: token, name, names)
    let forms = type.isList ? ListChange.allCases.map(\.form) : names.map { "\($0)()" }
    let label =
      near.label
      ?? (forms.isEmpty
        ? Phrase(Message("write `name = value`", "请写 `名称 = 值`"))
        : Message("write {forms}", "可写 {forms}")(["forms": .list(forms.map { "`\($0)`" })]))
    report(
      Finding(
        LanguageCode.unknownChange, at: location(ofToken: token),
        ["name": .text(name), "type": .phrase(describe(type))], label: label, fixes: near.fixes))
  }

  /// `names[0]`: a value alone does nothing.
  private mutating func reportStep(_ node: Int) {
    report(
      Finding(
        LanguageCode.unknownChange, at: location(node),
        Phrase(Message("a value alone does nothing", "单独的值什么也不做"))))
  }
}
