import CtlCatalogue
import CtlChecker
import CtlDiagnostics
import CtlLayout
import CtlTerminal
import CtlText

import enum CtlRuntime.ControlEvent
import enum CtlRuntime.Interaction

/// A screen that a person uses in a terminal, as a value: events go in, frames come out. It reads no
/// clock and does no IO, so that a recorded session gives the same frames anywhere.
public struct Preview: Sendable {
  public struct Options: Sendable {
    public var render = RenderOptions()
    /// The language of the preview's own words.
    public var language = Language.english
    public var screen: String?
    public var settings: [String] = []
    /// The sample that is shown first, before the settings.
    public var sample: String?
    /// Whether nothing turns by itself.
    public var isStill = false

    public init() {}

    /// Screens that are opened later have the present that a setting says.
    mutating func noteNow(_ setting: String) {
      guard setting.hasPrefix("now=") else { return }
      let now = String(setting.dropFirst(4))
      if DateTime(now) != nil { render.now = now }
    }
  }

  public internal(set) var options: Options
  public internal(set) var live: LiveScreen
  /// Set when the person quits.
  public internal(set) var isDone = false
  /// The edition of the guidelines for the findings; the code that checks the file reads it.
  public internal(set) var edition: Edition {
    get { options.render.edition }
    set { options.render.edition = newValue }
  }

  var program: Program
  var findings: [Finding] = []
  var hasErrors = false
  var picture: Picture
  var layout: CellLayout
  /// The known places in points.
  private var places = LayoutSession()
  var size: (width: Int, height: Int)
  var scroll = 0
  /// The point where a finger drags the screen.
  var grip: Grip?
  /// The finger on a picture in points.
  var pointer: PointFinger?
  /// The wheel under a finger.
  var turn: Turn?
  /// The sound of the device, on all screens.
  var sound = ScreenState.Sound()
  /// The elements that can be used, in reading order.
  var focusable: [Int] = []
  /// The alert or action sheet that takes all touches.
  var modal: Int?
  var modalKey: ElementKey?
  /// The focus and the first line that were shown before an alert came up.
  var covered: (focus: ElementKey?, scroll: Int)?
  var focus: ElementKey?
  /// The focused wheel of a picker.
  var wheel = 0
  var held: Held?
  var isTurning = false
  /// Milliseconds since the clock of the screen has moved on.
  var waited = 0
  /// Milliseconds for which something has been turning.
  var turned = 0
  /// What was copied last.
  var clipboard = ""
  /// The open list of contacts.
  var chooser: ContactList?
  /// The screens that lead to the visible one, the last one innermost.
  var visits: [Visit] = []
  /// The least number of visits since what a handler asked for is being followed.
  var lowestPlace = 0
  /// How often what handlers ask for is being followed.
  var followed = 0
  /// How many screens have opened meanwhile.
  var openedCount = 0
  /// What the tabs of the visible screen show when they are chosen again.
  var stacks: [Int: TabStack] = [:]
  var editor: Behavior?
  var panel = Panel.none
  /// The sample that was shown last.
  var sample: SampleName?
  /// Lines of the panel above its visible part; for the log, below.
  var panelScroll = 0
  var isSpeaking = false
  /// The command that is being typed after `:`.
  var prompt: String?
  /// Whether characters are text, and no commands.
  var takesText: Bool { hasKeyboard || prompt != nil || chooser != nil }
  /// Whether a text has the keys; one under an alert waits.
  var hasKeyboard: Bool {
    editor != nil && live.state.editing.flatMap { index(of: $0) }.map(isReachable) != false
  }
  var message: String?
  var log: [String] = []
  /// Whether the last event is shown, until the focus moves.
  var showsLast = false
  var device = 0

  /// A finding of the checker or a rule, as a line for a panel.
  public struct Finding: Sendable {
    public var text: String
    /// In a file of the program; nil when it belongs to none.
    public var location: Location?

    public init(_ text: String, _ location: Location? = nil) {
      self.text = text
      self.location = location
    }
  }

  /// A control under a finger.
  struct Held: Sendable {
    var behavior: Behavior
    var key: ElementKey
    /// Where the finger came down.
    var column = 0
  }

  enum Panel: Sendable, Hashable { case none, log, inspector, help, findings, order, contacts }

  static let logLimit = 500

