import CtlCatalogue
import CtlChecker
import CtlRuntime

@testable import CtlRuntime

/// What is on the screen, from the typed program.
extension Interpretation {
  func describe() -> ControlTree {
    var appearance = CtlRuntime.Appearance()
    for (source, entry) in files() {
      style(&appearance, source.appearances[entry], filePlace(source))
    }
    for screen in program.screens where screen.root == self.screen.root {
      for index in screen.scope.appearances {
        style(&appearance, program.appearances[index], self.screen)
      }
    }
    interface.appearance = appearance
    var tree = container(screen.root, screen)
    tree.constraints = constraints(screen)
    return tree
  }

  /// The appearances of files, the strongest last: those of the files that the program imports
  /// itself, then its own.
  func files() -> [(Program, Int)] {
    let sources = program.imports.compactMap { program.imported[$0] } + [program]
    let modules = program.moduleImports.flatMap(\.files).compactMap { program.imported[$0] }
    return modules.flatMap { source in
      source.fileAppearances.filter { source.appearances[$0].isPublic }.map { (source, $0) }
    } + sources.flatMap { source in source.fileAppearances.map { (source, $0) } }
  }

  private func style(
    _ appearance: inout CtlRuntime.Appearance, _ declared: CtlChecker.Appearance, _ place: Place
  ) {
    guard let name = declared.kind, let kind = ControlKind(rawValue: name.name) else { return }
    func styled<C: Control>(_ type: C.Type) {
      var control = AnyControl(appearance[type])
      for entry in place.program.properties[declared.properties] {
        write(entry, to: &control, name, place)
      }
      if let control = control[as: type] { appearance[type] = control }
    }
    styled(kind.type)
  }

  // MARK: Elements

  func children(of id: ElementID, _ place: Place) -> [ControlTree] {
    place.program.children(of: id).flatMap { elements($0, place) }
  }

  private func elements(_ id: ElementID, _ place: Place) -> [ControlTree] {
    let element = place.program.element(id)
    switch element.form {
    case .kind:
      switch Kind.named(element.kind).role {
      case .container: return [container(id, place)]
      case .control, .companion: return [control(id, place)]
      case .part: return []
      }
    case .conditional: return branch(id, place).map { children(of: $0, place) } ?? []
    case .loop:
      let loop = Int(element.payload)
      return rounds(id, place) {
        let children = self.children(of: id, place)
        guard let id = self.identity(of: item(of: loop, place), loop, place) else {
          return children
        }
        return ControlTree.item(id.id) { children }
      }.flatMap { $0 }
    case .componentUse:
      guard let inner = use(id, place) else { return [] }
      var elements = children(of: inner.root, inner)
      if !elements.isEmpty { elements[0].constraints += constraints(inner) }
      if isConstrained(id, place.program, place.constraints),
        box(of: id, place.program)?.isNamed == false,
        let only = elements.firstIndex(where: { $0.container?.isModal != true }),
        elements[only].name == nil
      {
        elements[only].name = place.reference(id.index).map { ElementName($0) }
      }
      return elements
    case .slot:
      let fills = place.use.map { use in
        use.place.program.children(of: use.element).filter {
          let fill = use.place.program.element($0)
          return fill.form == .fill && fill.payload == element.payload
        }
      }
      guard let use = place.use, let fills, !fills.isEmpty else { return children(of: id, place) }
      return fills.flatMap { children(of: $0, use.place) }
    case .componentRoot, .branch, .fill, .unknown: return []
    }
  }

  // MARK: Controls

  private func control(_ id: ElementID, _ place: Place) -> ControlTree {
    let program = place.program
    let element = program.element(id)
    func start<C: Control>(_ type: C.Type) -> AnyControl {
      AnyControl(interface.appearance[type])
    }
    let type: any Control.Type = (ControlKind(rawValue: element.kind.name) ?? .label).type
    var control = start(type)
    let entries = program.properties[element.properties]
    let own = entries.filter { $0.group == .own && $0.form != .binding }
    let bound = entries.filter { $0.form == .binding }
    // What others of its properties limit is written after them.
    func isLimited(_ entry: PropertyEntry) -> Bool {
      Kind.named(element.kind).property(named: entry.name)?.limitedBy.isEmpty == false
    }
    for (entry, source) in styled(element, place) {
      write(entry, to: &control, element.kind, source)
    }
    for entry in own where !isLimited(entry) {
      write(entry, to: &control, element.kind, place)
    }
    boundRange(bound, own, element.kind, &control, place)
    if element.kind == .segmentedControl { segments(id, bound, &control, place) }
    if element.kind == .picker { showWheels(id, entries, &control, place) }
    for entry in own where isLimited(entry) {
      write(entry, to: &control, element.kind, place)
    }
    for entry in bound where entry.name != .selection {
      var value = evaluate(entry.expression, place)
      if case .int(let number) = value, [.value].contains(entry.name) {
        value = .double(Double(number))
      }
      control.write(entry.name.name, value)
    }
    for entry in entries where entry.group == .accessibility {
      let value = evaluate(entry.expression, place)
      switch entry.name {
      case .label: control.view.accessibility.label = value.text
      case .hint: control.view.accessibility.hint = value.text
      case .value: control.view.accessibility.value = value.text
      case .identifier: control.view.accessibility.identifier = value.text
      case .traits: control.view.accessibility.traits = traitSet(value)
      default: break
      }
    }
    tasks(entries.filter { $0.group == .own }, &control, place)
    var tree = ControlTree(place.reference(id.index).map { ElementName($0) }, Label())
    tree.content = .control(control)
    return tree
  }

