import CtlCatalogue
import CtlRuntime
import CtlTerminal

extension KindUse {
  /// The title of an alert, which VoiceOver reads before its buttons.
  static let modal = KindUse { use in
    use = .heading
    use.speech = .alert
  }
}

extension Preview {
  /// The last alert or action sheet that is shown.
  static func modal(of tree: RenderTree) -> Int? {
    tree.nodes.indices.last {
      Kind.named(tree.nodes[$0].kind).isModal && !tree.nodes[$0].isHidden
    }
  }

  /// Whether nothing lies over an element.
  func isReachable(_ index: Int) -> Bool {
    guard let modal else { return true }
    return (modal..<modal + Int(live.tree.nodes[modal].size)).contains(index)
  }

  /// An alert that comes up is seen, however long the screen is; when it goes, the screen is as before.
  mutating func showModal(after former: ElementKey?, _ formerFocus: ElementKey?) {
    guard let modal else {
      guard former != nil, let covered else { return }
      if let key = covered.focus, let node = index(of: key), focusable.contains(node) {
        focus = key
      }
      scroll = min(covered.scroll, lastScroll)
      self.covered = nil
      return
    }
    guard live.tree.nodes[modal].key != former else { return }
    if former == nil { covered = (formerFocus, scroll) }
    if focus == nil { focus = firstFocus }
    let frame = layout.frames[modal]
    scroll = min(max(frame.y - max(viewportHeight - frame.height, 0) / 2, 0), lastScroll)
  }

  /// A tap on one of its buttons closes an alert.
  mutating func closeModal(around node: Int, _ events: [ControlEvent]) {
    guard events.contains(.touchUpInside) else { return }
    var index = node
    while index >= 0, !Kind.named(live.tree.nodes[index].kind).isModal {
      index = Int(live.tree.nodes[index].parent)
    }
    if index >= 0 { live.write(.bool(false), to: .isPresented, of: index) }
  }
}
