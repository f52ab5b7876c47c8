import CtlCatalogue
import CtlChecker
import CtlTerminal

import enum CtlRuntime.ControlEvent
import enum CtlRuntime.Interaction

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
      } else {
        scroll(by: 3 * step)
      }
    case .press:
      releaseHold()
      guard isOnScreen, !coversScreen else { return }
      press(x, y)
    case .drag: drag(x, y)
    case .release: releaseHold()
    }
  }

  /// The deepest element that can be used at a cell.
  private func hit(_ x: Int, _ y: Int) -> Int? {
    live.tree.nodes.indices.last { index in
      let frame = layout.frames[index]
      return !live.tree.nodes[index].isHidden && x >= frame.x && x < frame.maxX && y >= frame.y
        && y < frame.maxY && Kind.named(live.tree.nodes[index].kind).role != .part
        && isUsable(index)
    }
  }

  private func wheel(_ node: Int, _ x: Int) -> Int? {
    guard [KindName.picker, .datePicker].contains(live.tree.nodes[node].kind) else { return nil }
    return live.tree.children(of: node).firstIndex { child in
      let frame = layout.frames[child]
      return x >= frame.x - 1 && x <= frame.maxX
    }
  }

  private mutating func press(_ x: Int, _ y: Int) {
    guard let node = hit(x, y) else {
      endEditing()
      return
    }
    let frame = layout.frames[node]
    if live.tree.nodes[node].key != live.state.editing { endEditing() }
    focus = live.tree.nodes[node].key
    message = nil
    switch live.tree.nodes[node].kind {
    case .stepper: hold(x >= frame.x + frame.width / 2)
    case .slider:
      guard var behavior = Behavior(live.tree, node) else { return }
      let events = behavior.drag(toFraction: fraction(x, node))
      holdDown(behavior, node, events)
    case .segmentedControl:
      let segments = live.tree.children(of: node)
      // The divider before a segment belongs to it; from right to left the first one stands last.
      let segment = segments.indices.filter { x < layout.frames[segments[$0]].maxX }
        .min { layout.frames[segments[$0]].x < layout.frames[segments[$1]].x }
      if let segment { use(.tapSegment(segment), node) }
    case .pageControl:
      let current = Int(live.tree.nodes[node].value(.currentPage)?.number ?? 0)
      use(x < frame.x + 2 * current ? .decrement : .increment, node)
    case .picker, .datePicker:
      guard let place = wheel(node, x) else { return }
      wheel = place
      spin(node, place, by: y - (frame.y + frame.height / 2))
    case .textField:
      let isEditing = live.tree.nodes[node].key == live.state.editing
      if x >= frame.maxX - 3, picture.showsClearButton(live.tree.nodes[node]) {
        if isEditing { handle(PreviewEvent.Key.control("u")) } else { use(.clear, node) }
      } else if !isEditing {
        beginEditing(node)
      }
    case .row: select(node)
    case .textView:
      if live.tree.nodes[node].key != live.state.editing { beginEditing(node) }
    default:
      guard var behavior = Behavior(live.tree, node) else { return }
      let events = behavior.send(.touch(.down))
      holdDown(behavior, node, events)
    }
  }

  private mutating func drag(_ x: Int, _ y: Int) {
    guard var finger = held, let node = index(of: finger.key) else { return }
    let events: [ControlEvent]
    if live.tree.nodes[node].kind == .slider {
      events = finger.behavior.drag(toFraction: fraction(x, node))
    } else {
      // A finger that leaves a button and lifts elsewhere does not tap it.
      let frame = layout.frames[node]
      let isInside = x >= frame.x && x < frame.maxX && y >= frame.y && y < frame.maxY
      events = finger.behavior.send(.touch(.move(inside: isInside)))
      live.state.touched = isInside ? finger.key : nil
    }
    held = finger
    finish(finger.behavior, node, events)
  }

  private func fraction(_ x: Int, _ node: Int) -> Double {
    let frame = layout.frames[node]
    return Double(x - frame.x) / Double(max(frame.width - 1, 1))
  }
}
