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
    let done = change(screenAt: asker) { opener in
      let done = opener.receive(changed, visit.bound)
      opener.refresh()
      return done
    }
    if !done.isEmpty {
      let names = changed.keys.sorted().map {
        screen.program.text(screen.program.variables[$0].name) + ".changed"
      }
      let head = "screen \(screen.name): \(names.joined(separator: ", "))"
      record(([head] + done).joined(separator: " → "))
    }
    let back = live.wayBack
    noteWayBack()
    if live.wayBack != back { refresh() }
    if let tab = visit.tab, let (chosen, opened) = visits[asker].live.chosenScreen, chosen == tab {
      follow(opened, inTabOf: asker)
      refresh()
    }
    follow(of: asker)
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
      }
      visits[index].bound = bound
    }
  }

  private func screen(at place: Int) -> LiveScreen {
    place < visits.count ? visits[place].live : live
  }

  private mutating func change<Result>(
    screenAt place: Int, _ body: (inout LiveScreen) -> Result
  ) -> Result {
    place < visits.count ? body(&visits[place].live) : body(&live)
  }
}
