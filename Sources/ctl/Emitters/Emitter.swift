import CtlDiagnostics
import CtlGenerator
import CtlRules

/// An output of `ctl compile`. `--emit` and its help are made from the list.
struct Emitter: Sendable {
  let name: String
  /// A description for `ctl compile --help`.
  let summary: Message
  let output: Output
  /// Whether it is about files, not about their contents: written for files with errors too, and
  /// without a report.
  let isAboutFiles: Bool
  /// Whether its outputs are files of one Swift module.
  let declaresTypes: Bool

  enum Output: Sendable {
    /// An output for each file, named after it with another suffix.
    case each(suffix: String, @Sendable (Session.File, Context) throws(Failure) -> [UInt8])
    /// One output for all files. It gets the current file at its path; nil when there is none.
    case one(
      name: String,
      @Sendable ([Session.File], Context, _ former: [UInt8]?) throws(Failure) -> [UInt8])
  }

  struct Context {
    let session: Session
    /// The look of Swift code.
    let options: @Sendable (Settings) -> Options
    /// The language of the sources; nil when the command does not name it.
    let language: String?
  }

  init(
    _ name: String, summary: Message, isAboutFiles: Bool = false, declaresTypes: Bool = false,
    _ output: Output
  ) {
    self.name = name
    self.summary = summary
    self.isAboutFiles = isAboutFiles
    self.declaresTypes = declaresTypes
    self.output = output
  }

  static let all: [Emitter] = [.swift, .strings, .tree, .inputs]

  /// A line for each, for the help.
  static func summaries(_ language: Language) -> String {
    let width = all.map(\.name.count).max() ?? 0
    return all.map { emitter in
      let padding = String(repeating: " ", count: width - emitter.name.count)
      return "  \(emitter.name)\(padding)  \(emitter.summary.template(language))"
    }.joined(separator: "\n")
  }
}
