import CtlCatalogue
import CtlChecker

/// Segments and wheels: parts of a control that become one of its properties.
extension TreeWriter {
  func parts(_ id: ElementID, _ entries: [PropertyEntry]) -> [Statement] {
    let kind = Kind.named(program.element(id).kind)
    if kind.owns(.segment) { return segments(id) + selectedSegment(entries) }
    return kind.owns(.wheel) ? wheels(id, entries) : []
  }

  // MARK: Segments

  private var segmentType: String { Kind.named(.segment).swiftName }

  private func segments(_ id: ElementID) -> [Statement] {
    let children = program.children(of: id)
    if children.isEmpty {
      guard let binding = selection(of: id),
        let name = enumeration(program.expression(binding).type)
      else { return [] }
      return [.line(.call("$0.offer", [.text("\(name).self")] + translations))]
    }
    let short = children.compactMap { shortSegment($0) }
    if short.count == children.count {
      return [.line(.text("$0.segments = ") + .list(short))]
    }
    return [.line("$0.segments = []")] + children.flatMap { segment($0) }
  }

  /// A segment with only a title or only an image.
  private func shortSegment(_ id: ElementID) -> CodeLayout? {
    let element = program.element(id)
    guard element.form == .kind, element.kind == .segment, element.propertyCount == 1 else {
      return nil
    }
    let entry = program.properties[element.properties.lowerBound]
    if program.expression(entry.expression).type.isOptional { return nil }
    let value = scope.shown(entry)
    switch entry.name {
    case .title where program.expression(entry.expression).type == .string:
      var isLiteral = false
      if scope.isPure(entry.expression), case .string? = program.constant(entry.expression) {
        isLiteral = true
      }
      if isLiteral, !scope.options.isLocalized { return value.layout() }
      return .call(
        segmentType,
        [value.layout()] + (heldValue(entry).map { [$0.labeled("value")] } ?? []))
    case .image:
      return .call(segmentType, [.text("image: ") + value.layout()])
    default: return nil
    }
  }

  private func segment(_ id: ElementID) -> [Statement] {
    let element = program.element(id)
    switch element.form {
    case .conditional: return conditional(id) { program.children(of: $0).flatMap { segment($0) } }
    case .loop: return loop(id) { program.children(of: $0).flatMap { segment($0) } }
    case .kind where element.kind == .segment:
      if let short = shortSegment(id) {
        return [.line(.call("$0.segments.append", [short]))]
      }
      let body = program.properties[element.properties].flatMap { entry -> [Statement] in
        guard entry.group == .own, entry.form != .binding else { return [] }
        if case .none? = program.constant(entry.expression) { return [] }
        let value = Statement.line(scope.shown(entry).assigned(to: "$0." + entry.name.name))
        guard entry.name == .title, let held = heldValue(entry) else { return [value] }
        return [value, .line(held.assigned(to: "$0.value"))]
      }
      return [
        .argument(
          "$0.segments.append",
          body.isEmpty
            ? .line(.text(segmentType + "()"))
            : .block(.text(segmentType), body, inline: true))
      ]
    default: return []
    }
  }

  /// The value for a variable of texts when the segment with a title is selected, while people read
  /// a translation of it.
  private func heldValue(_ title: PropertyEntry) -> Code? {
    var index = Int32(title.element.index)
    while index >= 0, !Kind.named(program.elements[Int(index)].kind).owns(.segment) {
      index = program.elements[Int(index)].parent
    }
    guard scope.options.isLocalized, index >= 0,
      let selection = selection(of: ElementID(Int(index))),
      program.expression(selection).type == .string
    else { return nil }
    return scope.code(title.expression)
  }

  /// The texts of the app as an additional argument, where labels are looked up.
  private var translations: [CodeLayout] {
    scope.options.isLocalized ? [.text("in: \(scope.strings)")] : []
  }

  private func selectedSegment(_ entries: [PropertyEntry]) -> [Statement] {
    guard let entry = entries.first(where: { $0.form == .binding && $0.name == .selection }) else {
      return []
    }
    let type = program.expression(entry.expression).type
    let value = scope.code(entry.expression)
    if type == .string { return [.line(.call("$0.select", [value.layout()]))] }
    let index =
      type.isOptional
      ? Code(value.layout(atLeast: .primary) + .text("?.index"), .primary).coalescing("-1")
      : value.member("index")
    return [.line(index.assigned(to: "$0.selectedSegmentIndex"))]
  }

