/// A kind of element in a screen: one of the 18 controls, a container, a part of a control, or a
/// companion that the guidelines name beside the controls.
///
/// The catalogue is data. Every layer above reads it and none repeats it: the checker takes types
/// and events from here, completion its proposals, the generator its defaults, the reference its
/// tables. A kind is one file in the folder of its role plus one entry in `KindName` and one in `Kind.all`.
///
/// An immutable class: passing a kind costs one reference, not twenty fields.
public final class Kind: Sendable {
  public let name: KindName
  public let role: Role
  /// The heading of the guidelines ("Stepper", 步进器).
  public let title: Localized
  /// One or two sentences for hovers and the reference.
  public let documentation: Localized
  /// The UIKit class (and button type) of the kind; empty for containers without one.
  public let uikitClass: String
  /// The type of the runtime; it has none for a container.
  public let swiftName: String
  /// Whether the guidelines have it only as the old form of another one.
  public let isDeprecated: Bool
  /// Whether UIControl is the base class: states, control events and target-action apply.
  public let isControl: Bool
  /// Whether a person can touch it.
  public let isInteractive: Bool
  /// The property that a string after the kind (and name) sets; nil when the kind takes none.
  public let primaryText: PropertyName?
  /// Whether its own text or image can be aligned inside it.
  public let alignsContent: Bool
  /// The kind's own properties, in the order of the catalogue, and then the misplaced ones that a
  /// rule reports; the common ones are not repeated.
  public let ownProperties: [Property]
  /// All properties of the kind, each name once: its own first, then the common ones.
  public let properties: [Property]
  /// The index of each property name in `properties`; `noProperty` when the kind lacks it.
  @usableFromInline let propertyIndexes: [UInt8]
  public let events: EventSet
  public let defaultEvent: EventName?
  /// Where it belongs, according to the guidelines. Rules enforce it; this is for people.
  public let placement: Localized
  /// The dimensions that the system fixes.
  public let fixedSize: KindSize
  /// The members of `style` in which it has another size.
  public let styleSizes: KeyValuePairs<String, KindSize>
  /// Its size while nothing else sets one, fixed dimensions included.
  public let naturalSize: KindSize
  /// Whether it takes the remaining width.
  public let takesRoom: Bool
  /// How the layout treats it.
  public let layout: KindLayout
  /// What the system draws behind its elements, where it says no background.
  public let ground: Ground?
  /// Its traits unless the file sets others.
  public let defaultTraits: [String]
  /// Whether the layout has a baseline for it.
  public let hasBaseline: Bool
  /// Kinds that the guidelines compare it with, most useful first.
  public let related: [KindName]
  /// The elements allowed inside.
  public let children: ChildPolicy
  /// The only kinds that may hold it; empty when many may.
  public let owners: [KindName]
  /// The B-list: the behavior of the runtime model, one sentence each; `B1` is the first.
  public let behaviors: [Localized]
  /// A file with the kind and without findings, for the reference. Tests compile it.
  public let example: String

  public init(
    _ name: KindName, role: Role, title: Localized, documentation: Localized,
    uikitClass: String = "", swiftName: String? = nil, isDeprecated: Bool = false,
    isControl: Bool = false,
    isInteractive: Bool = false,
    primaryText: PropertyName? = nil, alignsContent: Bool = false,
    ownProperties: [Property] = [], events: EventSet = .none, defaultEvent: EventName? = nil,
    placement: Localized = Localized("", ""), fixedSize: KindSize = .free,
    styleSizes: KeyValuePairs<String, KindSize> = [:], naturalSize: KindSize = .free,
    takesRoom: Bool = false, layout: KindLayout = KindLayout(),
    ground: Ground? = nil,
    defaultTraits: [String] = [], hasBaseline: Bool = true,
    related: [KindName] = [], children: ChildPolicy = .none, owners: [KindName] = [],
    behaviors: [Localized] = [],
    example: String
  ) {
    self.name = name
    self.role = role
    self.title = title
    self.documentation = documentation
    self.uikitClass = uikitClass
    // Names begin with a small letter of ASCII.
    var word = Array(name.name.utf8)
    word[0] &= 0xDF
    self.swiftName = swiftName ?? String(decoding: word, as: UTF8.self)
    self.isDeprecated = isDeprecated
    self.isControl = isControl
    self.isInteractive = isInteractive
    self.primaryText = primaryText
    self.alignsContent = alignsContent
    self.ownProperties = ownProperties
    let properties = Kind.allProperties(
      of: name, role: role, own: ownProperties, isControl: isControl,
      isInteractive: isInteractive, alignsContent: alignsContent)
    self.properties = properties
    var indexes = [UInt8](repeating: Kind.noProperty, count: PropertyName.allCases.count)
    for (index, property) in properties.enumerated() {
      indexes[property.name.rawValue] = UInt8(index)
    }
    self.propertyIndexes = indexes
    self.events = events
    self.defaultEvent = defaultEvent
    self.placement = placement
    self.fixedSize = fixedSize
    self.styleSizes = styleSizes
    self.naturalSize = KindSize(
      width: fixedSize.width ?? naturalSize.width, height: fixedSize.height ?? naturalSize.height)
    self.takesRoom = takesRoom
    self.layout = layout
    self.ground = ground
    self.defaultTraits = defaultTraits
    self.hasBaseline = hasBaseline
    self.related = related
    self.children = children
    self.owners = owners
    self.behaviors = behaviors
    self.example = example
  }

