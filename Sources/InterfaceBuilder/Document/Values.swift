import CtlCatalogue
import CtlChecker

// The values of properties: attributes, and children with a `key`.

extension DocumentReader {
  /// Sets a property, said by an attribute; one that the kind does not have is counted.
  mutating func set(
    _ property: PropertyName, of element: ElementID, to value: Value,
    for state: ControlState? = nil,
    attribute: Int
  ) {
    said.insert(attribute)
    let origin = DocumentOrigins.origin(ofAttribute: attribute, tree)
    if !builder.set(property, of: element, to: value, for: state, at: origin) {
      design.unsupported.append(
        (tree.source.string(tree.attributes[attribute].name), origin))
    }
  }

  /// Sets a text: an attribute, a child `<string key="text">` when it has several lines, or the letters
  /// of `<attributedString key="attributedText">`.
  mutating func setText(
    _ property: PropertyName, of element: ElementID, from name: String, of xml: Int,
    for state: ControlState? = nil
  ) {
    if let attribute = tree.attribute(named: name, of: xml) {
      let text = tree.value(of: attribute)
      // `title=""` stands beside every image.
      if text.isEmpty {
        said.insert(attribute)
      } else {
        set(property, of: element, to: .string(text), for: state, attribute: attribute)
      }
    }
    for child in tree.children(of: xml) {
      guard let key = tree.value("key", of: child) else { continue }
      var text = ""
      if key == name, tree.isNamed(child, "string") || tree.isNamed(child, "mutableString") {
        text = tree.text(of: child)
      } else if key.hasPrefix("attributed"), key.dropFirst(10).lowercased() == name.lowercased() {
        countUnsupported("attributedString", child)
        text = attributedText(child)
      }
      if !text.isEmpty {
        builder.set(property, of: element, to: .string(text), for: state, at: origin(child))
      }
    }
  }

  /// Sets an image: an attribute, or a child `<imageReference key="image" image="star"/>`.
  mutating func setImage(
    _ property: PropertyName, of element: ElementID, from name: String, of xml: Int,
    for state: ControlState? = nil
  ) {
    let child = tree.children(of: xml).first {
      tree.isNamed($0, "imageReference") && tree.value("key", of: $0) == name
    }
    guard
      let attribute = child.map({ tree.attribute("image", of: $0) })
        ?? tree.attribute(named: name, of: xml)
    else { return }
    let image = ImageReference(tree.value(of: attribute))
    set(property, of: element, to: .image(image), for: state, attribute: attribute)
    keep("catalog", in: nil, of: child ?? xml, element)
    if let child { countAttributes(of: child, []) }
  }

  mutating func read(_ mapping: PropertyMapping, of xml: Int, _ element: ElementID) {
    if mapping.isChild {
      guard
        let child = tree.children(of: xml).first(where: { child in
          tree.attribute("key", of: child).map { tree.value(of: $0) == mapping.attribute } ?? false
        })
      else { return }
      guard let value = value(ofChild: child, mapping.reading) else {
        // Nothing, and a size of zero, are what the system has anyway.
        let isUsual = tree.isNamed(child, "nil") || tree.has("pointSize", "0.0", child)
        if !isUsual { countUnsupported(mapping.attribute, child) }
        return
      }
      if tree.value("weight", of: child) != nil || tree.has("type", "boldSystem", child)
        || tree.has("type", "italicSystem", child)
      {
        countUnsupported("font.weight", child)
      }
      if !builder.set(mapping.property, of: element, to: value, at: origin(child)) {
        countUnsupported(mapping.attribute, child)
      }
      return
    }
    var holder = xml
    if let key = mapping.holder {
      guard let child = tree.children(of: xml).first(where: { tree.value("key", of: $0) == key })
      else { return }
      holder = child
    }
    if case .text = mapping.reading {
      return setText(mapping.property, of: element, from: mapping.attribute, of: holder)
    }
    if case .image = mapping.reading {
      return setImage(mapping.property, of: element, from: mapping.attribute, of: holder)
    }
    guard let attribute = tree.attribute(named: mapping.attribute, of: holder) else {
      if let absent = mapping.absent {
        builder.set(mapping.property, of: element, to: absent, at: origin(xml))
      }
      return
    }
    let text = tree.value(of: attribute)
    guard let value = value(text, mapping.reading) else {
      // The words that mean what is so anyway.
      let isUsual = ["", "default", "left", "never", "none"].contains(text)
      if case .member = mapping.reading, !isUsual { countUnsupported(mapping.attribute, holder) }
      return
    }
    set(mapping.property, of: element, to: value, attribute: attribute)
  }

