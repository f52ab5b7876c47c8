/// One element as a host shows it: without the elements inside, and with what the elements around it
/// mean for it.
public struct HostedElement: Sendable, Equatable {
  /// Unique in its screen; nil when nothing refers to it.
  public var name: Reference?
  /// A control without the elements at its ends, or a container without its children.
  public var content: ControlTree.Content
  /// Whether it is itself invisible, or waits for a button to reveal it.
  public var isHidden: Bool
  /// The nearest container; nil for the screen.
  public var container: ControlTree.Container.Kind?
  /// Whether it is in a bar, at any depth.
  public var isInBar: Bool
  /// The layout that it asks for, between elements anywhere in the screen.
  public var constraints: [ControlTree.Constraint]
  /// What VoiceOver has to know of it.
  public var spoken: Spoken

  /// What VoiceOver has to know of an element, beside what the system's own view says.
  public struct Spoken: Sendable, Hashable {
    /// Its own name, else that of the label or the row that describes it.
    public var name: String?
    /// What happens when it is used.
    public var hint: String?
    /// The value in words of the screen; nil keeps that of the system's view.
    public var value: String?
    /// Nil keeps the traits of the system's view.
    public var traits: AccessibilityTraits?
    /// For tests; never spoken.
    public var identifier: String?
  }

  /// The control; nil for a container.
  public var control: AnyControl? {
    if case .control(let control) = content { control } else { nil }
  }

  /// The container, without children; nil for a control.
  public var shell: ControlTree.Container? {
    if case .container(let container) = content { container } else { nil }
  }

  /// What an element is. A view of one kind never becomes one of another.
  public enum Kind: Hashable, Sendable {
    case control(ControlKind)
    case container(ControlTree.Container.Kind)
  }

  /// Its kind.
  public var kind: Kind { content.kind }
}

extension ControlTree.Content {
  var kind: HostedElement.Kind {
    switch self {
    case .control(let control): .control(control.kind)
    case .container(let container): .container(container.kind)
    }
  }

  /// Without the elements inside, which are elements of their own for a host.
  var shell: Self {
    switch self {
    case .container(var container):
      container.children = []
      return .container(container)
    case .control(let control): return .control(control.withoutAccessories)
    }
  }
}

/// What the elements around an element mean for it.
struct Surroundings {
  /// The texts of all labels.
  let labels: [Reference: String]
  var container: ControlTree.Container.Kind?
  var isInBar = false
  /// The row around.
  var row: NamingRow?

  init(_ tree: ControlTree) {
    var labels: [Reference: String] = [:]
    for (name, control) in tree.controls {
      if let name, let label = control[as: Label.self] { labels[name] = label.text }
    }
    self.labels = labels
  }

  func inside(_ tree: ControlTree) -> Surroundings {
    guard let container = tree.container else { return self }
    var result = self
    result.container = container.kind
    switch container.kind {
    case .statusBar, .navigationBar, .toolbar: result.isInBar = true
    case .row:
      result.row = tree.namingRow
    default: break
    }
    return result
  }

  func element(_ tree: ControlTree) -> HostedElement {
    let accessibility: Accessibility
    var name: String?
    switch tree.content {
    case .control(let control):
      accessibility = control.view.accessibility
      let label = control.view.describedBy.flatMap { labels[$0] }
      name = control.control.accessibleName(describedBy: label, row: row)
    case .container(let container):
      accessibility = container.accessibility
      name = accessibility.label
    }
    return HostedElement(
      name: tree.name, content: tree.content.shell, isHidden: tree.isHidden, container: container,
      isInBar: isInBar, constraints: tree.constraints,
      spoken: HostedElement.Spoken(
        name: name, hint: accessibility.hint, value: accessibility.value,
        traits: accessibility.traits, identifier: accessibility.identifier))
  }
}
