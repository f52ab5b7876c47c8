import CtlDiagnostics
import CtlGenerator
import CtlRules

/// An output of `ctl compile`. `--emit` and its help are made from the list of the executable.
package struct Emitter: Sendable {
  package let name: String
  /// A description for `ctl compile --help`.
  package let summary: Message
  package let output: Output
  /// Whether it is about files, not about their contents: written for files with errors too, and
  /// without a report.
  package let isAboutFiles: Bool
  /// Whether its outputs are files of one Swift module.
  package let declaresTypes: Bool

  package enum Output: Sendable {
    /// An output for each file, named after it with another suffix.
    case each(suffix: String, @Sendable (Session.File, Context) throws(Failure) -> [UInt8])
    /// One output for all files. It gets the current file at its path; nil when there is none.
    case one(
      name: String,
      @Sendable ([Session.File], Context, _ former: [UInt8]?) throws(Failure) -> [UInt8])
  }

  package struct Context {
    package let session: Session
    /// The look of Swift code.
    package let options: @Sendable (Settings) -> Options
    /// The language of the sources; nil when the command does not name it.
    package let language: String?

    func options(for file: Session.File) -> Options {
      var options = options(file.settings)
      options.modules = file.modules.options
      return options
    }
  }

  package init(
    _ name: String, summary: Message, isAboutFiles: Bool = false, declaresTypes: Bool = false,
    _ output: Output
  ) {
    self.name = name
    self.summary = summary
    self.isAboutFiles = isAboutFiles
    self.declaresTypes = declaresTypes
    self.output = output
  }

  /// Those that builds need, which need no drawings.
  package static let ofBuilds: [Emitter] = [.swift, .strings, .inputs]

  /// A line for each, for the help.
  static func summaries(_ emitters: [Emitter], _ language: Language) -> String {
    let width = emitters.map(\.name.count).max() ?? 0
    return emitters.map { emitter in
      let padding = String(repeating: " ", count: width - emitter.name.count)
      return "  \(emitter.name)\(padding)  \(emitter.summary.template(language))"
    }.joined(separator: "\n")
  }
}
