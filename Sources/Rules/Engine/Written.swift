import CtlCatalogue
import CtlChecker
import CtlDiagnostics

/// A property in the file, in one place.
struct Written {
  let control: PlacedElement
  let entry: PropertyEntry
  /// That of the element, or of its style.
  let program: Program
  /// Whether the style of the element sets it.
  let isOfStyle: Bool

  init(control: PlacedElement, entry: PropertyEntry, ofStyle program: Program? = nil) {
    self.control = control
    self.entry = entry
    self.program = program ?? control.program
    isOfStyle = program != nil
  }

  var name: PropertyName { entry.name }
  var isBinding: Bool { entry.form == .binding }
  /// The value, or the part of it that the current case takes.
  var expression: Expression { program.expression(expressionID) }
  var expressionID: ExpressionID {
    let id = control.walk.source(of: entry.expression, in: program, control.frame)
    return control.walk.followsConstants ? program.value(ofConstantNamed: id) ?? id : id
  }

  /// Nil when it is bound or known only while the app runs.
  var value: Value? { isOfStyle ? constant : control.value(of: entry) }

  /// Whether it is known to be `nil`: as if nobody had written it.
  var isNothing: Bool {
    program.expression(entry.expression).type.isOptional && !isBinding && value == Value.none
  }

  /// Whether it may be `nil` or an empty text: a choice, or a value that is not known and may be `nil`.
  var mayBeNothing: Bool {
    guard value == nil, !isBinding else { return false }
    let expression = program.expression(entry.expression)
    return expression.type.isOptional || expression.operation == .conditional
      || program.readsCase(expression)
  }

  /// The value with the first values of variables.
  var atStart: Value? {
    control.walk.firstUses.firstValue(entry.expression, of: program, in: control.frame)
  }

  /// Where it is some time from the present.
  var presentDate: PresentDate? {
    PresentDate(expressionID, Place(program, frame: control.frame), in: control.walk.expansion)
  }

  var string: String? {
    guard isOfStyle else { return control.string(of: entry) }
    if case .string(let text)? = constant { return text }
    return nil
  }

  /// Whether it has one value, which is known before the app runs.
  var isConstant: Bool { program.isConstant(entry.expression) }

  /// A style knows its values in advance.
  private var constant: Value? { program.constant(entry.expression) }

  /// Whether the file makes the value of others: by an operator, a function, the name of a constant.
  var isComputed: Bool {
    switch expression.operation {
    case .symbol, .field, .computed, .index, .call: true
    default:
      if case .arithmetic? = expression.operation.form { true } else { false }
    }
  }

  /// Whether it is, or is computed from, an item of a loop.
  var isOfItem: Bool {
    control.element.loopDepth > 0 && !isConstant
      && control.walk.dependOnName([expressionID], in: control.scope) { $0.kind == .loopVariable }
  }

  /// The declaration of a bare name.
  var symbol: Symbol? {
    let expression = expression
    return expression.operation == .reference || expression.operation == .symbol
      ? program.symbols[Int(expression.payload)] : nil
  }

  /// The declarations of a list of bare names, each with its expression.
  var symbols: [(symbol: Symbol, expression: Expression)] {
    let expression = expression
    if expression.operation == .reference {
      return [(program.symbols[Int(expression.payload)], expression)]
    }
    guard expression.operation == .list else { return [] }
    return program.operandIDs(of: expression).compactMap { id in
      let item = program.expressions[id.index]
      return item.operation == .reference
        ? (program.symbols[Int(item.payload)], item) : nil
    }
  }

  /// The element that is the value: `rightView: button { … }`.
  var elementValue: PlacedElement? {
    guard expression.operation == .element else { return nil }
    let element = ElementID(Int(expression.payload))
    return control.walk.place(of: element, in: control.frame).map {
      PlacedElement(walk: control.walk, index: $0)
    }
  }

  /// The name of a system button: `rightView: clearButton`.
  var systemView: String? {
    guard expression.operation == .systemView,
      case .string(let name)? = program.constant(entry.expression)
    else { return nil }
    return name
  }

  /// The variable that it is bound to.
  var variable: Variable? {
    isBinding
      ? control.walk.expansion.variable(entry.expression, of: program, in: control.frame)?.variable
      : nil
  }

  /// The name of the variable or the field that it is bound to.
  var variableName: String? {
    guard isBinding else { return nil }
    let expression = program.expression(entry.expression)
    if let name = program.name(ofField: expression) { return name }
    return control.walk.expansion.variable(entry.expression, of: program, in: control.frame)
      .map { $0.program.text($0.variable.name) }
  }

  /// The names of what it is bound to: those of the `binding` parameters on the way, and that of the variable or
  /// the field.
  var boundNames: [String] {
    guard isBinding else { return [] }
    var names: [String] = []
    var (id, place) = (entry.expression, CtlChecker.Place(program, frame: control.frame))
    for _ in 0..<256 {
      let expression = place.program.expression(place.program.withoutUnwrapping(id))
      if let name = place.program.name(ofField: expression) { return names + [name] }
      guard expression.operation == .symbol else { return names }
      let symbol = place.program.symbols[Int(expression.payload)]
      guard symbol.kind == .parameter else {
        let isOwn = symbol.kind == .variable && symbol.file == place.program.file
        let outer = isOwn ? place.program.outerName(ofBinding: Int(symbol.index)) : nil
        return names + [variableName, outer].compactMap { $0 }
      }
      if symbol.file == place.program.file {
        names.append(place.program.text(place.program.parameters[Int(symbol.index)].name))
      }
      guard
        case .expression(let next, let outer) = control.walk.expansion.worth(
          ofParameter: symbol, place)
      else { return names }
      (id, place) = (next, outer)
    }
    return names
  }

  /// What a change names; none, of which no edit comes, when the style of another file says it.
  var origin: OriginID { program.file == control.program.file ? entry.origin : .none }
  /// The whole member.
  var location: Location { program.location(of: entry.origin) }
  /// The value alone.
  var valueLocation: Location { program.location(of: expression.origin) }
  /// The source text of the value.
  var valueText: String { program.source(of: expression.origin) }
}
