/// Places of screens that get something later.
extension Program {
  /// The loops whose items a place is in, outermost first, and the names that `if let` gives to records with an
  /// `id`: by that each is found again.
  public func itemLoops(around place: ExpressionID) -> [Int] {
    var id = place
    var result: [Int] = []
    while result.count < 256 {
      let expression = expression(id)
      if expression.operation == .field, let base = operandIDs(of: expression).first {
        id = base
        continue
      }
      guard expression.operation == .symbol,
        case let symbol = tables.symbols[Int(expression.payload)], symbol.kind == .loopVariable,
        symbol.file == tables.file
      else { break }
      let loop = tables.loops[Int(symbol.index)]
      if !loop.isUnwrapping || idField(of: loop.type) != nil { result.append(Int(symbol.index)) }
      id = loop.isUnwrapping ? loop.sequence : tables.source(ofLoop: Int(symbol.index))
    }
    return result.reversed()
  }
}

extension ProgramTables {
  /// The list whose item a loop names.
  func list(ofItem place: ExpressionID) -> ExpressionID? {
    let expression = expressions[place.index]
    guard expression.operation == .symbol,
      case let symbol = symbols[Int(expression.payload)], symbol.kind == .loopVariable,
      symbol.file == file
    else { return nil }
    let list = source(ofLoop: Int(symbol.index))
    return expressions[list.index].type.isList ? list : nil
  }

  /// What gets a value that replaces a place which is found again.
  func receiver(at place: ExpressionID) -> Step.Receiver {
    let type = expressions[place.index].type
    if type.isPlain, type.base == .record, let list = list(ofItem: place) {
      return Step.Receiver(place: list, way: .replace)
    }
    return Step.Receiver(place: place)
  }
}

/// A parameter of a screen that the screen may change, and the place of the opener that follows it.
public struct BoundArgument: Sendable, Hashable {
  /// The index in `Program.variables` of the screen.
  public var parameter: Int
  /// What the opener gave, where it stands.
  public var argument: ExpressionID
  public var receiver: Step.Receiver
}

extension Program {
  /// The variable that has a place which is found again.
  package func variable(findingAgain place: ExpressionID) -> Int? {
    variable(of: itemLoops(around: place).first.map { tables.source(ofLoop: $0) } ?? place)
  }

  /// What a screen is given with `<->`.
  /// - Parameter arguments: Into `operands`: one expression for each parameter of the screen.
  public func boundArguments(_ screen: Symbol, _ arguments: Range<Int>) -> [BoundArgument] {
    guard !arguments.isEmpty, let home = program(of: screen.file),
      home.tables.screens.indices.contains(Int(screen.index))
    else { return [] }
    let parameters = home.tables.parameters(of: home.tables.screens[Int(screen.index)])
    return zip(parameters, arguments).compactMap { parameter, operand in
      guard home.tables.variables[parameter].isBinding else { return nil }
      let id = ExpressionID(Int(tables.operands[operand]))
      guard expression(id).operation != .poison else { return nil }
      return BoundArgument(parameter: parameter, argument: id, receiver: tables.receiver(at: id))
    }
  }

  /// The same of the screen that a step opens.
  public func boundArguments(of opening: Step.Opening) -> [BoundArgument] {
    boundArguments(opening.screen, opening.arguments)
  }

  /// What gets something after a step: the result of a screen or the value of a task, and what a screen
  /// changes.
  public func receivers(of form: Step.Form) -> [Step.Receiver] {
    let own = form.receiver.map { [$0] } ?? []
    guard case .open(let opening) = form else { return own }
    return own + boundArguments(of: opening).map(\.receiver)
  }

  /// The parameters of a screen that it may change.
  public func boundParameters(of screen: Screen) -> [Int] {
    tables.parameters(of: screen).filter { tables.variables[$0].isBinding }
  }

  /// The places that a step changes, sooner or later.
  public func changed(by form: Step.Form) -> [ExpressionID] {
    switch form {
    case .assign(let place, _), .change(_, let place, _): return [place]
    case .open(let opening):
      return (opening.target.map { [$0.place] } ?? [])
        + boundArguments(of: opening).map(\.argument)
    case .start(let start): return start.target.map { [$0.place] } ?? []
    case .call, .choice, .name, .finish, .close, .cancel: return []
    }
  }

  /// The places of a file that the screens of tabs change.
  public var changedByTabs: [ExpressionID] {
    heldScreens.flatMap { boundArguments($0.screen, $0.arguments).map(\.argument) }
  }
}

extension Step.Form {
  /// What gets the result of a screen or the value of a task.
  public var receiver: Step.Receiver? {
    switch self {
    case .open(let opening): opening.target
    case .start(let start): start.target
    default: nil
    }
  }
}
