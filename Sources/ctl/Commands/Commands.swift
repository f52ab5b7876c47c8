import CtlCommandLine

extension Subcommand {
  static let all: [Subcommand] = [
    .check, .compile, .render, .preview, .format, .importing, .explain, .rules, .dump, .lsp,
    .completions,
  ]
}
