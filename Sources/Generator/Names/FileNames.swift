import CtlChecker
import CtlDiagnostics

/// The Swift names of the declarations of one file. They depend only on that file, so every file
/// that imports it finds the same names.
struct FileNames {
  let screens: [String]
  /// The protocols of the actions of screens and components.
  let screenActions: [String]
  /// The protocols of the tasks of screens.
  let screenTasks: [String]
  /// The types of what screens open.
  let screenRoutes: [Routes]
  /// The enums of the screens in their tabs; empty for a screen without them.
  let screenTabs: [String]
  let components: [String]
  let componentActions: [String]
  /// The enums of the events of components.
  let componentEvents: [String]
  let enumerations: [String]
  let records: [String]
  /// By record, its fields in order.
  let fields: [[String]]
  /// By enum, its cases in order, and the fields of these.
  let cases: [[String]]
  let fieldsOfCases: [[String]]
  /// The enum without cases for the declarations that files share.
  let namespace: String
  /// The constants of the file, by index.
  let constants: [String]

  struct Routes {
    /// The protocol of what shows screens.
    let coordinator: String
    /// The enum of the screens that are opened, and that of their results.
    let route: String
    let result: String
  }

  /// - Parameter module: The module with a dot, before types that code of another one names.
  init(_ program: Program, _ options: Options, in module: String = "") {
    func named(_ names: some Sequence<String>) -> [String] { names.map { module + $0 } }
    var pool = NamePool(ReservedNames.types)
    let prefix = options.typePrefix
    let namespace = pool.unique(prefix + FileNames.stem(of: program) + "Constants")
    self.namespace = module + namespace

    typealias Declared = (written: String, wanted: String)
    func declared(_ name: String, _ suffix: String) -> Declared {
      let type = prefix + Identifier.upperCamel(name)
      return (prefix + name, ReservedNames.types.contains(type) ? type + suffix : type)
    }
    let screens = program.screens.map { declared(program.text($0.name), "Screen") }
    let components = program.components.map { component in
      declared(program.text(component.name), "Component")
    }
    let enums = program.enumerations.map { declared(program.text($0.name), "Choice") }
    let records = program.records.map { declared(program.text($0.name), "Record") }
    let types = pool.unique(screens + components + enums + records)
    let screenTypes = types[..<screens.count]
    let componentTypes = types[screens.count..<(screens.count + components.count)]
    let enumsStart = screens.count + components.count
    self.screens = named(screenTypes)
    self.components = named(componentTypes)
    enumerations = named(types[enumsStart..<(enumsStart + enums.count)])
    self.records = named(types[(enumsStart + enums.count)...])
    screenActions = named(screenTypes.map { pool.unique($0 + "Actions") })
    componentActions = named(componentTypes.map { pool.unique($0 + "Actions") })
    componentEvents = named(
      zip(componentTypes, program.components).map { name, component in
        program.events(of: component).isEmpty ? "" : pool.unique(name + "Event")
      })
    screenTasks = named(screenTypes.map { pool.unique($0 + "Tasks") })
    screenRoutes = screenTypes.map { name in
      Routes(
        coordinator: module + pool.unique(name + "Routes"),
        route: module + pool.unique(name + "Route"),
        result: module + pool.unique(name + "Result"))
    }
    screenTabs = named(
      zip(screenTypes, program.screens).map { name, screen in
        program.heldScreens(of: screen).isEmpty ? "" : pool.unique(name + "Tab")
      })

    let membersOfCases = program.enumerations.map { enumeration in
      // In Swift they share their names.
      var pool = NamePool(ReservedNames.cases)
      return pool.unique(
        (program.enumCases[enumeration.cases].map(\.name)
          + program.fields[enumeration.fields].map(\.name))
          .map { FileNames.member(program.text($0), ReservedNames.cases) })
    }
    cases = zip(program.enumerations, membersOfCases).map { Array($1.prefix($0.cases.count)) }
    fieldsOfCases = zip(program.enumerations, membersOfCases).map {
      Array($1.dropFirst($0.cases.count))
    }
    fields = program.records.map { record in
      var pool = NamePool(ReservedNames.fields)
      return pool.unique(
        program.fields[record.members].map { field in
          FileNames.member(program.text(field.name), ReservedNames.fields)
        })
    }
    var members = NamePool(
      ReservedNames.members.union(["applyAppearance", "applyPublicAppearance"]))
    constants = members.unique(
      program.fileConstants.map { index in
        FileNames.member(program.text(program.constants[index].name), ReservedNames.members)
      })
  }

