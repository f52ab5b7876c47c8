import CtlCatalogue
import CtlChecker

/// Page controls of screens that push each other: their dots stand for the levels of a hierarchy.
extension PlacedElement {
  /// The step with which its screen pushes one that shows another of the same pages, and its file; nil where
  /// the pages are said to be peers.
  var stepToNextLevel: (step: Step, home: Program)? {
    guard let (own, page) = ownLevel else { return nil }
    let home = walk.expansion.program
    // A screen pushes few others.
    for step in home.screenSteps(of: home.screens[own]).filter(\.isPush).prefix(16) {
      guard case .open(let opening) = step.form,
        opening.screen != Symbol(.screen, home.file, own),
        levels(of: opening.screen).contains(where: page.isAnother)
      else { continue }
      return (step, home)
    }
    return nil
  }

  /// Whether a screen of the file that shows another of the same pages pushes its screen.
  var isNextLevel: Bool {
    guard let (own, page) = ownLevel else { return false }
    let home = walk.expansion.program
    let symbol = Symbol(.screen, home.file, own)
    return home.screens.indices.filter { index in
      index != own
        && home.screenSteps(of: home.screens[index]).contains {
          if case .open(let opening) = $0.form {
            $0.isPush && opening.screen == symbol
          } else {
            false
          }
        }
    }.prefix(16).contains { index in
      levels(of: Symbol(.screen, home.file, index)).contains(where: page.isAnother)
    }
  }

  /// Its screen, and which of the pages it shows.
  private var ownLevel: (screen: Int, page: Level)? {
    guard case .screen(let own) = walk.expansion.root, let page = level, !isWritten(.views),
      !isWritten(.pages)
    else { return nil }
    return (own, page)
  }

  /// The number of dots and the current one, if they never change.
  private var level: Level? {
    guard let count = int(.numberOfPages), count > 1, let current = int(.currentPage) else {
      return nil
    }
    return Level(count: count, current: current)
  }

  /// Those of the page controls of another screen.
  private func levels(of screen: Symbol) -> [Level] {
    guard let home = program.whole(of: screen.file),
      let declaration = home.screen(Int(screen.index))
    else { return [] }
    let other = Walk(
      Expansion(
        home, .screen(Int(screen.index)),
        expandingUses: home.expansion(of: declaration.root) < 4_096),
      walk.memo)
    return other.positions(of: .pageControl).prefix(4).compactMap {
      PlacedElement(walk: other, index: $0).level
    }
  }
}

private struct Level {
  let count, current: Int

  /// Whether it is another of the same pages.
  func isAnother(_ other: Level) -> Bool { count == other.count && current != other.current }
}

extension Step {
  fileprivate var isPush: Bool {
    if case .open(let opening) = form { opening.way == .push } else { false }
  }
}
