extension Program {
  typealias OpeningArguments = [(variable: Int, value: ExpressionID)]

  /// The arguments with which screens of this file open each of its screens.
  var ownOpenings: [[OpeningArguments]] {
    var result = self.screens.map { _ in [OpeningArguments]() }
    if self.screens.allSatisfy({ tables.parameters(of: $0).isEmpty }) { return result }
    for opening in allOpened where opening.screen.file == self.file {
      if let (_, arguments) = arguments(of: opening) {
        result[Int(opening.screen.index)].append(arguments)
      }
    }
    return result
  }

  fileprivate typealias Opened = (screen: Symbol, arguments: Range<Int>)

  /// What the steps and the tabs of the file open.
  fileprivate var allOpened: [Opened] {
    self.steps.compactMap { step in step.form.opening.map { ($0.screen, $0.arguments) } }
      + heldScreens.map { ($0.screen, $0.arguments) }
  }

  /// What a screen opens.
  fileprivate func opened(by screen: Screen) -> [Opened] {
    openings(of: screen).map { ($0.screen, $0.arguments) }
      + heldScreens(of: screen).map { ($0.screen, $0.arguments) }
  }

  /// What an opened screen is given, by its variables, and its file; nil where it has no parameters.
  fileprivate func arguments(of opening: Opened) -> (home: Program, arguments: OpeningArguments)? {
    guard opening.screen.kind == .screen, let home = program(of: opening.screen.file),
      home.screens.indices.contains(Int(opening.screen.index)),
      case let parameters = home.tables.parameters(of: home.screens[Int(opening.screen.index)]),
      !parameters.isEmpty
    else { return nil }
    let given = zip(parameters, self.operands[opening.arguments]).map {
      (variable: $0, value: ExpressionID(Int($1)))
    }
    return (home, given.filter { expression($0.value).operation != .poison })
  }
}

/// What a file gives to the screens of others: those that it opens, and those to which these pass it on.
public struct OuterOpenings {
  public let opener: Program
  /// The screens that get something, in the order in which they are reached.
  public private(set) var screens: [(home: Program, screen: Int)] = []
  private(set) var arguments: [Symbol: [Program.OpeningArguments]] = [:]

  public init(_ opener: Program) {
    self.opener = opener
    var seen: Set<[Int]> = []
    var pending: [(home: Program, screen: Symbol, arguments: Program.OpeningArguments)] = []
    func add(_ home: Program, _ screen: Symbol, _ arguments: Program.OpeningArguments) {
      let key = [Int(screen.file.rawValue), Int(screen.index)]
      let given = arguments.flatMap { [$0.variable, $0.value.index] }
      if home.file != opener.file, !given.isEmpty, seen.insert(key + given).inserted {
        pending.append((home, screen, arguments))
      }
    }
    for opening in opener.allOpened {
      if let (home, given) = opener.arguments(of: opening) { add(home, opening.screen, given) }
    }
    // Screens that open each other pass things on without an end.
    let limit = pending.count + Choice.limit
    var opened: [Symbol: [Program.Opened]] = [:]
    var next = 0
    while next < min(pending.count, limit) {
      let (home, screen, given) = pending[next]
      next += 1
      if arguments[screen] == nil { screens.append((home, Int(screen.index))) }
      arguments[screen, default: []].append(given)
      let all = opened[screen] ?? home.opened(by: home.screens[Int(screen.index)])
      opened[screen] = all
      for opening in all {
        guard let (target, passed) = home.arguments(of: opening) else { continue }
        add(
          target, opening.screen,
          passed.compactMap { one in
            let source = home.ownVariable(one.value)
            return given.first { $0.variable == source }.map { (one.variable, $0.value) }
          })
      }
    }
  }
}

/// What a screen of the file gives to a parameter of another one: a value, or the place that a binding follows.
public struct GivenValue: Sendable, Hashable {
  /// Poison where nothing is given.
  public var value: ExpressionID
  /// Whether nothing around the step decides whether it is taken.
  var isFree: Bool
}

extension Program {
  /// What each variable that is a parameter gets.
  func findGivenToParameters() -> [[GivenValue]] {
    guard self.variables.contains(where: \.isParameter) else { return [] }
    var result = [[GivenValue]](repeating: [], count: self.variables.count)
    func add(_ screen: Symbol, _ arguments: Range<Int>, isFree: Bool) {
      guard screen.file == self.file, self.screens.indices.contains(Int(screen.index)),
        !arguments.isEmpty
      else { return }
      let parameters = tables.parameters(of: self.screens[Int(screen.index)])
      for (parameter, operand) in zip(parameters, self.operands[arguments]) {
        var id = ExpressionID(Int(operand))
        if expression(id).operation == .poison {
          if self.variables[parameter].isBinding { continue }
          id = self.variables[parameter].initialValue ?? id
        }
        result[parameter].append(GivenValue(value: id, isFree: isFree))
      }
    }
    for element in self.elements where !element.handlers.isEmpty {
      var isAlways: Bool?
      for handler in self.handlers[element.handlers] {
        for step in handler.steps {
          guard case .open(let opening) = self.steps[step].form else { continue }
          let isFree = isAlways ?? isAlwaysThere(element)
          isAlways = isFree
          add(
            opening.screen, opening.arguments,
            isFree: isFree && step == handler.steps.lowerBound)
        }
      }
    }
    for held in heldScreens { add(held.screen, held.arguments, isFree: true) }
    return result
  }

  /// Whether no condition decides whether an element is there and can be used.
  private func isAlwaysThere(_ element: Element) -> Bool {
    var element = element
    while true {
      if element.form == .branch || element.form == .componentRoot { return false }
      let isConditional = self.properties[element.properties].contains {
        [.isEnabled, .isHidden, .isUserInteractionEnabled].contains($0.name)
          && !isConstant($0.expression)
      }
      if isConditional { return false }
      guard element.parent >= 0 else { return true }
      element = self.elements[Int(element.parent)]
    }
  }

  /// What the file gives to a parameter of a screen.
  public func given(toParameter variable: Int) -> [GivenValue] {
    tables.givenToParameters.isEmpty ? [] : tables.givenToParameters[variable]
  }

  /// The places that a binding follows.
  func placesOfBinding(_ variable: Int) -> [ExpressionID] {
    self.variables[variable].isBinding ? given(toParameter: variable).prefix(16).map(\.value) : []
  }

  /// The first value of a variable, of a binding that of the variables that it is bound to, where they agree.
  public func firstValue(ofVariable variable: Int) -> ExpressionID? {
    if let own = self.variables[variable].initialValue { return own }
    let all = placesOfBinding(variable).map {
      ownVariable($0).flatMap { self.variables[$0].initialValue }
    }
    guard let first = all.first ?? nil, let value = constant(first),
      all.allSatisfy({ $0.flatMap(constant) == value })
    else { return nil }
    return first
  }

  /// The name of the variables that a binding is bound to, where they have one.
  public func outerName(ofBinding variable: Int) -> String? {
    let names = placesOfBinding(variable).map {
      ownVariable($0).map { text(self.variables[$0].name) }
    }
    guard let first = names.first, names.allSatisfy({ $0 == first }) else { return nil }
    return first
  }
}
