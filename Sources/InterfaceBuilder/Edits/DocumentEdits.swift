import CtlCatalogue
import CtlChecker
import CtlDiagnostics
import CtlText

/// The edits of fixes in a document. They insert, replace or delete one attribute or one child, and
/// touch no other byte; rules name members and values as in Ctl, and this finds what says the same
/// in a document.
struct DocumentEdits {
  let origins: DocumentOrigins
  private var tree: XMLTree { origins.tree }

  init(origins: DocumentOrigins) { self.origins = origins }

  func edits(for change: Change) -> [Edit]? {
    switch change {
    case .replace(let origin, _, let text): replacement(of: origin, text)
    case .replaceBytes(let range, let text): [edit(range, Markup.escaped(text, keepsBreaks: false))]
    case .add(let members, let element): addition(members, element)
    case .addAccessibility(let member, let element): accessibility(member, element)
    default: nil
    }
  }

  private func edit(_ range: Range<Int>, _ text: String) -> Edit {
    Edit(Location(origins.file, range), text)
  }

  // MARK: Values

  /// Another value for an attribute, or another font.
  private func replacement(of origin: OriginID, _ text: String) -> [Edit]? {
    guard let literal = Literal(text) else { return nil }
    switch origins.item(origin) {
    case .attribute(let attribute):
      guard let element = origins.element(origin) else { return nil }
      let name = tree.source.string(tree.attributes[attribute].name)
      let mapping = mappings(of: owner(element)).first {
        $0.attribute == name && !$0.isChild
      }
      guard let value = literal.value(mapping?.reading ?? .text) else { return nil }
      return [edit(tree.attributes[attribute].value, Markup.escaped(value, keepsBreaks: false))]
    case .element(let element):
      // No text style but the headline has a weight of its own, which would be lost.
      guard tree.isNamed(element, "fontDescription"), case .member(let style) = literal,
        let name = ElementMapping.textStyles.first(where: { $0.style == style })?.name,
        !["boldSystem", "italicSystem"].contains(tree.value("type", of: element) ?? ""),
        ["", "regular"].contains(tree.value("weight", of: element) ?? "")
      else { return nil }
      let text = "<fontDescription key=\"fontDescription\" style=\"\(name)\"/>"
      return [edit(tree.elements[element].range, text)]
    case nil: return nil
    }
  }

  /// The view that a child with a `key` belongs to.
  private func owner(_ element: Int) -> Int {
    var element = element
    while ElementMapping.named(tree.name(of: element)) == nil, tree.elements[element].parent >= 0 {
      element = tree.elements[element].parent
    }
    return element
  }

  private func mappings(of element: Int) -> [PropertyMapping] {
    (ElementMapping.named(tree.name(of: element))?.properties ?? []) + ElementMapping.common
  }

  // MARK: Additions

  /// An attribute for each member `name: value`.
  private func addition(_ members: [String], _ origin: OriginID) -> [Edit]? {
    guard case .element(let element) = origins.item(origin) else { return nil }
    var edits: [Edit] = []
    for member in members {
      guard let (name, literal) = Literal.member(member),
        let edit = addition(name, literal, element)
      else { return nil }
      edits.append(edit)
    }
    return edits
  }

  private func addition(_ name: String, _ literal: Literal, _ element: Int) -> Edit? {
    // What no property says has the name of its attribute.
    if case .color(let gray) = literal { return child(name, gray: gray, in: element) }
    let mapping =
      mappings(of: element).first { $0.property.name == name && !$0.isChild }
      ?? ElementMapping.attributes[name]
    guard let mapping, let value = literal.value(mapping.reading) else { return nil }
    var holder = element
    if let key = mapping.holder {
      guard
        let child = tree.children(of: element).first(where: { tree.value("key", of: $0) == key })
      else { return nil }
      holder = child
    }
    return attribute(mapping.attribute, value, of: holder)
  }

  /// A gray colour, as Interface Builder writes it.
  private func child(_ key: String, gray: Double, in element: Int) -> Edit? {
    guard mappings(of: element).contains(where: { $0.isChild && $0.attribute == key }),
      !tree.children(of: element).contains(where: { tree.value("key", of: $0) == key })
    else { return nil }
    let white = gray == 1 ? "1" : "\(gray)"
    return insertion(
      of: "<color key=\"\(key)\" white=\"\(white)\" alpha=\"1\" colorSpace=\"custom\" "
        + "customColorSpace=\"genericGamma22GrayColorSpace\"/>", in: element)
  }

