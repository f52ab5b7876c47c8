import CtlCatalogue

/// Where the value of a property of an element comes from.
public enum PropertySource: Sendable {
  /// The element sets it: as a property, a primary text or a binding.
  case written(PropertyEntry)
  /// Its style sets it, or the appearance of its kind.
  case appearance(AppearanceCascade.Entry)
  /// It follows from another property of the element: from the variable that it is bound to, or from
  /// the task that it names.
  case bound(PropertyEntry)
  /// The nearest element around it that says it does so, for everything inside.
  indirect case inherited(from: Int, PropertySource)
  /// The default; nil when that is not a value.
  case standard(Value?)
}

/// The values of the properties of all elements of an expansion, and their sources. Rules, drawings
/// and generated code all read them here.
///
/// For a control state, an entry for exactly that state wins over one for the normal state, as in
/// UIKit; of two entries for the same state, the element's wins over its style's, and that over an
/// appearance's.
public struct Cascade: Sendable {
  public let expansion: Expansion
  public let appearances: AppearanceCascade
  /// The elements in place, one for each instance of the expansion.
  public let sites: [Site]
  /// The properties of the program, and those of the elements of other programs.
  @usableFromInline let properties: [PropertyEntry]
  @usableFromInline let foreignProperties: [PropertyEntry]

  /// An instance of the expansion with its element, and a quick filter of its properties.
  public struct Site: Sendable {
    public let instance: Expansion.Instance
    public let element: Element
    /// The positions of its properties: use `property(_:)` for each.
    public let properties: Range<Int>
    public let names: PropertyFilter

    init(
      _ instance: Expansion.Instance, _ element: Element, _ properties: Range<Int>,
      _ entries: ArraySlice<PropertyEntry>, _ styled: ArraySlice<PropertyEntry>
    ) {
      self.instance = instance
      self.element = element
      self.properties = properties
      var names = PropertyFilter()
      for entry in entries where entry.parameter < 0 { names.insert(entry.name) }
      for entry in styled { names.insert(entry.name) }
      self.names = names
    }
  }

  public init(_ expansion: Expansion, _ appearances: AppearanceCascade) {
    self.expansion = expansion
    self.appearances = appearances
    let program = expansion.program
    let properties = program.properties
    var foreignProperties: [PropertyEntry] = []
    sites = expansion.instances.map { instance in
      let owner = expansion.program(of: instance)
      let element = owner.element(instance.element)
      let style = owner.style(of: element)
      let styled = style.map { $0.program.properties[$0.style.properties] } ?? []
      if owner === program {
        return Site(instance, element, element.properties, properties[element.properties], styled)
      }
      let entries = owner.properties[element.properties]
      let first = properties.count + foreignProperties.count
      foreignProperties += entries
      return Site(instance, element, first..<first + entries.count, entries, styled)
    }
    self.properties = properties
    self.foreignProperties = foreignProperties
  }

  /// With the appearances that apply to the expansion.
  public init(_ expansion: Expansion) {
    var screen: Int?
    if case .screen(let index) = expansion.root { screen = index }
    self.init(expansion, AppearanceCascade(expansion.program, screen: screen))
  }

  /// The property at one of the positions of a site.
  @inlinable public func property(_ position: Int) -> PropertyEntry {
    position < properties.count
      ? properties[position] : foreignProperties[position - properties.count]
  }

  /// The entry of the element itself for a property: for a control state, else for the normal one.
  @inlinable public func written(
    _ name: PropertyName, of index: Int, in state: ControlState = .normal,
    group: PropertyEntry.Group = .own
  ) -> PropertyEntry? {
    guard sites[index].names.mayContain(name) else { return nil }
    var normal: PropertyEntry?
    for position in sites[index].properties {
      let entry = property(position)
      guard entry.name == name, entry.group == group, entry.parameter < 0 else { continue }
      if entry.holds(in: state) { return entry }
      if normal == nil, entry.holds(in: .normal) { normal = entry }
    }
    return normal
  }

  /// Whether an element itself sets a property, for any state.
  @inlinable public func isWritten(_ name: PropertyName, of index: Int) -> Bool {
    guard sites[index].names.mayContain(name) else { return false }
    return sites[index].properties.contains { position in
      let entry = property(position)
      return entry.name == name && entry.group == .own && entry.parameter < 0
    }
  }

