import CtlDiagnostics
import CtlRules
import CtlText
import CtlWorkspace

extension Server {
  /// The project of a file, made on first use.
  mutating func project(of path: String) -> Int {
    let owner = discovery.project(of: path)
    for index in projects.count..<discovery.projects.count {
      willChange()
      projects.append(ProjectState(discovery.projects[index], index, machine))
      loadSettings(index)
      for document in documents.values where !isSettings(document.uri.path) {
        if projects[index].owns(document.uri.path) {
          projects[index].open(document.uri.path, document.text.bytes)
        }
      }
    }
    return owner
  }

  /// Reads the settings of a project again: its `ctl.json`, as it is open or on disk, else those of
  /// the client.
  mutating func loadSettings(_ index: Int) {
    willChange()
    guard let path = projects[index].settingsPath else {
      projects[index].setSettings(configuration.settings)
      loadModules(index)
      return
    }
    let bytes = documents[path]?.text.bytes ?? machine.disk.read(path) ?? []
    var (settings, findings) = Settings.read(
      SourceText(path: path, bytes: bytes), file: ProjectState.settingsFile)
    settings.translated = Translations.texts(
      of: discovery.projects[index], Modules(settings, settingsPath: path, machine.disk),
      settings.locales, machine.disk)
    projects[index].settingsText = IndexedText(bytes)
    projects[index].settingsFindings = findings
    projects[index].setSettings(settings)
    loadModules(index)
  }

  /// Finds the modules of a project again, with the texts of theirs that are open.
  private mutating func loadModules(_ index: Int) {
    let workspace = projects[index].workspace
    let path = projects[index].settingsPath ?? FilePath.join(workspace.root, Project.settingsName)
    let modules = Modules(workspace.settings, settingsPath: path, machine.disk)
    guard modules != workspace.modules else { return }
    projects[index].setModules(modules)
    for document in documents.values where modules.module(of: document.uri.path) != nil {
      projects[index].open(document.uri.path, document.text.bytes)
    }
  }

  /// The text of a `ctl.json`, as it is open or on disk.
  func settingsText(_ path: String) -> IndexedText {
    documents[path]?.text ?? IndexedText(machine.disk.read(path) ?? [])
  }

  func isSettings(_ path: String) -> Bool { path.hasSuffix("/\(Project.settingsName)") }

  mutating func beginSearch() {
    discovery = Discovery(machine.disk, folders: folders, documents: true)
    for folder in folders { discovery.search(folder) }
  }

  /// Folders or settings files have come or gone: every project is found again. Open documents stay
  /// as they are.
  mutating func rebuildProjects() {
    willChange()
    projects = []
    beginSearch()
    publisher.displace()
    for path in documents.keys.sorted() {
      if let document = documents[path] { opened(path, document.text.bytes) }
    }
  }

  // MARK: Files

  /// A text is open or has changed.
  mutating func opened(_ path: String, _ bytes: [UInt8]) {
    willChange()
    if isSettings(path) { return reloadSettings(path) }
    _ = project(of: path)
    discovery.add(path)
    // A project around it may import it.
    for index in projects.indices where projects[index].owns(path) {
      projects[index].open(path, bytes)
    }
  }

  mutating func closed(_ path: String) {
    willChange()
    if isSettings(path) { return reloadSettings(path) }
    if !discovery.finds(path) { discovery.remove(path) }
    for index in projects.indices where projects[index].owns(path) {
      projects[index].close(path)
    }
  }

  /// A file on disk came, changed or went.
  mutating func changedOnDisk(_ uri: DocumentURI) {
    let path = uri.path
    guard uri.isFile else { return }
    if isSettings(path) {
      let isKnown = projects.contains { $0.follows(path) }
      if isKnown, machine.disk.kind(path) == .file {
        reloadSettings(path)
      } else if discovery.knowsFiles(below: FilePath.folder(path)) {
        rebuildProjects()
      }
      return
    }
    guard Project.reads(path) else {
      // A folder with everything in it.
      let isFolder = machine.disk.kind(path) == .folder
      if isFolder || discovery.knowsFiles(below: path) { rebuildProjects() }
      return
    }
    guard documents[path] == nil else { return }
    willChange()
    let owner = discovery.finds(path) ? project(of: path) : nil
    if owner == nil { discovery.remove(path) } else { discovery.add(path) }
    for index in projects.indices {
      // A file of a module came or went.
      if projects[index].workspace.modules.module(of: path) != nil { loadModules(index) }
      if index == owner || projects[index].knows(path) { projects[index].reload(path) }
    }
  }

  private mutating func reloadSettings(_ path: String) {
    for index in projects.indices where projects[index].follows(path) {
      loadSettings(index)
    }
  }
}
