import CtlCatalogue
import CtlChecker
import CtlRuntime

/// What people do to a control goes into the variables that are bound to it.
extension Interpretation {
  func take(_ entry: PropertyEntry, _ element: Element, _ name: ElementName, _ place: Place) {
    let type = place.program.expression(entry.expression).type
    let kind = element.kind
    switch (kind, entry.name) {
    case (.slider, .value):
      if let control = interface.take(Slider.self, \.value, from: Sender(name)) {
        assign(number(control.value, type), to: entry.expression, place)
      }
    case (.stepper, .value):
      if let control = interface.take(Stepper.self, \.value, from: Sender(name)) {
        assign(number(control.value, type), to: entry.expression, place)
      }
    case (.switch, .isOn):
      if let control = interface.take(Switch.self, \.isOn, from: Sender(name)) {
        assign(.bool(control.isOn), to: entry.expression, place)
      }
    case (.datePicker, .date):
      if let control = interface.take(DatePicker.self, \.date, from: Sender(name)) {
        assign(.date(control.date), to: entry.expression, place)
      }
    case (.datePicker, .countDownDuration):
      if let control = interface.take(DatePicker.self, \.countDownDuration, from: Sender(name)) {
        assign(.duration(control.countDownDuration), to: entry.expression, place)
      }
    case (.pageControl, .currentPage):
      if let control = interface.take(PageControl.self, \.currentPage, from: Sender(name)) {
        assign(.int(control.currentPage), to: entry.expression, place)
      }
    case (.textField, .text):
      if let control = interface.take(TextField.self, \.text, from: Sender(name)) {
        assign(.string(control.text), to: entry.expression, place)
      }
    case (.searchBar, .text):
      if let control = interface.take(SearchBar.self, \.text, from: Sender(name)) {
        assign(.string(control.text), to: entry.expression, place)
      }
    case (.textView, .text):
      if let control = interface.take(TextView.self, \.text, from: Sender(name)) {
        assign(.string(control.text), to: entry.expression, place)
      }
    case (.picker, .selectedRows):
      if let control = interface.take(Picker.self, \.selectedRows, from: Sender(name)) {
        assign(.list(control.selectedRows.map { .int($0) }), to: entry.expression, place)
      }
    case (.segmentedControl, .selectedSegmentIndex):
      let path = \SegmentedControl.selectedSegmentIndex
      if let control = interface.take(SegmentedControl.self, path, from: Sender(name)) {
        assign(.int(control.selectedSegmentIndex), to: entry.expression, place)
      }
    case (.segmentedControl, .selection):
      let path = \SegmentedControl.selectedSegmentIndex
      guard let control = interface.take(SegmentedControl.self, path, from: Sender(name)) else {
        return
      }
      if type == .string {
        let segment = control.segments.element(at: control.selectedSegmentIndex)
        if let title = segment?.title { assign(.string(title), to: entry.expression, place) }
      } else {
        choose(control.selectedSegmentIndex, type, entry.expression, place)
      }
    case (.alert, .isPresented), (.actionSheet, .isPresented):
      if let isPresented = interface.takePresented(from: Sender(name)) {
        assign(.bool(isPresented), to: entry.expression, place)
      }
    case (.tabBar, .selectedIndex):
      if let index = interface.take(\.selectedIndex, from: Sender(name)) {
        assign(.int(index), to: entry.expression, place)
      }
    case (.scrollView, .currentPage):
      if let page = interface.take(\.currentPage, from: Sender(name)) {
        assign(.int(page), to: entry.expression, place)
      }
    case (.scrollView, .contentOffset):
      if let offset = interface.take(\.contentOffset, from: Sender(name)) {
        assign(self.number(offset, type), to: entry.expression, place)
      }
    case (.picker, .selection):
      if let control = interface.take(Picker.self, \.selectedRows, from: Sender(name)) {
        choose(control.selectedRows.first ?? 0, type, entry.expression, place)
      }
    default: takeState(entry, element, name, place)
    }
  }

