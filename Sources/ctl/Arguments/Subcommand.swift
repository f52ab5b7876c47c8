/// A word after `ctl`: its arguments and what it does. Help, completion and the README are made
/// from the list.
struct Subcommand: Sendable {
  let name: String
  /// The arguments after the name, for the usage line: `PATH…`.
  let arguments: String
  let summary: String
  /// A paragraph for `ctl NAME --help`.
  let discussion: String
  let options: [Option]
  /// The words allowed as the first argument, for completion; empty for paths.
  let words: @Sendable () -> [String]
  let run: @Sendable (Invocation) throws(Failure) -> ExitStatus

  init(
    _ name: String, _ arguments: String, summary: String, discussion: String = "",
    options: [Option] = [], words: @autoclosure @escaping @Sendable () -> [String] = [],
    run: @escaping @Sendable (Invocation) throws(Failure) -> ExitStatus
  ) {
    self.name = name
    self.arguments = arguments
    self.summary = summary
    self.discussion = discussion
    self.options = options
    self.words = words
    self.run = run
  }

  static let all: [Subcommand] = [
    .check, .compile, .render, .preview, .format, .importing, .explain, .rules, .dump, .lsp,
    .completions,
  ]
}

/// The exit status of the process.
enum ExitStatus: Int32, Sendable {
  case success = 0
  /// Errors were reported.
  case findings = 1
  /// The command could not be carried out.
  case failure = 2
}

/// Why a command could not be carried out, for standard error.
struct Failure: Error {
  let message: String
  init(_ message: String) { self.message = message }
}

/// `--name`, `--name VALUE`, `--name=VALUE`.
struct Option: Sendable {
  let name: String
  let short: Character?
  let value: Value
  let summary: String

  enum Value: Sendable, Equatable {
    case none
    /// A placeholder for help: `FILE`.
    case text(String)
    case oneOf([String])
  }

  init(_ name: String, short: Character? = nil, _ value: Value = .none, _ summary: String) {
    self.name = name
    self.short = short
    self.value = value
    self.summary = summary
  }

  static let help = Option("help", short: "h", .none, "show this help")
  static let color = Option(
    "color", .oneOf(["auto", "always", "never"]), "colour the output (auto: on a terminal)")
  static let screenLanguage = Option(
    "lang", .text("LANG"), "language of the screen and of messages, such as en, zh-Hans, ar")
  static let language = Option(
    "lang", .oneOf(["en", "zh-Hans"]), "language of messages (default: the environment's)")
}
