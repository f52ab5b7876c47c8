import CtlRuntime
import Testing

/// A screen as the generator writes one.
private struct Tea: ScreenModel {
  var minutes = 3 {
    didSet {
      minutes = clamp(minutes, to: 1...10)
      if minutes != oldValue { update() }
    }
  }
  var isStrong = false { didSet { if isStrong != oldValue { update() } } }
  var openerIsStrong = false
  var note = "" { didSet { if note != oldValue { update() } } }
  var interface = Interface()

  init() { update() }

  typealias Actions = Log
  final class Log {
    var calls: [String] = []
    var onUpdate: (Tea) -> Void = { _ in }
  }

  static var allFields: [Field<Self>] { [Field("minutes", \.minutes)] }

  func describe() -> ControlTree {
    ControlTree(.screen, "Tea") {
      ControlTree(.table, name: "table") {
        ControlTree(.row, "Minutes") { ControlTree("slider", Slider()) { configure(&$0) } }
        if isStrong { ControlTree(.row, "Strong", name: "strong") }
        ControlTree(.row, "Note") {
          ControlTree("note", TextField()) {
            $0.maxLength = 5
            $0.text = note
            $0.rightView = .element(ControlTree("info", InfoButton()) { $0.reveals = "help" })
            $0.rightViewMode = .always
          }
        }
        ControlTree(.row) {
          ControlTree("label", Label("\(minutes) minutes"))
          ControlTree("strength", Switch()) {
            $0.describedBy = "label"
            $0.isOn = isStrong
          }
        }
      }
      ControlTree(.view, name: "help") { ControlTree("text", Label("Help")) }
    }
  }

  private func configure(_ slider: inout Slider) {
    slider.minimumValue = 1
    slider.maximumValue = 10
    slider.value = Double(minutes)
  }

  mutating func take(from sender: Sender) {
    switch sender.name {
    case "slider":
      if let control = interface.take(Slider.self, \.value, from: sender) {
        minutes = Int(rounding: control.value)
      }
    case "strength":
      if let control = interface.take(Switch.self, \.isOn, from: sender) { isStrong = control.isOn }
    case "note":
      if let control = interface.take(TextField.self, \.text, from: sender) { note = control.text }
    default: break
    }
  }

  mutating func perform(_ event: ControlEvent, from sender: Sender, actions: Log) {
    actions.calls.append("\(sender.reference) \(event)")
    if sender.name == "note", event == .editingDidEnd { minutes = 9 }
  }

  var followed: Bool { isStrong }
  mutating func performChanges(since former: Bool, actions: Log) {
    if isStrong != former { actions.calls.append("strong \(isStrong)") }
  }
  mutating func updateOpener(actions: Log) {
    if isStrong == openerIsStrong { return }
    openerIsStrong = isStrong
    actions.onUpdate(self)
  }
}

@MainActor
@Suite struct HostTests {
  private let host = RecordingHost()
  private let log = Tea.Log()
  private let screen: HostedScreen<Tea, RecordingHost>

  init() {
    screen = HostedScreen(Tea(), actions: log, on: host)
    screen.show()
    host.steps = []
  }

  /// The host has what the screen is, and was told nothing that it knew.
  private func expectSame(_ location: SourceLocation = #_sourceLocation) {
    let missed = screen.element.flatMap {
      RecordingHost.difference($0, from: screen.screen.tree)
    }
    #expect(missed == nil && host.problems.isEmpty, sourceLocation: location)
    let before = host.steps
    screen.show()
    #expect(host.steps == before, "nothing has changed", sourceLocation: location)
  }

  private func find(_ name: Reference, in item: RecordingHost.Item) -> RecordingHost.Item? {
    if item.shown.name == name { return item }
    return item.children.lazy.compactMap { find(name, in: $0) }.first
  }

  private func item(_ name: Reference) -> RecordingHost.Item? {
    screen.element.flatMap { find(name, in: $0) }
  }

  @Test("what the outer screen gives starts handlers, and what comes back once more does not")
  func following() {
    screen.follow { $0.isStrong = true }
    #expect(log.calls == ["strong true"] && screen.screen.isStrong)
    screen.follow { $0.isStrong = true }
    #expect(log.calls == ["strong true"], "nothing has changed")
    log.calls = []
    var answers = 0
    log.onUpdate = { [screen] tea in
      answers += 1
      screen.follow { $0.isStrong = !tea.isStrong }
    }
    screen.send(.tap, to: "strength")
    #expect(answers < 4 && !log.calls.isEmpty, "\(answers) answers, \(log.calls)")
    expectSame()
  }

