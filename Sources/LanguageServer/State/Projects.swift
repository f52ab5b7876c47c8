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
  /// the client; then its catalogues of translations.
  mutating func loadSettings(_ index: Int) {
    willChange()
    var settings = configuration.settings
    var others: [OtherFile] = []
    if let path = projects[index].settingsPath {
      let text = settingsText(path)
      let (read, findings) = Settings.read(
        SourceText(path: path, bytes: text.bytes), file: OtherFile.id(0))
      settings = read
      others.append(OtherFile(path: path, text: text, findings: findings))
    }
    let project = discovery.projects[index]
    settings.translated = Translations.texts(
      of: project, Modules(settings, settingsPath: settingsPath(index), machine.disk),
      settings.locales, machine.disk)
    var count = others.count
    let broken = Translations.findings(of: project, machine.disk) {
      defer { count += 1 }
      return OtherFile.id(count)
    }
    others += broken.map {
      OtherFile(path: $0.path, text: IndexedText($0.bytes), findings: [$1])
    }
    projects[index].others = others
    projects[index].setSettings(settings)
    loadModules(index)
  }

  private func settingsPath(_ index: Int) -> String {
    projects[index].settingsPath
      ?? FilePath.join(projects[index].workspace.root, Project.settingsName)
  }

  /// Finds the modules of a project again, with the texts of theirs that are open.
  private mutating func loadModules(_ index: Int) {
    let workspace = projects[index].workspace
    let modules = Modules(
      workspace.settings, settingsPath: settingsPath(index), machine.disk)
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
    if Translations.reads(path) {
      for index in projects.indices where projects[index].owns(path) { loadSettings(index) }
      return
    }
    guard Project.reads(path) else {
      // A folder with everything in it.
      let isFolder = machine.disk.kind(path) == .folder
      if isFolder || discovery.knowsFiles(below: path) { rebuildProjects() }
      return
    }
    willChange()
    let isThere = machine.disk.kind(path) == .file
    for index in projects.indices {
      // A file of a module came or went, also one that is open already.
      guard let module = projects[index].workspace.modules.module(of: path) else { continue }
      if module.files?.contains(path) != isThere { loadModules(index) }
    }
    guard documents[path] == nil else { return }
    let owner = discovery.finds(path) ? project(of: path) : nil
    if owner == nil { discovery.remove(path) } else { discovery.add(path) }
    for index in projects.indices where index == owner || projects[index].knows(path) {
      projects[index].reload(path)
    }
  }

  private mutating func reloadSettings(_ path: String) {
    for index in projects.indices where projects[index].follows(path) {
      loadSettings(index)
    }
  }
}
