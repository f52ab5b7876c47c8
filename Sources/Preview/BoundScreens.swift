import CtlChecker
import CtlTerminal

// Screens that change what their openers have.

extension Preview {
  /// Lets the opener of a screen have the parameters that this one has changed, and do what follows there.
  /// - Parameter place: That of the screen among the visits; that of the visible one comes after them.
  mutating func handOver(by place: Int) {
    guard place > 0, place <= visits.count else { return }
    let screen = screen(at: place)
    let changed = change(screenAt: place) { $0.takeChangedParameters() }
    let visit = visits[place - 1]
    guard !changed.isEmpty, let asker = visit.asker, asker < place else { return }
    receive(changed, of: screen, visit.bound, at: asker)
    let back = live.wayBack
    noteWayBack()
    if live.wayBack != back { refresh() }
    followInner(of: asker)
    follow(of: asker)
  }

  /// Lets a screen have what another one has changed, and do what follows.
  private mutating func receive(
    _ changed: [Int: Value], of screen: LiveScreen, _ bound: [Int: ResultPlace], at place: Int
  ) {
    let done = change(screenAt: place) { opener in
      let done = opener.receive(changed, bound)
      opener.refresh()
      return done
    }
    if done.isEmpty { return }
    let names = changed.keys.sorted().map {
      screen.program.text(screen.program.variables[$0].name) + ".changed"
    }
    let head = "screen \(screen.name): \(names.joined(separator: ", "))"
    record(([head] + done).joined(separator: " → "))
  }

  /// Lets a screen have what those in its tabs have changed between events.
  mutating func takeFromTabs(of place: Int) {
    for (tab, opened) in screen(at: place).heldScreens {
      let answer = changeFirst(of: tab, at: place) { ($0, $0.takeChangedParameters()) }
      guard let (screen, changed) = answer, !changed.isEmpty else { continue }
      receive(changed, of: screen, opened.bound, at: place)
    }
  }

  /// Lets the screens that follow a screen have its values, and do what follows: those in its tabs that are in
  /// use, and those that it has opened with a place of its own. What they ask for is done at the end.
  mutating func followInner(of place: Int) {
    guard place <= visits.count, hasFollowers(place) else { return }
    _ = giveValues(of: place, startsHandlers: true)
    if place < visits.count {
      refresh()
      if editor != nil { followText() }
    }
    // What one asks for may take away those above it.
    for inner in (place + 1..<max(visits.count, place) + 1).reversed()
    where inner <= visits.count && isFollower(inner) && screen(at: inner).hasRequests {
      follow(of: inner < visits.count ? inner : nil)
    }
  }

  /// Gives the screens that follow a screen its values, and so on inwards. What they change in it then is a value
  /// for the others, and starts no handler: two could answer each other for ever. Returns whether
  /// they have changed anything.
  private mutating func giveValues(of place: Int, startsHandlers: Bool) -> Bool {
    var result = false
    for startsHandlers in startsHandlers ? [true, false] : [false] {
      var hasChanged = false
      for follower in followers(of: place) {
        let outer = screen(at: place)
        let told = change(follower, of: place) { screen in
          let former = screen.followed
          switch follower {
          case .tab(_, let opened): screen.follow(opened)
          case .opened(_, let bound): screen.follow(bound, of: outer)
          }
          let told = startsHandlers ? screen.follow(former) : []
          screen.refresh()
          return (name: screen.name, told: told)
        }
        guard let told else { continue }
        for step in told.told { record("screen \(told.name): \(step)") }
        if let inner = follower.place(in: self, of: place), hasFollowers(inner) {
          _ = giveValues(of: inner, startsHandlers: startsHandlers)
        }
        let answer = change(follower, of: place) { ($0, $0.takeChangedParameters()) }
        guard let (screen, changed) = answer, !changed.isEmpty else { continue }
        receive(changed, of: screen, follower.bound, at: place)
        hasChanged = true
      }
      if !hasChanged { break }
      result = true
    }
    return result
  }

