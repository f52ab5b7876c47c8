import CtlCatalogue
import CtlDiagnostics
import CtlSyntax

extension Checker {
  /// The constraints of all `layout` blocks below a root.
  mutating func checkLayouts(_ root: ElementID) -> Range<Int> {
    let first = tables.constraints.count
    // In the order of the elements; within each, in the order of the file.
    let layouts = (layouts[root.index] ?? []).sorted { ($0.owner, $0.node) < ($1.owner, $1.node) }
    for (owner, layout) in layouts {
      collectAttributes(layout)
      let holder = tables.elements[owner.index]
      if holder.form == .loop || holder.loopDepth > 0 {
        reportLoop(around: layout)
        continue
      }
      guard let body = tree.child(of: layout, .block) else { continue }
      for item in tree.children(of: body) {
        collectAttributes(item)
        switch kind(item) {
        case .constraint: checkConstraint(item, owner)
        case .equation: checkEquation(item, owner)
        default: break
        }
      }
    }
    return first..<tables.constraints.count
  }

  private mutating func reportLoop(around layout: Int) {
    report(
      Finding(
        LanguageCode.loopElement, at: location(ofToken: wordToken(tree, layout)),
        Message(
          "a `layout` is for elements that are there once, and a loop makes many",
          "`layout` 用于只出现一次的元素，而循环会创建多个")(),
        label: Message(
          "put the elements and their `layout` into a component, and use that in the loop",
          "请把元素及其 `layout` 放入组件，再在循环中使用该组件")()))
  }

  // MARK: Pin and align

  private mutating func checkConstraint(_ node: Int, _ owner: ElementID) {
    let view = ConstraintSyntax(unchecked: tree, node)
    if reportConstantAmongElements(view) { return }
    let operands = view.operands.compactMap { argument in
      argument.value.map { element($0) } ?? nil
    }
    let constant = view.constant.map { layoutNumber($0) } ?? 0
    let priority = view.priority.map { self.priority($0) } ?? 1000
    guard let token = view.nameToken else { return }
    var name = text(ofToken: token)
    let leading = Checker.flipping(name)
    if let leading {
      reportLeftRight(token, name, leading)
      name = leading
    }
    guard let index = LayoutKind.all.firstIndex(where: { $0.name == name }) else {
      let group: LayoutKind.Group = view.isPin ? .pin : .align
      let names = LayoutKind.all.filter { $0.group == group }.map(\.name)
      let near = suggestion(token, name, names)
      report(
        Finding(
          LanguageCode.unknownConstraint, at: location(ofToken: token),
          ["group": .text(group.rawValue), "name": .text(name)], label: near.label,
          notes: [
            Message("It can be {names}.", "可以是 {names}。")(
              ["names": .list(names.map { "`\($0)`" })])
          ], fixes: near.fixes))
      return
    }
    let kind = LayoutKind.all[index]
    checkForm(view, kind, token)
    let relation = view.relationToken.map { self.relation($0) } ?? .equal
    guard operands.count == view.operands.count, let constant, let priority else { return }
    let pin = Constraint(
      owner: owner, form: .kind(index, operands), relation: relation, constant: constant,
      priority: priority, origin: OriginID(node: node))
    tables.constraints += leading == nil ? [pin] : Checker.unflipped(pin, name)
  }

