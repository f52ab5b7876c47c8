import CtlCommandLine

extension Subcommand {
  static let all: [Subcommand] = [
    .check, .compile, .render, .gallery, .preview, .format, .importing, .explain, .rules, .dump,
    .lsp, .completions,
  ]
}
