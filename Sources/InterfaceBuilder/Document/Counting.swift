import CtlChecker

// What a document says and no table of the program can.

extension DocumentReader {
  mutating func countUnsupported(_ name: String, _ element: Int) {
    design.unsupported.append((name, origin(element)))
  }

  /// Counts the children that say what no property says.
  mutating func countChildren(
    of xml: Int, _ mappings: [PropertyMapping], hasElements: Bool
  ) {
    for child in tree.children(of: xml) {
      let tag = tree.name(of: child)
      if tag == "textInputTraits" { countTraits(child, mappings) }
      if DocumentWords.knownChildren.contains(tag) || tag.hasPrefix("simulated") { continue }
      if ElementMapping.groups.contains(tag) {
        if !hasElements { countUnsupported(tag, child) }
        continue
      }
      if hasElements, ElementMapping.named(tag) != nil || frame(of: child) != nil { continue }
      let key = tree.value("key", of: child)
      if isSaid(child) || tag == "size" && isUsualSize(child, key) { continue }
      let isRead = (ElementMapping.common + mappings).contains { $0.isChild && $0.attribute == key }
      if isRead || tag == "view" { continue }
      countUnsupported(tag == "color" || tag == "size" ? key ?? tag : tag, child)
    }
  }

  /// Whether a child is a reference to an image that was read.
  func isSaid(_ child: Int) -> Bool {
    tree.isNamed(child, "imageReference")
      && tree.attribute("image", of: child).map(said.contains) == true
  }

  /// Whether a size is one of the tool itself, or nothing.
  private func isUsualSize(_ size: Int, _ key: String?) -> Bool {
    key.map(DocumentWords.plainSizes.contains) == true
      || ["width", "height"].allSatisfy {
        tree.attribute(named: $0, of: size).map {
          DocumentNumbers.number(tree.value(of: $0)) == 0
        } ?? true
      }
  }

  /// Counts how a field takes text, beside its keyboard and what it is for.
  private mutating func countTraits(_ traits: Int, _ mappings: [PropertyMapping]) {
    for attribute in tree.elements[traits].attributes {
      let name = tree.source.string(tree.attributes[attribute].name)
      if name == "key" || mappings.contains(where: { $0.attribute == name && $0.holder != nil }) {
        continue
      }
      countUnsupported(name, traits)
    }
  }

  /// Counts the attributes that nothing has read.
  mutating func countAttributes(of xml: Int, _ mappings: [PropertyMapping]) {
    for name in countableAttributes(of: xml, mappings) { countUnsupported(name, xml) }
  }

  func countableAttributes(of xml: Int, _ mappings: [PropertyMapping]) -> [String] {
    var found: [String] = []
    for attribute in tree.elements[xml].attributes {
      let name = tree.source.string(tree.attributes[attribute].name)
      if DocumentWords.plain.contains(name)
        || said.contains(attribute)
        || DocumentWords.isUsual(
          name, tree.source.string(tree.attributes[attribute].value), in: tree.name(of: xml))
        || ElementMapping.common.contains(where: { $0.attribute == name })
        || mappings.contains(where: { $0.attribute == name && $0.holder == nil })
      {
        continue
      }
      found.append(name)
    }
    return found
  }

  /// Counts what a controller says beside its title and its class, which name the screen.
  mutating func countRest(ofController object: Int) {
    for name in countableAttributes(of: object, []) where name != "title" && name != "customClass" {
      countUnsupported(name, object)
    }
  }

  /// Counts what an item of a navigation bar says beside a title that is that of the screen.
  mutating func countRest(ofItem item: Int) {
    for name in countableAttributes(of: item, []) {
      countUnsupported(name == "title" ? "navigationItem.title" : name, item)
    }
    countChildren(of: item, [], hasElements: true)
  }

  /// Counts the outlets that became no names: those of delegates, constraints and controllers, and more
  /// than one to an element.
  mutating func countOutlets() {
    for element in tree.elements.indices {
      guard tree.isNamed(element, "outlet") || tree.isNamed(element, "outletCollection"),
        let target = tree.value("destination", of: element)
      else { continue }
      let property = tree.value("property", of: element)
      let named = ids[target].flatMap { elements[$0] == nil ? nil : outlets[$0]?.first }
      if named == nil || named != property { countUnsupported("outlet", element) }
    }
  }
}
