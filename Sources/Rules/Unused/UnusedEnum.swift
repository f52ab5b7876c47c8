import CtlDiagnostics

extension Rule {
  static let unusedEnum = Rule(
    about, asksUsers: true,
    file: { file in
      for (index, enumeration) in file.program.enumerations.enumerated()
      where file.isUnused(enumeration: index) {
        file.report(
          about, enumeration.origin, enumeration.name,
          label: Message("no variable or parameter has this type", "没有变量或参数属于此类型")(),
          deleting: [.deleteDeclaration(enumeration.origin)])
      }
    })
}

extension FileUses {
  /// Whether nothing names the enum or one of its cases.
  func isUnused(enumeration index: Int) -> Bool {
    let enumeration = program.enumerations[index]
    return isUnusedExport(.enumeration, index, enumeration.origin)
      && enumeration.cases.allSatisfy {
        isUnusedExport(.enumCase, $0, program.enumCases[$0].origin)
      }
  }
}

private let about = Code(
  "unused/enum", .warning,
  title: Message("the enum `{name}` is never used", "枚举“{name}”从未使用"),
  why: Message(
    "An enum is a choice. If no variable and no parameter is of this type, nothing can be chosen.",
    "枚举表示一种选择。没有变量或参数属于此类型，就没有什么可供选择。"),
  bad: [
    """
    enum Strength { mild; strong }
    //   ^^^^^^^^
    screen Tea {
      content { label "Tea" }
    }
    """
  ],
  good: [
    """
    enum Strength { mild; strong }
    screen Tea {
      var strength: Strength = .mild
      content { label "\\(strength)" }
    }
    """
  ], fix: .suggestion)
