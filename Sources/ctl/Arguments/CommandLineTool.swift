import CtlText

/// Finds the subcommand and runs it.
enum CommandLineTool {
  static let version = "0.1.0"

  static func run(_ arguments: [String]) -> Int32 {
    do {
      return try dispatch(arguments).rawValue
    } catch {
      System.printError("ctl: \(error.message)\n")
      return ExitStatus.failure.rawValue
    }
  }

  private static func dispatch(_ arguments: [String]) throws(Failure) -> ExitStatus {
    guard let word = arguments.first else {
      System.printError(Help.overview())
      return .failure
    }
    switch word {
    case "--help", "-h", "help":
      if arguments.count > 1, let command = Subcommand.all.first(where: { $0.name == arguments[1] })
      {
        try System.print(Help.of(command))
      } else {
        try System.print(Help.overview())
      }
      return .success
    case "--version", "-V":
      try System.print("ctl \(version)\n")
      return .success
    default: break
    }
    guard let command = Subcommand.all.first(where: { $0.name == word }) else {
      let near = nearestName(to: word, among: Subcommand.all.map(\.name))
      let hint = near.map { ", did you mean `ctl \($0)`?" } ?? "; `ctl --help` lists the commands"
      throw Failure("there is no command `\(word.neutralised())`\(hint)")
    }
    let invocation = try Invocation(command, Array(arguments.dropFirst()))
    if invocation.has("help") {
      try System.print(Help.of(command))
      return .success
    }
    return try command.run(invocation)
  }
}
