import CtlCatalogue
import CtlDiagnostics
import CtlSyntax

/// The tree of elements: kinds, names, parents. Every element of a screen has its number before the
/// first property is typed, so that properties may name later elements.
extension Checker {
  mutating func openElement(
    _ form: Element.Form, _ kind: KindName, _ node: Int, parent: Int
  ) -> ElementID {
    let id = ElementID(tables.elements.count)
    var element = Element(
      form: form, kind: kind, origin: OriginID(node: node), parent: Int32(parent))
    if parent >= 0 {
      element.loopDepth =
        tables.elements[parent].loopDepth + (tables.elements[parent].form == .loop ? 1 : 0)
    }
    tables.elements.append(element)
    return id
  }

  mutating func closeElement(_ id: ElementID) {
    tables.elements[id.index].size = UInt32(tables.elements.count - id.index)
  }

  mutating func shapeMembers(_ block: Int, _ parent: ElementID) {
    for member in tree.children(of: block) { shapeMember(member, parent) }
  }

  mutating func shapeMember(_ member: Int, _ parent: ElementID) {
    switch kind(member) {
    case .element: shapeElement(member, parent)
    case .property: shapeValues(member, parent)
    case .layout: layouts[shaping.index, default: []].append((parent, member))
    case .ifStatement: shapeIf(member, parent)
    case .forStatement: shapeFor(member, parent)
    case .slot: shapeSlot(member, parent)
    case .constantDeclaration: shapeName(member, parent)
    default: break
    }
  }

  /// A `let` among the elements of a condition or a loop; the parser reports it elsewhere.
  private mutating func shapeName(_ node: Int, _ parent: ElementID) {
    guard [.branch, .loop].contains(tables.elements[parent.index].form) else { return }
    collectAttributes(node)
    localNames[parent.index, default: []].append(node)
  }

  /// Elements that are values of a property.
  private mutating func shapeValues(_ property: Int, _ parent: ElementID) {
    let end = property + Int(tree.nodes[property].size)
    guard end > property + 2 else { return }
    var node = property + 1
    while node < end {
      if kind(node) == .element {
        elementOfNode[node] = ElementID(tables.elements.count)
        shapeElement(node, parent, isValue: true)
        node += Int(tree.nodes[node].size)
      } else {
        node += 1
      }
    }
  }

  mutating func shapeElement(_ node: Int, _ parent: ElementID, isValue: Bool = false) {
    collectAttributes(node)
    let view = ElementSyntax(unchecked: tree, node)
    let kindToken = view.kindToken
    let isCall = isCall(node, kindToken)
    var (form, kind, component) =
      isCall ? (.unknown, .view, nil) : resolveKind(kindToken, node, in: parent)
    if form == .kind, !isValue, reportBesideRow(kindToken, kind, node) {
      (form, kind) = (.unknown, .view)
    }
    if isCall { refineCall(node, kindToken, in: parent) }
    let id = openElement(form, kind, node, parent: parent.index)
    tables.elements[id.index].isValue = isValue
    if let component {
      tables.elements[id.index].payload = Int32(tables.componentUses.count)
      tables.componentUses.append(component)
      refer(kindToken, component)
    }
    if !isValue { pendingPlacements.append((id, kindToken)) }
    if let token = view.nameToken {
      let name = name(ofToken: token)
      tables.elements[id.index].name = name
      declareElement(name, token, Symbol(.element, file, id.index), node)
    }
    if form == .unknown, isLateName(node, kindToken) {
      declare(name(ofToken: kindToken), kindToken, Symbol(.element, file, id.index))
    }
    if let block = tree.child(of: node, .block) {
      if let component { shapeUse(block, id, component) } else { shapeMembers(block, id) }
    }
    closeElement(id)
  }

