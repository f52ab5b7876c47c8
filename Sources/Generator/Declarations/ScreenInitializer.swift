import CtlChecker

/// The initializers of a screen: one with a value for each parameter and variable, and the one without
/// any that every screen has.
struct ScreenInitializer {
  let scope: CodeScope
  let screen: Screen
  let members: MemberWriter

  private var program: Program { scope.program }
  private var access: String { scope.options.access.modifier }

  func statements() -> [Statement] {
    let values = values
    guard !values.isEmpty else {
      return [.block(.text("\(access)init()"), [.line("update()")], inline: true)]
    }
    let needed = values.filter(\.isNeeded)
    // Any argument chooses the other initializer; the shortest one does.
    let shortest = values.min {
      $0.empty.layout().flat.utf8.count < $1.empty.layout().flat.utf8.count
    }
    let given = needed.isEmpty ? shortest.map { [$0] } ?? [] : needed
    return [
      .documentation(documentation(values)),
      .block(
        .call("\(access)init", values.flatMap(declarations), closes: true),
        assignments(values) + [.line("update()")],
        inline: false),
      .blank,
      .documentation(
        needed.isEmpty
          ? "With the first value of each variable."
          : "With empty values for the parameters without a default, as decoding begins."),
      .block(
        .text("\(access)init()"),
        [
          .line(
            .call(
              "self.init", given.map { $0.empty.labeled(Identifier.argument($0.name)) },
              closes: true))
        ], inline: true),
    ]
  }

  private func documentation(_ values: [Value]) -> String {
    values.contains { !$0.variable.isParameter }
      ? "With some values; the other variables begin as in the file."
      : "With a value for each parameter."
  }

  /// What a parameter or a variable begins with.
  private struct Value {
    var index: Int
    var name: String
    var variable: Variable
    /// What the body calls it.
    var argument: String
    /// Nil when it follows from other members, which an argument cannot do.
    var first: Code?
    /// Whether each caller gives it.
    var isNeeded: Bool { variable.isNeeded }
    /// What a screen without arguments begins with.
    var empty: Code { first ?? Code("nil") }
  }

  /// The parameters, then the variables.
  private var values: [Value] {
    let parameters = program.tables.parameters(of: screen)
    let variables = screen.scope.variables.filter { !program.variables[$0].isParameter }
    return (Array(parameters) + variables).compactMap { index in
      guard let name = scope.names?.variables[index] else { return nil }
      let first = members.firstCode(index)
      let given = "given" + name.prefix(1).uppercased() + name.dropFirst()
      return Value(
        index: index, name: name, variable: program.variables[index],
        argument: first == nil ? scope.names?.local(given) ?? given : name, first: first)
    }
  }

  /// The argument, and that for its range.
  private func declarations(_ value: Value) -> [CodeLayout] {
    let type = scope.types.name(value.variable.type.unwrapped)
    let range = scope.names?.ranges[value.index].map { range in
      CodeLayout.text("\(Identifier.label(range)): ClosedRange<\(type)>? = nil")
    }
    return [declaration(value)] + (range.map { [$0] } ?? [])
  }

  private func declaration(_ value: Value) -> CodeLayout {
    let type = scope.types.name(value.variable.type)
    let label = Identifier.label(value.name)
    guard let first = value.first else {
      return .text("\(label) \(value.argument): \(type)? = nil")
    }
    let declared = "\(label): \(type)"
    return value.isNeeded ? .text(declared) : first.assigned(to: declared)
  }

  // MARK: The body

  /// What follows from others comes after them, and may look texts up, which needs all else.
  private func assignments(_ values: [Value]) -> [Statement] {
    let following = members.following
    let first = values.filter { !following.contains($0.index) }
    let last = following.compactMap { index in values.first { $0.index == index } }
    scope.hidden = Set(values.map(\.argument))
    defer { scope.hidden = [] }
    let ranges = values.compactMap { scope.names?.ranges[$0.index] }.map { range in
      Statement.line(
        .text("self.\(Identifier.memberName(range)) = \(Identifier.quoted(range))"))
    }
    return ranges + first.map(assignment) + BoundRoutes(scope).assignments() + last.map(assignment)
  }

  private func assignment(_ value: Value) -> Statement {
    var code = Code(Identifier.quoted(value.argument))
    if value.first == nil, let initial = value.variable.initialValue {
      let rest = CodeLayout.text("?? ") + scope.code(initial).operand(atLeast: .range)
      code = Code(code, [rest], .choice)
      if value.variable.type.isOptional { code = Code(code.layout(atLeast: .primary), .primary) }
    }
    // `update()` keeps the ranges that follow from others.
    if let range = VariableRange(scope, value.variable), range.isConstant {
      code = range.clamped(code)
    }
    return .line(code.assigned(to: "self.\(Identifier.memberName(value.name))"))
  }
}
