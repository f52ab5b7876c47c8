import CtlChecker

/// What a screen opens, with a name for each way in which it does.
struct RouteNames {
  struct Case {
    var name: String
    var way: OpeningWay
    var screen: Symbol
    var target: Target?
  }

  /// What gets the result.
  struct Target: Equatable {
    var variable: Int
    /// The fields from the variable to the place.
    var fields: [Int]
    var way: Step.Receiver.Way
    /// The place itself.
    var place: ExpressionID

    static func == (a: Target, b: Target) -> Bool {
      (a.variable, a.fields, a.way) == (b.variable, b.fields, b.way)
    }
  }

  let cases: [Case]
  let leaves: Bool

  init(_ program: Program, _ screen: Screen) {
    leaves = program.leaves(screen)
    var found: [Case] = []
    for opening in program.openings(of: screen) {
      let target = opening.target.flatMap { RouteNames.target($0, program) }
      let isKnown = found.contains {
        $0.way == opening.way && $0.screen == opening.screen && $0.target == target
      }
      if isKnown { continue }
      found.append(Case(name: "", way: opening.way, screen: opening.screen, target: target))
    }
    var pool = NamePool(ReservedNames.cases)
    let names = pool.unique(
      found.map { item in
        let name = RouteNames.name(item, program)
        let isOnly = found.count { $0.screen == item.screen } == 1
        let wanted = isOnly ? name : name + RouteNames.suffix(item, program)
        return FileNames.member(wanted, ReservedNames.cases)
      })
    for (index, name) in names.enumerated() { found[index].name = name }
    cases = found
  }

  var isEmpty: Bool { cases.isEmpty && !leaves }

  /// The case of an opening.
  func name(of opening: Step.Opening, _ program: Program) -> String? {
    let target = opening.target.flatMap { RouteNames.target($0, program) }
    return cases.first {
      $0.way == opening.way && $0.screen == opening.screen && $0.target == target
    }?.name
  }

  /// Where a result goes; nil for a place that is none of the file.
  private static func target(_ receiver: Step.Receiver, _ program: Program) -> Target? {
    var expression = program.expression(receiver.place)
    var fields: [Int] = []
    while expression.operation == .field {
      fields.append(Int(expression.payload))
      let base = program.operandIDs(of: expression)[0]
      expression = program.expression(program.withoutUnwrapping(base))
    }
    guard expression.operation == .symbol else { return nil }
    let symbol = program.symbols[Int(expression.payload)]
    guard symbol.kind == .variable, symbol.file == program.file else { return nil }
    return Target(
      variable: Int(symbol.index), fields: fields.reversed(), way: receiver.way,
      place: receiver.place)
  }

  private static func name(_ item: Case, _ program: Program) -> String {
    guard let home = program.program(of: item.screen.file) else { return "screen" }
    return Identifier.lowerCamel(home.text(home.screens[Int(item.screen.index)].name))
  }

  /// What tells several ways to open one screen apart: the variable that gets the result, else the way.
  private static func suffix(_ item: Case, _ program: Program) -> String {
    if let target = item.target {
      let name = Identifier.upperCamel(program.text(program.variables[target.variable].name))
      return (target.way == .set ? "For" : target.way == .add ? "AddedTo" : "In") + name
    }
    return item.way == .push ? "" : Identifier.upperCamel(item.way.rawValue)
  }
}
