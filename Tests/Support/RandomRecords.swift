/// Records in random programs: their parts are read, bound and changed; and screens that open others.
struct RandomRecord {
  struct Field {
    var name: String
    var type: RandomType
    var hasDefault: Bool
  }

  var name: String
  var fields: [Field]
  /// Those that are worked out: they are read, and neither given nor changed.
  var computed: [Field] = []
}

struct RandomScreen {
  var name: String
  var parameters: [Parameter]
  var result: RandomType?
  var hasTabBar = false

  struct Parameter {
    var name: String
    var type: RandomType
    var isBinding: Bool
  }
}

extension RandomTypedProgram {
  // MARK: Records

  mutating func record() {
    openScope()
    var record = RandomRecord(name: name(capital: true), fields: [])
    var lines: [String] = []
    if chance(40) {
      record.fields.append(.init(name: "id", type: .int, hasDefault: false))
      lines.append("id: Int")
    }
    for _ in 0..<Int.random(in: 1...5, using: &random) {
      let type = randomType()
      let name = name()
      var text = "\(name): \(type.spelled(self))"
      var hasDefault = false
      if type == .int, chance(40) {
        text += " in 0...9"
      } else if chance(40) {
        let value = expression(type, 1, constant: true)
        // Texts of the app, and those that depend on the language, are known only while it runs.
        hasDefault = !value.contains("localized(") && !value.contains("formatted(")
        if hasDefault { text += " = \(value)" }
      }
      lines.append(text)
      record.fields.append(.init(name: name, type: type, hasDefault: hasDefault))
    }
    for field in record.fields {
      scope.values.append(RandomValue(name: field.name, type: field.type))
    }
    for _ in 0..<Int.random(in: 0...2, using: &random) {
      let (type, name) = (randomType(), name())
      let annotation = type == .bool && chance(50) ? "" : ": \(type.spelled(self))"
      lines.append("let \(name)\(annotation) = \(expression(type, 2))")
      record.computed.append(.init(name: name, type: type, hasDefault: true))
      scope.values.append(RandomValue(name: name, type: type))
    }
    block(declared("record \(record.name)")) { program in
      for line in lines { program.line(line) }
    }
    records.append(record)
    openScope()
  }

  // MARK: Enums

  /// The blocks of the cases of the last enum, and the declarations of its fields. They come from numbers of
  /// their own, so that the programs of a seed change little.
  mutating func valuesOfCases(_ known: RandomEnum) -> (blocks: [String], fields: [String]) {
    let before = (random, scope.values)
    defer { (random, scope.values) = before }
    random = SeededGenerator(seed: UInt64(count) &* 7919)
    scope.values.removeAll { !$0.isKnown }
    var blocks = [[String]](repeating: [], count: known.cases.count)
    var (declarations, own) = ([String](), [RandomRecord.Field]())
    for _ in 0..<(chance(60) ? Int.random(in: 1...3, using: &random) : 0) {
      var field = RandomRecord.Field(name: name(), type: randomType(), hasDefault: chance(40))
      while (known.cases + own.map(\.name)).contains(field.name) { field.name = name() }
      let standard = field.hasDefault ? " = \(value(of: field.type))" : ""
      declarations.append("let \(field.name): \(field.type.spelled(self))\(standard)")
      for index in blocks.indices where !field.hasDefault || chance(50) {
        blocks[index].append("\(field.name): \(value(of: field.type))")
      }
      own.append(field)
    }
    enums[enums.count - 1].fields = own
    return (
      blocks.map { $0.isEmpty ? "" : " { \($0.joined(separator: "; ")) }" }, declarations
    )
  }

  /// What is known before the app runs; a text that depends on the language is not.
  private mutating func value(of type: RandomType) -> String {
    let value = expression(type, 1, constant: true)
    guard value.contains("formatted(") || value.contains("localized(") else { return value }
    return type == .string ? plainString() : self.value(of: type)
  }

