import CtlCommandLine
import CtlDiagnostics
import CtlGallery
import CtlText
import CtlWorkspace

extension Subcommand {
  static let gallery = Subcommand(
    "gallery", "PATH…",
    summary: Message("write a site of pictures of all screens", "生成所有界面图片的网站"),
    discussion: Message(
      """
      Writes pages that open from the disk: each screen on the devices, across, dark, in the sizes of
      text, the languages of the app, from right to left, and in the states that its conditions
      distinguish; with its findings, what VoiceOver says, its variables, its actions and who imports
      it. Only screens that changed are drawn again. --against compares with a revision of Git, or with
      a folder that has the project as it was: before, after, and marks around what differs; the
      status is then 1 when a screen looks different.
      """,
      """
      生成可以直接从磁盘打开的网页：每个界面在各种设备上、横屏、深色、各种文字大小、应用的各种语言、从右到左，
      以及其条件所区分的各种状态；还有检查结果、旁白朗读的内容、变量、动作和导入它的文件。只重新绘制有变化的
      界面。--against 与 Git 的某个版本，或存有项目旧状态的文件夹比较：之前、之后，并标出差异之处；有界面外观
      变化时退出状态为 1。
      """),
    options: [
      Option("output", short: "o", .text("DIR"), "the folder of the site", "网站的文件夹"),
      Option(
        "against", .text("REV_OR_DIR"), "show what looks different from a revision or a folder",
        "显示与某个版本或文件夹相比的外观变化"),
      Option(
        "summary", .text("FILE"),
        "with --against: write a summary in Markdown; `-` is standard output",
        "与 --against 同用：写入 Markdown 摘要；`-` 表示标准输出"),
    ] + ModuleOptions.all
  ) { (invocation: Invocation) throws(Failure) in
    try GalleryCommand(invocation).run()
  }
}

private struct GalleryCommand {
  let paths: [String]
  let folder: String
  let against: String?
  let summary: String?
  let language: Language
  let modules: [Modules.Given]

  init(_ invocation: Invocation) throws(Failure) {
    modules = try ModuleOptions.read(invocation)
    language = System.language(invocation.value("lang"))
    paths = invocation.positionals.isEmpty ? ["."] : invocation.positionals
    guard let folder = invocation.value("output") else {
      throw Failure(
        "`ctl gallery` needs `-o DIR`, the folder of the site",
        "`ctl gallery` 需要 `-o DIR`，即网站的文件夹")
    }
    self.folder = folder
    against = invocation.value("against")
    summary = invocation.value("summary")
    if summary != nil, against == nil {
      throw Failure("`--summary` needs `--against`", "`--summary` 需要与 `--against` 同用")
    }
  }

  func run() throws(Failure) -> ExitStatus {
    let session = try Session(paths, modules: modules, documents: true)
    if session.reportFailures() { return .failure }
    try session.checkOutputs([summary].compactMap { $0 })
    var former: FormerProject?
    if let against { former = try FormerProject(against, paths, modules) }
    defer { former?.remove() }
    var site = GallerySite(folder, language)
    try site.write(session, former)
    let count = site.screens.count
    System.printError(
      Message(
        "ctl: \(count) screen\(count == 1 ? "" : "s") in \(Files.quoted(folder)), \(site.drawn) drawn\n",
        "ctl：\(Files.quoted(folder)) 中有 \(count) 个界面，绘制了 \(site.drawn) 个\n"
      ).template(language))
    if session.hasErrors {
      System.printError(
        Message(
          "ctl: there are errors; the pages and `ctl check` show them\n",
          "ctl：有错误；页面和 `ctl check` 会显示它们\n"
        ).template(language))
    }
    if let changes = site.summary {
      let text = Array(changes.markdown(language).utf8)
      switch summary {
      case "-"?: try System.print(text)
      case let path?: try Files.write(text, to: path)
      case nil: System.printError(String(decoding: text, as: UTF8.self))
      }
      if !changes.isEmpty { return .findings }
    }
    return session.hasErrors ? .findings : .success
  }
}
