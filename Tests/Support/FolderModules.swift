import CtlWorkspace

extension Workspace {
  /// Takes each folder at the root as a module of its name: `BankKit/Account.ctl`.
  public mutating func takeModules(_ files: [(path: String, text: String)]) {
    let inFolders = files.filter { $0.path.contains("/") && !$0.path.hasPrefix("/") }
    let disk = MemoryDisk(
      Dictionary(inFolders.map { ("/" + $0.path, $0.text) }) { first, _ in first })
    let names = Set(inFolders.compactMap { $0.path.split(separator: "/").first.map(String.init) })
    let given = names.sorted().map { Modules.Given(name: $0, path: $0) }
    setModules(Modules(given: given, disk.fileSystem))
  }
}
