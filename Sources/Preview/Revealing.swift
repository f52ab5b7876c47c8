import CtlCatalogue
import CtlChecker
import CtlTerminal

import enum CtlRuntime.ControlEvent

// The effect of a tap on a button that reveals: another screen, with the way back, or a view of this
// one.

extension Preview {
  /// A screen to go back to.
  struct Visit: Sendable {
    var live: LiveScreen
    /// The button that led away.
    var button: ElementKey
    var focus: ElementKey?
    var scroll: Int
  }

  private static let visitLimit = 100

  /// Opens what the button `node` reveals.
  mutating func reveal(_ behavior: Behavior, _ node: Int) {
    let item = live.tree.nodes[node]
    if let open = kindUse(node).open {
      open(&self, behavior, node)
    } else if case .reference(let name)? = item.raw(.reveals) {
      guard let (program, index) = Preview.place(of: name, in: live.program) else {
        let isShown = item.value(.isRevealing) == .bool(true)
        return isShown
          ? say("\(name) is shown: again hides it", "已显示 \(name)：再次轻击隐藏")
          : say("\(name) is hidden", "已隐藏 \(name)")
      }
      guard visits.count < Preview.visitLimit else { return }
      visits.append(Visit(live: live, button: item.key, focus: focus, scroll: scroll))
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
    if let button = index(of: visit.button) {
      live.write(.bool(false), to: .isRevealing, of: button)
    }
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
}
