import CtlCatalogue
import CtlChecker
import CtlDiagnostics

/// An element in one place of a screen, for rules: two words, made on demand.
///
/// Values are those of the place: a literal, a constant, the argument of a component, the
/// appearance of the kind, or the default of the catalogue. A value known only while the app runs
/// is nil, and no rule reports it.
public struct PlacedElement {
  let walk: Walk
  let index: Int

  var instance: Expansion.Instance { walk.sites[index].instance }
  var program: Program { walk.expansion.program(of: instance) }
  var frame: Int32 { instance.frame }
  var element: Element { walk.sites[index].element }
  var settings: Settings { walk.settings }
  /// The positions of everything inside, without this element.
  var inside: Range<Int> { index + 1..<index + Int(instance.size) }

  /// The kind; `.view` for conditions, loops and uses of components: check `form` first.
  var kind: KindName { element.kind }
  var form: Element.Form { element.form }
  var isKind: Bool { element.form == .kind }
  func `is`(_ kind: KindName) -> Bool { element.form == .kind && element.kind == kind }
  /// The written name, or nil.
  var name: String? { program.name(of: element) }

  // MARK: Properties

  /// A property in the file; if it has states, the one for the normal state.
  /// What the style of the element sets counts too. One that is set to `nil` is none.
  func written(_ name: PropertyName, _ group: PropertyEntry.Group = .own) -> Written? {
    guard let own = ownWritten(name, group) else { return group == .own ? styled(name) : nil }
    return own.isNothing ? nil : own
  }

  /// The same without its style, and with `nil`.
  func ownWritten(_ name: PropertyName, _ group: PropertyEntry.Group = .own) -> Written? {
    walk.cascade.written(name, of: index, group: group).map { Written(control: self, entry: $0) }
  }

  private func styled(_ name: PropertyName) -> Written? {
    let site = walk.sites[index]
    guard site.element.style >= 0, site.names.mayContain(name),
      let (program, style) = program.style(of: site.element),
      let entry = program.properties[style.properties].first(where: {
        $0.name == name && $0.group == .own && $0.parameter < 0 && $0.holds(in: .normal)
      })
    else { return nil }
    walk.looksAtStyles = true
    return Written(control: self, entry: entry, ofStyle: program)
  }

  /// Every entry of a property, whatever its states, but those that are `nil`.
  func allWritten(_ name: PropertyName, _ group: PropertyEntry.Group = .own) -> WrittenEntries {
    let mayBeThere = walk.sites[index].names.mayContain(name)
    return WrittenEntries(
      self, mayBeThere ? walk.sites[index].properties : 0..<0, name, group)
  }

  /// All properties of the element in the file, in order.
  var allWritten: WrittenEntries { WrittenEntries(self, walk.sites[index].properties) }

  func isWritten(_ name: PropertyName) -> Bool {
    walk.cascade.isWritten(name, of: index) && !allWritten(name).isEmpty
  }

  /// Whether the element or the appearance of its kind sets a property.
  func isSet(_ name: PropertyName) -> Bool { isWritten(name) || isSetByAppearance(name) }

  /// Not where the element sets it to `nil`.
  func isSetByAppearance(_ name: PropertyName) -> Bool {
    !byAppearance(name).isEmpty && ownWritten(name)?.isNothing != true
  }

  /// The value that applies: the element's own, else the appearance's, else that of the elements
  /// around it where these count, else the default. Nil when it is bound, depends on the running
  /// app, or does not exist.
  func value(_ name: PropertyName) -> Value? {
    walk.cascade.isStandard(name, of: index)
      ? walk.cascade.standard(name, of: index)
      : value(name, from: walk.cascade.source(name, of: index))
  }

  private func value(_ name: PropertyName, from source: PropertySource) -> Value? {
    switch source {
    case .written(let entry): value(of: entry)
    case .appearance(let style): style.program.constant(style.entry.expression)
    case .bound(let binding): value(of: name, following: binding)
    case .inherited(let outer, let source):
      PlacedElement(walk: walk, index: outer).value(name, from: source)
    case .standard(let value): value
    }
  }

