import CtlChecker
import CtlDiagnostics

extension Rule {
  static let unusedEnumCase = Rule(
    about, asksUsers: true,
    file: { file in
      let program = file.program
      guard file.outside != nil, !program.enumCases.isEmpty else { return }
      // The app can give a variable or a field any case of its type, and people can choose any.
      var open: Set<Int> = []
      for type in program.typesOfState where type.base == .enumeration && type.file == program.file
      {
        open.insert(Int(type.index))
      }
      for (index, enumeration) in program.enumerations.enumerated()
      where !open.contains(index) && !file.isDocumented(enumeration.origin)
        && !program.publicSymbols.contains(Symbol(.enumeration, program.file, index))
        && !file.isUnused(enumeration: index)
      {
        let unused = enumeration.cases.filter {
          file.isUnusedExport(.enumCase, $0, program.enumCases[$0].origin)
        }
        // An enum without cases is none.
        let canDelete =
          !unused.isEmpty && unused.count < enumeration.cases.count
          && !program.source(of: enumeration.origin).contains(",")
        for item in unused {
          let (name, origin) = (program.enumCases[item].name, program.enumCases[item].origin)
          file.report(
            about, origin, name,
            label: Message("no value is this case", "没有任何值使用此成员")(),
            deleting: canDelete ? [.delete(origin)] : [])
        }
      }
    })
}

private let about = Code(
  "unused/enum-case", .warning,
  title: Message("the case `{name}` is never used", "枚举成员“{name}”从未使用"),
  why: Message(
    "People and the app can choose a case only through a variable. Without one, a value is only "
      + "what the file says, and a case that it never names is never there.",
    "用户和应用只能通过变量选择枚举成员。没有变量时，值只能是文件中写出的那些，从未写出的成员永远不会出现。"),
  bad: [
    """
    enum Tone { calm; loud; shrill }
    //                      ^^^^^^
    component Notice(text: String, tone: Tone = .calm) {
      label "\\(text)" { font: tone == .loud ? .headline : .body }
    }
    screen Shop {
      content { Notice { text: "Sale" } }
    }
    """
  ],
  good: [
    """
    enum Tone { calm; loud; shrill }
    screen Shop {
      var tone: Tone = .calm
      content { label "Sale" { isHidden: tone == .loud } }
    }
    """,
    """
    enum Tone { calm; loud }
    screen Shop {
      table { for tone in Tone.allCases { row "\\(tone)" } }
    }
    """,
  ], fix: .suggestion)