  /// The group, the number of elements, the relation and the constant of a kind.
  private mutating func checkForm(_ view: ConstraintSyntax, _ kind: LayoutKind, _ token: Int) {
    let word = wordToken(tree, view.node)
    if (kind.group == .pin) != view.isPin {
      report(
        Finding(
          LanguageCode.unknownConstraint, at: location(ofToken: word),
          ["group": .text(view.isPin ? "pin" : "align"), "name": .text(kind.name)],
          fixes: [
            Fix(
              Message("write `{group}`", "改为 `{group}`")(["group": .text(kind.group.rawValue)]),
              .suggestion, [Edit(location(ofToken: word), kind.group.rawValue)])
          ]))
    }
    let count = view.operands.count
    if count < kind.minimumElements || count > kind.maximumElements ?? .max {
      let expected =
        kind.maximumElements == nil
        ? Message(
          kind.minimumElements == 1 ? "an element or more" : "{n} or more elements", "至少需要 {n} 个元素")(
            ["n": .number(kind.minimumElements)])
        : Message(
          kind.minimumElements == 1 ? "one element" : "{n} elements", "需要 {n} 个元素")(
            ["n": .number(kind.minimumElements)])
      report(
        Finding(
          ControlCode.elementCount, at: location(view.operandList ?? view.node),
          [
            "constraint": .text("`\(kind.name)`"), "expected": .phrase(expected),
            "n": .number(count),
          ]))
    }
    if kind.takesConstant {
      if view.constant == nil, !view.hasError, view.relationToken == nil {
        let end = location(view.node).range.upperBound
        report(
          Finding(
            LanguageCode.missingConstant, at: Location(file, location(view.node).range),
            ["name": .text(kind.name)],
            fixes: [
              Fix(
                Message("pin it to 8 points", "固定为 8 点")(), .suggestion,
                [Edit(Location(file, end..<end), " == 8")])
            ]))
      }
      return
    }
    guard let relation = view.relationToken, let constant = view.constant else { return }
    let start = tree.tokenRange(tree.significant(before: relation) ?? relation).upperBound
    let end = location(constant).range.upperBound
    let fix = Fix(
      Message("delete `{text}`", "删除“{text}”")(
        ["text": .text(tree.source.string(tree.tokenRange(relation).lowerBound..<end))]), .safe,
      [Edit(Location(file, start..<end), "")])
    // Equal widths "== 10" is a constant where none is allowed; anything else is a relation.
    let isEqually = kind.name == "widthsEqually" || kind.name == "heightsEqually"
    if isEqually, tree.tokenKinds[relation] == .equal {
      report(Finding(ControlCode.constantNotAllowed, at: location(constant), fixes: [fix]))
    } else {
      report(
        Finding(ControlCode.relationNotAllowed, at: location(ofToken: relation), fixes: [fix]))
    }
  }

  private func relation(_ token: Int) -> Constraint.Relation {
    switch tree.tokenKinds[token] {
    case .lessOrEqual: .lessOrEqual
    case .greaterOrEqual: .greaterOrEqual
    default: .equal
    }
  }

  /// An element of a constraint.
  private mutating func element(_ node: Int) -> ElementID? {
    let value = expression(node, Type(ValueType.reference(.element)))
    let expression = tables.expressions[value.index]
    if expression.operation == .reference {
      let symbol = tables.symbols[Int(expression.payload)]
      if symbol.kind == .element, symbol.file == file { return ElementID(Int(symbol.index)) }
    }
    if !expression.type.isPoison { mismatch(value, expected: Type(ValueType.reference(.element))) }
    return nil
  }

  /// A constant number of points.
  mutating func points(_ node: Int) -> Double? {
    let value = expression(node, .double)
    if type(of: value) == .length { return constant(value)?.number }
    let number = coerce(value, to: .double, .operand)
    guard let result = constant(number)?.number else {
      if !type(of: number).isPoison {
        report(
          Finding(
            LanguageCode.notConstant, at: location(node),
            ["what": .words("the constant of a constraint", "约束的常量")]))
      }
      return nil
    }
    return result
  }

  /// From 1 to 1000; nil after a report.
  private mutating func priority(_ node: Int) -> Double? {
    guard !reportNamedPriority(node), let value = points(node) else { return nil }
    if value >= 1, value <= 1000 { return value }
    report(
      Finding(
        LanguageCode.outOfRange, at: location(node),
        [
          "value": .text(tree.text(of: node)), "range": "1...1000",
          "name": .words("a priority", "优先级"),
        ]))
    return nil
  }

  // MARK: Equations

