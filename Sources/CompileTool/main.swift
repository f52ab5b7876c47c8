import CtlCommandLine

// `ctl` with the one command that a build needs, so that packages with the plugin build little.
System.prepare()
System.exit(
  CommandLineTool.run(
    Array(CommandLine.arguments.dropFirst()), [Subcommand(compiling: Emitter.ofBuilds)]))