  private mutating func resolveKind(
    _ token: Int, _ node: Int, in parent: ElementID
  ) -> (Element.Form, KindName, Symbol?) {
    let name = name(ofToken: token)
    if let kind = Vocabulary.kind(name), kind != .screen, kind != .accessibility {
      return (.kind, kind, nil)
    }
    if let symbol = fileScope[name], symbol.kind == .component {
      return (.componentUse, .view, symbol)
    }
    if let component = hiddenComponent(token) { return (.componentUse, .view, component) }
    if reportInnerQuotes(token) || isInUnquotedText(token, in: parent)
      || reportUnquotedText(token, node)
    {
      return (.unknown, .view, nil)
    }
    let spelled = text(name)
    let isUnseen = reportUnseen(token, [.component]) {
      Finding(
        ControlCode.unknownKind, at: $0.location(ofToken: token), ["name": .text(spelled)])
    }
    if isUnseen { return (.unknown, .view, nil) }
    if spelled == "control" || spelled == "UIControl" {
      report(Finding(ControlCode.abstractBase, at: location(ofToken: token)))
      return (.unknown, .view, nil)
    }
    if hasBrokenSlot(parent) || isBrokenParameter(name) { return (.unknown, .view, nil) }
    if let near = meaning(ofFill: token, spelled, node, in: parent) {
      report(
        Finding(
          ControlCode.unknownKind, at: location(ofToken: token), ["name": .text(spelled)],
          label: near.label, fixes: near.fixes))
      return (.unknown, .view, nil)
    }
    if reportPropertyBlock(token, spelled, node, in: parent) { return (.unknown, .view, nil) }
    var near =
      meaning(ofMember: token, spelled, node, in: parent)
      ?? meaning(ofHandler: token, spelled, node, in: parent)
      ?? meaning(ofFunction: token, spelled, node) ?? meaning(ofStyle: token, node)
      ?? meaning(ofShown: token, node, in: parent)
      ?? meaning(ofKind: token, spelled, node)
    let use = tables.elements[parent.index]
    if near.label == nil, use.form == .componentUse, use.payload >= 0 {
      near = suggestion(
        token, spelled, slotNames(of: tables.componentUses[Int(use.payload)]))
    }
    if near.label == nil { near.fixes = declaration(ofComponent: spelled, node) }
    let isOfDialect = ForeignWords.kinds[spelled] != nil
    // Words of one dialect inside each other are one mistake; a component may come from a file that
    // could not be read.
    if (isOfDialect || isForeignHandler(parent)) && tables.elements[parent.index].form == .unknown
      || (near.label == nil || spelled.first?.isUppercase == true) && mayBeDeclared(name)
    {
      return (.unknown, .view, nil)
    }
    if isLateName(node, token) { return reportLateName(token, spelled) }
    if let label = near.label, ForeignWords.modifiers.contains(spelled) || spelled == "return" {
      report(Finding(SyntaxCode.foreign, at: location(ofToken: token), label, fixes: near.fixes))
      return (.unknown, .view, nil)
    }
    report(
      Finding(
        ControlCode.unknownKind, at: location(ofToken: token), ["name": .text(spelled)],
        label: near.label, fixes: near.fixes))
    return (.unknown, .view, nil)
  }

  /// Every kind that may be written as an element.
  static let elementKinds = Kind.all.filter { !$0.isDeprecated }.map(\.name).filter {
    $0 != .screen && $0 != .accessibility
  }
  .map(\.name)

  mutating func checkPlacement(_ id: ElementID, _ token: Int) {
    let child = tables.elements[id.index]
    guard [.kind, .componentUse, .slot].contains(child.form), !hasError(child.origin.node) else {
      return
    }
    let holder = holder(of: id)
    let isPart = child.form == .kind && Kind.named(child.kind).role == .part
    let isModal = child.form == .kind && Kind.named(child.kind).isModal
    let owners = child.form == .kind ? Kind.named(child.kind).owners : []
    let isAllowed: Bool
    switch holder.form {
    case .unknown: isAllowed = true
    case .componentRoot: isAllowed = !isPart && (owners.isEmpty || isModal)
    case .componentUse: isAllowed = false
    default:
      let kind = Kind.named(holder.kind)
      isAllowed =
        child.form == .kind ? kind.holds(Kind.named(child.kind)) : kind.children == .elements
    }
    guard !isAllowed else { return }
    if holder.form == .componentUse {
      reportWithoutSlot(child, holder, token)
      return
    }
    var notes: [Phrase] = []
    let partOwner = Kind.all.first { $0.children == .only([child.kind]) }?.name
    if let owner = isPart ? partOwner : owners.first, !isModal {
      notes.append(
        Message("`{part}` belongs only in `{owner}`.", "`{part}` 只能写在 `{owner}` 中。")(
          ["part": .text(child.kind.name), "owner": .text(owner.name)]))
    }
    if holder.form == .kind, case .only(let kinds) = Kind.named(holder.kind).children {
      notes = [
        Message("Only {kinds} can.", "只能放{kinds}。")(
          ["kinds": .list(kinds.map { "`\($0.name)`" })])
      ]
    }
    if isModal {
      notes.append(
        Message(
          "It lies over the whole screen, so it belongs directly in the `screen`.",
          "它位于整个界面之上，因此须直接写在 `screen` 中。")())
    }
    // A row of them lacks one thing.
    let isAnother = lastMisplaced.map { $0 == (holder.origin, child.kind) } ?? false
    lastMisplaced = (holder.origin, child.kind)
    if isAnother, child.form == .kind { return }
    let inner = meaning(ofInner: child, holder)
    report(
      Finding(
        LanguageCode.placement, at: location(ofToken: token),
        ["child": .phrase(describe(child)), "parent": .phrase(describe(holder))],
        label: inner?.label, notes: inner == nil ? notes : [],
        fixes: inner?.fixes ?? (isModal ? movingOut(child) : wrapping(child))))
  }

  /// Moves an alert to the end of its screen.
  private func movingOut(_ child: Element) -> [Fix] {
    var root = Int(child.parent)
    while tables.elements[root].parent >= 0 { root = Int(tables.elements[root].parent) }
    let (node, origins) = (child.origin.node, SyntaxOrigins(tree))
    guard tables.elements[root].form == .kind, child.loopDepth == 0 else { return [] }
    let column = origins.indentation(of: node)
    let lines = tree.text(of: node).split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let text = lines.enumerated().map { index, line in
      index == 0
        ? String(line) : String(line.dropFirst(min(column, line.prefix { $0 == " " }.count)))
    }.joined(separator: "\n")
    let changes = [Change.delete(child.origin), .add([text], to: tables.elements[root].origin)]
    return origins.edits(for: changes).map {
      [Fix(Phrase(Message("move it into the screen", "移到界面中")), .suggestion, $0)]
    } ?? []
  }

