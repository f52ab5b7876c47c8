import CtlCatalogue
import CtlChecker
import CtlRuntime
import CtlTerminal

/// A control of the runtime in the place of a drawn one: it says what an interaction does, so that
/// the preview and the generated app behave alike.
struct Behavior: Sendable {
  private(set) var control: AnyControl
  private let kind: KindName

  /// Nil for what nobody can use.
  init?(_ tree: RenderTree, _ node: Int) {
    let item = tree.nodes[node]
    kind = item.kind
    func number(_ name: PropertyName) -> Double? { item.value(name)?.number }
    func bool(_ name: PropertyName) -> Bool { item.value(name) == .bool(true) }
    func whole(_ name: PropertyName) -> Int? { number(name).flatMap { Int(exactly: $0) } }
    let isEnabled =
      !item.states.contains(.disabled) && item.value(.isUserInteractionEnabled) != .bool(false)
    switch item.kind {
    case .stepper:
      var stepper = Stepper()
      stepper.stepValue = number(.stepValue) ?? 1
      stepper.minimumValue = number(.minimumValue) ?? 0
      stepper.maximumValue = number(.maximumValue) ?? 100
      stepper.value = number(.value) ?? 0
      stepper.wraps = bool(.wraps)
      stepper.autorepeat = bool(.autorepeat)
      stepper.isContinuous = bool(.isContinuous)
      stepper.isEnabled = isEnabled
      control = .stepper(stepper)
    case .slider:
      var slider = Slider()
      slider.minimumValue = number(.minimumValue) ?? 0
      slider.maximumValue = number(.maximumValue) ?? 1
      slider.value = number(.value) ?? 0
      slider.isContinuous = bool(.isContinuous)
      slider.isEnabled = isEnabled
      control = .slider(slider)
    case .switch:
      control = .switch(Switch(isOn: bool(.isOn)) { $0.isEnabled = isEnabled })
    case .volumeView:
      // The slider inside of it: where another device has the volume, there is none.
      let sound = tree.context.sound
      var slider = Slider(value: sound.volume, in: 0...1)
      slider.controls = .volume
      slider.isEnabled = isEnabled && sound.output == nil
      control = .slider(slider)
    case .segmentedControl:
      var segmented = SegmentedControl()
      segmented.segments = tree.children(of: node).map { child in
        var segment = SegmentedControl.Segment("\(child)")
        segment.isEnabled = tree.nodes[child].value(.isEnabled) != .bool(false)
        return segment
      }
      segmented.isMomentary = bool(.isMomentary)
      segmented.selectedSegmentIndex = whole(.selectedSegmentIndex) ?? -1
      segmented.isEnabled = isEnabled
      control = .segmentedControl(segmented)
    case .pageControl:
      var pages = PageControl()
      pages.numberOfPages = whole(.numberOfPages) ?? 0
      pages.currentPage = whole(.currentPage) ?? 0
      pages.isEnabled = isEnabled
      control = .pageControl(pages)
    case .picker:
      var picker = Picker()
      let wheels = tree.children(of: node).compactMap { tree.nodes[$0].wheel }
      picker.wheels = wheels.map { (0..<max($0.count, 1)).prefix(100_000).map { "\($0)" } }
      picker.selectedRows = wheels.map(\.position)
      control = .picker(picker)
    case .datePicker:
      control = .datePicker(Behavior.datePicker(item, isEnabled))
    case .refreshControl:
      var refresh = RefreshControl()
      refresh.isRefreshing = bool(.isRefreshing)
      refresh.isEnabled = isEnabled
      refresh.view.isHidden = bool(.isHidden)
      control = .refreshControl(refresh)
    case .textField:
      control = .textField(Behavior.textField(item, isEnabled))
    case .textView:
      var view = TextView()
      if case .string(let text)? = item.value(.text) { view.text = text }
      control = .textView(view)
    case .button, .roundedRectangleButton:
      control = .button(Button("") { $0.isEnabled = isEnabled })
    case .contactAddButton:
      control = .contactAddButton(ContactAddButton { $0.isEnabled = isEnabled })
    case .infoButton: control = .infoButton(InfoButton { $0.isEnabled = isEnabled })
    case .detailDisclosureButton:
      control = .detailDisclosureButton(DetailDisclosureButton { $0.isEnabled = isEnabled })
    default: return nil
    }
  }

  private static func datePicker(_ item: RenderNode, _ isEnabled: Bool) -> DatePicker {
    func date(_ name: PropertyName) -> CtlRuntime.DateTime? {
      guard case .date(let date)? = item.value(name) else { return nil }
      return CtlRuntime.DateTime(date.hasDate ? date.text : "2000-01-01T" + date.text)
    }
    var picker = DatePicker()
    if case .member(let mode)? = item.value(.mode), let mode = DatePicker.Mode(rawValue: mode) {
      picker.mode = mode
    }
    if let interval = item.value(.minuteInterval)?.number.flatMap({ Int(exactly: $0) }) {
      picker.minuteInterval = interval
    }
    picker.minimumDate = date(.minimumDate)
    picker.maximumDate = date(.maximumDate)
    if let date = date(.date) { picker.date = date }
    if case .duration(let milliseconds)? = item.value(.countDownDuration) {
      picker.countDownDuration = .milliseconds(milliseconds)
    }
    picker.showsAMPM = item.value(.showsAMPM) == .bool(true)
    picker.isEnabled = isEnabled
    return picker
  }

