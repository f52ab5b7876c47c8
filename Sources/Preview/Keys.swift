import CtlCatalogue
import CtlChecker
import CtlTerminal

import enum CtlRuntime.ControlEvent
import enum CtlRuntime.Interaction
import protocol CtlRuntime.TextInput

// The keyboard. During editing the keys go to the text; else they move the focus, use the focused
// control, or control the preview.

extension Preview {
  mutating func handle(_ key: PreviewEvent.Key) {
    if chooser != nil { return handleContacts(key) }
    if let text = prompt { return handlePrompt(key, text) }
    if key == .control("c") {
      isDone = true
      return
    }
    let wasHolding = releaseHold()
    message = nil
    if editor != nil, edit(key) { return }
    switch key {
    case .tab: moveFocus(1)
    case .backTab: moveFocus(-1)
    case .enter, .character(" "): activate()
    case .escape:
      // A panel beside a revealed screen stays.
      if panel != .none, !canGoBack || coversScreen {
        toggle(panel)
      } else if !wasHolding {
        _ = goBack()
      }
    case .up, .down: vertical(key == .down ? 1 : -1)
    case .left, .right: horizontal(key == .right ? 1 : -1)
    case .holdLeft, .holdRight: hold((key == .holdRight) != isRightToLeft)
    case .pageUp: turn(-max(viewportHeight - 2, 1))
    case .pageDown: turn(max(viewportHeight - 2, 1))
    case .home: turn(-Preview.farAway)
    case .end: turn(Preview.farAway)
    case .character(let character): command(character)
    case .backspace, .delete, .control: return
    }
  }

  // MARK: Focus

  mutating func moveFocus(_ step: Int) {
    guard !focusable.isEmpty else { return }
    if modal == nil { endEditing() }
    let place = focused.flatMap { focusable.firstIndex(of: $0) }
    let next = place.map { ($0 + step + focusable.count) % focusable.count } ?? 0
    focus = live.tree.nodes[focusable[next]].key
    wheel = 0
    message = nil
    showsLast = false
    if panel != .log { panelScroll = 0 }
    showFocus()
  }

  mutating func showFocus() {
    if let focus { scrollIntoView(focus) }
    guard let node = focused else { return }
    let frame = layout.visible(node)
    if frame.y < scroll { scroll = max(frame.y - 1, 0) }
    if frame.maxY > scroll + viewportHeight { scroll = frame.maxY - viewportHeight + 1 }
    scroll = min(max(scroll, 0), lastScroll)
  }

  var lastScroll: Int { max(layout.size.height - viewportHeight, 0) }

  mutating func scroll(by lines: Int) { scroll = min(max(scroll + lines, 0), lastScroll) }

  private static let farAway = 1_000_000

  /// Scrolls the visible part: the screen, or a panel instead of it.
  private mutating func turn(_ lines: Int) {
    if coversScreen { scrollPanel(by: lines) } else { scroll(by: lines) }
  }

  // MARK: Using

  /// Sends an interaction to a control and shows the result.
  mutating func use(_ interaction: Interaction, _ node: Int) {
    guard var behavior = Behavior(live.tree, node), isUsable(node) else { return }
    let events = behavior.send(interaction)
    finish(behavior, node, events)
  }

  /// The effect of Enter.
  mutating func activate() {
    guard let node = focused, isUsable(node) else { return }
    kindUse(node).activate(&self, node)
    focusText()
  }

  /// A tap on a row beside its controls.
  mutating func select(_ node: Int) {
    let name = live.tree.nodes[node].text ?? "row"
    live.state.selectedRow = live.tree.nodes[node].key
    refresh()
    let former = live.followed
    for step in live.perform(.select, of: node) { record("row \(name): select → \(step)") }
    followChanges(since: former)
    refresh()
    follow()
  }

  private mutating func horizontal(_ step: Int) {
    guard let node = focused else { return }
    // The right arrow goes back where lines begin at the right.
    let step = isRightToLeft ? -step : step
    // VoiceOver moves to the left and right, and changes values up and down.
    if isSpeaking, !isUsable(node) || !kindUse(node).isSidewaysSpoken { return moveFocus(step) }
    guard isUsable(node) else { return }
    guard let sideways = kindUse(node).sideways else { return moveFocus(step) }
    sideways(&self, node, step)
  }

  private mutating func vertical(_ step: Int) {
    guard let node = focused, isUsable(node) else { return moveFocus(step) }
    let kind = kindUse(node)
    if let turn = kind.upAndDown { return turn(&self, node, step) }
    guard isSpeaking, kind.isAdjustable else { return moveFocus(step) }
    use(step < 0 ? .increment : .decrement, node)
  }

  mutating func spin(_ node: Int, _ wheel: Int, by step: Int) {
    guard let rows = Behavior(live.tree, node)?.rows, rows.indices.contains(wheel) else { return }
    var row = rows[wheel] + step
    let children = live.tree.children(of: node)
    if children.indices.contains(wheel), let shown = live.tree.nodes[children[wheel]].wheel,
      shown.isRound, shown.count > 0
    {
      row = (row % shown.count + shown.count) % shown.count
    }
    use(.spin(wheel: wheel, row: row), node)
  }

  // MARK: Holding

  mutating func hold(_ increases: Bool) {
    // The finger leaves what it held before.
    if let held, held.key != focus { releaseHold() }
    guard let node = focused, isUsable(node), kindUse(node).isHeld,
      var behavior = Behavior(live.tree, node)
    else { return }
    let events = behavior.press(increases)
    holdDown(behavior, node, events)
  }

