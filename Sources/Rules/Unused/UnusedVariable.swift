import CtlDiagnostics

extension Rule {
  static let unusedVariable = Rule(
    about,
    file: { file in
      if file.lacksBinding { return }
      // To a sample that gives it a value it would be missing.
      let sampled = Set(file.program.sampleValues.map(\.variable))
      for scope in file.scopes {
        for index in scope.variables where !file.isNamed(.variable, index) {
          let variable = file.program.variables[index]
          if variable.isParameter || variable.isPresent { continue }
          file.report(
            about, variable.origin, variable.name,
            label: Message("nothing shows it, and nothing changes it", "没有元素显示它，也没有元素改变它")(),
            deleting: sampled.contains(index) ? [] : [.deleteDeclaration(variable.origin)])
        }
      }
    })
}

private let about = Code(
  "unused/variable", .warning,
  title: Message("the variable `{name}` is never used", "变量“{name}”从未使用"),
  why: Message(
    "A variable is the state of a screen. One that no element shows, changes or passes on makes no "
      + "difference to what people see; often a binding is missing.",
    "变量是界面的状态。没有元素显示、改变或传递它，用户看到的就没有任何不同；往往是漏写了绑定。"),
  bad: [
    """
    screen Tea {
      var minutes = 3
      var isIced = false
      //  ^^^^^^
      content { label "\\(minutes)" }
    }
    """,
    """
    screen Tea {
      var minutes = 3
      var isIced = false
      //  ^^^^^^
      sample "Iced" { isIced: true }
      content { label "\\(minutes)" }
    }
    """,
  ],
  good: [
    """
    screen Tea {
      var minutes = 3
      var isIced = false
      content { label "\\(minutes)" { isHidden: isIced } }
    }
    """
  ], fix: .suggestion)
