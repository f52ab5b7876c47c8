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
    followTabs(of: asker)
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

  /// Lets the screens in the tabs of a screen that are in use have its values, and do what follows. What they
  /// change in it then is a value for the others, and starts no handler: two could answer each other
  /// for ever.
  mutating func followTabs(of place: Int) {
    let kept = place < visits.count ? visits[place].stacks : stacks
    guard !kept.isEmpty || place < visits.count && visits[place].tab != nil else { return }
    for startsHandlers in [true, false] {
      var hasChanged = false
      for (tab, opened) in screen(at: place).heldScreens {
        let answer = changeFirst(of: tab, at: place) { screen in
          let former = screen.followed
          screen.follow(opened)
          let told = startsHandlers ? screen.follow(former) : []
          screen.refresh()
          return (screen: screen, told: told, changed: screen.takeChangedParameters())
        }
        guard let answer else { continue }
        for step in answer.told { record("screen \(answer.screen.name): \(step)") }
        if answer.changed.isEmpty { continue }
        receive(answer.changed, of: answer.screen, opened.bound, at: place)
        hasChanged = true
      }
      if !hasChanged { break }
    }
    if place < visits.count {
      refresh()
      if screen(at: place + 1).hasRequests {
        follow(of: place + 1 < visits.count ? place + 1 : nil)
      }
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
