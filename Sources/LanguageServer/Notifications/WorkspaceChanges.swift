import CtlText

extension Notification {
  static let didChangeConfiguration = Notification(
    "workspace/didChangeConfiguration"
  ) { server, parameters in
    if let section = parameters["settings"]["ctl"].node, section.members != nil {
      server.configure(section)
    } else {
      server.askForConfiguration()
    }
  }

  static let didChangeWatchedFiles = Notification(
    "workspace/didChangeWatchedFiles"
  ) { server, parameters in
    for change in try parameters["changes"].elements() {
      server.changedOnDisk(try change["uri"].uri())
    }
  }

  static let didChangeWorkspaceFolders = Notification(
    "workspace/didChangeWorkspaceFolders",
    ["workspace": ["workspaceFolders": ["supported": true, "changeNotifications": true]]]
  ) { server, parameters in
    let event = parameters["event"]
    for folder in try event["removed"].elements() {
      let path = try folder["uri"].uri().path
      server.folders.removeAll { $0 == path }
    }
    for folder in try event["added"].elements() {
      server.addFolder(try folder["uri"].uri())
    }
    server.rebuildProjects()
  }

  static let didCreateFiles = fileOperation("didCreate", "didCreateFiles")
  static let didDeleteFiles = fileOperation("didDelete", "didDeleteFiles")
  static let didRenameFiles = fileOperation("didRename", "didRenameFiles")

  private static func fileOperation(_ name: String, _ method: String) -> Notification {
    let filters: JSONLiteral = [
      "filters": [
        ["scheme": "file", "pattern": ["glob": "**/*.ctl", "matches": "file"]],
        ["scheme": "file", "pattern": ["glob": "**", "matches": "folder"]],
      ]
    ]
    return Notification(
      "workspace/\(method)", ["workspace": ["fileOperations": .object([(name, filters)])]]
    ) { server, parameters in
      for file in try parameters["files"].elements() {
        for key in ["uri", "oldUri", "newUri"] where !file[key].isMissing {
          server.changedOnDisk(try file[key].uri())
        }
      }
    }
  }
}