  /// Whether a person sets a value with it, so that the title of a row may name it: a button does what its
  /// own title says.
  public var isInput: Bool {
    (role == .control || role == .companion) && isInteractive && defaultEvent != .touchUpInside
  }

  @usableFromInline static let noProperty = UInt8.max

  /// The property with a name, in constant time; also a misplaced one, so that the rule in its
  /// `access` can report it. Nil when the kind does not know the name.
  @inlinable
  public func property(named name: PropertyName) -> Property? {
    let index = propertyIndexes[name.rawValue]
    return index == Kind.noProperty ? nil : properties[Int(index)]
  }

  /// The properties that decide a value, itself included: its limits, and the properties that it is
  /// derived from.
  public func sources(of name: PropertyName) -> Set<PropertyName> {
    var result: Set<PropertyName> = [name]
    var pending = [name]
    while let next = pending.popLast() {
      guard let property = property(named: next) else { continue }
      var sources = property.limitedBy + (property.range?.properties ?? [])
      if case .derived(let derivation) = property.defaultValue { sources += derivation.sources }
      for source in sources where result.insert(source).inserted { pending.append(source) }
    }
    return result
  }

  /// Whether it takes its range from the variable that its value is bound to.
  public var followsRange: Bool {
    property(named: .minimumValue)?.followsBinding == .value
  }

  /// Whether it shows the network tasks of its screen unless it names one.
  public var followsNetwork: Bool {
    property(named: .while)?.defaultValue == .derived(.networkTasks)
  }

  /// Whether people type into it.
  public var takesText: Bool { events.events.contains(.editingChanged) }

  /// Whether an element of another kind may stand in it.
  public func holds(_ other: Kind) -> Bool {
    switch children {
    case .none: false
    case .elements:
      other.role != .part && (other.owners.isEmpty || other.owners.contains(name))
    case .only(let kinds): kinds.contains(other.name)
    }
  }

  /// Whether it does what it is for in a kind that may hold it: rows and sections are what tables are made of.
  public func belongs(in holder: Kind) -> Bool {
    switch name {
    case .row: [.table, .section].contains(holder.name)
    case .section: holder.name == .table
    default: true
    }
  }

  /// Whether elements of a kind are its parts.
  public func owns(_ part: KindName) -> Bool { children == .only([part]) }

  /// The least and the greatest number of a property, infinite without a limit.
  public func numbers(of name: PropertyName) -> ClosedRange<Double> {
    property(named: name)?.range?.numbers ?? -Double.infinity...Double.infinity
  }

  /// The names that may be written in the kind, for completion and for suggestions.
  public var propertyNames: [PropertyName] {
    properties.lazy.filter { !$0.isMisplaced }.map(\.name)
  }

  public enum Role: String, Sendable {
    /// One of the 18 kinds of the guidelines.
    case control
    /// Has elements: bars, tables, rows, stacks, views, the screen itself.
    case container
    /// Allowed only inside its owner: a segment, a wheel.
    case part
    /// Named by the guidelines beside the controls: text view, volume view.
    case companion
  }

  public enum ChildPolicy: Sendable, Equatable {
    /// No elements inside.
    case none
    /// Any element that is not a part.
    case elements
    /// Only these kinds.
    case only([KindName])
  }
}
