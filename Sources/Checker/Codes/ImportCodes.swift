import CtlDiagnostics

extension LanguageCode {
  public static let importMissing = Code(
    "import/missing", .error, title: Message("there is no file `{path}`", "没有文件“{path}”"),
    why: Message(
      "The path of an import starts at the folder of the importing file. The declarations of "
        + "the other file are unknown until it is found.",
      "导入路径从当前文件所在的文件夹开始。找不到该文件时，其中声明的内容都无法使用。"),
    bad: [], good: [])

  public static let importCycle = Code(
    "import/cycle", .error,
    title: Message("this file imports itself through `{path}`", "此文件通过“{path}”导入了自身"),
    why: Message(
      "A file sees its own declarations without an import. Delete the import.",
      "文件无需导入即可看到自己的声明。请删除这条导入。"),
    bad: [], good: [])

  public static let importCircle = Code(
    "import/circle", .error,
    title: Message(
      "`{path}` has `{name}`, but imports this file", "“{path}”中有“{name}”，但它也导入了此文件"),
    why: Message(
      "Files that import each other, directly or through others, see the screens, enums and records of "
        + "each other, so that their screens can open each other. Constants, components and styles are "
        + "made of others and need an order. Move them into a file that imports none of these.",
      "互相导入的文件（直接或通过其他文件）能看到彼此的界面、枚举和记录，因此它们的界面可以互相打开。常量、组件和样式"
        + "由其他内容构成，需要先后次序。请把它们移到不导入这些文件的文件中。"),
    bad: [], good: [])

  public static let importEscapes = Code(
    "import/escapes-root", .error,
    title: Message("`{path}` leaves the project", "“{path}”超出了项目范围"),
    why: Message(
      "A project reads only what is inside its own folder, so that it means the same on every "
        + "machine and opening it reveals nothing else.",
      "项目只读取自身文件夹中的内容，这样在任何机器上结果都相同，打开项目也不会泄露其他文件。"),
    bad: [], good: [])

  public static let importDepth = Code(
    "limit/imports", .error,
    title: Message(
      "`{path}` begins a chain of more than {limit} imports",
      "“{path}”引出的导入链超过 {limit} 层"),
    why: Message(
      "A file knows every file below it in its chain of imports, so a very long chain costs much "
        + "and helps no reader. Import the file with the shared declarations directly.",
      "文件需要知道其导入链上的每个文件；过长的链代价高昂，也难以阅读。请直接导入含有共用声明的文件。"),
    bad: [], good: [])
}
