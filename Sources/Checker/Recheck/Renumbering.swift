import CtlDiagnostics
import CtlText

/// The numbers of everything outside an edited element, after the edit.
struct Renumbering {
  let file: FileID
  let bytes, tokens, nodes: Splice
  let elements: Splice
  /// The elements with names inside the edited one, which others may name, by their old numbers.
  let named: [UInt32: UInt32]
  var expressions = Splice(at: 0, removing: 0, inserting: 0)
  var operands = Splice(at: 0, removing: 0, inserting: 0)
  var values = Splice(at: 0, removing: 0, inserting: 0)
  var symbols = Splice(at: 0, removing: 0, inserting: 0)
  var properties = Splice(at: 0, removing: 0, inserting: 0)
  var handlers = Splice(at: 0, removing: 0, inserting: 0)
  var eventParameters = Splice(at: 0, removing: 0, inserting: 0)
  var loops = Splice(at: 0, removing: 0, inserting: 0)

  /// The same for what has its new place already.
  var withoutPlaces: Renumbering {
    let none = Splice(at: 0, removing: 0, inserting: 0)
    var result = Renumbering(
      file: file, bytes: none, tokens: none, nodes: none, elements: none, named: [:])
    result.expressions = expressions
    result.properties = properties
    result.handlers = handlers
    return result
  }

  /// Whether elements have other numbers than before.
  var movesElements: Bool { elements.delta != 0 || named.contains { $0.key != $0.value } }

  func node(_ node: inout UInt32) { nodes.move(&node) }
  func token(_ token: inout Int32) { tokens.move(&token) }
  func token(_ token: inout UInt32) { tokens.move(&token) }

  func element(_ id: ElementID) -> ElementID {
    if elements.old.contains(id.index) {
      return named[id.rawValue].map { ElementID(Int($0)) } ?? id
    }
    return ElementID(elements.movedOrSame(id.index))
  }

  func expression(_ id: inout ExpressionID) {
    id = ExpressionID(expressions.movedOrSame(id.index))
  }

  func expression(_ id: inout ExpressionID?) {
    if let known = id { id = ExpressionID(expressions.movedOrSame(known.index)) }
  }

  func symbol(_ symbol: inout Symbol) {
    guard symbol.file == file else { return }
    let index = Int(symbol.index)
    switch symbol.kind {
    case .element: symbol = Symbol(.element, file, element(ElementID(index)).index)
    case .loopVariable: symbol = Symbol(.loopVariable, file, loops.movedOrSame(index))
    case .eventParameter:
      symbol = Symbol(.eventParameter, file, eventParameters.movedOrSame(index))
    case .variable, .constant, .parameter, .action, .task, .screen, .component, .enumeration,
      .enumCase:
      break
    }
  }
}

extension Splice {
  /// The new number of what stays; of what is replaced, the old one, which no one asks for again.
  func movedOrSame(_ index: Int) -> Int { index >= old.upperBound ? index + delta : index }

  func move<Number: FixedWidthInteger>(_ number: inout Number) {
    number = Number(truncatingIfNeeded: movedOrSame(Int(number)))
  }

  func movedRun(_ range: Range<Int>) -> Range<Int> {
    let start = movedOrSame(range.lowerBound)
    return start..<start + range.count
  }
}

// MARK: What has numbers

extension Element {
  mutating func renumber(_ numbers: Renumbering) {
    numbers.node(&node)
    numbers.token(&nameToken)
    if parent >= 0 { numbers.elements.move(&parent) }
    if propertyCount > 0 { numbers.properties.move(&firstProperty) }
    if handlerCount > 0 { numbers.handlers.move(&firstHandler) }
    guard payload >= 0 else { return }
    switch form {
    case .branch: numbers.expressions.move(&payload)
    case .loop: numbers.loops.move(&payload)
    case .kind, .componentRoot, .componentUse, .conditional, .unknown: break
    }
  }
}

extension PropertyEntry {
  mutating func renumber(_ numbers: Renumbering) {
    numbers.expression(&expression)
    numbers.node(&node)
    element = numbers.element(element)
  }
}

extension Handler {
  mutating func renumber(_ numbers: Renumbering) {
    element = numbers.element(element)
    if !arguments.isEmpty { arguments = numbers.operands.movedRun(arguments) }
    if !parameters.isEmpty { parameters = numbers.eventParameters.movedRun(parameters) }
    numbers.node(&node)
  }
}