  /// The types of its screens, components, enums and records, for who asks for nothing else.
  static func types(of program: Program, _ options: Options) -> [String] {
    let written =
      program.screens.map { program.text($0.name) }
      + program.components.map { program.text($0.name) }
      + program.enumerations.map { program.text($0.name) }
      + program.records.map { program.text($0.name) }
    let types = written.map { options.typePrefix + $0 }
    // Mostly they are spelled as wanted, and nothing else has their names.
    let arePlain =
      Set(types).count == types.count && written.allSatisfy(Identifier.isUpperCamel)
      && !types.contains { ReservedNames.types.contains($0) || $0.hasSuffix("Constants") }
    if arePlain { return types }
    let names = FileNames(program, options)
    return names.screens + names.components + names.enumerations + names.records
  }

  /// A name in Swift's preferred spelling; a reserved one gets a suffix.
  static func member(_ name: String, _ reserved: Set<String>) -> (written: String, wanted: String) {
    let camel = Identifier.lowerCamel(name)
    let wanted = reserved.contains(camel) || reserved.contains(name) ? camel + "Value" : camel
    return (name, wanted)
  }

  /// The file's name without folder and extension, as the start of a type's name.
  static func stem(of program: Program) -> String {
    let file = program.origins.source.path.split(separator: "/").last ?? "File"
    let stem = file.hasSuffix(".ctl") ? file.dropLast(4) : file
    let words = stem.split { !$0.isLetter && !$0.isNumber }
    return Identifier.upperCamel(words.joined(separator: "_"))
  }
}

/// A file with known facts about the files that it sees; each fact is found once.
final class FileTable {
  let program: Program
  /// The module of the file whose code names them.
  let module: String?
  let options: Options
  let facts: ComponentFacts
  private let reader: FileTable?
  /// The Swift types of all files that are seen.
  private lazy var seenTypes: Set<String> = Set(
    ([program] + program.tables.imported.values).flatMap {
      Generator.typeNames(of: $0, options(of: $0))
    })
  private var names: [FileID: FileNames] = [:]
  private var members: [Symbol: MemberNames] = [:]
  private var screenMembers: [Symbol: MemberNames] = [:]
  /// The elements that constraints name, by component.
  var constrained: [Symbol: Set<Int>] = [:]
  private var localized = Reachability<Symbol>()
  /// The components of the file, by index.
  private lazy var components: [Int: Symbol] = Dictionary(
    program.exports.lazy.filter { $0.symbol.kind == .component }
      .map { (Int($0.symbol.index), $0.symbol) }
  ) { first, _ in first }

  /// - Parameter reader: The file whose code it is, when it says what another file declares.
  init(_ program: Program, _ options: Options, in reader: FileTable? = nil) {
    self.program = program
    module = if let reader { reader.module } else { program.module }
    self.reader = reader
    self.options = options
    facts = ComponentFacts(program)
  }

  /// The look of the code of a file that this one sees.
  func options(of other: Program) -> Options {
    guard other.module != program.module, let name = other.module,
      let module = options.modules[name]
    else { return options }
    var result = options
    result.typePrefix = module.typePrefix
    result.isLocalized = module.isLocalized
    return result
  }

  /// The modules that the code names so far, and those that the file imports, in order.
  var modules: [String] {
    let named = names.keys.compactMap { program.program(of: $0)?.module }
    return Set(named + program.moduleImports.map(\.name)).subtracting([program.module ?? ""])
      .sorted()
  }

  func names(of file: FileID) -> FileNames? {
    if let known = names[file] { return known }
    guard let program = program.program(of: file) else { return nil }
    let made = FileNames(program, options(of: program), in: qualifier(of: program))
    names[file] = made
    return made
  }

  /// `BankKit.` before the types of another module: a third one, or a file of this one, may have types of the
  /// same names. Where a type has the name of the module, Swift would look in that.
  private func qualifier(of other: Program) -> String {
    guard other.module != module, let name = other.module, let first = name.first,
      first.isUppercase, !(reader ?? self).seenTypes.contains(name)
    else { return "" }
    return name + "."
  }

  func component(_ index: Int) -> Symbol? { components[index] }

  /// The Swift names of a component's parameters.
  func parameterNames(of symbol: Symbol) -> [Int: String] {
    members(of: symbol)?.parameters ?? [:]
  }

  /// The Swift names of a component's events, and of the property that has those it has sent.
  func eventNames(of symbol: Symbol) -> (sent: String, events: [Int: String])? {
    members(of: symbol).flatMap { names in names.sent.map { ($0, names.actions) } }
  }

  /// The property of a component that knows where it is used.
  func callerName(of symbol: Symbol) -> String? { members(of: symbol)?.caller }

