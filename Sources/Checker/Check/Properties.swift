import CtlCatalogue
import CtlDiagnostics
import CtlSyntax

extension Checker {
  mutating func checkProperty(_ node: Int, _ id: ElementID, _ element: Element) {
    let token = wordToken(tree, node)
    let name = name(ofToken: token)
    switch element.form {
    case .kind: break
    case .componentUse:
      checkArgument(node, token, name, id, element, isBinding: false)
      return
    default:
      // A component has no properties of its own, and an unknown kind has unknown ones.
      if element.form == .componentRoot { reportUnknownProperty(token, name, element, node) }
      if let value = tree.expression(in: node) {
        muted(element.form == .componentRoot) { _ = $0.expression(value, nil) }
      }
      return
    }
    if checkStyleUse(node, token, id) { return }
    let kind = Kind.named(element.kind)
    guard let propertyName = Vocabulary.property(name),
      let property = kind.property(named: propertyName)
    else {
      reportUnknownProperty(token, name, element, node)
      if let value = tree.expression(in: node) { muted { _ = $0.expression(value, .anything) } }
      return
    }
    if property.isBindable, writesVariable(node, token) {
      checkBinding(node, id, element)
      return
    }
    var entry = PropertyEntry(
      name: propertyName, group: .own, form: .property, expression: ExpressionID(0),
      origin: OriginID(node: node), element: id)
    checkKeys(property, kind, &entry)
    currentProperty = PropertyKey(element: id, property: propertyName)
    defer { currentProperty = nil }
    guard let value = tree.expression(in: node) else { return }
    let type =
      property.access == .settable
      ? PropertyTypes.type(of: propertyName, in: element.kind) : .anything
    let held = propertyName == .screen ? heldScreen(value, node, in: id) : nil
    let result = held ?? expression(value, type)
    entry.expression = coerce(
      result, to: type, .property(propertyName.name), allowingNil: property.acceptsNil)
    if propertyName == .reveals { entry.expression = revealed(entry.expression, node) }
    append(entry)
  }

  /// Whether `=` stands between a property that can be bound and a variable: then `<->` is meant,
  /// and the parser, which knows neither, has offered `:`.
  private mutating func writesVariable(_ node: Int, _ word: Int) -> Bool {
    guard nodes[node].flags.contains(.hasError), let value = tree.expression(in: node),
      kind(value) == .nameExpression
    else { return false }
    let sign = tree.significant(from: word + 1)
    guard tree.tokenKinds[sign] == .assign, let symbol = resolve(name(ofToken: firstToken(value)))
    else { return false }
    let isBinding =
      symbol.kind == .parameter && symbol.file == file
      && tables.parameters[Int(symbol.index)].isBinding
    guard symbol.kind == .variable || isBinding else { return false }
    boundSigns.append(tree.tokenRange(sign))
    return true
  }

  // MARK: States

  /// The states of a property of an element, a style or an appearance.
  mutating func checkKeys(_ property: Property, _ kind: Kind, _ entry: inout PropertyEntry) {
    if let keys = tree.child(of: entry.origin.node, .stateKeys) {
      checkStates(keys, property, kind, &entry)
    } else if property.keying == .statePair {
      reportKeying(
        firstToken(entry.origin.node),
        Message(
          "`{name}` needs the states of both sides: `{name}(left: normal, right: normal)`",
          "“{name}”需要两侧的状态：`{name}(left: normal, right: normal)`"), property.name)
    }
  }

  private mutating func checkStates(
    _ keys: Int, _ property: Property, _ kind: Kind, _ entry: inout PropertyEntry
  ) {
    entry.isKeyed = true
    let arguments = tree.children(of: keys).compactMap { Argument(tree, $0) }
    let token = firstToken(entry.origin.node)
    if case .misplaced = property.access { return }
    switch property.keying {
    case .single:
      reportKeying(
        token,
        Message("`{name}` has one value for all states", "“{name}”在所有状态下只有一个值"), property.name)
    case .state:
      guard arguments.count == 1, arguments[0].labelToken == nil, let value = arguments[0].value
      else {
        reportKeying(
          token,
          Message(
            "`{name}` takes one state or a list of states: `{name}(highlighted)`",
            "“{name}”接受一个状态或状态列表：`{name}(highlighted)`"), property.name)
        return
      }
      entry.state = states(value)
    case .statePair:
      let left = arguments.first { $0.labelToken.map { text(ofToken: $0) } == "left" }
      let right = arguments.first { $0.labelToken.map { text(ofToken: $0) } == "right" }
      guard arguments.count == 2, let left = left?.value, let right = right?.value else {
        reportKeying(
          token,
          Message(
            "`{name}` takes a state for each side: `{name}(left: normal, right: highlighted)`",
            "“{name}”需要两侧的状态：`{name}(left: normal, right: highlighted)`"), property.name)
        entry.rightState = .normal
        return
      }
      entry.state = states(left)
      entry.rightState = states(right)
    }
  }

