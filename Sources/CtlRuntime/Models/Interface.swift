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
  /// The last description.
  private var described = ControlTree(.screen)
  /// Whether there has been a button that reveals a view.
  private var hasRevealing = false
  /// Whether views wait for such a button, or show their backs.
  private var isCovering = false
  /// The variables of components.
  private var values: [Reference: StoredValue] = [:]
  /// Where the items of a sender are in the lists that loops sort or filter.
  private var places: [Sender.Loop: Int] = [:]
  var isUpdating = false
  /// Whether the screen has been shown, as `appear(actions:)` notes, or stands as a sample: it does not do
  /// again what it does then.
  public var hasAppeared = false
  /// How many changes are under way that the tree follows only at their end.
  var changes = 0
  /// Whether the tree has to follow them.
  var isStale = false

  /// An empty screen.
  public init() {}

  /// An empty screen with texts in a language, a tag such as `zh-Hans`.
  public init(language: String) { strings.language = language }

  /// Writes the differences from the last description. A new control starts as described; one that
  /// is no longer described is removed.
  public mutating func update(to description: ControlTree) {
    var update = TreeUpdate(former: described, live: tree, keepsParts: !isCovering)
    if let changed = update.changed(description) { tree = changed }
    described = description
    hasRevealing = hasRevealing || update.hasRevealing
    isCovering = hasRevealing && tree.cover()
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

  /// The control that sent an event, when it is of a kind and one of its properties is not as described, so that
  /// a variable can take that property: a wheel that stops where it was leaves the variable as it is, unless
  /// that was outside of the bounds. From now on the property counts as described: if the variable did not accept the value, the next update
  /// corrects the control.
  public mutating func take<C: Control, Value: Equatable>(
    _ type: C.Type, _ path: WritableKeyPath<C, Value>, from sender: Sender
  ) -> C? {
    guard let control = tree[sender.reference]?[as: C.self] else { return nil }
    var isChanged = false
    described.change(sender.reference) { element, _ in
      guard case .control(var described) = element.content,
        let former = described[as: C.self],
        former[keyPath: path] != control[keyPath: path] || control.hasLeftHold(of: former)
      else { return }
      isChanged = true
      described[as: C.self]?[keyPath: path] = control[keyPath: path]
      element.content = .control(described)
    }
    return isChanged ? control : nil
  }

  /// Where the item of a sender is in the list that a loop sorts or filters: where it was when this was asked
  /// first, since a variable that takes the value of a control may move the item to another round.
  /// - Parameters:
  ///   - sender: The element that people used, in the loop.
  ///   - loop: Which of the loops around it, from the outermost, counted from 0.
  ///   - found: Where the item is by now.
  ///   - count: The number of items that the list has by now.
  public mutating func place(
    of sender: Sender, _ loop: Int, _ found: Int?, in count: Int
  ) -> Int? {
    let loop = Sender.Loop(sender, loop)
    if let known = places[loop], known < count { return known }
    places[loop] = found
    return found
  }

  /// Handles another event.
  mutating func forgetPlaces() { if !places.isEmpty { places = [:] } }

  /// Changes what counts as the description of a container.
  mutating func describe(_ name: Reference, _ body: (inout ControlTree.Container) -> Void) {
    described.change(name) { element, _ in
      guard case .container(var container) = element.content else { return }
      body(&container)
      element.content = .container(container)
    }
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
