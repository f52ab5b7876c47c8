import CtlCatalogue
import CtlChecker
import CtlTerminal

import enum CtlRuntime.ControlEvent

// Other screens that a step or a tap opens, with the way back. A button may also reveal a view of this one.

extension Preview {
  /// A screen to go back to.
  struct Visit: Sendable {
    var live: LiveScreen
    /// The variable that waits for a result.
    var target: ResultPlace?
    /// What follows the parameters that the screen changes.
    var bound: [Int: ResultPlace] = [:]
    /// The place among the visits of the screen that has these variables.
    var asker: Int?
    var focus: ElementKey?
    var scroll: Int
    /// How the next screen came over it.
    var way = OpeningWay.push
    /// The tab that shows the next screen; nil for one that was opened.
    var tab: Int?
    /// What its other tabs show when they are chosen again.
    var stacks: [Int: TabStack] = [:]
  }

  static let visitLimit = 100
  /// How many screens may open by themselves after one event: those that open each other, or the same one again
  /// when it has finished, would do so without an end.
  static let openingLimit = 16

  /// Opens what the button `node` reveals.
  mutating func reveal(_ behavior: Behavior, _ node: Int) {
    let item = live.tree.nodes[node]
    if let open = kindUse(node).open {
      open(&self, behavior, node)
    } else if case .reference(let name)? = item.raw(.reveals), live.revealed(by: node) == nil {
      item.value(.isRevealing) == .bool(true)
        ? say("\(name) is shown: again hides it", "已显示 \(name)：再次轻击隐藏")
        : say("\(name) is hidden", "已隐藏 \(name)")
    }
  }

  private mutating func visit(_ screen: LiveScreen, from visit: Visit) {
    guard visits.count < Preview.visitLimit else { return }
    visits.append(visit)
    visits[visits.count - 1].stacks = stacks
    stacks = [:]
    let device = live.state.overrides.filter { $0.element == "screen" }
    show(screen)
    live.state.overrides = device
    refresh()
    focus = firstFocus
    let name = screen.name
    say("\(name): Esc goes back", "\(name)：Esc 返回")
    noteAppearance()
    enterTab()
  }

  /// Does what handlers asked of the code that shows screens, one after the other. What then follows may ask again:
  /// screens that open and finish by themselves would do so without an end.
  /// - Parameter below: The place of the screen that asks; nil for the visible one.
  mutating func follow(of below: Int? = nil) {
    guard followed < Preview.visitLimit else { return }
    if followed == 0 { openedCount = 0 }
    followed += 1
    let before = lowestPlace
    lowestPlace = visits.count
    defer {
      followed -= 1
      lowestPlace = min(before, lowestPlace)
    }
    let requests = below.map { visits[$0].live.takeRequests() } ?? live.takeRequests()
    let asker = below ?? visits.count
    handOver(by: asker)
    followInner(of: asker)
    // What those inside have changed goes on outwards, once: handlers could answer each other for ever.
    if followed == 1, asker <= visits.count { handOver(by: asker) }
    if requests.isEmpty { return enterTab() }
    // The keyboard and the touch go with the screen that they are on.
    if below == nil {
      cancelHold()
      endEditing()
    }
    var hasLeft = false
    for request in requests {
      // What a screen that opened brings back may have taken the asker away.
      let isThere = !hasLeft && lowestPlace >= asker
      switch request {
      case .open where openedCount >= Preview.openingLimit: break
      case .open(let opened):
        openedCount += 1
        var opening = LiveScreen(opened, now: options.render.now)
        // A step after the one that opens it may have changed what it follows.
        if isThere { opening.follow(opened.bound, of: screen(at: asker)) }
        visit(
          opening,
          from: Visit(
            live: live, target: isThere ? opened.target : nil, bound: isThere ? opened.bound : [:],
            asker: isThere ? asker : nil, focus: focus, scroll: scroll, way: opened.way))
      case .leave(let result) where isThere:
        // What the screen has opened goes with it.
        while visits.count > asker, returnToOpener() {}
        hasLeft = true
        leave(with: result)
      case .leave: break
      }
    }
  }

  private mutating func leave(with result: Value?) {
    let (finished, visit) = (live, visits.last)
    guard visit?.tab == nil, returnToOpener() else {
      return say("the one who opened this screen takes it away", "由打开此界面的一方关闭它")
    }
    guard let result else { return enterTab() }
    let below = visit?.asker.flatMap { visits.indices.contains($0) ? $0 : nil }
    let done = change(screenAt: below ?? visits.count) { asker in
      let done = asker.receive(result, of: finished, visit?.target)
      asker.refresh()
      return done
    }
    if !done.isEmpty {
      record((["screen \(finished.name): finish"] + done).joined(separator: " → "))
    }
    refresh()
    showFocus()
    follow(of: below)
  }

  /// A pushed screen has a button in its bar; the screens of its tabs show the same one.
  mutating func noteWayBack() {
    live.wayBack = nil
    guard let place = visits.lastIndex(where: { $0.tab == nil }), visits[place].way == .push else {
      return
    }
    visits[place].live.use(options.render)
    live.wayBack = WayBack(to: visits[place].live.barTitle, in: options.render.language)
  }

  /// A tap on the button in the bar.
  mutating func takeWayBack() {
    let count = visits.count
    endEditing()
    // What the text led to may have taken the screen away.
    if visits.count == count { _ = goBack() }
  }

  /// What has the focus on a screen that opens: what it is for, and not the way back.
  var firstFocus: ElementKey? {
    let first = focusable.first { !live.tree.nodes[$0].isWayBack } ?? focusable.first
    return first.map { live.tree.nodes[$0].key }
  }

  /// Whether there was a screen to go back to.
  mutating func goBack() -> Bool {
    guard returnToOpener() else { return false }
    enterTab()
    return true
  }

  private mutating func returnToOpener() -> Bool {
    guard canGoBack else { return false }
    // The tabs go with the screen that was opened with them.
    while visits.last?.tab != nil { visits.removeLast() }
    guard let visit = visits.popLast() else { return false }
    lowestPlace = min(lowestPlace, visits.count)
    show(visit.live)
    // A row that led to another screen looks chosen until people come back.
    live.state.selectedRow = nil
    stacks = visit.stacks
    focus = visit.focus
    scroll = visit.scroll
    message = nil
    refresh()
    showFocus()
    return true
  }

  mutating func show(_ screen: LiveScreen) {
    held = nil
    grip = nil
    turn = nil
    live = screen
    modalKey = nil
    covered = nil
    live.state.touched = nil
    focus = nil
    wheel = 0
    scroll = 0
  }

  /// The screen of a name: of the program, or of a file that it imports.
  static func place(of name: String, in program: Program) -> (Program, Int)? {
    for program in [program] + program.imports.compactMap({ program.whole(of: $0) }) {
      if let index = try? index(of: name, in: program) { return (program, index) }
    }
    return nil
  }
}