  /// One state or a list of states, as a set.
  private mutating func states(_ node: Int) -> ControlState {
    switch kind(node) {
    case .listExpression, .parenthesized:
      var result = ControlState.normal
      for child in tree.children(of: node) where kind(child).isExpression {
        result.formUnion(states(child))
      }
      return result
    case .nameExpression: return state(firstToken(node))
    case .caseExpression:
      return state(tree.significant(from: firstToken(node) + 1))
    default:
      report(
        Finding(
          ControlCode.unknownState, at: location(node), ["state": .text(tree.text(of: node))]))
      return .normal
    }
  }

  private mutating func state(_ token: Int) -> ControlState {
    let name = text(ofToken: token)
    if let state = ControlState.names.first(where: { $0.name == name }) { return state.state }
    var near = suggestion(token, name, ControlState.names.map(\.name))
    if name == "enabled" {
      near = (
        Phrase(Message("an enabled control is in the state `normal`", "启用的控件处于 `normal` 状态")),
        [replacement(token, "normal")]
      )
    }
    let meant = [
      "hover": "highlighted", "hovered": "highlighted", "pressed": "highlighted",
      "active": "highlighted", "focused": "selected", "focus": "selected", "checked": "selected",
      "inactive": "disabled", "default": "normal",
    ]
    if near.label == nil, let state = meant[name] {
      near = (
        Message("`{name}` is `{here}` here", "`{name}` 在这里写作 `{here}`")([
          "name": .text(name), "here": .text(state),
        ]), [replacement(token, state)]
      )
    }
    report(
      Finding(
        ControlCode.unknownState, at: location(ofToken: token), ["state": .text(name)],
        label: near.label, fixes: near.fixes))
    return .normal
  }

  private mutating func reportKeying(_ token: Int, _ problem: Message, _ name: PropertyName) {
    report(
      Finding(
        LanguageCode.keying, at: location(ofToken: token), problem(["name": .text(name.name)])))
  }

  // MARK: Bindings

  mutating func checkBinding(_ node: Int, _ id: ElementID, _ element: Element) {
    let token = wordToken(tree, node)
    let name = name(ofToken: token)
    if element.form == .componentUse {
      checkArgument(node, token, name, id, element, isBinding: true)
      return
    }
    guard element.form == .kind, let propertyName = Vocabulary.property(name),
      let property = Kind.named(element.kind).property(named: propertyName),
      !property.isMisplaced || property.isBindable
    else {
      if element.form != .unknown {
        if element.form == .kind, let propertyName = Vocabulary.property(name),
          Kind.named(element.kind).property(named: propertyName) != nil
        {
          appendMisplacedBinding(node, propertyName, id)
          return
        }
        reportUnknownProperty(token, name, element, node)
      }
      if let target = tree.expression(in: node) { muted { _ = $0.expression(target, .anything) } }
      return
    }
    guard let target = tree.expression(in: node) else { return }
    guard property.isBindable else {
      report(
        Finding(
          LanguageCode.notBindable, at: location(ofToken: token),
          ["name": .text(propertyName.name), "kind": .phrase(describe(element.kind))],
          notes: [
            Message("`{name}:` lets it follow a value.", "用 `{name}:` 可以让它跟随某个值。")(
              ["name": .text(propertyName.name)])
          ]))
      _ = expression(target, .anything)
      return
    }
    let expected = PropertyTypes.type(of: propertyName, in: element.kind)
    guard let (value, type) = bindingTarget(target, wanted: expected, in: id) else {
      return
    }
    if !type.isPoison, !canBind(type, to: expected, propertyName) {
      let near =
        otherBinding(of: type, token, element) ?? neverNil(value, type, expected)
        ?? (otherType(type, expected, value, propertyName), [])
      report(
        Finding(
          LanguageCode.bindingType, at: location(target),
          [
            "name": .text(propertyName.name),
            "expected": .phrase(bindable(expected, propertyName)),
            "found": .phrase(describe(type)),
          ], label: near.label, related: variablePlace(value), fixes: near.fixes))
    }
    append(
      PropertyEntry(
        name: propertyName, group: .own, form: .binding, expression: value,
        origin: OriginID(node: node),
        element: id))
  }

  private mutating func appendMisplacedBinding(
    _ node: Int, _ name: PropertyName, _ id: ElementID
  ) {
    guard let target = tree.expression(in: node) else { return }
    append(
      PropertyEntry(
        name: name, group: .own, form: .binding,
        expression: expression(target, .anything), origin: OriginID(node: node), element: id))
  }

