import CtlChecker

/// `allFields`: the state of a screen that is encoded and decoded, with that of its components.
struct FieldWriter {
  private let scope: CodeScope
  /// Components inside components multiply; uses past this limit are not stored.
  private static let limit = 4_000

  init(_ scope: CodeScope) { self.scope = scope }

  /// A use of a component and those around it.
  private struct Place {
    /// The property that leads there, `.drawing.inner`; nil when a loop is in between.
    var path: String? = ""
    /// The reference, with brackets for each loop: `rows[].drawing.`
    var reference = ""
    var depth = 0
  }

  private struct Output {
    var fields: [CodeLayout] = []
    var uses = 0
  }

  func property(_ screen: Screen) -> Statement {
    var output = Output()
    if let names = scope.names {
      add(screen.scope, names, Place(), to: &output, of: scope.program)
      components(screen.root, scope.program, names, Place(), to: &output)
    }
    return .block(
      .text("\(scope.options.access.modifier)static var allFields: [Field<Self>]"),
      [.line(.list(output.fields))], inline: true)
  }

  private func add(
    _ declared: CtlChecker.Scope, _ names: MemberNames, _ place: Place, to output: inout Output,
    of source: Program
  ) {
    for index in declared.variables {
      guard let name = names.variables[index] else { continue }
      let variable = source.variables[index]
      let key = Literal.string(place.reference + source.text(variable.name))
      let value =
        place.path.map { "\\\($0).\(Identifier.memberName(name))" }
        ?? "each: \(scope.types.name(variable.type)).self"
      output.fields.append(.text("Field(\(key), \(value))"))
    }
  }

  private func components(
    _ root: ElementID, _ source: Program, _ names: MemberNames, _ place: Place,
    to output: inout Output
  ) {
    for index in root.index..<root.index + Int(source.element(root).size) {
      let element = source.elements[index]
      guard element.form == .componentUse, element.payload >= 0, place.depth < 16,
        output.uses < Self.limit, let accessor = names.accessors[index],
        let reference = names.references[index]
      else { continue }
      let symbol = source.componentUses[Int(element.payload)]
      guard scope.files.facts.keeps(symbol), let home = source.program(of: symbol.file) else {
        continue
      }
      output.uses += 1
      let loops = loops(around: index, source)
      let inside = Place(
        path: loops == 0 ? place.path.map { "\($0).\(Identifier.memberName(accessor))" } : nil,
        reference: place.reference + reference + String(repeating: "[]", count: loops) + ".",
        depth: place.depth + 1)
      let component = home.components[Int(symbol.index)]
      let inner = MemberNames(home, component)
      add(component.scope, inner, inside, to: &output, of: home)
      components(component.root, home, inner, inside, to: &output)
    }
  }

  private func loops(around index: Int, _ source: Program) -> Int {
    var count = 0
    var parent = source.elements[index].parent
    while parent >= 0 {
      if source.elements[Int(parent)].form == .loop { count += 1 }
      parent = source.elements[Int(parent)].parent
    }
    return count
  }
}
