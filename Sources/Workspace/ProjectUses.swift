import CtlChecker
import CtlDiagnostics
import CtlRules

/// What one file uses of others, for their unused declarations.
struct ProjectUses: Sendable, Equatable {
  /// Nil when it has errors, so that it may use anything of what it imports.
  private var symbols: Set<Symbol>? = []
  private var opened: Set<Symbol> = []
  private var held: Set<Symbol> = []
  private var imports: [FileID] = []

  init(_ program: Program? = nil) {
    guard let program else { return }
    symbols = program.usesOfOthers
    (opened, held) = program.screensOfOthers
    imports = program.imports + program.moduleFiles + program.otherFiles
  }

  /// The files of which it uses something.
  var targets: Set<FileID> { Set(imports).union(symbols?.map(\.file) ?? []) }

  /// What users use of a file, together.
  static func outside(_ file: FileID, _ users: [ProjectUses]) -> OutsideUses {
    var used: Set<Symbol> = []
    var opened: Set<Symbol> = []
    var held: Set<Symbol> = []
    for user in users {
      guard let symbols = user.symbols else { return .unclear }
      used.formUnion(symbols.lazy.filter { $0.file == file })
      opened.formUnion(user.opened.lazy.filter { $0.file == file })
      held.formUnion(user.held.lazy.filter { $0.file == file })
    }
    return .known(used, opened: opened, held: held)
  }
}
