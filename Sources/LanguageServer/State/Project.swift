import CtlDiagnostics
import CtlEditor
import CtlRules
import CtlText
import CtlWorkspace

/// The files that share a `ctl.json`, or a folder when there is none.
struct Project: Sendable {
  /// The folder that imports may not leave.
  let root: String
  /// The path of `ctl.json`, or nil.
  let settingsPath: String?
  var workspace: Workspace
  /// The files that were found on disk or opened.
  private(set) var paths: Set<String> = []
  /// Files that have changed since the last check, and so may change what is known about open
  /// documents.
  private var changed: Set<String> = []
  /// Files that were found and never checked; they can wait.
  private(set) var unchecked: [String] = []
  private var hasNewSettings = false
  /// The mistakes in `ctl.json`.
  var settingsFindings: [Finding] = []
  var settingsText: IndexedText?
  /// What the editor layer knows about files, kept while they stay the same.
  private let indexes = IndexCache()

  init(root: String, settingsPath: String?, machine: Machine) {
    self.root = root
    self.settingsPath = settingsPath
    let realRoot = machine.realPath(root)
    let parallel = machine.parallel
    workspace = Workspace(
      root: root,
      read: { path in
        // Never through a link that leaves the root.
        guard path.hasPrefix("/"), let realRoot, let real = machine.realPath(path),
          FilePath.isInside(real, realRoot)
        else { return nil }
        return machine.read(path)
      }, parallel: parallel)
  }

  func editor(_ language: Language) -> EditorSnapshot {
    EditorSnapshot(workspace, paths: paths, language: language, indexes: indexes)
  }

  func owns(_ path: String) -> Bool { FilePath.isInside(path, root) || path == root }

  /// A file that exists, to be checked when there is time.
  mutating func add(_ path: String) {
    if paths.insert(path).inserted { unchecked.append(path) }
  }

  mutating func open(_ path: String, _ bytes: [UInt8]) {
    workspace.open(path, bytes)
    changed.insert(path)
  }

  /// The file on disk is used again.
  mutating func close(_ path: String) {
    workspace.close(path)
    changed.insert(path)
  }

  /// A file came, changed or went.
  mutating func reload(_ path: String) {
    workspace.reload(path)
    changed.insert(path)
  }

  /// Sets whether a file belongs to the project.
  mutating func setKnown(_ path: String, _ isKnown: Bool) {
    if isKnown { paths.insert(path) } else { paths.remove(path) }
  }

  mutating func setSettings(_ settings: Settings) {
    guard settings != workspace.settings else { return }
    workspace.setSettings(settings)
    hasNewSettings = true
  }

  /// The findings of a file, or of `ctl.json`; nil for unknown files.
  func findings(of path: String) -> [Finding]? {
    if path == settingsPath { return settingsFindings }
    return workspace.file(at: path).flatMap { workspace.checked($0) }?.findings
  }

  var needsCheck: Bool { hasNewSettings || !changed.isEmpty }

  /// Checks what has changed, and everything that it affects.
  mutating func check() {
    guard needsCheck else { return }
    _ = workspace.check(changed.sorted())
    changed = []
    hasNewSettings = false
  }

  /// Checks some of the files that were never checked.
  mutating func checkUnchecked(atMost limit: Int) {
    _ = workspace.check(unchecked.suffix(limit))
    unchecked.removeLast(min(limit, unchecked.count))
  }
}
