import CtlCatalogue
import CtlTerminal
import CtlText

import enum CtlRuntime.ControlEvent

// The list of contacts that a contact add button opens: a person chooses one with the arrows or the
// mouse, or types a part of the name first.

/// An open list of contacts.
struct ContactList: Sendable {
  /// Its button.
  var finger: Preview.Held
  /// What was typed.
  var typed = ""
  /// The chosen line.
  var row = 0
  /// The panel before it.
  var panel: Preview.Panel
}

extension Preview {
  private static let people = [
    ("Ada Lovelace", "陈静"), ("Alan Turing", "李伟"), ("Edsger Dijkstra", "刘洋"),
    ("Grace Hopper", "孙丽"), ("Katherine Johnson", "王芳"), ("Mary Jackson", "吴敏"),
    ("Radia Perlman", "张强"), ("Tim Berners-Lee", "赵磊"),
  ]

  /// The names that contain what was typed; else the typed name is a contact, too.
  var contacts: [String] {
    let names = Preview.people.map { text($0.0, $0.1) }
    guard let typed = chooser?.typed, !typed.isEmpty else { return names }
    let found = names.filter { $0.lowercased().contains(typed.lowercased()) }
    return found.isEmpty ? [typed] : found
  }

  mutating func openContacts(_ behavior: Behavior, _ node: Int) {
    let finger = Held(behavior: behavior, key: live.tree.nodes[node].key)
    chooser = ContactList(finger: finger, panel: panel)
    panel = .contacts
    panelScroll = 0
    refresh()
    showFocus()
  }

  mutating func closeContacts() {
    guard let list = chooser else { return }
    chooser = nil
    panel = list.panel
    refresh()
    showFocus()
  }

  /// The lines of the list, the chosen one marked.
  var contactLines: [String] {
    guard let chooser else { return [] }
    let names = contacts.enumerated().map { ($0 == chooser.row ? "▸ " : "  ") + $1 }
    return chooser.typed.isEmpty ? names : [text("search: ", "搜索：") + chooser.typed] + names
  }

  /// The keys while the list is open.
  mutating func handleContacts(_ key: PreviewEvent.Key) {
    guard let list = chooser else { return }
    let last = contacts.count - 1
    switch key {
    case .up: chooser?.row = max(list.row - 1, 0)
    case .down: chooser?.row = min(list.row + 1, last)
    case .enter: chooseContact(list.row)
    case .escape, .control("c"): closeContacts()
    case .backspace: search(String(list.typed.dropLast()))
    case .character(let character): search(list.typed + String(character))
    default: return
    }
  }

  /// Shows the contacts with a text in their names.
  mutating func search(_ typed: String) {
    chooser?.typed = String(typed.prefix(500))
    chooser?.row = 0
  }

  /// A press on a line of the list; elsewhere it closes the list.
  mutating func pressContacts(_ mouse: PreviewEvent.Mouse) {
    let header = contactLines.count - contacts.count
    let row = mouse.y - 1 - header
    guard mouse.x >= panelStart, mouse.y > 0 else { return closeContacts() }
    if contacts.indices.contains(row) { chooseContact(row) }
  }

  /// Adds a contact to the text of its button, and closes the list.
  private mutating func chooseContact(_ row: Int) {
    guard let open = chooser else { return }
    let contact = contacts[min(row, contacts.count - 1)]
    closeContacts()
    guard let node = index(of: open.finger.key), let target = target(of: node) else { return }
    var button = open.finger.behavior
    if var field = Behavior(live.tree, target) {
      let events = button.choose(contact, into: &field)
      finish(field, target, events)
    } else {
      // A view that the app fills itself.
      let text = button.choose(contact, into: live.tree.nodes[target].text ?? "")
      live.write(.string(text), to: .text, of: target)
      refresh()
    }
  }

  /// The text that `addsTo` names, else the one around the button, else the first of the nearest
  /// container that has one.
  private func target(of node: Int) -> Int? {
    let nodes = live.tree.nodes
    if case .reference(let name)? = nodes[node].raw(.addsTo) {
      return nodes.firstIndex { $0.name == name && !$0.isHidden }
    }
    var around = Int(nodes[node].parent)
    while around >= 0 {
      let inside = around + 1..<around + Int(nodes[around].size)
      let found = inside.first { nodes[$0].takesText && !nodes[$0].isHidden }
      if let found { return found }
      if nodes[around].takesText { return around }
      around = Int(nodes[around].parent)
    }
    return nil
  }
}
