import CtlCatalogue
import CtlDiagnostics
import CtlSyntax

/// Accessibility blocks and appearance proxies.
extension Checker {
  // MARK: Accessibility

  mutating func checkAccessibility(_ node: Int, _ id: ElementID) {
    guard let block = tree.child(of: node, .block) else { return }
    let kind = Kind.named(.accessibility)
    for member in tree.children(of: block) {
      guard self.kind(member) == .property else {
        if self.kind(member) != .unexpected {
          let word = wordToken(tree, member)
          report(
            Finding(
              SyntaxCode.misplacedDeclaration, at: location(ofToken: word),
              [
                "word": .text(text(ofToken: word)),
                "place": .words("in an `accessibility` block", "`accessibility` 块中"),
              ]))
        }
        continue
      }
      collectAttributes(member)
      let token = wordToken(tree, member)
      let name = name(ofToken: token)
      guard let propertyName = Vocabulary.property(name),
        let property = kind.property(named: propertyName)
      else {
        var near = suggestion(token, text(name), kind.propertyNames.map(\.name))
        if let word = ForeignWords.accessibility[text(name)], let here = word.here.first {
          near = (word.explanation(of: text(name)), [replacement(token, here)])
        }
        report(
          Finding(
            ControlCode.unknownProperty, at: location(ofToken: token),
            ["kind": "`accessibility`", "name": .text(text(name))], label: near.label,
            fixes: near.fixes))
        if let value = tree.expression(in: member) { _ = expression(value, .anything) }
        continue
      }
      guard let value = tree.expression(in: member) else { continue }
      let entry = PropertyEntry(
        name: propertyName, group: .accessibility, form: .property,
        expression: accessibilityValue(value, property), origin: OriginID(node: member), element: id
      )
      append(entry)
    }
  }

  private mutating func accessibilityValue(_ node: Int, _ property: Property) -> ExpressionID {
    guard property.access == .settable else { return expression(node, .anything) }
    let type = PropertyTypes.type(of: property.name, in: .accessibility)
    if property.name == .traits { checkTraits(node) }
    return coerce(
      expression(node, type), to: type, .property(property.name.name), allowingNil: true)
  }

  /// Another rule reports unknown traits; the value with them is not reported again.
  private mutating func checkTraits(_ node: Int) {
    let members = Set(CaseSet.accessibilityTrait.members)
    for child in node..<node + Int(tree.nodes[node].size) where kind(child) == .caseExpression {
      let token = tree.significant(from: firstToken(child) + 1)
      let name = text(ofToken: token)
      if members.contains(name) { continue }
      let near = suggestion(token, name, members)
      report(
        Finding(
          ControlCode.unknownTrait, at: location(child), ["trait": .text(name)],
          label: near.label, fixes: near.fixes))
    }
  }

  // MARK: Appearance

  /// The appearances of a screen.
  mutating func checkAppearances(_ block: Int?, screen: Int) -> Range<Int> {
    let first = tables.appearances.count
    if let block {
      for member in tree.children(of: block) where kind(member) == .appearanceDeclaration {
        collectAttributes(member)
        checkAppearance(member, body: screen + 1)
      }
    }
    return first..<tables.appearances.count
  }

  /// - Parameter body: 0 for the file, else one more than the number of the screen.
  mutating func checkAppearance(_ node: Int, body: Int = 0) {
    guard let kindName = nameToken(node).flatMap({ elementKind($0) }) else { return }
    // The owner is not an element but a number outside their range, one for each kind and body: so
    // a second setting is found in any block.
    let owner = ElementID(
      Int(UInt32.max) - body * KindName.allCases.count - kindName.rawValue)
    let properties = checkLooks(node, kindName, owner, \.isAppearance) {
      $0.reportNotAppearance($1, $2, Kind.named(kindName), in: node)
    }
    tables.appearances.append(
      Appearance(
        isPublic: tree.child(of: node, .access) != nil, kind: kindName,
        origin: OriginID(node: node), properties: properties))
  }

  /// The properties in the block of an appearance or a style, for elements of a kind.
  mutating func checkLooks(
    _ node: Int, _ kindName: KindName, _ owner: ElementID, _ allows: (Property) -> Bool,
    orReport reject: (inout Checker, _ member: Int, _ word: Int) -> Void
  ) -> Range<Int> {
    let kind = Kind.named(kindName)
    let first = tables.properties.count
    let block = tree.child(of: node, .block)
    for member in block.map({ Array(tree.children(of: $0)) }) ?? [] {
      let word = wordToken(tree, member)
      guard self.kind(member) == .property else {
        if self.kind(member) != .unexpected { reject(&self, member, word) }
        continue
      }
      let name = self.name(ofToken: word)
      guard let propertyName = Vocabulary.property(name),
        let property = kind.property(named: propertyName)
      else {
        let near = suggestion(
          word, text(name), kind.properties.filter(allows).map(\.name.name))
        report(
          Finding(
            ControlCode.unknownProperty, at: location(ofToken: word),
            ["kind": .phrase(describe(kindName)), "name": .text(text(name))], label: near.label,
            fixes: near.fixes))
        continue
      }
      guard allows(property) else {
        reject(&self, member, word)
        continue
      }
      var entry = PropertyEntry(
        name: propertyName, group: .own, form: .property, expression: ExpressionID(0),
        origin: OriginID(node: member), element: owner)
      checkKeys(property, kind, &entry)
      guard let value = tree.expression(in: member) else { continue }
      let type = PropertyTypes.type(of: propertyName, in: kindName)
      entry.expression = coerce(
        expression(value, type), to: type, .property(propertyName.name),
        allowingNil: property.acceptsNil)
      append(entry, isAppearance: true)
    }
    return first..<tables.properties.count
  }

  private mutating func reportNotAppearance(
    _ node: Int, _ token: Int, _ kind: Kind, in appearance: Int
  ) {
    if let value = tree.expression(in: node) { _ = expression(value, .anything) }
    var name = text(ofToken: token)
    if self.kind(node) == .handler, let event = nameToken(node) {
      name += " \(text(ofToken: event))"
    }
    report(
      Finding(
        ControlCode.notAppearanceProperty, at: location(ofToken: token),
        ["name": .text(name), "kind": .phrase(describe(kind.name))],
        notes: [
          Phrase(
            Message(
              "Appearance sets tint, images, fonts and colors of every control of a kind.",
              "外观代理为某类控件统一设置色调、图片、字体和颜色。"))
        ], fixes: moveToInstances(node, text(ofToken: token), kind, from: appearance)))
  }
}
