// Tab bars: the contents of one tab are shown at a time.

extension ControlTree.Container {
  /// Whether what is in it cannot be seen or touched: it waits to be presented, or another tab is
  /// chosen.
  var hidesContents: Bool { isClosed || kind == .tab && !isSelected }

  /// Marks the tab of a tab bar whose contents are shown.
  mutating func markTab() {
    guard kind == .tabBar else { return }
    let chosen = min(max(selectedIndex, 0), children.count - 1)
    for index in children.indices {
      guard case .container(var tab) = children[index].content, tab.kind == .tab,
        tab.isSelected != (index == chosen)
      else { continue }
      tab.isSelected = index == chosen
      children[index].content = .container(tab)
    }
  }
}

extension ControlTree {
  /// Shows the contents of a tab that was tapped: its bar tells that. Nil for another element.
  mutating func chooseTab(_ name: Reference) -> [SentEvent]? {
    guard let tab = path(to: name)?.last?.container, tab.kind == .tab,
      let place = place(of: name), let index = place.last
    else { return nil }
    guard !tab.isSelected, !tab.isHidden, tab.isUserInteractionEnabled else { return [] }
    // While what is edited is still shown.
    var events = endEditing(but: name)
    change(at: place.dropLast()) { element, isHidden in
      guard !isHidden, !element.isHidden, case .container(var bar) = element.content,
        bar.kind == .tabBar, bar.isUserInteractionEnabled
      else { return }
      bar.selectedIndex = index
      bar.markTab()
      element.content = .container(bar)
      if let name = element.name { events.append(SentEvent(sender: name, event: .valueChanged)) }
    }
    return events
  }
}

extension Interface {
  /// What people chose in a container, so that a variable can take it; nil for another sender. From now
  /// on it counts as described: if the variable did not accept it, the next update corrects the
  /// container.
  public mutating func take<Value>(
    _ path: WritableKeyPath<ControlTree.Container, Value>, from sender: Sender
  ) -> Value? {
    guard let container = tree.path(to: sender.reference)?.last?.container else { return nil }
    describe(sender.reference) { $0[keyPath: path] = container[keyPath: path] }
    return container[keyPath: path]
  }
}
