import CtlChecker
import CtlDiagnostics

/// The context of code: a type, and the loops around it. It resolves names, and records the local
/// names that the code uses.
final class CodeScope {
  enum Owner {
    case file
    case screen(Int)
    case component(Int)
  }

  let files: FileTable
  let owner: Owner
  let names: MemberNames?
  /// The element of the screen or component.
  let root: ElementID?
  /// The values of an event, by index.
  var eventParameters: [Int: String] = [:]
  /// What the items of the functions of lists around this code are called, by loop.
  var items: [Int: String] = [:]
  /// The enum whose fields are written: in them, a case whose field is read is the case itself.
  var ownCases: Type?
  /// Whether the code is a text that people read, which is looked up; see `shown`.
  var isShowing = false
  /// Whether an item of a loop may be gone when code changes it.
  var hasSafeItems = false
  /// What notes whether the screen has left, while a handler is written that may take it away twice.
  var leaving: (name: String, isUsed: Bool)?
  /// The members that parameters around the code hide.
  var hidden: Set<String> = []
  private(set) var used: Set<String> = []
  /// The texts of the app.
  var strings: String
  /// The names of `eventParameters`, while steps are written that give some.
  var namesOfSteps: Set<String> = []
  /// The names that the values of other names of steps use, by their place in `eventParameters` of the program.
  var namesOfValues: [Int: Set<String>] = [:]
  /// The names of steps that no code uses.
  var unusedNames: Set<Int> = []
  /// The loops whose counters are available here, by element.
  private(set) var openLoops: [Int] = []
  /// The elements of loops, by the loop.
  private lazy var loopElements: [Int: Int] = Dictionary(
    (names?.loopVariables.keys.sorted() ?? []).map { (Int(program.elements[$0].payload), $0) }
  ) { first, _ in first }
  /// The elements that constraints name.
  private(set) lazy var constrained: Set<Int> =
    switch owner {
    case .file: []
    case .screen(let index): program.constrained(program.screens[index].scope)
    case .component(let index): program.constrained(program.components[index].scope)
    }
  /// What the description of the screen reads.
  let dependencies: Dependencies?
  /// The names of `if let` around the code, by their place in `Program.loops`.
  var unwrapped: [Int: String] = [:]
  /// The depth of the current read of an element.
  var depth = 0

  var program: Program { files.program }
  var options: Options { files.options }
  var types: TypeSpelling { TypeSpelling(files: files) }

  init(_ files: FileTable) {
    self.files = files
    owner = .file
    names = nil
    root = nil
    strings = "strings"
    dependencies = nil
  }

  init(_ files: FileTable, screen index: Int) {
    self.files = files
    owner = .screen(index)
    let screen = files.program.screens[index]
    root = screen.root
    strings = "strings"
    names = MemberNames(files.program, root: screen.root, scope: screen.scope)
    dependencies = Dependencies(files.program, screen.root, screen.scope)
  }

  init(_ files: FileTable, component index: Int) {
    self.files = files
    owner = .component(index)
    let component = files.program.components[index]
    root = component.root
    strings = "strings"
    names = MemberNames(files.program, component)
    dependencies = nil
  }

  /// What the screen opens; nil outside of screens.
  private(set) lazy var routes: RouteNames? = {
    guard case .screen(let index) = owner else { return nil }
    return RouteNames(program, program.screens[index])
  }()

  var isComponent: Bool {
    if case .component = owner { true } else { false }
  }

  // MARK: Names

  /// Under what a component keeps a variable in the interface of its screen, as Swift.
  func statePath(of variable: NameID) -> String {
    "\"\\(statePath).\(Literal.escaped(program.text(variable)))\""
  }

  /// A member, with `self.` where a parameter of the same name hides it.
  func member(_ name: String) -> String {
    ReservedNames.locals.contains(name) || hidden.contains(name)
      ? "self." + name : Identifier.value(name)
  }

  /// A function of the library, with its module where a member hides it.
  func function(_ name: String) -> String {
    let isHidden =
      hidden.contains(name)
      || names.map { $0.members.contains(name) || $0.loopNames.contains(name) } == true
    guard isHidden, let module = ReservedNames.functions[name] else { return name }
    return "\(module).\(name)"
  }

  /// A local name, marked as used.
  func local(_ name: String) -> String {
    used.insert(name)
    return Identifier.value(name)
  }

  /// Runs a body and returns whether it used a local name.
  func uses<Result>(_ name: String, in body: () -> Result) -> (Result, Bool) {
    let before = used.remove(name) != nil
    let result = body()
    let isUsed = used.contains(name)
    if before { used.insert(name) }
    return (result, isUsed)
  }

  /// Runs a body and returns the local names that it used, which do not count as used until `use`.
  func collectingUses<Result>(in body: () -> Result) -> (Result, Set<String>) {
    let before = used
    used = []
    let result = body()
    defer { used = before }
    return (result, used)
  }

