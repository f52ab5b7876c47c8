import CtlCatalogue
import CtlChecker
import CtlDiagnostics

/// What a handler asks of the code that shows screens.
public enum ScreenRequest: Sendable {
  case open(OpenedScreen)
  /// The way back, with a result or without one.
  case leave(Value?)
}

/// A screen with the values that it is opened with.
public struct OpenedScreen: Sendable {
  public let program: Program
  public let screen: Int
  /// By variable; a parameter without a value has its default.
  public let values: [Int: Value]
  /// In which the opener keeps what the screen may change, by variable.
  public let ranges: [Int: Value]
  public let way: OpeningWay
  /// What of the opener waits for the result.
  public let target: ResultPlace?
  /// What of the opener follows the parameters that the screen may change, by variable.
  public let bound: [Int: ResultPlace]
}

/// A place of a screen that waits for the result of a screen or the value of a task.
public struct ResultPlace: Sendable, Hashable {
  let file: FileID
  let receiver: Step.Receiver
  /// The `id`s of the items around the place, outermost first.
  let items: [Value]

  init(_ receiver: Step.Receiver, _ program: Program, items: [Value] = []) {
    (file, self.receiver, self.items) = (program.file, receiver, items)
  }
}

extension ResultPlace {
  /// The same place of a screen after its program has changed: one that a step or a tab gives away in the
  /// same words.
  package func renewed(in screen: LiveScreen, from former: LiveScreen) -> ResultPlace? {
    let (program, old) = (screen.program, former.program)
    guard file == old.file, old.expressions.indices.contains(receiver.place.index),
      let own = program.screen(screen.screen)?.scope.variables
    else { return nil }
    let (words, type) = (source(of: receiver, old), old.expression(receiver.place).type)
    let all =
      program.steps.flatMap { program.receivers(of: $0.form) }
      + program.heldScreens.flatMap { held in
        program.boundArguments(held.screen, held.arguments).map(\.receiver)
      }
    return all.first { other in
      other.way == receiver.way && source(of: other, program) == words
        && program.expression(other.place).type == type
        && program.variable(findingAgain: other.place).map { own.contains($0) } == true
        && program.itemLoops(around: other.place).count == items.count
    }.map { ResultPlace($0, program, items: items) }
  }

  private func source(of receiver: Step.Receiver, _ program: Program) -> String {
    program.source(of: program.expression(receiver.place).origin)
  }
}

extension LiveScreen {
  /// In which a place of this screen keeps its values.
  package func range(of place: ResultPlace) -> Value? {
    let evaluator = Evaluator(cascade, state)
    guard evaluator.enterItems(of: place, Place(program)) else { return nil }
    return evaluator.place(of: place.receiver.place, Place(program)).flatMap {
      evaluator.range(of: $0)
    }
  }

  /// What a place of this screen has; nil where it is gone.
  /// - Parameter former: What it had, whose `id` says which item of a list it is.
  func value(of place: ResultPlace, after former: Value?) -> Value? {
    let receiver = place.receiver.place
    guard place.file == program.file, program.expressions.indices.contains(receiver.index) else {
      return nil
    }
    let evaluator = Evaluator(cascade, state)
    guard evaluator.enterItems(of: place, Place(program)) else { return nil }
    let value = evaluator.place(of: receiver, Place(program)).flatMap { bound in
      bound.part(of: evaluator.value(at: bound))
    }
    guard place.receiver.way == .replace else { return value }
    guard case .list(let items)? = value,
      let index = former.flatMap({
        program.index(of: $0, in: items, of: program.expression(receiver).type.element)
      })
    else { return nil }
    return items[index]
  }

  /// Has the range that the opener keeps a parameter in.
  package mutating func keep(_ parameter: Int, in range: Value?) {
    state.ranges[parameter] = range
  }

  /// The parameter of this screen that one of the same screen in an older program is.
  package func parameter(_ index: Int, of old: LiveScreen) -> Int? {
    guard old.program.variables.indices.contains(index) else { return nil }
    let name = old.program.text(old.program.variables[index].name)
    return program.screen(screen).map { program.boundParameters(of: $0) }?.first {
      program.text(program.variables[$0].name) == name
    }
  }
}

extension Evaluator {
  /// The place of a step, with the items that it is in now.
  func place(of receiver: Step.Receiver, _ scope: Place) -> ResultPlace? {
    let program = scope.program
    let loops = program.itemLoops(around: receiver.place)
    let items = loops.compactMap { loop -> Value? in
      let name = HeldName(loop, scope)
      if name.isUnwrapping {
        return name.identity(of: held[name.key] ?? value(name.source, scope))
      }
      return name.identity(of: self.loops.last { $0.key == name.key }?.value)
    }
    guard items.count == loops.count else { return nil }
    return ResultPlace(receiver, program, items: items)
  }

