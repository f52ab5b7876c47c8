import CtlText

extension Notification {
  static let didOpen = Notification(
    "textDocument/didOpen", ["textDocumentSync": ["openClose": true]]
  ) { server, parameters in
    let item = parameters["textDocument"]
    let uri = try item["uri"].uri()
    let text = Array(try item["text"].string().utf8)
    server.openings += 1
    server.willChange()
    server.documents[uri.path] = Document(
      uri, version: item["version"].node?.int ?? 0, text: text, opening: server.openings)
    server.publisher.add(uri.path)
    server.opened(uri.path, text)
  }

  static let didChange = Notification("textDocument/didChange") { server, parameters in
    let uri = try parameters.documentURI()
    let changes = try parameters["contentChanges"].elements()
    // Taken out while it changes, so that its text is changed in place.
    server.willChange()
    guard var document = server.documents.removeValue(forKey: uri.path) else {
      return server.log(.warning, "textDocument/didChange: `\(uri.text)` is not open")
    }
    var failure: (any Error)?
    for change in changes {
      do {
        try document.apply(change, server.encoding)
      } catch {
        failure = error
        break
      }
    }
    document.advance(to: parameters["textDocument"]["version"].node?.int)
    server.documents[uri.path] = document
    server.outdate(uri.path)
    server.publisher.markEdited(uri.path)
    server.opened(uri.path, document.text.bytes)
    if let failure { throw failure }
  }

  static let didClose = Notification("textDocument/didClose") { server, parameters in
    let uri = try parameters.documentURI()
    guard let document = server.documents.removeValue(forKey: uri.path) else { return }
    server.outdate(uri.path)
    server.unpublish(document)
    server.tokens.forget(uri.path)
    server.closed(uri.path)
  }

  /// Nothing happens before a save, but clients that send this get no error.
  static let willSave = Notification(
    "textDocument/willSave", ["textDocumentSync": ["willSave": true]]
  ) { _, _ in }

  /// The text is known already; a client that does not watch files announces new settings and new files
  /// of modules this way.
  static let didSave = Notification(
    "textDocument/didSave", ["textDocumentSync": ["save": ["includeText": false]]]
  ) { server, parameters in
    server.changedOnDisk(try parameters.documentURI())
  }
}

extension Server {
  /// Drops pending answers about a document that has changed.
  mutating func outdate(_ path: String) {
    for item in running.values where item.path == path { item.ticket.outdate() }
  }
}
