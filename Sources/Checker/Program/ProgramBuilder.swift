import CtlCatalogue
import CtlDiagnostics

/// Makes a typed program piece by piece, for a front end whose files are not in Ctl. The pieces
/// count as typed; a property that a kind does not have is refused.
///
/// Screens and elements are opened and closed in the order of the file. Everything else names its
/// element and may come at any time: `finish` moves it to its place.
public struct ProgramBuilder {
  private var tables: ProgramTables
  private let origins: any Origins
  /// The open elements, the screen first.
  private var open: [ElementID] = []

  public init(_ file: FileID, _ origins: any Origins) {
    tables = ProgramTables(file)
    self.origins = origins
  }

  /// The program; everything that is still open is closed.
  public consuming func finish() -> Program {
    while !open.isEmpty { close() }
    tables.properties = ProgramBuilder.grouped(tables.properties, by: \.element)
    for (index, entry) in tables.properties.enumerated() {
      let element = entry.element.index
      if tables.elements[element].propertyCount == 0 {
        tables.elements[element].firstProperty = UInt32(index)
      }
      tables.elements[element].propertyCount += 1
    }
    tables.handlers = ProgramBuilder.grouped(tables.handlers, by: \.element)
    for (index, handler) in tables.handlers.enumerated() {
      let element = handler.element.index
      if tables.elements[element].handlerCount == 0 {
        tables.elements[element].firstHandler = UInt32(index)
      }
      tables.elements[element].handlerCount += 1
    }
    tables.findings = tables.findings.inOrder
    return Program(origins, tables)
  }

  /// Rows by their elements, otherwise in the order in which they came.
  private static func grouped<Row>(_ rows: [Row], by element: KeyPath<Row, ElementID>) -> [Row] {
    rows.enumerated().sorted {
      ($0.element[keyPath: element], $0.offset) < ($1.element[keyPath: element], $1.offset)
    }.map(\.element)
  }

  /// Adds a finding of the front end.
  public mutating func report(_ finding: Finding) { tables.findings.append(finding) }

  /// Says that the program comes from a design tool, whose code stands elsewhere.
  public mutating func setDesign(_ design: Design) { tables.design = design }

  // MARK: Elements

  /// Opens a screen; declarations belong to it until it is closed.
  public mutating func openScreen(_ name: String, at origin: OriginID = .none) -> ElementID {
    while !open.isEmpty { close() }
    let root = append(.screen, nil, origin, parent: -1)
    tables.elements[root.index].payload = Int32(tables.screens.count)
    var scope = Scope()
    scope.variables = tables.variables.count..<tables.variables.count
    scope.actions = tables.actions.count..<tables.actions.count
    scope.constraints = tables.constraints.count..<tables.constraints.count
    tables.screens.append(
      Screen(name: tables.names.intern(name), origin: origin, root: root, scope: scope))
    open.append(root)
    return root
  }

  /// Opens an element inside the open one.
  public mutating func open(
    _ kind: KindName, named name: String? = nil, at origin: OriginID = .none
  ) -> ElementID {
    let element = append(
      kind, name.map { tables.names.intern($0) }, origin, parent: Int32(open.last?.index ?? -1))
    open.append(element)
    return element
  }

  /// Closes the screen or element that was opened last.
  public mutating func close() {
    guard let element = open.popLast() else { return }
    tables.elements[element.index].size = UInt32(tables.elements.count - element.index)
    guard open.isEmpty, let last = tables.screens.indices.last else { return }
    let scope = tables.screens[last].scope
    tables.screens[last].scope.variables =
      scope.variables.lowerBound..<tables.variables.count
    tables.screens[last].scope.actions = scope.actions.lowerBound..<tables.actions.count
    tables.screens[last].scope.constraints =
      scope.constraints.lowerBound..<tables.constraints.count
  }

  private mutating func append(
    _ kind: KindName, _ name: NameID?, _ origin: OriginID, parent: Int32
  ) -> ElementID {
    var element = Element(form: .kind, kind: kind, origin: origin, parent: parent)
    element.name = name
    tables.elements.append(element)
    return ElementID(tables.elements.count - 1)
  }

  // MARK: Declarations

  /// Declares a variable of the open screen, with the bounds of its values.
  public mutating func variable(
    _ name: String, _ type: Type, initially value: Value, in bounds: ClosedRange<Double>? = nil,
    at origin: OriginID = .none
  ) -> Symbol {
    var variable = Variable(name: tables.names.intern(name), origin: origin, type: type)
    variable.initialValue = literal(value, type, origin)
    if let bounds {
      func end(_ value: Double) -> Value {
        (type == .int ? Int(exactly: value) : nil).map { .int($0) } ?? .double(value)
      }
      variable.range = literal(
        .range(end(bounds.lowerBound), end(bounds.upperBound), isClosed: true),
        type.range ?? .poison, origin)
    }
    tables.variables.append(variable)
    return Symbol(.variable, tables.file, tables.variables.count - 1)
  }

  /// Declares an action of the open screen.
  public mutating func action(_ name: String, at origin: OriginID = .none) -> Symbol {
    tables.actions.append(
      Action(name: tables.names.intern(name), origin: origin, parameters: 0..<0))
    return Symbol(.action, tables.file, tables.actions.count - 1)
  }

  /// The symbol of an element, for properties that name it.
  public func symbol(of element: ElementID) -> Symbol {
    Symbol(.element, tables.file, element.index)
  }

  // MARK: Properties