  /// Goes to the items that a place is in; returns whether all are still there.
  func enterItems(of target: ResultPlace, _ scope: Place) -> Bool {
    let program = scope.program
    let loops = program.itemLoops(around: target.receiver.place)
    guard loops.count == target.items.count else { return false }
    var rounds: [LoopRound] = []
    for (loop, wanted) in zip(loops, target.items) {
      let name = HeldName(loop, scope)
      if name.isUnwrapping {
        guard name.identity(of: value(name.source, scope)) == wanted else { return false }
        continue
      }
      guard case .list(let items)? = value(name.source, scope),
        let index = items.firstIndex(where: { name.identity(of: $0) == wanted })
      else { return false }
      var round = LoopRound(name.key, items[index], index, by: .place)
      round.source = index
      rounds.append(round)
      enter(rounds)
    }
    return true
  }
}

extension LiveScreen {
  /// Whether handlers have asked for something since.
  public var hasRequests: Bool { !requests.isEmpty }

  /// Whether handlers have asked to take the screen away.
  var isLeaving: Bool {
    requests.contains { if case .leave = $0 { true } else { false } }
  }

  /// What the last handlers asked for, in order; it is asked for once.
  public mutating func takeRequests() -> [ScreenRequest] {
    defer { requests = [] }
    return requests
  }

  /// Puts the result of a screen into the place that waits for it, and does what the screen does then;
  /// returns that as people read it.
  public mutating func receive(
    _ value: Value, of opened: LiveScreen, _ target: ResultPlace?
  ) -> [String] {
    let former = followed
    if let target { state.receive(value, target, program) }
    guard let root = program.screen(screen)?.root else { return [] }
    let evaluator = Evaluator(cascade, state)
    let screen = Symbol(.screen, opened.program.file, opened.screen)
    let done = evaluator.answer(screen, with: value, root, program)
    take(from: evaluator)
    return done + follow(former)
  }

  /// The parameters that the screen has changed since its opener last had them, with their values; asked
  /// once.
  public mutating func takeChangedParameters() -> [Int: Value] {
    var changed: [Int: Value] = [:]
    for (index, former) in handed {
      guard let value = state.variables[DeclarationKey(program.file, index)], value != former
      else { continue }
      changed[index] = value
      handed[index] = value
    }
    return changed
  }

  /// Puts what an opened screen has changed into its places, and does what the screen does then; returns
  /// that as people read it.
  public mutating func receive(
    _ changed: [Int: Value], _ places: [Int: ResultPlace]
  ) -> [String] {
    let former = followed
    for parameter in changed.keys.sorted() {
      if let value = changed[parameter], let place = places[parameter] {
        state.receive(value, place, program)
      }
    }
    settle()
    return follow(former)
  }
}

extension Evaluator {
  /// Opens a screen with its arguments; returns the step as people read it.
  func open(_ opening: Step.Opening, _ scope: Place) -> String? {
    guard
      let (screen, list) = opened(
        opening.screen, opening.arguments, opening.way, scope,
        target: opening.target.flatMap { place(of: $0, scope) })
    else { return nil }
    requests.append(.open(screen))
    let name = screen.program.screen(screen.screen).map { screen.program.text($0.name) } ?? ""
    return "\(opening.way.rawValue) \(name)(\(list.joined(separator: ", ")))"
  }

  /// A screen with its arguments, and these as people read them.
  func opened(
    _ symbol: Symbol, _ arguments: Range<Int>, _ way: OpeningWay, _ scope: Place,
    target: ResultPlace? = nil
  ) -> (screen: OpenedScreen, arguments: [String])? {
    guard let program = scope.program.whole(of: symbol.file),
      let screen = program.screen(Int(symbol.index))
    else { return nil }
    var values: [Int: Value] = [:]
    var list: [String] = []
    var bound: [Int: ResultPlace] = [:]
    var ranges: [Int: Value] = [:]
    for argument in scope.program.boundArguments(symbol, arguments) {
      bound[argument.parameter] = place(of: argument.receiver, scope)
      ranges[argument.parameter] = place(of: argument.receiver.place, scope).flatMap {
        range(of: $0)
      }
    }
    for (index, operand) in zip(program.tables.parameters(of: screen), arguments) {
      let id = ExpressionID(Int(scope.program.operands[operand]))
      guard scope.program.expression(id).operation != .poison, let value = value(id, scope) else {
        continue
      }
      let variable = program.variables[index]
      values[index] = value.fitting(variable.type)
      let sign = variable.isBinding ? " <->" : ":"
      list.append("\(program.text(variable.name))\(sign) \(written(value))")
    }
    let opened = OpenedScreen(
      program: program, screen: Int(symbol.index), values: values, ranges: ranges, way: way,
      target: target, bound: bound)
    return (opened, list)
  }
}
