// The command line. Everything here is IO and arguments; what a command does is in the libraries.
System.prepare()
System.exit(CommandLineTool.run(Array(CommandLine.arguments.dropFirst())))
