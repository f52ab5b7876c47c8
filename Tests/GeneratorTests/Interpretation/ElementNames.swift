import CtlCatalogue
import CtlChecker

/// What references call the elements of a screen or component, by the rule of the README: a name of
/// the file as it is, else what the element is bound to or says, and its kind; where several say the same,
/// what they stand in before it.
struct ElementNames {
  /// By the index of the element.
  private(set) var names: [Int: String] = [:]

  init(_ program: Program, root: ElementID) {
    let inside = root.index..<root.index + Int(program.element(root).size)
    var used: Set<String> = []
    func give(_ name: String, to index: Int) {
      var candidates = (2...).lazy.map { name + "\($0)" }.makeIterator()
      var free = name
      while !used.insert(free).inserted { free = candidates.next() ?? name }
      names[index] = free
    }
    for index in inside {
      if let name = program.name(of: program.elements[index]) { give(name, to: index) }
    }
    let wanted = inside.dropFirst().filter { names[$0] == nil }.compactMap { index in
      Self.name(program.elements[index], program).map { (index: index, name: $0) }
    }
    let groups = Dictionary(grouping: wanted, by: \.name)
    func isAlone(_ name: String) -> Bool { groups[name]?.count == 1 && !used.contains(name) }
    // With the name or the words of what it stands in, from near to far.
    var longer: [Int: [String]] = [:]
    for (index, name) in wanted where !isAlone(name) {
      longer[index] = Self.around(index, root.index, program).prefix(4).map { place in
        name.hasPrefix(place) ? name : place + Self.capitals([name])
      }
    }
    let all = longer.values.flatMap { $0 } + groups.keys.filter(isAlone)
    let unlike = Set(Dictionary(grouping: all) { $0 }.filter { $0.value.count == 1 }.keys)
    for (index, name) in wanted {
      give(longer[index]?.first { unlike.contains($0) } ?? name, to: index)
    }
  }

  private static func around(_ index: Int, _ root: Int, _ program: Program) -> [String] {
    var result: [String] = []
    var next = Int(program.elements[index].parent)
    while next > root {
      let element = program.elements[next]
      let said =
        element.form == .componentUse
        ? argument(element, program)
        : program.properties[element.properties].lazy.filter(isText)
          .compactMap { words($0.expression, program) }.first
      if let words = program.name(of: element).map(camel) ?? said { result.append(words) }
      next = Int(element.parent)
    }
    return result
  }

  /// Nil for what a person cannot use.
  private static func name(_ element: Element, _ program: Program) -> String? {
    switch element.form {
    case .componentUse where element.payload >= 0:
      let symbol = program.componentUses[Int(element.payload)]
      return program.program(of: symbol.file).map { source in
        let name = source.text(source.components[Int(symbol.index)].name)
        return argument(element, program).map { $0 + capitals(words(of: name)) } ?? camel(name)
      }
    case .kind:
      switch Kind.named(element.kind).role {
      case .control, .companion: break
      case .container where element.kind == .row && !element.handlers.isEmpty: break
      case .container
      where [.alert, .actionSheet, .tabBar, .tab, .scrollView].contains(element.kind): break
      case .container, .part: return nil
      }
    default: return nil
    }
    let kind = element.kind.name
    let entries = program.properties[element.properties]
    let said =
      entries.lazy.filter { $0.form == .binding }.compactMap { value($0.expression, program) }.first
      ?? entries.lazy.filter(isText).compactMap { words($0.expression, program) }.first
    return said.map { $0 + kind.prefix(1).uppercased() + kind.dropFirst() } ?? kind
  }

  /// A binding of a use, else a text, else the name of a value.
  private static func argument(_ use: Element, _ program: Program) -> String? {
    let entries = program.properties[use.properties].filter { $0.parameter >= 0 }
    for entry in entries where entry.form == .binding {
      if let name = value(entry.expression, program) { return name }
    }
    for entry in entries {
      if let words = words(entry.expression, program) { return words }
    }
    return entries.compactMap { value($0.expression, program) }.first
  }

  private static func isText(_ entry: PropertyEntry) -> Bool {
    entry.form == .primaryText || entry.name == .title
      || (entry.group == .accessibility && entry.name == .label)
  }

  /// The name of a variable, parameter or loop variable.
  private static func value(_ id: ExpressionID, _ program: Program) -> String? {
    let expression = program.expression(id)
    guard expression.operation == .symbol else { return nil }
    let symbol = program.symbols[Int(expression.payload)]
    guard symbol.file == program.file else { return nil }
    switch symbol.kind {
    case .variable: return camel(program.text(program.variables[Int(symbol.index)].name))
    case .parameter: return camel(program.text(program.parameters[Int(symbol.index)].name))
    case .loopVariable: return camel(program.text(program.loops[Int(symbol.index)].name))
    default: return nil
    }
  }

  /// One to four words of at most 32 characters, or the first value that a text shows.
  private static func words(_ id: ExpressionID, _ program: Program) -> String? {
    func text(_ id: ExpressionID) -> String? {
      if case .string(let text)? = program.constant(id) { text } else { nil }
    }
    if let text = text(id) { return words(text) }
    let expression = program.expression(id)
    guard expression.operation == .interpolation else { return nil }
    let parts = program.operandIDs(of: expression)
    return words(parts.compactMap(text).joined(separator: " "))
      ?? parts.lazy.compactMap { value($0, program) }.first
  }

  private static func words(_ text: String) -> String? {
    let words = text.split { !($0.isLetter || $0.isNumber) }
    guard let start = words.first?.first, start.isLetter, words.count < 5, text.count < 33 else {
      return nil
    }
    return camel(words.joined(separator: "_"))
  }

  // MARK: Spelling

  /// `my_value`, `MyValue`, `MAX_VALUE` and `URLValue` as `myValue`, `myValue`, `maxValue` and
  /// `urlValue`.
  private static func camel(_ name: String) -> String {
    let words = words(of: name)
    guard let first = words.first else { return "value" }
    let result = lowered(first) + capitals(words.dropFirst())
    return result.first?.isLetter == true ? result : "n" + result
  }

  private static func words(of name: String) -> [String] {
    let words = name.split(separator: "_").map(String.init)
    guard words.count > 1 else { return words }
    return words.map { $0.contains { $0.isLowercase } ? $0 : $0.lowercased() }
  }

  private static func capitals(_ words: some Sequence<String>) -> String {
    words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  private static func lowered(_ word: String) -> String {
    var capitals = word.prefix { $0.isUppercase }
    // The last one begins the next word.
    if capitals.count > 1, capitals.count < word.count { capitals.removeLast() }
    return capitals.lowercased() + word[capitals.endIndex...]
  }
}