  // MARK: Wheels

  private func wheels(_ id: ElementID, _ entries: [PropertyEntry]) -> [Statement] {
    let children = program.children(of: id)
    if children.isEmpty {
      if let binding = selection(of: id) {
        let wheel = CodeLayout.call("Picker.Wheel", [scope.code(binding).layout()] + translations)
        return [show([wheel], [])]
      }
      guard let entry = entries.first(where: { $0.name == .wheels && $0.group == .own }) else {
        return []
      }
      return [.line(scope.shown(entry).assigned(to: "$0.wheels"))]
    }
    let isPlain = children.allSatisfy { program.element($0).form == .kind }
    let former = former(id, isPlain: isPlain).map { [$0] } ?? []
    if isPlain {
      return [show(children.map { wheel($0) }, former)]
    }
    let name = scope.names.map { $0.local("wheels") } ?? "wheels"
    let wheels = children.flatMap { appendWheel($0, to: name) }
    if wheels.isEmpty { return [] }
    return [.line(.text("var \(name): [Picker.Wheel] = []"))] + wheels
      + [.line(.call("$0.show", [.text(name)] + former))]
  }

  /// `$0.show([…])`: a list that is the only argument needs no brackets of its own around it.
  private func show(_ wheels: [CodeLayout], _ former: [CodeLayout]) -> Statement {
    former.isEmpty
      ? .line(.text("$0.show(") + .list(wheels) + .text(")"))
      : .line(.call("$0.show", [.list(wheels)] + former))
  }

  /// Where a variable chooses the row of one wheel and people choose that of another.
  private func former(_ id: ElementID, isPlain: Bool) -> CodeLayout? {
    let all = id.index..<id.index + Int(program.element(id).size)
    let wheels = all.filter { program.elements[$0].form == .kind && $0 != id.index }
    let chosen = wheels.filter { index in
      program.properties[program.elements[index].properties].contains { $0.name == .selection }
    }
    if chosen.isEmpty || (isPlain && chosen.count == wheels.count) { return nil }
    return Code.subscripted(
      "interface", ["Picker.self", .text(scope.reference(id.index))]
    ).labeled("former")
  }

  private func appendWheel(_ id: ElementID, to name: String) -> [Statement] {
    let element = program.element(id)
    switch element.form {
    case .conditional:
      return conditional(id) { program.children(of: $0).flatMap { appendWheel($0, to: name) } }
    case .loop:
      return loop(id) { program.children(of: $0).flatMap { appendWheel($0, to: name) } }
    case .kind: return [.line(.call("\(name).append", [wheel(id)]))]
    default: return []
    }
  }

  private func wheel(_ id: ElementID) -> CodeLayout {
    let entries = program.properties[program.element(id).properties]
    let written = entries.first { $0.name == .values }
    let selection = entries.first { $0.name == .selection }
    guard let selection else {
      return .call("Picker.Wheel", [written.map { scope.shown($0).layout() } ?? "[\"\"]"])
    }
    let type = program.expression(selection.expression).type
    let value = scope.code(selection.expression)
    guard let written else { return .call("Picker.Wheel", [value.layout()] + translations) }
    if type == .string {
      // The variable has the value as it is written; people read it translated.
      return .call(
        "Picker.Wheel",
        [scope.code(written.expression).layout(), .text("selection: ") + value.layout()]
          + translations)
    }
    let values = scope.shown(written).layout()
    let row =
      type.isOptional
      ? value.layout(atLeast: .primary) + .text("?.index") : value.member("index").layout()
    return .call("Picker.Wheel", [values, .text("row: ") + row])
  }

  // MARK: Selection

  /// The variable that `selection` of a control is bound to.
  func selection(of id: ElementID) -> ExpressionID? {
    program.properties[program.element(id).properties].first {
      $0.form == .binding && $0.name == .selection
    }?.expression
  }

  /// The name of an enum, also of an optional enum.
  func enumeration(_ type: Type) -> String? {
    type.unwrapped.base == .enumeration ? scope.types.name(type.unwrapped) : nil
  }
}
