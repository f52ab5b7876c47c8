import CtlText

extension Server {
  /// Handles messages that came together.
  mutating func handle(_ messages: [ClientMessage]) -> [Output] {
    running = running.filter { !$0.value.ticket.isFinished }
    let outdated = outdatedRequests(in: messages)
    for (index, message) in messages.enumerated() {
      switch message {
      case .malformed(let id, let error): send(Outgoing.error(id, error))
      case .response(let id, let result): answered(id, result)
      case .notification(let method, let parameters): notified(method, parameters)
      case .request(let id, let method, let parameters):
        requested(id, method, parameters, outdated: outdated[index])
      }
      if case .exit? = outputs.last { break }
    }
    flush()
    defer { outputs = [] }
    return outputs
  }

  /// The requests whose answers are no longer needed: those that a later one of the messages
  /// cancels, and those about a document that a later one changes. A client that types faster than
  /// it gets answers never builds up a queue.
  private func outdatedRequests(in messages: [ClientMessage]) -> [Int: ResponseError] {
    guard messages.count > 1 else { return [:] }
    var result: [Int: ResponseError] = [:]
    var cancelled: Set<RequestID> = []
    var changed: Set<String> = []
    for (index, message) in messages.enumerated().reversed() {
      switch message {
      case .notification("$/cancelRequest", let parameters):
        if let id = RequestID(parameters["id"].node) { cancelled.insert(id) }
      case .notification("textDocument/didChange", let parameters):
        if let uri = try? parameters.documentURI() { changed.insert(uri.path) }
      case .request(let id, let method, let parameters):
        if cancelled.remove(id) != nil {
          result[index] = .cancelled
        } else if !changed.isEmpty, Request.byMethod[method]?.isDroppedByChanges == true,
          let uri = try? parameters.documentURI(),
          changed.contains(uri.path)
        {
          result[index] = .stale
        }
      default: break
      }
    }
    return result
  }

  // MARK: Messages

  private mutating func notified(_ method: String, _ parameters: Parameters) {
    guard phase == .running || method == "exit" else { return }
    guard let notification = Notification.byMethod[method] else { return }
    do {
      try notification.handle(&self, parameters)
    } catch {
      log(.warning, "\(method): \((error as? ResponseError)?.message ?? "\(error)")")
    }
  }

  private mutating func requested(
    _ id: RequestID, _ method: String, _ parameters: Parameters, outdated: ResponseError?
  ) {
    func refuse(_ code: ResponseError.Code, _ message: String) {
      send(Outgoing.error(id, ResponseError(code, message)))
    }
    switch phase {
    case .uninitialized where method != "initialize":
      return refuse(.serverNotInitialized, "the first request must be `initialize`")
    case .running where method == "initialize":
      return refuse(.invalidRequest, "the server is initialized already")
    case .shutDown: return refuse(.invalidRequest, "the server is shut down")
    default: break
    }
    guard var request = Request.byMethod[method] else {
      return refuse(.methodNotFound, "there is no method `\(method)`")
    }
    if let node = parameters.node, !node.isNull, node.members == nil {
      return refuse(.invalidParams, "`params` must be an object")
    }
    if let outdated { return send(Outgoing.error(id, request.reported(outdated))) }
    logTrace(id, method, parameters)
    var parameters = parameters
    if case .choice(let choose) = request.handler {
      do {
        (request.handler, parameters) = try choose(parameters)
      } catch {
        return send(Outgoing.error(id, request.reported(error)))
      }
    }
    if case .inOrder(let handle) = request.handler {
      do {
        // The handler writes its answer first; messages that it sends come after it.
        let sent = outputs.count
        let body = try Outgoing.result(id) { try handle(&self, parameters, &$0) }
        outputs.insert(.message(body), at: sent)
      } catch {
        send(Outgoing.error(id, request.reported(error)))
      }
      return
    }
    let waiting = Waiting(id: id, request: request, parameters: parameters, ticket: Ticket())
    if request.waitsForWorkspace, hasWork {
      self.waiting.append(waiting)
      running[id] = (waiting.ticket, nil)
    } else {
      start(waiting)
    }
  }