  /// The variable of a binding, or nil after reporting that there is none.
  /// - Parameter wanted: the type of the property or parameter, and the element that has it.
  mutating func bindingTarget(
    _ node: Int, wanted: Type, in element: ElementID? = nil
  ) -> (ExpressionID, Type)? {
    let value = wanting(wanted, of: element) { $0.expression(node, nil) }
    let expression = tables.expressions[value.index]
    if expression.operation == .poison || isOfFaultyList(value) { return (value, .poison) }
    guard let found = whatKeeps(value, node) else { return (value, expression.type) }
    let copies = loopOverCopies(value)
    var label = copies?.label
    if label == nil, case .comparison? = expression.operation.form {
      label = Message(
        "write `: {text}`, and change the variable in a handler",
        "请写 `: {text}`，并在事件处理中改变变量")(["text": .text(tree.text(of: node))])
    }
    if label == nil { label = numberOfDuration(value) }
    report(
      Finding(
        LanguageCode.notVariable, at: location(node), ["found": .phrase(found)],
        label: label, related: variablePlace(value),
        fixes: copies?.fixes ?? variableFix(value)))
    return nil
  }

  /// What a value is that cannot be written; nil for a variable.
  func whatKeeps(_ value: ExpressionID, _ node: Int) -> Phrase? {
    let expression = tables.expressions[value.index]
    if isPartOfVariable(value) { return nil }
    if let found = input(with: value) { return found }
    if expression.operation == .elementProperty {
      return Phrase(
        Message(
          "a property of a control; let it show a `var` of the screen, and change that",
          "控件的属性；请让它显示界面的 `var`，再改变该变量"))
    }
    if expression.operation == .computed {
      let holder = ExpressionID(Int(tables.operands[Int(expression.firstOperand)]))
      if type(of: holder).unwrapped.base == .enumeration {
        return Phrase(
          Message(
            "a field of an enum, which each case says once and for all",
            "枚举的字段，由每个成员一次写定"))
      }
      return Phrase(
        Message(
          "a field that is worked out; change the fields that it comes from",
          "由其他字段得出的字段；请改变它所依据的字段"))
    }
    if expression.operation == .field {
      let holder = ExpressionID(Int(tables.operands[Int(expression.firstOperand)]))
      let text = tree.text(of: node)
      if type(of: holder).isOptional, whatKeeps(holder, node) == nil,
        let mark = text.lastIndex(of: "?")
      {
        return Message(
          "a field of what may be `nil`; change it where `if let value = {value}` stands: `value{field} = …`",
          "可能为 `nil` 的值的字段；请在 `if let value = {value}` 处改变它：`value{field} = …`")([
            "value": .text(String(text[..<mark])),
            "field": .text(String(text[mark...].dropFirst())),
          ])
      }
      return Phrase(Message("a field of a value that never changes", "不会改变的值的字段"))
    }
    guard expression.operation == .symbol else { return Phrase(Message("a value", "一个值")) }
    let symbol = tables.symbols[Int(expression.payload)]
    switch symbol.kind {
    case .variable: return nil
    case .parameter:
      if symbol.file == file, tables.parameters[Int(symbol.index)].isBinding { return nil }
      return Message(
        "the parameter `{name}`; write `{name}: binding …` where it is declared",
        "参数“{name}”；请在声明处写 `{name}: binding …`")(["name": .text(tree.text(of: node))])
    case .constant: return Phrase(Message("a constant, which never changes", "常量，其值不会改变"))
    default: return Phrase(Message("a value that never changes", "不会改变的值"))
    }
  }

  func variablePlace(_ value: ExpressionID) -> [Finding.Related] {
    let expression = tables.expressions[value.index]
    guard expression.operation == .symbol else { return [] }
    let symbol = tables.symbols[Int(expression.payload)]
    // Nothing declares the present.
    guard !isPresent(symbol), let place = declaration(of: symbol) else { return [] }
    return [Finding.Related(place, Message("declared here", "声明于此")())]
  }

  func canBind(_ type: Type, to expected: Type, _ property: PropertyName) -> Bool {
    if property == .selection {
      return type.isPlain && (type.base == .enumeration || type.base == .string)
        || type.isOptional && type.element.base == .enumeration
    }
    if expected.isPlain, expected.base == .double { return type.isNumber }
    return fits(type, expected)
  }

  private func bindable(_ expected: Type, _ property: PropertyName) -> Phrase {
    property == .selection
      ? Phrase(Message("a text or a case of an enum", "文字或枚举的成员")) : describe(expected)
  }
}

extension Property {
  /// Whether `nil` may be written: the default is no value, or inherited.
  var acceptsNil: Bool {
    switch defaultValue {
    case .absent, .inherited, .derived: true
    default: false
    }
  }
}
