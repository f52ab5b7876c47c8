import CtlCatalogue
import CtlChecker
import CtlTerminal

// The mouse as a finger.

extension Preview {
  mutating func handle(_ mouse: PreviewEvent.Mouse) {
    let x = mouse.x
    let y = mouse.y + scroll
    let isOnScreen = mouse.x < layout.size.width && mouse.y < viewportHeight
    switch mouse.action {
    case .scrollUp, .scrollDown:
      let step = mouse.action == .scrollDown ? 1 : -1
      if isOnScreen, let node = hit(x, y), let place = wheel(node, x) {
        spin(node, place, by: step)
      } else if isOnScreen, let node = scrollView(at: x, y), roll(node, by: 3 * step) {
        return
      } else if panel != .none, mouse.x >= panelStart {
        scrollPanel(by: 3 * step)
      } else {
        scroll(by: 3 * step)
      }
    case .press where chooser != nil: pressContacts(mouse)
    case .press:
      releaseHold()
      letGo()
      guard isOnScreen, !coversScreen else { return }
      press(x, y)
    case .drag:
      if turn != nil {
        drawWheel(to: y)
      } else if held != nil {
        drag(x, y)
      } else if !drag(contentTo: mouse.x, mouse.y) {
        swipe(to: mouse.x)
        drawContent(to: mouse.y)
      }
    case .release:
      releaseHold()
      letGo()
    }
  }

  /// The deepest element that can be used at a cell.
  private func hit(_ x: Int, _ y: Int) -> Int? {
    func touched(_ index: Int, _ columns: Rect) -> Bool {
      let frame = layout.visible(index)
      return !live.tree.nodes[index].isHidden && x >= columns.x && x < columns.maxX && y >= frame.y
        && y < frame.maxY && Kind.named(live.tree.nodes[index].kind).role != .part
        && isUsable(index)
    }
    let nodes = live.tree.nodes
    return nodes.indices.last { touched($0, layout.visible($0)) }
      ?? nodes.indices.last {
        kindUse($0).isWide && nodes[$0].parent >= 0
          && touched($0, layout.visible(Int(nodes[$0].parent)))
      }
  }

  /// What a tap on an element reaches: what only shows something leaves it to its row.
  func taking(tapOn node: Int) -> Int {
    if isUsable(node) || live.tree.nodes[node].states.contains(.disabled) { return node }
    var holder = Int(live.tree.nodes[node].parent)
    while holder >= 0, live.tree.nodes[holder].kind != .row {
      holder = Int(live.tree.nodes[holder].parent)
    }
    return holder >= 0 && isUsable(holder) ? holder : node
  }

  /// The wheel of a picker at a column.
  func wheel(_ node: Int, _ x: Int) -> Int? {
    live.tree.children(of: node).firstIndex { child in
      let frame = layout.frames[child]
      return live.tree.nodes[child].kind == .wheel && x >= frame.x - 1 && x <= frame.maxX
    }
  }

  private mutating func press(_ x: Int, _ y: Int) {
    let hit = hit(x, y)
    // A touch beside its actions closes a row.
    if live.state.swipedRow != nil, hit.map({ live.tree.nodes[$0].kind }) != .swipeAction {
      live.state.swipedRow = nil
      return refresh()
    }
    guard let node = hit else {
      takeGrip(x, y)
      return
    }
    focus = live.tree.nodes[node].key
    message = nil
    kindUse(node).press(&self, node, x, y)
    focusText()
  }

  private mutating func drag(_ x: Int, _ y: Int) {
    guard let node = held.flatMap({ index(of: $0.key) }), !kindUse(node).drag(&self, node, x),
      var finger = held
    else { return }
    // A finger that leaves a button and lifts elsewhere does not tap it.
    let frame = layout.frames[node]
    let isInside = x >= frame.x && x < frame.maxX && y >= frame.y && y < frame.maxY
    let events = finger.behavior.send(.touch(.move(inside: isInside)))
    touch(finger.behavior, isInside ? finger.key : nil)
    held = finger
    finish(finger.behavior, node, events)
  }
}
