/// The current contents of a screen: the controls as its file describes them, and what people did
/// to them.
///
/// A screen describes its tree again whenever one of its values changes. `update(to:)` then writes
/// only the properties whose description changed; everything else stays as people left it: the
/// cursor in a text field, an open list, a picker without a variable.
public struct Interface: Sendable, Equatable {
  /// The current tree.
  public private(set) var tree = ControlTree(.screen)
  /// The first values of the screen's controls.
  public var appearance = Appearance()
  /// The texts of the app in the language of the person.
  public var strings = LocalizedStrings()
  /// The last description of the controls.
  private var described: [Reference: AnyControl] = [:]
  /// The texts of its views.
  private var describedTexts: [Reference: String] = [:]
  /// The alerts and action sheets that are described as shown.
  private var describedPresented: Set<Reference> = []
  /// The variables of components.
  private var values: [Reference: StoredValue] = [:]
  var isUpdating = false

  /// An empty screen.
  public init() {}

  /// Writes the differences from the last description. A new control starts as described; one that
  /// is no longer described is removed.
  public mutating func update(to description: ControlTree) {
    let former = described
    described = description.namedControls
    let formerTexts = describedTexts
    describedTexts = description.texts
    // A text that the description changes is the new one.
    let texts = tree.texts.filter { describedTexts[$0.key] == formerTexts[$0.key] }
    // What people closed stays closed until the description presents it anew.
    let formerPresented = describedPresented
    describedPresented = description.presented
    let closed = formerPresented.intersection(describedPresented).subtracting(tree.presented)
    tree = description.keeping(
      Kept(
        controls: tree.namedControls, former: former, selectedRows: tree.selectedRows,
        texts: texts, closed: closed))
    tree.cover()
  }

  /// The current control of a name; one with the defaults while there is none of that kind.
  public subscript<C: Control>(type: C.Type, name: Reference) -> C {
    guard let element = tree.path(to: name)?.last, var control = element.control?[as: C.self]
    else { return C() }
    if element.isCovered { control.view.isHidden = true }
    return control
  }

  /// The current container of a name; an empty view while there is none.
  public subscript(container name: Reference) -> ControlTree.Container {
    guard let element = tree.path(to: name)?.last, var container = element.container else {
      return ControlTree.Container(kind: .view)
    }
    container.isHidden = element.isHidden
    return container
  }

  /// Does something to a control, like `ControlTree.send`.
  public mutating func send(
    _ interaction: Interaction, to name: Reference
  ) -> [ControlTree.SentEvent] {
    tree.send(interaction, to: name)
  }

  /// Changes the element of a name; the body also gets whether it is hidden by what is around it.
  mutating func change(_ name: Reference, _ body: (inout ControlTree, Bool) -> Void) {
    tree.change(name, body)
  }

  mutating func change(_ body: (inout ControlTree) -> Void) { body(&tree) }

  /// Notes where the app has put a control, in screen coordinates: its accessibility frame.
  public mutating func place(_ name: Reference, in frame: Rect) { tree[name]?.view.frame = frame }

  /// The control that sent an event, when it is of a kind, so that a variable can take one of its
  /// properties. From now on that property counts as described: if the variable did not accept the
  /// value, the next update corrects the control.
  public mutating func take<C: Control, Value>(
    _ type: C.Type, _ path: WritableKeyPath<C, Value>, from sender: Sender
  ) -> C? {
    guard let control = tree[sender.reference]?[as: C.self] else { return nil }
    described[sender.reference]?[as: C.self]?[keyPath: path] = control[keyPath: path]
    return control
  }

  // MARK: State of components

  /// A value that a component stores under a name.
  public func value<Value: Equatable & Sendable>(_ name: Reference, or initial: Value) -> Value {
    // Not in one step: a missing optional value would be a stored nil.
    guard let stored = values[name] else { return initial }
    return stored.value as? Value ?? initial
  }

  /// Stores a value for a component.
  public mutating func setValue(_ value: some Equatable & Sendable, of name: Reference) {
    values[name] = StoredValue(value: value)
  }

  /// The values of a type whose references match a pattern, such as `rows[].isOpen`.
  func values<Value>(like pattern: String, as type: Value.Type) -> [String: Value] {
    var result: [String: Value] = [:]
    for (name, stored) in values where name.pattern == pattern {
      if let value = stored.value as? Value { result[name.rawValue] = value }
    }
    return result
  }

  private struct StoredValue: Sendable, Equatable {
    var value: any Equatable & Sendable

    static func == (a: Self, b: Self) -> Bool {
      func equals<Value: Equatable>(_ value: Value) -> Bool { b.value as? Value == value }
      return equals(a.value)
    }
  }
}

/// The parts of the former tree that an update keeps.
struct Kept {
  /// The controls as they were.
  var controls: [Reference: AnyControl]
  /// The same controls as they were described.
  var former: [Reference: AnyControl]
  /// The rows that were tapped.
  var selectedRows: Set<Reference>
  /// The texts of the views that people type into.
  var texts: [Reference: String]
  /// The alerts and action sheets that were closed.
  var closed: Set<Reference>

  func merged(_ control: AnyControl, name: Reference?) -> AnyControl {
    guard let name, let live = controls[name], let former = former[name] else { return control }
    return control.merged(former: former, live: live)
  }
}

extension ControlTree {
  fileprivate var namedControls: [Reference: AnyControl] {
    var result: [Reference: AnyControl] = [:]
    for (name, control) in controls {
      if let name { result[name] = control }
    }
    return result
  }

  fileprivate var selectedRows: Set<Reference> {
    var result = children.reduce(into: Set()) { $0.formUnion($1.selectedRows) }
    if let name, container?.isSelected == true { result.insert(name) }
    return result
  }

  fileprivate var texts: [Reference: String] {
    var result = children.reduce(into: [:]) { $0.merge($1.texts) { first, _ in first } }
    if let name, let container, container.acceptsKeyboardInput { result[name] = container.text }
    return result
  }

  /// This description with the kept parts of the former tree.
  fileprivate func keeping(_ kept: Kept) -> ControlTree {
    var result = self
    switch content {
    case .control(let control):
      var merged = kept.merged(control, name: name)
      merged.keepAccessories(of: control) { $0.keeping(kept) }
      result.content = .control(merged)
    case .container(var container):
      if let name {
        container.isSelected = kept.selectedRows.contains(name)
        container.text = kept.texts[name] ?? container.text
        if kept.closed.contains(name) { container.isPresented = false }
      }
      container.children = container.children.map { $0.keeping(kept) }
      result.content = .container(container)
    }
    return result
  }
}

extension AnyControl {
  fileprivate func merged(former: AnyControl, live: AnyControl) -> AnyControl {
    func merge<C: Control>(_ described: C) -> AnyControl {
      guard let former = former[as: C.self], var result = live[as: C.self] else { return self }
      for field in C.allFields { field.update(&result, former, described) }
      return AnyControl(result)
    }
    return merge(control)
  }
}
