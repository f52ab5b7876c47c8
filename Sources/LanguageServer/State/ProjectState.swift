import CtlDiagnostics
import CtlEditor
import CtlRules
import CtlText
import CtlWorkspace

/// The results of the server for a project.
struct ProjectState: Sendable {
  /// The number of the project.
  let index: Int
  /// The path of `ctl.json`, or nil.
  let settingsPath: String?
  var workspace: Workspace
  /// Files that have changed since the last check, and so may change what is known about open
  /// documents.
  private var changed: Set<String> = []
  /// Files that were found and never checked; they can wait.
  private(set) var unchecked: [String] = []
  private var hasNewSettings = false
  /// The files whose findings may be others since the client was told.
  var rechecked: Set<String> = []
  /// `ctl.json`, if there is one, then the catalogues of translations that cannot be read.
  var others: [OtherFile] = []
  /// What the editor layer knows about files, kept while they stay the same.
  private let indexes = IndexCache()
  private let images: Images

  init(_ project: Project, _ index: Int, _ machine: Machine) {
    self.index = index
    settingsPath = project.settingsPath
    workspace = project.workspace(machine.disk, parallel: machine.parallel)
    images = machine.images
  }

  func editor(_ files: Set<String>, _ language: Language) -> EditorSnapshot {
    EditorSnapshot(workspace, paths: files, language: language, indexes: indexes, images: images)
  }

  /// Whether a file is one of the project, or of a module that it may import.
  func owns(_ path: String) -> Bool {
    FilePath.isInside(path, workspace.root) || workspace.modules.module(of: path) != nil
  }

  /// Whether a `ctl.json` is that of the project, or of a module.
  func follows(_ settings: String) -> Bool {
    settings == settingsPath || workspace.modules.all.contains { $0.settingsPath == settings }
  }

  /// Whether a file is checked here, or imported.
  func knows(_ path: String) -> Bool { workspace.file(at: path) != nil }

  /// Files that were found, to be checked when there is time.
  mutating func add(_ files: [String]) { unchecked += files }

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

  mutating func setSettings(_ settings: Settings) {
    guard settings != workspace.settings else { return }
    workspace.setSettings(settings)
    hasNewSettings = true
  }

  /// Other modules, or other files in them. Those that nothing imports are read when there is time, for
  /// proposals.
  mutating func setModules(_ modules: Modules) {
    guard modules != workspace.modules else { return }
    workspace.setModules(modules)
    hasNewSettings = true
    let files = modules.all.flatMap { $0.files ?? [] }.filter { !knows($0) }
    add(files)
  }

  /// The findings of a file; nil for unknown files.
  func findings(of path: String) -> [Finding]? {
    if let other = other(path) { return other.findings }
    return workspace.file(at: path).flatMap { workspace.checked($0) }?.findings
  }

  var needsCheck: Bool { hasNewSettings || !changed.isEmpty }

  /// Checks what has changed, and everything that it affects.
  mutating func check() {
    guard needsCheck else { return }
    _ = workspace.check(changed.sorted())
    rechecked.formUnion(workspace.checkedLast.compactMap { workspace.checked($0)?.path })
    changed = []
    hasNewSettings = false
  }

  /// Every file of the project is known, or not.
  mutating func setWhole(_ isWhole: Bool) {
    guard workspace.isWhole != isWhole else { return }
    workspace.isWhole = isWhole
    hasNewSettings = true
  }

  /// Checks some of the files that were never checked.
  mutating func checkUnchecked(atMost limit: Int) {
    _ = workspace.check(unchecked.suffix(limit))
    unchecked.removeLast(min(limit, unchecked.count))
  }
}