  private func value(_ text: String, _ reading: PropertyMapping.Reading) -> Value? {
    switch reading {
    case .bool: return text == "YES" ? .bool(true) : text == "NO" ? .bool(false) : nil
    case .int: return Int(text).flatMap { $0.magnitude <= 1_000_000 ? .int($0) : nil }
    case .double: return DocumentNumbers.number(text).map { .double($0) }
    case .length: return DocumentNumbers.number(text).map { .length($0) }
    case .member(let words): return words[text].map { .member($0) }
    case .text, .image, .color, .font, .date: return nil
    }
  }

  private func value(ofChild child: Int, _ reading: PropertyMapping.Reading) -> Value? {
    switch reading {
    case .color: return color(child).map { .color($0) }
    case .font: return font(child).map { .font($0) }
    case .date: return date(child).map { .date($0) }
    default: return nil
    }
  }

  // MARK: Fonts, dates, texts

  private func font(_ child: Int) -> Font? {
    if let style = tree.value("style", of: child) {
      return ElementMapping.textStyles.first { $0.name == style }.map { .textStyle($0.style) }
    }
    // Zero is the font that the system gives the text of a cell.
    guard let size = tree.value("pointSize", of: child).flatMap(DocumentNumbers.number), size > 0
    else { return nil }
    if let family = tree.value("family", of: child) { return .custom(family: family, size: size) }
    return .system(size: size)
  }

  /// Seconds since the start of 2001, in UTC.
  private func date(_ child: Int) -> DateTime? {
    guard
      let seconds = tree.value("timeIntervalSinceReferenceDate", of: child).flatMap(Double.init),
      seconds.magnitude < 1e10
    else { return nil }
    let whole = Int(seconds.rounded(.down))
    var days = whole / 86_400
    var rest = whole % 86_400
    if rest < 0 {
      rest += 86_400
      days -= 1
    }
    var year = 2001
    func length(_ year: Int) -> Int { DateTime.days(inMonth: 2, of: year) == 29 ? 366 : 365 }
    while days < 0 {
      year -= 1
      days += length(year)
    }
    while days >= length(year) {
      days -= length(year)
      year += 1
    }
    var month = 1
    while days >= DateTime.days(inMonth: month, of: year) {
      days -= DateTime.days(inMonth: month, of: year)
      month += 1
    }
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let digits = String(year)
    guard year > 0 else { return nil }
    let four = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    return DateTime(
      "\(four)-\(two(month))-\(two(days + 1))T\(two(rest / 3600)):\(two(rest / 60 % 60))")
  }

  /// The letters of a text with several styles.
  func attributedText(_ string: Int) -> String {
    var result = ""
    for fragment in tree.children(of: string) where tree.isNamed(fragment, "fragment") {
      result += tree.value("content", of: fragment) ?? ""
      for child in tree.children(of: fragment)
      where tree.has("key", "content", child) || tree.has("key", "string", child) {
        result += tree.text(of: child)
      }
    }
    return result
  }

  // MARK: Accessibility

  mutating func readAccessibility(of xml: Int, _ element: ElementID) {
    guard let child = tree.child(key: "accessibilityConfiguration", of: xml) else { return }
    for attribute in tree.elements[child].attributes {
      let name = tree.source.string(tree.attributes[attribute].name)
      setAccessibility(
        name, of: element, tree.value(of: attribute),
        DocumentOrigins.origin(ofAttribute: attribute, tree))
    }
    for part in tree.children(of: child) {
      let key = tree.value("key", of: part) ?? ""
      if key == "isElement" {
        noteIsElement(tree.value("value", of: part) ?? "", part, element)
      } else if tree.isNamed(part, "accessibilityTraits") {
        setTraits(part, of: element)
      } else if !setAccessibility(key, of: element, tree.text(of: part), origin(part)) {
        countUnsupported("accessibility.\(key)", part)
      }
    }
  }

  private mutating func setTraits(_ list: Int, of element: ElementID) {
    var traits: [Value] = []
    for attribute in tree.elements[list].attributes where tree.value(of: attribute) == "YES" {
      let name = tree.source.string(tree.attributes[attribute].name)
      if CaseSet.accessibilityTrait.members.contains(name) {
        traits.append(.member(name))
      } else {
        countUnsupported("accessibility.trait", list)
      }
    }
    if traits.isEmpty { return }
    builder.setAccessibility(.traits, of: element, to: .list(traits), at: origin(list))
  }

  /// Sets what is spoken.
  /// - Returns: whether it has such a name.
  @discardableResult
  private mutating func setAccessibility(
    _ name: String, of element: ElementID, _ text: String, _ origin: OriginID
  ) -> Bool {
    let properties: [PropertyName] = [.label, .hint, .identifier]
    guard let property = properties.first(where: { $0.name == name }) else { return false }
    if !text.isEmpty {
      builder.setAccessibility(property, of: element, to: .string(text), at: origin)
    }
    return true
  }
}
