import CtlCatalogue
import CtlChecker
import CtlDiagnostics

/// Page controls of screens that open each other: their dots stand for the levels of a hierarchy.
extension PlacedElement {
  /// Where its screen opens one that shows another of the same pages, and its file; nil where the pages are said
  /// to be peers.
  var wayToNextLevel: (origin: OriginID, home: Program)? {
    guard let (own, page) = ownLevel else { return nil }
    let home = walk.expansion.program
    // A screen opens few others. A sheet has pages of its own.
    let way = walk.memo.pageLevels.ways(from: home).byScreen[own].prefix(16).first {
      $0.isPush && $0.screen != Symbol(.screen, home.file, own)
        && levels(of: $0.screen).contains(where: page.isAnother)
    }
    return way.map { ($0.origin, home) }
  }

  /// Whether a screen of the file that shows another of the same pages pushes its screen.
  var isNextLevel: Bool {
    guard let (own, page) = ownLevel else { return false }
    let home = walk.expansion.program
    return walk.memo.pageLevels.ways(from: home).openers[own].prefix(16).contains { index in
      index != own && levels(of: Symbol(.screen, home.file, index)).contains(where: page.isAnother)
    }
  }

  /// Its screen, and which of the pages it shows.
  private var ownLevel: (screen: Int, page: PageLevels.Level)? {
    guard case .screen(let own) = walk.expansion.root, let page = level, !isWritten(.views),
      !isWritten(.pages)
    else { return nil }
    return (own, page)
  }

  /// The number of dots and the current one, if nothing else changes with them.
  private var level: PageLevels.Level? {
    guard let count = int(.numberOfPages), count > 1, let current = int(.currentPage) ?? idlePage
    else { return nil }
    return PageLevels.Level(count: count, current: current)
  }

  /// What the variable of the current page is at first, when only the page control reads it.
  private var idlePage: Int? {
    guard let current = written(.currentPage), current.isBinding, !handles(.valueChanged),
      let page = walk.part(of: current.entry.expression, in: scope),
      let readers = walk.readers(of: page), readers.allSatisfy({ $0.index == index })
    else { return nil }
    return initial(.currentPage)?.whole
  }

  /// Those of the page controls of another screen.
  private func levels(of screen: Symbol) -> [PageLevels.Level] {
    if let known = walk.memo.pageLevels.levels[screen] { return known }
    guard let home = program.whole(of: screen.file),
      let declaration = home.screen(Int(screen.index))
    else { return [] }
    let other = Walk(
      Expansion(
        home, .screen(Int(screen.index)),
        expandingUses: home.expansion(of: declaration.root) < 4_096),
      walk.memo)
    let levels = other.positions(of: .pageControl).prefix(4).compactMap {
      PlacedElement(walk: other, index: $0).level
    }
    walk.memo.pageLevels.levels[screen] = levels
    return levels
  }
}

/// What is known of the screens that open each other, and of the pages that they show.
struct PageLevels {
  struct Level {
    let count, current: Int

    /// Whether it is another of the same pages.
    func isAnother(_ other: Level) -> Bool { count == other.count && current != other.current }
  }

  /// How the screens of a file open others, by steps and by `reveals`.
  struct Ways {
    /// By the index of the screen that opens others, the steps first.
    private(set) var byScreen: [[(screen: Symbol, origin: OriginID, isPush: Bool)]] = []
    /// By the index of a screen, those of the file that push it.
    private(set) var openers: [[Int]]

    init(_ program: Program) {
      openers = Array(repeating: [], count: program.screens.count)
      for (index, screen) in program.screens.enumerated() {
        let steps = program.screenSteps(of: screen).compactMap { step in
          step.form.opening.map { (origin: step.origin, opening: $0) }
        }
        byScreen.append(
          (steps + program.reveals(in: screen)).map {
            ($0.opening.screen, $0.origin, $0.opening.way == .push)
          })
        for way in byScreen[index] where way.isPush && way.screen.file == program.file {
          guard openers.indices.contains(Int(way.screen.index)) else { continue }
          openers[Int(way.screen.index)].append(index)
        }
      }
    }
  }

  fileprivate var levels: [Symbol: [Level]] = [:]
  private var ways: [FileID: Ways] = [:]

  mutating func ways(from program: Program) -> Ways {
    if let known = ways[program.file] { return known }
    let made = Ways(program)
    ways[program.file] = made
    return made
  }
}