  private static func textField(_ item: RenderNode, _ isEnabled: Bool) -> TextField {
    var field = TextField()
    field.maxLength = item.value(.maxLength)?.number.flatMap { Int(exactly: $0) }
    switch item.value(.text) {
    case .string(let text)?, .localized(let text)?: field.text = text
    default: break
    }
    if case .member(let mode)? = item.value(.clearButtonMode),
      let mode = TextField.ViewMode(rawValue: mode)
    {
      field.clearButtonMode = mode
    }
    field.isEnabled = isEnabled
    return field
  }

  // MARK: Using

  mutating func send(_ interaction: Interaction) -> [ControlEvent] { control.send(interaction) }

  mutating func beginEditing() -> [ControlEvent] {
    guard case .textField(var field) = control else { return [] }
    defer { control = .textField(field) }
    return field.beginEditing()
  }

  mutating func moveCursor(by offset: Int) {
    guard case .textField(var field) = control else { return }
    field.moveCursor(by: offset)
    control = .textField(field)
  }

  mutating func press(_ increases: Bool) -> [ControlEvent] {
    send(.press(segment: increases ? 1 : 0))
  }

  mutating func drag(toFraction fraction: Double) -> [ControlEvent] {
    guard case .slider(var slider) = control else { return [] }
    defer { control = .slider(slider) }
    let low = slider.minimumValue
    return slider.drag(to: low + (slider.maximumValue - low) * min(max(fraction, 0), 1))
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

  /// Of a refresh control: whether it is at work, and how far it is drawn down, in points.
  var refresh: (isRefreshing: Bool, distance: Double)? {
    guard case .refreshControl(let refresh) = control else { return nil }
    return (refresh.isRefreshing, refresh.pullDistance)
  }

  /// Puts a contact into a text when the list of this contact add button is open.
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

  /// The segment that a finger is on: of a stepper 0 for minus, 1 for plus.
  var touchedSegment: Int? {
    switch control {
    case .stepper(let stepper): stepper.pressedSegment?.rawValue
    case .segmentedControl(let segmented): segmented.touchedSegment
    default: nil
    }
  }

  /// The segment that was tapped of a control that shows no selection.
  var momentarySegment: Int? {
    guard case .segmentedControl(let segmented) = control, segmented.isMomentary else { return nil }
    return segmented.lastTappedSegment
  }

  /// Of a stepper.
  var value: Double? { if case .stepper(let stepper) = control { stepper.value } else { nil } }

  /// The row of each wheel.
  var rows: [Int] {
    switch control {
    case .picker(let picker): picker.selectedRows
    case .datePicker(let picker): picker.wheels.map { picker.selectedRow(of: $0) }
    default: []
    }
  }

  // MARK: What it came to

  /// Writes the values of the control where the screen keeps them. One that is not continuous keeps
  /// its value to itself until it tells of it.
  func write(to screen: inout LiveScreen, _ node: Int, _ events: [ControlEvent]) {
    let item = screen.tree.nodes[node]
    func set(_ value: Value, _ name: PropertyName) {
      if item.value(name) != value { screen.write(value, to: name, of: node) }
    }
    func setNumber(_ value: Double) {
      let isTold = events.contains(.valueChanged)
      guard isTold || item.value(.value)?.number != value else { return }
      screen.write(.double(value), to: .value, of: node, isTold: isTold)
    }
    switch control {
    case .stepper(let stepper): setNumber(stepper.value)
    case .slider(let slider) where kind == .volumeView:
      screen.state.sound.volume = slider.value
    case .slider(let slider): setNumber(slider.value)
    case .switch(let control): set(.bool(control.isOn), .isOn)
    case .segmentedControl(let segmented):
      let index = segmented.selectedSegmentIndex
      if !segmented.isMomentary, index >= 0,
        item.value(.selectedSegmentIndex)?.number != Double(index)
      {
        screen.choose(index, of: node)
      }
    case .pageControl(let pages): set(.int(pages.currentPage), .currentPage)
    case .refreshControl(let refresh): set(.bool(refresh.isRefreshing), .isRefreshing)
    case .textField(let field): set(.string(field.text), .text)
    case .textView(let view): set(.string(view.text), .text)
    case .picker(let picker): writeRows(picker.selectedRows, to: &screen, node)
    case .datePicker(let picker):
      if picker.mode == .countDownTimer {
        let seconds = Int(picker.countDownDuration.components.seconds)
        set(.duration(seconds * 1000), .countDownDuration)
      } else if let date = CtlChecker.DateTime(picker.date.description) {
        set(.date(date), .date)
      }
    default: return
    }
  }

  private func writeRows(_ rows: [Int], to screen: inout LiveScreen, _ node: Int) {
    let tree = screen.tree
    for (place, wheel) in tree.children(of: node).enumerated() where place < rows.count {
      guard tree.nodes[wheel].wheel?.position != rows[place] else { continue }
      let isOwn = tree.nodes[wheel].instance != tree.nodes[node].instance
      screen.choose(rows[place], of: isOwn ? wheel : node, part: place)
    }
  }
}

extension ControlEvent {
  /// The event as files name it, and the values that come with it.
  var fileEvent: (name: EventName, values: [Value])? {
    guard let event = EventName(name: name.rawValue) else { return nil }
    if case .select(let wheel, let row) = self { return (event, [.int(wheel), .int(row)]) }
    return (event, [])
  }
}
