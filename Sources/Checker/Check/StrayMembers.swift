import CtlCatalogue
import CtlDiagnostics
import CtlSyntax

/// Properties and handlers that stand in no element.
extension Checker {
  /// Properties and handlers directly in a branch, a loop or a slot belong to nothing.
  mutating func checkStrays(_ id: ElementID) {
    let element = tables.elements[id.index]
    let isSlot = [.slot, .fill].contains(element.form)
    let place =
      isSlot
      ? Message("in a slot; put it in an element", "插槽中，请写在元素里")
      : Message("in a condition or loop; put it in an element", "条件或循环中，请写在元素里")
    guard let block = tree.child(of: element.origin.node, .block) else { return }
    for member in tree.children(of: block) {
      switch kind(member) {
      case .property, .binding, .handler, .accessibility:
        if isOtherSide(element, member) { return }
        let word = wordToken(tree, member)
        let choice = choice(insteadOf: element, member)
        report(
          Finding(
            SyntaxCode.misplacedDeclaration, at: location(ofToken: word),
            ["word": .text(text(ofToken: word)), "place": .phrase(Phrase(place))],
            label: choice?.label, fixes: choice?.fixes ?? []))
        // The others lack the same element.
        return
      default: break
      }
    }
  }

  /// Whether a property in `else` has been reported with that of its `if`.
  private func isOtherSide(_ branch: Element, _ member: Int) -> Bool {
    guard kind(branch.origin.node) == .elseClause, kind(member) == .property, branch.parent >= 0,
      case let whole = tables.elements[Int(branch.parent)].origin.node,
      let block = tree.child(of: whole, .block), let first = members(of: block).first
    else { return false }
    return kind(first) == .property && isSameWord(first, member)
  }

  private func members(of block: Int) -> [Int] { Array(tree.children(of: block)) }

  private func isSameWord(_ one: Int, _ other: Int) -> Bool {
    text(ofToken: wordToken(tree, one)) == text(ofToken: wordToken(tree, other))
  }

  /// `if isOn { accessory: .checkmark }` in a row: the value is what depends on the condition.
  private func choice(insteadOf branch: Element, _ member: Int) -> Suggestion? {
    let node = branch.origin.node
    guard branch.form == .branch, kind(member) == .property, kind(node) == .ifStatement,
      let value = tree.expression(in: member), let owner = owner(ofBranch: branch)
    else { return nil }
    let word = text(ofToken: wordToken(tree, member))
    guard let name = PropertyName(name: word),
      let property = Kind.named(owner.kind).property(named: name)
    else { return nil }
    let view = IfStatement(unchecked: tree, node)
    let label = Message(
      "a property is always there, and its value depends: `{name}: condition ? value : other`",
      "属性一直存在，随条件变化的是它的值：`{name}: 条件 ? 值 : 另一个值`")(["name": .text(word)])
    guard !hasError(node), view.conditions.count == 1, view.nameToken == nil,
      let condition = view.condition, isAlone(in: node), let other = other(view, member, property)
    else { return (label, []) }
    let text = "\(word): \(tree.text(of: condition)) ? \(tree.text(of: value)) : \(other)"
    return (label, [rewrite(node, text)])
  }

  /// The element around an `if`.
  private func owner(ofBranch branch: Element) -> Element? {
    var parent = Int(branch.parent)
    while parent >= 0, tables.elements[parent].form == .conditional {
      parent = Int(tables.elements[parent].parent)
    }
    guard parent >= 0, tables.elements[parent].form == .kind else { return nil }
    return tables.elements[parent]
  }

  private func isAlone(in statement: Int) -> Bool {
    tree.child(of: statement, .block).map { members(of: $0).count == 1 } ?? false
  }

  /// The value where the condition does not hold: that of `else`, or what the property has by itself.
  private func other(_ view: IfStatement, _ member: Int, _ property: Property) -> String? {
    guard view.elseClause != nil else { return property.defaultValue.text(property.type) }
    guard let block = view.elseBlock, case let members = members(of: block.node),
      members.count == 1, kind(members[0]) == .property, isSameWord(members[0], member)
    else { return nil }
    return tree.expression(in: members[0]).map { tree.text(of: $0) }
  }
}
