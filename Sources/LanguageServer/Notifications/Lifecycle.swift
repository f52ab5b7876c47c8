extension Notification {
  static let initialized = Notification("initialized") { server, _ in
    server.register()
    server.askForConfiguration()
  }

  static let exit = Notification("exit") { server, _ in
    server.outputs.append(.exit(server.statusAtEndOfInput))
  }

  static let setTrace = Notification("$/setTrace") { server, parameters in
    server.trace = Server.Trace(rawValue: try parameters["value"].string()) ?? .off
  }

  static let cancelRequest = Notification("$/cancelRequest") { server, parameters in
    guard let id = RequestID(parameters["id"].node) else {
      throw parameters["id"].expected("an integer or a string")
    }
    server.running[id]?.ticket.cancel()
    if let index = server.waiting.firstIndex(where: { $0.id == id }) {
      server.waiting.remove(at: index)
      server.running[id] = nil
      server.send(Outgoing.error(id, .cancelled))
    }
  }
}

extension Server {
  /// Asks for notifications of changes on disk and of settings, which `initialize` cannot do.
  fileprivate mutating func register() {
    var registrations: [JSONLiteral] = []
    if client.watchesFiles {
      registrations.append([
        "id": "ctl/files", "method": "workspace/didChangeWatchedFiles",
        "registerOptions": [
          "watchers": [
            ["globPattern": "**/*.ctl"], ["globPattern": "**/*.{storyboard,xib}"],
            ["globPattern": "**/ctl.json"], ["globPattern": "**/*.xcstrings"],
            // A folder that goes is one event, without its files.
            ["globPattern": "**/*", "kind": 4],
          ]
        ],
      ])
    }
    if client.registersConfiguration {
      registrations.append([
        "id": "ctl/settings", "method": "workspace/didChangeConfiguration",
        "registerOptions": ["section": "ctl"],
      ])
    }
    guard !registrations.isEmpty else { return }
    ask("client/registerCapability") { writer in
      writer.key("registrations")
      JSONLiteral.array(registrations).write(to: &writer)
    }
  }
}