  /// Sets a property to a value, for a state when it has one for each. False when the kind has no
  /// such property.
  @discardableResult
  public mutating func set(
    _ name: PropertyName, of element: ElementID, to value: Value, for state: ControlState? = nil,
    at origin: OriginID = .none
  ) -> Bool {
    add(name, .own, element, origin, state) { $0.literal(value, $1, origin) }
  }

  /// Sets an accessibility attribute.
  @discardableResult
  public mutating func setAccessibility(
    _ name: PropertyName, of element: ElementID, to value: Value, at origin: OriginID = .none
  ) -> Bool {
    add(name, .accessibility, element, origin, nil) { $0.literal(value, $1, origin) }
  }

  /// Sets a property to the name of an element: `describedBy`.
  @discardableResult
  public mutating func set(
    _ name: PropertyName, of element: ElementID, to symbol: Symbol, at origin: OriginID = .none
  ) -> Bool {
    add(name, .own, element, origin, nil) { $0.use(symbol, .reference, $1, origin) }
  }

  /// Sets the screen that a tab holds; `hold(_:_:)` says later which it is.
  /// - Returns: what to say it of.
  public mutating func holdScreen(in tab: ElementID, at origin: OriginID = .none) -> ExpressionID {
    add(.screen, .own, tab, origin, nil) { builder, type in
      builder.expression(.poison, .poison, origin)
    }
    return ExpressionID(tables.expressions.count - 1)
  }

  /// Says which screen of the program a tab holds.
  public mutating func hold(_ screen: Int, _ place: ExpressionID) {
    let symbol = Symbol(.screen, tables.file, screen)
    tables.expressions[place.index].operation = .reference
    tables.expressions[place.index].type = Type(.reference(.screen))
    tables.expressions[place.index].payload = UInt32(tables.symbols.count)
    tables.symbols.append(symbol)
    tables.references.append(
      Reference(origin: tables.expressions[place.index].origin, symbol: symbol))
  }

  /// Binds a property to a variable.
  @discardableResult
  public mutating func bind(
    _ name: PropertyName, of element: ElementID, to variable: Symbol, at origin: OriginID = .none
  ) -> Bool {
    let type = tables.variables[Int(variable.index)].type
    return add(name, .own, element, origin, nil, .binding) { builder, _ in
      builder.use(variable, .symbol, type, origin)
    }
  }

  @discardableResult
  private mutating func add(
    _ name: PropertyName, _ group: PropertyEntry.Group, _ element: ElementID, _ origin: OriginID,
    _ state: ControlState?, _ form: PropertyEntry.Form = .property,
    _ value: (inout ProgramBuilder, Type) -> ExpressionID
  ) -> Bool {
    let kind = group == .accessibility ? .accessibility : tables.elements[element.index].kind
    guard Kind.named(kind).property(named: name) != nil else { return false }
    var entry = PropertyEntry(
      name: name, group: group, form: form,
      expression: value(&self, PropertyTypes.type(of: name, in: kind)), origin: origin,
      element: element)
    if let state {
      entry.state = state
      entry.isKeyed = true
    }
    tables.properties.append(entry)
    return true
  }

  // MARK: Handlers and constraints

  /// Adds a handler: an event of an element calls an action.
  public mutating func call(
    _ action: Symbol, on event: EventName, of element: ElementID, at origin: OriginID = .none
  ) {
    tables.references.append(Reference(origin: origin, symbol: action))
    let step = tables.steps.count
    tables.steps.append(Step(.call(Step.Call(action: action, arguments: 0..<0)), at: origin))
    tables.handlers.append(
      Handler(
        element: element, event: event, steps: step..<step + 1, parameters: 0..<0, origin: origin))
  }

  /// Adds a constraint to the layout of the open screen.
  public mutating func constrain(
    _ form: Constraint.Form, _ relation: Constraint.Relation = .equal, _ constant: Double = 0,
    priority: Double = 1000, owner: ElementID, at origin: OriginID = .none
  ) {
    tables.constraints.append(
      Constraint(
        owner: owner, form: form, relation: relation, constant: constant, priority: priority,
        origin: origin))
  }

  // MARK: Expressions

  private mutating func literal(
    _ value: Value, _ type: Type, _ origin: OriginID
  ) -> ExpressionID {
    guard case .list(let items) = value else {
      return expression(.literal, type, origin, value: value.fitting(type))
    }
    let operands = items.map { literal($0, type.element, origin).rawValue }
    let list = expression(.list, type, origin, value: value)
    tables.expressions[list.index].firstOperand = UInt32(tables.operands.count)
    tables.expressions[list.index].operandCount = UInt32(operands.count)
    tables.operands += operands
    return list
  }

  private mutating func use(
    _ symbol: Symbol, _ operation: Operation, _ type: Type, _ origin: OriginID
  ) -> ExpressionID {
    let id = expression(operation, type, origin)
    tables.expressions[id.index].payload = UInt32(tables.symbols.count)
    tables.symbols.append(symbol)
    tables.references.append(Reference(origin: origin, symbol: symbol))
    return id
  }

  private mutating func expression(
    _ operation: Operation, _ type: Type, _ origin: OriginID, value: Value? = nil
  ) -> ExpressionID {
    var expression = Expression(operation: operation, type: type, origin: origin)
    if let value {
      expression.constant = Int32(tables.values.count)
      tables.values.append(value)
    }
    tables.expressions.append(expression)
    return ExpressionID(tables.expressions.count - 1)
  }
}

extension Value {
  /// A number as the type has it.
  fileprivate func fitting(_ type: Type) -> Value {
    guard let number else { return self }
    switch type.unwrapped.base {
    case .double: return .double(number)
    case .length: return .length(number)
    default: return self
    }
  }
}
