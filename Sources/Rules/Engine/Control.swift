import CtlCatalogue
import CtlChecker
import CtlDiagnostics
import CtlSyntax

/// An element in one place of a screen, as rules see it: two words, made on demand.
///
/// Values are what the place really has: a literal, a constant, the argument of a component, the
/// appearance of the kind, or the default of the catalogue. What is only known while the app runs
/// is nil, and no rule speaks of it.
public struct Control {
  let walk: Walk
  let index: Int

  var instance: Expansion.Instance { walk.expansion.instances[index] }
  var program: Program { instance.program }
  var frame: Int32 { instance.frame }
  var element: Element { program.elements[instance.element.index] }
  var settings: Settings { walk.settings }

  /// The kind; `.view` for conditions, loops and uses of components: ask `form` first.
  var kind: KindName { element.kind }
  var form: Element.Form { element.form }
  var isKind: Bool { element.form == .kind }
  func `is`(_ kind: KindName) -> Bool { element.form == .kind && element.kind == kind }
  /// The written name, or nil.
  var name: String? { program.name(of: element) }

  // MARK: Properties

  /// A property as it is written; with states, the one for the normal state.
  func written(_ name: PropertyName, _ group: PropertyEntry.Group = .own) -> Written? {
    let element = element
    for index in element.properties {
      let entry = program.properties[index]
      if entry.name == name, entry.group == group, entry.parameter < 0, entry.state == .normal,
        entry.rightState ?? .normal == .normal
      {
        return Written(control: self, entry: entry)
      }
    }
    return nil
  }

  /// Every entry of a property, whatever its states.
  func allWritten(_ name: PropertyName, _ group: PropertyEntry.Group = .own) -> [Written] {
    program.properties[element.properties].lazy
      .filter { $0.name == name && $0.group == group && $0.parameter < 0 }
      .map { Written(control: self, entry: $0) }
  }

  /// Everything that is written in the element, in order.
  var allWritten: [Written] {
    program.properties[element.properties].map { Written(control: self, entry: $0) }
  }

  func isWritten(_ name: PropertyName) -> Bool {
    for index in element.properties {
      let entry = program.properties[index]
      if entry.name == name, entry.group == .own, entry.parameter < 0 { return true }
    }
    return false
  }

  /// Whether a property is written for the element or by the appearance of its kind.
  func isSet(_ name: PropertyName) -> Bool {
    isWritten(name)
      || walk.appearances[Int(kind.rawValue)].contains { $0.entry.name == name }
  }

  /// The value in force: written, else of the appearance, else the default. Nil when it is bound,
  /// depends on the running app, or when there is none.
  func value(_ name: PropertyName) -> Value? {
    if let written = written(name) { return written.value }
    if let value = appearance(name) { return value }
    return Defaults.value(of: name, in: kind)
  }

  private func appearance(_ name: PropertyName) -> Value? {
    for (program, entry) in walk.appearances[Int(kind.rawValue)]
    where entry.name == name && entry.state == .normal && entry.rightState ?? .normal == .normal {
      return program.constant(entry.expression)
    }
    return nil
  }

  func bool(_ name: PropertyName) -> Bool? {
    if case .bool(let value)? = value(name) { return value }
    return nil
  }

  func number(_ name: PropertyName) -> Double? { value(name)?.number }

  func int(_ name: PropertyName) -> Int? { value(name)?.whole }

  /// A text that is known; nil for localized and computed texts.
  func string(_ name: PropertyName) -> String? {
    if case .string(let value)? = value(name) { return value }
    return nil
  }

  func member(_ name: PropertyName) -> String? {
    if case .member(let value)? = value(name) { return value }
    return nil
  }

  func color(_ name: PropertyName) -> Color? {
    if case .color(let value)? = value(name) { return value }
    return nil
  }

  /// A value of the accessibility block, when it is written and known.
  func accessibilityString(_ name: PropertyName) -> String? {
    if case .string(let value)? = written(name, .accessibility)?.value { return value }
    return nil
  }

  // MARK: Handlers

  var handlers: [Handler] { Array(program.handlers[element.handlers]) }
  func handles(_ event: EventName) -> Bool {
    program.handlers[element.handlers].contains { $0.event == event }
  }

  // MARK: Surroundings

  var parent: Control? {
    instance.parent >= 0 ? Control(walk: walk, index: Int(instance.parent)) : nil
  }

  /// From the nearest to the root; conditions, loops and uses of components are left out.
  var ancestors: [Control] {
    var result: [Control] = []
    var next = parent
    while let control = next {
      if control.isKind { result.append(control) }
      next = control.parent
    }
    return result
  }

  /// The nearest ancestor of one of the kinds.
  func nearest(_ kinds: KindName...) -> Control? {
    var next = parent
    while let control = next {
      if control.isKind, kinds.contains(control.kind) { return control }
      next = control.parent
    }
    return nil
  }

