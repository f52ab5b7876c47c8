import CtlChecker
import CtlDiagnostics
import CtlGenerator
import CtlInterfaceBuilder
import CtlRules
import CtlText
import CtlWorkspace

/// Files that are checked together, over all their projects, in the order of the arguments.
package struct Session {
  package let projects: [Project]
  package private(set) var files: [File] = []
  /// Findings in the settings of the projects.
  package private(set) var settingsFindings: [Finding] = []
  package private(set) var failures: [Failure] = []
  private var sources: [FileID: SourceText] = [:]
  /// How many catalogues have findings.
  private var catalogueCount = 0
  /// What the sources of code set.
  private let code: CodeIndex?
  private let disk: FileSystem
  /// The files that were named, and not found by a search.
  private let named: Set<String>
  private let seesUsers: Bool
  /// The roots of the projects of which every file was found.
  let wholeRoots: Set<String>

  package struct File {
    package let path: String
    package let program: Program
    /// The `ctl.json` of its project, or nil.
    package let settingsPath: String?
    package let settings: Settings
    /// The modules of its project.
    package let modules: Modules
    package var findings: [Finding]
    /// The errors of the language in the files that it imports, directly or through others.
    package let importedErrors: [Finding]
    package var hasErrors: Bool { findings.contains { $0.severity == .error } }
    package var canBeCompiled: Bool { !hasErrors && importedErrors.isEmpty }
  }

  /// `root` is the folder that imports may not leave, instead of the projects' own roots;
  /// `overrides` changes the settings of every project; `texts` replaces files on disk;
  /// `documents` takes those of Interface Builder too; `modules` come before those of the settings;
  /// `users` looks for the files that import those that are named, to know what nothing uses.
  package init(
    _ arguments: [String], root: String? = nil, modules: [Modules.Given] = [],
    overrides: (inout Settings) -> Void = { _ in }, texts: [String: [UInt8]] = [:],
    documents: Bool = false, users: Bool = false, disk: FileSystem = .disk
  ) throws(Failure) {
    self.disk = disk
    seesUsers = users
    let inputs = Inputs(arguments, root: root, documents: documents, disk: disk)
    projects = inputs.projects
    failures = inputs.failures
    var texts = texts
    if inputs.paths.contains(Inputs.standardInput), texts[Inputs.standardInput] == nil {
      texts[Inputs.standardInput] = try Files.readStandardInput()
    }
    var code: CodeIndex?
    if inputs.paths.contains(where: InterfaceBuilder.reads), !inputs.sources.isEmpty {
      var index = CodeIndex()
      for path in inputs.sources {
        if let bytes = disk.read(path) { index.add(bytes) }
      }
      code = index
    }
    self.code = code
    named = inputs.named
    wholeRoots = inputs.wholeRoots
    var byPath: [String: File] = [:]
    // File ids are unique only within a project, so each project's ids come after those of the last
    // one, and those of settings count from the end.
    var shift: UInt32 = 0
    for (index, project) in projects.enumerated() {
      let isWhole = inputs.wholeRoots.contains(project.root)
      let settings = FileID(rawValue: .max - UInt32(index))
      for file in check(project, isWhole, modules, texts, settings, &shift, overrides) {
        byPath[file.path] = file
      }
    }
    files = inputs.paths.compactMap { byPath[$0] }
    forgetUnusedOfModules()
    // A check of nothing would be green.
    if files.isEmpty, failures.isEmpty, !inputs.paths.isEmpty {
      failures.append(
        Failure(
          "`exclude` in ctl.json leaves out every file that was found",
          "ctl.json 中的 `exclude` 排除了找到的每个文件"))
    }
  }

  private mutating func check(
    _ project: Project, _ isWhole: Bool, _ given: [Modules.Given], _ texts: [String: [UInt8]],
    _ settingsID: FileID, _ shift: inout UInt32, _ overrides: (inout Settings) -> Void
  ) -> [File] {
    var settings = Settings()
    if let path = project.settingsPath, let bytes = texts[path] ?? read(path) {
      let source = SourceText(path: path, bytes: bytes)
      let (read, findings) = Settings.read(source, file: settingsID)
      settings = read
      settingsFindings += findings
      sources[settingsID] = source
    }
    let modules = Modules(
      settings, settingsPath: project.settingsPath, given: given, disk)
    settings.translated = Translations.texts(of: project, modules, settings.locales, disk)
    let broken = Translations.findings(of: project, disk) {
      defer { catalogueCount += 1 }
      return FileID(rawValue: .max - UInt32(projects.count + catalogueCount))
    }
    for (source, finding) in broken {
      sources[finding.location.file] = source
      settingsFindings.append(finding)
    }
    overrides(&settings)
    var workspace = project.workspace(disk, settings, parallel: Parallel.run)
    workspace.setModules(modules)
    workspace.isWhole = isWhole || seesUsers
    workspace.code = code
    var readable: [String] = []
    for path in project.files.sorted()
    where named.contains(path) || !project.excludes(path, settings.exclude) {
      guard let bytes = texts[path] ?? read(path) else { continue }
      workspace.open(path, bytes)
      readable.append(path)
    }
    let start = shift
    var result: [File] = []
    var checked = workspace.check(readable)
    let names = Set(checked.flatMap { $0?.program.unknownNames ?? [] })
    let ofModules = seesUsers ? Importers.declaring(names, in: modules, disk) : []
    for (path, bytes) in ofModules { workspace.open(path, bytes) }
    if seesUsers, !isWhole, !names.isEmpty || checked.contains(where: { $0?.asksUsers == true }) {
      let importers = Importers.find(readable, unknown: names, in: project, disk)
      workspace.isWhole = importers != nil
      for (path, bytes) in importers ?? [] { workspace.open(path, bytes) }
      let more = (importers ?? []) + ofModules
      checked = Array(workspace.check(readable + more.map { $0.path }).prefix(readable.count))
    } else if !ofModules.isEmpty {
      let more = ofModules.map { $0.path }
      checked = Array(workspace.check(readable + more).prefix(readable.count))
    }
    for case let file? in Workspace.tellingOnce(checked) {
      result.append(
        File(
          path: file.path, program: file.program, settingsPath: project.settingsPath,
          settings: settings, modules: workspace.modules,
          findings: start == 0 ? file.findings : file.findings.map { $0.moved(by: start) },
          importedErrors: file.program.imported.keys
            .compactMap { file.program.whole(of: $0) }.flatMap { $0.findings }
            .filter { $0.severity == .error }.map { $0.moved(by: start) }))
    }
    for index in 0..<workspace.fileCount {
      let id = FileID(index)
      if let source = workspace.source(id) {
        sources[FileID(rawValue: id.rawValue + start)] = source
      }
    }
    shift += UInt32(workspace.fileCount)
    return result
  }

  /// The bytes of a file; a failure is kept with its reason.
  private mutating func read(_ path: String) -> [UInt8]? {
    if let bytes = disk.read(path) { return bytes }
    do throws(Failure) {
      return try Files.read(path)
    } catch {
      failures.append(error)
      return nil
    }
  }

  /// The errors in files that are imported, but not among the files of the session.
  package var importedErrors: [Finding] {
    let own = Set(files.map { $0.path })
    var seen: Set<Finding> = []
    return files.flatMap { $0.importedErrors }.filter { finding in
      !(path(of: finding.location.file).map(own.contains) ?? false) && seen.insert(finding).inserted
    }.inOrder
  }

  /// Whether `findings` has the errors in imported files too.
  package var reportsImports = false
  package var findings: [Finding] {
    settingsFindings + files.flatMap { $0.findings } + (reportsImports ? importedErrors : [])
  }
  package var hasErrors: Bool { findings.contains { $0.severity == .error } }

  /// Keeps some findings of each file.
  package mutating func filter(_ isKept: (Finding) -> Bool) {
    settingsFindings.removeAll { !isKept($0) }
    for index in files.indices { files[index].findings.removeAll { !isKept($0) } }
  }

  /// The bytes of a file as the session read them, or else from disk.
  package func bytes(of path: String) throws(Failure) -> [UInt8] {
    if let known = bytesIfKnown(of: path) { return known }
    return try Files.read(path)
  }

  /// The bytes of a file as the session read them.
  package func bytesIfKnown(of path: String) -> [UInt8]? {
    sources.values.first { $0.path == path }?.bytes
  }

  package func path(of file: FileID) -> String? { sources[file]?.path }

  /// Every file that was read.
  var fileIDs: [(path: String, id: FileID)] { sources.map { ($0.value.path, $0.key) } }

  /// Adds a finding to the file of an index.
  mutating func add(_ finding: Finding, to index: Int) {
    files[index].findings = (files[index].findings + [finding]).inOrder
  }

  /// The paths of all files that a file imports, directly or through others, and of the settings of its
  /// project and of their modules.
  package func imports(of file: File) -> [String] {
    var paths = file.program.imported.values.map(\.origins.source.path).sorted()
    let modules = Set(file.program.imported.values.compactMap(\.module)).sorted()
    for path in [file.settingsPath] + modules.map({ file.modules[$0]?.settingsPath }) {
      if let path, !paths.contains(path) { paths.append(path) }
    }
    return paths
  }

  /// The translations of the texts of a file; nil where its code looks none up.
  package func texts(for file: File) -> TextCatalogue? {
    projects.first { $0.files.contains(file.path) }.flatMap {
      Translations.catalogue(of: $0, file.modules, for: file.path, file.settings, disk)
    }
  }

  /// The catalogues of the modules of some files.
  func moduleTexts(of files: [File]) -> [[UInt8]] {
    var seen: [Modules] = []
    for file in files where !seen.contains(file.modules) { seen.append(file.modules) }
    return seen.flatMap { Translations.bytes(of: $0, disk) }
  }

  /// Reports the files that could not be read; returns whether there were any.
  package func reportFailures() -> Bool {
    for failure in failures { System.printError("ctl: \(failure.text(System.language))\n") }
    return !failures.isEmpty
  }
}

extension Session: SourceMap {
  package func source(_ file: FileID) -> SourceText? { sources[file] }
}

extension Finding {
  fileprivate func moved(by shift: UInt32) -> Finding {
    func move(_ location: Location) -> Location {
      Location(FileID(rawValue: location.file.rawValue + shift), location.range)
    }
    var result = self
    result.location = move(location)
    result.related = related.map { Related(move($0.location), $0.message) }
    result.fixes = fixes.map { fix in
      Fix(fix.title, fix.safety, fix.edits.map { Edit(move($0.location), $0.text) })
    }
    return result
  }
}

extension Workspace.CheckedFile {
  /// Whether a finding depends on what other files use.
  fileprivate var asksUsers: Bool { findings.contains { Rule.codesOfUsers.contains($0.code.id) } }
}