  /// Marks local names as used.
  func use(_ names: Set<String>) { used.formUnion(names) }

  /// The same for several names: those that it used.
  func uses<Result>(_ names: [String], in body: () -> Result) -> (Result, Set<String>) {
    guard let first = names.first else { return (body(), []) }
    let ((result, rest), isUsed) = uses(first) { uses(Array(names.dropFirst()), in: body) }
    return (result, isUsed ? rest.union([first]) : rest)
  }

  /// Forgets what code used that is not written after all.
  /// - Parameter before: What was used before that code.
  func forgetUses(after before: Set<String>) { used = before }

  /// Runs a body and returns which of many names it used, which does not count as a use outside.
  func usedNames<Result>(of names: Set<String>, in body: () -> Result) -> (Result, Set<String>) {
    // What was used before may be much more than what the body uses.
    let before = used
    used = []
    let result = body()
    let (inside, found) = (used, used.filter { names.contains($0) })
    used = before
    used.formUnion(inside.subtracting(found))
    return (result, found)
  }

  /// The Swift name of a symbol; nil when it has no value here.
  func name(of symbol: Symbol) -> String? {
    let index = Int(symbol.index)
    switch symbol.kind {
    case .constant: return constantName(symbol)
    case .variable: return names?.variables[index].map(member)
    case .parameter: return names?.parameters[index].map(member)
    case .loopVariable:
      if let item = itemName(index) { return item }
      if let name = unwrapped[index] { return local(name) }
      guard let element = loopElement(index) else { return nil }
      return names?.loopVariables[element].map(local)
    case .eventParameter: return eventParameters[index].map(local)
    default: return nil
    }
  }

  private func constantName(_ symbol: Symbol) -> String? {
    let index = Int(symbol.index)
    if symbol.file == program.file, let name = names?.constants[index] { return member(name) }
    guard let file = files.names(of: symbol.file), index < file.constants.count,
      let source = program.program(of: symbol.file)
    else { return nil }
    // The enum of the constants may have the name of one here, so its values are written.
    if source.module != files.module, !files.isLocalized(symbol),
      source.isConstant(source.constants[index].value)
    {
      return nil
    }
    let name = "\(file.namespace).\(Identifier.memberName(file.constants[index]))"
    return files.isLocalized(symbol) ? "\(name)(in: \(strings))" : name
  }

  private func loopElement(_ loop: Int) -> Int? { loopElements[loop] }

  /// The name of an item in a function of lists.
  func itemName(of loop: Int) -> String {
    loopElement(loop).flatMap { names?.loopVariables[$0] }.map(Identifier.value) ?? "$0"
  }

  /// The counter of the loop whose variable a symbol is.
  func counter(of symbol: Symbol) -> String? {
    guard symbol.kind == .loopVariable, items[Int(symbol.index)] == nil,
      let element = loopElement(Int(symbol.index))
    else { return nil }
    return names?.loopCounters[element]
  }

  /// Runs a body inside an `if let`, and returns whether it used the name, and gave it a value.
  func unwrapping<Result>(
    _ place: Int, as name: String, _ body: () -> Result
  ) -> (result: Result, isUsed: Bool, isChanged: Bool) {
    let outer = unwrapped[place]
    unwrapped[place] = name
    defer { unwrapped[place] = outer }
    let ((result, isUsed), isChanged) = uses(name + CodeScope.changed) { uses(name) { body() } }
    return (result, isUsed, isChanged)
  }

  /// `let share: Double = account.balance / total`, for a `let` among elements.
  func declaration(ofLocal place: Int, as name: String) -> Statement {
    let loop = program.loops[place]
    return .line(
      code(loop.sequence).assigned(
        to: "let \(Identifier.quoted(name)): \(types.name(loop.type))"))
  }

  /// The statements of a branch or a loop, after its `let`s that they use.
  func named(_ id: ElementID, _ body: () -> [Statement]) -> [Statement] {
    program.tables.localNames.isEmpty ? body() : named(program.tables.localNames(in: id), body)
  }

  /// Statements after those of the `let`s around them that they use.
  func named(_ places: [Int], _ body: () -> [Statement]) -> [Statement] {
    let locals = places.compactMap { place in names?.unwrapped[place].map { (place, name: $0) } }
    if locals.isEmpty { return body() }
    let outer = locals.map { (unwrapped.updateValue($1, forKey: $0), used.remove($1) != nil) }
    let statements = body()
    var mentioned = words(in: statements)
    var declarations: [Statement] = []
    for ((place, name), before) in zip(locals, outer).reversed() {
      unwrapped[place] = before.0
      used.remove(name + CodeScope.changed)
      // What was to use it may have been left out.
      if used.remove(name) != nil, mentioned.contains(name) {
        let declaration = declaration(ofLocal: place, as: name)
        mentioned.formUnion(words(in: [declaration]))
        declarations.append(declaration)
      }
    }
    for ((_, name), before) in zip(locals, outer) where before.1 { used.insert(name) }
    return declarations.reversed() + statements
  }