  public init(
    _ program: Program, options: Options = Options(), width: Int = 80, height: Int = 24
  ) throws(Problem) {
    self.program = program
    self.options = options
    for setting in options.settings { self.options.noteNow(setting) }
    size = (max(width, 1), max(height, 1))
    let index = try Preview.index(of: options.screen, in: program)
    live = try LiveScreen(
      program, screen: index, now: options.render.now, settings: options.settings)
    picture = Picture(live.tree, options.render)
    layout = FlowLayout().layout(picture, &places)
    refresh()
    try showFirstSample()
    focus = focusable.first.map { live.tree.nodes[$0].key }
    noteAppearance()
    enterTab()
  }

  static func index(of name: String?, in program: Program) throws(Problem) -> Int {
    try Terminal.screen(name, of: program)
  }

  // MARK: State

  /// Draws everything again from the state.
  mutating func refresh() {
    noteOuter()
    let former = (modal: modalKey, focus: focus)
    live.state.sound = sound
    live.use(options.render)
    let chosen = stacks.isEmpty ? nil : live.chosenScreen?.tab
    live.refresh()
    // The screen itself may choose another tab.
    if !stacks.isEmpty, live.chosenScreen?.tab != chosen {
      noteOuter()
      live.refresh()
    }
    modal = Self.modal(of: live.tree)
    modalKey = modal.map { live.tree.nodes[$0].key }
    relayout()
    focusable = inReadingOrder(live.tree.nodes.indices.filter { isFocusable($0) })
    if let key = focus, index(of: key) == nil || !focusable.contains(index(of: key) ?? -1) {
      focus = firstFocus
      wheel = 0
    }
    showModal(after: former.modal, former.focus)
    if let held, index(of: held.key).map(isReachable) == false { cancelHold() }
  }

  mutating func relayout() {
    var render = options.render
    let natural = Metrics(live.tree.context, nil).columns
    let room = hasSidePanel ? size.width - Preview.panelWidth : size.width
    render.width = max(min(natural, room), RenderOptions.widths.lowerBound)
    picture = Picture(live.tree, render)
    picture.phase = phase
    layout = FlowLayout().layout(picture, &places)
    isTurning = findsTurning()
    scroll = min(scroll, lastScroll)
  }

  func index(of key: ElementKey) -> Int? {
    live.tree.nodes.firstIndex { $0.key == key && Kind.named($0.kind).role != .part }
  }

  var focused: Int? { focus.flatMap { index(of: $0) } }

  func isFocusable(_ index: Int) -> Bool {
    let node = live.tree.nodes[index]
    guard !node.isHidden, !layout.frames[index].isEmpty, isReachable(index) else { return false }
    if isSpeaking {
      if isSpokenWithRow(index) { return false }
      let kind = Kind.named(node.kind)
      let isNamed = node.accessibility.label != nil
      let isNamedRow =
        isNamed && [.row, .annotation].contains(node.kind) && !isNamedByItsRow(index)
      let isSaid =
        isNamed
        || (kind.isInteractive
          ? node.states.contains(.disabled) && takesTouches(index)
          : node.accessibility.value != nil)
      let isHeading = node.kind == .screen || node.kind == .section || kind.isModal
      if node.kind == .imageView {
        return live.tree.control(of: index)?.control.isPassedOver != true
      }
      return kind.role == .control && isSaid || isNamedRow || isHeading && isNamed
        || isUsable(index)
    }
    return isUsable(index)
  }

  /// Whether something in a row is named after the row, which is then not spoken twice.
  private func isNamedByItsRow(_ row: Int) -> Bool {
    let nodes = live.tree.nodes
    return (row + 1..<row + Int(nodes[row].size)).contains {
      nodes[$0].accessibility.label == nodes[row].accessibility.label && !nodes[$0].isHidden
    }
  }

  func isUsable(_ index: Int) -> Bool {
    !live.tree.nodes[index].states.contains(.disabled) && takesTouches(index)
      && isReachable(index) && kindUse(index).isUsable(self, index)
  }

  /// Whether nothing around an element, nor the element itself, keeps touches away.
  private func takesTouches(_ index: Int) -> Bool {
    // The system's own button is not in the view of the screen.
    if live.tree.nodes[index].isWayBack { return true }
    var index = index
    while index >= 0 {
      let node = live.tree.nodes[index]
      if node.raw(.isUserInteractionEnabled) == .value(.bool(false)) { return false }
      index = Int(node.parent)
    }
    return true
  }

