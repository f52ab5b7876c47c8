import CtlCatalogue
import CtlChecker

/// The declarations that a file shares with those that import it: its constants and its appearance.
struct ConstantWriter {
  let files: FileTable
  private let scope: CodeScope

  private var program: Program { files.program }
  private var access: String { files.options.access.modifier }

  init(_ files: FileTable) {
    self.files = files
    scope = CodeScope(files)
  }

  /// Whether a constant has a type of its own: `let x = .dark` gets it from each use.
  static func isUsable(_ type: Type) -> Bool {
    switch type.base {
    case .poison, .anyMember, .nothing, .anything: false
    default: true
    }
  }

  /// A literal whose type is clear; nil when the type must be written.
  static func naturallyTyped(_ id: ExpressionID, _ type: Type, _ scope: CodeScope) -> Code? {
    let isPlain = type.isPlain || (type.isList && type.element.isPlain)
    guard isPlain, scope.isPure(id), let value = scope.program.constant(id),
      scope.program.expression(id).type == type, !scope.files.isLocalized(id)
    else { return nil }
    if case .list(let items) = value, items.isEmpty { return nil }
    switch type.base {
    case .bool, .int, .double, .length, .string, .color, .image, .date, .duration, .font,
      .enumeration, .record:
      return scope.code(value, type, typed: false)
    default: return nil
    }
  }

  /// Nil when the file shares nothing.
  func declaration() -> [Statement] {
    guard let names = files.names(of: program.file) else { return [] }
    var body: [Statement] = []
    for index in program.fileConstants
    where ConstantWriter.isUsable(program.constants[index].type) {
      body += constant(index, names.constants[index])
    }
    for isPublic in [false, true] {
      guard let style = applyAppearance(isPublic: isPublic) else { continue }
      if !body.isEmpty { body.append(.blank) }
      body += style
    }
    guard !body.isEmpty else { return [] }
    let file = Literal.comment(String(program.origins.source.path.split(separator: "/").last ?? ""))
    return [
      .documentation("What `\(file)` shares with the files that import it."),
      .block(scope.options.type("enum \(names.namespace)"), body, inline: false), .blank,
    ]
  }

  private func constant(_ index: Int, _ name: String) -> [Statement] {
    let constant = program.constants[index]
    let type = scope.types.name(constant.type)
    let value = scope.code(constant.value)
    let comment = Documentation(program, constant.origin).statements
    let quoted = Identifier.quoted(name)
    guard files.isLocalized(constant.value) else {
      let natural = ConstantWriter.naturallyTyped(constant.value, constant.type, scope)
      return comment + [
        .line(
          natural?.assigned(to: "\(access)static let \(quoted)")
            ?? value.assigned(to: "\(access)static let \(quoted): \(type)"))
      ]
    }
    return comment + [
      .block(
        .text("\(access)static func \(quoted)(in strings: LocalizedStrings) -> \(type)"),
        [.line(value.layout())], inline: false)
    ]
  }

  /// - Parameter isPublic: Only what applies in other modules.
  private func applyAppearance(isPublic: Bool) -> [Statement]? {
    let body = AppearanceWriter(scope).assignments(
      program.fileAppearances.map { program.appearances[$0] }.filter { $0.isPublic || !isPublic })
    guard !body.isEmpty else { return nil }
    let texts = scope.files.hasLocalizedAppearance(program) ? ", in strings: LocalizedStrings" : ""
    let name = AppearanceWriter.method(isPublic: isPublic)
    return [
      .documentation(
        isPublic
          ? "How controls start out in files that import the module." : "How controls start out."),
      .block(
        .text("\(access)static func \(name)(to appearance: inout Appearance\(texts))"),
        body, inline: false),
    ]
  }
}

/// `appearance kind { … }` as assignments.
struct AppearanceWriter {
  private let scope: CodeScope

  init(_ scope: CodeScope) { self.scope = scope }

  func assignments(_ appearances: [CtlChecker.Appearance]) -> [Statement] {
    let tree = TreeWriter(scope: scope, styles: StyleTable(scope))
    return appearances.flatMap { appearance -> [Statement] in
      guard let kind = appearance.kind, let proxy = Self.proxy(of: kind) else { return [] }
      let body = scope.program.properties[appearance.properties].flatMap {
        tree.assignment($0, kind)
      }
      return body.isEmpty
        ? [] : [.block(.text("appearance.style(\(proxy))"), body, inline: true)]
    }
  }

  static func method(isPublic: Bool) -> String {
    isPublic ? "applyPublicAppearance" : "applyAppearance"
  }

  /// Nil for parts, which have none.
  private static func proxy(of kind: KindName) -> String? {
    switch Kind.named(kind).role {
    case .control, .companion: KindSpelling.type(of: kind).map { $0 + ".self" }
    case .container: "." + kind.name
    case .part: nil
    }
  }

  /// `appearance` of a screen: that of the files in its cascade, the strongest last, and its own;
  /// nil when there is none.
  func property() -> [Statement]? {
    guard case .screen(let index) = scope.owner else { return nil }
    var body: [Statement] = []
    for source in AppearanceCascade.sources(of: scope.program).reversed() {
      let program = source.program
      let hasAny = source.appearances.contains { index in
        let appearance = program.appearances[index]
        return appearance.kind.map { Self.proxy(of: $0) != nil } == true
          && !appearance.properties.isEmpty
      }
      if hasAny, let names = scope.files.names(of: program.file) {
        let texts = scope.files.hasLocalizedAppearance(program) ? ", in: \(scope.strings)" : ""
        let method = Self.method(isPublic: source.isElsewhere)
        let call = "\(names.namespace).\(method)(to: &appearance\(texts))"
        body.append(.line(.text(call)))
      }
    }
    body += assignments(
      Array(scope.program.appearances[scope.program.screens[index].scope.appearances]))
    guard !body.isEmpty else { return nil }
    return [
      .block(
        .text("\(scope.options.access.modifier)var appearance: Appearance"),
        [.line("var appearance = Appearance()")] + body + [.line("return appearance")],
        inline: false)
    ]
  }
}
