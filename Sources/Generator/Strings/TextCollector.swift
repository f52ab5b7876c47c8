import CtlCatalogue
import CtlChecker

/// Finds the texts of a file that people read or hear, and those that it shows from other files.
struct TextCollector {
  let program: Program
  private let facts: ComponentFacts
  private(set) var texts: [LocalizableText] = []
  /// The components and screens that it shows.
  private(set) var shown: [Symbol] = []
  /// The enums whose labels are shown, and the fields of enums that are, in order.
  private var labels: [Type] = []
  private var fieldsOfCases: [Symbol] = []

  init(_ program: Program) {
    self.program = program
    facts = ComponentFacts(program)
  }

  /// The texts of a file, in its order, the labels of enums last. Those of public enums, constants and
  /// fields belong to them, since other modules may show them.
  mutating func collect() {
    for index in program.screens.indices { collect(Symbol(.screen, program.file, index)) }
    for (index, component) in program.components.enumerated() where component.name != nil {
      collect(Symbol(.component, program.file, index))
    }
    collectPublicValues()
    collectLocalized()
    for index in program.enumerations.indices {
      let symbol = Symbol(.enumeration, program.file, index)
      guard program.isPublic(symbol) else { continue }
      labels.append(.enumeration(program.file, index))
      fieldsOfCases += program.enumerations[index].fields.map {
        Symbol(.field, program.file, $0)
      }
    }
  }

  private mutating func collectPublicValues() {
    for (index, constant) in program.constants.enumerated()
    where program.isPublic(Symbol(.constant, program.file, index)) {
      let documentation = Documentation(program, constant.origin).text
      collect(constant.value, ["Constant `\(program.text(constant.name))`", documentation])
    }
    for (index, record) in program.records.enumerated()
    where program.isPublic(Symbol(.record, program.file, index)) {
      for field in record.computed where program.showsTexts(field: field) {
        guard let value = program.tables.computedValue(ofField: field) else { continue }
        let name = program.text(program.tables.fields[field].name)
        collect(value, ["Field `\(name)` of `\(program.text(record.name))`"])
      }
    }
  }

  /// The texts of one screen or component of the file.
  mutating func collect(_ symbol: Symbol) {
    let index = Int(symbol.index)
    if symbol.kind == .screen {
      let screen = program.screens[index]
      collect(screen.root, "`\(program.text(screen.name))`")
      shown += program.openings(of: screen).map(\.screen)
      shown += program.heldScreens(of: screen).map(\.screen)
    } else {
      let component = program.components[index]
      let owner = "`\(program.text(component.name))`"
      collect(component.root, owner)
      defaults(of: component, symbol, owner)
    }
  }

  /// The labels that the collected texts show.
  mutating func collectLabels() {
    // The texts of a field may show other fields, and labels.
    var fields: Set<Symbol> = []
    var position = 0
    while position < fieldsOfCases.count {
      if fields.insert(fieldsOfCases[position]).inserted { collectValues(fieldsOfCases[position]) }
      position += 1
    }
    var seen: Set<Type> = []
    for type in labels where seen.insert(type).inserted { collectLabels(type) }
  }

  // MARK: Places

  private mutating func collect(_ root: ElementID, _ owner: String) {
    for index in root.index..<root.index + Int(program.element(root).size) {
      let element = program.elements[index]
      let documentation = Documentation(program, element.origin).text
      if let symbol = use(element) { shown.append(symbol) }
      for entry in program.properties[element.properties] {
        if entry.form == .binding {
          let type = program.expression(entry.expression).type.unwrapped
          if entry.name == .selection, type.base == .enumeration { labels.append(type) }
        } else if entry.parameter >= 0 {
          guard let symbol = use(element),
            facts.shows(Int(entry.parameter), of: symbol),
            let source = program.program(of: symbol.file)
          else { continue }
          let component = source.text(source.components[Int(symbol.index)].name)
          let name = source.text(source.parameters[Int(entry.parameter)].name)
          collect(
            entry.expression, ["Argument `\(name)` of `\(component)` in \(owner)", documentation])
        } else if entry.isShownText {
          let place = TextPlace(entry, element.kind, program.name(of: element))
          // The documentation of a screen is about the app, not about its title.
          collect(
            entry.expression,
            [place.description(in: owner), element.kind == .screen ? nil : documentation])
        }
      }
    }
  }

  private func use(_ element: Element) -> Symbol? {
    element.form == .componentUse && element.payload >= 0
      ? program.componentUses[Int(element.payload)] : nil
  }

  private mutating func defaults(
    of component: CtlChecker.Component, _ symbol: Symbol, _ owner: String
  ) {
    for index in component.parameters {
      let parameter = program.parameters[index]
      guard let value = parameter.defaultValue,
        facts.shows(index, of: symbol)
      else { continue }
      collect(value, ["Default of `\(program.text(parameter.name))` in \(owner)"])
    }
  }

