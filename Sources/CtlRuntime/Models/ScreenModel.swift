/// A screen of a `.ctl` file as a value: its variables, and the tree of controls that follows from
/// them.
///
///     var settings = ReaderSettings()
///     settings.copies = 99                       // 20: ranges are kept on every write
///     settings.send(.increment, to: .copiesStepper, actions: app)
///     settings.tree                              // what is on the screen now
///
/// Its variables, and those of its components, can be encoded and decoded; a value out of range is
/// clamped. Running tasks and state that is in no variable are not kept.
public protocol ScreenModel: FieldCodable, Equatable {
  /// The receiver of actions: an `any …Actions`, or `Void` for a screen without actions.
  associatedtype Actions = Void
  /// The elements that people use.
  associatedtype Target: ScreenTarget = Never
  /// The values of the variables that the screen follows: `on month.changed`.
  associatedtype Followed = Void

  /// The tree that people see, and what they did to it.
  var interface: Interface { get set }
  /// The first values of controls.
  var appearance: Appearance { get }
  /// Whether the description reads properties of controls.
  static var readsControls: Bool { get }
  /// The layout that the file asks for.
  static var constraints: [ControlTree.Constraint] { get }
  /// The tasks that it starts.
  static var allTasks: [TaskField<Self>] { get }

  /// The present, which follows the clock while the screen is shown; nil for a screen that does not ask
  /// for it.
  static var nowPath: WritableKeyPath<Self, DateTime>? { get }

  /// The tree that follows from the variables.
  func describe() -> ControlTree
  /// Moves variables back into ranges that depend on other variables.
  mutating func settle()
  /// Gives variables that still have the first values of a former language those of this one.
  mutating func beginAgain(from former: Self)
  /// Copies a control's value into the variables that are bound to it.
  mutating func take(from sender: Sender)
  /// Calls the actions of an event.
  mutating func perform(_ event: ControlEvent, from sender: Sender, actions: Actions)
  /// Does what the screen does when a task has ended well.
  mutating func performEnd(of task: Sender, actions: Actions)
  /// Does what the screen does when a task has failed.
  mutating func performFailure(of task: Sender, actions: Actions)
  /// The variables that the screen follows, as they are now.
  var followed: Followed { get }
  /// Does what the screen does when variables are not what they were, once for each handler. What the app
  /// writes is no such change.
  mutating func performChanges(since former: Followed, actions: Actions)
  /// Before an event: what its parameters are now counts as what the screen that opened it has, whoever gave it.
  mutating func followOpener()
  /// Hands parameters that it may change, and has changed, to the screen that opened it.
  mutating func updateOpener(actions: Actions)
}

extension ScreenModel where Followed == Void {
  /// A screen without handlers for changes follows nothing.
  public var followed: Void { () }
  /// Does nothing.
  public mutating func performChanges(since former: Void, actions: Actions) {}
}

extension ScreenModel {
  public var appearance: Appearance { Appearance() }
  public static var readsControls: Bool { false }
  public static var constraints: [ControlTree.Constraint] { [] }
  public static var allTasks: [TaskField<Self>] { [] }
  public static var nowPath: WritableKeyPath<Self, DateTime>? { nil }
  public mutating func settle() {}
  public mutating func beginAgain(from former: Self) {}
  public mutating func take(from sender: Sender) {}
  public mutating func perform(_ event: ControlEvent, from sender: Sender, actions: Actions) {}
  public mutating func performEnd(of task: Sender, actions: Actions) {}
  public mutating func performFailure(of task: Sender, actions: Actions) {}
  public mutating func followOpener() {}
  public mutating func updateOpener(actions: Actions) {}

  /// The current contents of the screen.
  public var tree: ControlTree { interface.tree }

  /// The texts of the app in the language of the person; a key without a text is its own text.
  public var strings: LocalizedStrings {
    get { interface.strings }
    set {
      let former = self
      interface.strings = newValue
      beginChanges()
      beginAgain(from: former)
      interface.isStale = true
      endChanges()
    }
  }

  /// Notes where the app has put a control, in screen coordinates: VoiceOver gets this frame. The
  /// layout is the app's, so only the app knows it.
  public mutating func place(_ name: Reference, in frame: Rect) {
    interface.place(name, in: frame)
  }

  /// Notes where the app has put a scroll view, and how large its elements are together: it scrolls no
  /// further.
  public mutating func place(_ name: Reference, in frame: Rect, content: Size) {
    interface.place(name, in: frame, content: content)
  }

  /// Changes several values; the tree follows once, when all are changed. Ranges hold meanwhile.
  ///
  ///     settings.change {
  ///       $0.copies = 3
  ///       $0.nightMode = true
  ///     }
  public mutating func change<Result>(_ body: (inout Self) throws -> Result) rethrows -> Result {
    beginChanges()
    defer { endChanges() }
    return try body(&self)
  }