  /// What the cases of enums have of a type.
  private func valuesOfCases(_ type: RandomType, _ constant: Bool) -> [String] {
    var found: [String] = []
    func fields(_ index: Int, _ type: RandomType) -> [String] {
      enums[index].fields.filter { $0.type == type }.map(\.name)
    }
    for index in sight.enums {
      guard let item = enums[index].cases.first else { continue }
      found += fields(index, type).map { "\(enums[index].name).\(item).\($0)" }
    }
    for value in scope.values where !constant || value.isConstant {
      switch value.type {
      case .enumeration(let index): found += fields(index, type).map { "\(value.name).\($0)" }
      case .optional(.enumeration(let index)):
        guard case .optional(let element) = type else { continue }
        found += (fields(index, type) + fields(index, element)).map { "\(value.name)?.\($0)" }
      case .list(.enumeration(let index)):
        guard case .list(let element) = type else { continue }
        found += fields(index, element).map { field in "\(value.name).map($0.\(field))" }
      default: continue
      }
    }
    return found
  }

  mutating func recordLiteral(_ index: Int, _ depth: Int, _ constant: Bool) -> String {
    let record = records[index]
    let others = scope.values.filter { $0.type == .record(index) }
    if !constant, chance(30), let other = pick(others), let field = pick(record.fields) {
      let value =
        field.type == .int ? "3" : expression(field.type, min(1, depth - 1), constant: false)
      return "\(other.name).with(\(field.name): \(value))"
    }
    var arguments: [String] = []
    for field in record.fields where !field.hasDefault || chance(50) {
      // A number may have a range.
      let value =
        field.type == .int
        ? "\(Int.random(in: 0...9, using: &random))"
        : expression(field.type, min(1, depth - 1), constant: constant)
      arguments.append("\(field.name): \(value)")
    }
    return "\(record.name)(\(arguments.joined(separator: ", ")))"
  }

  /// Those that can be changed.
  private func fields(_ index: Int, _ type: RandomType) -> [String] {
    records[index].fields.filter { $0.type == type }.map(\.name)
  }

  /// Those that can be read.
  private func members(_ index: Int, _ type: RandomType) -> [String] {
    fields(index, type) + records[index].computed.filter { $0.type == type }.map(\.name)
  }

  /// Those whose values have an order.
  private func ordered(_ index: Int) -> [String] {
    (records[index].fields + records[index].computed).filter {
      switch $0.type {
      case .string, .double, .int, .bool, .enumeration: true
      default: false
      }
    }.map(\.name)
  }

  /// A field of a variable that is followed by itself.
  mutating func followedField(of variable: RandomValue) -> String? {
    guard case .record(let index) = variable.type, chance(60),
      let field = pick(records[index].fields + records[index].computed)
    else { return nil }
    if case .record(let inner) = field.type, chance(60), let last = pick(records[inner].fields) {
      return "\(variable.name).\(field.name).\(last.name)"
    }
    return "\(variable.name).\(field.name)"
  }

  /// A field of a record, or what one that may be `nil` has.
  mutating func part(_ type: RandomType, _ constant: Bool) -> String? {
    var found: [String] = []
    for value in scope.values where !constant || value.isConstant {
      switch value.type {
      case .record(let index): found += members(index, type).map { "\(value.name).\($0)" }
      case .optional(.record(let index)):
        guard case .optional(let element) = type else { continue }
        found += (members(index, type) + members(index, element)).map { "\(value.name)?.\($0)" }
      default: continue
      }
    }
    return pick(found + valuesOfCases(type, constant))
  }

  /// A part of a variable: a field, or an item of a list that may not have it.
  mutating func place(_ type: RandomType) -> String? {
    var found: [String] = []
    for value in scope.values where value.isVariable || value.isItem {
      let index = Int.random(in: 0...3, using: &random)
      switch value.type {
      case .record(let record): found += fields(record, type).map { "\(value.name).\($0)" }
      case .list(.record(let record)):
        found += fields(record, type).map { "\(value.name)[\(index)].\($0)" }
      case .list(let element) where element == type: found.append("\(value.name)[\(index)]")
      default: continue
      }
    }
    return pick(found)
  }

  /// A function that looks at each item of a list of records.
  mutating func itemCall(_ type: RandomType, _ constant: Bool) -> String? {
    let lists = scope.values.filter {
      guard case .list(.record) = $0.type else { return false }
      return !constant || $0.isConstant
    }
    guard let list = pick(lists), case .list(.record(let index)) = list.type else { return nil }
    let isTrue = pick(members(index, .bool))
    switch type {
    case .int:
      let sum = pick(members(index, .int)).map { "\(list.name).sum($0.\($0))" }
      return sum ?? isTrue.map { "\(list.name).count(where: $0.\($0))" }
    case .bool: return isTrue.map { "\(list.name).contains(where: !$0.\($0))" }
    case .list(.record(index)):
      if chance(20) { return list.name + end() }
      let order = order(index)
      return order.map { "\(list.name)\($0)" }
        ?? isTrue.map { "\(list.name).filter($0.\($0))" }
    case .optional(.record(index)):
      return isTrue.map { "\(list.name).first(where: $0.\($0))" }
    case .list(let element):
      if let field = pick(members(index, type)) { return "\(list.name).flatMap($0.\(field))" }
      guard let field = pick(members(index, element)) else { return nil }
      let isUnique = element.isComparable && chance(50)
      return "\(list.name).\(isUnique ? "unique" : "map")($0.\(field))"
    default: return nil
    }
  }

