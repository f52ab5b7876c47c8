import CtlChecker
import CtlDiagnostics
import CtlInterfaceBuilder
import CtlRules
import CtlSyntax
import CtlText

/// The files of a project, from disk or from memory, and what is known about them. After a change,
/// exactly the changed files and those that import them, directly or through others, are checked
/// again. The command line and the language server are thin users of it; it does no IO itself.
public struct Workspace: Sendable {
  /// Imports may not leave this folder.
  public let root: String
  /// The `ctl.json` of the root, if it has one.
  let settingsPath: String?
  public private(set) var settings: Settings
  /// The modules that files may import.
  public private(set) var modules = Modules()
  /// Reads a file from disk, inside of a folder; nil when there is none.
  let read: Reader
  /// Runs an action for each number below a count, in parallel if possible.
  private let parallel: Parallel

  typealias Reader = @Sendable (_ path: String, _ root: String) -> [UInt8]?
  public typealias Parallel = @Sendable (_ count: Int, _ action: @Sendable (Int) -> Void) -> Void

  /// Whether every file of the project is known, so that what no file uses is unused.
  public var isWhole = false {
    didSet {
      guard isWhole != oldValue else { return }
      noteUses(files.indices.map { FileID($0) })
    }
  }

  /// What the sources of the app set, for documents of Interface Builder; set before they are
  /// checked.
  public var code: CodeIndex?

  private(set) var ids: [String: FileID] = [:]
  private(set) var files: [File] = []
  /// Files to check again.
  private var stale: Set<FileID> = []
  /// Files of which others may use something else than before.
  private var unsettled: Set<FileID> = []

  public init(
    root: String, settingsPath: String? = nil, settings: Settings = Settings(),
    read: @escaping @Sendable (String) -> [UInt8]? = { _ in nil },
    parallel: @escaping Parallel = { count, action in for index in 0..<count { action(index) } }
  ) {
    self.init(
      root: root, settingsPath: settingsPath, settings: settings, reader: { path, _ in read(path) },
      parallel: parallel)
  }

  init(
    root: String, settingsPath: String?, settings: Settings, reader: @escaping Reader,
    parallel: @escaping Parallel
  ) {
    self.root = root
    self.settingsPath = settingsPath
    self.settings = settings
    read = reader
    self.parallel = parallel
  }

  // MARK: Changes

  /// Gives a file its text, instead of the one on disk.
  public mutating func open(_ path: String, _ bytes: [UInt8]) {
    let id = id(of: path)
    files[Int(id.rawValue)].isGiven = true
    replace(id, SourceText(path: files[Int(id.rawValue)].path, bytes: bytes))
  }

  /// Removes the given text: the file on disk is used again.
  public mutating func close(_ path: String) {
    guard let id = ids[FilePath.normalized(path)] else { return }
    files[Int(id.rawValue)].isGiven = false
    reload(path)
  }

  /// The file has changed on disk, or has come or gone.
  public mutating func reload(_ path: String) {
    guard let id = ids[FilePath.normalized(path)], !files[Int(id.rawValue)].isGiven else { return }
    files[Int(id.rawValue)].isLoaded = false
    invalidate(id)
  }

  public mutating func setSettings(_ settings: Settings) {
    guard settings != self.settings else { return }
    self.settings = settings
    for index in files.indices where files[index].results != nil {
      files[index].results = nil
      stale.insert(FileID(index))
    }
  }

  /// Other modules, or other files in them: what imports a module is checked again.
  public mutating func setModules(_ modules: Modules) {
    guard modules != self.modules else { return }
    self.modules = modules
    for index in files.indices {
      let id = FileID(index)
      let module = modules.module(of: files[index].path)?.name
      let isMoved = module != files[index].module
      files[index].module = module
      guard let tree = files[index].tree else { continue }
      let imports = imports(of: tree)
      guard isMoved || imports.contains(where: { $0.module != nil }) else { continue }
      setImports(of: id, imports)
      invalidate(id)
    }
  }

  private mutating func replace(_ id: FileID, _ source: SourceText?) {
    let index = Int(id.rawValue)
    files[index].isLoaded = true
    if let source, let old = files[index].source, old.bytes == source.bytes { return }
    files[index].source = source
    files[index].tree = nil
    setImports(of: id, [])
    invalidate(id)
  }

  private mutating func setImports(of id: FileID, _ imports: [Import]) {
    for target in files[Int(id.rawValue)].imports.flatMap(\.targets) {
      files[Int(target.rawValue)].importers.remove(id)
    }
    files[Int(id.rawValue)].imports = imports
    for target in imports.flatMap(\.targets) {
      files[Int(target.rawValue)].importers.insert(id)
    }
  }

