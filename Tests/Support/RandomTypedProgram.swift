import CtlCatalogue

/// Random valid programs, over the whole catalogue: every kind with properties of the right types,
/// values for states, variables with ranges, two-way bindings, conditions, loops, components with
/// state and actions, strange names and strange texts. The checker finds no error in them.
public struct RandomTypedProgram {
  var random: SeededGenerator
  var lines: [String] = []
  var depth = 0
  var count = 0
  /// Of all files.
  var enums: [RandomEnum] = []
  /// In programs of one file.
  var records: [RandomRecord] = []
  /// The declarations and imports of the file.
  var sight = RandomSight()
  var scope = RandomScope()
  var elementsLeft = 0
  /// How many `if let` are around the element.
  var unwrappingDepth = 0
  /// In a project, the kinds that have appearances.
  var styledKinds: [Kind] = []
  var isProject: Bool { !styledKinds.isEmpty }
  /// Whether nothing depends on places outside of lists, or on properties of controls.
  let isPlain: Bool
  /// Whether loops have few rounds, so that nested ones stay small.
  let hasShortLoops: Bool
  /// The screens before this one.
  var openable: [RandomScreen] = []
  /// Whether everything at the top of a file is public.
  var isPublic = false

  /// The source of a program. The same seed and size give the same source on every machine; `size`
  /// is about how many elements each screen has.
  /// In a plain program every value follows from variables alone.
  public static func source(
    seed: UInt64, size: Int = 30, isPlain: Bool = false, hasShortLoops: Bool = false
  ) -> String {
    var program = RandomTypedProgram(
      random: SeededGenerator(seed: seed), isPlain: isPlain, hasShortLoops: hasShortLoops)
    program.isPublic = seed % 4 == 1
    program.file(size)
    return program.lines.joined(separator: "\n") + "\n"
  }

  init(random: SeededGenerator, isPlain: Bool, hasShortLoops: Bool) {
    self.random = random
    self.isPlain = isPlain
    self.hasShortLoops = hasShortLoops
  }

  // MARK: The file

  private mutating func file(_ size: Int) {
    for _ in 0..<Int.random(in: 1...3, using: &random) { enumeration() }
    for _ in 0..<Int.random(in: 0...2, using: &random) { record() }
    for _ in 0..<Int.random(in: 0...6, using: &random) { sharedConstant() }
    let stylesFile = chance(50)
    if stylesFile { appearance() }
    for _ in 0..<Int.random(in: 0...2, using: &random) { style() }
    for _ in 0..<Int.random(in: 0...3, using: &random) { component(size / 3) }
    for _ in 0..<Int.random(in: 1...2, using: &random) { screen(size, styled: !stylesFile) }
  }

  mutating func line(_ text: String) { lines.append(String(repeating: "  ", count: depth) + text) }

  /// The head of a declaration at the top of a file.
  func declared(_ head: String) -> String { isPublic ? "public " + head : head }

  mutating func block(_ head: String, _ body: (inout Self) -> Void) {
    line(head + " {")
    depth += 1
    body(&self)
    depth -= 1
    line("}")
  }

  mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

  mutating func pick<T>(_ items: [T]) -> T? { items.randomElement(using: &random) }

  // MARK: Names

  private static let strange = [
    "self", "Type", "tree", "default", "class", "func", "my_var", "MyVar", "URL", "interface",
    "sender", "event", "actions", "path", "min", "max", "abs", "index", "control", "newValue",
    "describe", "update", "send", "名字", "été", "Self", "throws", "repeat", "strings", "x_y_z",
    "MAX_COUNT", "label", "hash", "init", "description", "value", "clamp", "count", "body",
  ]
  private static let plain = [
    "total", "size", "page", "mood", "rate", "note", "item", "level", "share", "title", "draft",
    "plan", "point", "tone", "stage", "color",
  ]

  /// A name that nothing else in the file has.
  mutating func name(capital: Bool = false) -> String {
    count += 1
    let word = pick(chance(25) ? RandomTypedProgram.strange : RandomTypedProgram.plain) ?? "name"
    // Most names are made unique by a number; some strange ones have none.
    if !capital, chance(15), scope.names.insert(word).inserted { return "`\(word)`" }
    let whole = (capital ? word.prefix(1).uppercased() + word.dropFirst() : word) + "\(count)"
    return whole
  }

  /// A new screen or component sees only the constants and the styles of the file.
  mutating func openScope() {
    scope = RandomScope()
    scope.values = sight.constants
    let known = sight.constants.map(\.name) + sight.styles.map(\.name)
    scope.names = Set(known.map { $0.filter { $0 != "`" } })
  }

  // MARK: Declarations

  mutating func enumeration() {
    let known = RandomEnum(
      name: name(capital: true),
      cases: (0..<Int.random(in: 1...4, using: &random)).map { "case\($0)" }
        + (chance(30) ? ["`none`", "`self`", "`label`", "`default`"] : []))
    sight.enums.append(enums.count)
    enums.append(known)
    let (values, fields) = valuesOfCases(known)
    if chance(50) { line("/// \(documentation())") }
    block(declared("enum \(known.name)")) { program in
      for (item, values) in zip(known.cases, values) {
        let label = program.chance(60) ? " \(program.plainString())" : ""
        program.line(item + label + values)
      }
      for field in fields { program.line(field) }
    }
  }