  /// Some items of a list of records, or all in another order.
  mutating func view(of list: RandomValue) -> String? {
    guard case .list(.record(let index)) = list.type, chance(50) else { return nil }
    let views = [
      order(index), pick(members(index, .bool)).map { ".filter($0.\($0))" },
      ".reversed()", end(),
    ].compactMap { $0 }
    let (first, second) = (pick(views) ?? "", chance(30) ? pick(views) ?? "" : "")
    return list.name + first + second
  }

  /// `.prefix(2)`
  private mutating func end() -> String {
    "\(chance(50) ? ".prefix" : ".suffix")(\(Int.random(in: 0...3, using: &random)))"
  }

  /// `.sorted(by: $0.kind, descending: $0.price)`
  private mutating func order(_ record: Int) -> String? {
    let fields = ordered(record)
    guard let first = pick(fields), let second = pick(fields) else { return nil }
    let keys = chance(30) ? [first, second] : [first]
    let list = keys.map { "\(chance(30) ? "descending" : "by"): $0.\($0)" }
    return ".sorted(\(list.joined(separator: ", ")))"
  }

  /// `let name = value` for a value that may be `nil`, and what the name is inside.
  mutating func unwrapping() -> (head: String, value: RandomValue)? {
    let found = scope.values.filter { if case .optional = $0.type { true } else { false } }
    guard let value = pick(found), case .optional(let type) = value.type else { return nil }
    let name = name()
    return (
      "let \(name) = \(value.name)",
      RandomValue(name: name, type: type, isItem: value.isVariable || value.isItem)
    )
  }

  // MARK: Screens

  /// A screen with its arguments; nil where nothing can be given to one that changes it.
  private mutating func call(of screen: RandomScreen) -> String? {
    var arguments: [String] = []
    for parameter in screen.parameters {
      if parameter.isBinding {
        let place = scope.values.last { $0.type == parameter.type && $0.isVariable }
        guard let place else { return nil }
        arguments.append("\(parameter.name) <-> \(place.name)")
        continue
      }
      if case .optional = parameter.type, chance(40) { continue }
      arguments.append("\(parameter.name): \(expression(parameter.type, 1))")
    }
    return screen.name + (arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))")
  }

  /// A screen that a tab may hold here, with its arguments.
  mutating func held() -> String? {
    guard scope.loops.isEmpty, unwrappingDepth == 0, !isProject else { return nil }
    let screens = openable.filter { $0.result == nil && !$0.hasTabBar }
    guard !screens.isEmpty, chance(50), let screen = pick(screens) else { return nil }
    return call(of: screen)
  }

  /// A step that opens a screen, or leaves this one.
  mutating func opening() -> String? {
    guard let own = scope.screen, !isProject else { return nil }
    if chance(20) { return own.result.map { "finish(\(expression($0, 1)))" } ?? "close" }
    guard let screen = pick(openable) else { return nil }
    let way = pick(["push", "sheet", "popover"]) ?? "push"
    guard let call = call(of: screen) else { return nil }
    let step = "\(way) \(call)"
    let target = screen.result.flatMap { type in
      scope.values.last { $0.type == type && $0.isVariable }?.name
    }
    let list = screen.result.flatMap { type in
      scope.values.last { $0.type == .list(type) && $0.isVariable }?.name
    }
    if let list, chance(40) { return "\(list) += \(step)" }
    if case .list? = screen.result, let target, chance(40) { return "\(target) += \(step)" }
    return chance(60) ? target.map { "\($0) = \(step)" } ?? step : step
  }
}

extension RandomType {
  /// Whether its values are the same or not.
  fileprivate var isComparable: Bool {
    switch self {
    case .image, .font, .list, .optional: false
    default: true
    }
  }
}