  mutating func setProgram(_ program: Program?, of id: FileID) {
    files[Int(id.rawValue)].program = program
  }

  /// Forgets what was derived from a file: its own program and those of its importers. Those of a
  /// file without a program have none either.
  private mutating func invalidate(_ id: FileID) {
    var pending = [id]
    while let next = pending.popLast() {
      files[Int(next.rawValue)].program = nil
      files[Int(next.rawValue)].results = nil
      stale.insert(next)
      pending += files[Int(next.rawValue)].importers.filter {
        files[Int($0.rawValue)].program != nil
      }
    }
  }

  /// How many files are known.
  public var fileCount: Int { files.count }

  /// A known file; nil for a path that was never used.
  public func file(at path: String) -> FileID? { ids[FilePath.normalized(path)] }

  /// A file, known from now on.
  public mutating func id(of path: String) -> FileID {
    let path = FilePath.normalized(path)
    if let id = ids[path] { return id }
    let id = FileID(files.count)
    ids[path] = id
    files.append(File(path: path, module: modules.module(of: path)?.name))
    return id
  }

  // MARK: Checking

  private var runsRules = true

  /// The files that the last check looked at again, because they or others have changed.
  public private(set) var checkedLast: [FileID] = []

  /// Checks files and what they import; nil for a file that cannot be read. The result depends
  /// neither on the order of the paths nor on the number of cores.
  public mutating func check(_ paths: [String]) -> [CheckedFile?] {
    checkedLast = []
    let wanted = paths.map { id(of: $0) }
    let needed = load(wanted + stale.filter { files[Int($0.rawValue)].isLoaded })
    stale.subtract(needed)
    let components = graph(needed).components
    checkPrograms(components)
    let found = findUnknownNames()
    if isWhole { noteUses(needed + found) }
    let others = compareUses().union(found).subtracting(needed)
    runRules(components)
    if !others.isEmpty { runRules(graph(load(Array(others))).components) }
    checkedLast = needed + others
    return wanted.map { checked($0) }
  }

  /// The project with other texts of some files, checked in them and in the files that import them: the nearest
  /// ones, as many and as long as the limits allow. Without rules, the findings are those of the language alone.
  public func trying(
    _ texts: [String: [UInt8]], importers limit: Int, bytes: Int, rules: Bool = true
  ) -> (workspace: Workspace, own: [FileID], importers: [FileID]) {
    var next = self
    next.runsRules = rules
    let paths = texts.keys.sorted()
    let own = paths.map { next.id(of: $0) }
    var seen = Set(own)
    var importers: [FileID] = []
    var left = bytes
    var layer = own
    while !layer.isEmpty, importers.count < limit {
      layer = layer.flatMap { next.files[Int($0.rawValue)].importers.sorted() }
        .filter { seen.insert($0).inserted }
      for id in layer where importers.count < limit && checked(id) != nil {
        let size = next.source(id)?.bytes.count ?? 0
        guard size <= left else { continue }
        left -= size
        importers.append(id)
      }
    }
    for (path, bytes) in texts { next.open(path, bytes) }
    next.stale.formIntersection(own + importers)
    _ = next.check(paths)
    return (next, own, importers)
  }

  private func graph(_ ids: [FileID]) -> ImportGraph {
    ImportGraph(ids) { files[Int($0.rawValue)].imports.flatMap(\.targets) }
  }

  /// Notes what files use of others, after they were checked.
  private mutating func noteUses(_ ids: [FileID]) {
    unsettled.formUnion(ids)
    for id in ids {
      let old = files[Int(id.rawValue)].uses
      let new = isWhole ? ProjectUses(files[Int(id.rawValue)].program) : ProjectUses()
      if new == old { continue }
      for target in old.targets { files[Int(target.rawValue)].users.remove(id) }
      for target in new.targets { files[Int(target.rawValue)].users.insert(id) }
      unsettled.formUnion(old.targets)
      unsettled.formUnion(new.targets)
      files[Int(id.rawValue)].uses = new
    }
  }

  /// Forgets the results of files of which others use something else than before; returns them.
  private mutating func compareUses() -> Set<FileID> {
    var changed: Set<FileID> = []
    for id in unsettled {
      let users = files[Int(id.rawValue)].users.map { files[Int($0.rawValue)].uses }
      let used = isWhole ? ProjectUses.outside(id, users) : nil
      guard used != files[Int(id.rawValue)].usedOutside else { continue }
      files[Int(id.rawValue)].usedOutside = used
      files[Int(id.rawValue)].results = nil
      changed.insert(id)
    }
    unsettled = []
    return changed
  }