  private mutating func collectLabels(_ type: Type) {
    guard let source = program.program(of: type.file),
      Int(type.index) < source.enumerations.count
    else { return }
    let enumeration = source.enumerations[Int(type.index)]
    for item in source.enumCases[enumeration.cases] {
      let place = "Label of `\(source.text(item.name))` in `\(source.text(enumeration.name))`"
      add(
        .text(key: item.label, placeholders: []),
        [place, Documentation(source, item.origin).text], source)
    }
  }

  /// The texts that the cases of an enum have in a field.
  private mutating func collectValues(_ field: Symbol) {
    let index = Int(field.index)
    guard let source = program.program(of: field.file),
      source.fields[index].holdsTexts == true,
      let value = source.tables.computedValue(ofField: index),
      let owner = source.enumerations.first(where: { $0.fields.contains(index) })
    else { return }
    let values = source.operandIDs(of: source.expression(value))
    for (item, value) in zip(source.enumCases[owner.cases], values) {
      let name = source.text(source.fields[index].name)
      let place = "`\(name)` of `\(source.text(item.name))` in `\(source.text(owner.name))`"
      collect(value, [place, Documentation(source, item.origin).text], of: source)
    }
  }

  // MARK: Texts

  /// Everything that an expression shows, with the constants that it names.
  private mutating func collect(
    _ id: ExpressionID, _ places: [String?], of source: Program? = nil
  ) {
    var pending = [(id, source ?? program)]
    var seen: Set<Symbol> = []
    while let (id, source) = pending.popLast() {
      for found in source.textSources(of: id) {
        switch found {
        case .text, .localized: add(found, places, source)
        case .labels(let type): labels.append(type)
        case .written, .data: break
        case .symbol(let symbol):
          guard seen.insert(symbol).inserted, let owner = program.program(of: symbol.file) else {
            continue
          }
          let index = Int(symbol.index)
          if symbol.kind == .constant { pending.append((owner.constants[index].value, owner)) }
          if symbol.kind == .field, let value = owner.tables.computedValue(ofField: index) {
            if owner.fields[index].holdsTexts == nil {
              pending.append((value, owner))
            } else {
              fieldsOfCases.append(symbol)
            }
          }
          if symbol.kind == .loopVariable { pending.append((owner.loops[index].sequence, owner)) }
        }
      }
    }
  }

  mutating func add(_ found: TextSource, _ places: [String?], _ source: Program) {
    var text = LocalizableText(
      key: "", places: places.compactMap { $0 }, placeholders: [], isText: true)
    switch found {
    case .localized(let key):
      text.key = key
      text.isText = false
    case .text(let key, let placeholders):
      text.key = key
      text.placeholders = values(placeholders, source)
      text.notes = text.placeholders.enumerated().map { index, value in
        let place =
          placeholders.count == 1
          ? value.specifier : value.specifier(at: index)
        let meaning = value.documentation.map { ": \($0)" } ?? ""
        return "\(place) is `\(value.source)`, \(value.type)\(meaning)"
      }
    case .symbol, .labels, .written, .data: return
    }
    text.places = text.places.map { Literal.comment($0) }
    text.notes = text.notes.map { Literal.comment($0) }
    if !text.key.isEmpty { texts.append(text) }
  }

  private func values(_ ids: [ExpressionID], _ source: Program) -> [LocalizableText.Value] {
    var pool = NamePool()
    return ids.map { id in
      let expression = source.expression(id)
      let written = source.source(of: expression.origin)
      let named =
        expression.operation == .symbol
        ? source.nameAndDocumentation(of: source.symbols[Int(expression.payload)]) : nil
      return LocalizableText.Value(
        specifier: Placeholder.specifier(expression.type), source: written,
        type: expression.type.name(in: source),
        name: pool.unique(Identifier.lowerCamel(named?.name ?? "value")),
        documentation: named?.documentation)
    }
  }
}

extension Program {
  /// The name of a value in the file that declares it, and the first line of its documentation.
  fileprivate func nameAndDocumentation(
    of symbol: Symbol
  ) -> (name: String, documentation: String?)? {
    guard let source = program(of: symbol.file) else { return nil }
    let index = Int(symbol.index)
    func of(_ name: NameID, _ origin: OriginID?) -> (name: String, documentation: String?) {
      let text = origin.flatMap { Documentation(source, $0).text }
      return (source.text(name), text?.split(separator: "\n").first.map(String.init))
    }
    switch symbol.kind {
    case .variable: return of(source.variables[index].name, source.variables[index].origin)
    case .constant: return of(source.constants[index].name, source.constants[index].origin)
    case .parameter: return of(source.parameters[index].name, nil)
    case .loopVariable: return of(source.loops[index].name, nil)
    default: return nil
    }
  }
}