  /// As a view of the system does: it shows the value, and then tells.
  private func slide(to value: Double) {
    func change(_ content: inout ControlTree.Content) {
      guard case .control(var control) = content else { return }
      control[as: Slider.self]?.value = value
      content = .control(control)
    }
    if let item = item("slider") { change(&item.shown.content) }
    screen.send(.valueChanged, from: "slider", after: change)
  }

  @Test("where the host puts controls is noted, and nothing is told")
  func places() {
    let frame = Rect(x: 16, y: 20, width: 200, height: 31)
    screen.place(["slider": frame, "nothing": frame])
    #expect(screen.screen.tree["slider"]?.view.frame == frame)
    screen.show()
    #expect(host.steps.isEmpty)
    screen.screen.minutes = 5
    #expect(screen.screen.tree["slider"]?.view.frame == frame)
  }

  @Test("only what is different is told")
  func differences() {
    expectSame()
    screen.screen.minutes = 4
    #expect(host.steps == ["update slider", "update label", "speak label", "speak strength"])
    expectSame()
  }

  @Test("an element that appears or disappears leaves the others alone")
  func appearance() {
    screen.screen.isStrong = true
    #expect(Set(host.steps) == ["create strong", "lay out table", "update strength"])
    expectSame()
    host.steps = []
    screen.screen.isStrong = false
    #expect(Set(host.steps) == ["remove strong", "lay out table", "update strength"])
    expectSame()
  }

  @Test("a value that a control shows by itself is corrected when the screen has another one")
  func clamping() {
    slide(to: 3.4)
    // The variable is 3, as before: the control must go back.
    #expect(screen.screen.minutes == 3 && host.steps == ["update slider"])
    expectSame()
    host.steps = []
    slide(to: 5)
    #expect(host.steps == ["update label", "speak label", "speak strength"])
    #expect(log.calls == ["slider valueChanged", "slider valueChanged"])
    expectSame()
  }

  @Test("what a button reveals becomes visible, and the button keeps its place in the field")
  func revealing() {
    screen.send(.tap, to: "info")
    #expect(screen.screen.tree["text"] != nil)
    #expect(Set(host.steps) == ["update info", "update help"])
    expectSame()
  }

  @Test("VoiceOver gets the name of the row, or that of the label beside a control")
  func names() {
    #expect(item("slider")?.spoken?.name == "Minutes")
    #expect(item("strength")?.spoken?.name == "3 minutes")
    for (name, _) in screen.screen.tree.controls {
      guard let name else { continue }
      #expect(item(name)?.spoken?.name == screen.screen.tree.accessibleName(of: name))
    }
  }

  @Test("what happens during an update waits for its end")
  func reentrance() {
    final class Busy: ScreenHost {
      var during: (HostedElement) -> Void = { _ in }
      func create(_ element: HostedElement) -> String { element.name?.rawValue ?? "" }
      func update(_ element: String, from former: HostedElement, to current: HostedElement) {
        during(current)
      }
      func speak(_ element: String, _ spoken: HostedElement.Spoken) {}
      func layOut(_ element: String, children: [String]) {}
      func remove(_ element: String) {}
    }
    let busy = Busy()
    let screen = HostedScreen(Tea(), actions: log, on: busy)
    screen.show()
    // As when a view that goes away gives up the focus.
    busy.during = { if $0.name == "slider" { screen.send(.editingDidEnd, from: "note") { _ in } } }
    screen.screen.minutes = 4
    #expect(
      screen.screen.minutes == 9 && log.calls == ["note editingDidEnd", "note editingDidEnd"])
  }

  @Test("hidden elements and elements that are not there send nothing")
  func absent() {
    screen.send(.valueChanged, from: "nothing") { _ in }
    screen.send(.touchUpInside, from: "text") { _ in }
    #expect(log.calls.isEmpty && host.steps.isEmpty)
  }

  @Test("a button follows touches that the system has followed")
  func touches() {
    var button = Button("Go")
    button.follow(.touchDown)
    #expect(button.isHighlighted)
    button.follow(.touchDragExit)
    #expect(!button.isHighlighted)
    button.follow(.touchDragEnter)
    button.follow(.touchUpInside)
    #expect(!button.isHighlighted && button.isSelected)
    var info = InfoButton { $0.reveals = "options" }
    info.follow(.touchUpInside)
    #expect(info.isRevealing, "also without a touch before, as VoiceOver taps")
    info.follow(.touchDown)
    info.follow(.touchCancel)
    #expect(info.isRevealing && !info.isHighlighted)
    var toggle = Switch()
    toggle.follow(.touchDown)
    toggle.follow(.touchUpInside)
    #expect(!toggle.isOn, "the system's switch changes its value itself")
  }
}

