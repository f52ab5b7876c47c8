import CtlDiagnostics
import CtlText

extension Request {
  static let initialize = Request(
    "initialize", capability: { _ in nil },
    handler: .inOrder { server, parameters, writer in
      try server.initialize(parameters)
      writer.object { writer in
        writer.key("capabilities")
        server.capabilities.write(to: &writer)
        writer.key("serverInfo")
        writer.object { writer in
          writer.member("name", "ctl")
          writer.member("version", server.machine.version)
        }
      }
    })

  static let shutdown = Request(
    "shutdown", capability: { _ in nil },
    handler: .inOrder { server, _, writer in
      server.phase = .shutDown
      for item in server.waiting {
        server.send(Outgoing.error(item.id, .cancelled))
      }
      server.waiting = []
      writer.writeNull()
    })
}

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
  fileprivate mutating func initialize(_ parameters: Parameters) throws {
    guard parameters.node?.members != nil else { throw parameters.expected("an object") }
    phase = .running
    client = ClientCapabilities(parameters["capabilities"].node)
    encoding = PositionEncoding.negotiate(client.positionEncodings)
    locale = Language(locale: parameters["locale"].node?.string ?? "en")
    language = locale
    trace = parameters["trace"].node?.string.flatMap { Trace(rawValue: $0) } ?? .off
    let workspaceFolders = parameters["workspaceFolders"].node?.elements?.compactMap {
      $0["uri"]?.string
    }
    let root = parameters["rootUri"].node?.string
    let rootPath = parameters["rootPath"].node?.string.map { DocumentURI(path: $0).text }
    for folder in workspaceFolders ?? [root ?? rootPath].compactMap({ $0 }) {
      addFolder(DocumentURI(folder))
    }
    search = FolderSearch(folders)
    if let options = parameters["initializationOptions"].node { configure(options) }
    if let id = parameters["processId"].node?.int, id > 0 {
      outputs.append(.watch(processID: id))
    }
  }

  mutating func addFolder(_ uri: DocumentURI) {
    if uri.isFile, !folders.contains(uri.path) { folders.append(uri.path) }
  }

  /// What the requests and notifications say, together.
  fileprivate var capabilities: JSONLiteral {
    var result: JSONLiteral = [
      "positionEncoding": .string(encoding.rawValue),
      "textDocumentSync": ["change": 2],
    ]
    for capability in Notification.all.map(\.capability) + Request.all.map(\.capability) {
      if let value = capability(client) { result = result.merged(with: value) }
    }
    return result
  }

  /// Asks to be told of changes on disk and of settings, which cannot be said in `initialize`.
  fileprivate mutating func register() {
    var registrations: [JSONLiteral] = []
    if client.watchesFiles {
      registrations.append([
        "id": "ctl/files", "method": "workspace/didChangeWatchedFiles",
        "registerOptions": [
          "watchers": [["globPattern": "**/*.ctl"], ["globPattern": "**/ctl.json"]]
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