  /// Puts an element and those of its kind below it into the kind that holds only them, where that may
  /// stand here: `tab` into a `tabBar`.
  private func wrapping(_ child: Element) -> [Fix] {
    let holder = tables.elements[Int(child.parent)]
    guard child.form == .kind, holder.form == .kind, !child.isValue,
      let owner = Kind.all.first(where: { $0.children == .only([child.kind]) }),
      case .elements = Kind.named(holder.kind).children,
      owner.owners.isEmpty || owner.owners.contains(holder.kind),
      let block = tree.child(of: holder.origin.node, .block)
    else { return [] }
    let word = text(ofToken: firstToken(child.origin.node))
    let siblings = tree.children(of: block).drop { $0 < child.origin.node }.prefix {
      kind($0) == .element && text(ofToken: firstToken($0)) == word
    }
    guard let last = siblings.last, last != child.origin.node else { return [] }
    let name = owner.name.name
    return [
      Fix(
        Message("put it in {blocks}", "放入{blocks}")(["blocks": .text("`\(name)`")]), .suggestion,
        [SyntaxOrigins(tree).wrapping(child.origin.node, through: last, in: [name])])
    ]
  }

  /// A kind or component in words.
  func describe(_ element: Element) -> Phrase {
    switch element.form {
    case .componentRoot: return Phrase(Message("a component", "组件"))
    case .componentUse:
      let name = text(ofToken: wordToken(tree, element.origin.node))
      return Message("the component `{name}`", "组件“{name}”")(["name": .text(name)])
    case .kind: return describe(element.kind)
    case .slot: return Phrase(Message("a `slot`", "`slot`"))
    default: return Phrase(Message("this element", "此元素"))
    }
  }

  func describe(_ kind: KindName) -> Phrase {
    Message("`{name}`", "{title}")(
      ["name": .text(kind.name), "title": .text(Kind.named(kind).title.zh)])
  }

  // MARK: Conditions and loops

  private mutating func shapeIf(_ node: Int, _ parent: ElementID) {
    collectAttributes(node)
    let conditional = openElement(.conditional, .view, node, parent: parent.index)
    var statement = node
    while true {
      let branch = openElement(.branch, .view, statement, parent: conditional.index)
      tables.elements[branch.index].payload = 0
      let view = IfStatement(unchecked: tree, statement)
      let names = view.conditions.compactMap { $0.nameToken.map { self.name(ofToken: $0) } }
      shapingLoops += names
      if let block = tree.child(of: statement, .block) { shapeMembers(block, branch) }
      shapingLoops.removeLast(names.count)
      closeElement(branch)
      if let next = view.elseIf {
        statement = next.node
        continue
      }
      if let block = view.elseBlock {
        let last = openElement(.branch, .view, view.elseClause!, parent: conditional.index)
        shapeMembers(block.node, last)
        closeElement(last)
      }
      break
    }
    closeElement(conditional)
  }

  /// A loop with `else` is a condition with the loop in its first branch.
  private mutating func shapeFor(_ node: Int, _ parent: ElementID) {
    collectAttributes(node)
    guard let clause = tree.child(of: node, .elseClause) else { return shapeLoop(node, parent) }
    let conditional = openElement(.conditional, .view, node, parent: parent.index)
    let some = openElement(.branch, .view, node, parent: conditional.index)
    tables.elements[some.index].payload = 0
    shapeLoop(node, some)
    closeElement(some)
    let none = openElement(.branch, .view, clause, parent: conditional.index)
    if let block = tree.child(of: clause, .block) { shapeMembers(block, none) }
    closeElement(none)
    closeElement(conditional)
  }

  /// A loop with `where` has a condition around its elements.
  private mutating func shapeLoop(_ node: Int, _ parent: ElementID) {
    let loop = openElement(.loop, .view, node, parent: parent.index)
    let token = nameToken(node)
    let name = token.map { self.name(ofToken: $0) } ?? tables.names.intern("_")
    tables.elements[loop.index].payload = Int32(tables.loops.count)
    tables.loops.append(
      Loop(
        name: name, origin: OriginID(node: node), type: .poison, sequence: ExpressionID(0)))
    shapingLoops.append(name)
    if let block = tree.child(of: node, .block) {
      if ForStatement(unchecked: tree, node).condition == nil {
        shapeMembers(block, loop)
      } else {
        let conditional = openElement(.conditional, .view, node, parent: loop.index)
        let branch = openElement(.branch, .view, node, parent: conditional.index)
        tables.elements[branch.index].payload = 0
        shapeMembers(block, branch)
        closeElement(branch)
        closeElement(conditional)
      }
    }
    shapingLoops.removeLast()
    closeElement(loop)
  }
}
