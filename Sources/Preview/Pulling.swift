import CtlCatalogue
import CtlChecker
import CtlTerminal

import enum CtlRuntime.ControlEvent

// A finger that drags the content: up and down, and at its top edge down to refresh.

extension Preview {
  /// Where a finger came down beside all controls.
  struct Grip: Sendable {
    /// In cells of the terminal, and the scroll position at that time.
    var column: Int
    var line: Int
    var scroll: Int
    /// The drawn refresh control, in use.
    var refresh: Held?
    /// The row that is chosen when the finger lifts where it came down.
    var row: ElementKey?
    var hasMoved = false
    /// The line of the finger.
    var last: Int
    /// The scroll view under the finger, how far it was scrolled in points, and how far the finger has
    /// moved along its axis, in cells.
    var view: ElementKey?
    var offset = 0.0
    var distance = 0
  }

  /// A finger on a wheel.
  struct Turn: Sendable {
    var key: ElementKey
    var wheel: Int
    /// The line where it came down, and how far that is below the middle of the wheel.
    var line: Int
    var offset: Int
    /// The rows that have passed since then; nil while it rests.
    var rows: Int?
  }

  /// The wheel follows the finger: downwards, earlier rows come to the middle.
  mutating func drawWheel(to line: Int) {
    guard var finger = turn, let node = index(of: finger.key) else { return }
    let rows = finger.line - line
    guard rows != finger.rows ?? 0 else { return }
    spin(node, finger.wheel, by: rows - (finger.rows ?? 0))
    finger.rows = rows
    turn = finger
  }

  /// A finger comes down on the content, at a cell of the screen.
  mutating func takeGrip(_ x: Int, _ y: Int, row: ElementKey? = nil) {
    grip = Grip(
      column: x, line: y - scroll, scroll: scroll, refresh: pulled(x, y), row: row,
      last: y - scroll)
  }

  /// The refresh control of the table or region at a cell.
  private func pulled(_ x: Int, _ y: Int) -> Held? {
    let nodes = live.tree.nodes
    for (index, node) in nodes.enumerated() where kindUse(index).isPulled {
      guard node.parent >= 0, !nodes[Int(node.parent)].isHidden else { continue }
      let frame = layout.frames[Int(node.parent)]
      guard x >= frame.x, x < frame.maxX, y >= frame.y, y < frame.maxY,
        let behavior = Behavior(live.tree, index)
      else { continue }
      return Held(behavior: behavior, key: node.key)
    }
    return nil
  }

  /// The finger moves the row under it to the side.
  mutating func swipe(to column: Int) {
    guard let key = grip?.row, let row = index(of: key), hasSwipeActions(row) else { return }
    let distance = isRightToLeft ? column - (grip?.column ?? 0) : (grip?.column ?? 0) - column
    guard abs(distance) >= Preview.swipeColumns else { return }
    grip?.hasMoved = true
    if (live.state.swipedRow == key) != (distance > 0) { swipe(row, distance > 0) }
  }

  /// The finger drags the content to a line of the terminal.
  mutating func drawContent(to line: Int) {
    guard var hand = grip, line != hand.last else { return }
    hand.hasMoved = true
    hand.last = line
    defer { grip = hand }
    let distance = line - hand.line
    // From further down the content only scrolls.
    let isDrawn = distance > 0 || live.state.pull > 0
    guard hand.scroll == 0, isDrawn, var finger = hand.refresh, let node = index(of: finger.key)
    else {
      scroll = min(max(hand.scroll - distance, 0), lastScroll)
      return
    }
    let events = finger.behavior.pull(to: Double(max(distance, 0)) * Metrics.pointsPerLine)
    hand.refresh = finger
    show(finger.behavior, node, events)
    if distance < 0 { scroll = min(-distance, lastScroll) }
  }

  /// The finger lifts: the content springs back.
  mutating func letGo() {
    if let finger = turn {
      turn = nil
      // A tapped row moves to the middle.
      if finger.rows == nil, finger.offset != 0, let node = index(of: finger.key) {
        spin(node, finger.wheel, by: finger.offset)
      }
    }
    guard let hand = grip else { return }
    grip = nil
    if letGo(of: hand) { return }
    if !hand.hasMoved {
      if let node = hand.row.flatMap({ index(of: $0) }), isUsable(node) { select(node) }
    } else if live.state.pull > 0, var finger = hand.refresh, let node = index(of: finger.key) {
      let events = finger.behavior.send(.release)
      show(finger.behavior, node, events)
    }
  }

  /// Begins a refresh without a mouse, or ends the current one, as the app would.
  mutating func pull() {
    let node = live.tree.nodes.indices.first { kindUse($0).isPulled }
    guard let node, var behavior = Behavior(live.tree, node) else {
      return say("there is no refresh control", "没有刷新控件")
    }
    if behavior.refresh?.isRefreshing == true {
      // The app ends it when its work is done.
      if hasStartedWork(node) { return endTasks(failing: false) }
      behavior.endRefreshing()
      show(behavior, node, [])
      return say("refreshed", "已刷新")
    }
    let events = behavior.pull()
    _ = behavior.send(.release)
    show(behavior, node, events)
  }

  /// Whether a task runs that a handler of an element starts.
  private func hasStartedWork(_ node: Int) -> Bool {
    let instance = live.expansion.instances[Int(live.tree.nodes[node].instance)]
    let program = live.expansion.program(of: instance)
    let steps = program.element(instance.element).handlers.flatMap {
      program.steps[program.handlers[$0].steps]
    }
    return steps.contains { step in
      guard case .start(let start) = step.form else { return false }
      let key = DeclarationKey(start.task.file, Int(start.task.index))
      return live.runningTasks.contains { $0.task == key }
    }
  }

  private mutating func show(_ behavior: Behavior, _ node: Int, _ events: [ControlEvent]) {
    let place = scroll
    live.state.pull = behavior.refresh?.distance ?? 0
    finish(behavior, node, events)
    scroll = min(place, lastScroll)
    if events.contains(.valueChanged) {
      let event = panel == .log ? "" : log.last.map { $0 + " · " } ?? ""
      message = event + text("r ends it", "r 结束刷新")
    }
  }
}
