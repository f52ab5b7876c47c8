extension Request {
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
