/// How a screen comes over the one that opens it: the word before its name.
public enum OpeningWay: String, Sendable, Hashable, CaseIterable { case push, sheet, popover }

extension Step {
  /// `push Details(kind: kind)`, `strength = sheet PickStrength(current: strength)`
  public struct Opening: Sendable, Hashable {
    public var way: OpeningWay
    public var screen: Symbol
    /// Into `Program.operands`: one expression for each parameter of the screen, in its order; poison
    /// where the default holds.
    public var arguments: Range<Int>
    public var target: Receiver?
  }
}

extension Program {
  /// What all screens of the file open.
  public var openings: [Step.Opening] { tables.screens.flatMap { openings(of: $0) } }

  /// The screens that a screen opens, in the order of the file.
  public func openings(of screen: Screen) -> [Step.Opening] {
    let root = screen.root.index
    var result: [Step.Opening] = []
    for index in root..<root + Int(tables.elements[root].size) {
      for handler in tables.elements[index].handlers {
        for step in tables.handlers[handler].steps {
          if let opening = tables.steps[step].form.opening { result.append(opening) }
        }
      }
      if let opening = revealed(by: ElementID(index)) { result.append(opening) }
    }
    return result
  }

  /// The step of a tap on a button that reveals a screen, after those of its handlers: `reveals: Details` is
  /// `push Details()`.
  public func revealed(by id: ElementID) -> Step.Opening? {
    let element = self.element(id)
    guard element.form == .kind,
      let position = element.properties.first(where: {
        tables.properties[$0].name == .reveals && tables.properties[$0].group == .own
      }),
      case let expression = self.expression(tables.properties[position].expression),
      expression.operation == .reference,
      case let symbol = tables.symbols[Int(expression.payload)], symbol.kind == .screen
    else { return nil }
    return Step.Opening(way: .push, screen: symbol, arguments: 0..<0)
  }

  /// Whether a screen does something when a screen that it has opened hands its result back.
  public func answers(_ opened: Symbol, in screen: Screen) -> Bool {
    receivers(in: screen.root, of: opened).contains { !$0.steps.isEmpty }
  }

  /// Whether a screen takes itself away.
  public func leaves(_ screen: Screen) -> Bool {
    screenSteps(of: screen).contains {
      switch $0.form {
      case .finish, .close: true
      default: false
      }
    }
  }

  /// The steps of all handlers of a screen.
  public func screenSteps(of screen: Screen) -> [Step] {
    let root = screen.root.index
    var result: [Step] = []
    for element in tables.elements[root..<root + Int(tables.elements[root].size)] {
      for handler in tables.handlers[element.handlers] { result += tables.steps[handler.steps] }
    }
    return result
  }
}

extension Step.Form {
  /// Whether it only gives a name to a value.
  public var isName: Bool { if case .name = self { true } else { false } }

  /// What it opens.
  public var opening: Step.Opening? { if case .open(let opening) = self { opening } else { nil } }
}