  /// The container that placement rules ask for: the nearest bar, table, row, annotation, popover,
  /// content or view, else the screen itself. Stacks and sections only arrange. Nil inside a
  /// component that is looked at on its own: its place is not known.
  var container: Control? {
    nearest(
      .statusBar, .navigationBar, .toolbar, .content, .table, .row, .popover, .annotation, .view,
      .screen)
  }

  /// Whether the root is a component on its own, so that what is outside is unknown.
  var isInUnknownPlace: Bool {
    if case .component = walk.expansion.root { return true }
    return false
  }

  /// The screen; nil in a component on its own.
  var screen: Control? {
    let root = Control(walk: walk, index: 0)
    return root.is(.screen) ? root : nil
  }

  /// Everything inside, in order, whatever the condition; this element is not included.
  var descendants: [Control] {
    (index + 1..<index + Int(instance.size)).map { Control(walk: walk, index: $0) }
  }

  /// The elements directly inside, looking through conditions, loops and uses of components.
  var children: [Control] {
    var result: [Control] = []
    func collect(_ holder: Int) {
      var next = holder + 1
      let end = holder + Int(walk.expansion.instances[holder].size)
      while next < end {
        let child = Control(walk: walk, index: next)
        if child.isKind { result.append(child) } else { collect(next) }
        next += Int(child.instance.size)
      }
    }
    collect(index)
    return result
  }

  /// The group that a label may speak for: the nearest row, else the nearest content container.
  var group: Control? {
    nearest(.row)
      ?? nearest(
        .content, .view, .popover, .annotation, .table, .toolbar, .navigationBar, .statusBar,
        .screen)
  }

  /// The colour behind the element: the nearest `background` that a container declares.
  var background: Color? {
    for ancestor in ancestors {
      if let color = ancestor.color(.background) { return color }
      if ancestor.isWritten(.background) { return nil }
    }
    return nil
  }

  /// The element that a reference names, in the same frame: `describedBy: name`.
  func referenced(_ name: PropertyName) -> Control? {
    guard let written = written(name), let symbol = written.symbol, symbol.kind == .element else {
      return nil
    }
    return control(of: symbol)
  }

  /// The place in this screen of an element of the same body.
  func control(of symbol: Symbol) -> Control? {
    guard symbol.file == program.file else { return nil }
    return walk.place(of: ElementID(Int(symbol.index)), in: frame).map {
      Control(walk: walk, index: $0)
    }
  }
}

/// A property as it is written in a place.
struct Written {
  let control: Control
  let entry: PropertyEntry

  var name: PropertyName { entry.name }
  var program: Program { control.program }
  var isBinding: Bool { entry.form == .binding }
  var expression: Expression { program.expressions[entry.expression.index] }

  /// Nil when it is bound or only known while the app runs.
  var value: Value? {
    if isBinding { return nil }
    return control.walk.expansion.value(entry.expression, of: program, in: control.frame)
  }

  var string: String? {
    if case .string(let value)? = value { return value }
    return nil
  }

  /// The declaration that a bare name stands for.
  var symbol: Symbol? {
    let expression = expression
    return expression.operation == .reference || expression.operation == .symbol
      ? program.symbols[Int(expression.payload)] : nil
  }

  /// The declarations that a list of bare names stands for, each with its expression.
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

  /// The element written as the value: `rightView: button { … }`.
  var elementValue: Control? {
    guard expression.operation == .element else { return nil }
    let wanted = expression.payload
    return control.descendants.first {
      $0.instance.element.rawValue == wanted && $0.frame == control.frame
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

  /// The whole member.
  var location: Location { program.tree.location(of: Int(entry.node)) }
  /// The value alone.
  var valueLocation: Location { Location(program.file, program.valueRange(of: entry)) }
  /// The source text of the value.
  var valueText: String { program.tree.source.string(program.valueRange(of: entry)) }
}

/// The defaults of the catalogue as values.
enum Defaults {
  private static let tables: [[Value?]] = Kind.all.map { kind in
    PropertyName.allCases.map { name in kind.property(named: name).flatMap(value) }
  }

  static func value(of name: PropertyName, in kind: KindName) -> Value? {
    tables[Int(kind.rawValue)][Int(name.rawValue)]
  }

  private static func value(_ property: Property) -> Value? {
    switch property.defaultValue {
    case .bool(let value): return .bool(value)
    case .int(let value): return .int(value)
    case .double(let value):
      switch property.type {
      case .duration: return .duration(Int(value * 1000))
      case .length: return .length(value)
      default: return .double(value)
      }
    case .string(let value): return .string(value)
    case .member(let value):
      return property.type == .font ? .font(.textStyle(value)) : .member(value)
    default: return nil
    }
  }
}