  /// Sets an attribute, which may be there.
  private func attribute(_ name: String, _ value: String, of element: Int) -> Edit {
    if let known = tree.attribute(named: name, of: element) {
      return edit(tree.attributes[known].value, Markup.escaped(value, keepsBreaks: false))
    }
    let last = tree.elements[element].attributes.last
    let end =
      last.map { tree.attributes[$0].range.upperBound } ?? tree.elements[element].name.upperBound
    return edit(end..<end, " \(name)=\"\(Markup.escaped(value, keepsBreaks: false))\"")
  }

  // MARK: Accessibility

  private func accessibility(_ member: String, _ origin: OriginID) -> [Edit]? {
    guard case .element(let element) = origins.item(origin),
      let (name, literal) = Literal.member(member), let text = literal.value(.text),
      ["label", "hint", "identifier"].contains(name)
    else { return nil }
    if let known = tree.child(key: "accessibilityConfiguration", of: element) {
      return [attribute(name, text, of: known)]
    }
    let child =
      "<accessibility key=\"accessibilityConfiguration\" \(name)=\"\(Markup.escaped(text, keepsBreaks: false))\"/>"
    return [insertion(of: child, in: element)]
  }

  /// Puts a child after the frame, on a line of its own, as far in as the other children.
  private func insertion(of child: String, in element: Int) -> Edit {
    let bytes = tree.source.bytes
    let item = tree.elements[element]
    let newline = lineEnd(of: tree.source.bytes)
    let margin = indentation(at: item.range.lowerBound)
    if item.isEmptyTag {
      let name = tree.name(of: element)
      // `/>` becomes `>`, the child, and an end tag.
      var start = item.range.upperBound - 2
      while start > item.name.upperBound, bytes[start - 1] == 0x20 { start -= 1 }
      return edit(
        start..<item.range.upperBound,
        ">\(newline)\(margin)    \(child)\(newline)\(margin)</\(name)>")
    }
    var after: Int?
    for child in tree.children(of: element)
    where tree.isNamed(child, "rect") || tree.isNamed(child, "autoresizingMask") { after = child }
    guard let after else {
      let start = item.tagEnd
      return edit(start..<start, "\(newline)\(margin)    \(child)")
    }
    let end = tree.elements[after].range.upperBound
    let inner = indentation(at: tree.elements[after].range.lowerBound)
    return edit(end..<end, "\(newline)\(inner)\(child)")
  }

  private func indentation(at place: Int) -> String {
    let bytes = tree.source.bytes
    var start = place
    while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    return start == 0 || bytes[start - 1] == 0x0A ? tree.source.string(start..<place) : ""
  }
}

extension ElementMapping {
  /// Attributes that no property of the catalogue says, by their names.
  static let attributes = [
    "textContentType": PropertyMapping("textContentType", in: "textInputTraits", .content, .text)
  ]
}

/// A value as rules write it.
private enum Literal {
  case member(String)
  case text(String)
  case bool(Bool)
  case number(String)
  /// A gray, from 0 to 1.
  case color(Double)

  init?(_ source: String) {
    if source == "true" || source == "false" {
      self = .bool(source == "true")
    } else if source.hasPrefix("."), source.dropFirst().allSatisfy({ $0.isLetter || $0.isNumber }) {
      self = .member(String(source.dropFirst()))
    } else if source == "#FFFFFF" || source == "#000000" {
      self = .color(source == "#FFFFFF" ? 1 : 0)
    } else if Double(source) != nil {
      self = .number(source)
    } else if let text = Literal.string(source) {
      self = .text(text)
    } else {
      return nil
    }
  }

  /// `name: value`
  static func member(_ source: String) -> (String, Literal)? {
    guard let colon = source.firstIndex(of: ":") else { return nil }
    let rest = source[source.index(after: colon)...].drop { $0 == " " }
    return Literal(String(rest)).map { (String(source[..<colon]), $0) }
  }

  /// The text of a string literal with the escapes that fixes write.
  private static func string(_ source: String) -> String? {
    guard source.count >= 2, source.first == "\"", source.last == "\"" else { return nil }
    var result = ""
    var isEscaped = false
    for character in source.dropFirst().dropLast() {
      if isEscaped {
        switch character {
        case "n": result.append("\n")
        case "r": result.append("\r")
        case "t": result.append("\t")
        case "\"", "\\": result.append(character)
        default: return nil
        }
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        result.append(character)
      }
    }
    return isEscaped ? nil : result
  }

  /// The value of an attribute; nil when it does not fit.
  func value(_ reading: PropertyMapping.Reading) -> String? {
    switch (self, reading) {
    case (.bool(let value), .bool): value ? "YES" : "NO"
    case (.number(let text), .int), (.number(let text), .double), (.number(let text), .length): text
    case (.text(let text), .text), (.text(let text), .image): text
    case (.text(let text), .member(let words)): words[text] == nil ? nil : text
    case (.member(let member), .member(let words)):
      words.filter { $0.value == member }.map(\.key).sorted().first
    default: nil
    }
  }
}
