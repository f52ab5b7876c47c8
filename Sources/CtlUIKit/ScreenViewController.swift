#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import CtlRuntime
  import Observation
  import UIKit

  /// Shows a screen of a `.ctl` file.
  ///
  ///     let controller = ScreenViewController(ReaderSettings(), actions: app)
  ///     navigationController.pushViewController(controller, animated: true)
  ///
  /// In a navigation controller it uses the bar of that; elsewhere it has one of its own.
  public final class ScreenViewController<Model: ScreenModel>: UIViewController {
    private let hosted: HostedScreen<Model, UIKitHost>
    private let bar = TopBar()
    /// The bar and the contents, and the bars below them.
    private let column = UIStackView()
    private var bottom: UIView?
    /// The screen of the chosen tab, in the place of the contents.
    private var held: UINavigationController?
    private var onObserve: () -> Void = {}
    private var onLeave: () -> Void = {}
    private var isPlacing = false
    private var focus = Focus()

    /// A screen that the controller keeps.
    public convenience init(
      _ screen: Model, actions: Model.Actions, images: any ImageSource = SystemImages(),
      contacts: any ContactSource = SystemContacts()
    ) {
      var screen = screen
      self.init(
        read: { screen }, write: { screen = $0 }, actions: { actions },
        ScreenContext(images: images, contacts: contacts))
    }

    /// A screen that the app keeps elsewhere and changes when it wants.
    @available(iOS 17, tvOS 17, visionOS 1, macOS 14, *)
    public convenience init(
      _ observed: ObservedScreen<Model>, images: any ImageSource = SystemImages(),
      contacts: any ContactSource = SystemContacts()
    ) {
      self.init(
        read: { observed.screen }, write: { if observed.screen != $0 { observed.screen = $0 } },
        actions: { observed.actions }, startTasks: { observed.startTasks() },
        ScreenContext(images: images, contacts: contacts))
      onLeave = { observed.cancelTasks() }
      onObserve = { [weak self] in
        self?.follow(observed)
      }
    }

    private init(
      read: @escaping () -> Model, write: @escaping (Model) -> Void,
      actions: @escaping () -> Model.Actions, startTasks: (() -> Void)? = nil,
      _ context: ScreenContext
    ) {
      hosted = HostedScreen(
        on: UIKitHost(context), read: read,
        write: {
          write($0)
          context.giveValues()
        }, actions: actions, startTasks: startTasks)
      super.init(nibName: nil, bundle: nil)
      context.controller = self
      context.showHeld = { [weak self] in self?.show(held: $0) }
      context.send = { [weak self] in self?.hosted.send($0, to: $1) }
      context.scrolled = { [weak self] in self?.elementsMoved() }
      context.report = { [weak self] in self?.hosted.send($0, from: $1, after: $2) }
      title = screen.tree.container?.title
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// The screen as a value. What is written shows at once.
    public var screen: Model {
      get { hosted.screen }
      set { hosted.screen = newValue }
    }

    /// Changes several values at once, for example when work of the app is done.
    public func change(_ body: (inout Model) -> Void) {
      var changed = screen
      changed.change(body)
      screen = changed
    }

    /// Has what the screen that holds or opened it gives it now.
    func follow(_ update: @escaping (inout Model) -> Void) { hosted.follow(update) }

    /// Does what a person does to an element, as a test may.
    public func send(_ interaction: Interaction, to name: Reference) {
      hosted.send(interaction, to: name)
    }

    /// Does what a person does to an element, as a test may.
    public func send(_ interaction: Interaction, to target: Model.Target) {
      hosted.send(interaction, to: target)
    }

    /// The view of an element; nil when there is none of that name now.
    public func view(of name: Reference) -> UIView? {
      loadViewIfNeeded()
      return hosted.host.context[name]?.view
    }

    /// The screens that tabs hold.
    var tabs: (any TabControllers)? {
      get { hosted.host.context.tabs }
      set { hosted.host.context.tabs = newValue }
    }

    /// The screens that this one has opened and that follow it.
    var opened: [OpenedController] {
      get { hosted.host.context.opened }
      set { hosted.host.context.opened = newValue }
    }

    /// What is open over the screen.
    var presenter: Presenter { hosted.host.context.presenter }

    override public func viewDidLoad() {
      super.viewDidLoad()
      hosted.show()
      onObserve()
      guard let root = hosted.element as? ScreenRoot else { return }
      let contents = root.view
      bar.setContentHuggingPriority(.required, for: .vertical)
      column.show([bar, contents])
      column.axis = .vertical
      column.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(column)
      let bottom = root.bottom
      self.bottom = bottom
      bottom.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(bottom)
      let area = view.safeAreaLayoutGuide
      let isAboveBottom = column.bottomAnchor.constraint(equalTo: bottom.topAnchor)
      isAboveBottom.priority = UILayoutPriority(999)
      NSLayoutConstraint.activate([
        column.topAnchor.constraint(equalTo: area.topAnchor),
        column.leadingAnchor.constraint(equalTo: area.leadingAnchor),
        column.trailingAnchor.constraint(equalTo: area.trailingAnchor),
        bottom.leadingAnchor.constraint(equalTo: area.leadingAnchor),
        bottom.trailingAnchor.constraint(equalTo: area.trailingAnchor),
        bottom.bottomAnchor.constraint(equalTo: area.bottomAnchor),
        isAboveBottom,
        column.bottomAnchor.constraint(lessThanOrEqualTo: bottom.topAnchor, constant: 0),
        column.bottomAnchor.constraint(
          lessThanOrEqualTo: view.keyboardLayoutGuide.topAnchor, constant: 0),
      ])
      root.showHeld()
      hosted.host.finish()
    }

    /// Shows the screen of a tab from the top of this one down to the tab bar. Those of other tabs stay
    /// children, so that they are not gone for good.
    private func show(held next: UINavigationController?) {
      guard next !== held, let bottom else { return }
      held?.view.removeFromSuperview()
      held = next
      column.isHidden = next != nil
      guard let next, let shown = next.view else { return }
      let isNew = next.parent == nil
      if isNew { addChild(next) }
      shown.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(shown)
      NSLayoutConstraint.activate([
        shown.topAnchor.constraint(equalTo: view.topAnchor),
        shown.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        shown.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        shown.bottomAnchor.constraint(equalTo: bottom.topAnchor),
      ])
      if isNew { next.didMove(toParent: self) }
    }

    /// The frames of the controls are noted in the next turn: the owner of the screen may be laying it out.
    override public func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      guard !isPlacing else { return }
      isPlacing = true
      Task { @MainActor [weak self] in
        self?.placeControls()
        self?.focus.keepVisible(in: self?.viewIfLoaded)
      }
    }

    /// The same after elements have moved on the screen; what is edited may be scrolled out of it.
    private func elementsMoved() {
      Task { @MainActor [weak self] in self?.placeControls() }
    }

    /// Two fingers of VoiceOver draw a Z: what a button has revealed is hidden. The system itself closes
    /// what lies over the screen, and goes back.
    override public func accessibilityPerformEscape() -> Bool {
      let buttons = hosted.element?.all.reversed() ?? []
      let revealing = buttons.first {
        ($0.shown.control?.control as? any Revealing)?.isRevealing == true
      }
      guard let name = revealing?.shown.name else { return super.accessibilityPerformEscape() }
      hosted.send(.dismiss, to: name)
      return true
    }

    private func placeControls() {
      isPlacing = false
      var frames: [Reference: Rect] = [:]
      for element in hosted.element?.all ?? [] where element.shown.control != nil {
        guard let name = element.shown.name, let view = element.viewIfLoaded, view.window != nil
        else {
          continue
        }
        let frame = UIAccessibility.convertToScreenCoordinates(view.bounds, in: view)
        frames[name] = Rect(
          x: frame.origin.x, y: frame.origin.y, width: frame.width, height: frame.height)
      }
      hosted.place(frames)
    }

    override public func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      // An item is in one bar only.
      bar.isHidden = parent is UINavigationController
      bar.setItems(bar.isHidden ? [] : [navigationItem], animated: false)
      for case let table as TableElement in hosted.element?.all ?? [] {
        table.clearSelection(animated: animated)
      }
    }

    override public func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      hosted.appear()
      for element in hosted.element?.all ?? [] { element.appeared() }
      presenter.resume()
      hosted.host.finish()
    }

    override public func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      hosted.disappear()
      if isLeaving { end() }
    }

    /// Stops the work of the screen: it goes for good.
    package func end() {
      tabs?.end()
      hosted.cancelTasks()
      onLeave()
    }

    /// Whether it goes for good, alone or with a controller around it.
    private var isLeaving: Bool {
      var next: UIViewController? = self
      while let controller = next {
        if controller.isMovingFromParent || controller.isBeingDismissed { return true }
        next = controller.parent
      }
      return false
    }

    /// Shows what the app changes in a screen that it keeps elsewhere.
    @available(iOS 17, tvOS 17, visionOS 1, macOS 14, *)
    private func follow(_ observed: ObservedScreen<Model>) {
      withObservationTracking {
        _ = observed.tree
        if tabs != nil || Model.self is any OpeningScreen.Type { _ = observed.screen }
      } onChange: { [weak self] in
        // The change is about to happen; it has happened in the next turn.
        Task { @MainActor [weak self] in
          guard let self else { return }
          self.hosted.show()
          self.hosted.host.context.giveValues()
          self.onObserve()
        }
      }
    }
  }

  extension ScreenViewController where Model.Actions == Void {
    /// A screen without actions.
    public convenience init(
      _ screen: Model, images: any ImageSource = SystemImages(),
      contacts: any ContactSource = SystemContacts()
    ) {
      self.init(screen, actions: (), images: images, contacts: contacts)
    }
  }
#endif
