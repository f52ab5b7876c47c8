import CtlDiagnostics

/// A word after `ctl`: its arguments and what it does. Help, completion and the README are made
/// from the list.
struct Subcommand: Sendable {
  let name: String
  /// The arguments after the name, for the usage line: `PATH…`.
  let arguments: String
  let summary: Message
  /// A paragraph for `ctl NAME --help`.
  let discussion: Message
  let options: [Option]
  /// The words allowed as the first argument, for completion; empty for paths.
  let words: @Sendable () -> [String]
  let run: @Sendable (Invocation) throws(Failure) -> ExitStatus

  init(
    _ name: String, _ arguments: String, summary: Message, discussion: Message = Message("", ""),
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

/// Why a command could not be carried out, for standard error, in both languages.
struct Failure: Error {
  private let en, zh: String

  init(_ en: String, _ zh: String) {
    self.en = en
    self.zh = zh
  }

  init(_ phrase: Phrase) { self.init(phrase.text(.english), phrase.text(.simplifiedChinese)) }

  /// With a suggestion, or another clause, at its end.
  func adding(_ en: String, _ zh: String) -> Failure { Failure(self.en + en, self.zh + zh) }

  func text(_ language: Language) -> String { language == .english ? en : zh }
}

/// `--name`, `--name VALUE`, `--name=VALUE`.
struct Option: Sendable {
  let name: String
  let short: Character?
  let value: Value
  let summary: Message

  enum Value: Sendable, Equatable {
    case none
    /// A placeholder for help: `FILE`.
    case text(String)
    case oneOf([String])
  }

  init(
    _ name: String, short: Character? = nil, _ value: Value = .none, _ en: String, _ zh: String
  ) {
    self.name = name
    self.short = short
    self.value = value
    summary = Message(en, zh)
  }

  static let help = Option("help", short: "h", .none, "show this help", "显示此帮助")
  static let color = Option(
    "color", .oneOf(["auto", "always", "never"]), "colour the output (auto: on a terminal)",
    "输出是否带颜色（auto：在终端中带颜色）")
  static let screenLanguage = Option(
    "lang", .text("LANG"), "language of the screen and of messages, such as en, zh-Hans, ar",
    "界面与消息的语言，例如 en、zh-Hans、ar")
  static let language = Option(
    "lang", .oneOf(["en", "zh-Hans"]), "language of messages (default: the environment's)",
    "消息的语言（默认：由环境决定）")
}
