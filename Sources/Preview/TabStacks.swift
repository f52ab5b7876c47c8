import CtlCatalogue
import CtlChecker
import CtlTerminal

// Screens in tabs. The outer screen is the way back from what its tab shows; each tab keeps its screens
// while another one is chosen.

extension Preview {
  /// What a tab shows, or will show again: its screens from the first to the visible one.
  struct TabStack: Sendable {
    var visits: [Visit]
    var live: LiveScreen
    var focus: ElementKey?
    var scroll = 0
    /// Whether it was shown.
    var hasAppeared = true

    /// The first screen.
    var first: LiveScreen {
      get { visits.first?.live ?? live }
      set { if visits.isEmpty { live = newValue } else { visits[0].live = newValue } }
    }
  }

  /// The place of the screen whose tab bar is below the visible one, among the visits: what lies over
  /// everything covers the bar.
  var outerPlace: Int? {
    guard let place = visits.lastIndex(where: { $0.tab != nil }),
      visits[(place + 1)...].allSatisfy({ $0.way == .push })
    else { return nil }
    return place
  }

  /// Whether there is a screen to go back to.
  var canGoBack: Bool { visits.contains { $0.tab == nil } }

  /// Draws the tab bar around the visible screen, and the way back from it.
  mutating func noteOuter() {
    noteWayBack()
    live.inner = nil
    if let place = outerPlace {
      visits[place].live.use(options.render)
      live.outer = OuterScreen(visits[place].live)
    } else {
      live.outer = nil
      noteInner()
    }
  }

  /// What the chosen tab has shown stays behind an alert of the outer screen.
  private mutating func noteInner() {
    guard !stacks.isEmpty, let tab = live.chosenScreen?.tab, var stack = stacks[tab] else { return }
    stack.live.use(options.render)
    live.inner = (tab, OuterScreen(stack.live))
    if !stack.visits.isEmpty { live.wayBack = stack.live.wayBack }
  }

  /// Shows the screen of the chosen tab, unless an alert of the outer screen is open.
  mutating func enterTab() {
    leaveLostTab()
    guard !live.hasOwnModal, let (tab, opened) = live.chosenScreen,
      visits.count < Preview.visitLimit
    else { return }
    var visit = Visit(live: live, focus: focus, scroll: scroll)
    visit.tab = tab
    (visit.bound, visit.asker) = (opened.bound, visits.count)
    visit.stacks = stacks
    let kept = visit.stacks.removeValue(forKey: tab)
    var stack =
      kept ?? TabStack(visits: [], live: LiveScreen(opened, now: options.render.now))
    stack.first.follow(opened)
    // All are on the same device.
    let device = live.state.overrides.filter { $0.element == KindName.screen.name }
    visits.append(visit)
    visits += stack.visits.map { visit in
      var visit = visit
      visit.live.isOnDevice(device)
      return visit
    }
    stacks = [:]
    show(stack.live)
    live.isOnDevice(device)
    (focus, scroll) = (stack.focus, stack.scroll)
    refresh()
    followInner(of: visits.count - stack.visits.count)
    if kept?.hasAppeared != true { noteAppearance() }
  }

  /// Leaves a tab that the outer screen does not choose any more, or that lies under its alert; when all that
  /// handlers ask for is done.
  private mutating func leaveLostTab() {
    guard followed < 2, hasLostTab else { return }
    endEditing()
    // What the text led to may have left it.
    guard hasLostTab else { return }
    leaveTab()
    if focus == nil { focus = firstFocus }
    showFocus()
  }

  private var hasLostTab: Bool {
    guard let place = outerPlace else { return false }
    let outer = visits[place].live
    return outer.hasOwnModal || outer.chosenScreen?.tab != visits[place].tab
  }

  /// Makes the outer screen the visible one; it keeps what its tab shows.
  mutating func leaveTab() {
    guard let place = outerPlace else { return }
    let visit = visits[place]
    stacks = visit.stacks
    live.outer = nil
    if let tab = visit.tab {
      stacks[tab] = TabStack(
        visits: Array(visits[(place + 1)...]), live: live, focus: focus, scroll: scroll)
    }
    visits.removeSubrange(place...)
    lowestPlace = min(lowestPlace, visits.count)
    let kept = stacks
    show(visit.live)
    stacks = kept
    refresh()
  }

  /// A tap on a tab around the visible screen: another one is chosen, or the chosen one goes back to its
  /// first screen. Returns whether it is one.
  mutating func chooseOuterTab(_ node: Int) -> Bool {
    guard let place = outerPlace, let key = live.keyOfOuter(node) else { return false }
    if live.tree.nodes[node].states.contains(.selected) {
      let first = place + 1
      guard visits.indices.contains(first) else { return true }
      endEditing()
      guard visits.indices.contains(first) else { return true }
      let visit = visits[first]
      visits.removeSubrange(first...)
      show(visit.live)
      live.state.selectedRow = nil
      scroll = visit.scroll
      message = nil
      refresh()
    } else {
      endEditing()
      leaveTab()
      if let tab = index(of: key) { chooseTab(tab) }
    }
    if let node = live.node(ofOuter: key), focusable.contains(node) {
      focus = live.tree.nodes[node].key
    }
    showFocus()
    return true
  }

  /// The stacks of tabs after the file has changed; one whose tab holds another screen now goes.
  mutating func renewTabs() {
    guard let place = outerPlace else { return }
    let visit = visits[place]
    let first = visits.indices.contains(place + 1) ? visits[place + 1].live : live
    let chosen = visit.live.chosenScreen
    if let chosen, chosen.tab == visit.tab, chosen.screen.isScreen(of: first) { return }
    visits.removeSubrange(place...)
    show(visit.live)
    refresh()
    enterTab()
  }
}

extension LiveScreen {
  /// Has the settings of a device instead of its own.
  fileprivate mutating func isOnDevice(_ settings: [ScreenState.ElementOverride]) {
    state.overrides.removeAll { $0.element == KindName.screen.name }
    state.overrides += settings
  }

  fileprivate var hasOwnModal: Bool {
    tree.nodes.indices.contains {
      Kind.named(tree.nodes[$0].kind).isModal && !tree.nodes[$0].isHidden && owns($0)
    }
  }
}

extension OpenedScreen {
  var name: String? { program.screen(screen).map { program.text($0.name) } }

  fileprivate func isScreen(of live: LiveScreen) -> Bool { name == live.name }
}
