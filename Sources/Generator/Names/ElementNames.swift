import CtlCatalogue
import CtlChecker

/// What the elements of a screen or component are called in generated code: by their own names, else
/// by what they are bound to or say. Elements that say the same are told apart by what they stand
/// in, so that one more of them does not give its neighbour's name to another.
enum ElementNames {
  static func all(_ program: Program, _ root: ElementID) -> [Int: String] {
    var result: [Int: String] = [:]
    var pool = NamePool()
    let elements = root.index..<root.index + Int(program.elements[root.index].size)
    for index in elements {
      guard let name = program.name(of: program.elements[index]) else { continue }
      // A repeated name in one scope has been reported.
      result[index] = pool.unique(name)
    }
    var wanted: [(index: Int, name: String)] = []
    var isShared: [String: Bool] = [:]
    for index in elements.dropFirst() where result[index] == nil {
      guard let name = invented(program.elements[index], program) else { continue }
      wanted.append((index, name))
      isShared[name] = isShared[name] != nil || pool.contains(name)
    }
    let longer = longerNames(wanted.filter { isShared[$0.name] == true }, elements, program)
    var counts = isShared.filter { !$0.value }.mapValues { _ in 1 }
    for name in longer.values.joined() { counts[name, default: 0] += 1 }
    for (index, name) in wanted {
      result[index] = pool.unique(longer[index]?.first { counts[$0] == 1 } ?? name)
    }
    return result
  }

  /// The names of some elements with those of what they stand in before them, from near to far.
  private static func longerNames(
    _ shared: [(index: Int, name: String)], _ elements: Range<Int>, _ program: Program
  ) -> [Int: [String]] {
    var result: [Int: [String]] = [:]
    var open: [(end: Int, words: String)] = []
    var rest = shared[...]
    for index in elements.dropFirst() {
      guard let next = rest.first else { break }
      while let last = open.last, last.end <= index { open.removeLast() }
      if next.index == index {
        rest.removeFirst()
        result[index] = open.suffix(4).reversed().map { place in
          next.name.hasPrefix(place.words)
            ? next.name : place.words + Identifier.upperCamel(next.name)
        }
      }
      let element = program.elements[index]
      if element.size > 1, let words = calledBy(element, program) {
        open.append((index + Int(element.size), words))
      }
    }
    return result
  }

  /// The name of an element, else the words that people know it by.
  private static func calledBy(_ element: Element, _ program: Program) -> String? {
    if let name = program.name(of: element) { return Identifier.lowerCamel(name) }
    if element.form == .componentUse { return said(by: element, program) }
    return title(of: element, program)
  }

  private static func title(of element: Element, _ program: Program) -> String? {
    for entry in program.properties[element.properties] {
      guard
        entry.form == .primaryText || entry.name == .title
          || (entry.group == .accessibility && entry.name == .label)
      else { continue }
      if let words = words(entry.expression, program) { return words }
    }
    return nil
  }

  /// A name for an element without one, from its binding or text and its kind. Nil for elements
  /// that are never addressed.
  private static func invented(_ element: Element, _ program: Program) -> String? {
    if element.form == .componentUse {
      let symbol = program.componentUses[Int(element.payload)]
      guard let source = program.program(of: symbol.file) else { return nil }
      let name = source.text(source.components[Int(symbol.index)].name)
      return said(by: element, program).map { $0 + Identifier.upperCamel(name) }
        ?? Identifier.lowerCamel(name)
    }
    let isRow = element.form == .kind && element.kind == .row && !element.handlers.isEmpty
    let isAddressed = element.form == .kind && Kind.named(element.kind).isAddressed
    guard isRow || isAddressed else { return nil }
    let kind = element.kind.name
    for entry in program.properties[element.properties] where entry.form == .binding {
      if let name = name(of: program.expression(entry.expression), program) {
        return name + Identifier.upperCamel(kind)
      }
    }
    return title(of: element, program).map { $0 + Identifier.upperCamel(kind) } ?? kind
  }

  /// What a use of a component is bound to, else a text that it says, else a value that it names.
  private static func said(by use: Element, _ program: Program) -> String? {
    let arguments = program.properties[use.properties].filter { $0.parameter >= 0 }
    func value(_ entry: PropertyEntry) -> String? {
      name(of: program.expression(entry.expression), program)
    }
    return arguments.lazy.filter { $0.form == .binding }.compactMap(value).first
      ?? arguments.lazy.compactMap { words($0.expression, program) }.first
      ?? arguments.lazy.compactMap(value).first
  }

  /// The words of a text; for a text without words, those of its values.
  private static func words(_ id: ExpressionID, _ program: Program) -> String? {
    if case .string(let text)? = program.constant(id) { return words(text) }
    let expression = program.expression(id)
    guard expression.operation == .interpolation else { return nil }
    let parts = program.operandIDs(of: expression)
    let texts = parts.compactMap { part -> String? in
      if case .string(let text)? = program.constant(part) { text } else { nil }
    }
    return words(texts.joined(separator: " "))
      ?? parts.lazy.compactMap { name(of: program.expression($0), program) }.first
  }

  /// The name of a value.
  private static func name(of expression: Expression, _ program: Program) -> String? {
    if let field = program.name(ofField: expression) { return Identifier.lowerCamel(field) }
    guard expression.operation == .symbol else { return nil }
    let symbol = program.symbols[Int(expression.payload)]
    guard symbol.file == program.file else { return nil }
    let index = Int(symbol.index)
    let name: NameID
    switch symbol.kind {
    case .variable: name = program.variables[index].name
    case .parameter: name = program.parameters[index].name
    case .loopVariable: name = program.loops[index].name
    default: return nil
    }
    return Identifier.lowerCamel(program.text(name))
  }

  /// "Print Pages" as `printPages`; nil if it is too long for a name.
  private static func words(_ text: String) -> String? {
    if let words = plainWords(text) { return words.isEmpty ? nil : Identifier.lowerCamel(words) }
    let words = text.split { !$0.isLetter && !$0.isNumber }
    guard (1...4).contains(words.count), text.count <= 32,
      words[0].first?.isLetter == true
    else { return nil }
    return Identifier.lowerCamel(words.joined(separator: "_"))
  }

  /// The words of a text of ASCII with underscores between them, empty where they make no name; nil for other
  /// texts. Looking up each character in the tables of Unicode takes much longer.
  private static func plainWords(_ text: String) -> String? {
    guard text.utf8.allSatisfy({ $0 < 0x80 && $0 != 0x0D }) else { return nil }
    let words = text.utf8.split { !Identifier.isLetterOrDigit($0) }
    guard (1...4).contains(words.count), text.utf8.count <= 32, let first = words[0].first,
      !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
    else { return "" }
    var bytes = Array(words[0])
    for word in words.dropFirst() {
      bytes.append(UInt8(ascii: "_"))
      bytes += word
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