extension Constraint {
  mutating func renumber(_ numbers: Renumbering) {
    owner = numbers.element(owner)
    numbers.node(&node)
    switch form {
    case .kind(let index, let elements):
      form = .kind(index, elements.map(numbers.element))
    case .equation(var left, var right, let multiplier):
      left.element = left.element.map(numbers.element)
      let other = right?.element.map(numbers.element)
      right?.element = other
      form = .equation(left, right, multiplier: multiplier)
    }
  }
}

extension Expression {
  mutating func renumber(_ numbers: Renumbering) {
    numbers.node(&node)
    if operandCount > 0 { numbers.operands.move(&firstOperand) }
    if constant >= 0 { numbers.values.move(&constant) }
    switch operation {
    case .symbol, .reference: numbers.symbols.move(&payload)
    case .element: payload = numbers.element(ElementID(Int(payload))).rawValue
    default: break
    }
  }
}

extension Reference {
  func renumbered(_ numbers: Renumbering) -> Reference {
    var (token, symbol) = (token, symbol)
    numbers.token(&token)
    numbers.symbol(&symbol)
    return Reference(token: token, symbol: symbol)
  }
}

extension Allowance {
  /// Nil when it stands inside the edited element.
  func renumbered(_ numbers: Renumbering) -> Allowance? {
    guard let place = location.moved(by: numbers.bytes, in: numbers.file),
      let codePlace = codeLocation.moved(by: numbers.bytes, in: numbers.file),
      let covers = numbers.bytes.moved(covers)
    else { return nil }
    return Allowance(code: code, covers: covers, codeLocation: codePlace, location: place)
  }
}

// MARK: Declarations

/// What is declared with a name at a place.
private protocol Declaration {
  var nameToken: Int32 { get set }
  var node: UInt32 { get set }
}

extension Declaration {
  fileprivate mutating func renumberPlace(_ numbers: Renumbering) {
    numbers.token(&nameToken)
    numbers.node(&node)
  }
}

extension Screen: Declaration {
  mutating func renumber(_ numbers: Renumbering) {
    renumberPlace(numbers)
    root = numbers.element(root)
  }
}

extension Component: Declaration {
  mutating func renumber(_ numbers: Renumbering) {
    renumberPlace(numbers)
    root = numbers.element(root)
  }
}

extension Enumeration: Declaration {
  mutating func renumber(_ numbers: Renumbering) { renumberPlace(numbers) }
}

extension EnumerationCase: Declaration {
  mutating func renumber(_ numbers: Renumbering) { renumberPlace(numbers) }
}

extension Action: Declaration {
  mutating func renumber(_ numbers: Renumbering) { renumberPlace(numbers) }
}

extension BackgroundTask: Declaration {
  mutating func renumber(_ numbers: Renumbering) { renumberPlace(numbers) }
}

extension Variable: Declaration {
  mutating func renumber(_ numbers: Renumbering) {
    renumberPlace(numbers)
    numbers.expression(&range)
    numbers.expression(&initialValue)
  }
}

extension Constant: Declaration {
  mutating func renumber(_ numbers: Renumbering) {
    renumberPlace(numbers)
    numbers.expression(&value)
  }
}

extension ParameterDeclaration: Declaration {
  mutating func renumber(_ numbers: Renumbering) {
    renumberPlace(numbers)
    numbers.expression(&defaultValue)
  }
}

extension Loop {
  mutating func renumber(_ numbers: Renumbering) {
    numbers.token(&nameToken)
    numbers.expression(&sequence)
  }
}

extension EventParameterDeclaration {
  mutating func renumber(_ numbers: Renumbering) { numbers.token(&nameToken) }
}

extension BodyMark {
  func renumbered(_ numbers: Renumbering) -> BodyMark {
    var mark = self
    numbers.expressions.move(&mark.expressions)
    numbers.operands.move(&mark.operands)
    numbers.values.move(&mark.values)
    numbers.symbols.move(&mark.symbols)
    numbers.properties.move(&mark.properties)
    numbers.handlers.move(&mark.handlers)
    numbers.eventParameters.move(&mark.eventParameters)
    return mark
  }
}