  // MARK: Files

  /// The file has changed. A program with errors leaves the last good screen unchanged.
  public mutating func reload(_ program: Program, findings: [Finding], hasErrors: Bool) {
    self.findings = findings
    self.hasErrors = hasErrors
    guard !hasErrors else {
      return say(
        "the file has errors (f); this is the last good screen", "文件有错误（f）；这是上一个正确的界面")
    }
    guard !program.screens.isEmpty else {
      return say("the file has no screen; this is the last good one", "文件中没有界面；这是上一个正确的界面")
    }
    releaseHold()
    letGo()
    self.program = program
    let former = visits.map(\.live) + [live]
    live = renewed(live)
    stacks = renewed(stacks)
    for index in visits.indices { visits[index] = renewed(visits[index]) }
    renewBound(former)
    if live.state.editing == nil { editor = nil }
    refresh()
    renewTabs()
    enterTab()
    say("read again", "已重新读取")
  }

  /// The file can no longer be read.
  public mutating func lose() {
    say("the file cannot be read; this is the last good screen", "无法读取文件；这是上一个正确的界面")
  }

  private func renewed(_ visit: Visit) -> Visit {
    var visit = visit
    visit.live = renewed(visit.live)
    visit.stacks = renewed(visit.stacks)
    return visit
  }

  private func renewed(_ stacks: [Int: TabStack]) -> [Int: TabStack] {
    stacks.mapValues { stack in
      var stack = stack
      stack.live = renewed(stack.live)
      stack.visits = stack.visits.map { visit in
        var visit = renewed(visit)
        visit.bound = [:]
        return visit
      }
      return stack
    }
  }

  /// A screen of the new file, with the person's settings.
  private func renewed(_ old: LiveScreen) -> LiveScreen {
    let (program, screen) = Preview.place(of: old.name, in: program) ?? (program, 0)
    var fresh = LiveScreen(program, screen: screen, now: options.render.now)
    // What it did when it appeared was followed then.
    _ = fresh.takeRequests()
    fresh.adopt(old)
    for item in old.state.overrides where !fresh.state.overrides.contains(item) {
      fresh.state.overrides.append(item)
    }
    if fresh.tree.nodes.map(\.kind) == old.tree.nodes.map(\.kind) {
      fresh.state.live = old.state.live
      fresh.state.described = old.state.described
      fresh.state.editing = old.state.editing
      fresh.state.cursor = old.state.cursor
    }
    return fresh
  }

  /// The findings of the checker and the rules.
  public mutating func setFindings(_ findings: [Finding]) { self.findings = findings }

  // MARK: Words

  func text(_ en: String, _ zh: String) -> String { options.language == .english ? en : zh }

  mutating func say(_ en: String, _ zh: String) { message = text(en, zh) }

  // MARK: Events

  public mutating func handle(_ event: PreviewEvent) {
    switch event {
    case .resize(let width, let height):
      size = (min(max(width, 1), 1000), min(max(height, 1), 1000))
      relayout()
      showFocus()
    case .tick(let milliseconds): tick(milliseconds)
    case .key(let key): handle(key)
    case .mouse(let mouse): handle(mouse)
    case .paste(let text):
      if let list = chooser { return search(list.typed + text.prefix { !$0.isNewline }) }
      guard let typed = prompt else { return type(text) }
      prompt = String((typed + text.prefix { !$0.isNewline }).prefix(500))
    }
  }

  /// Writes the result of a control, reports its events, and draws.
  mutating func finish(_ behavior: Behavior, _ node: Int, _ events: [ControlEvent]) {
    let former = live.followed
    let places = scrollPlaces
    behavior.write(to: &live, node, events)
    closeModal(around: node, events)
    closeSwipe(around: node, events)
    sound = live.state.sound
    let key = live.tree.nodes[node].key
    if live.state.editing == key { live.state.cursor = behavior.cursor }
    report(events, node, behavior)
    followChanges(since: former)
    refresh()
    passFocus(since: places)
    showFocus()
    if editor != nil, key != live.state.editing { followText() }
    if events.contains(.touchUpInside), let node = index(of: key) { reveal(behavior, node) }
    follow()
  }
}
