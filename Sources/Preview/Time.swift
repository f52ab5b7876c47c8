import CtlCatalogue
import CtlChecker
import CtlTerminal

// The effect of time: a held control continues, signs of work turn, and `now` follows the clock.

extension Preview {
  /// The milliseconds after which time has an effect; nil when it has none.
  public var tickInterval: Int? {
    if held != nil { return Preview.holdTime }
    if isTurning, !coversScreen { return Preview.turnTime }
    return hasClock ? 1_000 : nil
  }

  /// Whether one of the screens has the present.
  private var hasClock: Bool {
    func hasClock(_ stacks: [Int: TabStack]) -> Bool {
      stacks.values.contains { $0.live.hasClock || $0.visits.contains { $0.live.hasClock } }
    }
    return !options.isStill
      && (live.hasClock || hasClock(stacks)
        || visits.contains { $0.live.hasClock || hasClock($0.stacks) })
  }

  /// All screens have the same present.
  mutating func setNow(_ date: DateTime) {
    func set(_ visit: inout Visit) {
      visit.live.setNow(date)
      for tab in visit.stacks.keys { set(&visit.stacks[tab]!) }
    }
    func set(_ stack: inout TabStack) {
      stack.live.setNow(date)
      for index in stack.visits.indices { set(&stack.visits[index]) }
    }
    options.render.now = date.text
    live.setNow(date)
    for index in visits.indices { set(&visits[index]) }
    for tab in stacks.keys { set(&stacks[tab]!) }
    guard let place = outerPlace, visits[place].live.hasClock else { return }
    visits[place].live.refresh()
    followInner(of: place)
  }

  /// How long a turning sign stands still, in milliseconds.
  private static let turnTime = 100

  /// Whether something on the screen is working.
  func findsTurning() -> Bool {
    guard !options.isStill else { return false }
    return live.tree.nodes.indices.contains { index in
      let node = live.tree.nodes[index]
      guard !node.isHidden, !layout.frames[index].isEmpty else { return false }
      return kindUse(index).isTurning(live.tree, index)
    }
  }

  /// How far the signs of work have turned.
  var phase: Int? { options.isStill || turned == 0 ? nil : turned / Preview.turnTime }

  mutating func tick(_ milliseconds: Int) {
    let milliseconds = min(max(milliseconds, 0), 600_000)
    if isTurning {
      turned = (turned + milliseconds) % 86_400_000
      picture.phase = phase
    }
    if !options.isStill, let now = DateTime(options.render.now) {
      waited += milliseconds
      if waited >= 1_000 {
        setNow(now.adding(seconds: waited / 1_000))
        waited %= 1_000
        if hasClock { refresh() }
      }
    }
    // Each event has the value of its moment, however long the wait is.
    var rest = milliseconds
    while held != nil, rest > 0 {
      hold(for: min(rest, Preview.holdTime))
      rest -= Preview.holdTime
    }
  }

  /// Between two looks at a held control, in milliseconds.
  private static let holdTime = 16

  private mutating func hold(for milliseconds: Int) {
    guard var finger = held, let node = index(of: finger.key) else {
      held = nil
      touch(nil, nil)
      return
    }
    let before = finger.behavior
    let events = finger.behavior.send(.wait(.milliseconds(milliseconds)))
    held = finger
    if !events.isEmpty || !finger.behavior.hasValue(of: before) {
      finish(finger.behavior, node, events)
    }
  }
}
