import CtlCatalogue
import CtlChecker
import CtlDiagnostics

/// What an element does not say itself: values of appearances, of the elements around it, and of the
/// variable that it is bound to. The cascade knows them, and where they were said.
extension EditorSnapshot {
  /// A line for each property of an element whose value is said elsewhere.
  func valuesFromElsewhere(of element: ElementID, in program: Program) -> String? {
    guard let (cascade, place) = cascade(around: element, in: program) else { return nil }
    let lines = Kind.named(program.element(element).kind).properties.compactMap { property in
      elsewhere(property.name, cascade.source(property.name, of: place), cascade, program)
    }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  /// What an appearance would say of a property that the element says itself.
  func replacedValue(
    of name: PropertyName, in element: ElementID, of program: Program
  ) -> String? {
    guard let (cascade, site) = cascade(around: element, in: program),
      let style = cascade.looks(name, of: site).first
    else { return nil }
    return text(
      Message("Replaces `{value}`, from `{place}`", "替换 `{value}`（来自 `{place}`）")([
        "value": .text(value(style.entry, style.program)),
        "place": .text(place(style.entry.origin, style.program)),
      ]))
  }

  private func elsewhere(
    _ name: PropertyName, _ source: PropertySource, _ cascade: Cascade, _ program: Program
  ) -> String? {
    func line(_ value: String, _ place: String) -> String {
      text(
        Message("- `{name}`: `{value}`, from `{place}`", "- `{name}`: `{value}`（来自 `{place}`）")([
          "name": .text(name.name), "value": .text(value), "place": .text(place),
        ]))
    }
    switch source {
    case .written, .standard: return nil
    case .appearance(let style):
      return line(value(style.entry, style.program), place(style.entry.origin, style.program))
    case .inherited(_, .written(let entry)):
      return line(value(entry, program), place(entry.origin, program))
    case .inherited(_, let outer): return elsewhere(name, outer, cascade, program)
    case .bound(let entry):
      return text(
        Message("- `{name}` follows from `{source}`", "- `{name}` 由 `{source}` 决定")([
          "name": .text(name.name), "source": .text(written(entry.expression, program)),
        ]))
    }
  }

  /// The cascade of the screen or component that an element is in, and its position there.
  private func cascade(
    around element: ElementID, in program: Program
  ) -> (cascade: Cascade, place: Int)? {
    var root = element.index
    while program.elements[root].parent >= 0 { root = Int(program.elements[root].parent) }
    let top = program.elements[root]
    guard top.payload >= 0, program.element(element).form == .kind else { return nil }
    let expansion = Expansion(
      program,
      top.form == .componentRoot ? .component(Int(top.payload)) : .screen(Int(top.payload)),
      expandingUses: false)
    let place = element.index - root
    return place < expansion.instances.count ? (Cascade(expansion), place) : nil
  }

  private func value(_ entry: PropertyEntry, _ program: Program) -> String {
    if let value = program.constant(entry.expression), let text = shown(value) { return text }
    return written(entry.expression, program)
  }

  private func written(_ expression: ExpressionID, _ program: Program) -> String {
    program.source(of: program.expression(expression).origin).shortened(to: 60)
  }

  /// The file and the line of a member.
  private func place(_ origin: OriginID, _ program: Program) -> String {
    let source = program.origins.source
    let line = source.lineTable().position(at: program.location(of: origin).range.lowerBound).line
    return "\(source.path.split(separator: "/").last ?? ""):\(line + 1)"
  }
}