  /// The tree follows what is written from now on at `endChanges()`.
  public mutating func beginChanges() { interface.changes += 1 }

  /// The end of `beginChanges()`; the last one updates the tree.
  public mutating func endChanges() {
    interface.changes = max(0, interface.changes - 1)
    if interface.changes == 0, interface.isStale { update() }
  }

  /// Updates the tree. Writing a variable does so automatically.
  public mutating func update() {
    // A variable that is settled asks for an update too; this one is about to do it.
    guard !interface.isUpdating else { return }
    interface.isUpdating = true
    defer { interface.isUpdating = false }
    settle()
    interface.isStale = interface.changes > 0
    guard !interface.isStale else { return }
    interface.appearance = appearance
    for _ in 0..<updateLimit {
      let before = Self.readsControls ? interface.tree : nil
      var description = describe()
      description.constraints = Self.constraints
      interface.update(to: description)
      // The description may read what has just changed; such chains end, because they have no
      // cycle.
      if before == nil || before == interface.tree { return }
    }
  }

  /// Does what the screen does when it is shown for the first time; afterwards nothing.
  public mutating func appear(actions: Actions) {
    guard !interface.hasAppeared else { return }
    interface.hasAppeared = true
    let former = beginEvent()
    perform(.appear, from: Sender(""), actions: actions)
    update(after: former, actions)
  }

  /// Ends a task well, and does what the screen does then: what waits for the value gets it, and handlers
  /// run.
  ///
  ///     signIn.finish(\.check, with: token, actions: app)
  public mutating func finish<Value>(
    _ task: WritableKeyPath<Self, ScreenTask<Self, Value>>, with value: Value, actions: Actions
  ) {
    let former = beginEvent()
    let receive = self[keyPath: task].takeReceiver()
    self[keyPath: task].finish(value)
    receive?(&self, value)
    end(self[keyPath: task].name, .well, since: former, actions: actions)
  }

  /// Ends a task well that brings no value.
  public mutating func finish(
    _ task: WritableKeyPath<Self, ScreenTask<Self, Never>>, actions: Actions
  ) {
    let former = beginEvent()
    self[keyPath: task].finish()
    end(self[keyPath: task].name, .well, since: former, actions: actions)
  }

  /// Ends a task badly, and does what the screen does then.
  public mutating func fail<Value>(
    _ task: WritableKeyPath<Self, ScreenTask<Self, Value>>, with message: String, actions: Actions
  ) {
    let former = beginEvent()
    self[keyPath: task].fail(message)
    end(self[keyPath: task].name, .badly, since: former, actions: actions)
  }

  /// The variables that the screen follows, as an event finds them.
  mutating func beginEvent() -> Followed {
    followOpener()
    return followed
  }

  /// Does what the screen does when a task has ended.
  /// - Parameter former: The variables that the screen follows, before the task ended.
  mutating func end(
    _ task: Reference, _ end: TaskEnd, since former: Followed, actions: Actions
  ) {
    switch end {
    case .well: performEnd(of: Sender(task), actions: actions)
    case .badly: performFailure(of: Sender(task), actions: actions)
    }
    update(after: former, actions)
  }

  /// Updates the tree, and does what follows from changes of variables.
  mutating func update(after former: Followed, _ actions: Actions) {
    update()
    if Followed.self != Void.self {
      performChanges(since: former, actions: actions)
      update()
    }
    updateOpener(actions: actions)
  }

  private var updateLimit: Int { 64 }

  /// The screen with the state that `encode(to:)` wrote. A missing variable keeps its initial
  /// value, one out of its range is clamped; throws a `DecodingError` for a value of another type.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: FieldKey.self)
    self.init()
    let fields = Self.allFields
    interface.isUpdating = true
    // A range may depend on a variable that is decoded later.
    for _ in fields {
      let before = self
      for field in fields { try field.read(&self, container) }
      if self == before { break }
    }
    interface.isUpdating = false
    update()
  }

  /// Does what a person does to a control, and informs the app: the variables bound to the control
  /// take its value first, then the actions of each event are called in order.
  ///
  /// Returns the events that were sent; none when the control ignores the interaction.
  @discardableResult
  public mutating func send(
    _ interaction: Interaction, to name: Reference, actions: Actions
  ) -> [ControlTree.SentEvent] {
    let former = beginEvent()
    let events = interface.send(interaction, to: name)
    let closed = interface.close(for: events)
    // One description follows all copied values.
    interface.isUpdating = true
    interface.forgetPlaces()
    take(from: Sender(name))
    for sender in Set(events.map(\.sender)) where sender != name { take(from: Sender(sender)) }
    if let closed { take(from: Sender(closed)) }
    interface.isUpdating = false
    update()
    for sent in events { perform(sent.event, from: Sender(sent.sender), actions: actions) }
    interface.forgetPlaces()
    if events.isEmpty { updateOpener(actions: actions) } else { update(after: former, actions) }
    return events
  }
}

