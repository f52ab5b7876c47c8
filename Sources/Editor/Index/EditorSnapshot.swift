import CtlChecker
import CtlDiagnostics
import CtlSyntax
import CtlText
import CtlWorkspace

/// Everything that an editor can ask, about one state of a project. A value: it can answer many
/// questions at the same time, while its workspace moves on.
///
/// Each feature is one entry function in a file of its own, in an extension of this type. Offsets
/// are bytes from the start of a file; offsets outside it, and unknown files, give no result.
public struct EditorSnapshot: Sendable {
  public let workspace: Workspace
  /// Every file of the project that may be imported, normalized.
  public let paths: Set<String>
  /// The language of texts for people.
  public let language: Language
  private let indexes: IndexCache
  let images: Images

  /// - Parameters:
  ///   - workspace: with its files checked.
  ///   - paths: the files of the project, known to the workspace or not.
  ///   - - indexes: those of earlier states; the results for unchanged files are kept.
  public init(
    _ workspace: Workspace, paths: Set<String>, language: Language = .english,
    indexes: IndexCache = IndexCache(), images: Images = .none
  ) {
    self.workspace = workspace
    self.paths = paths
    self.language = language
    self.indexes = indexes
    self.images = images
  }

  /// The results for a file; nil when it cannot be read or was not checked.
  public func file(_ id: FileID) -> Workspace.CheckedFile? {
    Int(id.rawValue) < workspace.fileCount ? workspace.checked(id) : nil
  }

  /// Every checked file, in the order in which the workspace met them.
  public var files: [Workspace.CheckedFile] {
    (0..<workspace.fileCount).compactMap { workspace.checked(FileID($0)) }
  }

  /// The checked file with a normalized path.
  public func file(at path: String) -> Workspace.CheckedFile? {
    workspace.file(at: path).flatMap { workspace.checked($0) }
  }

  func program(_ id: FileID) -> Program? { file(id)?.program }

  /// The index of a file, made on first use; a document of Interface Builder has none.
  func index(_ id: FileID) -> FileIndex? {
    program(id).flatMap { $0.design == nil ? indexes.index(of: $0) : nil }
  }

  func text(_ message: Message) -> String { message.template(language) }
  func text(_ phrase: Phrase) -> String { phrase.text(language) }
}