  /// One property as the file says it.
  private func write(
    _ entry: PropertyEntry, to control: inout AnyControl, _ kind: KindName, _ place: Place
  ) {
    guard let property = Kind.named(kind).property(named: entry.name), !property.isMisplaced
    else { return }
    let name = entry.name.name
    if entry.name == .leftView || entry.name == .rightView {
      if var field = control[as: TextField.self] {
        let view = accessory(entry.expression, place)
        if entry.name == .leftView { field.leftView = view } else { field.rightView = view }
        control = AnyControl(field)
      }
      return
    }
    let value = evaluate(entry.expression, place)
    switch (property.keying, property.type) {
    case (.state, _): writeState(entry, value, &control)
    case (.statePair, _): writePair(entry, value, &control)
    case (.single, .durationOr):
      switch value {
      case .duration(let duration): control.write(name, ExpectedDuration.lasting(duration))
      case .member("known"): control.write(name, ExpectedDuration.known)
      case .none: break
      default: control.write(name, ExpectedDuration.unknown)
      }
    case (.single, .offset):
      let numbers = value.items.map { if case .double(let number) = $0 { number } else { 0.0 } }
      if numbers.count == 2 { control.write(name, Offset(x: numbers[0], y: numbers[1])) }
    // The wheels of a picker are shown with the rows that are chosen.
    case (.single, _) where (kind, entry.name) == (.picker, .wheels): break
    case (.single, _) where entry.name == .attributedText:
      let runs: [StyledText.Run] = value.items.compactMap {
        if case .run(let run) = $0 { run } else { nil }
      }
      control.write(name, value == .none ? nil : StyledText(runs))
    case (.single, _): control.write(name, value)
    }
  }

  private func state(_ state: CtlCatalogue.ControlState?) -> CtlRuntime.ControlState {
    var result = CtlRuntime.ControlState.normal
    for (name, known) in CtlCatalogue.ControlState.names
    where state?.contains(known) == true && !known.isEmpty {
      if let part = CtlRuntime.ControlState(name) { result.insert(part) }
    }
    return result
  }

  private func writeState(_ entry: PropertyEntry, _ value: Datum, _ control: inout AnyControl) {
    var values = control.read(entry.name.name, as: PerState<Written>.self) ?? PerState()
    values[state(entry.state)] = value == .none ? nil : Written(value)
    control.write(entry.name.name, values)
  }

  private func writePair(_ entry: PropertyEntry, _ value: Datum, _ control: inout AnyControl) {
    var images = control.read(entry.name.name, as: DividerImages.self) ?? DividerImages()
    var image: CtlRuntime.ImageReference?
    if case .image(let found) = value { image = found }
    images[left: state(entry.state), right: state(entry.rightState)] = image
    control.write(entry.name.name, images)
  }

  private func accessory(_ id: ExpressionID, _ place: Place) -> AccessoryView? {
    let expression = place.program.expression(id)
    let operands = place.program.operandIDs(of: expression)
    switch expression.operation {
    case .element: return .element(control(ElementID(Int(expression.payload)), place))
    case .conditional: return accessory(operands[evaluate(operands[0], place).bool ? 1 : 2], place)
    case .systemView:
      if case .string("bookmarksButton")? = place.program.constant(id) { return .bookmarksButton }
      return .clearButton
    default:
      if case .image(let image) = evaluate(id, place) { return .image(image) }
      return nil
    }
  }

  private func boundRange(
    _ bound: some Sequence<PropertyEntry>, _ own: some Sequence<PropertyEntry>, _ kind: KindName,
    _ control: inout AnyControl, _ place: Place
  ) {
    guard kind == .slider || kind == .stepper,
      let binding = bound.first(where: { $0.name == .value }),
      let (lower, upper) = range(of: binding.expression, place)
    else { return }
    let stated = Set(own.map(\.name))
    if !stated.contains(.minimumValue) { control.write("minimumValue", lower) }
    if !stated.contains(.maximumValue) { control.write("maximumValue", upper) }
  }

