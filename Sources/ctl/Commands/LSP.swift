import CtlLanguageServer
import CtlWorkspace

extension Subcommand {
  static let lsp = Subcommand(
    "lsp", "", summary: "the language server, over standard input and output",
    discussion: """
      Editors start it. It speaks the Language Server Protocol 3.17 and finds every .ctl file below
      the folders that the editor has open.
      """,
    options: [
      Option("stdio", .none, "the default; some editors pass it"),
      Option("clientProcessId", .text("ID"), "end when this process has ended"),
    ]
  ) { (invocation: Invocation) throws(Failure) in
    guard invocation.positionals.isEmpty else {
      throw Failure("`ctl lsp` takes no argument; see `ctl lsp --help`")
    }
    let processID = try invocation.number("clientProcessId", in: 1...Int(Int32.max))
    let machine = Machine(
      version: CommandLineTool.version, disk: .disk, parallel: Parallel.run)
    System.exit(StandardStreams().serve(machine, processID: processID))
  }
}
