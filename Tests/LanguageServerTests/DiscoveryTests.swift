import CtlTestSupport
import CtlWorkspace
import Testing

@testable import CtlLanguageServer

@Suite struct DiscoveryTests {
  @Test(arguments: FolderLayout.all)
  func theServerFindsTheSameProjects(layout: FolderLayout) {
    var client = Client(layout.disk)
    client.initialize(folders: layout.opened)
    client.idle()
    for path in layout.named { client.open(path, layout.files[path] ?? "") }
    let server = client.server
    let pictures = server.projects.map { project in
      FolderLayout.picture(
        project.workspace.root, project.settingsPath,
        Array(server.discovery.projects[project.index].files))
    }
    #expect(pictures.filter { !$0.hasSuffix(":") }.sorted() == layout.projects.sorted())
    let log = client.sent("window/logMessage").compactMap { $0["message"] as? String }
    #expect(log.count == layout.problems.count)
    for path in layout.problems { #expect(log.contains { $0.contains("`\(path)`") }) }
  }

  /// The paths of all files that the server checks.
  private func files(_ client: Client) -> [String] {
    client.server.discovery.projects.flatMap(\.files).sorted()
  }

  @Test func whatASearchWouldNotFindIsNotTakenWhenItChanges() {
    var client = Client(["/p/A.ctl": "", "/q/B.ctl": ""])
    client.initialize(folders: ["/p"])
    client.idle()
    for path in ["/p/.build/x/C.ctl", "/q/B.ctl", "/p/D.ctl"] {
      client.disk.files[path] = ""
      client.notify(
        "workspace/didChangeWatchedFiles", ["changes": [["uri": "file://\(path)", "type": 1]]])
    }
    #expect(files(client) == ["/p/A.ctl", "/p/D.ctl"])
    // A file that was named belongs to the files as long as it is open.
    client.open("/q/B.ctl", "")
    #expect(files(client) == ["/p/A.ctl", "/p/D.ctl", "/q/B.ctl"])
    client.close("/q/B.ctl")
    client.open("/p/D.ctl", "")
    client.close("/p/D.ctl")
    #expect(files(client) == ["/p/A.ctl", "/p/D.ctl"])
  }

  @Test func aNewFileIsCheckedUnopened() {
    var client = Client(["/p/A.ctl": ""])
    client.initialize(folders: ["/p"])
    client.idle()
    client.disk.files["/p/D.ctl"] = "screen D { lable }"
    client.notify(
      "workspace/didChangeWatchedFiles", ["changes": [["uri": "file:///p/D.ctl", "type": 1]]])
    client.idle()
    let published = client.sent("textDocument/publishDiagnostics").last {
      $0["uri"] as? String == "file:///p/D.ctl"
    }
    #expect((published?["diagnostics"] as? [Any])?.isEmpty == false)
  }

  @Test func settingsOfHiddenFoldersChangeNothing() {
    var client = Client(["/p/A.ctl": ""])
    client.initialize(folders: ["/p"])
    client.idle()
    for path in ["/p/.build/x/ctl.json", "/p/ctl.json"] {
      client.disk.files[path] = "{}"
      client.notify(
        "workspace/didChangeWatchedFiles", ["changes": [["uri": "file://\(path)", "type": 1]]])
      #expect(client.server.hasWork == (path == "/p/ctl.json"))
    }
  }
}