  /// The value of one of its entries; nil when it is bound or known only while the app runs.
  func value(of entry: PropertyEntry) -> Value? {
    entry.form == .binding
      ? nil : walk.value(entry.expression, of: program, in: frame, for: entry.name)
  }

  func bool(_ name: PropertyName) -> Bool? {
    if case .bool(let value)? = value(name) { return value }
    return nil
  }

  func number(_ name: PropertyName) -> Double? { value(name)?.number }

  func int(_ name: PropertyName) -> Int? { value(name)?.whole }

  /// A known text; nil for localized and computed texts.
  func string(_ name: PropertyName) -> String? {
    if case .written(let entry) = walk.cascade.source(name, of: index) { return string(of: entry) }
    if case .string(let value)? = value(name) { return value }
    return nil
  }

  /// The same of one of its entries.
  func string(of entry: PropertyEntry) -> String? {
    let program = program
    if program.expressions[entry.expression.index].constant >= 0 {
      return program.constantString(entry.expression)
    }
    if case .string(let text)? = value(of: entry) { return text }
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

  /// A value of the accessibility block, if it is set and known.
  func accessibilityString(_ name: PropertyName) -> String? {
    written(name, .accessibility)?.string
  }

  // MARK: Handlers

  var handlers: ArraySlice<Handler> { program.handlers[element.handlers] }
  func handles(_ event: EventName) -> Bool {
    program.handlers[element.handlers].contains { $0.event == event }
  }

  // MARK: Surroundings

  var parent: PlacedElement? {
    let parent = instance.parent
    return parent >= 0 ? PlacedElement(walk: walk, index: Int(parent)) : nil
  }

  /// From the nearest to the root, without conditions, loops and uses of components.
  var ancestors: Ancestors { Ancestors(next: parent) }

  /// The nearest ancestor of one of the kinds.
  func nearest(_ kinds: KindName...) -> PlacedElement? { nearest(KindSet(kinds)) }

  func nearest(_ kinds: KindSet) -> PlacedElement? {
    walk.nearest(kinds, around: index).map { PlacedElement(walk: walk, index: $0) }
  }

  /// The container for placement rules: the nearest bar, table, row, annotation, popover, content
  /// or view, else the screen itself. Stacks and sections only arrange. Nil inside a component on
  /// its own, whose place is unknown.
  var container: PlacedElement? { nearest(PlacedElement.containers) }

  private static let containers: KindSet = [
    .statusBar, .navigationBar, .toolbar, .content, .table, .row, .popover, .annotation, .view,
    .alert, .actionSheet, .screen,
  ]

  /// Whether the root is a component on its own, so that its surroundings are unknown.
  var isInUnknownPlace: Bool {
    if case .component = walk.expansion.root { return true }
    return false
  }

  /// The screen; nil in a component on its own.
  var screen: PlacedElement? {
    let root = PlacedElement(walk: walk, index: 0)
    return root.is(.screen) ? root : nil
  }

  /// Everything inside, in order, whatever the condition, without this element.
  var descendants: Descendants { Descendants(walk: walk, positions: inside) }

  /// The elements directly inside, including those of conditions, loops and uses of components.
  var children: Children { Children(walk: walk, positions: inside) }

  /// The group in which a label may describe it: the nearest row, else the nearest content
  /// container.
  var group: PlacedElement? {
    nearest(PlacedElement.row) ?? nearest(PlacedElement.groups)
  }

  private static let row: KindSet = [.row]
  private static let groups: KindSet = [
    .content, .view, .popover, .annotation, .table, .toolbar, .navigationBar, .statusBar, .screen,
    .alert, .actionSheet,
  ]

  /// The element that a reference names, in the same frame: `describedBy: name`.
  func referenced(_ name: PropertyName) -> PlacedElement? {
    guard let written = written(name), let symbol = written.symbol, symbol.kind == .element else {
      return nil
    }
    return control(of: symbol)
  }

  /// The place in this screen of an element of the same body.
  func control(of symbol: Symbol) -> PlacedElement? {
    guard symbol.file == program.file else { return nil }
    return walk.place(of: ElementID(Int(symbol.index)), in: frame).map {
      PlacedElement(walk: walk, index: $0)
    }
  }
}
