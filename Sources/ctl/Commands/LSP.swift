import CtlCommandLine
import CtlDiagnostics
import CtlEditor
import CtlLanguageServer
import CtlWorkspace

extension Subcommand {
  static let lsp = Subcommand(
    "lsp", "",
    summary: Message(
      "the language server, over standard input and output", "语言服务器，使用标准输入和输出"),
    discussion: Message(
      """
      Editors start it. It speaks the Language Server Protocol 3.17 and finds every .ctl file below
      the folders that the editor has open.
      """,
      """
      由编辑器启动。它使用 Language Server Protocol 3.17，并会找到编辑器所打开文件夹下的每个 .ctl 文件。
      """),
    options: [
      Option("stdio", .none, "the default; some editors pass it", "默认方式；有些编辑器会传入"),
      Option("clientProcessId", .text("ID"), "end when this process has ended", "此进程结束时随之结束"),
    ]
  ) { (invocation: Invocation) throws(Failure) in
    guard invocation.positionals.isEmpty else {
      throw Failure(
        "`ctl lsp` takes no argument; see `ctl lsp --help`",
        "`ctl lsp` 不接受参数；参见 `ctl lsp --help`")
    }
    let processID = try invocation.number("clientProcessId", in: 1...Int(Int32.max))
    // A catalogue may change while the server runs.
    let images = Images { path, root in
      let assets = Assets(beside: Assets.places(of: path, root: root), isDark: false)
      return { assets.image($0) }
    }
    let machine = Machine(
      version: CommandLineTool.version, disk: .disk, images: images, page: writePage,
      parallel: Parallel.run)
    System.exit(StandardStreams().serve(machine, processID: processID))
  }
}

/// Writes a page for an editor into the folder of the person for what can be made again.
@Sendable private func writePage(_ name: String, _ bytes: [UInt8]) -> String? {
  let own = System.environment("XDG_CACHE_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
  guard let folder = own ?? System.environment("HOME").map({ "\($0)/.cache" }) else { return nil }
  let path = "\(folder)/ctl/\(name)"
  do {
    try Files.makeFolder(FilePath.folder(path))
    try Files.write(bytes, to: path, isDurable: false)
    return path
  } catch {
    return nil
  }
}