  /// The least and greatest value of the variable, or of the field, that a binding sets.
  private func range(of id: ExpressionID, _ place: Place) -> (Double, Double)? {
    let expression = place.program.expression(id)
    if expression.operation == .field {
      return place.program.range(ofField: expression).flatMap {
        ends(Datum($0, in: place.program))
      }
    }
    guard expression.operation == .symbol else { return nil }
    let symbol = place.program.symbols[Int(expression.payload)]
    if symbol.kind == .parameter {
      guard case .binding(let outer, let home)? = place.arguments[Int(symbol.index)] else {
        return nil
      }
      return range(of: outer, home)
    }
    guard symbol.kind == .variable,
      let range = place.program.variables[Int(symbol.index)].range
    else { return nil }
    return ends(evaluate(range, place))
  }

  private func ends(_ range: Datum) -> (Double, Double)? {
    switch range {
    case .range(.int(let lower), .int(let upper), let isClosed):
      return (Double(lower), Double(isClosed ? upper : upper.subtracting(1)))
    case .range(.double(let lower), .double(let upper), let isClosed):
      return (lower, isClosed ? upper : upper.nextDown)
    default: return nil
    }
  }

  private func tasks(
    _ own: some Sequence<PropertyEntry>, _ control: inout AnyControl, _ place: Place
  ) {
    if var indicator = control[as: ActivityIndicator.self] {
      if let task = indicator.while { indicator.isAnimating = running.contains(task.rawValue) }
      control = AnyControl(indicator)
    }
    if var indicator = control[as: NetworkActivityIndicator.self] {
      let all = place.tasks.filter { place.program.tasks[$0].isNetwork == true }
        .map { place.full(place.program.text(place.program.tasks[$0].name)) }
      let stated = own.contains { $0.name == .isVisible }
      if let task = indicator.while {
        indicator.isVisible = all.contains(task.rawValue) && running.contains(task.rawValue)
      } else if !all.isEmpty, !stated {
        indicator.isVisible = all.contains { running.contains($0) }
      }
      control = AnyControl(indicator)
    }
  }

  // MARK: Parts

  private func segments(
    _ id: ElementID, _ bound: some Sequence<PropertyEntry>, _ control: inout AnyControl,
    _ place: Place
  ) {
    guard var segmented = control[as: SegmentedControl.self] else { return }
    let selection = bound.first { $0.name == .selection }
    let type = selection.map { place.program.expression($0.expression).type.unwrapped }
    if place.program.children(of: id).isEmpty {
      if let type, type.base == .enumeration {
        segmented.segments = labels(type, place.program).map { SegmentedControl.Segment($0) }
      }
    } else {
      segmented.segments = parts(of: id, place) { element, place in
        var segment = SegmentedControl.Segment()
        for entry in place.program.properties[element.properties] {
          switch (entry.name, self.evaluate(entry.expression, place)) {
          case (.title, .string(let title)): segment.title = title
          case (.image, .image(let image)): segment.image = image
          case (.isEnabled, .bool(let isEnabled)): segment.isEnabled = isEnabled
          case (.width, .double(let width)): segment.width = width
          default: break
          }
        }
        return segment
      }
    }
    if let selection {
      switch evaluate(selection.expression, place) {
      case .string(let title):
        segmented.selectedSegmentIndex = segmented.segments.firstIndex { $0.title == title } ?? -1
      case .choice(_, _, let index): segmented.selectedSegmentIndex = index
      default: segmented.selectedSegmentIndex = -1
      }
    }
    control = AnyControl(segmented)
  }

  private func showWheels(
    _ id: ElementID, _ entries: some Sequence<PropertyEntry>, _ control: inout AnyControl,
    _ place: Place
  ) {
    guard var picker = control[as: Picker.self] else { return }
    var wheels: [Wheel]
    if !place.program.children(of: id).isEmpty {
      wheels = self.wheels(of: id, place)
    } else if let selection = entries.first(where: { $0.name == .selection }) {
      let type = place.program.expression(selection.expression).type.unwrapped
      var row = 0
      if case .choice(_, _, let index) = evaluate(selection.expression, place) { row = index }
      wheels = [Wheel(values: labels(type, place.program), row: row)]
    } else if let values = entries.first(where: { $0.name == .wheels }) {
      wheels = evaluate(values.expression, place).items.map {
        Wheel(values: $0.items.map(\.text))
      }
    } else {
      return
    }
    picker.wheels = wheels.map(\.values)
    if wheels.contains(where: { $0.row != nil }), let name = place.reference(id.index) {
      let former = interface[Picker.self, ElementName(name)]
      picker.selectedRows = wheels.enumerated().map { $1.row ?? former.selectedRow(ofWheel: $0) }
    }
    control = AnyControl(picker)
  }
}
