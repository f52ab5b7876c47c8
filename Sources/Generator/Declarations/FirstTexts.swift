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
    let values = members.following.compactMap { program.variables[$0].initialValue }
    guard values.contains(where: { scope.files.isLocalized($0) }) else { return [] }
    var changes: [Statement] = []
    var firsts: [Statement] = []
    for index in members.following {
      let variable = program.variables[index]
      // The others may follow from one that does.
      guard let value = variable.initialValue,
        let name = scope.names?.variables[index].map(scope.member),
        let first = scope.names?.firstTexts[index]
      else { continue }
      changes.append(.line(.text("if \(name) == former.\(first) { \(name) = \(first) }")))
      firsts.append(
        .block(
          .text("private var \(first): \(scope.types.name(variable.type))"),
          [.line(scope.code(value).layout())], inline: true))
    }
    return [
      .block(
        .text("\(scope.options.access.modifier)mutating func beginAgain(from former: Self)"),
        changes, inline: false)
    ] + firsts
  }
}
