import CtlTestSupport
import CtlWorkspace
import Testing

@Suite struct DiscoveryTests {
  @Test(arguments: FolderLayout.all)
  func layouts(layout: FolderLayout) {
    var discovery = Discovery(layout.disk.fileSystem, folders: layout.opened)
    for folder in layout.opened { discovery.search(folder) }
    while discovery.isSearching { _ = discovery.searchNext() }
    let found = Set(discovery.projects.flatMap(\.files))
    for path in layout.named { discovery.add(path) }
    let pictures = discovery.projects.filter { !$0.files.isEmpty }.map {
      FolderLayout.picture($0.root, $0.settingsPath, Array($0.files))
    }
    #expect(pictures.sorted() == layout.projects.sorted())
    #expect(discovery.problems.map(\.path).sorted() == layout.problems)
    // What a search finds is what it would find again, one by one.
    for path in found.union(layout.files.keys).union(layout.problems) where path.hasSuffix(".ctl") {
      let isFound = discovery.finds(path)
      #expect(isFound == found.contains(path), "\(path)")
    }
  }

  /// A disk whose every folder holds the same entries.
  private func endless(_ entries: [FileSystem.Entry]) -> FileSystem {
    FileSystem(
      kind: { $0.hasSuffix(".ctl") ? .file : $0.hasSuffix(".json") ? .missing : .folder },
      entries: { _ in entries }, realPath: { $0 }, read: { _ in nil })
  }

  private func search(_ disk: FileSystem) -> (files: Int, reasons: [String]) {
    var discovery = Discovery(disk, folders: ["/p"])
    discovery.search("/p")
    while discovery.isSearching { _ = discovery.searchNext() }
    return (discovery.projects.reduce(0) { $0 + $1.files.count }, discovery.problems.map(\.reason))
  }

  @Test func deepFoldersEnd() {
    let (files, reasons) = search(endless([.init("A.ctl", .file), .init("sub", .folder)]))
    #expect(files == Discovery.depthLimit + 1)
    #expect(reasons == ["it is more than 256 folders deep"])
  }

  @Test func endlessFoldersEnd() {
    let (files, reasons) = search(endless([.init("a", .folder), .init("b", .folder)]))
    #expect(files == 0)
    #expect(reasons.last == "there are more than 200000 folders" && reasons.count == 2)
  }

  @Test func endlessFilesEnd() {
    let names = (0..<1000).map { FileSystem.Entry("\($0).ctl", .file) }
    let (files, reasons) = search(endless(names + [.init("sub", .folder)]))
    #expect(files == Discovery.fileLimit)
    #expect(reasons == ["there are more than 50000 .ctl files"])
  }

  @Test func aLongPathIsNotFollowedToItsEnd() {
    let asked = Counter()
    var disk = endless([])
    disk.kind = { _ in
      asked.count += 1
      return .missing
    }
    var discovery = Discovery(disk, folders: [])
    let folder = String(repeating: "/x", count: 10_000)
    let index = discovery.project(of: folder + "/A.ctl")
    #expect(discovery.projects[index].root == folder && asked.count <= 257)
  }

  private final class Counter: @unchecked Sendable { var count = 0 }

  @Test func aNameThatLeadsNowhereIsReported() {
    var disk = endless([.init("caf\u{FFFD}.ctl", .file), .init("A.ctl", .file)])
    disk.kind = { $0.contains("\u{FFFD}") || $0.hasSuffix(".json") ? .missing : .file }
    let (files, reasons) = search(disk)
    #expect(files == 1 && reasons == ["its name is not UTF-8, or it is gone"])
  }

  @Test func namesThatAreEqualAsTextAreReported() {
    let (files, reasons) = search(
      endless([.init("\u{E9}.ctl", .file), .init("e\u{301}.ctl", .file)]))
    #expect(files == 1 && reasons == ["another file has the same name"])
  }
}
