import CtlGenerator
import CtlText

/// The options that say how Swift code is to look.
enum SwiftOptions {
  static let all: [Option] = [
    Option(
      "access", .oneOf(Options.Access.allCases.map(\.rawValue)),
      "swift: the access level of declarations (default public)"),
    Option("type-prefix", .text("WORD"), "swift: what the name of every type begins with"),
    Option("indent", .text("N"), "swift: columns of one level, 1 to 8 (default 2)"),
  ]

  static func read(_ invocation: Invocation) throws(Failure) -> Options {
    var options = Options()
    if let access = invocation.value("access").flatMap({ Options.Access(rawValue: $0) }) {
      options.access = access
    }
    if let prefix = invocation.value("type-prefix") {
      guard Options.isTypePrefix(prefix) else {
        throw Failure(
          "`--type-prefix` takes the start of a type's name, found `\(prefix.neutralised())`")
      }
      options.typePrefix = prefix
    }
    if let columns = try invocation.number("indent", in: 1...8) { options.indentation = columns }
    return options
  }
}
