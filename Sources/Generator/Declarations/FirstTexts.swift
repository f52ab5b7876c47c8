import CtlChecker

/// The variables that begin with a text in the language of the person. A screen is made before it knows the
/// language: when it does, those that still have their first values begin again.
struct FirstTexts {
  let scope: CodeScope
  let members: MemberWriter

  private var program: Program { scope.program }

  /// `beginAgain(from:)`, and a property with the first value of each; nothing for a screen without
  /// such variables.
  func statements() -> [Statement] {
    var changes: [Statement] = []
    var values: [Statement] = []
    for index in members.following {
      let variable = program.variables[index]
      guard let value = variable.initialValue, scope.files.isLocalized(value),
        let name = scope.names?.variables[index].map(scope.member),
        let first = scope.names?.firstTexts[index]
      else { continue }
      changes.append(.line(.text("if \(name) == former.\(first) { \(name) = \(first) }")))
      values.append(
        .block(
          .text("private var \(first): \(scope.types.name(variable.type))"),
          [.line(scope.code(value).layout())], inline: true))
    }
    if changes.isEmpty { return [] }
    return [
      .block(
        .text("\(scope.options.access.modifier)mutating func beginAgain(from former: Self)"),
        changes, inline: false)
    ] + values
  }
}
