import CtlDiagnostics
import CtlRules
import CtlText
import CtlWorkspace

extension Server {
  static let settingsName = "ctl.json"

  /// The project of a file, made on first use: that of the nearest `ctl.json` above, else of the
  /// client's folder around it, else of the file's own folder.
  mutating func project(of path: String) -> Int {
    let folder = Self.folder(of: path)
    if let known = owners[folder] { return known }
    let (root, settings) = projectRoot(from: folder)
    let index: Int
    if let known = projects.firstIndex(where: { $0.root == root && $0.settingsPath == settings }) {
      index = known
    } else {
      willChange()
      index = projects.count
      projects.append(Project(root: root, settingsPath: settings, machine: machine))
      loadSettings(index)
      for document in documents.values where !isSettings(document.uri.path) {
        if projects[index].owns(document.uri.path) {
          projects[index].open(document.uri.path, document.text.bytes)
        }
      }
    }
    owners[folder] = index
    return index
  }

  static func folder(of path: String) -> String {
    path.hasPrefix("/") ? FilePath.folder(path) : "."
  }

  private func projectRoot(from folder: String) -> (root: String, settings: String?) {
    guard folder.hasPrefix("/") else { return (".", nil) }
    var current = folder
    while true {
      let candidate = current == "/" ? "/\(Self.settingsName)" : "\(current)/\(Self.settingsName)"
      if machine.isFile(candidate) { return (current, candidate) }
      if current == "/" { break }
      current = FilePath.folder(current)
    }
    let holding = folders.filter { $0 == folder || FilePath.isInside(folder, $0) }
    return (holding.max { $0.utf8.count < $1.utf8.count } ?? folder, nil)
  }

  /// Reads the settings of a project again: its `ctl.json`, as it is open or on disk, else those of
  /// the client.
  mutating func loadSettings(_ index: Int) {
    willChange()
    guard let path = projects[index].settingsPath else {
      projects[index].setSettings(configuration.settings)
      return
    }
    let bytes = documents[path]?.text.bytes ?? machine.read(path) ?? []
    let (settings, findings) = Settings.read(
      SourceText(path: path, bytes: bytes), file: Project.settingsFile)
    projects[index].settingsText = IndexedText(bytes)
    projects[index].settingsFindings = findings
    projects[index].setSettings(settings)
  }

  func isSettings(_ path: String) -> Bool { path.hasSuffix("/\(Self.settingsName)") }

  /// Folders or settings files have come or gone: every project is found again. Open documents stay
  /// as they are.
  mutating func rebuildProjects() {
    willChange()
    projects = []
    owners = [:]
    search = FolderSearch(folders)
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
    let owner = project(of: path)
    projects[owner].setKnown(path, true)
    projects[owner].open(path, bytes)
    // A project around it may import it.
    for index in projects.indices where index != owner && projects[index].owns(path) {
      projects[index].open(path, bytes)
    }
  }

  mutating func closed(_ path: String) {
    willChange()
    if isSettings(path) { return reloadSettings(path) }
    let owner = project(of: path)
    projects[owner].setKnown(path, machine.isFile(path))
    for index in projects.indices where index == owner || projects[index].owns(path) {
      projects[index].close(path)
    }
  }

  /// A file on disk came, changed or went.
  mutating func changedOnDisk(_ uri: DocumentURI) {
    let path = uri.path
    guard uri.isFile else { return }
    if isSettings(path) {
      let isKnown = projects.contains { $0.settingsPath == path }
      if isKnown, machine.isFile(path) { reloadSettings(path) } else { rebuildProjects() }
      return
    }
    guard path.hasSuffix(".ctl"), documents[path] == nil else { return }
    willChange()
    let owner = project(of: path)
    projects[owner].setKnown(path, machine.isFile(path))
    for index in projects.indices where index == owner || projects[index].owns(path) {
      projects[index].reload(path)
    }
  }

  private mutating func reloadSettings(_ path: String) {
    for index in projects.indices where projects[index].settingsPath == path {
      loadSettings(index)
    }
  }
}

extension Project {
  /// Identifies `ctl.json` in its findings.
  static let settingsFile = FileID(rawValue: .max)
}
