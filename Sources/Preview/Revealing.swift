import CtlCatalogue
import CtlChecker
import CtlTerminal

import enum CtlRuntime.ControlEvent

// The effect of a tap on a button: another screen, with the way back, or the list of contacts.

extension Preview {
  /// A screen to go back to.
  struct Visit: Sendable {
    var live: LiveScreen
    var focus: ElementKey?
    var scroll: Int
  }

  private static let visitLimit = 100

  /// Opens what the button `node` reveals.
  mutating func reveal(_ behavior: Behavior, _ node: Int) {
    let item = live.tree.nodes[node]
    if let open = kindUse(node).open {
      open(&self, behavior, node)
    } else if case .reference(let name)? = item.raw(.reveals),
      let (program, index) = Preview.place(of: name, in: live.program),
      visits.count < Preview.visitLimit
    {
      visits.append(Visit(live: live, focus: focus, scroll: scroll))
      let device = live.state.overrides.filter { $0.element == "screen" }
      show(LiveScreen(program, screen: index, now: options.render.now))
      live.state.overrides = device
      refresh()
      focus = focusable.first.map { live.tree.nodes[$0].key }
      say("\(name): Esc goes back", "\(name)：Esc 返回")
    }
  }

  /// Whether there was a screen to go back to.
  mutating func goBack() -> Bool {
    guard let visit = visits.popLast() else { return false }
    show(visit.live)
    focus = visit.focus
    scroll = visit.scroll
    message = nil
    refresh()
    showFocus()
    return true
  }

  private mutating func show(_ screen: LiveScreen) {
    held = nil
    grip = nil
    turn = nil
    live = screen
    live.state.touched = nil
    focus = nil
    wheel = 0
    scroll = 0
  }

  /// The screen of a name: of the program, or of a file that it imports.
  static func place(of name: String, in program: Program) -> (Program, Int)? {
    for program in [program] + program.imports.compactMap({ program.program(of: $0) }) {
      if let index = try? index(of: name, in: program) { return (program, index) }
    }
    return nil
  }

  // MARK: Contacts

  /// Adds the typed contact to the text of its button.
  mutating func choose(_ contact: String) {
    guard let open = chooser else { return }
    chooser = nil
    guard let node = index(of: open.key), let target = target(of: node),
      var field = Behavior(live.tree, target)
    else { return }
    var button = open.behavior
    let events = button.choose(contact, into: &field)
    finish(field, target, events)
  }

  /// The text that `addsTo` names, else the one around the button, else the one nearest before it.
  private func target(of node: Int) -> Int? {
    let nodes = live.tree.nodes
    if case .reference(let name)? = nodes[node].raw(.addsTo) {
      return nodes.firstIndex { $0.name == name && !$0.isHidden }
    }
    func isText(_ index: Int) -> Bool {
      Kind.named(nodes[index].kind).takesText && !nodes[index].isHidden
    }
    let parent = Int(nodes[node].parent)
    if parent >= 0, isText(parent) { return parent }
    return nodes[..<node].indices.last { isText($0) } ?? nodes.indices.first { isText($0) }
  }
}