  /// Where the value of a property of an element comes from in a control state.
  public func source(
    _ name: PropertyName, of index: Int, in state: ControlState = .normal
  ) -> PropertySource {
    if isStandard(name, of: index) { return .standard(standard(name, of: index)) }
    let own = ownSource(name, of: index, in: state)
    let kind = Kind.named(sites[index].element.kind)
    guard let property = kind.property(named: name), property.isInherited else { return own }
    if case .standard = own {} else if !isNil(own, of: index) { return own }
    var outer = holder(of: index)
    while let around = outer {
      if let found = said(name, of: around, in: .normal), !isNil(found, of: around) {
        return .inherited(from: around, found)
      }
      outer = holder(of: around)
    }
    return own
  }

  /// Whether a property surely has its default: most have, and the answer costs little.
  public func isStandard(_ name: PropertyName, of index: Int) -> Bool {
    !sites[index].names.mayContain(name)
      && !appearances.names(of: sites[index].element.kind).mayContain(name)
      && Kind.named(sites[index].element.kind).property(named: name)?.isAlone ?? true
  }

  /// The default of a property of an element; nil when that is not a value.
  public func standard(_ name: PropertyName, of index: Int) -> Value? {
    Defaults.value(of: name, in: sites[index].element.kind)
  }

  /// The same, but for what the elements around say.
  public func ownSource(
    _ name: PropertyName, of index: Int, in state: ControlState = .normal
  ) -> PropertySource {
    let kind = sites[index].element.kind
    let property = Kind.named(kind).property(named: name)
    if let decider = property?.decidedBy, let entry = written(decider, of: index) {
      return .bound(entry)
    }
    var found = said(name, of: index, in: state)
    // Nil for a state leaves it to the normal one, as in UIKit.
    if state != .normal, found.map({ isNil($0, of: index) }) ?? true {
      found = said(name, of: index, in: .normal)
    }
    let isInherited = property?.isInherited ?? false
    if let found, !isInherited || !isNil(found, of: index) { return found }
    if let leader = property?.followsBinding,
      let binding = written(leader, of: index), binding.form == .binding
    {
      return .bound(binding)
    }
    return found ?? .standard(Defaults.value(of: name, in: kind))
  }

  /// The nearest element around another one; conditions, loops and uses of components say nothing.
  public func holder(of index: Int) -> Int? {
    var next = Int(sites[index].instance.parent)
    while next >= 0, sites[next].element.form != .kind { next = Int(sites[next].instance.parent) }
    return next >= 0 ? next : nil
  }

  /// What says a property for that very state.
  private func said(
    _ name: PropertyName, of index: Int, in state: ControlState
  ) -> PropertySource? {
    if let own = written(name, of: index, in: state), own.holds(in: state) { return .written(own) }
    return looks(name, of: index).first { $0.entry.holds(in: state) }.map { .appearance($0) }
  }

  /// What its style and the appearances set for an element, the strongest first.
  public func looks(of index: Int) -> [AppearanceCascade.Entry] {
    let site = sites[index]
    let appearances = appearances.entries(of: site.element.kind)
    guard let style = expansion.program(of: site.instance).style(of: site.element) else {
      return appearances
    }
    return style.program.properties[style.style.properties].map {
      AppearanceCascade.Entry(program: style.program, entry: $0)
    } + appearances
  }

  /// The same for one property.
  public func looks(_ name: PropertyName, of index: Int) -> [AppearanceCascade.Entry] {
    let site = sites[index]
    if site.element.style < 0 { return appearances.entries(name, of: site.element.kind) }
    let isThere =
      site.names.mayContain(name) || appearances.names(of: site.element.kind).mayContain(name)
    return isThere ? looks(of: index).filter { $0.entry.name == name } : []
  }

  private func isNil(_ source: PropertySource, of index: Int) -> Bool {
    switch source {
    case .written(let entry):
      expansion.program(of: sites[index].instance).constant(entry.expression) == Value.none
    case .appearance(let style): style.program.constant(style.entry.expression) == Value.none
    case .bound, .inherited, .standard: false
    }
  }
}

extension PropertyEntry {
  /// Whether it is for a control state; for a pair, on both sides.
  @inlinable public func holds(in state: ControlState) -> Bool {
    self.state == state && rightState ?? state == state
  }
}