  func documentation() -> String { "Says \"why\", */ and `\\(how)` and \u{7}bells.  " }

  mutating func sharedConstant() {
    let type = randomType()
    let name = name()
    let value = expression(type, 2, constant: true)
    line(declared("let \(name): \(type.spelled(self)) = \(value)"))
    // A text that depends on the language is known only while the app runs, and what is made of it.
    let isKnown =
      !value.contains("formatted(") && !value.contains("localized(")
      && !scope.values.contains { !$0.isKnown && value.contains($0.name) }
    sight.constants.append(
      RandomValue(name: name, type: type, isConstant: true, isKnown: isKnown))
  }

  mutating func appearance() {
    let kinds = Kind.all.filter { $0.role != .part && $0.name != .screen }
    if let kind = pick(kinds) { appearance(of: kind) }
  }

  mutating func appearance(of kind: Kind) {
    let properties = kind.properties.filter { $0.isAppearance && $0.access == .settable }
    block("appearance \(kind.name.name)") { program in
      for property in properties where program.chance(40) { program.write(property, of: kind.name) }
    }
  }

  mutating func screen(_ size: Int, styled: Bool) {
    openScope()
    let name = name(capital: true)
    elementsLeft = size
    if chance(50) { line("/// \(documentation())\n///\n/// More.") }
    let parameters = screenParameters()
    let title = chance(60) ? " \(interpolated(2))" : ""
    let result = chance(20) ? randomType() : nil
    let arrow = result.map { " -> \($0.spelled(self))" } ?? ""
    scope.screen = RandomScreen(name: name, parameters: parameters.list, result: result)
    block(declared("screen \(name)\(parameters.text)\(title)\(arrow)")) { program in
      program.members()
      for _ in 0..<Int.random(in: 0...2, using: &program.random) { program.work() }
      if program.chance(25), let action = program.pick(program.scope.actions) {
        program.line("on appear -> \(program.taskStep() ?? program.call(action))")
      }
      for task in program.scope.work where program.chance(30) { program.end(of: task) }
      for variable in program.scope.values where variable.isVariable && program.chance(15) {
        program.change(of: variable)
      }
      for property in Kind.named(.screen).properties
      where property.name != .title && program.chance(40) {
        program.write(property, of: .screen)
      }
      if styled, program.isProject {
        program.appearances()
      } else if styled, program.chance(50) {
        program.appearance()
      }
      while program.elementsLeft > 0 { program.elements(in: .screen) }
      for other in program.openable where other.result != nil && program.chance(50) {
        program.answer(to: other)
      }
    }
    let needsNothing = parameters.list.allSatisfy { parameter in
      if case .optional = parameter.type { !parameter.isBinding } else { false }
    }
    if needsNothing { sight.screens.append(name) }
    if let screen = scope.screen, !isProject { openable.append(screen) }
  }

