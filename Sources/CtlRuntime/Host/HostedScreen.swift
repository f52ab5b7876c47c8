/// A screen and the host that shows it: what people do goes to the screen, and what then is different
/// goes to the host.
@MainActor
public final class HostedScreen<Model: ScreenModel, Host: ScreenHost> {
  /// The host.
  public let host: Host
  private let hosted: HostedTree<Host>
  private let read: () -> Model
  private let write: (Model) -> Void
  private let actions: () -> Model.Actions
  /// Who runs the tasks of the screen; nil for `tasks`.
  private let startTasks: (() -> Void)?
  private let tasks = TaskRunner<Model>()
  private let clock = ScreenClock()
  /// What people did while the host was busy with an update.
  private var waiting: [() -> Void] = []
  private var isShowing = false
  /// What the outer screen of a tab gives this one while it does what people did.
  private var given: [(inout Model) -> Void] = []
  private var isChanging = false

  /// A screen that stands elsewhere, such as in an `ObservedScreen`, which then runs its tasks.
  public init(
    on host: Host, read: @escaping () -> Model, write: @escaping (Model) -> Void,
    actions: @escaping () -> Model.Actions, startTasks: (() -> Void)? = nil
  ) {
    self.host = host
    hosted = HostedTree(host)
    (self.read, self.write, self.actions, self.startTasks) = (read, write, actions, startTasks)
  }

  /// A screen of its own.
  public convenience init(_ screen: Model, actions: Model.Actions, on host: Host) {
    var screen = screen
    self.init(on: host, read: { screen }, write: { screen = $0 }, actions: { actions })
  }

  /// The screen as a value. Writing shows it, and starts the tasks that follow.
  public var screen: Model {
    get { read() }
    set {
      write(newValue)
      runTasks()
      show()
    }
  }

  /// Has what the screen that holds or opened it gives it now, and does what follows; at the end of an event, when it asked
  /// for that itself.
  public func follow(_ update: @escaping (inout Model) -> Void) {
    if isChanging { return given.append(update) }
    change { $0.follow(actions: $1, update) }
  }

  /// What the host has for the whole screen; nil before it is shown.
  public var element: Host.Element? { hosted.element }

  /// Tells the host what has changed since the last time.
  public func show() {
    guard !isShowing else { return }
    isShowing = true
    hosted.update(to: read().tree)
    isShowing = false
    if !waiting.isEmpty { waiting.removeFirst()() }
  }

  /// The screen is shown; what it does when that happens is done once.
  public func appear() {
    change { $0.appear(actions: $1) }
    guard let now = Model.nowPath else { return }
    clock.start(isolation: #isolation) { [weak self] date in
      guard let self, screen[keyPath: now] != date else { return }
      screen[keyPath: now] = date
    }
  }

  /// The screen is not seen, for a while or for good: its clock stands.
  public func disappear() { clock.stop() }

  /// Notes where the host has put controls, in screen coordinates: their accessibility frames. Nothing is
  /// written when all are known.
  public func place(_ frames: [Reference: Rect]) {
    var screen = read()
    let moved = frames.filter { name, frame in
      screen.tree[name].map { $0.view.frame != frame } ?? false
    }
    if moved.isEmpty { return }
    for (name, frame) in moved {
      hosted.note(name) { content in
        guard case .control(var control) = content else { return }
        control.view.frame = frame
        content = .control(control)
      }
      screen.place(name, in: frame)
    }
    write(screen)
  }

  /// Tells all work of the screen to stop: it goes.
  public func cancelTasks() { tasks.cancel() }

  /// Does what a person does to an element: the screen decides what happens then.
  public func send(_ interaction: Interaction, to name: Reference) {
    change { $0.send(interaction, to: name, actions: $1) }
  }

  /// Does what a person does to an element.
  public func send(_ interaction: Interaction, to target: Model.Target) {
    send(interaction, to: target.reference)
  }

  /// The system's own control has sent an event, after a change that it shows already: that of the
  /// body, which gets what the host shows and what the screen has.
  public func send(
    _ event: ControlEvent, from name: Reference,
    after body: @escaping (inout ControlTree.Content) -> Void
  ) {
    change { [hosted] screen, actions in
      hosted.note(name, body)
      screen.send(event, from: name, actions: actions, after: body)
    }
  }

  private func change(_ body: @escaping (inout Model, Model.Actions) -> Void) {
    guard !isShowing else {
      waiting.append { [weak self] in self?.change(body) }
      return
    }
    // An action may read the screen from where it stands, so it changes a copy.
    var screen = read()
    isChanging = true
    body(&screen, actions())
    if !given.isEmpty {
      let updates = takeGiven()
      screen.follow(actions: actions()) { for update in updates { update(&$0) } }
    }
    isChanging = false
    // What comes back once more starts no handler: two screens could answer each other for ever.
    for update in takeGiven() { screen.change(update) }
    write(screen)
    runTasks()
    show()
  }

  private func takeGiven() -> [(inout Model) -> Void] {
    defer { given = [] }
    return given
  }

  private func runTasks() {
    if Model.allTasks.isEmpty { return }
    if let startTasks { return startTasks() }
    var screen = read()
    tasks.follow(&screen, isolation: #isolation) { [weak self] end in
      guard let self else { return nil }
      var screen = self.screen
      let how = end(&screen)
      self.screen = screen
      return how
    } end: { [weak self] task, how, former in
      self?.change { $0.end(task, how, since: former, actions: $1) }
    }
    write(screen)
  }
}

extension ScreenModel {
  /// The system's own control has sent an event, after a change that the body makes here too. The
  /// variables bound to it take its value, within their ranges, and the actions of the event follow.
  ///
  /// `send(_:to:actions:)` is for hosts whose controls have no behavior of their own.
  public mutating func send(
    _ event: ControlEvent, from name: Reference, actions: Actions,
    after body: (inout ControlTree.Content) -> Void
  ) {
    let former = beginEvent()
    guard interface.change(name, body) else { return }
    interface.isUpdating = true
    interface.forgetPlaces()
    take(from: Sender(name))
    interface.isUpdating = false
    update()
    perform(event, from: Sender(name), actions: actions)
    interface.forgetPlaces()
    update(after: former, actions)
  }
}

extension Interface {
  /// Changes the element of a name; returns false when none is visible.
  fileprivate mutating func change(
    _ name: Reference, _ body: (inout ControlTree.Content) -> Void
  ) -> Bool {
    var isVisible = false
    change(name) { element, isHidden in
      let isOff = isHidden || element.isCovered || element.control?.view.isHidden == true
      guard !isOff, element.container?.isHidden != true else { return }
      isVisible = true
      body(&element.content)
    }
    return isVisible
  }
}

extension TouchControl {
  /// Follows a touch that the system's own control has followed already: the highlight, and what a
  /// button does by itself when it is tapped.
  public mutating func follow(_ event: ControlEvent.Name) {
    let touches: [Touch] =
      switch event {
      case .touchDown, .touchDownRepeat: [.down]
      case .touchDragEnter, .touchDragInside: [.down, .move(inside: true)]
      case .touchDragExit, .touchDragOutside: [.down, .move(inside: false)]
      case .touchUpInside: [.down, .move(inside: true), .up]
      case .touchUpOutside: [.move(inside: false), .up]
      case .touchCancel: [.cancel]
      default: []
      }
    let isButton = Self.facts.events == .touch
    for touch in touches { _ = isButton ? self.touch(touch) : track(touch) }
  }
}
