import CtlCatalogue
import CtlDiagnostics
import CtlSyntax

/// Loops: what they go through, `where` and `else`.
extension Checker {
  mutating func checkLoop(_ id: ElementID) {
    let element = tables.elements[id.index]
    let index = Int(element.payload)
    typeLoop(index)
    checkRounds(id)
    activeLoops.append(tables.loops[index].name, (index, id.index + Int(element.size)))
    checkStrays(id)
  }

  /// Loops through numbers repeat those in them: together they have the limit of components.
  private mutating func checkRounds(_ id: ElementID) {
    let sequence = tables.loops[Int(tables.elements[id.index].payload)].sequence
    guard let own = knownRounds(sequence) else { return }
    var around = 1
    var holder = Int(tables.elements[id.index].parent)
    while holder >= 0, around <= Program.expansionLimit {
      let element = tables.elements[holder]
      if element.form == .loop,
        let rounds = knownRounds(tables.loops[Int(element.payload)].sequence)
      {
        around = product(around, max(rounds, 1))
      }
      holder = Int(element.parent)
    }
    // One finding, for the loop with which they are too many.
    guard around <= Program.expansionLimit, product(around, own) > Program.expansionLimit else {
      return
    }
    report(
      Finding(
        LanguageCode.expansion,
        at: location(tables.expressions[sequence.index].origin.node),
        ["limit": .number(Program.expansionLimit)]))
  }

  private func product(_ first: Int, _ second: Int) -> Int {
    let (product, overflows) = first.multipliedReportingOverflow(by: second)
    return overflows ? .max : product
  }

  /// Types the list of a loop and its `where`, once.
  private mutating func typeLoop(_ index: Int) {
    guard typedLoops.insert(index).inserted else { return }
    let origin = tables.loops[index].origin.node
    let view = ForStatement(unchecked: tree, origin)
    guard let node = view.sequence else {
      tables.loops[index].sequence = poison(origin)
      return
    }
    let sequence = wanting(isUnknownName(node) ? Type.string.list : nil) {
      $0.settled($0.expression(node, nil))
    }
    let type = tables.expressions[sequence.index].type
    tables.loops[index].sequence = sequence
    if type.isList || (type.isRange && type.element.base == .int) {
      tables.loops[index].type = type.element
    } else if !type.isPoison {
      let missing = type.isOptional && type.element.isList ? withoutNil(sequence) : nil
      report(
        Finding(
          LanguageCode.typeMismatch, at: location(node),
          [
            "expected": .words("a list or a range of Int", "列表或 Int 范围"),
            "found": .phrase(describe(type)),
          ],
          label: missing?.label,
          fixes: missing?.fixes
            ?? (type == .int && [.numberLiteral, .nameExpression].contains(kind(node))
              ? [rewrite(node, "0..<\(tree.text(of: node))")] : [])))
    }
    guard let condition = view.condition else { return }
    activeLoops.append(tables.loops[index].name, (index, .max))
    loopConditions[index] = askingBefore(origin) {
      $0.coerce($0.expression(condition, .bool), to: .bool, .condition)
    }
    activeLoops.removeLast()
  }

  /// How many numbers a range of constants has; nil for other sequences.
  private func knownRounds(_ sequence: ExpressionID) -> Int? {
    guard case .range(.int(let lower), .int(let upper), let isClosed)? = constant(sequence) else {
      return nil
    }
    let (rounds, overflows) = upper.subtractingReportingOverflow(lower)
    return overflows ? .max : isClosed && rounds < .max ? rounds + 1 : rounds
  }

  /// The branch around a loop with `else`, or the one inside a loop with `where`.
  mutating func checkBranchOfLoop(_ id: ElementID) {
    let origin = tables.elements[id.index].origin.node
    let holder = Int(tables.elements[Int(tables.elements[id.index].parent)].parent)
    let isWhere =
      tables.elements[holder].form == .loop && tables.elements[holder].origin.node == origin
    let condition: ExpressionID
    if isWhere {
      condition = loopConditions[Int(tables.elements[holder].payload)] ?? poison(origin)
    } else {
      let index = Int(tables.elements[id.index + 1].payload)
      typeLoop(index)
      condition = showsAny(index, origin)
    }
    tables.elements[id.index].payload = Int32(condition.index)
  }

  /// Whether a loop has anything to show.
  private mutating func showsAny(_ index: Int, _ node: Int) -> ExpressionID {
    let sequence = tables.loops[index].sequence
    let type = type(of: sequence)
    // That it may be `nil` has been reported.
    if type.isPoison || type.isOptional { return poison(node) }
    if let condition = loopConditions[index] {
      if self.type(of: condition).isPoison { return poison(node) }
      return makeItemCall(.contains, .bool, sequence, condition, loop: index, node)
    }
    if type.isList {
      let isEmpty = make(
        .call, .bool, node, operands: [sequence],
        payload: UInt32(BuiltIn.indices(of: "isEmpty").first ?? 0))
      return make(.not, .bool, node, operands: [isEmpty])
    }
    let expression = tables.expressions[sequence.index]
    guard let isClosed = expression.operation.rangeIsClosed else {
      let any = make(.literal, .bool, node, constant: store(.bool(true)))
      return makeItemCall(.contains, .bool, sequence, any, loop: index, node)
    }
    let ends = tables.operands[expression.operands].map { ExpressionID(Int($0)) }
    return make(isClosed ? .lessOrEqual : .less, .bool, node, operands: ends)
  }
}
