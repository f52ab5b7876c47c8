import CtlCatalogue
import CtlChecker
import CtlRuntime

@testable import CtlTerminal

/// The preview of a screen that is used as the running code is, as long as its buttons and labels are.
struct FollowedPreview {
  private var live: LiveScreen
  /// Whether it still knows all that people have done.
  private(set) var isFollowing: Bool
  /// The actions that were called last.
  private(set) var calls: [String]

  init(_ program: Program, screen: Int) {
    live = LiveScreen(program, screen: screen, now: Driver.present)
    calls = []
    // The app starts and ends tasks, and a component has state that the preview does not.
    isFollowing =
      program.screens[screen].scope.tasks.isEmpty
      && program.heldScreens(of: program.screens[screen]).isEmpty
    calls = actions(live.appeared)
  }

  var lines: [String] { TerminalView.lines(live) }

  /// What follows when a control of the running tree is used and sends events.
  mutating func use(
    _ sender: ElementName, _ events: [ControlTree.SentEvent], in running: ControlTree
  ) {
    calls = []
    let drawn = live.tree.nodes.indices.filter {
      Kind.named(live.tree.nodes[$0].kind).role != .part
    }
    let running = FollowedPreview.flat(running)
    guard isFollowing, drawn.count == running.count,
      let used = running.first(where: { $0.name == sender })?.control?.kind,
      used == .button || used == .label
    else {
      isFollowing = false
      return
    }
    let former = live.followed
    for event in events {
      guard let place = running.firstIndex(where: { $0.name == event.sender }),
        let name = EventName(name: event.event.name.rawValue)
      else { continue }
      calls += actions(live.perform(name, of: drawn[place]))
    }
    for told in live.follow(former) {
      let steps = told.split(separator: " → ", maxSplits: 1).last ?? ""
      calls += actions(steps.split(separator: "; ").map { String($0) })
    }
    live.refresh()
  }

  /// The calls of the actions of the screen, as running code notes them.
  private func actions(_ done: [String]) -> [String] {
    let scope = live.program.screens[live.screen].scope
    return done.compactMap { step in
      for action in scope.actions.map({ live.program.actions[$0] }) {
        let name = live.program.text(action.name)
        guard step.hasPrefix("\(name)(") else { continue }
        return live.program.parameters[action.parameters].reduce(step) { step, parameter in
          step.replacing(
            "\(live.program.text(parameter.name)): ", with: "", maxReplacements: 1)
        }
      }
      return nil
    }
  }

  private static func flat(_ tree: ControlTree) -> [ControlTree] {
    [tree] + tree.children.flatMap { flat($0) }
  }
}
