import CtlCatalogue
import CtlTerminal

// `set name=value` for the visible screen, `set Menu.guest=Ada` for one below it or in another tab.

extension Preview {
  /// Sets what the visible screen has, or what another one has whose name stands before it.
  mutating func set(_ setting: String) throws(Problem) {
    guard let (name, own) = otherScreen(in: setting) else {
      try live.state.set(setting, in: live.program)
      options.noteNow(setting)
      return refresh()
    }
    _ = try Self.set(own, of: name, &visits, &stacks)
    followOuter()
    refresh()
  }

  /// The name of another screen that a setting begins with, and what is set there. What the visible screen
  /// has of that name comes first.
  private func otherScreen(in setting: String) -> (name: String, setting: String)? {
    guard let dot = setting.firstIndex(of: "."),
      setting.firstIndex(of: "=").map({ dot < $0 }) == true
    else { return nil }
    let name = String(setting[..<dot])
    let isElement = live.tree.nodes.contains { $0.name == name || $0.kind.name == name }
    guard !isElement, name != live.name, Self.has(name, visits, stacks) else { return nil }
    return (name, String(setting[setting.index(after: dot)...]))
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

  /// Lets the screen of a tab have the values of the outer screen, or shows the tab that this chooses now.
  private mutating func followOuter() {
    guard let place = outerPlace,
      visits[place].live.chosenScreen?.tab == visits[place].tab
    else {
      if outerPlace != nil {
        leaveTab()
        enterTab()
      }
      return
    }
    followTabs(of: place)
  }
}
