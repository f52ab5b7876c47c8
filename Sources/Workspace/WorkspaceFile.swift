import CtlChecker
import CtlDiagnostics
import CtlInterfaceBuilder
import CtlRules
import CtlSyntax
import CtlText

/// A file of the project, and what is known about it.
extension Workspace {
  struct File: Sendable {
    let path: String
    /// The module that it belongs to; nil for the project itself.
    var module: String?
    /// Whether it is a document of Interface Builder, which has no tree and imports nothing.
    var isDocument: Bool { InterfaceBuilder.reads(path) }
    /// Nil when the file cannot be read.
    var source: SourceText?
    /// Whether the text was given instead of read from disk.
    var isGiven = false
    var isLoaded = false
    var tree: SyntaxTree?
    /// The files of the imports; a path becomes a file when it is first seen.
    var imports: [Import] = []
    var importers: Set<FileID> = []
    var program: Program?
    /// What files that it does not import have of its unknown names.
    var others: [OtherDeclaration] = []
    /// What its program uses of other files, and the files that use something of it.
    var uses = ProjectUses()
    var users: Set<FileID> = []
    /// What they use, as the rules last saw it.
    var usedOutside: OutsideUses?
    var results: RuleResults?
  }

  struct Import: Sendable, Equatable {
    let node: Int
    /// Those of a module, or the one of a path; none when the path leaves the root.
    let targets: [FileID]
    /// The name of the module, or nil.
    var module: String?
  }
}
