#if canImport(Observation)
  import Observation

  /// A screen that views and tests observe: readers of a value are told when it changes, and only
  /// then. A screen itself is a value; an app keeps it here.
  ///
  ///     @State private var settings = ObservedScreen(ReaderSettings(), actions: app)
  ///
  ///     Text(settings.copiesLabel.text)
  ///     Button("Print") { settings.send(.tap, to: .printPagesButton) }
  ///
  /// Use it from one isolation domain, such as the main actor; it does not lock. An action changes
  /// the screen that it gets, and observers are told when all actions are done. Tasks that the screen
  /// starts run beside the actor, change the screen when they are done, and end when it goes. From
  /// `appear()` to `disappear()` the `now` of the screen follows the clock.
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  @dynamicMemberLookup
  public final class ObservedScreen<Model: ScreenModel>: Observable {
    /// The receiver of actions.
    public var actions: Model.Actions

    private var model: Model
    private let registrar = ObservationRegistrar()
    private let tasks = TaskRunner<Model>()
    private let clock = ScreenClock()
    /// The properties that were read, each with the means to tell its observers.
    private var watches: [PartialKeyPath<Model>: Watch] = [:]

    private struct Watch {
      let hasChanged: (Model, Model) -> Bool
      let willChange: () -> Void
      let didChange: () -> Void
    }

    /// Keeps a screen, and the receiver of its actions.
    public init(_ model: Model, actions: Model.Actions) {
      self.model = model
      self.actions = actions
    }

    /// The screen as a value: to write its state, or to replace it. Its readers are told of every
    /// change.
    public var screen: Model {
      get { read(\.self) }
      set { apply { $0 = newValue } }
    }

    /// A value of the screen: a variable, a control, the tree.
    public subscript<Value: Equatable>(dynamicMember path: KeyPath<Model, Value>) -> Value {
      read(path)
    }

    /// Writing clamps to ranges, and tells the observers of everything that follows.
    public subscript<Value: Equatable>(
      dynamicMember path: WritableKeyPath<Model, Value>
    ) -> Value {
      get { read(path) }
      set { apply { $0[keyPath: path] = newValue } }
    }

    /// Does what a person does to a control; returns the events that it sent.
    @discardableResult
    public func send(
      _ interaction: Interaction, to name: Reference,
      isolation: isolated (any Actor)? = #isolation
    ) -> [ControlTree.SentEvent] {
      var events: [ControlTree.SentEvent] = []
      apply { events = $0.send(interaction, to: name, actions: actions) }
      startTasks(isolation: isolation)
      return events
    }

    /// Does what a person does to an element; returns the events that it sent.
    @discardableResult
    public func send(
      _ interaction: Interaction, to target: Model.Target,
      isolation: isolated (any Actor)? = #isolation
    ) -> [ControlTree.SentEvent] {
      send(interaction, to: target.reference, isolation: isolation)
    }

    /// The screen is shown; what it does when that happens is done once.
    public func appear(isolation: isolated (any Actor)? = #isolation) {
      apply { $0.appear(actions: actions) }
      startTasks(isolation: isolation)
      guard let now = Model.nowPath else { return }
      clock.start(isolation: isolation) { [weak self] date in
        guard let self, model[keyPath: now] != date else { return }
        apply { $0[keyPath: now] = date }
      }
    }

    /// The screen is not seen, for a while or for good: its clock stands.
    public func disappear() { clock.stop() }

    /// Starts the tasks that the screen asks for: after its `screen` was written, when that does what
    /// people do.
    public func startTasks(isolation: isolated (any Actor)? = #isolation) {
      if Model.allTasks.isEmpty { return }
      tasks.follow(&model, isolation: isolation) { [weak self] end in
        var how: TaskEnd?
        self?.apply { $0.change { how = end(&$0) } }
        return how
      } end: { [weak self] task, how, former in
        guard let self else { return }
        apply { $0.end(task, how, since: former, actions: actions) }
        startTasks(isolation: isolation)
      }
    }

    /// Tells all work to stop, as when the screen goes.
    public func cancelTasks() {
      disappear()
      tasks.cancel()
    }

    /// Changes several values at once, or hands a result back; the tree follows, observers are told
    /// once, and the tasks that follow start.
    public func change(
      isolation: isolated (any Actor)? = #isolation, _ body: (inout Model) -> Void
    ) {
      apply { $0.change(body) }
      startTasks(isolation: isolation)
    }

    /// Has what the screen that opened it gives it now, and does what follows from that.
    public func follow(
      isolation: isolated (any Actor)? = #isolation, _ update: (inout Model) -> Void
    ) {
      apply { $0.follow(actions: actions, update) }
      startTasks(isolation: isolation)
    }

    private func apply(_ body: (inout Model) -> Void) {
      var changed = model
      body(&changed)
      let told = watches.values.filter { $0.hasChanged(model, changed) }
      for watch in told { watch.willChange() }
      model = changed
      for watch in told { watch.didChange() }
    }

    private func read<Value: Equatable>(_ path: KeyPath<Model, Value>) -> Value {
      let own = \ObservedScreen<Model>.[value: path]
      if watches[path] == nil {
        watches[path] = Watch(
          hasChanged: { $0[keyPath: path] != $1[keyPath: path] },
          willChange: { [unowned self] in registrar.willSet(self, keyPath: own) },
          didChange: { [unowned self] in registrar.didSet(self, keyPath: own) })
      }
      registrar.access(self, keyPath: own)
      return model[keyPath: path]
    }

    private subscript<Value>(value path: KeyPath<Model, Value>) -> Value { model[keyPath: path] }
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  extension ObservedScreen where Model.Actions == Void {
    /// Keeps a screen without actions.
    public convenience init(_ model: Model) { self.init(model, actions: ()) }
  }
#endif
