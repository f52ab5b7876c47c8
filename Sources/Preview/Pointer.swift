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
      } else if panel != .none, mouse.x >= panelStart {
        scrollPanel(by: 3 * step)
      } else {
        scroll(by: 3 * step)
      }
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
      } else {
        drawContent(to: mouse.y)
      }
    case .release:
      releaseHold()
      letGo()
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
      takeGrip(x, y)
      return
    }
    let frame = layout.frames[node]
    if live.tree.nodes[node].key != live.state.editing { endEditing() }
    focus = live.tree.nodes[node].key
    message = nil
    switch live.tree.nodes[node].kind {
    case .stepper:
      let minus = picture.stepperButtons(node, in: frame)[0]
      hold(isRightToLeft ? x < minus.x : x >= minus.maxX)
    case .volumeView where picture.routeButton(in: frame).x == x: changeOutput()
    case .slider, .volumeView:
      guard var behavior = Behavior(live.tree, node) else { return }
      let events = behavior.drag(toFraction: fraction(x, node))
      holdDown(behavior, node, events)
    case .segmentedControl:
      let segments = live.tree.children(of: node)
      // The divider before a segment belongs to it; from right to left the first one stands last.
      let segment = segments.indices.filter { x < layout.frames[segments[$0]].maxX }
        .min { layout.frames[segments[$0]].x < layout.frames[segments[$1]].x }
      guard let segment, var behavior = Behavior(live.tree, node) else { return }
      let events = behavior.send(.press(segment: segment))
      if !events.isEmpty { holdDown(behavior, node, events) }
    case .pageControl:
      let current = Int(live.tree.nodes[node].value(.currentPage)?.number ?? 0)
      let column = isRightToLeft ? frame.maxX - 1 - x : x - frame.x
      // The current dot is on neither side of itself.
      if column != 2 * current { use(column < 2 * current ? .decrement : .increment, node) }
    case .picker, .datePicker:
      guard let place = wheel(node, x) else { return }
      wheel = place
      let offset = y - (frame.y + frame.height / 2)
      turn = Turn(key: live.tree.nodes[node].key, wheel: place, line: y, offset: offset)
    case .textField:
      let isEditing = live.tree.nodes[node].key == live.state.editing
      let isAtEnd = isRightToLeft ? x < frame.x + 3 : x >= frame.maxX - 3
      if isAtEnd, picture.showsClearButton(live.tree.nodes[node]) {
        if isEditing { handle(PreviewEvent.Key.control("u")) } else { use(.clear, node) }
      } else if !isEditing {
        beginEditing(node)
      }
    case .row: takeGrip(x, y, row: live.tree.nodes[node].key)
    case .textView:
      if live.tree.nodes[node].key != live.state.editing { beginEditing(node) }
    default:
      guard var behavior = Behavior(live.tree, node) else { return }
      let events = behavior.send(.touch(.down))
      holdDown(behavior, node, events)
      held?.column = x
    }
  }

  private mutating func drag(_ x: Int, _ y: Int) {
    guard var finger = held, let node = index(of: finger.key) else { return }
    let events: [ControlEvent]
    if live.tree.nodes[node].kind == .switch, abs(x - finger.column) > 1 {
      // The knob is slid to a side, where it stays.
      held = nil
      touch(nil, nil)
      let isOn = (x > finger.column) != isRightToLeft
      events = finger.behavior.send(.drag(to: isOn ? 1 : 0))
      return finish(finger.behavior, node, events)
    }
    if [.slider, .volumeView].contains(live.tree.nodes[node].kind) {
      events = finger.behavior.drag(toFraction: fraction(x, node))
    } else {
      // A finger that leaves a button and lifts elsewhere does not tap it.
      let frame = layout.frames[node]
      let isInside = x >= frame.x && x < frame.maxX && y >= frame.y && y < frame.maxY
      events = finger.behavior.send(.touch(.move(inside: isInside)))
      touch(finger.behavior, isInside ? finger.key : nil)
    }
    held = finger
    finish(finger.behavior, node, events)
  }

  private var isRightToLeft: Bool { options.render.isRightToLeft }

  /// The share of a track up to a column: from the left, or from where lines begin.
  private func fraction(_ x: Int, _ node: Int) -> Double {
    let track = picture.track(node, in: layout.frames[node])
    let column = isRightToLeft ? track.maxX - 1 - x : x - track.x
    return Double(column) / Double(max(track.width - 1, 1))
  }

  /// The sound goes to the next device: this one, or one that has a volume of its own.
  mutating func changeOutput() {
    sound.output = sound.output == nil ? text("Living Room", "客厅") : nil
    refresh()
    say("sound: \(sound.output ?? text("this device", "本机"))", "声音：\(sound.output ?? "本机")")
  }
}