  /// The last results for a file.
  public func checked(_ id: FileID) -> CheckedFile? {
    let file = files[Int(id.rawValue)]
    guard let program = file.program, let results = file.results else { return nil }
    return CheckedFile(
      id: id, path: file.path, program: program, findings: results.findings,
      causes: results.causes)
  }

  /// Reads and parses files, and the files they import, and so on; returns them, in their order.
  private mutating func load(_ wanted: [FileID]) -> [FileID] {
    var seen = Set(wanted)
    var pending = Array(seen)
    while !pending.isEmpty {
      for id in pending where !files[Int(id.rawValue)].isLoaded {
        let path = files[Int(id.rawValue)].path
        replace(id, read(path, root(of: id)).map { SourceText(path: path, bytes: $0) })
      }
      parse(pending)
      var next: [FileID] = []
      for id in pending {
        for target in files[Int(id.rawValue)].imports.flatMap(\.targets)
        where seen.insert(target).inserted {
          next.append(target)
        }
      }
      pending = next
    }
    return seen.sorted { $0.rawValue < $1.rawValue }
  }

  private mutating func parse(_ ids: [FileID]) {
    let fresh = ids.filter {
      files[Int($0.rawValue)].tree == nil && files[Int($0.rawValue)].source != nil
        && !files[Int($0.rawValue)].isDocument
    }
    let inputs = fresh.map { ($0, files[Int($0.rawValue)].source!) }
    let trees = map(fresh.count) { SyntaxTree.parse(inputs[$0].1, file: inputs[$0].0) }
    for (id, tree) in zip(fresh, trees) {
      files[Int(id.rawValue)].tree = tree
      setImports(of: id, imports(of: tree))
    }
  }

  /// Types files again whose unknown names others declare, or no longer declare; returns them.
  private mutating func findUnknownNames() -> [FileID] {
    var names: Set<String> = []
    let asking = files.indices.filter { index in
      guard let program = files[index].program else { return false }
      names.formUnion(program.unknownNames)
      return !program.unknownNames.isEmpty || !files[index].others.isEmpty
    }
    if asking.isEmpty { return [] }
    let declared = declarations(of: names)
    var found: [FileID] = []
    for index in asking {
      let names = files[index].program?.unknownNames ?? []
      let others = declarations(for: index, names, among: declared)
      if others == files[index].others { continue }
      files[index].others = others
      found.append(FileID(index))
    }
    // Each is asked where the others declare their names.
    for id in found {
      files[Int(id.rawValue)].program = nil
      files[Int(id.rawValue)].results = nil
    }
    if !found.isEmpty { checkPrograms(graph(load(found)).components) }
    return found
  }

  private mutating func runRules(_ components: ImportGraph.Components) {
    for wave in components.waves {
      let programs = wave.compactMap { id in
        files[Int(id.rawValue)].results == nil ? files[Int(id.rawValue)].program : nil
      }
      let imported = programs.map { program in
        var results: [FileID: RuleResults] = [:]
        // Those of a circle come at the same time, and show nothing that is judged here.
        for file in program.imported.keys where program.circle?.has(file) != true {
          results[file] = files[Int(file.rawValue)].results
        }
        return results
      }
      let outside = programs.map { files[Int($0.file.rawValue)].usedOutside }
      let settings = settings
      let runsRules = runsRules
      let results = map(programs.count) {
        guard runsRules else { return RuleResults(withoutRules: programs[$0]) }
        return RuleEngine.run(
          programs[$0], settings: settings, imported: imported[$0], usedOutside: outside[$0])
      }
      for (program, result) in zip(programs, results) {
        files[Int(program.file.rawValue)].results = result
      }
    }
  }

  func map<Result: Sendable>(
    _ count: Int, _ make: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    guard count > 1 else { return (0..<count).map(make) }
    // Every action writes its own slot, once.
    nonisolated(unsafe) let slots = UnsafeMutablePointer<Result?>.allocate(capacity: count)
    slots.initialize(repeating: nil, count: count)
    parallel(count) { slots[$0] = make($0) }
    defer {
      slots.deinitialize(count: count)
      slots.deallocate()
    }
    return (0..<count).map { slots[$0] ?? make($0) }
  }
}

extension Workspace: SourceMap {
  public func source(_ file: FileID) -> SourceText? {
    Int(file.rawValue) < files.count ? files[Int(file.rawValue)].source : nil
  }
}
