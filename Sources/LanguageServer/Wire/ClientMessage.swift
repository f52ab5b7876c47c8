import CtlText

/// The name of a request, chosen by its sender.
public enum RequestID: Hashable, Sendable {
  case number(Int)
  case text(String)

  init?(_ node: JSONNode?) {
    switch node?.value {
    case .int(let number)?: self = .number(number)
    case .string(let text)?: self = .text(text.text)
    default: return nil
    }
  }

  func write(to writer: inout JSONWriter) {
    switch self {
    case .number(let number): writer.write(number)
    case .text(let text): writer.write(text)
    }
  }
}

/// A message of the client.
enum ClientMessage: Sendable {
  case request(RequestID, method: String, Parameters)
  case notification(method: String, Parameters)
  /// An answer to a request of the server; an error has no result.
  case response(RequestID, result: JSONNode?)
  /// An invalid message; the error is the answer, to the request of that id if it has one.
  case malformed(RequestID?, ResponseError)

  /// Reads the body of a message.
  init(_ body: [UInt8]) {
    let node: JSONNode
    do {
      node = try JSONReader.parse(body)
    } catch {
      self = .malformed(nil, ResponseError(.parseError, "\(error.message) (byte \(error.offset))"))
      return
    }
    self.init(node)
  }

  private init(_ node: JSONNode) {
    func invalid(_ id: RequestID?, _ message: String) -> ClientMessage {
      .malformed(id, ResponseError(.invalidRequest, message))
    }
    guard node.members != nil else {
      let what = node.elements == nil ? "a message is an object" : "batches are not part of LSP"
      self = invalid(nil, what)
      return
    }
    let id = RequestID(node["id"])
    if let version = node["jsonrpc"], version.string != "2.0" {
      self = invalid(id, "`jsonrpc` must be \"2.0\"")
      return
    }
    guard let method = node["method"] else {
      if let id, node["result"] != nil || node["error"] != nil {
        self = .response(id, result: node["error"] == nil ? node["result"] : nil)
      } else if node["error"] != nil {
        // The client could not read one of our messages; no answer is possible.
        self = .response(.number(-1), result: nil)
      } else {
        self = invalid(id, "a message needs a `method`")
      }
      return
    }
    guard let method = method.string else {
      self = invalid(id, "`method` must be a string")
      return
    }
    let parameters = Parameters(node["params"])
    if let id {
      self = .request(id, method: method, parameters)
    } else if node["id"] == nil {
      self = .notification(method: method, parameters)
    } else {
      self = invalid(nil, "`id` must be an integer or a string")
    }
  }
}
