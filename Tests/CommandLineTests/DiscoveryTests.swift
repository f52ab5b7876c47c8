import CtlTestSupport
import CtlWorkspace
import Foundation
import Testing

@Suite struct DiscoveryTests {
  /// Those that can be made by everybody; the folder around the current one would be another way to
  /// its files.
  static let layouts = FolderLayout.all.filter { layout in
    layout.unreadable.isEmpty
      && !layout.opened.contains { FilePath.isInside(layout.opened[0], $0) }
  }

  @Test(arguments: layouts)
  func theCommandLineFindsTheSameProjects(layout: FolderLayout) throws {
    let folder = try TemporaryFolder()
    try layout.write(to: folder)
    let current = layout.opened[0]
    func argument(_ path: String) -> String {
      let ups = current.split(separator: "/").map { _ in ".." }.joined(separator: "/")
      if path == current { return "." }
      return FilePath.isInside(path, current)
        ? String(path.dropFirst(current.count + 1)) : ups + path
    }
    let tool = try Tool.run(
      ["dump", "project", "--"] + (layout.opened + layout.named).map(argument),
      in: folder.url.appendingPathComponent(current))
    func absolute(_ path: Substring) -> String { FilePath.normalized("\(current)/\(path)") }
    var projects: [(root: String, settings: String?, files: [String])] = []
    for line in tool.output.split(separator: "\n") {
      if line.hasPrefix("root ") {
        projects.append((absolute(line.dropFirst(5)), nil, []))
      } else if line.hasPrefix("settings ") {
        projects[projects.count - 1].settings = absolute(line.dropFirst(9))
      } else {
        projects[projects.count - 1].files.append(absolute(line.dropFirst(2)))
      }
    }
    let pictures = projects.map { FolderLayout.picture($0.root, $0.settings, $0.files) }
    #expect(pictures.sorted() == layout.projects.sorted())
    let errors = tool.errors.split(separator: "\n").filter { $0.contains("cannot read") }
    #expect(errors.count == layout.problems.count)
    for path in layout.problems {
      #expect(errors.contains { $0.contains("`\(argument(path))`") }, "\(path)")
    }
  }

  @Test func excludedFilesAreNoneOfTheProject() throws {
    let folder = try TemporaryFolder([
      "ctl.json": "{ \"exclude\": [\"old\"] }", "A.ctl": "", "old/B.ctl": "",
    ])
    let tool = try Tool.run("dump", "project", ".", in: folder.url)
    #expect(tool.output == "root .\nsettings ctl.json\n  A.ctl\n")
  }

  @Test func oneFolderThatCannotBeReadHidesNoOther() throws {
    let folder = try TemporaryFolder(["a/A.ctl": "", "b/B.ctl": ""])
    let locked = folder.url.appendingPathComponent("a/locked").path
    try FileManager.default.createDirectory(
      atPath: locked, withIntermediateDirectories: true, attributes: [.posixPermissions: 0])
    let tool = try Tool.run("dump", "project", ".", in: folder.url)
    if tool.status == 0 { return }  // The superuser reads everything.
    #expect(tool.output == "root .\n  a/A.ctl\n  b/B.ctl\n")
    #expect(tool.status == 2 && tool.errors == "ctl: cannot read `a/locked`: Permission denied\n")
  }
}
