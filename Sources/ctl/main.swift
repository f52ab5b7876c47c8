import CtlCommandLine

// The command line. Everything here is IO and arguments; the work of a command is in the libraries.
System.prepare()
System.exit(CommandLineTool.run(Array(CommandLine.arguments.dropFirst()), Subcommand.all))
