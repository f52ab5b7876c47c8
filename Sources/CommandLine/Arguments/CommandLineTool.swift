import CtlDiagnostics
import CtlText

/// Finds the subcommand among those of the executable and runs it.
package enum CommandLineTool {
  package static let version = "0.1.0"

  package static func run(_ arguments: [String], _ commands: [Subcommand]) -> Int32 {
    if arguments.last == Worker.flag {
      return Worker.serve { run(arguments.dropLast() + $0, commands) }
    }
    System.language = System.language(Invocation.language(arguments))
    do {
      let arguments = commandFirst(try ResponseFile.expanded(arguments), commands)
      return try dispatch(arguments, commands).rawValue
    } catch {
      System.printError("ctl: \(error.text(System.language))\n")
      return ExitStatus.failure.rawValue
    }
  }

  /// The arguments with the command at their beginning: options may stand before it too.
  private static func commandFirst(_ arguments: [String], _ commands: [Subcommand]) -> [String] {
    var index = 0
    while index < arguments.count, arguments[index].hasPrefix("-"), !isAlone(arguments[index]) {
      let word = arguments[index].drop { $0 == "-" }
      let takesValue = commands.contains { command in
        command.options.contains {
          $0.value != .none && ($0.name == word || $0.short.map { String($0) == word } ?? false)
        }
      }
      index += takesValue ? 2 : 1
    }
    guard index > 0, index < arguments.count else { return arguments }
    return [arguments[index]] + arguments[..<index] + arguments[(index + 1)...]
  }

  /// Whether a word that begins as an option does stands for a command.
  private static func isAlone(_ word: String) -> Bool {
    ["--help", "-h", "--version", "-V"].contains(word)
  }

  private static func dispatch(
    _ arguments: [String], _ commands: [Subcommand]
  ) throws(Failure) -> ExitStatus {
    guard let word = arguments.first else {
      System.printError(Help.overview(commands))
      return .failure
    }
    switch word {
    case "--help", "-h", "help":
      if arguments.count > 1, let command = commands.first(where: { $0.name == arguments[1] }) {
        try System.print(Help.of(command))
      } else {
        try System.print(Help.overview(commands))
      }
      return .success
    case "--version", "-V":
      try System.print("ctl \(version)\n")
      return .success
    default: break
    }
    guard let command = commands.first(where: { $0.name == word }) else {
      let near = nearestName(to: word, among: commands.map(\.name))
      let failure = Failure(
        "there is no command `\(word.neutralised())`", "没有命令“\(word.neutralised())”")
      throw near.map { failure.adding(", did you mean `ctl \($0)`?", "，是否想用 `ctl \($0)`？") }
        ?? failure.adding("; `ctl --help` lists the commands", "；`ctl --help` 会列出所有命令")
    }
    let invocation = try Invocation(command, Array(arguments.dropFirst()))
    if invocation.has("help") {
      try System.print(Help.of(command))
      return .success
    }
    return try command.run(invocation)
  }
}