  private mutating func screenParameters() -> (
    text: String, list: [RandomScreen.Parameter]
  ) {
    guard chance(30) else { return ("", []) }
    var list: [RandomValue] = []
    var texts: [String] = []
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let type = randomType()
      let name = name()
      var text = "\(name): \(type.spelled(self))"
      if chance(40) { text += " = \(expression(type, 1, constant: true))" }
      // Chosen without the generator, so that the programs of a seed change little.
      let isBinding = count % 3 == 0
      if isBinding { text = "\(name): binding \(type.spelled(self))" }
      texts.append(text)
      list.append(RandomValue(name: name, type: type, isVariable: isBinding))
    }
    scope.values += list
    return (
      "(\(texts.joined(separator: ", ")))",
      list.map { .init(name: $0.name, type: $0.type, isBinding: $0.isVariable) }
    )
  }

  mutating func component(_ size: Int) {
    openScope()
    var known = RandomComponent(name: name(capital: true), parameters: [])
    var parameters: [String] = []
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      let isBinding = chance(40)
      let type = isBinding ? pick([.int, .double, .string, .bool]) ?? .int : randomType()
      let name = name()
      let hasDefault = !isBinding && chance(40)
      var text = "\(name): \(isBinding ? "binding " : "")\(type.spelled(self))"
      if hasDefault { text += " = \(expression(type, 1, constant: true))" }
      parameters.append(text)
      known.parameters.append(
        .init(name: name, type: type, isBinding: isBinding, hasDefault: hasDefault))
    }
    for parameter in known.parameters {
      scope.values.append(
        RandomValue(name: parameter.name, type: parameter.type, isVariable: parameter.isBinding))
    }
    elementsLeft = size
    block(declared("component \(known.name)(\(parameters.joined(separator: ", ")))")) { program in
      program.members()
      for _ in 0..<Int.random(in: 0...2, using: &program.random) {
        known.events.append(program.action("event"))
      }
      program.elements(in: .view)
      for slot in [nil, "place"] where program.chance(30) {
        known.slots.append(slot)
        program.slot(slot.map { "slot \($0)" } ?? "slot")
      }
    }
    sight.components.append(known)
  }

  /// Variables, constants, tasks and actions.
  private mutating func members() {
    for _ in 0..<Int.random(in: 2...8, using: &random) { variable() }
    for _ in 0..<Int.random(in: 0...2, using: &random) {
      let type = randomType()
      let name = name()
      line("let \(name): \(type.spelled(self)) = \(expression(type, 2))")
      scope.values.append(RandomValue(name: name, type: type))
    }
    for _ in 0..<Int.random(in: 0...2, using: &random) {
      let name = name()
      scope.tasks.append(name)
      let kind = pick(["kind: .network", "kind: .other"]) ?? ""
      let duration =
        pick([", duration: 5s", ", duration: .unknown", ", duration: .known", ""]) ?? ""
      line("task \(name)(\(kind)\(duration))")
    }
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      action("action")
    }
  }

  /// An action, or an event of a component; handlers call both.
  @discardableResult
  private mutating func action(_ word: String) -> RandomScope.Action {
    let name = name()
    let parameters = (0..<Int.random(in: 0...3, using: &random)).map { _ in
      (self.name(), randomType())
    }
    let action = RandomScope.Action(name: name, parameters: parameters)
    scope.actions.append(action)
    let list = parameters.map { "\($0.0): \($0.1.spelled(self))" }
    if chance(30) { line("/// \(documentation())") }
    line("\(word) \(name)(\(list.joined(separator: ", ")))")
    return action
  }

  private mutating func variable() {
    let type = randomType()
    let name = name()
    var text = "var \(name): \(type.spelled(self))"
    switch type {
    case .int where chance(60):
      let low = Int.random(in: -5...5, using: &random)
      let high = low + Int.random(in: 1...90, using: &random)
      text += " in \(low)...\(high) = \(Int.random(in: low...high, using: &random))"
    case .int where chance(20):
      text += " in 0..<(\(expression(.int, 1)) % 50 + 60)"
    case .double where chance(60):
      text += chance(50) ? " in 0...1 = 0.5" : " in -2.5..<7 = 1.25"
    case .duration where chance(30): text += " in 1s...1h = 2min"
    default:
      if chance(85) { text += " = \(expression(type, 1, constant: chance(80)))" }
    }
    if chance(20) { line("/// \(documentation())") }
    line(text)
    scope.values.append(RandomValue(name: name, type: type, isVariable: true))
  }
}

struct RandomEnum {
  var name: String
  var cases: [String]
  /// What each case has a value of.
  var fields: [RandomRecord.Field] = []
}

struct RandomComponent {
  struct Parameter {
    var name: String
    var type: RandomType
    var isBinding: Bool
    var hasDefault: Bool
  }

  var name: String
  var parameters: [Parameter]
  /// The slots; nil is the one without a name.
  var slots: [String?] = []
  var events: [RandomScope.Action] = []
}

/// Something that an expression may name.
struct RandomValue {
  var name: String
  var type: RandomType
  var isVariable = false
  /// Whether it is an item of a list in a variable, so that its fields can be changed.
  var isItem = false
  /// Whether it is a constant of a file.
  var isConstant = false
  /// Whether it is known without running, if it is a constant.
  var isKnown = true
}

struct RandomScope {
  struct Action {
    var name: String
    var parameters: [(String, RandomType)]
  }
  struct Element {
    var name: String
    var kind: KindName
    /// The loops around it.
    var loops: [Int]
  }

  var names: Set<String> = []
  var values: [RandomValue] = []
  var tasks: [String] = []
  var work: [RandomWork] = []
  var actions: [Action] = []
  var elements: [Element] = []
  var loops: [Int] = []
  /// The screen itself; nil in a component.
  var screen: RandomScreen?
}

indirect enum RandomType: Hashable {
  case bool, int, double, string, color, image, date, duration, length, font
  case enumeration(Int)
  case record(Int)
  case list(RandomType)
  case optional(RandomType)

  func spelled(_ program: RandomTypedProgram) -> String {
    switch self {
    case .bool: "Bool"
    case .int: "Int"
    case .double: "Double"
    case .string: "String"
    case .color: "Color"
    case .image: "Image"
    case .date: "Date"
    case .duration: "Duration"
    case .length: "Length"
    case .font: "Font"
    case .enumeration(let index): program.enums[index].name
    case .record(let index): program.records[index].name
    case .list(let element): "[\(element.spelled(program))]"
    case .optional(let element): "\(element.spelled(program))?"
    }
  }
}

extension RandomTypedProgram {
  mutating func randomType() -> RandomType {
    let base: RandomType =
      (records.isEmpty || !chance(12)
        ? nil : .record(Int.random(in: 0..<records.count, using: &random)))
      ?? pick([
        .bool, .int, .int, .double, .string, .string, .color, .image, .date, .duration, .length,
        .font,
        .enumeration(
          sight.enums[Int.random(in: 0..<sight.enums.count, using: &random)]),
      ]) ?? .int
    switch Int.random(in: 0..<10, using: &random) {
    case 0: return .list(base)
    case 1: return .optional(base)
    default: return base
    }
  }
}
