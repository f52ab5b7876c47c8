import CtlDiagnostics

extension Rule {
  static let unusedConstant = Rule(
    about, asksUsers: true,
    file: { file in
      if file.lacksBinding { return }
      let exported = file.program.fileConstants
      for (index, constant) in file.program.constants.enumerated() {
        let isUnused =
          exported.contains(index)
          ? file.isUnusedExport(.constant, index, constant.origin) : !file.isNamed(.constant, index)
        guard isUnused else { continue }
        file.report(
          about, constant.origin, constant.name,
          label: Message("nothing reads it", "没有任何地方读取它")(),
          deleting: [.deleteDeclaration(constant.origin)])
      }
      for (index, loop) in file.program.loops.enumerated()
      where loop.form == .name && !file.isNamed(.loopVariable, index) {
        file.report(
          about, loop.origin, loop.name,
          label: Message("nothing reads it", "没有任何地方读取它")(),
          deleting: [.deleteDeclaration(loop.origin)])
      }
      for step in file.program.steps {
        guard case .name(let index, _) = step.form, !file.isNamed(.eventParameter, index) else {
          continue
        }
        file.report(
          about, step.origin, file.program.eventParameters[index].name,
          label: Message("no step after it reads it", "之后没有步骤读取它")(),
          deleting: [.deleteDeclaration(step.origin)])
      }
    })
}

private let about = Code(
  "unused/constant", .warning,
  title: Message("the constant `{name}` is never used", "常量“{name}”从未使用"),
  why: Message(
    "A constant gives a value a name, so that it is written once; so does `let` in a handler. "
      + "If nothing reads it, a place that should follow it has probably a value of its own. One of a file with a `///` comment "
      + "is an offer to other files.",
    "常量为某个值命名，使它只需写一次；事件处理中的 `let` 也是如此。没有任何地方读取它，往往说明本该使用它的地方另写了一个值。"
      + "文件中带有 `///` 注释的常量是供其他文件使用的。"),
  bad: [
    """
    screen Tea {
      let limit = 10
      let ink: Color = #222222
      //  ^^^
      var minutes: Int in 1...limit = 3
      content {
        label "\\(minutes)" { textColor: #222222 }
      }
    }
    """,
    """
    let leaf: Color = #2E7D32
    //  ^^^^
    screen Tea {
      content { label "Tea" }
    }
    """,
  ],
  good: [
    """
    let leaf: Color = #2E7D32
    screen Tea {
      tintColor: leaf
      content { label "Tea" }
    }
    """
  ], fix: .suggestion)
