import CtlDiagnostics

extension Construct {
  static let modules = Construct(
    Message("Modules", "模块"), ["import", "public"],
    Message(
      "A module is the `.ctl` files of another target or package. Its name after `import` makes visible "
        + "what has `public` before it: screens, components, enums, records, styles and constants. The "
        + "generated Swift imports the module. Where its files are is in `modules` of `ctl.json`, or given "
        + "by the plugin or `--module`. An unknown module, a name that is not public, one that two modules "
        + "have and a cycle are errors.",
      "模块是另一个目标或软件包的 `.ctl` 文件。`import` 之后写模块名称，其中前面有 `public` 的声明就可见：界面、组件、"
        + "枚举、记录、样式和常量。生成的 Swift 会导入该模块。模块文件的位置写在 `ctl.json` 的 `modules` 中，或由插件、"
        + "`--module` 给出。未知的模块、不公开的名称、两个模块共有的名称以及循环导入都是错误。"),
    files: [
      File(
        path: "TeaKit/Tea.ctl",
        text: """
          /// A tea in the cupboard.
          public record Tea {
            id: Int
            name: String
          }
          """),
      File(
        path: "Cupboard.ctl",
        text: """
          import TeaKit

          screen Cupboard "Cupboard" {
            var tea: Tea = Tea(id: 1, name: "Assam")
            content { label "\\(tea.name)" }
          }
          """),
    ])
}
