import CtlCatalogue
import CtlChecker
import CtlTerminal

// `set name=value` for the visible screen, `set Menu.guest=Ada` for one below it or in another tab.

extension Preview {
  /// Sets what the visible screen has, or what another one has whose name stands before it.
  mutating func set(_ setting: String) throws(Problem) {
    let other = otherScreen(in: setting)
    guard let (name, own) = other, name != live.name else {
      let own = other?.setting ?? setting
      try live.state.set(own, in: live.program)
      options.noteNow(own)
      if let now = DateTime(options.render.now) { setNow(now) }
      refresh()
      return handOver(by: visits.count)
    }
    makeTab(of: name)
    _ = try Self.set(own, of: name, &visits, &stacks)
    for place in visits.indices where visits[place].live.name == name { handOver(by: place) }
    let outer = outerPlace ?? visits.count
    takeFromTabs(of: outer)
    let places = visits.indices.filter { $0 == outer || visits[$0].live.name == name }
    for place in places.reversed() where place < visits.count { followInner(of: place) }
    if outer >= visits.count { followInner(of: visits.count) }
    refresh()
    enterTab()
  }

  /// The name of a screen that a setting begins with, and what is set there. What the visible screen
  /// has of that name comes first.
  private func otherScreen(in setting: String) -> (name: String, setting: String)? {
    guard let dot = setting.firstIndex(of: "."),
      setting.firstIndex(of: "=").map({ dot < $0 }) == true
    else { return nil }
    let name = String(setting[..<dot])
    let isElement = live.tree.nodes.contains { $0.name == name || $0.kind.name == name }
    guard !isElement,
      name == live.name || Self.has(name, visits, stacks) || newTab(of: name) != nil
    else { return nil }
    return (name, String(setting[setting.index(after: dot)...]))
  }

  /// A tab that was not shown yet and holds a screen of a name; the place is that of the outer screen.
  private func newTab(of name: String) -> (place: Int, tab: Int, screen: OpenedScreen)? {
    for place in (0...visits.count).reversed() {
      let isLast = place == visits.count
      for (tab, opened) in screen(at: place).heldScreens
      where (isLast ? stacks : visits[place].stacks)[tab] == nil
        && (isLast || visits[place].tab != tab) && opened.name == name
      {
        return (place, tab, opened)
      }
    }
    return nil
  }

  /// Makes the screen of such a tab, unless there is one of the name.
  private mutating func makeTab(of name: String) {
    guard !Self.has(name, visits, stacks), let (place, tab, opened) = newTab(of: name) else {
      return
    }
    let live = LiveScreen(opened, now: options.render.now)
    let stack = TabStack(visits: [], live: live, hasAppeared: false)
    if place == visits.count {
      stacks[tab] = stack
    } else {
      visits[place].stacks[tab] = stack
    }
  }

  /// Whether a screen is below the visible one, or in another tab.
  private static func has(_ name: String, _ visits: [Visit], _ stacks: [Int: TabStack]) -> Bool {
    visits.contains { $0.live.name == name || has(name, [], $0.stacks) }
      || stacks.values.contains { $0.live.name == name || has(name, $0.visits, [:]) }
  }

  /// Sets what the innermost screen of a name has; returns whether there is one.
  private static func set(
    _ setting: String, of name: String, _ visits: inout [Visit], _ stacks: inout [Int: TabStack]
  ) throws(Problem) -> Bool {
    for index in visits.indices.reversed() {
      if try set(setting, of: name, &visits[index].live) { return true }
      var none: [Visit] = []
      if try set(setting, of: name, &none, &visits[index].stacks) { return true }
    }
    for tab in stacks.keys.sorted() {
      guard var stack = stacks[tab] else { continue }
      var none: [Int: TabStack] = [:]
      var isSet = try set(setting, of: name, &stack.live)
      if !isSet { isSet = try set(setting, of: name, &stack.visits, &none) }
      if isSet {
        stacks[tab] = stack
        return true
      }
    }
    return false
  }

  private static func set(
    _ setting: String, of name: String, _ screen: inout LiveScreen
  ) throws(Problem) -> Bool {
    guard screen.name == name else { return false }
    try screen.state.set(setting, in: screen.program)
    screen.refresh()
    return true
  }
}
