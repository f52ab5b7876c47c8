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
      "Files that import each other in a circle cannot be checked one after the other. Move the "
        + "shared declarations into a file that imports neither of them.",
      "互相导入的文件无法依次检查。请将共用的内容移到另一个文件中，由它们共同导入。"),
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
