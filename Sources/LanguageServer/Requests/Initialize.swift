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
        writer.object("serverInfo") { writer in
          writer.member("name", "ctl")
          writer.member("version", server.machine.version)
        }
      }
    })
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
    beginSearch()
    if let options = parameters["initializationOptions"].node { configure(options) }
    if let id = parameters["processId"].node?.int, id > 0 {
      outputs.append(.watch(processID: id))
    }
  }

  mutating func addFolder(_ uri: DocumentURI) {
    if uri.isFile, !folders.contains(uri.path) { folders.append(uri.path) }
  }

  /// The capabilities of all requests and notifications together.
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
}