  /// A finger stays on a control, which is highlighted meanwhile.
  mutating func holdDown(_ behavior: Behavior, _ node: Int, _ events: [ControlEvent]) {
    held = Held(behavior: behavior, key: live.tree.nodes[node].key)
    touch(behavior, held?.key)
    finish(behavior, node, events)
  }

  /// Sets the control under the finger; nil when there is none.
  mutating func touch(_ behavior: Behavior?, _ key: ElementKey?) {
    live.state.touched = key
    live.state.touchedSegment = key == nil ? nil : behavior?.touchedSegment
  }

  @discardableResult
  mutating func releaseHold() -> Bool { endHold(.release) }

  /// What comes over the screen takes the touch away, as in iOS.
  mutating func cancelHold() { endHold(.touch(.cancel)) }

  @discardableResult
  private mutating func endHold(_ interaction: Interaction) -> Bool {
    guard var finger = held else { return false }
    held = nil
    touch(nil, nil)
    guard let node = index(of: finger.key) else {
      refresh()
      return true
    }
    let events = finger.behavior.send(interaction)
    finish(finger.behavior, node, events)
    return true
  }

  // MARK: Text

  mutating func beginEditing(_ node: Int) {
    guard var behavior = Behavior(live.tree, node), isUsable(node) else { return }
    endEditing()
    let events = behavior.send(.tap)
    guard behavior.isEditing else { return }
    editor = behavior
    focus = live.tree.nodes[node].key
    live.state.editing = focus
    finish(behavior, node, events)
    let keyboard = live.tree.nodes[node].value(.keyboardType)
    if case .member(let name)? = keyboard, name != "default" {
      say("keyboard: \(name)", "键盘：\(name)")
    }
  }

  /// The focus goes back to the text that is being edited: the keyboard stays with it until another text
  /// takes it, as in UIKit.
  mutating func focusText() {
    if hasKeyboard, let editing = live.state.editing, index(of: editing) != nil {
      focus = editing
    }
  }

  mutating func endEditing() {
    guard var behavior = editor else { return }
    let events = behavior.send(.dismissKeyboard)
    close(behavior, events)
  }

  private mutating func close(_ behavior: Behavior, _ events: [ControlEvent]) {
    editor = nil
    let key = live.state.editing
    live.state.editing = nil
    live.state.cursor = nil
    if let node = key.flatMap({ index(of: $0) }) {
      finish(behavior, node, events)
    } else {
      refresh()
    }
  }

  /// Whether a key was one for the text.
  private mutating func edit(_ key: PreviewEvent.Key) -> Bool {
    guard var behavior = editor, let node = live.state.editing.flatMap({ index(of: $0) }) else {
      editor = nil
      return false
    }
    guard hasKeyboard else { return false }
    let events: [ControlEvent]
    switch key {
    case .character(let character):
      if let refusal = refusal(of: character) {
        message = refusal
        return true
      }
      events = behavior.send(.type(String(character)))
    case .backspace: events = behavior.send(.deleteBackward)
    case .control("u"): events = clear(&behavior)
    case .control("v"): events = behavior.send(.type(clipboard))
    case .left, .right, .home, .end:
      let step = key == .left || key == .right ? 1 : Preview.farAway
      behavior.moveCursor(by: key == .right || key == .end ? step : -step)
      events = []
    case .delete:
      let place = behavior.cursor
      behavior.moveCursor(by: 1)
      events = behavior.cursor == place ? [] : behavior.send(.deleteBackward)
    case .enter where kindUse(node).hasLines:
      events = behavior.send(.pressReturn)
    case .enter:
      close(behavior, behavior.send(.pressReturn))
      return true
    // Up and down stay in a text of many lines.
    case .up, .down: return kindUse(node).hasLines
    case .escape, .tab, .backTab:
      endEditing()
      return key == .escape
    default: return false
    }
    editor = behavior
    finish(behavior, node, events)
    followText()
    return true
  }

  /// The clear button, or, without one, all of the text selected and deleted: one change.
  private func clear(_ behavior: inout Behavior) -> [ControlEvent] {
    let events = behavior.send(.clear)
    guard events.isEmpty, var input = behavior.input else { return events }
    // As one key that deletes what is left.
    input.text = String(input.text.prefix(1))
    behavior.control.control = input
    behavior.moveCursor(by: Preview.farAway)
    return behavior.send(.deleteBackward)
  }

  /// A handler may have changed the text that is being typed, or disabled its field.
  mutating func followText() {
    guard var behavior = editor, var input = behavior.input,
      let node = live.state.editing.flatMap({ index(of: $0) })
    else { return }
    if live.tree.nodes[node].states.contains(.disabled) {
      editor = nil
      live.state.editing = nil
      live.state.cursor = nil
      return refresh()
    }
    guard
      let shown = live.tree.control(of: node)?.control as? any TextInput, shown.text != input.text
    else { return }
    input.text = shown.text
    behavior.control.control = input
    editor = behavior
    live.state.cursor = behavior.cursor
    refresh()
  }

  mutating func type(_ text: String) {
    guard hasKeyboard else { return }
    guard var behavior = editor, let node = live.state.editing.flatMap({ index(of: $0) }) else {
      return
    }
    let events = behavior.send(.type(text))
    editor = behavior
    finish(behavior, node, events)
    followText()
  }
}