  /// Begins to answer from the present state.
  mutating func start(_ waiting: Waiting) {
    let (id, request, parameters, ticket) =
      (waiting.id, waiting.request, waiting.parameters, waiting.ticket)
    var path: String?
    let answer: @Sendable (inout JSONWriter) throws -> Void
    switch request.handler {
    case .inOrder, .choice: return
    case .workspace(let handle):
      if let uri = try? parameters.documentURI() {
        path = uri.path
        _ = project(of: uri.path)
      }
      let snapshot = currentSnapshot()
      answer = { try handle(snapshot, parameters, ticket, &$0) }
    case .document(let handle):
      let uri: DocumentURI
      do {
        uri = try parameters.part(request.document).uri()
      } catch {
        return send(Outgoing.error(id, request.reported(error)))
      }
      if request.isDroppedByChanges { path = uri.path }
      if isSettings(uri.path), let handle = request.settings {
        let context = SettingsContext(currentSnapshot(), settingsText(uri.path), uri, parameters)
        answer = { try handle(context, &$0) }
        break
      }
      guard let context = documentContext(uri, parameters, ticket) else {
        let absent = request.absent
        answer = { if let absent { absent.write(to: &$0) } else { $0.writeNull() } }
        break
      }
      answer = { try handle(context, &$0) }
    }
    running[id] = (ticket, path)
    outputs.append(
      .work(
        Work {
          defer { ticket.finish() }
          do {
            try ticket.check()
            let body = try Outgoing.result(id, answer)
            try ticket.check()
            return body
          } catch {
            return Outgoing.error(id, request.reported(error))
          }
        }))
  }

  mutating func documentContext(
    _ uri: DocumentURI, _ parameters: Parameters, _ ticket: Ticket
  ) -> DocumentContext? {
    guard !isSettings(uri.path) else { return nil }
    let owner = project(of: uri.path)
    let snapshot = currentSnapshot()
    var project = snapshot.projects[owner]
    let id = project.workspace.id(of: uri.path)
    let known = project.workspace.checked(id) ?? project.workspace.check([uri.path])[0]
    guard let file = known else { return nil }
    return DocumentContext(
      snapshot: snapshot, project: project, file: file, uri: uri, parameters: parameters,
      ticket: ticket)
  }

  private mutating func answered(_ id: RequestID, _ result: JSONNode?) {
    guard case .number(let number) = id, let asked = asked.removeValue(forKey: number) else {
      return
    }
    switch asked {
    case .nothing: break
    case .configuration:
      if let section = result?.elements?.first { configure(section) }
    case .progress: progressCreated(result != nil)
    case .refresh(let method): refreshed(method)
    }
  }

  /// The current state, after checking everything that has changed.
  mutating func currentSnapshot() -> Snapshot {
    check()
    if let snapshot { return snapshot }
    let new = Snapshot(
      discovery: discovery, projects: projects, documents: documents, encoding: encoding,
      language: language,
      client: client, texts: texts, tokens: tokens, made: made, pages: pages)
    snapshot = new
    return new
  }

  /// Called before any change to the state that a snapshot shows.
  mutating func willChange() { snapshot = nil }

  /// Checks what has changed since the last time.
  mutating func check() {
    for index in projects.indices where projects[index].needsCheck {
      willChange()
      projects[index].check()
    }
  }

  private mutating func logTrace(_ id: RequestID, _ method: String, _ parameters: Parameters) {
    guard trace != .off else { return }
    let isVerbose = trace == .verbose
    notify("$/logTrace") { writer in
      switch id {
      case .number(let number): writer.member("message", "\(method) (\(number))")
      case .text(let text): writer.member("message", "\(method) (\(text))")
      }
      if isVerbose, let node = parameters.node {
        var text = JSONWriter()
        text.write(node.value)
        writer.member("verbose", String(decoding: text.bytes, as: UTF8.self))
      }
    }
  }
}

extension Request {
  /// The error in the form for the client.
  func reported(_ error: any Error) -> ResponseError {
    guard let error = error as? ResponseError else {
      return ResponseError(.internalError, "\(error)")
    }
    guard retriggers, error.code == .contentModified else { return error }
    var result = ResponseError(.serverCancelled, error.message)
    result.retriggers = true
    return result
  }
}
