import CtlCatalogue
import CtlDiagnostics
import CtlSyntax

/// Properties, bindings, handlers and conditions of every element below a root, in order.
extension Checker {
  mutating func checkBodies(_ root: ElementID) {
    activeLoops.removeLast(downTo: 0)
    for index in root.index..<root.index + Int(tables.elements[root.index].size) {
      while let loop = activeLoops.last, loop.end <= index { activeLoops.removeLast() }
      let id = ElementID(index)
      switch tables.elements[index].form {
      case .kind, .componentRoot, .componentUse, .unknown: checkBody(id)
      case .branch:
        checkBranch(id)
        checkLocalNames(id)
      case .loop:
        checkLoop(id)
        checkLocalNames(id)
      case .conditional: break
      case .slot, .fill: checkStrays(id)
      }
    }
    activeLoops.removeLast(downTo: 0)
  }

  private mutating func checkBranch(_ id: ElementID) {
    let branch = tables.elements[id.index]
    guard branch.payload == 0 else { return }
    if kind(branch.origin.node) == .forStatement { return checkBranchOfLoop(id) }
    let condition = condition(
      IfStatement(unchecked: tree, branch.origin.node), end: id.index + Int(branch.size))
    tables.elements[id.index].payload = Int32(condition.index)
    checkStrays(id)
  }

  private mutating func checkBody(_ id: ElementID) {
    let element = tables.elements[id.index]
    let firstProperty = tables.properties.count
    let firstHandler = tables.handlers.count
    if element.form == .kind {
      muted(hasError(element.origin.node)) { $0.checkPrimaryText(id, element) }
    }
    if element.form == .componentUse { checkUseText(element) }
    if let block = tree.child(of: element.origin.node, .block) {
      for member in tree.children(of: block) {
        switch kind(member) {
        case .property:
          collectAttributes(member)
          muted(hasError(member)) { $0.checkProperty(member, id, element) }
        case .binding:
          collectAttributes(member)
          muted(hasError(member)) { $0.checkBinding(member, id, element) }
        case .handler:
          collectAttributes(member)
          muted(hasError(member)) { $0.checkHandler(member, id, element) }
        case .accessibility: checkAccessibility(member, id)
        default: break
        }
      }
    }
    if tables.properties.count > firstProperty {
      tables.elements[id.index].firstProperty = UInt32(firstProperty)
      tables.elements[id.index].propertyCount = UInt32(tables.properties.count - firstProperty)
    }
    if tables.handlers.count > firstHandler {
      tables.elements[id.index].firstHandler = UInt32(firstHandler)
      tables.elements[id.index].handlerCount = UInt32(tables.handlers.count - firstHandler)
    }
    if element.form == .componentUse { checkArgumentsOfUse(id, element) }
  }

  // MARK: Primary text

  private mutating func checkPrimaryText(_ id: ElementID, _ element: Element) {
    guard let text = primaryText(element.origin.node) else { return }
    let kind = Kind.named(element.kind)
    // A text in the wrong place is a title; a rule about titles there explains more than this code.
    let hasMisplacedTitle = kind.property(named: .title)?.isMisplaced ?? false
    guard let name = kind.primaryText ?? (hasMisplacedTitle ? .title : nil) else {
      let meaning = meaning(ofText: text, element)
      report(
        Finding(
          LanguageCode.primaryText, at: location(text),
          ["kind": .phrase(describe(element.kind))], label: meaning.label, fixes: meaning.fixes))
      return
    }
    currentProperty = PropertyKey(element: id, property: name)
    defer { currentProperty = nil }
    let type = PropertyTypes.type(of: name, in: element.kind)
    let value = coerce(expression(text, type), to: type, .property(name.name))
    append(
      PropertyEntry(
        name: name, group: .own, form: .primaryText, expression: value,
        origin: OriginID(node: text),
        element: id))
  }

  /// The last string before the block of an element.
  private func primaryText(_ node: Int) -> Int? {
    var text: Int?
    let end = node + Int(nodes[node].size)
    var child = node + 1
    while child < end {
      switch kind(child) {
      case .block: return text
      case .stringLiteral, .interpolatedString: text = child
      default: break
      }
      child += Int(nodes[child].size)
    }
    return text
  }

  private mutating func checkUseText(_ element: Element) {
    guard let text = ElementSyntax(unchecked: tree, element.origin.node).primaryText else { return }
    var fixes: [Fix] = []
    if let (source, range) = component(of: element), range.count == 1,
      tree.child(of: element.origin.node, .block) == nil
    {
      fixes = [
        rewrite(text, "{ \(parameterName(range.lowerBound, source)): \(tree.text(of: text)) }")
      ]
    }
    report(
      Finding(
        LanguageCode.primaryText, at: location(text), ["kind": .phrase(describe(element))],
        fixes: fixes))
  }

  /// Deletes a member that is set twice.
  private func deletion(of entry: PropertyEntry) -> [Fix] {
    guard entry.form == .property || entry.form == .binding else { return [] }
    return [deletion(ofMember: entry.origin.node)]
  }

  /// Adds a property; a second one for the same states is reported.
  mutating func append(_ entry: PropertyEntry, isAppearance: Bool = false) {
    let slot = entry.name.rawValue * 2 + (entry.group == .accessibility ? 1 : 0)
    var other: Int?
    if entry.isKeyed || isAppearance {
      let key =
        entry.element.index << 32 | slot << 16 | Int(entry.state.rawValue) << 8
        | Int(entry.rightState?.rawValue ?? 0xFF)
      if let index = keyedSetters[key] {
        other = index
      } else {
        keyedSetters[key] = tables.properties.count
      }
    } else if entry.parameter < 0 {
      let last = Int(lastSetter[slot])
      if last >= 0, last < tables.properties.count,
        tables.properties[last].element == entry.element,
        tables.properties[last].name == entry.name, !tables.properties[last].isKeyed
      {
        other = last
      } else {
        lastSetter[slot] = Int32(tables.properties.count)
      }
    }
    if let other {
      report(
        Finding(
          LanguageCode.duplicateProperty,
          at: entry.form == .primaryText
            ? location(entry.origin.node) : location(ofToken: wordToken(tree, entry.origin.node)),
          ["name": .text(entry.name.name)],
          related: [
            Finding.Related(
              location(tables.properties[other].origin.node), Message("first set here", "首次设置于此")())
          ], fixes: deletion(of: entry)))
      return
    }
    tables.properties.append(entry)
  }
}