  private mutating func checkEquation(_ node: Int, _ owner: ElementID) {
    let view = EquationSyntax(unchecked: tree, node)
    guard view.sides.count == 2, let relation = view.relationToken else { return }
    let left = side(view.sides[0])
    let right = side(view.sides[1])
    let priority = view.priority.map { self.priority($0) } ?? 1000
    guard let left, let right, let priority else { return }
    guard let anchor = left.anchor, left.multiplier == 1, left.constant == 0 else {
      report(
        Finding(
          LanguageCode.typeMismatch, at: location(view.sides[0]),
          [
            "expected": .words("an anchor, such as `name.leading`", "锚点，例如 `name.leading`"),
            "found": .words("something else", "其他内容"),
          ]))
      return
    }
    guard
      isSolvable(
        multiplier: right.anchor == nil ? 1 : right.multiplier, constant: right.constant,
        view.sides[1])
    else { return }
    if let other = right.anchor, reportDirections(anchor, other, view.sides[1]) { return }
    checkFlipping(left, right)
    tables.constraints.append(
      Constraint(
        owner: owner,
        form: .equation(anchor, right.anchor, multiplier: right.multiplier),
        relation: self.relation(relation), constant: right.constant, priority: priority,
        origin: OriginID(node: node)))
  }

  /// `a.top == b.leading`: two anchors that no distance is between.
  private mutating func reportDirections(
    _ left: Constraint.Anchor, _ right: Constraint.Anchor, _ node: Int
  ) -> Bool {
    func direction(_ anchor: Constraint.Anchor) -> Phrase {
      switch LayoutKind.direction(ofAnchor: anchor.name) {
      case .horizontal: Phrase(Message("a horizontal place", "水平位置"))
      case .vertical: Phrase(Message("a vertical place", "垂直位置"))
      case .size: Phrase(Message("a size", "尺寸"))
      }
    }
    guard
      LayoutKind.direction(ofAnchor: left.name) != LayoutKind.direction(ofAnchor: right.name)
    else { return false }
    report(
      Finding(
        LanguageCode.typeMismatch, at: location(node),
        ["expected": .phrase(direction(left)), "found": .phrase(direction(right))],
        label: Message("`{name}` is on the left", "左边是 `{name}`")(["name": .text(left.name)])))
    return true
  }

  private struct Side {
    var anchor: Constraint.Anchor?
    var anchorToken: Int?
    var multiplier = 1.0
    var constant = 0.0
  }

  /// A space to the superview, or to another element around, that is written with left or right does not
  /// flip.
  private mutating func checkFlipping(_ left: Side, _ right: Side) {
    guard let first = left.anchor, let second = right.anchor,
      isAround(first.element, second.element) || isAround(second.element, first.element)
    else { return }
    let tokens = [left, right].compactMap { side -> (token: Int, name: String)? in
      guard let token = side.anchorToken, let name = side.anchor?.name,
        name == "left" || name == "right"
      else { return nil }
      return (token, name == "left" ? "leading" : "trailing")
    }
    reportUnflipped(tokens)
  }

  /// Whether an element, or the superview for nil, is around another one.
  private func isAround(_ outer: ElementID?, _ inner: ElementID?) -> Bool {
    guard let outer, let inner else { return outer == nil }
    let element = tables.elements[outer.index]
    return inner.index > outer.index && inner.index < outer.index + Int(element.size)
  }

  /// `anchor`, `anchor * m`, `m * anchor`, `anchor * m + c`, `c`
  private mutating func side(_ node: Int) -> Side? {
    switch kind(node) {
    case .parenthesized: return tree.expression(in: node).flatMap { side($0) }
    case .postfixExpression: return anchorSide(node)
    case .binaryExpression: return binarySide(node)
    case .nameExpression where reportNameInLayout(node): return nil
    default: return layoutNumber(node).map { Side(anchor: nil, constant: $0) }
    }
  }