  /// A screen that follows another one.
  private enum Follower {
    /// The first screen of a tab.
    case tab(Int, OpenedScreen)
    /// One that was opened, by its place.
    case opened(Int, [Int: ResultPlace])

    var bound: [Int: ResultPlace] {
      switch self {
      case .tab(_, let opened): opened.bound
      case .opened(_, let bound): bound
      }
    }

    /// Its place among the visits; nil in a tab that is not chosen.
    func place(in preview: Preview, of outer: Int) -> Int? {
      switch self {
      case .tab(let tab, _):
        outer < preview.visits.count && preview.visits[outer].tab == tab ? outer + 1 : nil
      case .opened(let place, _): place
      }
    }
  }

  private func followers(of place: Int) -> [Follower] {
    let opened = visits.indices.compactMap { index -> Follower? in
      let visit = visits[index]
      guard visit.asker == place, visit.tab == nil, !visit.bound.isEmpty else { return nil }
      return .opened(index + 1, visit.bound)
    }
    return (hasTabs(place) ? screen(at: place).heldScreens.map { .tab($0.tab, $0.screen) } : [])
      + opened
  }

  private func hasFollowers(_ place: Int) -> Bool {
    hasTabs(place)
      || visits.contains { $0.asker == place && $0.tab == nil && !$0.bound.isEmpty }
  }

  /// Whether screens in tabs of a screen are in use.
  private func hasTabs(_ place: Int) -> Bool {
    let kept = place < visits.count ? visits[place].stacks : stacks
    return !kept.isEmpty || place < visits.count && visits[place].tab != nil
  }

  /// Whether the screen at a place follows the one that opened or holds it.
  private func isFollower(_ place: Int) -> Bool {
    visits[place - 1].tab != nil || !visits[place - 1].bound.isEmpty
  }

  private mutating func change<Result>(
    _ follower: Follower, of place: Int, _ body: (inout LiveScreen) -> Result
  ) -> Result? {
    switch follower {
    case .tab(let tab, _): changeFirst(of: tab, at: place, body)
    case .opened(let inner, _): change(screenAt: inner, body)
    }
  }

  /// Changes the first screen of a tab; nil for one that was not shown yet.
  /// - Parameter place: That of the outer screen.
  private mutating func changeFirst<Result>(
    of tab: Int, at place: Int, _ body: (inout LiveScreen) -> Result
  ) -> Result? {
    if place == visits.count {
      return stacks[tab] == nil ? nil : body(&stacks[tab]!.first)
    }
    if visits[place].tab == tab { return change(screenAt: place + 1, body) }
    return visits[place].stacks[tab] == nil ? nil : body(&visits[place].stacks[tab]!.first)
  }

  /// Finds the places that opened screens change in the programs that were read again.
  /// - Parameter former: The screens of the visits, and the visible one, as they were.
  mutating func renewBound(_ former: [LiveScreen]) {
    for index in visits.indices where !visits[index].bound.isEmpty {
      let (old, new) = (former[index + 1], screen(at: index + 1))
      var bound: [Int: ResultPlace] = [:]
      for (parameter, place) in visits[index].bound {
        guard let asker = visits[index].asker, former.indices.contains(asker),
          let renamed = new.parameter(parameter, of: old)
        else { continue }
        bound[renamed] = place.renewed(in: screen(at: asker), from: former[asker])
        let range = bound[renamed].flatMap { screen(at: asker).range(of: $0) }
        change(screenAt: index + 1) { $0.keep(renamed, in: range) }
      }
      visits[index].bound = bound
    }
  }

  func screen(at place: Int) -> LiveScreen {
    place < visits.count ? visits[place].live : live
  }

  mutating func change<Result>(
    screenAt place: Int, _ body: (inout LiveScreen) -> Result
  ) -> Result {
    place < visits.count ? body(&visits[place].live) : body(&live)
  }
}
