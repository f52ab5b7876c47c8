import CtlDiagnostics

/// A word after `ctl`: its arguments and what it does. Each executable has a list of them, from which
/// help and completion are made.
package struct Subcommand: Sendable {
  package let name: String
  /// The arguments after the name, for the usage line: `PATH…`.
  package let arguments: String
  package let summary: Message
  /// A paragraph for `ctl NAME --help`.
  package var discussion: Message { makeDiscussion() }
  /// Every command speaks the language of the person.
  package var options: [Option] {
    let own = makeOptions()
    return own.contains { $0.name == Option.language.name } ? own : own + [.language]
  }
  /// The words allowed as the first argument, for completion; empty for paths.
  package let words: @Sendable () -> [String]
  // Only the command that runs is asked for these.
  private let makeDiscussion: @Sendable () -> Message
  private let makeOptions: @Sendable () -> [Option]
  package let run: @Sendable (Invocation) throws(Failure) -> ExitStatus

  package init(
    _ name: String, _ arguments: String, summary: Message,
    discussion: @autoclosure @escaping @Sendable () -> Message = Message("", ""),
    options: @autoclosure @escaping @Sendable () -> [Option] = [],
    words: @autoclosure @escaping @Sendable () -> [String] = [],
    run: @escaping @Sendable (Invocation) throws(Failure) -> ExitStatus
  ) {
    self.name = name
    self.arguments = arguments
    self.summary = summary
    makeDiscussion = discussion
    makeOptions = options
    self.words = words
    self.run = run
  }
}

/// The exit status of the process.
package enum ExitStatus: Int32, Sendable {
  case success = 0
  /// Errors were reported.
  case findings = 1
  /// The command could not be carried out.
  case failure = 2
}

/// Why a command could not be carried out, for standard error, in both languages.
package struct Failure: Error {
  private let en, zh: String

  package init(_ en: String, _ zh: String) {
    self.en = en
    self.zh = zh
  }

  package init(_ phrase: Phrase) {
    self.init(phrase.text(.english), phrase.text(.simplifiedChinese))
  }

  /// With a suggestion, or another clause, at its end.
  package func adding(_ en: String, _ zh: String) -> Failure { Failure(self.en + en, self.zh + zh) }

  package func text(_ language: Language) -> String { language == .english ? en : zh }
}

/// `--name`, `--name VALUE`, `--name=VALUE`.
package struct Option: Sendable {
  package let name: String
  package let short: Character?
  package let value: Value
  package let summary: Message

  package enum Value: Sendable, Equatable {
    case none
    /// A placeholder for help: `FILE`.
    case text(String)
    case oneOf([String])
  }

  package init(
    _ name: String, short: Character? = nil, _ value: Value = .none, _ en: String, _ zh: String
  ) {
    self.name = name
    self.short = short
    self.value = value
    summary = Message(en, zh)
  }

  package static let help = Option("help", short: "h", .none, "show this help", "显示此帮助")
  package static let color = Option(
    "color", .oneOf(["auto", "always", "never"]), "color the output (auto: on a terminal)",
    "输出是否带颜色（auto：在终端中带颜色）")
  package static let screenLanguage = Option(
    "lang", .text("LANG"), "language of the screen and of messages, such as en, zh-Hans, ar",
    "界面与消息的语言，例如 en、zh-Hans、ar")
  package static let language = Option(
    "lang", .oneOf(["en", "zh-Hans"]), "language of messages (default: the environment's)",
    "消息的语言（默认：由环境决定）")
}
