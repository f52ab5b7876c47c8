/// What an element of a screen can be: one of the 18 controls, a container, a part of a control,
/// or a companion that the guidelines name beside the controls.
///
/// The catalogue is data. Every layer above reads it and none repeats it: the checker takes types
/// and events from here, completion its proposals, the generator its defaults, the reference its
/// tables. A kind is one file in `Controls/` or `Containers/` plus one line in `Kind.all`.
public struct Kind: Sendable {
  public let name: KindName
  public let role: Role
  /// The heading of the guidelines ("Stepper", 步进器).
  public let title: Localized
  /// One or two sentences for hovers and the reference.
  public let documentation: Localized
  /// The UIKit class (and button type) behind the kind; empty for containers without one.
  public let uikitClass: String
  /// Whether UIControl is the base class: states, control events and target-action apply.
  public let isControl: Bool
  /// Whether a person can touch it.
  public let isInteractive: Bool
  /// The property that a string after the kind (and name) sets; nil when the kind takes none.
  public let primaryText: PropertyName?
  /// The kind's own properties, in the order of the catalogue; the common ones are not repeated.
  public let ownProperties: [Property]
  public let events: EventSet
  public let defaultEvent: EventName?
  /// What the guidelines say about where it may stand. Rules enforce it; this is for people.
  public let placement: Localized
  /// Dimensions that the system fixes and nobody may set.
  public let fixedSize: FixedSize
  /// The traits it has unless the file says otherwise.
  public let defaultTraits: [String]
  /// Whether the baseline is defined for layout.
  public let hasBaseline: Bool
  /// Kinds that the guidelines compare it with, most useful first.
  public let related: [KindName]
  /// Which elements may stand inside.
  public let children: ChildPolicy
  /// The B-list: what the runtime model does, one sentence each; `B1` is the first.
  public let behaviors: [Localized]

  public init(
    _ name: KindName, role: Role, title: Localized, documentation: Localized,
    uikitClass: String = "", isControl: Bool = false, isInteractive: Bool = false,
    primaryText: PropertyName? = nil, ownProperties: [Property] = [], events: EventSet = .none,
    defaultEvent: EventName? = nil, placement: Localized = Localized("", ""),
    fixedSize: FixedSize = .none, defaultTraits: [String] = [], hasBaseline: Bool = true,
    related: [KindName] = [], children: ChildPolicy = .none, behaviors: [Localized] = []
  ) {
    self.name = name
    self.role = role
    self.title = title
    self.documentation = documentation
    self.uikitClass = uikitClass
    self.isControl = isControl
    self.isInteractive = isInteractive
    self.primaryText = primaryText
    self.ownProperties = ownProperties
    self.events = events
    self.defaultEvent = defaultEvent
    self.placement = placement
    self.fixedSize = fixedSize
    self.defaultTraits = defaultTraits
    self.hasBaseline = hasBaseline
    self.related = related
    self.children = children
    self.behaviors = behaviors
  }

  public enum Role: String, Sendable {
    /// One of the 18 kinds of the guidelines.
    case control
    /// Holds elements: bars, tables, rows, stacks, views, the screen itself.
    case container
    /// Stands only inside its owner: a segment, a wheel.
    case part
    /// Named by the guidelines beside the controls: text view, volume view.
    case companion
  }

  public enum FixedSize: String, Sendable { case none, height, both }

  public enum ChildPolicy: Sendable, Equatable {
    /// No elements inside.
    case none
    /// Any element that is not a part.
    case elements
    /// Only these kinds.
    case only([KindName])
  }
}