extension ScreenModel where Actions == Void {
  /// Does what the screen does when it is shown for the first time; afterwards nothing.
  public mutating func appear() { appear(actions: ()) }

  /// Does what a person does to a control; returns the events that it sent.
  @discardableResult
  public mutating func send(
    _ interaction: Interaction, to name: Reference
  ) -> [ControlTree.SentEvent] {
    send(interaction, to: name, actions: ())
  }
}

/// A part of a screen that a `component` of a `.ctl` file describes. Its parameters are properties;
/// the screen that uses it copies changes of the two-way ones back.
public protocol ComponentModel: Sendable, Equatable {
  /// The receiver of its actions.
  associatedtype Actions = Void

  /// The name of this use in its screen; the names of its elements begin with it.
  var path: Reference { get }
  /// The interface of the screen.
  var interface: Interface { get set }
  /// The layout that the file asks for, with names as in the component.
  static var constraints: [ControlTree.Constraint] { get }

  /// Its elements, which follow from its parameters. Copies a control's value into the values bound
  /// to it.
  @ControlTreeBuilder func describe() -> [ControlTree]
  mutating func take(from sender: Sender)
  /// Calls the actions of an event.
  mutating func perform(_ event: ControlEvent, from sender: Sender, actions: Actions)
}

extension ComponentModel {
  /// The texts of the app, those of its screen.
  public var strings: LocalizedStrings { interface.strings }

  public static var constraints: [ControlTree.Constraint] { [] }
  /// Copies a control's value into the values bound to it.
  public mutating func take(from sender: Sender) {}
  /// Calls the actions of an event.
  public mutating func perform(_ event: ControlEvent, from sender: Sender, actions: Actions) {}
}

extension Field where Root: ScreenModel {
  /// A variable of components in loops: a value for each round with one, by its reference.
  ///
  /// The name has a pair of brackets for each loop: `rows[].isOpen`.
  public init<Value: Codable & Equatable & Sendable>(_ name: String, each type: Value.Type) {
    self.init(
      name,
      write: { screen, container in
        let values = screen.interface.values(like: name, as: type)
        if !values.isEmpty { try container.encode(values, forKey: FieldKey(name)) }
      },
      read: { screen, container in
        let values = try container.decodeIfPresent([String: Value].self, forKey: FieldKey(name))
        for (key, value) in values ?? [:] where Reference(key).pattern == name {
          screen.interface.setValue(value, of: Reference(key))
        }
      })
  }
}

extension ControlTreeBuilder {
  /// An element, or the elements of a component.
  public static func buildExpression<Component: ComponentModel>(
    _ component: Component
  ) -> [ControlTree] {
    var elements = component.describe()
    guard !Component.constraints.isEmpty, !elements.isEmpty else { return elements }
    elements[0].constraints += Component.constraints.map { constraint in
      constraint.renamed { "\(component.path).\($0)" }
    }
    return elements
  }
}

extension ComponentModel {
  /// A copy whose slots have elements: `card.filled { $0.content = ControlTree.elements { … } }`.
  public func filled(_ fill: (inout Self) -> Void) -> Self {
    var copy = self
    fill(&copy)
    return copy
  }
}

extension ControlTree {
  /// The elements of an item of a list: they keep what people did to them when the item is elsewhere
  /// in the list.
  public static func item<ID>(
    _ id: ID, @ControlTreeBuilder _ elements: () -> [ControlTree]
  ) -> [ControlTree] { item("\(id)", elements) }

  /// The same for a number, of which the general form would ask at run time how it is written.
  public static func item(
    _ id: Int, @ControlTreeBuilder _ elements: () -> [ControlTree]
  ) -> [ControlTree] { item(String(id), elements) }

  /// The same for a text.
  public static func item(
    _ id: String, @ControlTreeBuilder _ elements: () -> [ControlTree]
  ) -> [ControlTree] {
    var elements = elements()
    for index in elements.indices { elements[index].item = id }
    return elements
  }

  /// The elements of a component, of which the only one has the name of the use if it has none: constraints
  /// on the use are about it.
  public static func named(
    _ name: Reference, @ControlTreeBuilder _ elements: () -> [ControlTree]
  ) -> [ControlTree] {
    var elements = elements()
    let only = elements.indices.filter { elements[$0].container?.isModal != true }
    if only.count == 1, elements[only[0]].name == nil { elements[only[0]].name = name }
    return elements
  }

  /// Elements for a slot.
  public static func elements(
    @ControlTreeBuilder _ elements: () -> [ControlTree]
  ) -> [ControlTree] { elements() }
}

extension Control {
  /// A control with the appearance of an interface.
  public init(_ interface: Interface) { self = interface.appearance[Self.self] }
}