  /// The Swift name of a slot of a component.
  func slotName(_ slot: Int, of symbol: Symbol) -> String? { members(of: symbol)?.slots[slot] }

  func members(of symbol: Symbol) -> MemberNames? {
    if let known = members[symbol] { return known }
    guard let source = program.program(of: symbol.file) else { return nil }
    let made = MemberNames(source, source.components[Int(symbol.index)])
    members[symbol] = made
    return made
  }

  /// The Swift names of a screen's parameters, in order.
  func screenParameterNames(of symbol: Symbol) -> [String] {
    guard let names = screenMembers(of: symbol), let source = program.program(of: symbol.file)
    else { return [] }
    return source.tables.parameters(of: source.screens[Int(symbol.index)]).map {
      names.variables[$0] ?? ""
    }
  }

  /// The names of the ranges of its parameters; nil for one that has none.
  func screenRanges(of symbol: Symbol) -> [String?] {
    guard let names = screenMembers(of: symbol), let source = program.program(of: symbol.file)
    else { return [] }
    return source.tables.parameters(of: source.screens[Int(symbol.index)]).map { names.ranges[$0] }
  }

  /// The Swift names of a screen's members.
  func screenMembers(of symbol: Symbol) -> MemberNames? {
    if let known = screenMembers[symbol] { return known }
    guard let source = program.program(of: symbol.file) else { return nil }
    let screen = source.screens[Int(symbol.index)]
    let names = MemberNames(source, root: screen.root, scope: screen.scope, parameters: 0..<0)
    screenMembers[symbol] = names
    return names
  }

  /// Whether a constant, or a field that is worked out, depends on the language of the person.
  func isLocalized(_ symbol: Symbol) -> Bool {
    localized.leads(from: symbol) {
      parts(of: $0).isLocalized
    } next: {
      parts(of: $0).names
    }
  }

  /// The same for an expression of the file, or of a file that it sees.
  func isLocalized(_ id: ExpressionID, of source: Program? = nil) -> Bool {
    let parts = parts(of: id, source ?? program)
    return parts.isLocalized || parts.names.contains { isLocalized($0) }
  }

  /// Whether the appearance of a file reads a text that is looked up.
  func hasLocalizedAppearance(_ source: Program) -> Bool {
    source.fileAppearances.contains { index in
      source.properties[source.appearances[index].properties].contains {
        isLocalized($0.expression, of: source)
      }
    }
  }

  /// Whether the default of a parameter is looked up. A default has no access to the texts of the
  /// app, so the use of the component passes it.
  func hasLocalizedDefault(_ parameter: Int, of component: Symbol) -> Bool {
    guard let source = program.program(of: component.file),
      let value = source.parameters[parameter].defaultValue
    else { return false }
    if isLocalized(value, of: source) { return true }
    return options(of: source).isLocalized && facts.shows(parameter, of: component)
      && !facts.hasBoth(parameter, of: component) && source.isOfLanguage(value)
  }

  /// Whether a field that is worked out has a form with the texts as people read them.
  func showsTexts(_ field: Symbol) -> Bool {
    guard let source = program.program(of: field.file), options(of: source).isLocalized else {
      return false
    }
    return source.showsTexts(field: Int(field.index))
  }

  private func parts(of symbol: Symbol) -> (isLocalized: Bool, names: [Symbol]) {
    guard let source = program.program(of: symbol.file) else { return (false, []) }
    let index = Int(symbol.index)
    let value =
      symbol.kind == .field
      ? source.tables.computedValue(ofField: index) : source.constants[index].value
    return value.map { parts(of: $0, source) } ?? (false, [])
  }

  /// Whether an expression has a text of the app itself or is written in the language of the person, and the
  /// constants and fields that it names.
  private func parts(
    of id: ExpressionID, _ source: Program
  ) -> (isLocalized: Bool, names: [Symbol]) {
    var names: [Symbol] = []
    var pending = [id]
    let isLocalized = options(of: source).isLocalized
    while let id = pending.popLast() {
      if case .localized? = source.constant(id) { return (true, []) }
      let expression = source.expression(id)
      if isLocalized || BuiltIn.localizes(expression),
        BuiltIn(expression)?.swift.isLocalized == true
      {
        return (true, [])
      }
      if expression.operation == .symbol {
        let symbol = source.symbols[Int(expression.payload)]
        if symbol.kind == .constant { names.append(symbol) }
      }
      if let field = source.computedField(expression) { names.append(field) }
      pending += source.operandIDs(of: expression)
    }
    return (false, names)
  }
}
