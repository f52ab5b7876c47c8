import CtlDiagnostics

extension Rule {
  static let unusedComponent = Rule(
    about, asksUsers: true,
    file: { file in
      for (index, component) in file.program.components.enumerated()
      where component.name != nil && file.isUnusedExport(.component, index, component.origin) {
        file.report(
          about, component.origin, component.name,
          label: Message("no screen and no component contains it", "没有界面或组件包含它")(),
          deleting: [.deleteDeclaration(component.origin)])
      }
    })
}

private let about = Code(
  "unused/component", .warning,
  title: Message("the component `{name}` is never used", "组件“{name}”从未使用"),
  why: Message(
    "A component that no screen of the project contains is never seen. It is checked and "
      + "translated all the same, and its readers look for the place where it is shown. One with "
      + "a `///` comment is an offer to screens that are still to come.",
    "项目中没有界面包含的组件永远不会显示。它仍要被检查和翻译，读代码的人也会寻找它出现的地方。"
      + "带有 `///` 注释的组件是留给以后的界面使用的。"),
  bad: [
    """
    component Price(amount: Int) {
      label "\\(amount)"
    }
    component Discount(amount: Int) {
    //        ^^^^^^^^
      label "-\\(amount)"
    }
    screen Shop {
      content {
        Price { amount: 3 }
      }
    }
    """
  ],
  good: [
    """
    component Price(amount: Int) {
      label "\\(amount)"
    }
    screen Shop {
      content {
        Price { amount: 3 }
      }
    }
    """,
    """
    /// What a thing costs.
    component Price(amount: Int) {
      label "\\(amount)"
    }
    """,
  ], fix: .suggestion)
