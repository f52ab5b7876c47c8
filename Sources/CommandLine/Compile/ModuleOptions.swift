import CtlDiagnostics
import CtlGenerator
import CtlRules
import CtlText
import CtlWorkspace

/// The modules that a command names, before those of `ctl.json`.
package enum ModuleOptions {
  package static let all: [Option] = [
    Option(
      "module", .text("NAME=DIR"), "the folder of a module that files import; may be repeated",
      "文件所导入的模块的文件夹；可重复使用")
  ]

  package static func read(_ invocation: Invocation) throws(Failure) -> [Modules.Given] {
    var modules: [Modules.Given] = []
    for text in invocation.all("module") {
      let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2, ModulePath.isName(parts[0]) else {
        throw Failure(
          "`--module` takes a name and a folder, such as `BankKit=../BankKit/Sources/BankKit`, found "
            + "`\(text.neutralised())`",
          "`--module` 的值是名称和文件夹，例如 `BankKit=../BankKit/Sources/BankKit`，而不是“\(text.neutralised())”")
      }
      guard Files.kind(parts[1]) == .folder else {
        throw Failure(
          "there is no folder \(Files.quoted(parts[1])) for the module `\(parts[0])`",
          "模块“\(parts[0])”的文件夹 \(Files.quoted(parts[1])) 不存在")
      }
      modules.append(Modules.Given(name: parts[0], path: parts[1]))
    }
    return modules
  }
}

extension Options {
  /// The look of code that a project sets.
  init(_ settings: Settings) {
    self.init(
      typePrefix: settings.swift.typePrefix.flatMap { Options.isTypePrefix($0) ? $0 : nil } ?? "",
      isLocalized: settings.isLocalized, language: settings.sourceLanguage,
      usesMainActor: settings.swift.usesMainActor ?? false)
    if let access = settings.swift.access.flatMap({ Options.Access(rawValue: $0) }) {
      self.access = access
    }
    if let columns = settings.swift.indentation { indentation = columns }
  }
}

extension Modules {
  /// What the code of files that import them has to know of theirs.
  var options: [String: Options.Module] {
    Dictionary(
      uniqueKeysWithValues: all.map { module in
        let options = Options(module.settings)
        return (
          module.name,
          Options.Module(typePrefix: options.typePrefix, isLocalized: options.isLocalized)
        )
      })
  }
}
