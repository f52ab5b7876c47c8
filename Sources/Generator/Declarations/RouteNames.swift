import CtlChecker

/// What a screen opens, with a name for each way in which it does.
struct RouteNames {
  struct Case {
    var name: String
    var way: OpeningWay
    var screen: Symbol
    var target: Target?
    /// Whether the screen does something with the result.
    var isAnswered = false
    /// The properties with the `id`s of the items that the place of the result is in, outermost first.
    var items: [String] = []
    /// What follows the parameters that the screen may change.
    var bound: [Bound] = []

    /// Openings with the same are one case.
    var key: Key {
      Key(
        way: way, screen: screen, target: target, parameters: bound.map(\.parameter),
        targets: bound.map(\.target))
    }
  }

  struct Key: Hashable {
    let way: OpeningWay
    let screen: Symbol
    let target: Target?
    let parameters: [Int]
    let targets: [Target]
  }

  /// A parameter that a screen may change, and what follows it.
  struct Bound {
    var parameter: Int
    var target: Target
    /// As for a result.
    var items: [String] = []
  }

  /// What gets the result, or follows a parameter.
  struct Target: Hashable {
    var variable: Int
    /// The fields from the variable to the place, and -1 for an item.
    var path: [Int]
    var way: Step.Receiver.Way
    /// The place itself.
    var place: ExpressionID
    /// The loops that name the items, outermost first.
    var loops: [Int]

    static func == (a: Target, b: Target) -> Bool {
      (a.variable, a.path, a.way) == (b.variable, b.path, b.way)
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(variable)
      hasher.combine(path)
    }
  }

  /// The members of the enum besides its cases.
  private static let reserved = ReservedNames.cases.union(["presentation", "visit"])

  let cases: [Case]
  private let places: [Key: Int]
  let leaves: Bool

  /// The parameters that the screen itself may change.
  let changing: [Int]

  init(_ program: Program, _ screen: Screen) {
    changing = program.boundParameters(of: screen)
    leaves = program.leaves(screen)
    let answered = Set(
      program.receivers(in: screen.root).filter { !$0.steps.isEmpty }.map(\.received))
    var found: [Case] = []
    var places: [Key: Int] = [:]
    for opening in program.openings(of: screen) {
      var item = RouteNames.item(opening, program)
      let key = item.key
      if places[key] != nil { continue }
      places[key] = found.count
      item.isAnswered = answered.contains(opening.screen)
      found.append(item)
    }
    self.places = places
    let openings = Dictionary(found.map { ($0.screen, 1) }, uniquingKeysWith: +)
    var pool = NamePool(RouteNames.reserved)
    let short = found.map { item in
      let name = RouteNames.name(item, program)
      return openings[item.screen] == 1 ? name : name + RouteNames.suffix(item, program)
    }
    let counts = Dictionary(short.map { ($0, 1) }, uniquingKeysWith: +)
    let names = pool.unique(
      zip(found, short).map { item, name in
        // The fields tell apart what stands in one variable.
        let place = counts[name] == 1 ? nil : (item.target ?? item.bound.first?.target)?.place
        let wanted = name + (place.map { RouteNames.fields(to: $0, program) } ?? "")
        return FileNames.member(wanted, RouteNames.reserved)
      })
    var properties = NamePool()
    for (index, name) in names.enumerated() {
      found[index].name = name
      func notes(_ target: Target?) -> [String] {
        (target?.loops ?? []).map { loop in
          properties.unique(name + Identifier.upperCamel(program.text(program.loops[loop].name)))
        }
      }
      found[index].items = notes(found[index].target)
      for place in found[index].bound.indices {
        found[index].bound[place].items = notes(found[index].bound[place].target)
      }
    }
    cases = found
  }

  var isEmpty: Bool { cases.isEmpty && !leaves && changing.isEmpty }

  /// The case of an opening.
  func item(of opening: Step.Opening, _ program: Program) -> Case? {
    places[RouteNames.item(opening, program).key].map { cases[$0] }
  }

  private static func item(_ opening: Step.Opening, _ program: Program) -> Case {
    Case(
      name: "", way: opening.way, screen: opening.screen,
      target: opening.target.flatMap { target($0, program) },
      bound: bound(opening.screen, opening.arguments, program))
  }

  /// What follows the parameters that a screen may change.
  static func bound(_ screen: Symbol, _ arguments: Range<Int>, _ program: Program) -> [Bound] {
    program.boundArguments(screen, arguments).compactMap { argument in
      target(argument.receiver, program).map { Bound(parameter: argument.parameter, target: $0) }
    }
  }

  /// Where a result goes; nil for a place that is none of the file.
  private static func target(_ receiver: Step.Receiver, _ program: Program) -> Target? {
    var id = program.withoutUnwrapping(receiver.place)
    var path: [Int] = []
    while path.count < 256 {
      let expression = program.expression(id)
      if expression.operation == .field {
        path.append(Int(expression.payload))
        id = program.withoutUnwrapping(program.operandIDs(of: expression)[0])
        continue
      }
      guard expression.operation == .symbol else { return nil }
      let symbol = program.symbols[Int(expression.payload)]
      guard symbol.file == program.file else { return nil }
      if symbol.kind == .loopVariable {
        path.append(-1)
        id = program.withoutUnwrapping(program.tables.source(ofLoop: Int(symbol.index)))
        continue
      }
      guard symbol.kind == .variable else { return nil }
      return Target(
        variable: Int(symbol.index), path: path.reversed(), way: receiver.way,
        place: receiver.place, loops: program.itemLoops(around: receiver.place))
    }
    return nil
  }

  private static func name(_ item: Case, _ program: Program) -> String {
    guard let home = program.program(of: item.screen.file) else { return "screen" }
    return Identifier.lowerCamel(home.text(home.screens[Int(item.screen.index)].name))
  }

  /// What tells several ways to open one screen apart: the item or the variable that gets the result or
  /// follows a parameter, else the way.
  private static func suffix(_ item: Case, _ program: Program) -> String {
    if let target = item.target ?? item.bound.first?.target {
      let holder = target.loops.last { !program.loops[$0].isUnwrapping }
        .map { program.loops[$0].name }
      let name = Identifier.upperCamel(
        program.text(holder ?? program.variables[target.variable].name))
      switch target.way {
      case .set: return "For" + name
      case .add, .addAll: return "AddedTo" + name
      case .replace: return "In" + name
      }
    }
    return item.way == .push ? "" : Identifier.upperCamel(item.way.rawValue)
  }

  /// The fields between what has a name and a place in it.
  private static func fields(to place: ExpressionID, _ program: Program) -> String {
    var id = program.withoutUnwrapping(place)
    var result = ""
    for _ in 0..<64 {
      guard let name = program.name(ofField: program.expression(id)) else { break }
      result = Identifier.upperCamel(name) + result
      id = program.withoutUnwrapping(program.operandIDs(of: program.expression(id))[0])
    }
    return result
  }
}
