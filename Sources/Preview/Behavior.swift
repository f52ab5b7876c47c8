import CtlCatalogue
import CtlChecker
import CtlRuntime
import CtlTerminal

/// The runtime control of a drawn one, in use: it decides the effect of an interaction, so that the
/// preview and the generated app behave alike.
struct Behavior: Sendable {
  var control: AnyControl

  /// Nil for elements that cannot be used.
  init?(_ tree: RenderTree, _ node: Int) {
    guard Kind.named(tree.nodes[node].kind).isInteractive, let control = tree.control(of: node)
    else { return nil }
    self.control = control
  }

  // MARK: Using

  mutating func send(_ interaction: Interaction) -> [ControlEvent] { control.send(interaction) }

  mutating func press(_ increases: Bool) -> [ControlEvent] {
    send(.press(segment: increases ? 1 : 0))
  }

  mutating func moveCursor(by offset: Int) {
    guard case .textField(var field) = control else { return }
    field.moveCursor(by: offset)
    control = .textField(field)
  }

  mutating func drag(toFraction fraction: Double) -> [ControlEvent] {
    let fraction = clamp(fraction, 0, 1)
    switch control {
    case .slider(var slider):
      defer { control = .slider(slider) }
      let (low, high) = (slider.minimumValue, slider.maximumValue)
      return slider.drag(to: low * (1 - fraction) + high * fraction)
    case .volumeView(var view):
      view.drag(to: fraction)
      control = .volumeView(view)
      return []
    default: return []
    }
  }

  mutating func pull(to points: Double) -> [ControlEvent] {
    guard case .refreshControl(var refresh) = control else { return [] }
    defer { control = .refreshControl(refresh) }
    return refresh.pull(to: points)
  }

  mutating func endRefreshing() {
    guard case .refreshControl(var refresh) = control else { return }
    refresh.endRefreshing()
    control = .refreshControl(refresh)
  }

  /// For a refresh control: whether it is refreshing, and how far it is dragged down, in points.
  var refresh: (isRefreshing: Bool, distance: Double)? {
    guard case .refreshControl(let refresh) = control else { return nil }
    return (refresh.isRefreshing, refresh.pullDistance)
  }

  /// Adds a contact to a text when the list of this contact add button is open.
  mutating func choose(_ contact: String, into text: inout Behavior) -> [ControlEvent] {
    guard case .contactAddButton(var button) = control else { return [] }
    defer { control = .contactAddButton(button) }
    switch text.control {
    case .textField(var field):
      let events = button.choose(contact, into: &field)
      text.control = .textField(field)
      return events
    case .textView(var view):
      let before = view.text
      button.choose(contact, into: &view.text)
      text.control = .textView(view)
      return view.text == before ? [] : [.editingChanged]
    default: return []
    }
  }

  var isEditing: Bool {
    switch control {
    case .textField(let field): field.isEditing
    case .textView(let view): view.isEditing
    default: false
    }
  }

  /// The characters before the cursor of a text field.
  var cursor: Int? { if case .textField(let field) = control { field.cursor } else { nil } }

  /// The segment under a finger: 0 is minus and 1 plus of a stepper.
  var touchedSegment: Int? {
    switch control {
    case .stepper(let stepper): stepper.pressedSegment?.rawValue
    case .segmentedControl(let segmented): segmented.touchedSegment
    default: nil
    }
  }

  /// The segment that was tapped, in a control that shows no selection.
  var momentarySegment: Int? {
    guard case .segmentedControl(let segmented) = control, segmented.isMomentary else { return nil }
    return segmented.lastTappedSegment
  }

  /// Whether two are equal except for the time that a finger has rested.
  func hasValue(of other: Behavior) -> Bool {
    control.value("value") == other.control.value("value")
  }

  /// The row of each wheel.
  var rows: [Int] {
    switch control {
    case .picker(let picker): picker.selectedRows
    case .datePicker(let picker): picker.wheels.map { picker.selectedRow(of: $0) }
    default: []
    }
  }

  // MARK: What it came to

  /// Writes changes of a person to where the screen stores them. A control that is not continuous
  /// keeps its value until it reports it.
  func write(to screen: inout LiveScreen, _ node: Int, _ events: [ControlEvent]) {
    if case .volumeView(let view) = control { screen.state.sound.volume = view.volume }
    let item = screen.tree.nodes[node]
    let isTold = control.value("isContinuous") != .bool(false) || events.contains(.valueChanged)
    let drawn = screen.tree.control(of: node)
    for property in Kind.named(item.kind).properties where property.isBindable {
      guard let value = control.value(property.name.name) else { continue }
      let isPending = isTold && screen.state.live[item.key]?[property.name] != nil
      guard isPending || drawn?.value(property.name.name) != value else { continue }
      switch property.name {
      case .selectedSegmentIndex:
        if case .int(let index) = value, index >= 0 { screen.choose(index, of: node) }
      case .selectedRows: writeRows(to: &screen, node)
      // A tap selects every control of UIKit; only a variable makes that visible.
      case .isSelected where !item.isBound(.isSelected): continue
      default: screen.write(value, to: property, of: node, isTold: isTold)
      }
    }
  }

  private func writeRows(to screen: inout LiveScreen, _ node: Int) {
    let tree = screen.tree
    for (place, wheel) in tree.children(of: node).enumerated() where place < rows.count {
      guard tree.nodes[wheel].wheel?.position != rows[place] else { continue }
      let isOwn = tree.nodes[wheel].instance != tree.nodes[node].instance
      screen.choose(rows[place], of: isOwn ? wheel : node, part: place)
    }
  }
}

extension ControlEvent {
  /// The event by its name in files, and its values.
  var fileEvent: (name: EventName, values: [Value])? {
    guard let event = EventName(name: name.rawValue) else { return nil }
    if case .select(let wheel, let row) = self { return (event, [.int(wheel), .int(row)]) }
    return (event, [])
  }
}