  /// Properties that every control has.
  private func takeState(
    _ entry: PropertyEntry, _ element: Element, _ name: ElementName, _ place: Place
  ) {
    if entry.name == .isSelected {
      isUnderstood = false
    } else if entry.name == .isRevealing, element.kind == .infoButton {
      if let control = interface.take(InfoButton.self, \.isRevealing, from: Sender(name)) {
        assign(.bool(control.isRevealing), to: entry.expression, place)
      }
    } else if entry.name == .isRevealing {
      let path = \DetailDisclosureButton.isRevealing
      if let control = interface.take(DetailDisclosureButton.self, path, from: Sender(name)) {
        assign(.bool(control.isRevealing), to: entry.expression, place)
      }
    } else if entry.name == .isRefreshing,
      let control = interface.take(
        RefreshControl.self, \.isRefreshing, from: Sender(name))
    {
      assign(.bool(control.isRefreshing), to: entry.expression, place)
    }
  }

  private func number(_ value: Double, _ type: Type) -> Datum {
    type == .int ? .int(Int(rounding: value)) : .double(value)
  }

  /// A variable that is not optional keeps its value where nothing is chosen.
  private func choose(_ index: Int, _ type: Type, _ target: ExpressionID, _ place: Place) {
    let chosen = Datum.chosen(
      type.unwrapped.file, Int(type.unwrapped.index), index, in: place.program)
    if chosen != .none || type.isOptional { assign(chosen, to: target, place) }
  }

  // MARK: Wheels

  func takeWheels(_ id: ElementID, _ name: ElementName, _ place: Place) {
    let wheels = wheels(of: id, place)
    let isBound = wheels.contains { $0.selection != nil }
    guard isBound, let picker = interface.take(Picker.self, \.selectedRows, from: Sender(name))
    else { return }
    for (index, wheel) in wheels.enumerated() {
      guard let target = wheel.selection else { continue }
      let type = place.program.expression(target).type
      if type == .string {
        if let value = picker.selectedValue(ofWheel: index) {
          assign(.string(value), to: target, place)
        }
      } else {
        choose(picker.selectedRow(ofWheel: index), type, target, place)
      }
    }
  }

  struct Wheel {
    var values: [String]
    /// Nil when no variable chooses.
    var row: Int?
    var selection: ExpressionID?
  }

  func wheels(of id: ElementID, _ place: Place) -> [Wheel] {
    parts(of: id, place) { element, place in
      let entries = place.program.properties[element.properties]
      var values = entries.first { $0.name == .values }.map {
        self.evaluate($0.expression, place).items.map(\.text)
      }
      guard let selection = entries.first(where: { $0.name == .selection }) else {
        return Wheel(values: values ?? [""])
      }
      let type = place.program.expression(selection.expression).type
      let chosen = self.evaluate(selection.expression, place)
      var row: Int?
      switch chosen {
      case .choice(_, _, let index): row = index
      case .string(let text): row = values?.firstIndex(of: text) ?? 0
      // Of its own cases a wheel shows the first one; among other values none is chosen.
      default: row = values == nil ? 0 : nil
      }
      values = values ?? self.labels(type.unwrapped, place.program)
      return Wheel(values: values ?? [""], row: row, selection: selection.expression)
    }
  }

  func labels(_ type: Type, _ program: Program) -> [String] {
    guard let source = program.program(of: type.file) else { return [] }
    return source.enumCases[source.enumerations[Int(type.index)].cases].map(\.label)
  }

  /// Segments or wheels, through conditions and loops.
  func parts<Part>(
    of id: ElementID, _ place: Place, _ make: (Element, Place) -> Part
  ) -> [Part] {
    place.program.children(of: id).flatMap { child -> [Part] in
      let element = place.program.element(child)
      switch element.form {
      case .conditional:
        return branch(child, place).map { parts(of: $0, place, make) } ?? []
      case .loop:
        return rounds(child, place) { self.parts(of: child, place, make) }.flatMap { $0 }
      case .kind: return [make(element, place)]
      default: return []
      }
    }
  }

  func branch(_ id: ElementID, _ place: Place) -> ElementID? {
    place.program.children(of: id).first { branch in
      let payload = place.program.element(branch).payload
      return payload < 0 || evaluate(ExpressionID(Int(payload)), place).bool
    }
  }

  func rounds<Result>(_ id: ElementID, _ place: Place, _ body: () -> Result) -> [Result] {
    let loop = Int(place.program.element(id).payload)
    let before = place.loops[loop]
    defer { place.loops[loop] = before }
    return items(of: place.program.loops[loop].sequence, place).enumerated().map { round, item in
      place.loops[loop] = (item, round)
      return body()
    }
  }
}