  private mutating func binarySide(_ node: Int) -> Side? {
    let children = tree.children(of: node).filter { kind($0).isExpression }
    guard var result = children.first.flatMap({ side($0) }) else { return nil }
    for child in children.dropFirst() {
      guard let operand = side(child), let token = tree.significant(before: firstToken(child))
      else { return nil }
      switch tree.tokenKinds[token] {
      case .plus, .minus:
        guard operand.anchor == nil || result.anchor == nil else { return tooManyAnchors(child) }
        let sign = tree.tokenKinds[token] == .minus ? -1.0 : 1.0
        if let anchor = operand.anchor {
          result.anchor = anchor
          result.anchorToken = operand.anchorToken
          result.multiplier = operand.multiplier * sign
        }
        result.constant += sign * operand.constant
      case .star:
        guard operand.anchor == nil || result.anchor == nil else { return tooManyAnchors(child) }
        let (anchored, factor) =
          operand.anchor == nil ? (result, operand.constant) : (operand, result.constant)
        result = anchored
        result.multiplier *= factor
        result.constant *= factor
        if result.anchor == nil { result.multiplier = 1 }
      case .slash:
        guard operand.anchor == nil, operand.constant != 0 else {
          report(Finding(LanguageCode.divisionByZero, at: location(child)))
          return nil
        }
        result.multiplier /= operand.constant
        result.constant /= operand.constant
        if result.anchor == nil { result.multiplier = 1 }
      default: return nil
      }
    }
    return result
  }

  private mutating func tooManyAnchors(_ node: Int) -> Side? {
    report(
      Finding(
        LanguageCode.typeMismatch, at: location(node),
        [
          "expected": .words("a number", "数字"),
          "found": .words("a second anchor on this side", "同侧的第二个锚点"),
        ]))
    return nil
  }

  /// `element.anchor`, `superview.anchor`
  private mutating func anchorSide(_ node: Int) -> Side? {
    let children = parts(of: node)
    if let first = children.first, reportMissingGroup(first) { return nil }
    guard children.count == 2, kind(children[0]) == .nameExpression,
      kind(children[1]) == .memberSuffix
    else { return layoutNumber(node).map { Side(anchor: nil, constant: $0) } }
    let token = tree.significant(from: firstToken(children[1]) + 1)
    guard token < Int(tree.nodes[children[1]].endToken) else { return nil }
    let isSuperview = text(ofToken: firstToken(children[0])) == "superview"
    var target: ElementID?
    if !isSuperview {
      guard let element = element(children[0]) else { return nil }
      target = element
    }
    let name = text(ofToken: token)
    guard LayoutKind.anchors.contains(name) else {
      let near = meaning(ofMember: token, name, LayoutKind.anchors)
      report(
        Finding(
          LanguageCode.unknownMember, at: location(ofToken: token),
          ["type": .words("an element", "元素"), "name": .text(name)], label: near.label,
          notes: [
            Message("Anchors are {names}.", "锚点有 {names}。")(
              [
                "names": .list(LayoutKind.anchors.map { "`\($0)`" })
              ])
          ], fixes: near.fixes))
      return nil
    }
    return Side(
      anchor: Constraint.Anchor(element: target, name: name), anchorToken: token, multiplier: 1,
      constant: 0)
  }

  /// `width(label) == 30`: a kind of constraint without `pin` or `align`.
  private mutating func reportMissingGroup(_ node: Int) -> Bool {
    let token = firstToken(node)
    let start = tree.tokenRange(token).lowerBound
    guard kind(node) == .nameExpression,
      let layout = LayoutKind.all.first(where: { $0.name == text(ofToken: token) }),
      tree.tokenKinds[tree.significant(from: token + 1)] == .leftParen
    else { return false }
    let word: KeyValuePairs<String, Message.Argument> = ["word": .text(layout.group.rawValue)]
    report(
      Finding(
        LanguageCode.unknownFunction, at: location(ofToken: token), ["name": .text(layout.name)],
        label: Message("a constraint of this kind begins with `{word}`", "这类约束以 `{word}` 开头")(word),
        fixes: [
          Fix(
            Message("write `{word}` before it", "在前面加上 `{word}`")(word), .suggestion,
            [Edit(Location(file, start..<start), layout.group.rawValue + " ")])
        ]))
    return true
  }
}
