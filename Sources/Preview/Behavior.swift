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

  /// The control as one of a kind.
  subscript<C: Control>(_ type: C.Type) -> C? {
    get { control[as: C.self] }
    set { control[as: C.self] = newValue }
  }

  // MARK: Using

  mutating func send(_ interaction: Interaction) -> [ControlEvent] { control.send(interaction) }

  mutating func press(_ increases: Bool) -> [ControlEvent] {
    send(.press(segment: increases ? 1 : 0))
  }

  var isEditing: Bool { input?.isEditing ?? false }

  /// The characters before the cursor of a text field.
  var cursor: Int? { input?.textCursor }

  mutating func moveCursor(by offset: Int) {
    guard var input else { return }
    input.moveCursor(by: offset)
    control.control = input
  }

  /// The control, when people type into it.
  var input: (any TextInput)? { control.control as? any TextInput }

  /// The segment under a finger: 0 is minus and 1 plus of a stepper.
  var touchedSegment: Int? { (control.control as? any Segmented)?.touchedSegment }

  /// Whether two are equal except for the time that a finger has rested.
  func hasValue(of other: Behavior) -> Bool {
    control.value("value") == other.control.value("value")
  }

  /// The row of each wheel.
  var rows: [Int] { (control.control as? any Wheeled)?.rows ?? [] }

  private var kindUse: KindUse { KindUse.of(control.kind) }

  // MARK: What it came to

  /// Writes changes of a person to where the screen stores them. A control that is not continuous
  /// keeps its value until it reports it.
  func write(to screen: inout LiveScreen, _ node: Int, _ events: [ControlEvent]) {
    kindUse.keep(self, &screen)
    let item = screen.tree.nodes[node]
    let isTold = control.value("isContinuous") != .bool(false) || events.contains(.valueChanged)
    let drawn = screen.tree.control(of: node)
    for property in Kind.named(item.kind).properties where property.isBindable {
      guard let value = control.value(property.name.name) else { continue }
      let isPending = isTold && screen.state.live[item.key]?[property.name] != nil
      let name = property.name.name
      // A bound that people chose where it held a variable back is new to the variable.
      let hasLeftHold = drawn?.holdsBack(name) == true && !control.holdsBack(name)
      guard isPending || hasLeftHold || drawn?.value(name) != value else { continue }
      switch property.name {
      case .isRevealing where screen.revealed(by: node) != nil: continue
      case .selectedSegmentIndex:
        if case .int(let index) = value, index >= 0 { screen.choose(index, of: node) }
      case .selectedRows: writeRows(to: &screen, node)
      // A tap selects every control of UIKit; only a variable or a look of its own makes that visible.
      case .isSelected where !item.isBound(.isSelected) && !control.control.showsSelection: continue
      default: screen.write(value, to: property, of: node, isTold: isTold)
      }
    }
  }

  private func writeRows(to screen: inout LiveScreen, _ node: Int) {
    let tree = screen.tree
    for (place, wheel) in tree.children(of: node).enumerated() where place < rows.count {
      guard tree.nodes[wheel].wheel?.position != rows[place] else { continue }
      let isOwn = tree.nodes[wheel].instance != tree.nodes[node].instance
      if isOwn { screen.choose(rows[place], of: wheel, part: place) }
      // The rows that a picker names itself are those of its wheels too.
      let picker = tree.nodes[node]
      if !isOwn || picker.isBound(.selectedRows) || picker.raw(.selectedRows) != nil {
        screen.choose(rows[place], of: node, part: place)
      }
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
