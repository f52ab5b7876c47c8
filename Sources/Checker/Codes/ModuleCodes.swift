import CtlDiagnostics

extension LanguageCode {
  public static let unknownModule = Code(
    "module/unknown", .error, title: Message("there is no module `{name}`", "没有模块“{name}”"),
    why: Message(
      "A module is the `.ctl` files of another target or package. The plugin of SwiftPM knows those of "
        + "the target's dependencies; elsewhere `modules` in `ctl.json`, or `--module`, says in which "
        + "folder each is. A file of the project is imported by its path, in quotation marks.",
      "模块是其他目标或软件包中的 `.ctl` 文件。SwiftPM 插件知道目标的各个依赖；其他情况下，由 `ctl.json` 的 `modules` 或 "
        + "`--module` 说明各模块所在的文件夹。项目自己的文件则用引号中的路径导入。"),
    bad: [], good: [], fix: .suggestion)

  public static let missingModule = Code(
    "module/missing", .error,
    title: Message(
      "there is no folder `{path}` for the module `{name}`", "模块“{name}”的文件夹“{path}”不存在"),
    why: Message(
      "`modules` in `ctl.json` says where the files of a module are, by a path that starts at the "
        + "folder of `ctl.json`.",
      "`ctl.json` 的 `modules` 说明模块文件所在的位置，路径从 `ctl.json` 所在的文件夹开始。"),
    bad: [], good: [])

  public static let unseenModule = Code(
    "module/unseen", .error,
    title: Message(
      "the Swift code of the module `{name}` is {access}", "模块“{name}”的 Swift 代码是 {access} 级别"),
    why: Message(
      "The code of this file uses that of the module, and does not compile when it cannot see it. "
        + "Set `swift.access` in the `ctl.json` of the module to `public`.",
      "此文件的代码要使用该模块的代码，看不到就无法编译。请在模块的 `ctl.json` 中把 `swift.access` 设为 `public`。"),
    bad: [], good: [])

  public static let moduleInOneLanguage = Code(
    "module/one-language", .warning,
    title: Message(
      "the Swift code of the module `{name}` looks up no text, and this app has several languages",
      "模块“{name}”的 Swift 代码不查找译文，而此应用支持多种语言"),
    why: Message(
      "The code of a module is made with the settings of its own `ctl.json`. Where they name one language, the "
        + "texts of its components stay in it, whatever the app has translated. Write `locales` there too, or "
        + "`\"swift\": { \"localized\": true }`.",
      "模块的代码按它自己的 `ctl.json` 生成。其中只有一种语言时，无论应用有哪些译文，组件中的文字都保持那种语言。"
        + "请在那里也写上 `locales`，或写 `\"swift\": { \"localized\": true }`。"),
    bad: [], good: [])

  public static let moduleCycle = Code(
    "module/cycle", .error,
    title: Message(
      "`{name}` is the module of this file, or imports it", "“{name}”就是此文件的模块，或者导入了它"),
    why: Message(
      "Modules that import each other in a circle cannot be built one after the other. Move what they "
        + "share into a module that imports neither. A file of the same module is imported by its path.",
      "互相导入的模块无法依次构建。请把共用的内容移到另一个模块中，由它们共同导入。同一模块的文件用路径导入。"),
    bad: [], good: [])

  public static let notPublic = Code(
    "module/not-public", .error,
    title: Message("`{name}` of `{module}` is not public", "“{module}”的“{name}”不是公开的"),
    why: Message(
      "A module decides what others may name: its declarations with `public` before them. Everything "
        + "else may change without a word to its users.",
      "模块决定其他模块可以使用什么：前面写有 `public` 的声明。其余的都可以随时更改，无需告知使用者。"),
    bad: [], good: [])

  public static let ambiguousName = Code(
    "module/ambiguous", .error,
    title: Message(
      "`{name}` is in `{first}` and in `{second}`", "“{name}”同时在“{first}”和“{second}”中"),
    why: Message(
      "Two modules that the file imports have a public declaration of this name, and nothing says "
        + "which of them is meant. Import one of them only, in this file, or rename one.",
      "文件导入的两个模块都有此名称的公开声明，无法判断指的是哪一个。请在此文件中只导入其中一个，或将一个改名。"),
    bad: [], good: [])

  public static let hiddenType = Code(
    "module/hidden-type", .error,
    title: Message(
      "`{name}` is public, but the type `{type}` in it is not", "“{name}”是公开的，但其中的类型“{type}”不是"),
    why: Message(
      "A file that uses a public declaration needs the types of its parameters, fields and result, for "
        + "variables of their own.",
      "使用公开声明的一方需要其参数、字段和结果的类型，以便声明自己的变量。"),
    bad: [
      """
      enum Kind { current; savings }
      public record Account { kind: Kind = .current }
      //                      ^^^^
      """
    ],
    good: [
      """
      public enum Kind { current; savings }
      public record Account { kind: Kind = .current }
      """
    ], fix: .suggestion)
}