/// Trees of any elements, of which each has much in common with the one before.
@MainActor
@Suite struct HostedTreeTests {
  @Test("a host follows random trees", arguments: 0..<20)
  func randomTrees(seed: UInt64) {
    var random = SeededGenerator(state: seed)
    let host = RecordingHost()
    let hosted = HostedTree(host)
    var tree = ControlTree(.screen)
    for _ in 0..<30 {
      tree = changed(tree, depth: 0, &random)
      hosted.update(to: tree)
      let missed = hosted.element.flatMap { RecordingHost.difference($0, from: tree) }
      #expect(missed == nil && host.problems.isEmpty)
      host.steps = []
      hosted.update(to: tree)
      #expect(host.steps.isEmpty)
    }
  }

  @Test("elements go with the items of their list")
  func items() {
    func tree(_ items: [String]) -> ControlTree {
      ControlTree(.table) {
        for (index, item) in items.enumerated() {
          ControlTree.item(item) {
            ControlTree(.row, "\(item)", name: Reference("row[\(index)]")) {
              ControlTree(Reference("field[\(index)]"), TextField())
            }
          }
        }
      }
    }
    let host = RecordingHost()
    let hosted = HostedTree(host)
    hosted.update(to: tree(["a", "b", "c"]))
    let former = hosted.element?.children ?? []
    host.steps = []
    hosted.update(to: tree(["c", "a", "b"]))
    #expect(!host.steps.contains { $0.hasPrefix("create") || $0.hasPrefix("remove") })
    #expect(hosted.element.map { $0.children.map(\.shown.shell?.title) } == ["c", "a", "b"])
    #expect(hosted.element?.children.first === former.last && host.problems.isEmpty)
    hosted.update(to: tree(["c", "b"]))
    #expect(former[0].isRemoved && !former[1].isRemoved && former[1].shown.name == "row[1]")
    hosted.note("field[1]") { _ in }
    #expect(hosted.element.flatMap { RecordingHost.difference($0, from: tree(["c", "b"])) } == nil)
  }

  private func changed(
    _ tree: ControlTree, depth: Int, _ random: inout SeededGenerator
  ) -> ControlTree {
    var tree = tree
    switch tree.content {
    case .control(var control):
      if Int.random(in: 0..<4, using: &random) == 0 { control.view.isHidden.toggle() }
      _ = control.send(interactions.randomElement(using: &random) ?? .tap)
      tree.content = .control(control)
    case .container(var container):
      if Int.random(in: 0..<5, using: &random) == 0 { container.title = "\(seedText(&random))" }
      container.children = container.children.compactMap { child in
        Int.random(in: 0..<8, using: &random) == 0 ? nil : changed(child, depth: depth + 1, &random)
      }
      if Int.random(in: 0..<6, using: &random) == 0 { container.children.reverse() }
      for _ in 0..<Int.random(in: 0...2, using: &random) where depth < 4 {
        let place = Int.random(in: 0...container.children.count, using: &random)
        container.children.insert(made(&random), at: place)
      }
      tree.content = .container(container)
    }
    return tree
  }

  private func seedText(_ random: inout SeededGenerator) -> Int {
    Int.random(in: 0..<100, using: &random)
  }

  private func made(_ random: inout SeededGenerator) -> ControlTree {
    let name: Reference? = random.bool() ? nil : Reference("e\(seedText(&random))")
    guard random.bool() else {
      let kinds = ControlTree.Container.Kind.allCases
      return ControlTree(kinds.randomElement(using: &random) ?? .view, name: name)
    }
    func control<C: Control>(_ type: C.Type) -> ControlTree { ControlTree(name, C()) }
    let kind = ControlKind.allCases.randomElement(using: &random) ?? .label
    return control(kind.type)
  }
}

@Suite struct ConstraintRoundTests {
  @Test("a constraint in a loop holds in every round, for the elements that are there")
  func rounds() {
    let names: Set<Reference> = [
      "a", "r[0].x", "r[0].y", "r[1].x", "r[10].x", "r[10].y", "b[2][3]",
    ]
    func rounds(_ elements: [Reference]) -> [[Reference]] {
      ControlTree.Constraint(.widthsEqually, elements).rounds(among: names).map(\.elements)
    }
    #expect(rounds(["a"]) == [["a"]])
    #expect(rounds(["a", "gone"]) == [])
    #expect(rounds(["r[].x", "r[].y"]) == [["r[0].x", "r[0].y"], ["r[10].x", "r[10].y"]])
    #expect(rounds(["a", "b[][]"]) == [["a", "b[2][3]"]])
    #expect(rounds(["r[].x", "a"]).count == 3)
    #expect(rounds(["[]", "[", "][", "r[].x]"]) == [])
  }
}
