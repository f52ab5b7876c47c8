import CtlDiagnostics
import CtlGenerator
import CtlRules
import CtlText

/// The options for the look of Swift code.
package enum SwiftOptions {
  package static let all: [Option] = [
    Option(
      "access", .oneOf(Options.Access.allCases.map(\.rawValue)),
      "swift: the access level of declarations (default public)", "swift：声明的访问级别（默认 public）"),
    Option(
      "type-prefix", .text("WORD"),
      "swift: the prefix of every type's name; for a module it is that of its ctl.json",
      "swift：每个类型名称的前缀；模块的前缀须与其 ctl.json 中的相同"),
    Option(
      "localized", .none, "swift: look up every text that people read",
      "swift：查找用户所读每段文字的译文"),
    Option(
      "main-actor", .none, "swift: the protocols of the app belong to the main actor",
      "swift：应用的协议属于主 actor（main actor）"),
    Option(
      "indent", .text("N"), "swift: columns of one level, 1 to 8 (default 2)",
      "swift：每级缩进的列数，1 到 8（默认 2）"),
  ]

  /// The settings of a project, overridden by the options of the command.
  package static func read(
    _ invocation: Invocation
  ) throws(Failure) -> @Sendable (_ settings: Settings) -> Options {
    let change = try changes(invocation)
    return { settings in
      var options = Options(settings)
      change(&options)
      return options
    }
  }

  private static func changes(
    _ invocation: Invocation
  ) throws(Failure) -> @Sendable (inout Options) -> Void {
    let access = invocation.value("access").flatMap { Options.Access(rawValue: $0) }
    let prefix = invocation.value("type-prefix")
    if let prefix, !Options.isTypePrefix(prefix) {
      throw Failure(
        "`--type-prefix` takes the start of a type's name, found `\(prefix.neutralised())`",
        "`--type-prefix` 应为类型名称的开头，而不是“\(prefix.neutralised())”")
    }
    let columns = try invocation.number("indent", in: 1...8)
    let isLocalized = invocation.has("localized")
    let usesMainActor = invocation.has("main-actor")
    return { options in
      if let access { options.access = access }
      if let prefix { options.typePrefix = prefix }
      if let columns { options.indentation = columns }
      if isLocalized { options.isLocalized = true }
      if usesMainActor { options.usesMainActor = true }
    }
  }
}
