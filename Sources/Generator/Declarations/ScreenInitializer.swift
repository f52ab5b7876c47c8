import CtlChecker

/// The initializers of a screen: one with a value for each parameter, and the one without any that
/// every screen has.
struct ScreenInitializer {
  let scope: CodeScope
  let screen: Screen
  let members: MemberWriter

  private var program: Program { scope.program }
  private var access: String { scope.options.access.modifier }

  func statements() -> [Statement] {
    let parameters = parameters
    let whole = members.initializers() + [.line("update()")]
    guard !parameters.isEmpty else {
      return [.block(.text("\(access)init()"), whole, inline: true)]
    }
    return [
      .block(
        .call("\(access)init", parameters.map(declaration), closes: true),
        parameters.map(assignment) + whole, inline: false),
      .blank,
      .documentation("With empty values for the parameters without a default, as decoding begins."),
      .block(
        .text("\(access)init()"),
        [.line(.call("self.init", emptyArguments(parameters), closes: true))], inline: true),
    ]
  }

  private struct Parameter {
    var name: String
    var variable: Variable
    /// A default in the language of the person: it has no access to the texts of the app, so the body
    /// of the initializer has it.
    var localized: Code?
  }

  private var parameters: [Parameter] {
    program.tables.parameters(of: screen).compactMap { index in
      guard let name = scope.names?.variables[index] else { return nil }
      let variable = program.variables[index]
      let value = variable.initialValue
      let isLocalized = value.map { scope.files.isLocalized($0) } ?? false
      return Parameter(
        name: name, variable: variable, localized: isLocalized ? value.map { scope.code($0) } : nil)
    }
  }

  /// What the body calls the argument.
  private func argument(_ parameter: Parameter) -> String {
    parameter.localized == nil
      ? parameter.name : scope.names?.local("given\(parameter.name)") ?? "given"
  }

  private func declaration(_ parameter: Parameter) -> CodeLayout {
    let type = scope.types.name(parameter.variable.type)
    let label = Identifier.label(parameter.name)
    if parameter.localized != nil {
      return .text("\(label) \(argument(parameter)): \(type)? = nil")
    }
    let declared = CodeLayout.text("\(label): \(type)")
    guard let value = parameter.variable.initialValue else { return declared }
    return declared + .text(" = ") + CodeScope(scope.files).code(value).layout()
  }

  private func assignment(_ parameter: Parameter) -> Statement {
    var value = Code(Identifier.quoted(argument(parameter)))
    if let localized = parameter.localized {
      value = value.coalescing(localized.layout().flat)
    }
    return .line(value.assigned(to: "self.\(Identifier.memberName(parameter.name))"))
  }

  /// What has no default; with defaults only, the first one, so that another initializer is called.
  private func emptyArguments(_ parameters: [Parameter]) -> [CodeLayout] {
    let needed = parameters.filter { $0.variable.initialValue == nil }
    return (needed.isEmpty ? Array(parameters.prefix(1)) : needed).map { parameter in
      let value: Code =
        switch (parameter.localized, parameter.variable.initialValue) {
        case (_?, _): Code("nil")
        case (nil, let value?): CodeScope(scope.files).code(value)
        case (nil, nil): members.fallback(parameter.variable)
        }
      return value.labeled(Identifier.argument(parameter.name))
    }
  }
}
