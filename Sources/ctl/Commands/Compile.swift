import CtlCommandLine

extension Subcommand {
  static let compile = Subcommand(compiling: Emitter.all)
}