  /// The names that stand in statements, with all other words in them.
  private func words(in statements: [Statement]) -> Set<String> {
    var writer = Writer(unit: 2)
    writer.write(statements)
    let words = writer.bytes.split { byte in
      byte < 0x80 && byte != UInt8(ascii: "_") && !(UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte)
        && !(UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20)
    }
    return Set(words.map { String(decoding: $0, as: UTF8.self) })
  }

  /// `let chosen = accounts.first`
  func head(ofUnwrapping place: Int, as name: String, isChanged: Bool = false) -> CodeLayout? {
    let value = program.loops[place].sequence
    let type = program.expression(value).type
    let code = type.isOptional && type.base != .nothing ? optional(value) : sequence(value)
    return code?.assigned(to: "\(isChanged ? "var" : "let") \(Identifier.quoted(name))")
  }

  // MARK: References

  /// A loop, by its element, or a name of `if let` or `let`, by its place in `Program.loops`.
  enum Round {
    case loop(Int)
    case name(Int)
  }

  /// The loops and the names around an element, outermost first.
  func rounds(around index: Int) -> [Round] {
    var result: [Round] = []
    var parent = program.elements[index].parent
    while parent >= 0 {
      let element = program.elements[Int(parent)]
      for place in program.valueNames(in: ElementID(Int(parent))).reversed() {
        result.append(.name(place))
      }
      if element.form == .loop { result.append(.loop(Int(parent))) }
      parent = element.parent
    }
    return result.reversed()
  }

  /// The loops around an element, outermost first.
  func loops(around index: Int) -> [Int] {
    var result: [Int] = []
    var parent = program.elements[index].parent
    while parent >= 0 {
      if program.elements[Int(parent)].form == .loop { result.append(Int(parent)) }
      parent = program.elements[Int(parent)].parent
    }
    return result.reversed()
  }

  /// Runs a body in which the counter of a loop is available.
  func inside<Result>(loop: Int, _ body: () -> Result) -> Result {
    openLoops.append(loop)
    defer { openLoops.removeLast() }
    return body()
  }

  /// The reference to an element of this screen or component, as a literal. For an element in a
  /// loop that is not around this code, it refers to the first round.
  func reference(_ index: Int) -> String {
    guard let names, let name = names.references[index] else { return "\"\"" }
    let rounds = loops(around: index).map { loop in
      guard openLoops.contains(loop), let counter = names.loopCounters[loop] else { return "[0]" }
      return "[\\(\(local(counter)))]"
    }.joined()
    return "\"" + (isComponent ? "\\(path)." : "") + Literal.escaped(name) + rounds + "\""
  }

  /// `account.id`, which identifies an item of a loop; nil if only its position does.
  func identity(ofLoop element: Int) -> String? {
    guard let variable = names?.loopVariables[element] else { return nil }
    let loop = Int(program.elements[element].payload)
    switch program.identity(ofLoop: loop) {
    case .field(let id):
      guard let names = files.names(of: program.loops[loop].type.file) else { return nil }
      let field = names.fields[Int(program.loops[loop].type.index)][id]
      return "\(local(variable)).\(Identifier.memberName(field))"
    case .value: return local(variable)
    case .place: return nil
    }
  }

  /// The name under which a use of a component keeps its variables, as a literal: they stay with the item
  /// of a loop. Nil when that is the reference to the use.
  func state(ofUse index: Int) -> String? {
    let loops = loops(around: index)
    guard let name = names?.references[index],
      isComponent || loops.contains(where: { identity(ofLoop: $0) != nil })
    else { return nil }
    let rounds = loops.map { loop in
      if let identity = identity(ofLoop: loop) { return "[\\(Reference.item(\(identity)))]" }
      return names?.loopCounters[loop].map { "[\\(\(local($0)))]" } ?? "[0]"
    }.joined()
    return "\"" + (isComponent ? "\\(statePath)." : "") + Literal.escaped(name) + rounds + "\""
  }

  /// The reference for a symbol: an element here or of another screen, a task, a screen.
  func reference(to symbol: Symbol) -> String {
    let index = Int(symbol.index)
    guard let source = program.program(of: symbol.file) else { return "\"\"" }
    switch symbol.kind {
    case .element:
      if symbol.file == program.file, names?.references[index] != nil { return reference(index) }
      let element = source.elements[index]
      let screen = source.screens.first { screen in
        let root = screen.root.index
        return (root..<root + Int(source.elements[root].size)).contains(index)
      }
      let path = [screen.map { source.text($0.name) }, source.name(of: element)]
      return Literal.string(path.compactMap { $0 }.joined(separator: "."))
    case .task: return taskReference(source.text(source.tasks[index].name))
    case .screen: return Literal.string(source.text(source.screens[index].name))
    default: return "\"\""
    }
  }

  func taskReference(_ name: String) -> String {
    "\"" + (isComponent ? "\\(path)." : "") + Literal.escaped(name) + "\""
  }
}
